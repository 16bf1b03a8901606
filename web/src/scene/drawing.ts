// What is seen, as an SVG: every flat piece that faces the camera, the far ones first.
import { type Camera, type Object3D, Vector3 } from 'three';

export interface Flat {
    of: Object3D; // in whose space the corners are
    corners: [number, number, number][];
    fill: string;
    text?: string;
    ink?: string;
    layer: number; // what lies on something else is drawn after it
}

// A square around a point, on the side that a normal points to.
export function squareOn(of: Object3D, at: Vector3, normal: Vector3, up: Vector3, half: number): Flat['corners'] {
    const right = up.clone().cross(normal);
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) =>
        at.clone().addScaledVector(right, a * half).addScaledVector(up, b * half).toArray(),
    );
}

export function svgOf(flats: Flat[], camera: Camera, width: number, height: number): string {
    const seen = flats.flatMap(({ of, corners, layer, ...paint }) => {
        of.updateWorldMatrix(true, false);
        const world = corners.map((corner) => of.localToWorld(new Vector3(...corner)));
        const far = world.reduce((sum, corner) => sum + corner.distanceTo(camera.position), 0) / world.length;
        const [a, b, c, d] = world.map((corner) => {
            const { x, y } = corner.clone().project(camera);
            return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
        });
        const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        return turn < 0 ? [{ ...paint, layer, far, points: [a, b, c, d] }] : []; // y runs down: what faces us runs backwards
    });
    seen.sort((a, b) => a.layer - b.layer || b.far - a.far);
    const shapes = seen.map(({ points, fill, text, ink }) => {
        const shape = `<polygon points="${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}"/>`;
        if (!text) return shape;
        const [x, y] = (['x', 'y'] as const).map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / 4);
        const size = Math.hypot(points[1].x - points[0].x, points[1].y - points[0].y) * 0.6;
        return `${shape}<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" fill="${ink}">${text}</text>`;
    });
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" `,
        'font-family="sans-serif" font-weight="600" text-anchor="middle" dominant-baseline="central">\n',
        ...shapes.map((shape) => `${shape}\n`),
        '</svg>\n',
    ].join('');
}
