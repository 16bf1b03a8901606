// The seven arrays of a cube, and which of their cells a move moves.
import { ask } from './engine';

export const FORMS = ['numeric', 'local', 'composite', 'visual', 'vector', '4d', 'nested'] as const;
export type Form = (typeof FORMS)[number];
export type Nested = string | number | Nested[];

export interface Shown {
    array: Nested;
    shape: number[];
}

// A state that is no sequence of moves has only some of the forms.
const show = (path: string, form: Form, setup = '') =>
    ask<Shown>({ command: 'show', arguments: [path], options: { '--as': form, '--cube': setup } });

export const flat = (array: Nested): (string | number)[] => (Array.isArray(array) ? array.flatMap(flat) : [array]);

export async function arrays(path: string, setup: string): Promise<Partial<Record<Form, Shown>>> {
    const all = await Promise.all(FORMS.map((form) => show(path, form, setup).catch(() => undefined)));
    return Object.fromEntries(FORMS.map((form, i) => [form, all[i]]).filter(([, shown]) => shown));
}

// A cell moves if it changes for any of a few scrambled cubes: one alone may hide it behind equal colours.
const PROBES = ["R U2 F' L D B2 R' U F", "L' B D2 F R' U' L2 B' D", "F2 U R B' L2 D' F U' R2", "B L' U F2 D R2 B' U2 L", "D R F' U B2 L' D2 R' U"];

export async function movedCells(move: string, form: Form): Promise<Set<number>> {
    const moved = new Set<number>();
    for (const probe of PROBES) {
        const [before, after] = await Promise.all([show(probe, form), show(`${probe} ${move}`, form)]);
        const old = flat(before.array);
        for (const [i, cell] of flat(after.array).entries()) if (cell !== old[i]) moved.add(i);
    }
    return moved;
}
