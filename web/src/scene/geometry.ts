// Where the 54 facelets are: each face by its outward normal and by the directions in which its columns and rows run.
import { BoxGeometry, Shape, ShapeGeometry, Vector3 } from 'three';

const FACES: [letter: string, normal: number[], right: number[], down: number[]][] = [
    ['U', [0, 1, 0], [1, 0, 0], [0, 0, 1]],
    ['R', [1, 0, 0], [0, 0, -1], [0, -1, 0]],
    ['F', [0, 0, 1], [1, 0, 0], [0, -1, 0]],
    ['D', [0, -1, 0], [1, 0, 0], [0, 0, -1]],
    ['L', [-1, 0, 0], [0, 0, 1], [0, -1, 0]],
    ['B', [0, 0, -1], [-1, 0, 0], [0, -1, 0]],
];

export interface Facelet {
    face: string;
    cubie: Vector3; // -1, 0 or 1 each
    normal: Vector3;
    up: Vector3; // where the top of its letter points
}

export const FACELETS: Facelet[] = FACES.flatMap(([face, n, r, d]) => {
    const [normal, right, down] = [n, r, d].map((v) => new Vector3(...v));
    return [...Array(9).keys()].map((i) => ({
        face,
        normal,
        up: down.clone().negate(),
        cubie: normal.clone().addScaledVector(right, (i % 3) - 1).addScaledVector(down, Math.floor(i / 3) - 1),
    }));
});

export type Axis = 'x' | 'y' | 'z';
export const AXES: Record<Axis, Vector3> = { x: new Vector3(1, 0, 0), y: new Vector3(0, 1, 0), z: new Vector3(0, 0, 1) };

// Slow start, slow end; and back from what is shown to the time that shows it.
export const eased = (t: number) => t * t * (3 - 2 * t);
export const uneased = (part: number) => 0.5 - Math.sin(Math.asin(1 - 2 * part) / 3);

// A unit square rolls over its edge: how far its centre has come and how much it has risen after an angle of 0 .. 90
// degrees. A die rolls like that, and so do the wheels of a crawling cube.
export function rolled(angle: number): { along: number; up: number } {
    const diagonal = Math.SQRT1_2;
    return { along: 0.5 - diagonal * Math.cos(Math.PI / 4 + angle), up: diagonal * Math.sin(Math.PI / 4 + angle) - 0.5 };
}

// A square with round corners, texture coordinates 0 .. 1.
export function roundedSquare(size: number, radius: number): ShapeGeometry {
    const h = size / 2;
    const shape = new Shape();
    shape.moveTo(-h + radius, -h);
    for (const [x, y] of [[1, -1], [1, 1], [-1, 1], [-1, -1]]) {
        const [dx, dy] = x === -y ? [x, 0] : [0, y]; // the direction in which the side runs to this corner
        shape.lineTo(x * h - dx * radius, y * h - dy * radius);
        const [ex, ey] = [-dy, dx]; // and in which it goes on
        shape.quadraticCurveTo(x * h, y * h, x * h + ex * radius, y * h + ey * radius);
    }
    const geometry = new ShapeGeometry(shape, 5);
    const position = geometry.getAttribute('position');
    const uv = geometry.getAttribute('uv');
    for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / size + 0.5, position.getY(i) / size + 0.5);
    return geometry;
}

// A box with round edges, each drawn as so many flat ones. Neighbours share their corners: a quarter of the work of three's own.
export function roundedBox(width: number, height: number, depth: number, edges: number, radius: number): BoxGeometry {
    const across = 2 * edges + 1; // of each side: an edge, the flat middle, the other edge
    const geometry = new BoxGeometry(1, 1, 1, across, across, across);
    const [position, normal] = ['position', 'normal'].map((name) => geometry.getAttribute(name));
    const flat = new Vector3(width, height, depth).divideScalar(2).subScalar(radius);
    for (let i = 0; i < position.count; i++) {
        const at = new Vector3().fromBufferAttribute(position, i);
        const corner = new Vector3(...at.toArray().map(Math.sign));
        const outward = at.addScaledVector(corner, -0.5 / across).normalize();
        normal.setXYZ(i, ...outward.toArray());
        position.setXYZ(i, ...outward.clone().multiplyScalar(radius).add(corner.multiply(flat)).toArray());
    }
    return geometry;
}
