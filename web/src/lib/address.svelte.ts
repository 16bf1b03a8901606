// The address holds the whole state: #/crawl?board=3x3&moves=+x. A room reads its query and writes it back. What a room
// showed before is kept for Undo; the browser's own history gets an entry for whole steps only, not for every move.
export const rooms = ['cube', 'crawl', 'roll', 'represent'] as const;
export type Room = (typeof rooms)[number];
export type Query = Record<string, string>;
// A step is worth an entry in the history; a move is not; what is typed is one change until something else happens;
// a look (the camera) cannot be undone.
export type Change = 'step' | 'move' | 'typed' | 'look';

// Spaces as "+" would clash with the crawler's +x: everything unusual is percent-encoded, "_" too, which is a space.
const encode = (text: string) =>
    encodeURIComponent(text).replace(/_/g, '%5F').replace(/%20/g, '_').replace(/%2C/g, ',').replace(/%2B/g, '+').replace(/%2F/g, '/');
const decode = (text: string) => {
    try {
        return decodeURIComponent(text.replace(/_/g, ' '));
    } catch {
        return text; // a damaged link: show what is there
    }
};

function parse(hash: string): { room: Room; query: Query } {
    const [, name = '', text = ''] = /^#\/([a-z]*)\??(.*)$/.exec(hash) ?? [];
    const room = rooms.find((known) => known === name) ?? 'cube';
    const pairs = text.split('&').filter(Boolean).map((pair) => {
        const [key, ...value] = pair.split('=');
        return [decode(key), decode(value.join('='))];
    });
    return { room, query: Object.fromEntries(pairs.filter(([, value]) => value !== '')) };
}

export function hashOf(room: Room, query: Query): string {
    const pairs = Object.entries(query).filter(([, value]) => value !== '');
    return `#/${room}` + (pairs.length ? '?' + pairs.map(([k, v]) => `${encode(k)}=${encode(v)}`).join('&') : '');
}

const LONGEST_PAST = 500;

class Address {
    room = $state<Room>('cube');
    query = $state.raw<Query>({});
    visit = 0; // a number for each stay in a room
    isBare = location.hash === ''; // nobody asked for anything in particular
    #last: Partial<Record<Room, Query>> = {};
    #past = $state.raw<Record<Room, Query[]>>({ cube: [], crawl: [], roll: [], represent: [] });
    #typing = false;
    canUndo = $derived(this.#past[this.room].length > 0);

    constructor() {
        this.#read();
        addEventListener('popstate', () => {
            const [room, query] = [this.room, this.query];
            this.#read();
            if (room === this.room) this.#remember(query);
            this.#typing = false;
        });
    }

    // Each room remembers where it was.
    hashOf(room: Room): string {
        return hashOf(room, room === this.room ? this.query : (this.#last[room] ?? {}));
    }

    // Adds to the query; an empty text removes a key.
    set(changes: Query, as: Change = 'step'): void {
        const hash = hashOf(this.room, { ...this.query, ...changes });
        if (hash === hashOf(this.room, this.query)) return;
        if (as !== 'look' && !(as === 'typed' && this.#typing)) this.#remember(this.query);
        this.#typing = as === 'typed' || (as === 'look' && this.#typing);
        if (as === 'step') history.pushState(null, '', hash);
        else history.replaceState(null, '', hash);
        this.#read();
    }

    undo(): void {
        const past = this.#past[this.room];
        if (past.length === 0) return;
        history.replaceState(null, '', hashOf(this.room, past.at(-1)!));
        this.#past = { ...this.#past, [this.room]: past.slice(0, -1) };
        this.#typing = false;
        this.#read();
    }

    #remember(query: Query): void {
        this.#past = { ...this.#past, [this.room]: [...this.#past[this.room].slice(-LONGEST_PAST), query] };
    }

    #read(): void {
        const { room, query } = parse(location.hash);
        if (room !== this.room) {
            this.#last[this.room] = this.query;
            this.visit++;
        }
        this.room = room;
        this.query = query;
    }
}

export const address = new Address();
