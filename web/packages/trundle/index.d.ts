import type { CallOptions } from './engine.js';
export { Engine, TrundleError } from './engine.js';
export type { CallOptions, Request } from './engine.js';

export * from './dist/index.js';
import type { Move } from './dist/index.js';

/** Reads WCA notation: groups, commutators, `R2'`, typographic primes. Throws with the token that has no meaning. */
export function parseNotation(notation: string): Move[];

/** How often a path must be repeated until the cube is as before, its orientation included. */
export function period(path: string): number;
export function reverse(path: string): string;
export function convert(path: string, to: 'wca' | 'path' | 'crawl' | 'apl' | 'roll'): string;

export interface Roll {
    solvable: boolean;
    length?: number;
    /** A walk of any length as a text of bounded length: `N(E){Δx-2}NESE`. */
    gps?: string;
    path?: string;
}
/** A die over an empty board of m rows and n columns; (1,1) is the bottom left. Takes the same time for any board. */
export function roll(
    m: number,
    n: number,
    options: { from?: [number, number]; to: [number, number]; label?: number; expandLimit?: number },
): Roll;

/** A path in any notation, 54 letters URFDLB, or 54 numbers. */
export type Cube = string | readonly number[];

export interface Optimized {
    length: number;
    solutions: { path: string; length: number }[];
    counts: { length: number; classes: number; words: number }[];
    complete: boolean;
}
/** All shortest paths in 27 layer turns, and those one move longer. In a worker; `call.signal` cancels. */
export function optimize(
    path: string,
    options?: { slack?: number; metric?: 'stm' | 'htm' | 'qtm' | 'axial'; anyOrientation?: boolean },
    call?: CallOptions,
): Promise<Optimized>;

export interface Solved {
    path: string;
    length: number;
    optimal: boolean;
}
/** A short solution at once. In a worker. */
export function solve(
    cube: Cube,
    options?: { metric?: 'htm' | 'qtm' | 'stm' | 'axial'; cost?: string; time?: number; maxLength?: number },
    call?: CallOptions,
): Promise<Solved>;

export interface Crawled {
    moves: string[];
    length: number;
    optimal: boolean;
    start: { cell: [number, number]; heading: string };
    end: { cell: [number, number]; heading: string };
    cells: [number, number][];
}
/** Solves a cube by crawling over a board. In a worker. */
export function crawl(
    cube: Cube,
    options?: { board?: string; at?: string; heading?: string; end?: string; endHeading?: string; time?: number },
    call?: CallOptions,
): Promise<Crawled>;
