// The end: whatever goes on, the server is gone soon after it is told to, and its workers with it.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { becomes, busyWorkers, childrenOf, isAlive, openStream, signal, slowClients, slowKinds, solveForever, startServer } from './harness.mjs';

async function busyServer() {
    const server = await startServer();
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(server, solveForever)));
    const crowd = await slowClients(server, 100, ...slowKinds['slow bodies']);
    assert.ok(await becomes(async () => (await busyWorkers(server)) > 0));
    return { server, streams, crowd, workers: childrenOf(server.pid) };
}

for (const name of ['SIGTERM', 'SIGINT'])
    test(`${name} ends a busy server, its streams and its workers`, async () => {
        const { server, streams, crowd, workers } = await busyServer();
        const start = Date.now();
        const exit = once(server.child, 'exit');
        await server.stop(name);
        console.log(`gone after ${Date.now() - start} ms`);
        assert.deepEqual(await exit, [0, null]);
        await Promise.all(streams.map((stream) => stream.ended));
        assert.ok(workers.every((pid) => !isAlive(pid)));
        crowd.end();
    });

test('a second Ctrl-C ends it at once', async () => {
    const { server, crowd, workers } = await busyServer();
    workers.forEach((pid) => signal(pid, 'SIGSTOP')); // they cannot say goodbye
    const exit = once(server.child, 'exit');
    server.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 50));
    server.child.kill('SIGINT');
    assert.ok([0, 130].includes((await exit)[0]));
    assert.ok(await becomes(() => workers.every((pid) => !isAlive(pid))));
    crowd.end();
});

test('no worker outlives a server that is killed', async () => {
    const { server, crowd, workers } = await busyServer();
    await server.stop('SIGKILL');
    assert.ok(await becomes(() => workers.every((pid) => !isAlive(pid))));
    crowd.end();
});
