// Colours and faces of the 54 stickers.
export const Color = Object.freeze({
    White: 0, Red: 1, Green: 2, Yellow: 3, Orange: 4, Blue: 5,
    0: 'White', 1: 'Red', 2: 'Green', 3: 'Yellow', 4: 'Orange', 5: 'Blue',
});

export const COLOR_HEX = Object.freeze({
    [Color.White]: 0xffffff,
    [Color.Red]: 0xc41e3a,
    [Color.Green]: 0x009e60,
    [Color.Yellow]: 0xffd500,
    [Color.Orange]: 0xff5800,
    [Color.Blue]: 0x0051ba,
});

export const COLOR_CSS = Object.freeze(
    Object.fromEntries(Object.entries(COLOR_HEX).map(([color, hex]) => [color, '#' + hex.toString(16).padStart(6, '0')])),
);

// First and last index of each face.
export const FACE_INDICES = Object.freeze(
    Object.fromEntries([...'URFDLB'].map((face, i) => [face, Object.freeze({ start: 9 * i, end: 9 * i + 8 })])),
);

export const FACE_COLOR = Object.freeze(Object.fromEntries([...'URFDLB'].map((face, i) => [face, i])));
