// Writes stickers/cycles.ts: what each move does to the 54 stickers, as the engine's geometry says.
import { writeFileSync } from 'node:fs';
import { compile } from '#host';
import { answerOf, instantiate } from './module.js';

const run = instantiate(await compile());
const cyclesOf = (name) => answerOf(run({ command: 'show', arguments: [name], options: { '--as': 'cycles' } })).cycles.stickers;
const faces = [...'URFDLB'];
const names = [...faces, ...'MES', ...faces.map((face) => face + 'w'), ...'xyz'];
const rows = names.map((name) => `    ${name}: ${JSON.stringify(cyclesOf(name))},`);
writeFileSync(
    new URL('./stickers/cycles.ts', import.meta.url),
    `// Written by generate.mjs.
/** What is at each place goes to the next one's, and what is at the last to the first's. */
export type Cycle = readonly [number, number, number, number];

/** A quarter turn of each face and slice, each wide move and each rotation. */
export const MOVE_CYCLES: Readonly<Record<string, readonly Cycle[]>> = {
${rows.join('\n')}
};
`,
);
