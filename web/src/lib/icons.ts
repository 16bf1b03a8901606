// The few signs of the page, drawn, so that no font needs to have them: on a square of 20.
export const ICONS = {
    start: 'M4 4h2v12H4zM16 4v12L7 10z',
    back: 'M13 4v12L4 10z',
    play: 'M6 4v12l10-6z',
    pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
    forward: 'M7 4v12l9-6z',
    end: 'M14 4h2v12h-2zM4 4v12l9-6z',
    look: 'M10 4C5.5 4 2.2 7.4 1 10c1.200 2.600 4.500 6 9 6s7.800-3.400 9-6c-1.200-2.600-4.500-6-9-6zm0 2.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zm0 2a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z',
    arrow: 'M10 3l5.500 6h-3.500v8H8V9H4.500z',
    turn: 'M10 3a7 7 0 1 1-6.700 5h2.200A5 5 0 1 0 10 5v3L5.500 4 10 0z',
    share: 'M8 5h-3a5 5 0 0 0 0 10h3v-2h-3a3 3 0 0 1 0-6h3zm4 0v2h3a3 3 0 0 1 0 6h-3v2h3a5 5 0 0 0 0-10zM6.5 9v2h7V9z',
};
