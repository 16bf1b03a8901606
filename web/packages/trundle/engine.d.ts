export class TrundleError extends Error {
    constructor(error: { code: string; message: string; at?: number }, exit?: number);
    /** Short and stable, for programs: `unknown_move`, `twisted_corner`. */
    code: string;
    /** Byte index into the text that was read, where there is one. */
    at?: number;
    /** As on the command line: 1 there is none, 2 wrong usage, 3 bad input, 4 stopped, 5 the environment. */
    exit: number;
}

/** One call of a command: what `trundle COMMAND ARGUMENTS OPTIONS --json` would be. */
export interface Request {
    command: string;
    arguments?: (string | number)[];
    /** By their names on the command line, `--board`; true for one without a value. */
    options?: Record<string, string | number | boolean | undefined>;
    /** Texts by the names that arguments and options use, for commands that read a file. */
    files?: Record<string, string>;
}

export interface CallOptions {
    /** Hears notes, results and progress while the call works. */
    on?: (channel: 'note' | 'result' | 'progress', text: string) => void;
    /** Cancels the call at once. */
    signal?: AbortSignal;
}

/** The module in a worker: every command of the command line that a browser can do. */
export class Engine {
    /** What the command prints with --json. Throws a TrundleError. */
    call<Answer = Record<string, unknown>>(request: Request, options?: CallOptions): Promise<Answer>;
    close(): void;
}
