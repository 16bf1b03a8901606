// The engine note: a cube is 54 stickers, and every function returns a new one. Plain TypeScript that needs nothing else:
// no module to load, nothing to wait for.
import { MOVE_CYCLES } from './cycles.js';
import type { FaceMove } from './colors.js';

export * from './colors.js';
export { MOVE_CYCLES };

export type SliceMove = 'M' | 'E' | 'S';
export type Rotation = 'x' | 'y' | 'z';
export type MoveBase = FaceMove | SliceMove | Rotation;
export type Modifier = '' | "'" | '2';
export interface Move {
    base: MoveBase;
    modifier: Modifier;
    /** Two layers: Rw or r. */
    wide: boolean;
}

/** A solved cube: nine stickers a face in the order U R F D L B, each face read row by row. */
export const solved = (): number[] => Array.from({ length: 54 }, (_, place) => Math.floor(place / 9));

const QUARTERS = { '': 1, '2': 2, "'": 3 };

export function applyMove(state: readonly number[], { base, modifier, wide }: Move): number[] {
    const cycles = MOVE_CYCLES[base + (wide ? 'w' : '')];
    const quarters = QUARTERS[modifier];
    if (!cycles || !quarters) throw new Error(`Unknown move token: '${base}${wide ? 'w' : ''}${modifier}'`);
    const next = [...state];
    for (const cycle of cycles)
        cycle.forEach((place, i) => {
            next[cycle[(i + quarters) % 4]!] = state[place]!;
        });
    return next;
}

export const applyAlgorithm = (state: readonly number[], moves: readonly Move[]): number[] =>
    moves.reduce<number[]>(applyMove, [...state]);

/** Moves between spaces: `R U2 Fw' r M x`. Throws with the token that has no meaning. */
export function parseNotation(notation: string): Move[] {
    return notation.split(/\s+/).filter(Boolean).map((token) => {
        const [, name, half, prime] = /^([URFDLB]w?|[urfdlbMESxyz])(2?)(['’′]?)$/.exec(token) ?? [];
        if (!name) throw new Error(`Unknown move token: '${token}'`);
        const wide = name.endsWith('w') || /[urfdlb]/.test(name);
        const base = (wide ? name[0]!.toUpperCase() : name) as MoveBase;
        return { base, modifier: half ? '2' : prime ? "'" : '', wide };
    });
}

const INVERSE = { '': "'", "'": '', '2': '2' } as const;

export const invertAlgorithm = (moves: readonly Move[]): Move[] =>
    moves.map((move) => ({ ...move, modifier: INVERSE[move.modifier] })).reverse();
