// tools/pack_page.mjs FOLDER: lays NAME.gz and NAME.br beside each file that becomes smaller, for the server to send. Not
// beside index.html, into which the server writes that it is there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|wasm|svg|json|webmanifest)$/.test(name)) continue;
    const file = `${folder}/${name}`;
    const content = readFileSync(file);
    for (const [ending, packed] of [['gz', gzipSync(content, { level: 9 })], ['br', brotliCompressSync(content)]])
        if (packed.length < content.length) writeFileSync(`${file}.${ending}`, packed);
}
