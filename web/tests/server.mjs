// Servers for tests, on any free port: our own, and one that only has the page's files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const page = `${root}build/page`;
export const program = process.env.TRUNDLE ?? `${root}build/release/trundle`;

export async function startServer(words = []) {
    const env = { ...process.env, XDG_CACHE_HOME: `${root}build/cache` }; // the other tests keep tables there, too
    const child = spawn(program, ['serve', '--port', '0', ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(child.stdout, 'data');
    const url = /http:\S+/.exec(String(line))[0];
    return {
        url,
        pid: child.pid,
        async stop() {
            child.kill('SIGTERM');
            if (child.exitCode === null) await once(child, 'exit');
        },
    };
}

export const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' };

// `more`: other files, by their addresses.
export async function serveFiles(more = {}) {
    const server = createServer(async ({ url }, response) => {
        const [path] = url.split('?');
        const name = more[path] ?? join(page, path === '/' ? 'index.html' : path);
        response.setHeader('Content-Type', types[extname(name)] ?? 'text/plain');
        response.setHeader('Cache-Control', 'max-age=3600');
        const bytes = await readFile(name).catch(() => undefined);
        if (!bytes) response.statusCode = 404;
        response.end(bytes);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}
