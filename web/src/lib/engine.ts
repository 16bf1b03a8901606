// The module in two workers: a quick one that keeps the page alive, and one for searches, which may be cancelled.
import { Engine, TrundleError, type CallOptions } from 'trundle/engine';
import { address } from './address.svelte';
import { given, type Request } from './request';

export { TrundleError };
export type Follow = CallOptions;

const quick = new Engine();
const search = new Engine();

// An answer that comes when its room has been left concerns nobody any more.
const askOf = (engine: Engine) => <Answer>(request: Request, follow?: Follow) =>
    new Promise<Answer>((resolve, reject) => {
        const { visit } = address;
        const heard = <Said>(settle: (said: Said) => void) => (said: Said) => visit === address.visit && settle(said);
        engine.call<Answer>(given(request), follow).then(heard(resolve), heard(reject));
    });

export const ask = askOf(quick);
export const searchFor = askOf(search);

// Both start with the page, so that they are there if the network goes; the second once something is painted.
requestAnimationFrame(() => setTimeout(() => searchFor({ command: 'show', arguments: [''] }).catch(() => {})));

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
