// Pictures against those that somebody has looked at. They are compared and kept at a quarter of their size: fonts and
// software drawing differ a little from machine to machine.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './server.mjs';

const SHRINK = 4;
const TOLERANCE = 0.02; // of the pixels may be another colour
const OTHER = 48; // by that much of 255

export const PICTURES = {
    desk: { width: 1440, height: 900, colorScheme: 'light' },
    tablet: { width: 820, height: 1180, colorScheme: 'dark' },
    phone: { width: 390, height: 844, colorScheme: 'light' },
};

const folder = `${root}web/tests/approved`;
const seen = `${root}build/screenshots`;

// In the page: the picture, small, and the part of it that differs from another one.
async function inPage([png, approved, shrink, other]) {
    const bitmap = (base64) => createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
    const drawing = (image, width, height) => {
        const canvas = new OffscreenCanvas(width, height);
        const pen = canvas.getContext('2d');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, width, height);
        return canvas;
    };
    const pixelsOf = (image) => drawing(image, image.width, image.height).getContext('2d').getImageData(0, 0, image.width, image.height).data;
    const image = await bitmap(png);
    const [width, height] = [image.width, image.height].map((side) => Math.round(side / shrink));
    const bytes = new Uint8Array(await (await drawing(image, width, height).convertToBlob({ type: 'image/webp', quality: 0.8 })).arrayBuffer());
    const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const old = approved && (await bitmap(approved));
    if (!old || old.width !== width || old.height !== height) return { packed, different: 1 };
    const [before, now] = [pixelsOf(old), pixelsOf(await bitmap(packed))]; // both have lost the same by packing
    let count = 0;
    for (let i = 0; i < now.length; i += 4) count += [0, 1, 2].some((k) => Math.abs(before[i + k] - now[i + k]) > other) ? 1 : 0;
    return { packed, different: count / (width * height) };
}

export async function compare(page, name, context) {
    // A slow machine draws all its pixels once it rests.
    await page.waitForFunction(() => {
        const { width, clientWidth } = document.querySelector('canvas');
        return width >= Math.floor(clientWidth * devicePixelRatio);
    });
    const png = await page.screenshot();
    mkdirSync(seen, { recursive: true });
    writeFileSync(`${seen}/${name}.png`, png);
    const file = `${folder}/${name}.webp`;
    const approved = () => readFileSync(file, 'base64');
    if (process.env.APPROVE) {
        const { packed } = await page.evaluate(inPage, [png.toString('base64'), '', SHRINK, OTHER]);
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, packed, 'base64');
    }
    const { different } = await page.evaluate(inPage, [png.toString('base64'), approved(), SHRINK, OTHER]);
    context.diagnostic(`${(100 * different).toFixed(2)} % of the pixels differ`);
    assert.ok(different < TOLERANCE, `${(100 * different).toFixed(1)} % of the pixels of build/screenshots/${name}.png differ from the approved ones`);
}
