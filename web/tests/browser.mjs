// A real Chromium, one for all tests of a run, on the page of a server, by default our own. Whatever the page says on its
// console, and whatever it asks of other machines, is kept, so that a test can insist on nothing.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { launch } from './chromium.mjs';
import { startServer } from './server.mjs';

export const patience = Number(process.env.PATIENCE ?? 60_000); // milliseconds: drawing by software on a busy machine is slow

const once = (make) => {
    let made;
    return () => (made ??= make());
};
const chrome = once(launch);
export const ourServer = once(startServer);
let isUsed = false;
after(async () => {
    if (!isUsed) return;
    await (await chrome()).close();
    await (await ourServer()).stop();
});

// Drawing by software is most of what a page costs. Only ./test --slow draws everywhere; else what is not about the picture
// happens in a browser that cannot draw in space.
export const slow = Boolean(process.env.TRUNDLE_SLOW);
export const seen = { draws: true };
export const sharp = { ...seen, deviceScaleFactor: 1 };
const withoutDrawing = () => (HTMLCanvasElement.prototype.getContext = () => null);

// A new page with a past of its own. Without motion the tests do not wait for pictures, and few pixels are drawn soon.
// `first`: what its window does before the page comes.
export async function open(hash = '#/cube', { width = 1000, height = 640, server, draws = slow, first, ...options } = {}) {
    isUsed = true;
    const { url } = server ?? (await ourServer());
    const context = await (await chrome()).newContext({
        viewport: { width, height }, deviceScaleFactor: 0.25, reducedMotion: 'reduce', serviceWorkers: 'block', ...options,
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    if (!draws) await page.addInitScript(withoutDrawing);
    if (first) await page.addInitScript(first);
    page.complaints = [];
    page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        // Software drawing stalls now and then, and says so; and three.js says when it cannot draw.
        if (!draws && /WebGL/.test(message.text())) return;
        if (!/GL Driver Message|GPU stall|registration blocked/.test(message.text())) page.complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => page.complaints.push(String(error.stack)));
    page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) page.complaints.push(`outside: ${request.url()}`);
    });
    await page.goto(url + hash);
    return page;
}

export async function close(page) {
    await page.context().close();
    assert.deepEqual(page.complaints, []);
}

// Pages that tests leave behind as they found them, by what cannot be changed in one: loading it takes longer than most tests.
const idle = new Map();

// Into the room of an address as if one had just come, from another one.
async function enter(page, hash) {
    const go = (hash) => page.evaluate((hash) => void (location.hash = hash), hash);
    const room = /^#\/(\w+)/.exec(hash)[1];
    const other = room === 'roll' ? 'cube' : 'roll';
    await page.evaluate(() => localStorage.clear());
    await go(`#/${other}`);
    await page.locator(`[data-testid=room-${other}][aria-current]`).waitFor();
    await go(hash);
    await page.locator(`[data-testid=room-${room}][aria-current]`).waitFor();
}

// A test that goes to an address and uses the page there.
export const visit = (name, hash, use, { width = 1000, height = 640, colorScheme = 'light', reducedMotion = 'reduce', ...options } = {}) =>
    test(name, async (context) => {
        const kind = JSON.stringify(options);
        let page = idle.get(kind);
        idle.delete(kind);
        if (page) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme, reducedMotion });
            await enter(page, hash);
        } else page = await open(hash, { width, height, colorScheme, reducedMotion, ...options });
        await use(page, context);
        assert.deepEqual(page.complaints, []);
        idle.set(kind, page);
    });

// Until the picture in space is what the page wants to show.
export async function drawn(page) {
    await page.locator('canvas').waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}

// What is seen, as numbers: red, green, blue and one more for each pixel.
export async function pixels(page, clip) {
    const png = await page.screenshot({ clip });
    const raw = await page.evaluate(async (base64) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, image.width, image.height);
        return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
    }, png.toString('base64'));
    return Buffer.from(raw, 'base64');
}

// The colour of the picture in space, at a part of its width and height.
export async function colourAt(page, across, down) {
    const { x, y, width, height } = await page.locator('canvas').boundingBox();
    return pixels(page, { x: x + across * width, y: y + down * height, width: 1, height: 1 });
}

export const text = (page, id) => page.getByTestId(id).innerText();
export const value = (page, id) => page.getByTestId(id).inputValue();
export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const hash = (page) => decodeURIComponent(new URL(page.url()).hash);

export const until = (page, id, pattern) => page.getByTestId(id).filter({ hasText: pattern }).waitFor({ state: 'attached' });
