// Colours and faces of the 54 stickers.
export enum Color {
    White, // U
    Red, // R
    Green, // F
    Yellow, // D
    Orange, // L
    Blue, // B
}

export type FaceMove = 'U' | 'R' | 'F' | 'D' | 'L' | 'B';
const FACES: readonly FaceMove[] = ['U', 'R', 'F', 'D', 'L', 'B'];
const byFace = <T>(of: (index: number) => T) =>
    Object.freeze(Object.fromEntries(FACES.map((face, index) => [face, of(index)]))) as Readonly<Record<FaceMove, T>>;

/** For drawing in space. */
export const COLOR_HEX: Readonly<Record<Color, number>> = Object.freeze({
    [Color.White]: 0xffffff,
    [Color.Red]: 0xc41e3a,
    [Color.Green]: 0x009e60,
    [Color.Yellow]: 0xffd500,
    [Color.Orange]: 0xff5800,
    [Color.Blue]: 0x0051ba,
});

/** For drawing on a page: `#c41e3a`. */
export const COLOR_CSS = Object.freeze(
    Object.fromEntries(Object.entries(COLOR_HEX).map(([color, hex]) => [color, '#' + hex.toString(16).padStart(6, '0')])),
) as Readonly<Record<Color, string>>;

/** First and last index of each face in a state. */
export const FACE_INDICES = byFace((index) => Object.freeze({ start: 9 * index, end: 9 * index + 8 }));

/** The colour of each face of a solved cube. */
export const FACE_COLOR = byFace((index): Color => index);
