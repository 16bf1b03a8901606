// The module in two workers: a quick one that keeps the page alive, and one for searches, which may be cancelled.
import { Engine, TrundleError, type CallOptions } from 'trundle/engine';

export { TrundleError };

const quick = new Engine();
const search = new Engine();

type Words = (string | number)[];

export const ask = <Answer>(words: Words, options?: CallOptions) => quick.call<Answer>(words, options);
export const searchFor = <Answer>(words: Words, options?: CallOptions) => search.call<Answer>(words, options);

// Both start with the page, so that they are there if the network goes; the second once something is painted.
requestAnimationFrame(() => setTimeout(() => search.call(['show', '']).catch(() => {})));

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

// Without the option of the command line that a text was given to.
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/^--[a-z-]+: /, '');
