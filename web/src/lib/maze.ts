// The project's maze files (docs/FORMATS.md), as far as this page can draw them: no walls between squares, one target.
import type { Query } from './address.svelte';
import { cellAt, squaresFromTop, type Roll } from './roll';

export function mazeText(roll: Roll): string {
    const heads = [`goal: ${roll.label}`, `start: ${roll.from}`, `target: ${roll.to}`];
    if (roll.rule === 'after') heads.push('rule: after');
    const all = squaresFromTop(roll).map(([x, y]) => cellAt(roll, x, y));
    const rows = [...Array(roll.rows).keys()].map((row) => all.slice(row * roll.columns, (row + 1) * roll.columns).join(''));
    return [...heads, ...rows, ''].join('\n');
}

// Nothing if the page cannot draw it.
export function mazeOf(text: string): Query | undefined {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith(';'));
    const heads = Object.fromEntries(
        lines.filter((line) => line.includes(':')).map((line) => line.split(':').map((part) => part.trim())),
    );
    const rows = lines.filter((line) => !line.includes(':'));
    if (rows.length === 0 || rows.some((row) => !/^[.*#1-6ST@]+$/.test(row) || row.length !== rows[0].length)) return undefined;
    const find = (sign: RegExp) => {
        const z = rows.findIndex((row) => sign.test(row));
        return z < 0 ? '' : `${rows[z].search(sign) + 1},${rows.length - z}`;
    };
    const cells = rows.join('/').replace(/[ST@*]/g, '.');
    return {
        m: String(rows.length),
        n: String(rows[0].length),
        cells: /[#1-6]/.test(cells) ? cells : '',
        from: heads.start ?? find(/[S@]/),
        to: heads.target ?? find(/[T@]/),
        label: /^[1-6]/.exec(heads.goal ?? '')?.[0] ?? '1',
        rule: heads.rule === 'after' ? 'after' : '',
    };
}
