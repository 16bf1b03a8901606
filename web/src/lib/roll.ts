// The roll room's state as the address holds it: a board of squares as in the paper, (1,1) at the bottom left.
import type { Query } from './address.svelte';
import { ask } from './engine';
import { HOME, type State, type Step, type Track } from './track';

export interface Roll {
    rows: number;
    columns: number;
    cells: string; // rows from the top, joined by '/': '.' free, '#' blocked, '1' .. '6' labelled; empty: all free
    from: [x: number, y: number];
    to: [x: number, y: number];
    label: string; // wanted on top at the end: '1' .. '6'
    walk: string;
}

export function rollOf(query: Query): Roll {
    const side = (text: string | undefined, fallback: number) => Math.max(1, Math.min(40, Number(text) || fallback));
    const rows = side(query.m, 5);
    const columns = side(query.n, 6);
    const square = (text: string | undefined, fallback: [number, number]): [number, number] => {
        const [x, y] = (text ?? '').split(',').map(Number);
        return x > 0 && y > 0 && x <= columns && y <= rows ? [x, y] : fallback;
    };
    return {
        rows,
        columns,
        cells: query.cells ?? '',
        from: square(query.from, [1, 1]),
        to: square(query.to, [columns, rows]),
        label: /^[1-6]$/.test(query.label ?? '') ? query.label : '1',
        walk: (query.walk ?? '').replace(/[^NESW]/g, ''),
    };
}

export const cellAt = (roll: Roll, x: number, y: number) => roll.cells.split('/')[roll.rows - y]?.[x - 1] ?? '.';

export const isEmpty = (roll: Roll) => !/[#1-6]/.test(roll.cells);

export function withCell(roll: Roll, x: number, y: number, content: string): string {
    const rows = [...Array(roll.rows).keys()].map((row) =>
        [...Array(roll.columns).keys()].map((column) =>
            column + 1 === x && roll.rows - row === y ? content : cellAt(roll, column + 1, roll.rows - row),
        ),
    );
    const text = rows.map((row) => row.join('')).join('/');
    return /[#1-6]/.test(text) ? text : '';
}

export const WAYS: Record<string, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export function squaresOf({ from, walk }: Roll): [number, number][] {
    const squares: [number, number][] = [from];
    for (const way of walk) {
        const [x, y] = squares.at(-1)!;
        squares.push([x + WAYS[way][0], y + WAYS[way][1]]);
    }
    return squares;
}

// A die is a cube that rolls: its faces carry the labels.
export const LABEL_OF: Record<string, number> = { U: 1, R: 5, F: 3, D: 6, L: 2, B: 4 };
export const topOf = (state: State) => LABEL_OF[state.facelets[4]];

// What keeps the die from rolling that way, or nothing.
export function obstacle(roll: Roll, state: State, [x, y]: [number, number]): string {
    if (x < 1 || y < 1 || x > roll.columns || y > roll.rows) return 'That would leave the board.';
    const content = cellAt(roll, x, y);
    if (content === '#') return 'That square is blocked.';
    if (/[1-6]/.test(content) && Number(content) !== topOf(state))
        return `That square is open only to a die with ${content} on top.`;
    return '';
}

export async function rollTrack(roll: Roll): Promise<Track> {
    const squares = squaresOf(roll);
    const cell = ([x, y]: [number, number]): [number, number] => [x - 1, roll.rows - y];
    const shown = roll.walk
        ? await ask<{ steps: Omit<Step, 'cell' | 'heading'>[] }>({
              command: 'show',
              arguments: [...roll.walk],
              options: { '--notation': 'roll', '--trace': true },
          })
        : { steps: [] };
    return {
        start: { ...HOME, cell: cell(squares[0]) },
        steps: shown.steps.map((step, i) => ({ ...step, heading: HOME.heading, cell: cell(squares[i + 1]) })),
    };
}
