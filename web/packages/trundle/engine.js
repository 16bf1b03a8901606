// The module in a worker: calls that take long, one after the other, without blocking the page. To cancel, the worker
// is ended at once and a new one takes its place with the calls that were still waiting.
import { compile, startWorker } from '#host';
import { answerOf, TrundleError } from './module.js';

export { TrundleError };

// Fetched and compiled once; every worker gets the same module.
let compiled;
const moduleOnce = () =>
    (compiled ??= compile().catch((error) => {
        compiled = undefined; // perhaps the network comes back
        throw error;
    }));

export class Engine {
    #worker;
    #calls = new Map(); // by id, in the order in which they were made
    #last = 0;

    // What the command prints with --json, as an object; throws a TrundleError. `on(channel, text)` hears notes, results
    // and progress.
    call(request, { on = () => {}, signal } = {}) {
        if (signal?.aborted) return Promise.reject(signal.reason);
        const id = ++this.#last;
        return new Promise((resolve, reject) => {
            const settle = (finish) => (value) => {
                signal?.removeEventListener('abort', cancel);
                this.#calls.delete(id);
                if (this.#calls.size === 0) this.#worker?.unref?.(); // an idle worker does not keep node alive
                finish(value);
            };
            const cancel = () => {
                this.#calls.get(id).reject(signal.reason);
                this.#restart();
            };
            signal?.addEventListener('abort', cancel);
            const message = { id, request };
            this.#calls.set(id, { message, on, resolve: settle(resolve), reject: settle(reject) });
            this.#start().postMessage(message);
        });
    }

    close() {
        this.#worker?.terminate();
        this.#worker = undefined;
        for (const call of [...this.#calls.values()]) call.reject(new TrundleError({ code: 'closed', message: 'closed' }));
    }

    #start() {
        if (!this.#worker) {
            const fail = (error) => {
                for (const call of [...this.#calls.values()]) call.reject(error);
            };
            const worker = (this.#worker = startWorker((message) => this.#hear(message), fail));
            moduleOnce().then((module) => worker.postMessage({ module }), (error) => {
                if (this.#worker === worker) this.#worker = undefined;
                worker.terminate();
                fail(error);
            });
        }
        this.#worker.ref?.();
        return this.#worker;
    }

    #restart() {
        this.#worker?.terminate();
        this.#worker = undefined;
        for (const { message } of this.#calls.values()) this.#start().postMessage(message);
    }

    #hear({ id, channel, text, done }) {
        const call = this.#calls.get(id);
        if (!call) return;
        if (!done) return call.on(channel, text);
        try {
            call.resolve(answerOf(done));
        } catch (error) {
            call.reject(error);
        }
    }
}
