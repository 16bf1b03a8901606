// Where in a text each move of it stands, so that a caret can follow a player and a player a caret. It reads words,
// groups (A)3, commutators [A, B], conjugates [A: B] and comments; what the moves do, and whether they are moves at
// all, the engine knows. Where both do not count the same, there is no score and nothing follows.
export interface Note {
    from: number; // the word in the text
    to: number;
    outer: [from: number, to: number]; // the outermost group around it, or the word itself
    isBack: boolean; // done backwards, as the last two of [A, B]
}

const WCA = /(?:\d+(?:-\d+)?)?[A-Za-z][wv]?['’′i]?\d*['’′i]?/y;
const PATH = /[A-Za-z][+-]?/y;
const CRAWL = /[+-][xz]|spin[12]['’′]?/y;
const AMOUNT = /(?:[x^](?=\d)|\s*\*\s*|\s+(?=\d+(?![\dA-Za-z-])))?(['’′i]?)(\d*)(['’′i]?)/y;

export const isState = (text: string) => /^\s*[URFDLB]{54}\s*$|^\s*\[[\d,\s]+\]\s*$/.test(text);

const inverse = (notes: Note[]) => notes.map((note) => ({ ...note, isBack: !note.isBack })).reverse();

const comments = (text: string) => text.replace(/\/\/[^\r\n]*/g, (comment) => ' '.repeat(comment.length));

export function scoreOf(given: string): Note[] | undefined {
    const text = comments(given);
    const word = /spin|^\s*[+-][xz]/.test(text) ? CRAWL : /[A-Za-z][+-]/.test(text) ? PATH : WCA;
    let at = 0;
    const take = (pattern: RegExp): RegExpExecArray | null => {
        pattern.lastIndex = at;
        const found = pattern.exec(text);
        if (found) at = pattern.lastIndex;
        return found;
    };

    // Up to a closing bracket or a separator, which stays.
    function sequence(): Note[] {
        const notes: Note[] = [];
        while (at < text.length && !/[)\],:]/.test(text[at])) {
            const from = at;
            if (/[\s.]/.test(text[at])) at++;
            else if (/[([]/.test(text[at])) for (const note of group()) notes.push({ ...note, outer: [from, at] });
            else {
                const found = take(word);
                if (!found || at === from) throw new SyntaxError();
                const count = /(\d+)['’′i]?$/.exec(found[0])?.[1];
                if (word !== WCA || count === undefined || Number(count) % 4) notes.push({ from, to: at, outer: [from, at], isBack: false });
            }
        }
        return notes;
    }

    function group(): Note[] {
        const square = text[at++] === '[';
        const first = sequence();
        let notes = first;
        if (square && /[,:]/.test(text[at] ?? '')) {
            const comma = text[at++] === ',';
            const second = sequence();
            notes = [...first, ...second, ...inverse(first), ...(comma ? inverse(second) : [])];
        }
        if (text[at++] !== (square ? ']' : ')')) throw new SyntaxError();
        const [, before, count, after] = take(AMOUNT)!;
        if (before || after) notes = inverse(notes);
        if (Number(count || 1) * notes.length > 10_000) throw new SyntaxError();
        return Array.from({ length: Number(count || 1) }, () => notes).flat();
    }

    try {
        const notes = sequence();
        return at === text.length ? notes : undefined;
    } catch {
        return undefined;
    }
}

// How many moves are done where the caret stands.
export function momentAt(notes: Note[], caret: number): number {
    const next = notes.findIndex((note) => note.to > caret);
    return next < 0 ? notes.length : next;
}

// The text with one move more, done at a moment. Brackets that it falls into are written out; all else stays.
export function withMove(text: string, moves: string[], moment: number, move: string): string {
    const notes = scoreOf(text);
    if (!notes || notes.length !== moves.length) return [...moves.slice(0, moment), move, ...moves.slice(moment)].join(' ');
    if (moment === 0) return text.trim() === '' ? move : `${move} ${text}`;
    const insert = (at: number) => {
        const before = text.slice(0, at);
        const after = text.slice(at);
        if (/\/\/[^\r\n]*$/.test(before)) return `${before}\n${move}${after}`;
        return `${before}${/\s$/.test(before) ? '' : ' '}${move}${/^\S/.test(after) ? ' ' : ''}${after}`;
    };
    const [from, to] = notes[moment - 1].outer;
    if (moment === moves.length) return insert(text.trimEnd().length);
    if (notes[moment].outer[0] !== from) return insert(to);
    const first = notes.findIndex((note) => note.outer[0] === from);
    const last = notes.findLastIndex((note) => note.outer[0] === from);
    const written = [...moves.slice(first, moment), move, ...moves.slice(moment, last + 1)].join(' ');
    return text.slice(0, from) + written + text.slice(to);
}
