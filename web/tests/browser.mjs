// A real Chromium on the page of a server, by default our own. Whatever the page says on its console, and whatever it asks of other
// machines, is kept, so that a test can insist on nothing.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { root, startServer } from './server.mjs';

const flags = [
    '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
];
export const patience = Number(process.env.PATIENCE ?? 60_000); // milliseconds: drawing by software on a busy machine is slow

export async function openBrowser(given) {
    const server = given ?? (await startServer());
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
    const complaints = [];

    async function open(hash = '#/cube', { width = 1200, height = 760, ...options } = {}) {
        // Without motion the tests do not wait for pictures that are drawn by software.
        const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
        context.setDefaultTimeout(patience);
        const page = await context.newPage();
        page.on('console', (message) => {
            if (message.type() === 'error' || message.type() === 'warning') {
                // Software drawing stalls now and then, and says so.
                if (!/GL Driver Message|GPU stall|registration blocked/.test(message.text())) complaints.push(`${message.text()} ${message.location().url}`);
            }
        });
        page.on('pageerror', (error) => complaints.push(String(error.stack)));
        page.on('request', (request) => {
            if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url)) complaints.push(`outside: ${request.url()}`);
        });
        await page.goto(server.url + hash);
        return page;
    }

    return {
        server,
        open,
        complaints,
        async close() {
            await browser.close();
            await server.stop();
        },
    };
}

// Kept as an artefact, to be looked at.
export async function picture(page, name) {
    mkdirSync(`${root}build/screenshots`, { recursive: true });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${root}build/screenshots/${name}.png` });
}

// What is seen, as numbers: red, green, blue and one more for each pixel.
export async function pixels(page, clip) {
    const png = await page.screenshot({ clip });
    return page.evaluate(async (bytes) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen.drawImage(image, 0, 0);
        return [...pen.getImageData(0, 0, image.width, image.height).data];
    }, [...png]);
}

export const text = (page, id) => page.getByTestId(id).innerText();

export const until = (page, id, pattern) => page.getByTestId(id).filter({ hasText: pattern }).waitFor({ state: 'attached' });
