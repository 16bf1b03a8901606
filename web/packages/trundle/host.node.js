// Node: where the module's bytes and chance come from, and how a worker starts.
import { randomFillSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

export const compile = async () =>
    WebAssembly.compile(await readFile(new URL('./trundle.wasm', import.meta.url)));

export const fillRandom = (bytes) => randomFillSync(bytes);

export function startWorker(hear, fail) {
    const worker = new Worker(new URL('./worker.node.js', import.meta.url));
    worker.on('message', hear);
    worker.on('error', fail);
    return worker;
}
