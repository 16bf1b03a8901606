// The module as one function: a request in, what the command line prints with --json out.
import { wasi } from './wasi.js';

const CHANNELS = ['note', 'result', 'progress'];

// What went wrong: `code` is short and stable, `message` for people, `at` an index into the text, `exit` as on the
// command line (1 there is none, 2 wrong usage, 3 bad input, 4 stopped, 5 the environment).
export class TrundleError extends Error {
    constructor({ code, message, at }, exit = 5) {
        super(message);
        this.name = 'TrundleError';
        this.code = code;
        this.at = at;
        this.exit = exit;
    }
}

// An instance of the compiled module: call(request, say) -> { exit, answer }. A request is { command: 'crawl solve',
// arguments: ['R U'], options: { '--board': '3x3' }, files: { name: text } }; `say(channel, text)` hears notes, results
// and progress while it works.
export function instantiate(module) {
    let say = () => {};
    const text = (start, size) => new TextDecoder().decode(new Uint8Array(exports.memory.buffer, start, size));
    const imports = {
        wasi_snapshot_preview1: wasi(() => exports.memory),
        trundle: { say: (channel, start, size) => say(CHANNELS[channel], text(start, size)) },
    };
    const { exports } = new WebAssembly.Instance(module, imports);
    exports._initialize();
    return (request, listener = () => {}) => {
        say = listener;
        const input = new TextEncoder().encode(JSON.stringify(request));
        const start = exports.trundle_input(input.length);
        new Uint8Array(exports.memory.buffer, start, input.length).set(input);
        const size = exports.trundle_run();
        return JSON.parse(text(exports.trundle_output(), size));
    };
}

// An answer, or an exception. "There is none" (exit 1) is an answer if it came as one.
export function answerOf({ exit, answer }) {
    if (answer.error) throw new TrundleError(answer.error, exit);
    return answer;
}
