// What is played: a state, and steps that each lead to the next. All of it comes from the engine; nothing here knows
// how a cube turns.
export interface State {
    facelets: string; // 54 letters URFDLB, as the cube stands in the world
    cell: [x: number, z: number];
    heading: string; // "+z": where F points
}

export interface Step extends State {
    move: string;
    axis: 'x' | 'y' | 'z';
    layers: number[]; // 1, 0, -1: R U F, middle, L D B
    quarters: number; // clockwise as seen from R, U or F
}

export interface Track {
    start: State;
    steps: Step[];
}

export const SOLVED = 'UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB';
export const HOME: State = { facelets: SOLVED, cell: [0, 0], heading: '+z' };
export const EMPTY: Track = { start: HOME, steps: [] };

export const stateAfter = (track: Track, count: number): State => (count <= 0 ? track.start : track.steps[count - 1]);

export const endOf = (track: Track): State => stateAfter(track, track.steps.length);

export const isSolved = (facelets: string) =>
    [...Array(6).keys()].every((face) => new Set(facelets.slice(9 * face, 9 * face + 9)).size === 1);

// How many steps two tracks have in common from the start.
export function commonSteps(a: Track, b: Track): number {
    if (a.start.facelets !== b.start.facelets || String(a.start.cell) !== String(b.start.cell)) return 0;
    let count = 0;
    while (count < a.steps.length && count < b.steps.length && a.steps[count].move === b.steps[count].move) count++;
    return count;
}
