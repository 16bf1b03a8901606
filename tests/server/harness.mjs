// A server of our own on any free port, with a page of two files; clients of all kinds; and what it costs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const program = process.env.TRUNDLE_SERVER ?? `${root}build/release/trundle-server`;
export const script = `export const numbers = [${Array.from({ length: 2000 }, (_, i) => i)}];\n`;
export const superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"; // 20 moves: minutes of work

function makePage() {
    const folder = mkdtempSync(join(tmpdir(), 'trundle-page-'));
    mkdirSync(`${folder}/assets`);
    writeFileSync(`${folder}/index.html`, '<!doctype html><meta charset="utf-8" /><title>Trundle</title>\n');
    writeFileSync(`${folder}/embed.html`, '<!doctype html><title>A player</title>\n');
    writeFileSync(`${folder}/assets/app-1.js`, script);
    writeFileSync(`${folder}/assets/app-1.js.gz`, gzipSync(script));
    writeFileSync(`${folder}/assets/app-1.js.br`, brotliCompressSync(script));
    return folder;
}

// `files`: how many it may have open.
export async function startServer(words = [], { server = program, page: given, files = 8192 } = {}) {
    const page = given ?? makePage();
    const env = { ...process.env, XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? `${root}build/cache` };
    const child = spawn('prlimit', [`--nofile=${files}`, server, '--port', '0', '--page', page, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    child.stderr.on('data', (data) => (log += data));
    const [line] = await once(child.stdout, 'data');
    const port = Number(/:(\d+)\//.exec(String(line))[1]);
    return {
        port,
        pid: child.pid,
        child,
        url: `http://127.0.0.1:${port}`,
        log: () => log,
        async stop(signal = 'SIGTERM') {
            child.kill(signal);
            if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
            if (!given) rmSync(page, { recursive: true, force: true });
        },
    };
}

export const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

// Whether it becomes so within a time that is long enough for a busy machine.
export async function becomes(test, time = 60_000) {
    for (const end = Date.now() + time; Date.now() < end; await sleep(10)) if (await test()) return true;
    return false;
}

// One request; every connection is new unless an agent keeps it.
export function ask(server, path, { method = 'GET', headers = {}, body, agent, address } = {}) {
    return new Promise((resolve, reject) => {
        const request = http.request(
            { host: '127.0.0.1', port: server.port, path, method, headers, agent, localAddress: address },
            (response) => {
                const parts = [];
                response.on('data', (part) => parts.push(part));
                response.on('end', () => {
                    const bytes = Buffer.concat(parts);
                    resolve({ status: response.statusCode, headers: response.headers, bytes, text: String(bytes) });
                });
                response.on('error', reject);
            },
        );
        request.on('error', reject);
        request.end(body);
    });
}

export const period = (server) => ask(server, '/api/period?arg=R+U');

// Bytes as they are, and everything that comes back until the server closes or `enough` says so.
export function raw(server, bytes, enough = () => false) {
    return new Promise((resolve) => {
        const socket = net.connect(server.port, '127.0.0.1', () => socket.write(bytes));
        let answer = '';
        socket.on('data', (data) => {
            answer += data;
            if (enough(answer)) socket.destroy();
        });
        socket.on('error', () => {});
        socket.on('close', () => resolve(answer));
    });
}

// Connections that send `first` and then a byte now and then, for as long as the server lets them; what they hear they
// read, or leave where it is.
export async function slowClients(server, count, first, drip = 'a', reads = true) {
    const sockets = [];
    for (let i = 0; i < count; i++) {
        const socket = net.connect(server.port, '127.0.0.1');
        socket.on('error', () => {});
        if (reads) socket.on('data', () => {});
        if (first) socket.write(first);
        sockets.push(socket);
        if (i % 100 === 99) await sleep(5);
    }
    const timer = setInterval(() => drip && sockets.forEach((socket) => socket.writable && socket.write(drip)), 1000);
    return {
        open: () => sockets.filter((socket) => !socket.destroyed).length,
        end() {
            clearInterval(timer);
            sockets.forEach((socket) => socket.destroy());
        },
    };
}

export const slowKinds = {
    'slow headers': ['GET /api/period?arg=R HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a'],
    'slow bodies': ['POST /api/period HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{"arguments":', ' '],
    'idle ones': ['', ''],
};

// A stream of events that is open; `leave` abandons it.
export function openStream(server, path) {
    return new Promise((resolve, reject) => {
        const request = http.get({ host: '127.0.0.1', port: server.port, path, headers: { Accept: 'text/event-stream' } });
        request.on('error', reject); // after the response nobody hears it
        request.on('response', (response) => {
            let text = '';
            const ended = new Promise((done) => response.on('close', done));
            response.on('data', (data) => (text += data));
            response.on('error', () => {});
            resolve({ status: response.statusCode, leave: () => request.destroy(), text: () => text, ended });
        });
    });
}

export const solveForever = `/api/solve?optimal&arg=${encodeURIComponent(superflip)}`;

export function childrenOf(pid) {
    try {
        return readdirSync(`/proc/${pid}/task`)
            .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
            .filter(Boolean)
            .map(Number)
            .filter(isAlive); // the dead may not be buried yet
    } catch {
        return [];
    }
}

export const isAlive = (pid) => {
    try {
        return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
    } catch {
        return false;
    }
};

// To a process that may have gone already.
export const signal = (pid, name) => {
    try {
        process.kill(pid, name);
    } catch {} // it has
};

const bytesOf = (pid, field) => {
    try {
        return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;
    } catch {
        return 0; // it has gone
    }
};
const ofAll = (server, field) => [server.pid, ...childrenOf(server.pid)].reduce((sum, pid) => sum + bytesOf(pid, field), 0);

// Resident bytes of the server and its workers; files that they map, tables among them, are not counted.
export const memory = (server) => ofAll(server, 'RssAnon');
// The most that each of them ever had, all together, files included: never less than what they had at any time.
export const highestMemory = (server) => ofAll(server, 'VmHWM');

// Numbers of /metrics by name and labels.
export async function metrics(server) {
    const { text } = await ask(server, '/metrics');
    return Object.fromEntries(text.split('\n').filter((line) => line && line[0] !== '#').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]));
}
export const busyWorkers = async (server) => (await metrics(server))['trundle_workers_busy{lane="long"}'];
export const waitingCalls = async (server) => (await metrics(server))['trundle_calls_waiting{lane="long"}'];
