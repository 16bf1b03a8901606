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

// The paper of the seven arrays paints its cube otherwise: white up, blue down, red at the back, orange in front, green
// left, yellow right. Each of its letters and digits, by the face that has that colour here.
export const PAPER_COLOURS: Record<string, string> = { W: 'U', B: 'B', R: 'R', O: 'L', G: 'F', Y: 'D' };
export const PAPER_DIGITS = ' WBROGY';
export const PAPER_NAMES = Object.fromEntries(Object.entries(PAPER_COLOURS).map(([letter, face]) => [face, letter]));
const PAPER_FACES: Record<string, string> = { U: 'U', D: 'B', B: 'R', F: 'L', L: 'F', R: 'D' };
export const paperPainted = (facelets: string) => [...facelets].map((face) => PAPER_FACES[face]).join('');
