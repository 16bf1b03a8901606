// The crawl room's state as the address holds it, and how a request tells of it.
import type { Query } from './address.svelte';
import { ask } from './engine';
import type { State, Step, Track } from './track';

export interface Crawl {
    board: string; // "3x3"
    walls: string; // rows from back to front, '.' free and '#' blocked, joined by '/'; empty for none
    at: string; // "1,1"; empty for the middle
    heading: string;
    cube: string; // 54 letters, empty for solved
    moves: string;
}

export const crawlOf = (query: Query): Crawl => ({
    board: query.board ?? '3x3',
    walls: query.walls ?? '',
    at: query.at ?? '',
    heading: query.heading ?? '+z',
    cube: query.cube ?? '',
    moves: query.moves ?? '',
});

// A link may say anything: what is drawn has the sides of a board.
export function sizeOf(board: string): [width: number, height: number] {
    const [width, height] = board.split('x').map((side) => Math.min(64, Math.max(0, Math.floor(Number(side)))) || 3);
    return [width, height ?? 3];
}

export const isBlocked = (walls: string, x: number, z: number) => walls.split('/')[z]?.[x] === '#';

export function withToggled(crawl: Crawl, x: number, z: number): string {
    const [width, height] = sizeOf(crawl.board);
    const rows = [...Array(height).keys()].map((row) =>
        [...Array(width).keys()].map((column) => isBlocked(crawl.walls, column, row) !== (column === x && row === z)),
    );
    if (!rows.flat().includes(true)) return '';
    return rows.map((row) => row.map((blocked) => (blocked ? '#' : '.')).join('')).join('/');
}

export const filesOf = ({ walls }: Crawl): Record<string, string> =>
    walls ? { walls: walls.replaceAll('/', '\n') + '\n' } : {};

export const boardOptions = ({ board, walls }: Crawl) => (walls ? { '--walls': 'walls' } : { '--board': board });

export const startOptions = (crawl: Crawl) => ({
    ...boardOptions(crawl),
    '--at': crawl.at || undefined,
    '--heading': crawl.heading,
});

export const poseOptions = ({ cell, heading }: State) => ({ '--at': cell.join(), '--heading': heading });

interface Ran {
    facelets: string;
    end: { cell: [number, number]; heading: string };
    steps: (Omit<Step, 'cell' | 'heading'> & { end: Ran['end'] })[];
}

export async function crawlTrack(crawl: Crawl): Promise<Track> {
    const options = { ...startOptions(crawl), '--cube': crawl.cube || undefined };
    const run = (moves: string, trace: boolean) =>
        ask<Ran>({ command: 'crawl run', arguments: [moves], options: { ...options, '--trace': trace }, files: filesOf(crawl) });
    const still = await run('', false);
    const ran = crawl.moves ? await run(crawl.moves, true) : { steps: [] };
    return {
        start: { facelets: still.facelets, ...still.end },
        steps: ran.steps.map(({ end, ...step }) => ({ ...step, ...end })),
    };
}

export interface Solved {
    moves: string[];
    length: number;
    optimal: boolean;
}
