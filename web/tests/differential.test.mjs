// The module against the native program: the same request, the same answer, a thousand times.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { Engine } from 'trundle/engine';
import { program } from './server.mjs';

// Small and seeded: a failure can be repeated.
let state = Number(process.env.SEED ?? 20260101);
const random = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
};
const pick = (list) => list[random(list.length)];
const many = (list, most, glue = ' ') => Array.from({ length: random(most) }, () => pick(list)).join(glue);

const wca = [...'URFDLBMESxyz', 'Rw', 'u', "R'", 'F2', "B2'", '(R U)3', "[R, U']", '[F: D2]', '2R', 'R5'];
const path = [...'lrudfbems'].flatMap((layer) => [layer + '+', layer + '-', layer.toUpperCase()]);
const crawl = ['+x', '-x', '+z', '-z', 'spin1', "spin1'", 'spin2', "spin2'"];
const damage = (text) => (random(8) ? text : text.slice(0, random(text.length + 1)) + pick(['Q', '(', "'", '°', ']', '9']) + text.slice(random(text.length + 1)));

const board = () => {
    const [m, n] = [1 + random(9), 1 + random(9)];
    return [m, n, 1 + random(n), 1 + random(m), 1 + random(n), 1 + random(m), 1 + random(6)].join(' ');
};
const rollRequest = (line) => {
    const [m, n, xi, yi, xf, yf, label] = line.split(' ');
    return { command: 'roll', arguments: [m, n], options: { '--from': `${xi},${yi}`, '--to': `${xf},${yf}`, '--label': label } };
};

// One batch of the native program answers many lines; `one` is the same question alone.
const batches = [
    { command: 'show', options: { '--trace': true }, line: () => damage(many(wca, 12)), count: 300 },
    { command: 'show', options: { '--as': 'stickers' }, line: () => damage(many(path, 12, '')), count: 150 },
    { command: 'period', line: () => many(wca, 8), count: 100 },
    { command: 'reverse', line: () => damage(many(path, 12, '')), count: 100 },
    { command: 'convert', options: { '--to': 'path' }, line: () => many(wca, 10), count: 100 },
    { command: 'crawl run', options: { '--trace': true, '--board': '5x5' }, line: () => damage(many(crawl, 9)), count: 150 },
    { command: 'roll', line: board, one: rollRequest, count: 100 },
];

function native(command, options, lines) {
    return new Promise((resolve, reject) => {
        const child = spawn(program, [...command.split(' '), ...Object.entries(options).flatMap(([name, value]) => (value === true ? name : [name, value])), '-', '--json']);
        let output = '';
        child.stdout.on('data', (data) => (output += data));
        child.on('error', reject);
        child.on('close', () => resolve(output.trim().split('\n').map((line) => JSON.parse(line))));
        child.stdin.end(lines.join('\n') + '\n');
    });
}

for (const { command, options = {}, line, one = (text) => ({ command, arguments: [text], options }), count } of batches)
    test(`trundle ${command} ${Object.keys(options)}: ${count} answers agree`, async () => {
        const lines = Array.from({ length: count }, line);
        const expected = await native(command, options, lines);
        const engine = new Engine();
        for (const [i, text] of lines.entries()) {
            const answer = await engine.call(one(text)).catch(({ code, message, at }) => ({ error: { code, message, at } }));
            const { error } = expected[i];
            assert.deepEqual(JSON.parse(JSON.stringify(answer)), error ? { error } : expected[i], text);
        }
        engine.close();
    });
