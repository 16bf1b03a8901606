// A question to the engine: the same value goes to the module in this page and to the server, and can be taken away as
// a line for a terminal.
import type { Request } from 'trundle/engine';

export type { Request };

// Without the options that have nothing to say.
export function given(request: Request): Request {
    const options = Object.entries(request.options ?? {}).filter(([, value]) => value !== undefined && value !== '' && value !== false);
    return { ...request, options: Object.fromEntries(options) };
}

// As a shell reads it, and people can.
function quoted(word: string): string {
    if (/^[\w+=:.,/@%-]+$/.test(word)) return word;
    if (!word.includes("'")) return `'${word}'`;
    return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

// A file comes from standard input there, line by line.
export function commandLine(request: Request): string {
    const [file] = Object.entries(request.files ?? {});
    const named = (value: unknown) => (file && value === file[0] ? '-' : String(value));
    const options = Object.entries(given(request).options!).map(([name, value]) => (value === true ? name : `${name}=${named(value)}`));
    const line = ['trundle', request.command, ...[...(request.arguments ?? []).map(named), ...options].map(quoted)].join(' ');
    return file ? `printf '%s\\n' ${file[1].trimEnd().split('\n').map(quoted).join(' ')} | ${line}` : line;
}
