// A text of moves as a track, without the engine: for the player, which must be small. It knows outer, wide and slice
// turns, rotations, and crawls on a board; a test holds it against the engine.
import { FACELETS, type Axis } from '../scene/geometry';
import { scoreOf } from './score';
import { HOME, type State, type Step, type Track } from './track';

export class Unreadable extends Error {}

type Turn = Pick<Step, 'axis' | 'layers' | 'quarters'>;

// Each letter: its axis, its layers, and the sign of its clockwise quarter.
const FAMILIES: Record<string, [Axis, number[], 1 | -1]> = {
    R: ['x', [1], 1], L: ['x', [-1], -1], M: ['x', [0], -1], r: ['x', [1, 0], 1], l: ['x', [-1, 0], -1], x: ['x', [1, 0, -1], 1],
    U: ['y', [1], 1], D: ['y', [-1], -1], E: ['y', [0], -1], u: ['y', [1, 0], 1], d: ['y', [-1, 0], -1], y: ['y', [1, 0, -1], 1],
    F: ['z', [1], 1], B: ['z', [-1], -1], S: ['z', [0], 1], f: ['z', [1, 0], 1], b: ['z', [-1, 0], -1], z: ['z', [1, 0, -1], 1],
};

function turnOf(word: string): Turn | undefined {
    const [, letter, wide, before, count, after] = /^([URFDLBMESxyzrludfb])(w?)(['’′]?)(\d*)(['’′]?)$/.exec(word) ?? [];
    const family = FAMILIES[wide && letter ? letter.toLowerCase() : letter];
    if (!family || (wide && !/[URFDLB]/.test(letter))) return undefined;
    const [axis, layers, sign] = family;
    const quarters = ((count === '' ? 1 : Number(count)) % 4) * sign * (before || after ? -1 : 1);
    return { axis, layers, quarters: Math.abs(quarters) === 3 ? -quarters / 3 : quarters };
}

// Where F points, a clockwise quarter after the other; and where +x goes then.
const HEADINGS = ['+z', '-x', '-z', '+x'];
const WAYS = [[1, 0], [0, 1], [-1, 0], [0, -1]];

// Wheels roll it over the board: the axle lies across the way.
function crawlOf(word: string, { cell, heading }: State): (Turn & Pick<State, 'cell' | 'heading'>) | undefined {
    const at = HEADINGS.indexOf(heading);
    const [, spins, back] = /^spin([12])(['’′]?)$/.exec(word) ?? [];
    if (spins) {
        const quarters = back ? -1 : 1;
        const turned = spins === '2' ? HEADINGS[(at + quarters + 4) % 4] : heading;
        return { axis: 'y', layers: spins === '2' ? [1, 0] : [1], quarters, cell, heading: turned };
    }
    const [, sign, axis] = /^([+-])([xz])$/.exec(word) ?? [];
    if (!sign) return undefined;
    const [x, z] = WAYS[(at + (axis === 'z' ? 1 : 0)) % 4].map((part) => (sign === '-' ? -part : part));
    const turn: Turn = x ? { axis: 'z', layers: [1, -1], quarters: x } : { axis: 'x', layers: [1, -1], quarters: -z };
    return { ...turn, cell: [cell[0] + x, cell[1] + z], heading };
}

const index = new Map(FACELETS.map(({ cubie, normal }, i) => [`${cubie.toArray()} ${normal.toArray()}`, i]));

// Where each facelet goes under a clockwise quarter of one layer; made once each.
const quarter = new Map<string, number[]>();
function quarterOf(axis: Axis, layer: number): number[] {
    const key = axis + layer;
    const made = quarter.get(key);
    if (made) return made;
    const turned = ([x, y, z]: number[]) => ({ x: [x, z, -y], y: [-z, y, x], z: [y, -x, z] })[axis].map((part) => part || 0);
    const to = FACELETS.map(({ cubie, normal }, i) =>
        cubie[axis] === layer ? index.get(`${turned(cubie.toArray())} ${turned(normal.toArray())}`)! : i,
    );
    quarter.set(key, to);
    return to;
}

export function turned(facelets: string, { axis, layers, quarters }: Turn): string {
    let now = [...facelets];
    for (const layer of layers)
        for (let i = (quarters + 4) % 4; i > 0; i--) {
            const next = [...now];
            for (const [from, to] of quarterOf(axis, layer).entries()) next[to] = now[from];
            now = next;
        }
    return now.join('');
}

const backward = (word: string) => (/^[+-][xz]$/.test(word) ? (word[0] === '+' ? '-' : '+') + word[1] : /['’′]/.test(word) ? word.replace(/['’′]/, '') : `${word}'`);

function steps(text: string, start: State, isFree: (cell: State['cell']) => boolean): Step[] {
    const notes = scoreOf(text);
    if (!notes) throw new Unreadable(text);
    const done: Step[] = [];
    for (const { from, to, isBack } of notes) {
        const word = text.slice(from, to);
        const move = isBack ? backward(word) : word;
        const state = done.at(-1) ?? start;
        const turn = crawlOf(move, state) ?? turnOf(move);
        const next = turn && { cell: state.cell, heading: state.heading, ...turn, move, facelets: turned(state.facelets, turn) };
        if (!next || !isFree(next.cell)) throw new Unreadable(word);
        done.push(next);
    }
    return done;
}

// `setup` is a state of 54 letters, or moves; `cell` is where it starts on a board, which has cells that are free.
export function trackOf(alg: string, setup = '', cell: State['cell'] = HOME.cell, isFree = (_: State['cell']) => true): Track {
    const given = setup.trim();
    const isLetters = /^[URFDLB]{54}$/.test(given);
    const prepared = isLetters ? { ...HOME, facelets: given } : (steps(given, HOME, () => true).at(-1) ?? HOME);
    const start: State = { facelets: prepared.facelets, heading: HOME.heading, cell };
    return { start, steps: steps(alg, start, isFree) };
}
