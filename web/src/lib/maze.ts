// The project's maze files (docs/FORMATS.md) for what this page can draw.
import type { Query } from './address.svelte';
import { cellAt, type Roll } from './roll';

export function mazeText(roll: Roll): string {
    const rows = [...Array(roll.rows).keys()].map((row) =>
        [...Array(roll.columns).keys()].map((column) => cellAt(roll, column + 1, roll.rows - row)).join(''),
    );
    return rows.join('\n') + '\n';
}

export function mazeOf(text: string): Query {
    void text;
    throw new Error('this file is not a maze');
}
