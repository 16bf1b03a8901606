// Which stickers of a cube have their colour; the others are grey. A mask is about the pieces of a solved cube, 54 signs
// '1' or '0' in the order of the facelets, and goes with the pieces wherever they are.
import { SOLVED } from './track';

type Rule = (piece: string, sticker: string) => boolean; // 'FRU', 'U': the URF corner's sticker on U

const isEdge = (piece: string) => piece.length === 2;
const isCorner = (piece: string) => piece.length === 3;
const isCentre = (piece: string) => piece.length === 1;
const onTop = (piece: string) => piece.includes('U');

export const MASKS = {
    cross: (piece) => isCentre(piece) || (isEdge(piece) && piece.includes('D')),
    f2l: (piece) => !onTop(piece) || piece === 'U',
    oll: (piece, sticker) => !onTop(piece) || sticker === 'U',
    pll: (piece) => onTop(piece),
    corners: isCorner,
    edges: isEdge,
} satisfies Record<string, Rule>;
export type MaskName = keyof typeof MASKS;

// The three, two or one facelets of each cubie: facelets that share a place in space.
const PLACES: [normal: number[], right: number[], down: number[]][] = [
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
    [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
    [[0, -1, 0], [1, 0, 0], [0, 0, -1]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
    [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
];
const cubies = [...SOLVED].map((_, i) => {
    const [normal, right, down] = PLACES[Math.floor(i / 9)];
    return String(normal.map((n, k) => n + right[k] * ((i % 3) - 1) + down[k] * (Math.floor((i % 9) / 3) - 1)));
});
const mates = cubies.map((cubie) => [...cubies.keys()].filter((i) => cubies[i] === cubie));

// A piece is known by its colours, wherever it is.
const pieceAt = (facelets: string, i: number) => mates[i].map((k) => facelets[k]).sort().join('');
const homes = new Map([...SOLVED].map((sticker, i) => [pieceAt(SOLVED, i) + sticker, i]));

const bits = (rule: Rule) => [...SOLVED].map((sticker, i) => (rule(pieceAt(SOLVED, i), sticker) ? '1' : '0')).join('');

// A name, or 14 digits of a hexadecimal number; anything else hides nothing.
export function maskOf(text: string): string | undefined {
    if (text in MASKS) return bits(MASKS[text as MaskName]);
    if (!/^[0-9a-f]{14}$/.test(text)) return undefined;
    return [...text].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('').slice(0, 54);
}

export function maskText(mask: string): string {
    if (!mask.includes('0')) return '';
    const name = (Object.keys(MASKS) as MaskName[]).find((known) => bits(MASKS[known]) === mask);
    return name ?? mask.padEnd(56, '0').match(/.{4}/g)!.map((four) => parseInt(four, 2).toString(16)).join('');
}

export const withSticker = (mask: string | undefined, i: number) => {
    const all = mask ?? '1'.repeat(54);
    return all.slice(0, i) + (all[i] === '1' ? '0' : '1') + all.slice(i + 1);
};

// The letters of a cube, '.' for a sticker that the mask hides.
export const masked = (facelets: string, mask?: string) =>
    mask ? [...facelets].map((letter, i) => (mask[homes.get(pieceAt(facelets, i) + letter) ?? -1] === '0' ? '.' : letter)).join('') : facelets;
