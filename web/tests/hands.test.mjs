// The page in the hands: mouse, touch, one finger, two fingers, and pads that say where a move goes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, until } from './browser.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

const visit = (name, where, use, options) =>
    test(name, async () => {
        const page = await browser.open(where, options);
        await page.locator('canvas').waitFor();
        await page.waitForFunction(() => document.querySelector('canvas').width > 300);
        await page.waitForTimeout(500);
        await use(page, await page.locator('canvas').boundingBox());
        await page.context().close();
    });

// Points are parts of the picture; the cube seen from the front fills it nearly.
const point = (box, [x, y]) => [box.x + box.width / 2 + (x * Math.min(box.width, box.height)) / 2, box.y + box.height / 2 + (y * Math.min(box.width, box.height)) / 2];
async function drag(page, box, from, to) {
    await page.mouse.move(...point(box, from));
    await page.mouse.down();
    for (const part of [0.1, 0.4, 0.7, 1]) await page.mouse.move(...point(box, from.map((at, i) => at + part * (to[i] - at))));
    await page.mouse.up();
}
const alg = (page, text) => page.waitForURL((url) => decodeURIComponent(url.hash).includes(`alg=${text}&`) || decodeURIComponent(url.hash).endsWith(`alg=${text}`));

visit('a sticker is dragged and its layer turns; a little is nothing', '#/cube?view=0,0', async (page, box) => {
    await drag(page, box, [0.5, -0.5], [-0.4, -0.5]);
    await alg(page, 'U');
    await drag(page, box, [0.5, 0.3], [0.5, -0.6]);
    await alg(page, 'U_R');
    await drag(page, box, [-0.4, 0], [0.5, 0]);
    await alg(page, 'U_R_E');
    await drag(page, box, [0.5, 0.5], [0.42, 0.5]);
    await page.waitForTimeout(300);
    await alg(page, 'U_R_E');
});

visit('a face that is tapped twice makes half a turn', '#/cube?view=0,0', async (page, box) => {
    await page.mouse.dblclick(...point(box, [0.1, 0.1]));
    await alg(page, 'F2');
});

visit('beside the cube the view turns, and the link knows', '#/cube?view=20,30&alg=R', async (page, box) => {
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL((url) => /view=20,-20/.test(url.hash) && /alg=R/.test(url.hash));
});

async function touches(page, type, points) {
    const developer = (page.developer ??= await page.context().newCDPSession(page));
    await developer.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

visit('fingers turn, two of them look around', '#/cube?view=0,0', async (page, box) => {
    const [from, to] = [point(box, [0.5, -0.5]), point(box, [-0.4, -0.5])];
    await touches(page, 'touchStart', [from]);
    for (const part of [0.2, 0.6, 1]) await touches(page, 'touchMove', [from.map((at, i) => at + part * (to[i] - at))]);
    await touches(page, 'touchEnd', []);
    await alg(page, 'U');
    const [a, b] = [point(box, [-0.3, 0]), point(box, [0.3, 0])];
    await touches(page, 'touchStart', [a, b]);
    for (const by of [20, 60]) await touches(page, 'touchMove', [a, b].map(([x, y]) => [x + by, y]));
    await touches(page, 'touchEnd', []);
    await page.waitForURL((url) => /view=-?\d+,-[1-9]/.test(url.hash));
    await alg(page, 'U');
}, { width: 390, height: 800, hasTouch: true, isMobile: true });

visit('a cube is dragged from cell to cell, and spun by its top', '#/crawl?view=45,0', async (page, box) => {
    await until(page, 'status', /^solved$/);
    await drag(page, box, [0, 0.1], [0.5, 0.1]);
    await page.waitForURL(/moves=\+x/);
    await drag(page, box, [0.5, 0.1], [0, 0.1]);
    await page.waitForURL(/moves=\+x_-x/);
    await until(page, 'status', /^solved$/);
    await drag(page, box, [0.25, -0.25], [0.25, -0.02]);
    await page.waitForURL(/moves=\+x_-x_spin1/);
});

visit('a die is dragged', '#/roll?m=3&n=3&view=45,0', async (page, box) => {
    await until(page, 'roll-status', /On top/);
    await drag(page, box, [-0.5, 0.55], [0.1, 0.55]);
    await page.waitForURL(/walk=E/);
});

visit('arrows on the pads follow the view', '#/crawl?view=40,0', async (page) => {
    const degrees = () => page.getByTestId('move-+x').locator('.sign').evaluate((sign) => Math.round(parseFloat(getComputedStyle(sign).rotate)));
    await until(page, 'status', /^solved$/);
    assert.equal(await degrees(), 90);
    await page.evaluate(() => (location.hash = '#/crawl?view=40,90'));
    await page.waitForFunction(() => Math.abs(parseFloat(getComputedStyle(document.querySelector('[data-testid="move-+x"] .sign')).rotate)) > 170);
});

visit('every turn has a button', '#/cube', async (page) => {
    await page.getByTestId('turn-R').click();
    await page.getByText('180°').click();
    await page.getByTestId('turn-u').click();
    await alg(page, 'R_u2');
}, { width: 390, height: 800, hasTouch: true, isMobile: true });

test('no errors on the console', () => assert.deepEqual(browser.complaints, []));
