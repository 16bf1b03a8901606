// A server of our own for a test, on any free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const program = process.env.TRUNDLE ?? `${root}build/release/trundle`;

export async function startServer(words = []) {
    const child = spawn(program, ['serve', '--port', '0', ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
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
