// An animated PNG, put together from single ones: their pixels stay as the browser packed them, only the chunks get new
// names. Every browser plays it, and nothing of the picture is lost.
const FRAMES_PER_STEP = 8;
const FRAME_MS = 50;
const LAST_MS = 1200;
const MOST_FRAMES = 480;

const SUMS = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
});
const sumOf = (bytes: Uint8Array) => ~bytes.reduce((sum, byte) => SUMS[(sum ^ byte) & 255] ^ (sum >>> 8), -1) >>> 0;

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(12 + data.length);
    const view = new DataView(all.buffer);
    view.setUint32(0, data.length);
    all.set(new TextEncoder().encode(name), 4);
    all.set(data, 8);
    view.setUint32(8 + data.length, sumOf(all.subarray(4, 8 + data.length)));
    return all;
}

function* chunksOf(png: Uint8Array): Generator<{ name: string; data: Uint8Array }> {
    const view = new DataView(png.buffer, png.byteOffset);
    for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
        yield { name: new TextDecoder().decode(png.subarray(at + 4, at + 8)), data: png.subarray(at + 8, at + 8 + view.getUint32(at)) };
}

const words = (...values: number[]) => {
    const view = new DataView(new ArrayBuffer(4 * values.length));
    for (const [i, value] of values.entries()) view.setUint32(4 * i, value);
    return new Uint8Array(view.buffer);
};
function joined(...parts: Uint8Array[]): Uint8Array {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

// A frame's header: which size, how long, drawn over nothing.
function control(sequence: number, size: Uint8Array, milliseconds: number): Uint8Array {
    const times = new Uint8Array([milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, 0, 0]);
    return joined(words(sequence), size, words(0, 0), times);
}

// `draw` gives the picture of a moment, 0 .. steps.
export async function filmOf(steps: number, draw: (time: number) => Promise<Blob>): Promise<Blob> {
    const count = Math.min(MOST_FRAMES, steps * FRAMES_PER_STEP) + 1;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let sequence = 0;
    for (let i = 0; i < count; i++) {
        const png = new Uint8Array(await (await draw(count > 1 ? (steps * i) / (count - 1) : 0)).arrayBuffer());
        const chunks = [...chunksOf(png)];
        const header = chunks.find(({ name }) => name === 'IHDR')!.data;
        if (i === 0) parts.push(new Uint8Array(png.slice(0, 8)), chunk('IHDR', header), chunk('acTL', words(count, 0)));
        parts.push(chunk('fcTL', control(sequence++, header.slice(0, 8), i === count - 1 ? LAST_MS : FRAME_MS)));
        for (const { name, data } of chunks)
            if (name === 'IDAT') parts.push(i === 0 ? chunk('IDAT', data) : chunk('fdAT', joined(words(sequence++), data)));
    }
    return new Blob([...parts, chunk('IEND', new Uint8Array())], { type: 'image/png' });
}
