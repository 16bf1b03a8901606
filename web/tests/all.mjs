// Every test in one process, so that they share a server and a browser.
import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.mjs'));
for (const name of names.sort()) await import(`./${name}`);
