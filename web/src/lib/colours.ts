// The six colours as drawn on screen, by the letter of the face. Between them they differ in lightness, too; the letters
// can be laid over them (settings.letters).
export const COLOURS: Record<string, string> = {
    U: '#ffffff',
    R: '#c41e3a',
    F: '#009e60',
    D: '#ffd500',
    L: '#ff5800',
    B: '#0051ba',
};

export const inkOn = (letter: string) => ('RB'.includes(letter) ? '#ffffff' : '#1a1a1a');

export const FACE_NAMES: Record<string, string> = { U: 'U', R: 'R', F: 'F', D: 'D', L: 'L', B: 'B' };

// A board and the plastic between the stickers; black must still be seen in the dark.
export interface Palette {
    light: string;
    dark: string;
    block: string;
    trail: string;
    plastic: string;
}
export const PALETTES: Record<'light' | 'dark', Palette> = {
    light: { light: '#e9e4d8', dark: '#c9c2b1', block: '#6d675c', trail: '#0b8a83', plastic: '#17181a' },
    dark: { light: '#3a3f46', dark: '#2a2e34', block: '#8b9098', trail: '#57c7be', plastic: '#4a4e56' },
};

// The paper of the seven arrays paints its cube otherwise: white up, blue down, red at the back, orange in front, green
// left, yellow right. Each of its letters and digits, by the face that has that colour here.
export const PAPER_COLOURS: Record<string, string> = { W: 'U', B: 'B', R: 'R', O: 'L', G: 'F', Y: 'D' };
export const PAPER_DIGITS = ' WBROGY';
export const PAPER_NAMES = Object.fromEntries(Object.entries(PAPER_COLOURS).map(([letter, face]) => [face, letter]));
const PAPER_FACES: Record<string, string> = { U: 'U', D: 'B', B: 'R', F: 'L', L: 'F', R: 'D' };
export const paperPainted = (facelets: string) => [...facelets].map((face) => PAPER_FACES[face]).join('');
