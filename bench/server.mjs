// What an honest client gets while others do their worst, what it costs, and how many small calls and files a second there
// are. Loopback only; every attack is bounded in count and time. bench/server runs it; with TRUNDLE_OLD_SERVER also the
// throughput of another build.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { existsSync, readdirSync } from 'node:fs';
import { ask, becomes, busyWorkers, childrenOf, isAlive, memory, openStream, program, raw, sleep, slowClients, slowKinds, solveForever, startServer, waitingCalls } from '../tests/server/harness.mjs';

const megabytes = (bytes) => (bytes / 2 ** 20).toFixed(1);
const page = process.env.TRUNDLE_PAGE && existsSync(process.env.TRUNDLE_PAGE) ? { page: process.env.TRUNDLE_PAGE } : {};
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const table = (...cells) => (row(...cells), row(...cells.map(() => '---')));

// A client that asks again and again on new connections: how long it waits, in milliseconds.
async function honest(server, path, count = 200) {
    const times = [];
    let errors = 0;
    for (let i = 0; i < count; i++) {
        const start = performance.now();
        await ask(server, path).then(({ status }) => (errors += Number(status !== 200)), () => errors++);
        times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    return `${times[count >> 1].toFixed(1)} / ${times[Math.floor(count * 0.99)].toFixed(1)} / ${errors}`;
}

async function crowds() {
    const count = Number(process.env.CLIENTS ?? 1000);
    const server = await startServer();
    await honest(server, '/');
    const start = memory(server);
    table(`${count} connections of`, '/ ms: median / p99 / errors', '/api/period ms: median / p99 / errors', 'memory MB', '5 s after');
    const kinds = Object.entries(slowKinds);
    for (const [name, chosen] of [['nobody', []], ...kinds.map((kind) => [kind[0], [kind]]), ['all three', kinds]]) {
        const all = [];
        for (const [, [first, drip]] of chosen) all.push(await slowClients(server, count, first, drip));
        let peak = memory(server);
        const timer = setInterval(() => (peak = Math.max(peak, memory(server))), 50);
        const times = [await honest(server, '/'), await honest(server, '/api/period?arg=R+U')];
        clearInterval(timer);
        all.forEach((crowd) => crowd.end());
        await sleep(5000);
        row(name, ...times, megabytes(peak), megabytes(memory(server)));
    }
    console.log(`\nbefore all: ${megabytes(start)} MB (what the server and its workers have for themselves)\n`);
    await server.stop();
}

async function measured(what, work) {
    const start = performance.now();
    const result = await work();
    row(what, `${(performance.now() - start).toFixed(0)} ms`, result ?? '');
}

async function work() {
    table('work', 'time', '');
    const server = await startServer();
    const isFree = () => becomes(async () => (await busyWorkers(server)) + (await waitingCalls(server)) === 0);
    const streams = await Promise.all(Array.from({ length: 200 }, () => openStream(server, solveForever)));
    await becomes(async () => (await busyWorkers(server)) > 0);
    const all = (await busyWorkers(server)) + (await waitingCalls(server));
    streams.slice(0, 100).forEach((stream) => stream.leave());
    await measured('100 of 200 streams leave: their work is over after', () => becomes(async () => (await busyWorkers(server)) + (await waitingCalls(server)) === all - 100));
    streams.forEach((stream) => stream.leave());
    await measured('the other 100 leave: all work is over after', isFree);

    const clients = Array.from({ length: 40 }, () => http.get(server.url + solveForever).on('error', () => {}));
    await sleep(300);
    clients.forEach((client) => client.destroy());
    await measured('40 clients ask for an optimal superflip and leave after 0.3 s: over after', isFree);

    const busy = await Promise.all(Array.from({ length: 20 }, () => openStream(server, solveForever)));
    const crowd = await slowClients(server, 300, ...slowKinds['slow bodies']);
    const workers = childrenOf(server.pid);
    await measured('SIGTERM to a busy server with streams and slow clients: gone after', () => server.stop());
    row('its workers that live on', '', workers.filter(isAlive).length);
    busy.forEach((stream) => stream.leave());
    crowd.end();

    const killed = await startServer();
    await openStream(killed, solveForever).catch(() => {});
    const orphans = childrenOf(killed.pid);
    await killed.stop('SIGKILL');
    await measured('kill -9 of a busy server: no worker lives after', async () => void (await becomes(() => !orphans.some(isAlive))));
    console.log();
}

// Each attack of its own server; what it answers, and the memory at its height.
async function greed() {
    table('attack', 'answer', 'memory MB: before / highest / after');
    const megabyte = 1 << 20;
    const head = 'POST /api/show HTTP/1.1\r\nHost: localhost\r\n';
    const attacks = {
        'four gzip bodies of 1 MB (1 GB unpacked each)': [4, `${head}Content-Encoding: gzip\r\nContent-Length: ${megabyte}\r\n\r\n${'x'.repeat(megabyte)}`, 1],
        'a header line of 300 MB': [1, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 300, 'a'.repeat(megabyte)],
        'a chunked body of 300 MB': [1, `${head}Transfer-Encoding: chunked\r\n\r\n`, 300, `100000\r\n${'a'.repeat(megabyte)}\r\n`],
        'a body of 300 MB without a length': [1, `${head}\r\n`, 300, 'a'.repeat(megabyte)],
        '5 million headers': [1, 'GET / HTTP/1.1\r\nHost: localhost\r\n', 32, 'X: y\r\n'.repeat(156_250)],
        '1000 bodies of 1 MB that never end': [1000, `${head}Content-Length: ${megabyte}\r\n\r\n${'{'.padEnd(megabyte - 100)}`, 0],
    };
    for (const [name, [count, first, times, more = '']] of Object.entries(attacks)) {
        const server = await startServer();
        const before = memory(server);
        let peak = before;
        const timer = setInterval(() => (peak = Math.max(peak, memory(server))), 20);
        let answers = [];
        if (times > 0) answers = await Promise.all(Array.from({ length: count }, () => raw(server, first + more.repeat(times))));
        else {
            const crowd = await slowClients(server, count, first, '');
            await sleep(2000);
            crowd.end();
        }
        clearInterval(timer);
        await sleep(4500);
        row(name, answers.map((answer) => answer.split(' ')[1] ?? 'closed').join(' '), [before, peak, memory(server)].map(megabytes).join(' / '));
        await server.stop();
    }
    console.log();
}

async function wrk(server, path) {
    const words = ['-t1', '-c64', `-d${process.env.SECONDS_EACH ?? 5}`, '--latency', '-H', 'Accept-Encoding: gzip, br', server.url + path];
    const text = execFileSync('wrk', words, { encoding: 'utf8' });
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)[1]).toFixed(0);
    const slow = /99%\s+(\S+)/.exec(text)[1];
    const errors = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0;
    return `${rate} (${slow}${errors ? `, ${errors} errors` : ''})`;
}

// One client, one connection: what a reused connection costs.
async function alone(server) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const start = performance.now();
    let count = 0;
    for (; performance.now() - start < 2000; count++) await ask(server, '/api/period?arg=R+U', { agent });
    agent.destroy();
    return (count / 2).toFixed(0);
}

async function throughput() {
    const builds = [['this', program]];
    if (process.env.TRUNDLE_OLD_SERVER) builds.unshift(['old', process.env.TRUNDLE_OLD_SERVER]);
    const script = page.page ? `/assets/${readdirSync(`${page.page}/assets`).find((name) => /^index.*\.js$/.test(name))}` : '/assets/app-1.js';
    table('server', 'wrk -t1 -c64: / a second (p99)', `${script}, packed`, '/api/period', '/api/period a second, one connection');
    for (const [name, server] of builds) {
        const one = await startServer([], { server, ...page });
        row(name, await wrk(one, '/'), await wrk(one, script), await wrk(one, '/api/period?arg=R+U'), await alone(one));
        await one.stop();
    }
    console.log();
}

const parts = { crowds, greed, work, throughput };
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)) await parts[name]();
