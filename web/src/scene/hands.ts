// Fingers, pen and mouse on the picture. On the body they turn a layer or push it over the board; beside it, or two at a
// time, they turn the view. Nothing here knows what a turn means: whoever listens does.
import { Box3, Plane, Ray, Vector3 } from 'three';
import { CELL } from './board';
import { AXES, type Axis, uneased } from './geometry';
import type { Stage } from './stage';
import type { View } from './view';

// Layers turned by hand; quarters may be any number while it lasts.
export interface Grip {
    axis: Axis;
    layers: number[];
    quarters: number;
}

export interface Hands {
    grab?: () => void; // a hand is on the body: what plays comes to rest
    turn?: (grip: Grip, part: number) => Promise<void>; // whole quarters; `part` of the way (in time) is done
    spin?: (grip: Grip, part: number) => Promise<void>; // on a board: the top, by its middle or by its rim
    push?: (x: number, z: number) => void; // on a board: a cell further
    look?: () => void; // the view has changed
}

// What the hands may touch: the body where it stands, and a way to show a turn that is not done yet.
export interface Body {
    centre: Vector3;
    hold: (grip?: Grip) => void;
}

const HALF = CELL / 2;
const SLACK = 5; // pixels that a finger may tremble
const DOUBLE_TAP = 350; // milliseconds

interface Touch {
    at: Vector3; // on the body, from its centre
    normal: Vector3;
    x: number;
    y: number;
    ground: Vector3; // below the finger, when the last cell was reached
    grip?: Grip;
    pixels?: { x: number; y: number }; // of a quarter turn
}

export class Pointers {
    readonly #down = new Map<number, { x: number; y: number }>();
    readonly #stop = new AbortController();
    #touch?: Touch;
    #looks = false; // the view is being turned
    #tap = { time: 0, face: '' };

    constructor(
        readonly stage: Stage,
        readonly body: Body,
        readonly hands: Hands,
    ) {
        const { canvas } = stage;
        const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void) =>
            canvas.addEventListener(name, hear, { signal: this.#stop.signal, passive: false });
        on('pointerdown', (event) => this.#begin(event));
        on('pointermove', (event) => this.#move(event));
        on('pointerup', (event) => this.#end(event));
        on('pointercancel', (event) => this.#cancel(event));
        on('contextmenu', (event) => event.preventDefault());
        on('wheel', (event) => {
            event.preventDefault();
            this.#look({ ...stage.view, zoom: stage.view.zoom * Math.exp(-event.deltaY / 600) });
        });
    }

    close(): void {
        this.#stop.abort();
    }

    #begin(event: PointerEvent): void {
        if (event.pointerType === 'mouse' && event.button > 2) return;
        this.stage.canvas.setPointerCapture(event.pointerId);
        this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        this.#looks = this.#down.size > 1;
        if (this.#looks || event.button === 2) return this.#letGo();
        this.#touch = this.#touched(event);
        if (this.#touch) this.hands.grab?.();
    }

    #move(event: PointerEvent): void {
        const before = this.#down.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        if (this.#touch) return this.#drag(this.#touch, event);
        this.#looks ||= Math.hypot(now.x - before.x, now.y - before.y) >= SLACK;
        if (!this.#looks) return;
        const [first, second] = [...this.#down.values()];
        const { view } = this.stage;
        const share = 1 / this.#down.size;
        const distance = () => Math.hypot(first.x - second.x, first.y - second.y);
        const apart = second && distance();
        const turned = {
            elevation: view.elevation + (now.y - before.y) * 0.4 * share,
            azimuth: view.azimuth - (now.x - before.x) * 0.5 * share,
            zoom: view.zoom,
        };
        Object.assign(before, now);
        this.#look({ ...turned, zoom: apart ? (view.zoom * distance()) / apart : view.zoom });
    }

    #end(event: PointerEvent): void {
        if (!this.#down.delete(event.pointerId)) return;
        const touch = this.#touch;
        this.#touch = undefined;
        if (!touch) return;
        if (!touch.grip) {
            if (Math.hypot(event.clientX - touch.x, event.clientY - touch.y) < SLACK) this.#tapped(touch);
            return;
        }
        const quarters = Math.round(touch.grip.quarters);
        if (quarters === 0) return this.body.hold();
        const part = Math.min(0.99, Math.abs(touch.grip.quarters / quarters));
        const whole = { ...touch.grip, quarters };
        const hear = this.#spins(touch) ? this.hands.spin : this.hands.turn;
        void hear?.(whole, uneased(part)).finally(() => this.body.hold());
    }

    #cancel(event: PointerEvent): void {
        this.#down.delete(event.pointerId);
        this.#letGo();
    }

    #letGo(): void {
        this.#touch = undefined;
        this.body.hold();
    }

    #look(view: View): void {
        this.stage.look(view);
        this.hands.look?.();
    }

    // Twice on the same face: half a turn of it.
    #tapped({ at, normal }: Touch): void {
        const face = String(normal.toArray());
        const now = performance.now();
        const again = face === this.#tap.face && now - this.#tap.time < DOUBLE_TAP;
        this.#tap = { time: again ? 0 : now, face };
        if (!again || !this.hands.turn) return;
        const axis = (['x', 'y', 'z'] as const).find((name) => Math.abs(normal[name]) > 0.5)!;
        void this.hands.turn({ axis, layers: [Math.sign(at[axis])], quarters: 2 }, 0);
    }

    #ray({ clientX, clientY }: PointerEvent): Ray {
        const { camera } = this.stage;
        const { x, y } = this.stage.pointAt(clientX, clientY);
        const through = new Vector3(x, y, 0.5).unproject(camera);
        return new Ray(camera.position.clone(), through.sub(camera.position).normalize());
    }

    #touched(event: PointerEvent): Touch | undefined {
        const { centre } = this.body;
        const half = new Vector3(HALF, HALF, HALF);
        const ray = this.#ray(event);
        const hit = ray.intersectBox(new Box3(centre.clone().sub(half), centre.clone().add(half)), new Vector3());
        if (!hit) return undefined;
        const at = hit.sub(centre);
        const axis = (['x', 'y', 'z'] as const).reduce((a, b) => (Math.abs(at[a]) >= Math.abs(at[b]) ? a : b));
        const normal = AXES[axis].clone().multiplyScalar(Math.sign(at[axis]));
        return { at, normal, x: event.clientX, y: event.clientY, ground: this.#ground(event, at.y + centre.y) };
    }

    // Where the finger is on the level at which it took the body.
    #ground(event: PointerEvent, y: number): Vector3 {
        return this.#ray(event).intersectPlane(new Plane(AXES.y, -y), new Vector3()) ?? new Vector3(0, y, 0);
    }

    #spins = ({ normal }: Touch) => this.hands.spin !== undefined && normal.y > 0.5;

    #drag(touch: Touch, event: PointerEvent): void {
        if (this.hands.push && !this.#spins(touch)) return this.#pushed(touch, event);
        const way = { x: event.clientX - touch.x, y: event.clientY - touch.y };
        if (!touch.grip) {
            if (Math.hypot(way.x, way.y) < SLACK) return;
            Object.assign(touch, this.#taken(touch, way));
        }
        const { x, y } = touch.pixels!;
        const quarters = (way.x * x + way.y * y) / (x * x + y * y);
        touch.grip = { ...touch.grip!, quarters: Math.max(-2, Math.min(2, quarters)) };
        this.body.hold(touch.grip);
    }

    // The layer whose turn moves the touched point most along the way of the finger.
    #taken(touch: Touch, way: { x: number; y: number }): Required<Pick<Touch, 'grip' | 'pixels'>> {
        const layer = (axis: Axis) => Math.max(-1, Math.min(1, Math.round(touch.at[axis])));
        const spins = this.#spins(touch);
        const axes = spins ? (['y'] as const) : (['x', 'y', 'z'] as const).filter((axis) => Math.abs(touch.normal[axis]) < 0.5);
        const choices = axes.map((axis) => {
            const pixels = this.#pixels(touch.at, axis);
            return { axis, pixels, along: Math.abs(way.x * pixels.x + way.y * pixels.y) / Math.hypot(pixels.x, pixels.y) };
        });
        const { axis, pixels } = choices.reduce((a, b) => (a.along >= b.along ? a : b));
        const middle = spins && layer('x') === 0 && layer('z') === 0;
        const layers = spins ? (middle ? [1, 0] : [1]) : [layer(axis)];
        return { grip: { axis, layers, quarters: 0 }, pixels };
    }

    // How far on the screen a clockwise quarter turn would move a point, if it went straight on.
    #pixels(at: Vector3, axis: Axis): { x: number; y: number } {
        const { camera, canvas } = this.stage;
        const arm = at.clone().setComponent('xyz'.indexOf(axis), 0);
        if (arm.length() < 0.8) arm.setLength(0.8); // near the middle a finger turns no faster
        const step = arm.clone().cross(AXES[axis]).multiplyScalar(0.05); // clockwise
        const from = at.clone().add(this.body.centre).project(camera);
        const to = at.clone().add(step).add(this.body.centre).project(camera);
        const scale = Math.PI / 2 / 0.05;
        return { x: ((to.x - from.x) * canvas.clientWidth * scale) / 2, y: (-(to.y - from.y) * canvas.clientHeight * scale) / 2 };
    }

    #pushed(touch: Touch, event: PointerEvent): void {
        const now = this.#ground(event, touch.ground.y);
        const [x, z] = [now.x - touch.ground.x, now.z - touch.ground.z].map((way) => way / CELL);
        if (Math.max(Math.abs(x), Math.abs(z)) < 0.6) return;
        const [dx, dz] = Math.abs(x) >= Math.abs(z) ? [Math.sign(x), 0] : [0, Math.sign(z)];
        touch.ground.x += dx * CELL;
        touch.ground.z += dz * CELL;
        this.hands.push!(dx, dz);
    }
}
