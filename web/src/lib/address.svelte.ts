// The address holds the whole state: #/crawl?board=3x3&moves=+x. A room reads its query and writes it back; the
// browser's history is the undo list.
export const rooms = ['cube', 'crawl', 'roll', 'represent'] as const;
export type Room = (typeof rooms)[number];
export type Query = Record<string, string>;

// Spaces as "+" would clash with the crawler's +x: everything unusual is percent-encoded, a space is "_".
const encode = (text: string) =>
    encodeURIComponent(text).replace(/%20/g, '_').replace(/%2C/g, ',').replace(/%2B/g, '+').replace(/%2F/g, '/');
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
    return { room, query: Object.fromEntries(pairs) };
}

export function hashOf(room: Room, query: Query): string {
    const pairs = Object.entries(query).filter(([, value]) => value !== '');
    return `#/${room}` + (pairs.length ? '?' + pairs.map(([k, v]) => `${encode(k)}=${encode(v)}`).join('&') : '');
}

class Address {
    room = $state<Room>('cube');
    query = $state.raw<Query>({});
    // How many steps of this page's own history lie behind.
    depth = $state(0);
    #last: Partial<Record<Room, Query>> = {};

    constructor() {
        this.#read();
        addEventListener('popstate', () => this.#read());
    }

    // Each room remembers where it was.
    hashOf(room: Room): string {
        return hashOf(room, room === this.room ? this.query : (this.#last[room] ?? {}));
    }

    // Adds to the query; an empty text removes a key.
    set(changes: Query): void {
        const query = { ...this.query, ...changes };
        const hash = hashOf(this.room, query);
        if (hash === location.hash) return;
        history.pushState(this.depth + 1, '', hash);
        this.#read();
    }

    undo(): void {
        if (this.depth > 0) history.back();
    }

    #read(): void {
        const { room, query } = parse(location.hash);
        if (room !== this.room) this.#last[this.room] = this.query;
        this.room = room;
        this.query = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
        this.depth = typeof history.state === 'number' ? history.state : 0;
    }
}

export const address = new Address();
