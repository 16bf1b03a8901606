// The crawl room's state as the address holds it, and how the engine is asked about it.
import type { Query } from './address.svelte';
import { ask } from './engine';
import type { Request } from './request';
import { endOf, type State, type Step, type Track } from './track';

export interface Crawl {
    board: string; // "3x3", or "unbounded"
    walls: string; // rows from back to front, '.' free and '#' blocked, joined by '/'; empty for none
    at: string; // "1,1"; empty for the middle
    heading: string;
    setup: string; // an algorithm or a state, empty for solved
    moves: string;
    turns: string; // face turns in place after the moves, as the Cube room writes them
}

export const crawlOf = (query: Query): Crawl => ({
    board: query.board ?? '3x3',
    walls: query.walls ?? '',
    at: query.at ?? '',
    heading: query.heading ?? '+z',
    setup: query.setup ?? query.cube ?? '',
    moves: query.moves ?? '',
    turns: query.turns ?? '',
});

export const isUnbounded = (board: string) => board === 'unbounded';

// A link may say anything: what is drawn has the sides of a board.
export function sizeOf(board: string): [width: number, height: number] {
    const [width, height] = board.split('x').map((side) => Math.min(64, Math.max(0, Math.floor(Number(side)))) || 3);
    return [width, height ?? 3];
}

export const middleOf = (board: string) => sizeOf(board).map((side) => Math.floor(side / 2)) as [number, number];

export const isBlocked = (walls: string, x: number, z: number) => walls.split('/')[z]?.[x] === '#';

export function withToggled(crawl: Crawl, x: number, z: number): string {
    const [width, height] = sizeOf(crawl.board);
    const rows = [...Array(height).keys()].map((row) =>
        [...Array(width).keys()].map((column) => isBlocked(crawl.walls, column, row) !== (column === x && row === z)),
    );
    if (!rows.flat().includes(true)) return '';
    return rows.map((row) => row.map((blocked) => (blocked ? '#' : '.')).join('')).join('/');
}

// A request about this board; a drawn one comes as a file.
export function onBoard({ board, walls }: Pick<Crawl, 'board' | 'walls'>, request: Request): Request {
    const options = { ...(walls ? { '--walls': 'walls' } : { '--board': board }), ...request.options };
    return { ...request, options, ...(walls && { files: { walls: walls.replaceAll('/', '\n') + '\n' } }) };
}

export const runRequest = (crawl: Crawl): Request =>
    onBoard(crawl, {
        command: 'crawl run',
        arguments: [crawl.moves],
        options: { '--at': crawl.at, '--heading': crawl.heading, '--cube': crawl.setup },
    });

interface Ran {
    facelets: string;
    end: { cell: [number, number]; heading: string };
    steps: (Omit<Step, 'cell' | 'heading'> & { end: Ran['end'] })[];
}

export async function crawlTrack(crawl: Crawl): Promise<Track> {
    const still = await ask<Ran>(runRequest({ ...crawl, moves: '' }));
    const request = runRequest(crawl);
    const ran = crawl.moves ? await ask<Ran>({ ...request, options: { ...request.options, '--trace': true } }) : { steps: [] };
    const track = {
        start: { facelets: still.facelets, ...still.end },
        steps: ran.steps.map(({ end, ...step }) => ({ ...step, ...end })),
    };
    return crawl.turns ? { ...track, steps: [...track.steps, ...(await inPlace(endOf(track), crawl.turns))] } : track;
}

// Face turns change neither cell nor heading.
async function inPlace({ facelets, cell, heading }: State, turns: string): Promise<Step[]> {
    const request = { command: 'show', arguments: [turns], options: { '--cube': facelets, '--trace': true } };
    const { steps } = await ask<{ steps: Omit<Step, 'cell' | 'heading'>[] }>(request);
    return steps.map((step) => ({ ...step, cell, heading }));
}

export interface Scrambled {
    facelets: string;
    end: { cell: [number, number]; heading: string };
}

export const scrambleRequest = (place: Pick<Crawl, 'board' | 'walls'>, seed?: number): Request =>
    onBoard(place, { command: 'crawl scramble', options: { '--moves': 60, '--seed': seed } });

// Crawls go where the cube's own R and F point: the direction of +x by heading; +z is a quarter further.
const WAYS: Record<string, [x: number, z: number]> = { '+z': [1, 0], '-x': [0, 1], '-z': [-1, 0], '+x': [0, -1] };

export function wayOf(word: string, heading: string): [x: number, z: number] {
    const [x, z] = WAYS[heading];
    const sign = word.startsWith('-') ? -1 : 1;
    return word.endsWith('x') ? [sign * x, sign * z] : [-sign * z, sign * x];
}

export const wordToward = (x: number, z: number, heading: string) =>
    ['+x', '-x', '+z', '-z'].find((word) => String(wayOf(word, heading)) === String([x, z].map((part) => part || 0)))!;

// What must be drawn of a board without an end: where the cube goes, and a margin.
export function windowOf(track: Track, margin = 4): { left: number; back: number; width: number; height: number } {
    const cells = [track.start, ...track.steps].map(({ cell }: State) => cell);
    const [xs, zs] = [cells.map(([x]) => x), cells.map(([, z]) => z)];
    const [left, back] = [Math.min(...xs) - margin, Math.min(...zs) - margin];
    return { left, back, width: Math.max(...xs) + margin + 1 - left, height: Math.max(...zs) + margin + 1 - back };
}

export interface Solved {
    moves: string[];
    length: number;
    is_optimal: boolean;
}
