// How the page looks: no violation that axe can find in any room, light and dark, and pictures at three sizes that are
// still the ones somebody looked at (tests/approved; APPROVE=1 takes new ones).
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { openBrowser, until } from './browser.mjs';
import { root } from './server.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

const rooms = {
    cube: ["#/cube?setup=F_R&alg=R_U_//_two%0A[R',_F]", (page) => until(page, 'facelets', /^(?!U{9})/)],
    crawl: ['#/crawl?board=5x5&walls=#..../...../...../..#../.....&moves=+x_spin2_-z_spin1', (page) => until(page, 'move-count', /^4$/)],
    roll: ['#/roll?m=5&n=6&cells=....../.#..../...3../..#.../......&walk=EEENN', (page) => until(page, 'roll-status', /On top/)],
    represent: ["#/represent?alg=R_U_F'", (page) => until(page, 'rep-vector', /moves 20/)],
};
const sizes = { desk: [1440, 900], tablet: [820, 1100], phone: [390, 800] };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const [room, [hash, ready]] of Object.entries(rooms))
    test(`axe finds nothing in the room ${room}, light and dark, open menus included`, async () => {
        const page = await browser.open(hash, { colorScheme: 'light', bypassCSP: true });
        await ready(page);
        await page.evaluate(axe);
        for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({ colorScheme });
            for (const isOpen of [false, true]) {
                await page.evaluate((isOpen) => document.querySelectorAll('details').forEach((menu) => (menu.open = isOpen)), isOpen);
                await page.waitForTimeout(200); // colours fade
                const found = await page.evaluate(async () => {
                    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'label-content-name-mismatch': { enabled: true } } });
                    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
                });
                assert.deepEqual(found, [], `${colorScheme}, menus ${isOpen ? 'open' : 'closed'}`);
            }
        }
        await page.context().close();
    });

// Pictures are compared at a quarter of their size: fonts and software drawing differ a little from machine to machine.
const SHRINK = 4;
const TOLERANCE = 0.02; // of the pixels may be another colour

const shrunk = (page, png) =>
    page.evaluate(async ([png, shrink]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const canvas = new OffscreenCanvas(image.width / shrink, image.height / shrink);
        canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
        const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }, [png, SHRINK]);

const difference = (page, pictures) =>
    page.evaluate(async (pictures) => {
        const [a, b] = await Promise.all(
            pictures.map(async (png) => {
                const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
                const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
                pen.drawImage(image, 0, 0);
                return pen.getImageData(0, 0, image.width, image.height);
            }),
        );
        if (a.width !== b.width || a.height !== b.height) return 1;
        let other = 0;
        for (let i = 0; i < a.data.length; i += 4) other += [0, 1, 2].some((k) => Math.abs(a.data[i + k] - b.data[i + k]) > 48) ? 1 : 0;
        return other / (a.width * a.height);
    }, pictures);

const slow = process.env.TRUNDLE_SLOW || process.env.APPROVE ? false : 'only with TRUNDLE_SLOW=1';
for (const [size, [width, height]] of Object.entries(sizes))
    test(`every room looks on a ${size} as it did`, { skip: slow }, async (context) => {
        for (const [room, [hash, ready]] of Object.entries(rooms)) {
            const page = await browser.open(hash, { width, height, colorScheme: size === 'tablet' ? 'dark' : 'light', bypassCSP: true });
            await ready(page);
            await page.waitForTimeout(1500);
            const png = (await page.screenshot()).toString('base64');
            mkdirSync(`${root}build/screenshots`, { recursive: true });
            writeFileSync(`${root}build/screenshots/${room}-${size}.png`, png, 'base64');
            const small = await shrunk(page, png);
            const approved = `${root}web/tests/approved/${room}-${size}.png`;
            if (process.env.APPROVE) {
                mkdirSync(`${root}web/tests/approved`, { recursive: true });
                writeFileSync(approved, small, 'base64');
            }
            assert.ok(existsSync(approved), approved);
            const other = await difference(page, [small, readFileSync(approved, 'base64')]);
            context.diagnostic(`${room}: ${(100 * other).toFixed(2)} % of the pixels differ`);
            assert.ok(other < TOLERANCE, `${room}: ${(100 * other).toFixed(1)} % of the pixels differ`);
            await page.context().close();
        }
    });

test('no errors on the console', () => assert.deepEqual(browser.complaints, []));
