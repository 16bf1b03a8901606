export { Engine, TrundleError } from './engine.js';
export type { CallOptions } from './engine.js';

export enum Color {
    White = 0, // U
    Red = 1, // R
    Green = 2, // F
    Yellow = 3, // D
    Orange = 4, // L
    Blue = 5, // B
}
export const COLOR_HEX: Readonly<Record<Color, number>>;
export const COLOR_CSS: Readonly<Record<Color, string>>;
/** First and last index of each face in the state. */
export const FACE_INDICES: Readonly<Record<FaceMove, { readonly start: number; readonly end: number }>>;
export const FACE_COLOR: Readonly<Record<string, Color>>;

export type FaceMove = 'R' | 'U' | 'F' | 'L' | 'D' | 'B';
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

/** A solved cube: 54 stickers, nine a face in the order U R F D L B, each read row by row. */
export function solved(): number[];
export function applyMove(state: readonly number[], move: Move): number[];
export function applyAlgorithm(state: readonly number[], moves: readonly Move[]): number[];
/** Reads WCA notation: groups, commutators, `R2'`, typographic primes. Throws with the token that has no meaning. */
export function parseNotation(notation: string): Move[];
export function invertAlgorithm(moves: readonly Move[]): Move[];

/** How often a path must be repeated until the cube is as before, its orientation included. */
export function period(path: string): number;
export function reverse(path: string): string;
export function convert(path: string, to: 'wca' | 'path' | 'crawl' | 'apl' | 'roll'): string;
