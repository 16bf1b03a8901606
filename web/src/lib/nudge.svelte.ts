// A push toward a way that is closed: the body leans there for a moment.
export class Nudge {
    lean = $state.raw<[x: number, z: number]>([0, 0]); // in cells

    toward(x: number, z: number): void {
        this.lean = [0.12 * x, 0.12 * z];
        setTimeout(() => (this.lean = [0, 0]), 140);
    }
}
