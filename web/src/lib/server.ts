// The server behind the page, if there is one: the same words, for what takes a whole machine.
import { TrundleError, type CallOptions } from 'trundle/engine';
import { searchFor } from './engine';

export const hasServer = document.querySelector('meta[name="trundle-api"]') !== null;

interface Request {
    command: string;
    arguments: string[];
    options: Record<string, string | true>;
}

const GROUPS = ['crawl', 'roll'];

// ['crawl', 'solve', 'R U', '--board=3x3'] -> crawl/solve with an argument and an option.
export function requestOf(words: (string | number)[]): Request {
    const [name, second, ...rest] = words.map(String);
    const grouped = GROUPS.includes(name) && /^[a-z]+$/.test(second ?? '');
    const request: Request = { command: grouped ? `${name}/${second}` : name, arguments: [], options: {} };
    for (const word of grouped ? rest : [second, ...rest].filter((text) => text !== undefined)) {
        const [, option, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
        if (option) request.options[option] = value ?? true;
        else request.arguments.push(word);
    }
    return request;
}

export async function askServer<Answer>(words: (string | number)[], { files, on, signal }: CallOptions = {}): Promise<Answer> {
    const { command, ...body } = requestOf(words);
    const [input] = Object.values(files ?? {});
    if (body.options.walls) body.options.walls = '-';
    const response = await fetch(`api/${command}`, {
        method: 'POST',
        headers: { Accept: 'text/event-stream' },
        body: JSON.stringify({ ...body, input }),
        signal,
    });
    if (!response.ok || !response.body) throw new TrundleError((await response.json()).error);
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
        text += chunk;
        const events = text.split('\n\n');
        text = events.pop()!;
        for (const event of events) {
            const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
            if (name === 'answer') return JSON.parse(data);
            if (name === 'error') throw new TrundleError(JSON.parse(data).error ?? { code: 'stopped', message: 'the time was up' });
            if (name) on?.(name as 'note' | 'result' | 'progress', data);
        }
    }
    throw new TrundleError({ code: 'server', message: 'the server went away' });
}

// Where there are tables already; in the page itself they must first be made.
export const searchFar = hasServer ? askServer : searchFor;
