// The engine note's functions (stickers/), with a parser for all of the notation, and the rest of Trundle beside them. What is
// quick answers at once on this thread; optimize, solve and crawl work in a worker and can be cancelled.
import { compile } from '#host';
import { Engine } from './engine.js';
import { answerOf, instantiate, TrundleError } from './module.js';

export * from './dist/index.js';
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

// Instead of the plain one: groups, commutators and the like too.
export function parseNotation(notation) {
    try {
        return now('permute', notation, { '--notation': 'wca' }).moves;
    } catch (error) {
        if (error.code !== 'unknown_move') throw error;
        const [token] = new TextDecoder().decode(new TextEncoder().encode(notation).slice(error.at)).split(/\s/);
        throw new TrundleError({ code: error.code, message: `Unknown move token: '${token}'`, at: error.at }, 3);
    }
}

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
