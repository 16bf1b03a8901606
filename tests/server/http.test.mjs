// What the server says to well-formed requests, and to those that are not.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, becomes, period, raw, script, startServer } from './harness.mjs';

let server;
before(async () => (server = await startServer(['--log'])));
after(() => server.stop());

const request = (path, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const closing = 'Connection: close\r\n';
const bodies = (answer) => [...answer.matchAll(/^\{.*\}$/gm)].map(([line]) => JSON.parse(line));

test('a command answers, by GET and by POST', async () => {
    assert.deepEqual(JSON.parse((await period(server)).text), { period: 105 });
    const options = { method: 'POST', body: JSON.stringify({ arguments: ['R U'], options: { trace: true } }) };
    assert.equal(JSON.parse((await ask(server, '/api/show', options)).text).steps.length, 2);
});

test('one connection serves many requests', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = 0; i < 20; i++) assert.equal((await ask(server, '/api/period?arg=R+U', { agent })).status, 200);
    assert.equal(Object.values(agent.freeSockets).flat().length, 1);
    agent.destroy();
});

test('pipelined requests are all answered, in order', async () => {
    const paths = ['/api/period?arg=R', '/api/period?arg=R+U', '/healthz', '/api/period?arg=M'];
    const answer = await raw(server, paths.map((path, i) => request(path, i === 3 ? closing : '')).join(''));
    assert.deepEqual(bodies(answer).map((body) => body.period ?? body.status), [4, 105, 'ok', 4]);
});

test('HEAD has the length and no body, and starts no work', async () => {
    const { status, headers, bytes } = await ask(server, '/assets/app-1.js', { method: 'HEAD' });
    assert.deepEqual([status, Number(headers['content-length']), bytes.length], [200, script.length, 0]);
    assert.equal((await ask(server, '/api/period?arg=R', { method: 'HEAD' })).status, 405);
});

test('files come packed as the client can unpack them, each form with its tag', async () => {
    const get = (headers) => ask(server, '/assets/app-1.js', { headers });
    const plain = await get({});
    const gzip = await get({ 'Accept-Encoding': 'gzip' });
    const brotli = await get({ 'Accept-Encoding': 'gzip, br' });
    assert.equal(plain.text, script);
    assert.equal(String(gunzipSync(gzip.bytes)), script);
    assert.equal(String(brotliDecompressSync(brotli.bytes)), script);
    assert.equal((await get({ 'Accept-Encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'], undefined);
    const tags = [plain, gzip, brotli].map((answer) => answer.headers.etag);
    assert.equal(new Set(tags).size, 3);
    const again = await get({ 'If-None-Match': `"other", W/${tags[0]}` });
    assert.deepEqual([again.status, again.bytes.length, again.headers.etag], [304, 0, tags[0]]);
    assert.match(plain.headers['cache-control'], /immutable/);
    assert.equal((await ask(server, '/')).headers['cache-control'], 'no-cache');
});

test('a range is honestly not given', async () => {
    const { status, headers, text } = await ask(server, '/assets/app-1.js', { headers: { Range: 'bytes=0-9' } });
    assert.deepEqual([status, headers['accept-ranges'], text.length], [200, 'none', script.length]);
});

test('the page is kept at home, and knows its server', async () => {
    const { headers, text } = await ask(server, '/');
    assert.match(headers['content-security-policy'], /default-src 'self'.*frame-ancestors 'none'/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(text, /trundle-api/);
    for (const player of ['/embed', '/embed.html'])
        assert.match((await ask(server, player)).headers['content-security-policy'], /frame-ancestors \*/);
});

test('a stream of events ends with the answer, for old clients too', async () => {
    const { headers, text } = await ask(server, '/api/period?arg=R+U', { headers: { Accept: 'text/event-stream' } });
    assert.match(headers['content-type'], /text\/event-stream/);
    assert.match(text, /^: trundle\n\nevent: answer\ndata: \{"period":105\}\n\n$/);
    const old = await raw(server, 'GET /api/period?arg=Q HTTP/1.0\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n');
    assert.match(old, /event: error\ndata: \{"error":.*\}\n\n$/);
});

test('a stream that cannot begin is refused like any other call', async () => {
    const headers = { Accept: 'text/event-stream' };
    const { status, text: answer } = await ask(server, '/api/period?arg=%zz', { headers });
    assert.deepEqual([status, JSON.parse(answer).error.code], [400, 'usage']);
});

test('a file that did not come along is not looked for', async () => {
    const body = JSON.stringify({ arguments: ['+x'], options: { walls: '/etc/hostname' } });
    const { status, text: answer } = await ask(server, '/api/crawl/run', { method: 'POST', body });
    assert.deepEqual([status, JSON.parse(answer).error.code], [422, 'file']);
});

test('a client that asks first is told to go on', async () => {
    const body = '{"arguments":["R"]}';
    const headers = { Expect: '100-continue', 'Content-Length': body.length };
    const asking = http.request(`${server.url}/api/period`, { method: 'POST', headers });
    asking.flushHeaders();
    await once(asking, 'continue');
    asking.end(body);
    const [answer] = await once(asking, 'response');
    assert.deepEqual([answer.statusCode, await text(answer)], [200, '{"period":4}\n']);
});

const post = (body, more = '') => `POST /api/period HTTP/1.1\r\nHost: localhost\r\n${more}${closing}\r\n${body}`;
const long = JSON.stringify({ arguments: [`R ${'U '.repeat(400_000)}`] });
const asks = [
    ['an argument with a zero byte', request('/api/period?arg=R%00U', closing), 422],
    ['half of a surrogate pair', request('/api/period?arg=%ED%A0%80', closing), 422],
    ['an overlong letter', request('/api/period?arg=%C1%92%E0%80%80', closing), 422],
    ['a letter beyond the last', request('/api/period?arg=%F4%90%80%80%FF', closing), 422],
    ['an argument of 800 kB', post(long, `Content-Length: ${long.length}\r\n`), 200],
    ['a body of 2 MB', post('', 'Content-Length: 2000000\r\n'), 413],
    ['a body in chunks', post('5\r\n{"a":\r\n0\r\n\r\n', 'Transfer-Encoding: chunked\r\n'), 411],
    ['a body without a length', post('{}'), 400],
    ['a packed body', post('xx', 'Content-Encoding: gzip\r\nContent-Length: 2\r\n'), 415],
    ['two lengths', post('{}', 'Content-Length: 2\r\nContent-Length: 3\r\n'), 400],
    ['a length and chunks', post('0\r\n\r\n', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'), 400],
    ['a length that is no number', post('', 'Content-Length: -1\r\n'), 400],
    ['a header of 20 kB', request('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
    ['an address of 20 kB', request(`/api/period?arg=${'R'.repeat(20_000)}`), 431],
    ['a thousand headers', request('/', 'X: y\r\n'.repeat(1000)), 431],
    ['a header with a space in its name', request('/', 'X Y: z\r\n'), 400],
    ['a folded first header', `GET / HTTP/1.1\r\n Host: localhost\r\n\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', request('/', 'Host: localhost\r\n'), 400],
    ['another host', `GET / HTTP/1.1\r\nHost: evil.example\r\n${closing}\r\n`, 403],
    ['HTTP of the future', 'GET / HTTP/2.0\r\nHost: localhost\r\n\r\n', 400],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\r\n\r\n', 400],
    ['a wrong escape', request('/api/period?arg=%zz', closing), 400],
    ['too many options', request(`/api/period?arg=R${Array.from({ length: 100 }, (_, i) => `&o${i}=1`).join('')}`, closing), 400],
    ['a way out of the page', request('/../../etc/passwd', closing), 404],
    ['an encoded way out of the page', request('/%2e%2e/%2e%2e/etc/passwd', closing), 404],
    ['a packed file by its own name', request('/assets/app-1.js.gz', closing), 404],
    ['a command for terminals', request('/api/serve', closing), 404],
    ['a command with a space', request('/api/crawl%20run?arg=R', closing), 404],
    ['a method we do not have', `DELETE /api/period HTTP/1.1\r\nHost: localhost\r\n${closing}\r\n`, 405],
    ['another site behind a visitor', request('/api/period?arg=R', `Sec-Fetch-Site: cross-site\r\n${closing}`), 403],
    ['another port of this machine behind a visitor', request('/api/period?arg=R', `Sec-Fetch-Site: same-site\r\n${closing}`), 403],
    ['another origin', request('/api/period?arg=R', `Origin: http://evil.example\r\n${closing}`), 403],
    ['an origin without a name', request('/api/period?arg=R', `Origin: null\r\n${closing}`), 403],
    ['our own page', request('/api/period?arg=R', `Origin: http://localhost\r\nSec-Fetch-Site: same-origin\r\n${closing}`), 200],
    ['a link from another site to the page', request('/', `Sec-Fetch-Site: cross-site\r\n${closing}`), 200],
    ['the health of the server', request('/healthz', closing), 200],
];
for (const [what, bytes, status] of asks)
    test(`${what}: ${status}`, async () => {
        const answer = await raw(server, bytes);
        assert.equal(Number(answer.split(' ')[1]), status, answer.slice(0, 300));
        if (status >= 400) assert.ok(bodies(answer).at(-1).error.message.length > 10);
    });

test('a log line cannot be forged', async () => {
    await raw(server, `GET /%22%0a"x" HTTP/1.1\r\nHost: localhost\r\n${closing}\r\n`);
    const lines = server.log().trim().split('\n');
    const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z 127\.0\.0\.1 ([A-Z]+|-) "([^"\\]|\\.)*" \d{3} \d+ \d+\.\d\d$/;
    for (const line of lines) assert.match(line, form);
    assert.match(lines.at(-1), /"\/%22%0a\\"x\\"" 404/);
});

test('behind a proxy the log names whom it asks for: of IPv6 the network, and nobody who is no address', async () => {
    const behind = await startServer(['--log', '--behind-proxy']);
    const named = { '192.0.2.7': '192.0.2.7', '198.51.100.1, 192.0.2.8': '192.0.2.8', '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::', '::ffff:192.0.2.9': '192.0.2.9', 'nobody "x"': '127.0.0.1' };
    for (const list of Object.keys(named)) await ask(behind, '/healthz', { headers: { 'X-Forwarded-For': list } });
    await behind.stop();
    assert.deepEqual(behind.log().trim().split('\n').map((line) => line.split(' ')[1]), Object.values(named));
    await ask(server, '/healthz', { headers: { 'X-Forwarded-For': '192.0.2.7' } });
    assert.ok(await becomes(() => / 127\.0\.0\.1 GET "\/healthz" 200 .*\n$/.test(server.log())));
});

test('the metrics have the form of Prometheus', async () => {
    const { headers, text } = await ask(server, '/metrics');
    assert.match(headers['content-type'], /^text\/plain; version=0\.0\.4/);
    for (const line of text.trim().split('\n')) assert.match(line, /^(# (HELP|TYPE) trundle_\w+ .+|trundle_\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
    assert.match(text, /trundle_requests_total\{route="period",status="200"\} \d/);
    assert.match(text, /trundle_request_seconds_bucket\{route="period",le="\+Inf"\} \d/);
    assert.match(text, /trundle_workers\{lane="quick"\} [2-9]/);
});
