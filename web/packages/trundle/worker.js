// A worker's whole life: it is given the compiled module, then answers one call after the other.
import { instantiate } from './module.js';

let begin;
const ready = new Promise((resolve) => (begin = resolve));

export async function work({ id, request, module }, post) {
    if (module) return begin(instantiate(module));
    try {
        const call = await ready;
        post({ id, done: call(request, (channel, text) => post({ id, channel, text })) });
    } catch (error) {
        post({ id, done: { exit: 5, answer: { error: { code: 'module', message: String(error) } } } });
    }
}
