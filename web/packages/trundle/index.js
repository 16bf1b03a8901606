// The engine note: pure functions on immutable number[54], and the rest of Trundle beside it. What is quick answers at once on this
// thread; optimize, solve and crawl work in a worker and can be cancelled.
import { compile } from '#host';
import { Engine } from './engine.js';
import { answerOf, instantiate, TrundleError } from './module.js';

export * from './colors.js';
export { Engine, TrundleError };

const run = instantiate(await compile());
const now = (command, text, options) => answerOf(run({ command, arguments: [text], options }));

// { '--any-orientation': true } from { anyOrientation: true }; lists, such as a square, are joined by commas.
const named = (options) =>
    Object.fromEntries(
        Object.entries(options).map(([name, value]) => [
            '--' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()),
            Array.isArray(value) ? value.join() : value,
        ]),
    );

export const solved = () => now('show', '').stickers;

// Where the sticker at each place came from, by the text of a move.
const permutations = new Map();
function permutation(text) {
    if (!permutations.has(text)) permutations.set(text, now('permute', text, { '--notation': 'wca' }).from);
    return permutations.get(text);
}

const textOf = ({ base, modifier, wide }) => base + (wide ? 'w' : '') + modifier;

export const applyMove = (state, move) => permutation(textOf(move)).map((place) => state[place]);

export const applyAlgorithm = (state, moves) => moves.reduce(applyMove, [...state]);

export function parseNotation(notation) {
    let text;
    try {
        text = now('convert', notation, { '--notation': 'wca', '--to': 'wca' }).path;
    } catch (error) {
        if (error.code !== 'unknown_move') throw error;
        const [token] = new TextDecoder().decode(new TextEncoder().encode(notation).slice(error.at)).split(/\s/);
        throw new TrundleError({ code: error.code, message: `Unknown move token: '${token}'`, at: error.at }, 3);
    }
    return [...text.matchAll(/([URFDLBMESxyz])(w?)(2|'|)(?: |$)/g)].map(([, base, wide, modifier]) => ({
        base,
        modifier,
        wide: wide !== '',
    }));
}

const INVERSE = { '': "'", "'": '', 2: '2' };

export const invertAlgorithm = (moves) =>
    moves.map((move) => ({ ...move, modifier: INVERSE[move.modifier] })).reverse();

export const period = (path) => now('period', path).period;
export const reverse = (path) => now('reverse', path).path;
export const convert = (path, to) => now('convert', path, { '--to': to }).path;

// A die over an empty board of m rows and n columns, in the fewest rolls: { solvable, length, gps, path }.
export function roll(m, n, { from = [1, 1], to, label = 1, expandLimit }) {
    const { answer, exit } = run({ command: 'roll', arguments: [m, n], options: named({ from, to, label, expandLimit }) });
    return exit === 1 ? { solvable: false } : answerOf({ answer, exit });
}

// One worker for all, started by the first call.
let worker;
function later(command, text, options, call) {
    worker ??= new Engine();
    return worker.call({ command, arguments: [text], options: named(options) }, call);
}

// A path, 54 letters, or 54 numbers.
const textOfCube = (cube) => (Array.isArray(cube) ? JSON.stringify(cube) : cube);

export const optimize = (path, options = {}, call) => later('optimize', path, options, call);
export const solve = (cube, options = {}, call) => later('solve', textOfCube(cube), options, call);
export const crawl = (cube, options = {}, call) => later('crawl solve', textOfCube(cube), options, call);
