// A worker's whole life: compile once, then answer one call after the other.
import { compile } from '#host';
import { instantiate } from './module.js';

const ready = compile().then(instantiate);

export async function work({ id, request }, post) {
    try {
        const call = await ready;
        post({ id, done: call(request, (channel, text) => post({ id, channel, text })) });
    } catch (error) {
        post({ id, done: { exit: 5, answer: { error: { code: 'module', message: String(error) } } } });
    }
}
