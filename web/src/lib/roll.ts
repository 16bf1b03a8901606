// The roll room's state as the address holds it: a board of squares as in the paper, (1,1) at the bottom left.
import type { Query } from './address.svelte';
import { ask } from './engine';
import { HOME, type State, type Step, type Track } from './track';

export interface Roll {
    rows: number;
    columns: number;
    cells: string; // rows from the top, joined by '/': '.' free, '#' blocked, '1' .. '6' labelled; empty: all free
    from: Square;
    to: Square;
    label: string; // wanted on top at the end: '1' .. '6', or 'any'
    rule: Rule;
    walk: string;
    // What only a maze from a file says:
    name: string;
    more: Square[]; // further targets
    die: string; // "3 5": on top and to the north at the start; empty: as at rest
    north: string; // wanted to the north at the end; empty: any
    pass: boolean; // the die may cross a target
    leave: boolean; // there must be a roll even if the start is a target
}
export type Square = [x: number, y: number];
// A labelled square is open to a die with that label on top: before it rolls there, or once it is there.
export type Rule = 'before' | 'after';

export function rollOf(query: Query): Roll {
    const side = (text: string | undefined, fallback: number) => Math.max(1, Math.min(40, Number(text) || fallback));
    const rows = side(query.m, 5);
    const columns = side(query.n, 6);
    const square = (text: string | undefined, fallback: Square): Square => {
        const [x, y] = (text ?? '').split(',').map(Number);
        return x > 0 && y > 0 && x <= columns && y <= rows ? [x, y] : fallback;
    };
    return {
        rows,
        columns,
        cells: query.cells ?? '',
        from: square(query.from, [1, 1]),
        to: square(query.to, [columns, rows]),
        label: /^([1-6]|any)$/.test(query.label ?? '') ? query.label : '1',
        rule: query.rule === 'after' ? 'after' : 'before',
        walk: (query.walk ?? '').replace(/[^NESW]/g, ''),
        name: (query.name ?? '').replace(/\s+/g, ' ').trim(),
        more: (query.more ?? '').split(';').map((text) => square(text, [0, 0])).filter(([x]) => x > 0),
        die: rollsToShow(query.die ?? '') ? query.die : '',
        north: /^[1-6]$/.test(query.north ?? '') ? query.north : '',
        pass: query.pass === 'yes',
        leave: query.leave === 'yes',
    };
}

// What a new maze must not keep of the one before.
export const BLANK: Query = Object.fromEntries(['name', 'cells', 'from', 'to', 'more', 'rule', 'die', 'north', 'pass', 'leave', 'walk'].map((key) => [key, '']));

export const isSame = (a: Square, b: Square) => a[0] === b[0] && a[1] === b[1];

export const cellAt = (roll: Roll, x: number, y: number) => roll.cells.split('/')[roll.rows - y]?.[x - 1] ?? '.';

export const isTarget = (roll: Roll, square: Square) => [roll.to, ...roll.more].some((target) => isSame(square, target));

// Whether the formula answers it: nothing but a board, two squares and a label.
export const isEmpty = (roll: Roll) =>
    !/[#1-6]/.test(roll.cells) && roll.label !== 'any' && !roll.more.length && !roll.die && !roll.north && !roll.pass && !roll.leave;

export const squaresFromTop = (roll: Roll): Square[] =>
    [...Array(roll.rows * roll.columns).keys()].map((i) => [(i % roll.columns) + 1, roll.rows - Math.floor(i / roll.columns)]);

export function withCell(roll: Roll, x: number, y: number, content: string): string {
    const all = squaresFromTop(roll).map((square) => (isSame(square, [x, y]) ? content : cellAt(roll, ...square)));
    const rows = [...Array(roll.rows).keys()].map((row) => all.slice(row * roll.columns, (row + 1) * roll.columns).join(''));
    return /[#1-6]/.test(all.join('')) ? rows.join('/') : '';
}

export const WAYS: Record<string, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export function squaresOf({ from, walk }: Pick<Roll, 'from' | 'walk'>): Square[] {
    const squares: Square[] = [from];
    for (const way of walk) {
        const [x, y] = squares.at(-1)!;
        squares.push([x + WAYS[way][0], y + WAYS[way][1]]);
    }
    return squares;
}

// A die is a cube that rolls: its faces carry the labels.
export const LABEL_OF: Record<string, number> = { U: 1, R: 5, F: 3, D: 6, L: 2, B: 4 };
const MIDDLE: Record<string, number> = { U: 4, R: 13, F: 22, L: 40, B: 49 };
const labelOn = (state: State, face: string) => LABEL_OF[state.facelets[MIDDLE[face]]];
export const topOf = (state: State) => labelOn(state, 'U');
export const northOf = (state: State) => labelOn(state, 'B');

// The rolls after which a die at rest shows these labels on top and to the north ("3 5"); nothing if it never does.
export function rollsToShow(shows: string): string | undefined {
    const [top, north] = shows.split(' ').map(Number);
    const seen: { t: number; n: number; e: number; rolls: string }[] = [{ t: 1, n: 4, e: 5, rolls: '' }];
    for (const { t, n, e, rolls } of seen) {
        if (t === top && n === north) return rolls;
        const next = [{ t: 7 - n, n: t, e, rolls: `${rolls}N` }, { t: 7 - e, n, e: t, rolls: `${rolls}E` }];
        seen.push(...next.filter((die) => !seen.some((known) => known.t === die.t && known.n === die.n)));
    }
    return undefined;
}
// Rolling north brings the south side up.
const RISING: Record<string, string> = { N: 'F', E: 'L', S: 'B', W: 'R' };

export type Obstacle = { kind: 'edge' | 'block' } | { kind: 'label'; label: string };

// What keeps the die from rolling that way, or nothing.
export function obstacle(roll: Roll, state: State, [x, y]: Square, way: string): Obstacle | undefined {
    if (x < 1 || y < 1 || x > roll.columns || y > roll.rows) return { kind: 'edge' };
    const content = cellAt(roll, x, y);
    if (content === '#') return { kind: 'block' };
    const label = roll.rule === 'before' ? topOf(state) : labelOn(state, RISING[way]);
    return /[1-6]/.test(content) && Number(content) !== label ? { kind: 'label', label: content } : undefined;
}

export async function rollTrack(roll: Roll): Promise<Track> {
    const squares = squaresOf(roll);
    const cell = ([x, y]: Square): [number, number] => [x - 1, roll.rows - y];
    const before = rollsToShow(roll.die) ?? '';
    const rolls = [...before, ...roll.walk];
    const request = { command: 'show', arguments: [rolls.join(' ')], options: { '--notation': 'roll', '--trace': true } };
    const shown = rolls.length ? await ask<{ steps: Omit<Step, 'cell' | 'heading'>[] }>(request) : { steps: [] };
    const { facelets } = before ? shown.steps[before.length - 1] : HOME;
    return {
        start: { facelets, heading: HOME.heading, cell: cell(squares[0]) },
        steps: shown.steps.slice(before.length).map((step, i) => ({ ...step, heading: HOME.heading, cell: cell(squares[i + 1]) })),
    };
}

// The part of the track that its maze allows, and what stops the rest.
export function legalPart(roll: Roll, track: Track): { walk: string; obstacle?: Obstacle } {
    const squares = squaresOf(roll);
    for (const [i, way] of [...roll.walk].entries()) {
        const found = obstacle(roll, i ? track.steps[i - 1] : track.start, squares[i + 1], way);
        if (found) return { walk: roll.walk.slice(0, i), obstacle: found };
    }
    return { walk: roll.walk };
}
