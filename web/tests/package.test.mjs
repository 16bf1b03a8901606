// The npm package: packed, installed in a second project, and used there.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Color, COLOR_CSS, COLOR_HEX, Engine, FACE_COLOR, FACE_INDICES, TrundleError } from 'trundle';
import { applyAlgorithm, applyMove, convert, invertAlgorithm, parseNotation, period, reverse, solved } from 'trundle';
import * as stickers from 'trundle/stickers';
import { root } from './server.mjs';

test('a second project installs the packed package and uses it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trundle-'));
    try {
        const npm = (...words) => execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
        const [{ filename }] = JSON.parse(npm('pack', '--json', join(root, 'web/packages/trundle')));
        writeFileSync(join(folder, 'package.json'), '{ "name": "second", "type": "module" }');
        npm('install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
        writeFileSync(
            join(folder, 'use.js'),
            `import { solved, applyAlgorithm, parseNotation } from 'trundle';
             import { Engine } from 'trundle/engine';
             const { facelets } = await new Engine().call({ command: 'show', arguments: ["R U"] });
             console.log(applyAlgorithm(solved(), parseNotation('(R U)105')).join() === solved().join(), facelets.length);`,
        );
        const run = (file) => execFileSync('node', [file], { cwd: folder, encoding: 'utf8' });
        assert.equal(run('use.js'), 'true 54\n');
        rmSync(join(folder, 'node_modules/trundle/trundle.wasm')); // the stickers alone need no module
        writeFileSync(
            join(folder, 'plain.js'),
            `import { solved, applyAlgorithm, parseNotation } from 'trundle/stickers';
             console.log(applyAlgorithm(solved(), parseNotation("R U R' U' ".repeat(6))).join() === solved().join());`,
        );
        assert.equal(run('plain.js'), 'true\n');
    } finally {
        rmSync(folder, { recursive: true });
    }
});

test("the API of the engine note: a state is 54 numbers and never changes", () => {
    const start = Object.freeze(solved());
    assert.equal(start.length, 54);
    for (const [face, { start: first, end }] of Object.entries(FACE_INDICES))
        for (let i = first; i <= end; i++) assert.equal(start[i], FACE_COLOR[face]);
    const turned = applyMove(start, { base: 'R', modifier: '', wide: false });
    assert.notDeepEqual(turned, start);
    // The note's own numbering: R takes 20 to 2, 2 to 47 on the back face.
    assert.equal(turned[2], Color.Green);
    assert.equal(turned[47], Color.White);
    assert.equal(turned[20], Color.Yellow);
    assert.equal(turned[29], Color.Blue);
});

test('parseNotation gives moves as the engine note writes them', () => {
    assert.deepEqual(parseNotation("r2' U' x"), [
        { base: 'R', modifier: '2', wide: true },
        { base: 'U', modifier: "'", wide: false },
        { base: 'x', modifier: '', wide: false },
    ]);
    assert.deepEqual(parseNotation('  '), []);
    assert.throws(() => parseNotation('R Q'), { name: 'TrundleError', message: "Unknown move token: 'Q'", at: 2 });
});

const faces = [...'URFDLB'];
const everyMove = [...faces, ...'MESxyz']
    .flatMap((base) => (faces.includes(base) ? [true, false] : [false]).map((wide) => ({ base, wide })))
    .flatMap((move) => ['', '2', "'"].map((modifier) => ({ ...move, modifier })));
const textOf = ({ base, wide, modifier }) => base + (wide ? 'w' : '') + modifier;

test('every move survives the way to text and back, in the module and without it', () => {
    assert.equal(everyMove.length, 54);
    for (const move of everyMove) {
        assert.deepEqual(parseNotation(textOf(move)), [move]);
        assert.deepEqual(stickers.parseNotation(textOf(move)), [move]);
        assert.deepEqual(parseNotation(textOf(invertAlgorithm([move])[0])), invertAlgorithm([move]));
    }
});

test('stickers without the module move as they do in it', async () => {
    const numbers = [...Array(54).keys()];
    const moved = async (path) => (await engine.call({ command: 'permute', arguments: [path] })).from;
    for (const move of everyMove) assert.deepEqual(stickers.applyMove(numbers, move), await moved(textOf(move)), textOf(move));
    for (const path of ["r2' U' x", "M E2 S’ Rw u' f2 x y' z2", " R\tU\nF  "]) {
        assert.deepEqual(stickers.parseNotation(path), parseNotation(path));
        assert.deepEqual(stickers.applyAlgorithm(numbers, stickers.parseNotation(path)), await moved(path));
    }
    for (const path of ['R Q', 'Rw3', 'Mw', "R''", 'RU'])
        assert.throws(() => stickers.parseNotation(path), { message: /^Unknown move token: / }, path);
    assert.throws(() => stickers.applyMove(numbers, { base: 'M', modifier: '', wide: true }), { message: /'Mw'/ });
});

test('MOVE_CYCLES: 27 layer moves, wide moves and rotations as four-cycles', () => {
    assert.deepEqual(Object.keys(stickers.MOVE_CYCLES).length, 18);
    for (const [name, cycles] of Object.entries(stickers.MOVE_CYCLES)) {
        assert.ok(cycles.every((cycle) => cycle.length === 4), name);
        assert.equal(new Set(cycles.flat()).size, 4 * cycles.length, name);
        assert.equal(cycles.length, /[xyz]/.test(name) ? 13 : /[MES]/.test(name) ? 3 : /w/.test(name) ? 8 : 5, name);
    }
});

test('T-perm twice, the sexy move six times, R U a hundred and five times come back', () => {
    const times = (text, count) => applyAlgorithm(solved(), Array(count).fill(parseNotation(text)).flat());
    assert.deepEqual(times("R U R' U' R' F R2 U' R' U' R U R' F'", 2), solved());
    assert.deepEqual(times("R U R' U'", 6), solved());
    assert.deepEqual(times('R U', 105), solved());
    assert.notDeepEqual(times('R U', 35), solved());
});

test('an algorithm and its inverse do nothing, for any stickers', () => {
    const stickers = [...Array(54).keys()];
    const moves = parseNotation("M E2 S' Rw u' f2 x y' z2 (R U F)3 [L, D]");
    assert.deepEqual(applyAlgorithm(applyAlgorithm(stickers, moves), invertAlgorithm(moves)), stickers);
});

test('colours', () => {
    assert.equal(Color[Color.Orange], 'Orange');
    assert.equal(COLOR_HEX[Color.Red], 0xc41e3a);
    assert.equal(COLOR_CSS[Color.Blue], '#0051ba');
});

test('period, reverse, convert', () => {
    assert.equal(period('R U'), 105);
    assert.equal(reverse('r+u-F'), 'Fu+r-');
    assert.equal(convert('[R, U]', 'path'), 'r+u+r-u-');
    assert.throws(() => period('R Q'), TrundleError);
});

let engine;
before(() => (engine = new Engine()));
after(() => engine.close());

test('a cancelled call ends at once, and the next one works', async (context) => {
    await engine.call({ command: 'show', arguments: ['R'] });
    const control = new AbortController();
    const long = engine.call({ command: 'period', arguments: ['(((R U F2 D)99)99)250'] }, { signal: control.signal });
    let from = 0;
    setTimeout(() => ((from = performance.now()), control.abort()), 50);
    await assert.rejects(long, { name: 'AbortError' });
    context.diagnostic(`cancelled in ${(performance.now() - from).toFixed(1)} ms`);
    assert.equal((await engine.call({ command: 'period', arguments: ['R U'] })).period, 105);
});

test('a file comes with the call', async () => {
    const run = { command: 'crawl run', arguments: ['+x'] };
    const files = { walls: '...\n..#\n...\n' };
    await assert.rejects(engine.call({ ...run, options: { '--walls': 'walls' }, files }), /blocked/);
    await assert.rejects(engine.call({ ...run, options: { '--walls': '/etc/passwd' } }), { exit: 3 });
});

test('crawls are at most five moves longer than with large tables', async (context) => {
    const nativeMean = 31.5; // on 3x3 within 100 ms: docs/PERFORMANCE.md
    let moves = 0;
    const cubes = process.env.TRUNDLE_SLOW ? 8 : 3;
    for (let seed = 1; seed <= cubes; ++seed) {
        const { facelets } = await engine.call({ command: 'scramble', options: { '--seed': seed } });
        const options = { '--board': '3x3' };
        const solved = await engine.call({ command: 'crawl solve', arguments: [facelets], options: { ...options, '--nodes': 1_000_000 } });
        const replayed = await engine.call({ command: 'crawl run', arguments: solved.moves, options: { ...options, '--cube': facelets } });
        assert.equal(replayed.solved, true);
        moves += solved.length;
    }
    context.diagnostic(`${moves / cubes} moves on the average`);
    assert.ok(moves / cubes <= nativeMean + 5);
});
