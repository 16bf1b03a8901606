// The API as the page meets it, behind `trundle serve`; tests/server tries the server itself.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { startServer } from './server.mjs';

let server;
before(async () => (server = await startServer()));
after(() => server.stop());

const get = (path, options) => fetch(server.url + path, options);
const post = (path, body) => get(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const isAlive = async () => assert.equal((await (await get('api/period?arg=R+U')).json()).period, 105);

test('a command answers what it prints with --json', async () => {
    const response = await get("api/show?arg=R+U+R'+U'");
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type'), /application\/json/);
    assert.equal((await response.json()).facelets, 'UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB');
});

test('options, flags and a file come with the request', async () => {
    const trace = await (await post('api/show', { arguments: ['R U'], options: { trace: true } })).json();
    assert.equal(trace.steps.length, 2);
    const walled = await post('api/crawl/run', { arguments: ['+x'], options: { walls: '-' }, input: '...\n..#\n...\n' });
    assert.equal(walled.status, 422);
    assert.match((await walled.json()).error.message, /blocked/);
});

test("a command's own options are known without a list", async () => {
    for (const path of ['solve?arg=R+U&goal=cross', 'solve?arg=R+U&frame=cube', 'crawl/solve?arg=%2Bx&prefer=calm&time=100'])
        assert.equal((await get(`api/${path}`)).status, 200, path);
    const options = { north: 2, rule: 'after', pass: true, leave: true, count: true };
    const maze = await post('api/roll/maze', { arguments: ['-'], options, input: 'S..\n..T\n' });
    assert.notEqual(maze.status, 400);
});

const refusals = [
    ['an unknown command', () => get('api/explode'), 404],
    ['a command that is not for others', () => get('api/serve'), 404],
    ['an unparsable path', () => get('api/show?arg=R+Q'), 422],
    ['an impossible cube', () => get(`api/show?arg=${'U'.repeat(54)}`), 422],
    ['no argument', () => get('api/show'), 400],
    ['an unknown option', () => get('api/show?arg=R&colour=red'), 400],
    ['a folder of ours', () => get('api/show?arg=R&cache-dir=/tmp'), 400],
    ['a file of ours', () => post('api/crawl/run', { arguments: ['+x'], options: { walls: '/etc/passwd' } }), 422],
    ['a file to be written', () => get('api/solve?arg=R&certificate=/tmp/proof'), 422],
    ['how much of the machine to use', () => get('api/solve?arg=R&threads=64'), 400],
    ['an option of another command', () => get('api/period?arg=R&board=3x3'), 400],
    ['a body that is no JSON', () => post('api/show', '{"arguments": ['), 400],
    ['a body of the wrong shape', () => post('api/show', { arguments: 'R' }), 400],
    ['a body of lists in lists', () => post('api/show', '['.repeat(200_000)), 400],
    ['a body of 2 MB', () => post('api/show', { arguments: ['R '.repeat(1 << 20)] }), 413],
    ['a method we do not have', () => get('api/show?arg=R', { method: 'DELETE' }), 405],
    ['an option as an argument', () => get('api/show?arg=--cache-dir=/tmp'), 422],
    ['a page that is not there', () => get('nothing.html'), 404],
    ['a path out of the page', () => raw('GET /../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'), 404],
    ['an encoded path out of the page', () => get('%2e%2e%2f%2e%2e%2fetc%2fpasswd'), 404],
    ['another host name', () => raw('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'), 403],
    ['another origin', () => get('api/show?arg=R', { headers: { Origin: 'http://evil.example' } }), 403],
];
for (const [what, ask, status] of refusals)
    test(`${what} is refused with ${status} and a reason`, async () => {
        const response = await ask();
        assert.equal(response.status, status);
        assert.ok((await response.json()).error.message.length > 10);
    });

// A request as bytes: fetch would tidy it.
function raw(text) {
    return new Promise((resolve, reject) => {
        const { hostname, port } = new URL(server.url);
        const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => socket.write(text));
        let answer = '';
        socket.on('data', (data) => (answer += data));
        socket.on('error', reject);
        socket.on('close', () =>
            resolve({ status: Number(answer.split(' ')[1]), json: async () => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) }),
        );
    });
}

test('the page has a policy that keeps it at home', async () => {
    const response = await get('');
    assert.match(response.headers.get('content-security-policy'), /default-src 'self'/);
    assert.match(await response.text(), /trundle-api/);
});

test('a stream of events ends with the answer', async () => {
    const response = await get('api/period?arg=R+U', { headers: { Accept: 'text/event-stream' } });
    assert.match(response.headers.get('content-type'), /text\/event-stream/);
    assert.match(await response.text(), /event: answer\ndata: \{"period":105\}\n\n/);
});

const kilobytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
const busy = async () => Number(/workers_busy\{lane="long"\} (\d+)/.exec(await (await get('metrics')).text())[1]);

test('three hundred at once are answered or told to come back', async () => {
    const answers = await Promise.all(
        Array.from({ length: 300 }, async () => {
            const response = await get('api/period?arg=R+U');
            const body = await response.json();
            return response.status === 200 ? body.period === 105 : response.status === 503 && body.error.code === 'busy';
        }),
    );
    assert.ok(answers.every(Boolean));
    await isAlive();
    assert.ok(kilobytes(server.pid) < 200_000, `${kilobytes(server.pid)} kB`);
});

const settled = async (done) => {
    for (let i = 0; i < 300 && !(await done()); i++) await new Promise((resolve) => setTimeout(resolve, 100));
    return done();
};

test('a long solve streams its progress and ends when its client leaves', async () => {
    const hard = 'U R2 F B R B2 R U2 L B2 R U D R2 F R L B2 U2 F2'; // 20 moves: more than a minute of work
    const leave = new AbortController();
    const response = await get(`api/solve?arg=${hard}&optimal`, { headers: { Accept: 'text/event-stream' }, signal: leave.signal });
    const { value } = await response.body.getReader().read();
    assert.match(new TextDecoder().decode(value), /^: trundle/);
    assert.ok(await settled(async () => (await busy()) === 1), 'it works');
    leave.abort();
    assert.ok(await settled(async () => (await busy()) === 0), 'and stops');
});

test('only this machine can ask', () => {
    const listening = readFileSync('/proc/net/tcp', 'utf8').split('\n').map((line) => line.trim().split(/\s+/));
    const port = Number(new URL(server.url).port).toString(16).toUpperCase().padStart(4, '0');
    const places = listening.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === '0A').map(([, local]) => local);
    assert.deepEqual(places, [`0100007F:${port}`]);
});
