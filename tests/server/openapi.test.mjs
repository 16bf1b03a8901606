// The OpenAPI document: it is one, every command is in it, and real answers are as it says.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { ask, program, solveForever, startServer } from './harness.mjs';

let server, document;
before(async () => {
    server = await startServer();
    document = JSON.parse((await ask(server, '/openapi.json')).text);
});
after(() => server.stop());

const found = (schema) => (schema.$ref ? schema.$ref.split('/').slice(1).reduce((at, key) => at[key], document) : schema);
const kindOf = (value) => (Array.isArray(value) ? 'array' : value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value);

// Why a value does not fit a schema, in the words of it that the document uses; nothing if it fits.
function misfit(value, given, at = '$') {
    const schema = found(given);
    if (schema.anyOf) {
        const reasons = schema.anyOf.map((one) => misfit(value, one, at));
        return reasons.every(Boolean) ? reasons.join(', or ') : '';
    }
    const kinds = [schema.type ?? []].flat();
    const kind = kindOf(value);
    if (kinds.length && !kinds.includes(kind) && !(kind === 'integer' && kinds.includes('number'))) return `${at} is ${kind}, not ${kinds}`;
    if (schema.enum && !schema.enum.includes(value)) return `${at} is not one of ${schema.enum}`;
    for (const key of schema.required ?? []) if (!(key in value)) return `${at} has no ${key}`;
    for (const [key, one] of Object.entries(schema.properties ?? {}))
        if (key in value) {
            const reason = misfit(value[key], one, `${at}.${key}`);
            if (reason) return reason;
        }
    return '';
}

function certificate() {
    const folder = mkdtempSync(join(tmpdir(), 'trundle-proof-'));
    execFileSync(join(dirname(program), 'trundle'), ['solve', "R U F'", '--optimal', '--certificate', `${folder}/proof`]);
    const text = readFileSync(`${folder}/proof`, 'utf8');
    rmSync(folder, { recursive: true });
    return text;
}

const walls = '...\n..#\n...\n';
const requests = {
    '/api/show': { arguments: ["R U R' U'"], options: { trace: true, as: 'numeric' } },
    '/api/period': { arguments: ['R U'] },
    '/api/reverse': { arguments: ['R U'] },
    '/api/convert': { arguments: ['R U'], options: { to: 'path' } },
    '/api/relabel': { arguments: ['R U'] },
    '/api/scramble': { options: { seed: 1 } },
    '/api/optimize': { arguments: ['r+u+'] },
    '/api/solve': { arguments: ['R U'] },
    '/api/check': { arguments: ['proof'], files: { proof: certificate() } },
    '/api/crawl/run': { arguments: ['-x'], options: { walls: '-' }, input: walls },
    '/api/crawl/scramble': { options: { moves: 5, seed: 1 } },
    '/api/crawl/prove': { options: { board: '2x2' } },
    '/api/crawl/macros': {},
    '/api/crawl/translate': { arguments: ['R U'], options: { walls: 'mine' }, files: { mine: '....\n....\n....\n....\n' } },
    '/api/crawl/home': { options: { end: '0,0', 'end-heading': 'any' } },
    '/api/crawl/solve': { arguments: ['R U'], options: { method: 'macro' } },
    '/api/crawl/tour': { options: { board: '2x2' } },
    '/api/crawl/commutators': {},
    '/api/roll': { arguments: [5, 6], options: { from: '1,1', to: '3,3', label: 1 } },
    '/api/roll/run': { arguments: ['NE', 5, 6], options: { from: '1,1' } },
    '/api/roll/maze': { arguments: ['-'], input: 'S..\n..T\n' },
    '/api/roll/generate': { arguments: [4, 4], options: { seed: 1 } },
    '/api/roll/eight': { arguments: ['UUU UW. UUU'] },
    '/api/represent': {},
    '/api/explore': { options: { moves: 'face', depth: 2 } },
    '/api/coset': { arguments: ['R'], options: { depth: 3 } },
    '/api/apl': { arguments: ['SWITCH'] },
};

test('the program prints the same document as the server gives', () => {
    assert.deepEqual(JSON.parse(execFileSync(program, ['--openapi'])), document);
});

test('it is OpenAPI 3.1: every operation has an id of its own and responses, every reference leads somewhere', () => {
    assert.match(document.openapi, /^3\.1\./);
    assert.ok(document.info.title && document.info.version);
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((operation) => operation.operationId ?? ''));
    const named = ids.filter(Boolean);
    assert.equal(new Set(named).size, named.length);
    for (const path of Object.values(document.paths))
        for (const operation of Object.values(path)) assert.ok(operation.responses['200'].description);
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) assert.ok(found({ $ref: reference }), reference);
});

test('no command is missing here', () => {
    const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/'));
    assert.deepEqual(paths.filter((path) => !(path in requests)), []);
    for (const path of Object.keys(requests)) assert.ok(path in document.paths, path);
});

const schemaOf = (path, method, status) => found(document.paths[path][method].responses[status]).content['application/json'].schema;

for (const [path, body] of Object.entries(requests))
    test(`${path} answers as it says, to a request that is as it says`, async () => {
        assert.equal(misfit(body, document.paths[path].post.requestBody.content['application/json'].schema), '');
        const answer = await ask(server, path, { method: 'POST', body: JSON.stringify(body) });
        assert.equal(answer.status, 200, answer.text);
        const [schema] = schemaOf(path, 'post', 200).anyOf;
        assert.ok(schema.required.length > 0, 'it promises something');
        assert.equal(misfit(JSON.parse(answer.text), schema), '');
    });

const errors = {
    '/api/period?arg=R+Q': 422,
    '/api/period?arg=R&shape=round': 400,
    [`${solveForever}&timeout=1`]: 504,
    '/healthz': 200,
};
for (const [address, status] of Object.entries(errors))
    test(`${status} of ${address} is as it says`, async () => {
        const answer = await ask(server, address);
        assert.equal(answer.status, status);
        assert.equal(misfit(JSON.parse(answer.text), schemaOf(address.split('?')[0], 'get', status)), '');
    });
