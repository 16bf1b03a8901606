// The server behind the page, if there is one: the same requests, for what takes a whole machine.
import { TrundleError, type CallOptions, type Request } from 'trundle/engine';
import { searchFor } from './engine';

export const hasServer = document.querySelector('meta[name="trundle-api"]') !== null;

export async function askServer<Answer>(request: Request, { on, signal }: CallOptions = {}): Promise<Answer> {
    const response = await fetch(`api/${request.command.replace(' ', '/')}`, {
        method: 'POST',
        headers: { Accept: 'text/event-stream' },
        body: JSON.stringify(request),
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
