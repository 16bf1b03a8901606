// A browser: where the module's bytes and chance come from, and how a worker starts.
export const compile = () => WebAssembly.compileStreaming(fetch(new URL('./trundle.wasm', import.meta.url)));

export const fillRandom = (bytes) => crypto.getRandomValues(bytes);

export function startWorker(hear, fail) {
    const worker = new Worker(new URL('./worker.web.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => fail(new Error(event.message || 'the worker could not be loaded'));
    return worker;
}
