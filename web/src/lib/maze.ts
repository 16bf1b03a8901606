// The project's maze files (docs/FORMATS.md), as far as this page can draw them: no walls between squares.
import type { Query } from './address.svelte';
import { cellAt, squaresFromTop, type Roll } from './roll';

export function mazeText(roll: Roll): string {
    const goal = `goal: ${roll.label}${roll.north && ` ${roll.north}`}`;
    const heads = [...(roll.name ? [`name: ${roll.name}`] : []), goal, `start: ${roll.from}`, ...[roll.to, ...roll.more].map((square) => `target: ${square}`)];
    if (roll.rule === 'after') heads.push('rule: after');
    if (roll.die) heads.push(`die: ${roll.die}`);
    if (roll.pass) heads.push('pass: yes');
    if (roll.leave) heads.push('leave: yes');
    const all = squaresFromTop(roll).map(([x, y]) => cellAt(roll, x, y));
    const rows = [...Array(roll.rows).keys()].map((row) => all.slice(row * roll.columns, (row + 1) * roll.columns).join(''));
    return [...heads, ...rows, ''].join('\n');
}

// Nothing if the page cannot draw it.
export function mazeOf(text: string): Query | undefined {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith(';'));
    const said = lines.flatMap((line) => {
        const [, key, value] = /^([^:]*):(.*)$/.exec(line) ?? [];
        return key === undefined ? [] : [[key.trim(), value.trim()]];
    });
    const heads = Object.fromEntries(said);
    const rows = lines.filter((line) => !line.includes(':'));
    if (rows.length === 0 || rows.some((row) => !/^[.*#1-6ST@]+$/.test(row) || row.length !== rows[0].length)) return undefined;
    const findAll = (sign: RegExp) =>
        rows.flatMap((row, z) => [...row].flatMap((cell, x) => (sign.test(cell) ? [`${x + 1},${rows.length - z}`] : [])));
    const targets = [...said.filter(([key]) => key === 'target').map(([, square]) => square.replace(/\s/g, '')), ...findAll(/[T@]/)];
    const [top, north] = (heads.goal ?? 'any').split(/\s+/);
    const cells = rows.join('/').replace(/[ST@*]/g, '.');
    return {
        name: heads.name ?? '',
        m: String(rows.length),
        n: String(rows[0].length),
        cells: /[#1-6]/.test(cells) ? cells : '',
        from: heads.start ?? findAll(/[S@]/)[0] ?? '',
        to: targets[0] ?? '',
        more: targets.slice(1).join(';'),
        label: top,
        north: /^[1-6]$/.test(north ?? '') ? north : '',
        rule: heads.rule === 'after' ? 'after' : '',
        die: (heads.die ?? '').replace(/\s+/g, ' '),
        pass: heads.pass === 'yes' ? 'yes' : '',
        leave: heads.leave === 'yes' ? 'yes' : '',
    };
}
