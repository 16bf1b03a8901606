// Many clients that are slow, greedy or gone, and an honest one among them. How fast the honest one is answered is
// measured by bench/server; here it must be answered, and the server and its workers must never have had much memory.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ask, becomes, highestMemory, memory, metrics, period, raw, slowClients, slowKinds, startServer } from './harness.mjs';

const megabyte = 1 << 20;
let server, start;
before(async () => {
    server = await startServer();
    await period(server);
    start = memory(server);
});
after(() => server.stop());

async function isHonest(most = 150 * megabyte) {
    for (let i = 0; i < 10; i++) {
        assert.equal((await ask(server, '/')).status, 200);
        assert.equal(JSON.parse((await period(server)).text).period, 105);
    }
    assert.ok(highestMemory(server) < most, `${highestMemory(server)} bytes`);
}

const kinds = Object.entries(slowKinds);
for (const [name, [first, drip]] of kinds)
    test(`four hundred ${name} keep nobody else waiting`, async () => {
        const crowd = await slowClients(server, 400, first, drip);
        await isHonest();
        crowd.end();
    });

test('all of them together: more than there are places for one address', async () => {
    const crowds = [];
    for (const [, [first, drip]] of kinds) crowds.push(await slowClients(server, 1100, first, drip));
    await isHonest();
    const seen = await metrics(server);
    assert.ok(seen.trundle_connections <= 3073, `${seen.trundle_connections} connections`);
    assert.ok(seen.trundle_connections_sent_away_total > 0);
    for (const crowd of crowds) crowd.end();
    assert.ok(await becomes(async () => (await metrics(server)).trundle_connections < 5));
});

test('whoever holds much makes room for others', async () => {
    const head = `POST /api/period HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${megabyte}\r\n\r\n`;
    const crowd = await slowClients(server, 100, head + '{'.padEnd(megabyte - 10), '');
    assert.ok(await becomes(async () => (await metrics(server)).trundle_connections_sent_away_total > 0));
    await isHonest();
    assert.ok((await metrics(server)).trundle_held_bytes <= 34 * megabyte);
    crowd.end();
});

test('where the system allows few files, newcomers still get a place', async () => {
    const small = await startServer([], { files: 200 });
    const crowd = await slowClients(small, 300, ...slowKinds['slow headers']);
    for (let i = 0; i < 10; i++) assert.equal(JSON.parse((await period(small)).text).period, 105);
    assert.ok((await metrics(small)).trundle_connections < 200);
    crowd.end();
    await small.stop();
});

const endless = {
    'an endless header line': ['GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'a'.repeat(megabyte)],
    'endless headers': ['GET / HTTP/1.1\r\nHost: localhost\r\n', 'X: y\r\n'.repeat(megabyte / 8)],
    'an endless first line': ['GET /', 'a'.repeat(megabyte)],
    'an endless body in chunks': ['POST /api/show HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n', `100000\r\n${'a'.repeat(megabyte)}\r\n`],
    'an endless body without a length': ['POST /api/show HTTP/1.1\r\nHost: localhost\r\n\r\n', 'a'.repeat(megabyte)],
};
for (const [name, [first, more]] of Object.entries(endless))
    test(`${name} is refused and forgotten`, async () => {
        const answers = await Promise.all(Array.from({ length: 4 }, () => raw(server, first + more.repeat(16))));
        for (const answer of answers) if (answer) assert.match(answer, /^HTTP\/1.1 4(00|11|31) /);
        await isHonest();
    });

test('packed bodies are not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(256 * megabyte));
    const headers = { 'Content-Encoding': 'gzip', 'Content-Length': bomb.length };
    for (let i = 0; i < 4; i++) assert.equal((await ask(server, '/api/show', { method: 'POST', headers, body: bomb })).status, 415);
    await isHonest();
});

test('a body of very many members takes no time to be refused', async () => {
    const body = `{"options":{${Array.from({ length: 60_000 }, (_, i) => `"${i}":1`)}}}`;
    assert.equal((await ask(server, '/api/show', { method: 'POST', body })).status, 400);
    await isHonest();
});

test('clients that never read: what waits for them counts as held, whichever way it was asked for', async () => {
    const files = 'GET /assets/app-1.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);
    const far = 6_600_000; // rolls to there, a letter each
    const body = JSON.stringify({ arguments: [far, 5], options: { from: '1,1', to: `1,${far}`, label: 1, 'expand-limit': far + 9 } });
    const call = (more) => `POST /api/roll HTTP/1.1\r\nHost: localhost\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;
    const crowds = [await slowClients(server, 200, files, '', false)];
    for (const more of ['', 'Accept: text/event-stream\r\n']) crowds.push(await slowClients(server, 1, call(more), '', false));
    assert.ok(await becomes(async () => (await metrics(server)).trundle_held_bytes > 1.5 * far));
    await isHonest(300 * megabyte); // two workers have made long answers
    for (const crowd of crowds) crowd.end();
});

test('afterwards everything is as before', async () => {
    assert.ok(await becomes(async () => (await metrics(server)).trundle_connections === 1));
    assert.equal((await metrics(server)).trundle_held_bytes, 0);
    assert.ok(await becomes(() => memory(server) < start + 4 * megabyte), `${start} bytes have become ${memory(server)}`);
});
