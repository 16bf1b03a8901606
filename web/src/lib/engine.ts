// The module in two workers: a quick one that keeps the page alive, and one for searches, which may be cancelled.
import { Engine, TrundleError, type CallOptions, type Request } from 'trundle/engine';

export { TrundleError };

const quick = new Engine();
const search = new Engine();

export const ask = <Answer>(request: Request, options?: CallOptions) => quick.call<Answer>(request, options);
export const searchFor = <Answer>(request: Request, options?: CallOptions) => search.call<Answer>(request, options);

// Both start with the page, so that they are there if the network goes; the second once something is painted.
requestAnimationFrame(() => setTimeout(() => search.call({ command: 'show', arguments: [''] }).catch(() => {})));

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

// Without the option of the command line that a text was given to.
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/^--[a-z-]+: /, '');
