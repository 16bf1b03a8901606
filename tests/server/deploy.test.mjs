// deploy/: nginx before two servers, as its configuration has it, on other ports; and the unit as systemd reads it. Needs
// Debian's nginx and systemd, and skips what is not there: nginx would listen to the world as soon as it is installed.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { ask, becomes, busyWorkers, metrics, openStream, period, solveForever, startServer } from './harness.mjs';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

async function freePort() {
    const socket = net.createServer().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const { port } = socket.address();
    socket.close();
    return port;
}

async function startProxy(servers) {
    const folder = mkdtempSync(`${tmpdir()}/trundle-nginx-`);
    const port = await freePort();
    const ports = { 8017: servers[0].port, 8018: servers[1].port, 8080: port };
    const site = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8').replace(/127\.0\.0\.1:(80\d\d)/g, (_, at) => `127.0.0.1:${ports[at]}`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
    writeFileSync(`${folder}/nginx.conf`, `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}\n}\n`);
    const words = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
    const check = spawnSync(nginx, ['-t', ...words], { encoding: 'utf8' });
    assert.equal(check.status, 0, check.stderr);
    const child = spawn(nginx, words, { stdio: 'ignore' });
    const proxy = {
        port,
        async stop() {
            child.kill('SIGTERM');
            if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
            rmSync(folder, { recursive: true, force: true });
        },
    };
    assert.ok(await becomes(() => ask(proxy, '/healthz').then(() => true, () => false)));
    return proxy;
}

test('two servers behind nginx', { skip: !nginx && 'there is no nginx here' }, async (context) => {
    const servers = [await startServer(['--behind-proxy']), await startServer(['--behind-proxy'])];
    const proxy = await startProxy(servers);
    const answered = async (server) => (await metrics(server))['trundle_requests_total{route="period",status="200"}'] ?? 0;

    await context.test('both answer', async () => {
        for (let i = 0; i < 20; i++) assert.equal(JSON.parse((await period(proxy)).text).period, 105);
        for (const server of servers) assert.ok((await answered(server)) > 0);
        assert.equal((await ask(proxy, '/')).status, 200);
    });
    await context.test('who leaves nginx leaves the server', async () => {
        const stream = await openStream(proxy, solveForever);
        const busy = async () => (await busyWorkers(servers[0])) + (await busyWorkers(servers[1]));
        assert.ok(await becomes(async () => (await busy()) === 1));
        assert.match(stream.text(), /^: trundle/);
        stream.leave();
        assert.ok(await becomes(async () => (await busy()) === 0));
    });
    await context.test('a server that goes away is not missed', async () => {
        await servers[0].stop();
        for (let i = 0; i < 20; i++) assert.equal((await period(proxy)).status, 200);
    });
    await proxy.stop();
    await servers[1].stop();
});

const analyze = '/usr/bin/systemd-analyze';
test('the unit is one that systemd knows, in a closed sandbox', { skip: !existsSync(analyze) && 'there is no systemd here' }, () => {
    const folder = mkdtempSync(`${tmpdir()}/trundle-unit-`);
    const unit = readFileSync(new URL('../../deploy/trundle@.service', import.meta.url), 'utf8');
    writeFileSync(`${folder}/trundle@8017.service`, unit.replace('/usr/bin/trundle', process.execPath)); // some program that is there
    const check = (...words) => spawnSync(analyze, [...words, `${folder}/trundle@8017.service`], { encoding: 'utf8' });
    const verified = check('verify', '--man=no');
    assert.deepEqual([verified.status, verified.stdout + verified.stderr], [0, '']);
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(check('security', '--offline=yes', '--no-pager').stdout)?.[1]);
    assert.ok(exposure < 2, `of 10 it is open to ${exposure}`);
    rmSync(folder, { recursive: true });
});
