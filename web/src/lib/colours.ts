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

export const inkOn = (letter: string) => (letter === 'U' || letter === 'D' || letter === 'L' ? '#1a1a1a' : '#ffffff');
