// The server behind the page, if there is one: the same requests, for what takes a whole machine. When it goes, the
// page goes on with the module in it.
import { TrundleError } from 'trundle/engine';
import { searchFor, type Follow } from './engine';
import { given, type Request } from './request';

class Server {
    isThere = $state(document.querySelector('meta[name="trundle-api"]') !== null);
    isLost = $state(false); // it was there when the page came
}
export const server = new Server();

class Gone extends Error {}

async function askServer<Answer>(request: Request, { on, signal }: Follow): Promise<Answer> {
    const response = await fetch(`api/${request.command.replace(' ', '/')}`, {
        method: 'POST',
        headers: { Accept: 'text/event-stream' },
        body: JSON.stringify(given(request)),
        signal,
    }).catch((failure) => {
        throw signal?.aborted ? failure : new Gone();
    });
    if (!response.ok || !response.body) {
        const said = await response.json().catch(() => undefined);
        throw said?.error ? new TrundleError(said.error) : new Gone();
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
        const { value, done } = await reader.read().catch((failure) => {
            throw signal?.aborted ? failure : new Gone();
        });
        if (done) throw new Gone();
        const events = (text + value).split('\n\n');
        text = events.pop()!;
        for (const event of events) {
            const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
            if (name === 'answer') return JSON.parse(data);
            if (name === 'error') throw new TrundleError(JSON.parse(data).error ?? { code: 'stopped', message: 'the time was up' });
            if (name) on?.(name as 'note' | 'result' | 'progress', data);
        }
    }
}

// Where there are tables already; in the page itself they must first be made. `alone` is asked if there is no server
// (any more): by default the same.
export async function searchFar<Answer>(request: Request, follow: Follow, alone: Request = request): Promise<Answer> {
    if (server.isThere) {
        try {
            return await askServer<Answer>(request, follow);
        } catch (failure) {
            if (!(failure instanceof Gone)) throw failure;
            server.isThere = false;
            server.isLost = true;
        }
    }
    return searchFor<Answer>(alone, follow);
}
