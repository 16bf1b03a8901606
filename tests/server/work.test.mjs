// Workers: they stay, they are shared fairly, they stop when nobody waits, and they are replaced when they die.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { ask, becomes, busyWorkers, childrenOf, isAlive, metrics, openStream, period, signal, sleep, solveForever, startServer, waitingCalls } from './harness.mjs';

let server, workers;
before(async () => {
    server = await startServer();
    workers = childrenOf(server.pid).length;
});
after(() => server.stop());

const isFree = () => becomes(async () => (await busyWorkers(server)) === 0 && (await waitingCalls(server)) === 0);

test('a worker stays from call to call', async () => {
    const before = childrenOf(server.pid);
    for (let i = 0; i < 50; i++) await period(server);
    assert.deepEqual(childrenOf(server.pid), before);
});

test('a small call does not wait behind long ones', async () => {
    const streams = await Promise.all(Array.from({ length: 6 }, () => openStream(server, solveForever)));
    assert.ok(await becomes(async () => (await busyWorkers(server)) > 0));
    for (let i = 0; i < 10; i++) assert.equal((await period(server)).status, 200);
    streams.forEach((stream) => stream.leave());
    assert.ok(await isFree());
});

test('one address has a share of the long lane, and another still gets its turn', async () => {
    const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(server, solveForever)));
    const lane = (await metrics(server))['trundle_workers{lane="long"}'];
    assert.ok(await becomes(async () => (await busyWorkers(server)) === lane / 2));
    assert.equal(await waitingCalls(server), 8 - lane / 2);
    const other = await ask(server, '/api/roll/generate?arg=4&arg=4&seed=1', { address: '127.0.0.2' });
    assert.equal(other.status, 200);
    streams.forEach((stream) => stream.leave());
    assert.ok(await isFree());
});

test('who leaves before the answer ends the work', async () => {
    const requests = Array.from({ length: 40 }, () => http.get(server.url + solveForever).on('error', () => {}));
    assert.ok(await becomes(async () => (await waitingCalls(server)) > 30));
    requests.forEach((request) => request.destroy());
    assert.ok(await isFree());
    assert.ok(await becomes(() => childrenOf(server.pid).length === workers));
});

test('of two hundred streams half leave, and only their work ends', async () => {
    const streams = await Promise.all(Array.from({ length: 200 }, () => openStream(server, solveForever)));
    assert.ok(streams.every((stream) => stream.status === 200));
    assert.ok(await becomes(async () => (await busyWorkers(server)) > 0));
    const all = (await waitingCalls(server)) + (await busyWorkers(server));
    streams.slice(0, 100).forEach((stream) => stream.leave());
    assert.ok(await becomes(async () => (await waitingCalls(server)) + (await busyWorkers(server)) === all - 100));
    assert.ok(streams.slice(100).every((stream) => !/event: (answer|error)/.test(stream.text())));
    streams.forEach((stream) => stream.leave());
    assert.ok(await isFree());
});

test('clients that vanish at any moment leave nothing behind', async () => {
    for (let i = 0; i < 200; i++) {
        const request = http.get(`${server.url}/api/${i % 2 ? 'period' : 'solve'}?arg=(R+U+F2+D)${i % 9}`).on('error', () => {});
        setTimeout(() => request.destroy(), i % 20);
    }
    await period(server);
    assert.ok(await isFree());
    assert.ok(await becomes(async () => (await metrics(server)).trundle_connections < 3));
});

test('too many who wait are told to come back', async () => {
    const streams = await Promise.all(Array.from({ length: 258 }, () => openStream(server, solveForever)));
    const more = await ask(server, solveForever);
    assert.deepEqual([more.status, more.headers['retry-after'], JSON.parse(more.text).error.code], [503, '1', 'busy']);
    streams.forEach((stream) => stream.leave());
    assert.ok(await isFree());
});

test('time that is up is said', async () => {
    const answer = await ask(server, `${solveForever}&timeout=1`);
    assert.equal(answer.status, 504);
    assert.ok(JSON.parse(answer.text));
});

test('workers that are killed at random: every request is answered rightly or with an error, and the pool is whole again', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
    let ended = false;
    let asked = 0;
    let right = 0;
    let failed = 0;
    const client = async () => {
        while (!ended) {
            const answer = await ask(server, '/api/period?arg=R+U', { agent });
            if (answer.status === 200) right += Number(JSON.parse(answer.text).period === 105);
            else failed += Number(['500 worker', '503 busy'].includes(`${answer.status} ${JSON.parse(answer.text).error.code}`));
            asked++;
        }
    };
    const clients = Array.from({ length: 16 }, client);
    for (let i = 0; i < 100; i++) {
        const pids = childrenOf(server.pid);
        const victim = pids[(i * 7) % pids.length];
        if (victim) signal(victim, 'SIGKILL');
        await sleep(i % 10);
        const before = right; // on a busy machine a new worker is killed only after somebody had an answer
        assert.ok(await becomes(() => right > before));
    }
    ended = true;
    await Promise.all(clients);
    agent.destroy();
    assert.equal(right + failed, asked);
    assert.ok(await becomes(() => childrenOf(server.pid).length === workers));
    assert.equal(JSON.parse((await ask(server, '/healthz')).text).workers, workers);
});

test('a worker that is stopped from outside is replaced when its time is up', async () => {
    const before = childrenOf(server.pid);
    for (const pid of before) signal(pid, 'SIGSTOP');
    const leave = http.get(server.url + solveForever).on('error', () => {});
    assert.ok(await becomes(async () => (await busyWorkers(server)) === 1));
    leave.destroy();
    assert.ok(await becomes(() => before.some((pid) => !isAlive(pid))));
    for (const pid of before) signal(pid, 'SIGCONT');
    assert.equal((await period(server)).status, 200);
});
