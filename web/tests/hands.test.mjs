// The page in the hands: mouse, touch, one finger, two fingers, and pads that say where a move goes.
import assert from 'node:assert/strict';
import { drawn, hash, seen, until, visit } from './browser.mjs';

// With the picture's place.
const handle = (name, where, use, options) =>
    visit(name, where, async (page) => {
        await drawn(page);
        await use(page, await page.locator('canvas').boundingBox());
    }, { ...seen, ...options });
const phone = { width: 390, height: 800, hasTouch: true, isMobile: true };

// Points are parts of the picture; the cube seen from the front fills it nearly.
const point = (box, [x, y]) => [box.x + box.width / 2 + (x * Math.min(box.width, box.height)) / 2, box.y + box.height / 2 + (y * Math.min(box.width, box.height)) / 2];
async function drag(page, box, from, to) {
    await page.mouse.move(...point(box, from));
    await page.mouse.down();
    for (const part of [0.1, 0.4, 0.7, 1]) await page.mouse.move(...point(box, from.map((at, i) => at + part * (to[i] - at))));
    await page.mouse.up();
}
const alg = (page, text) => page.waitForURL((url) => decodeURIComponent(url.hash).includes(`alg=${text}&`) || decodeURIComponent(url.hash).endsWith(`alg=${text}`));

handle('a sticker is dragged and its layer turns; a little is nothing', '#/cube?view=0,0', async (page, box) => {
    await drag(page, box, [0.5, -0.5], [-0.4, -0.5]);
    await alg(page, 'U');
    await drag(page, box, [0.5, 0.3], [0.5, -0.6]);
    await alg(page, 'U_R');
    await drag(page, box, [-0.4, 0], [0.5, 0]);
    await alg(page, 'U_R_E');
    await drag(page, box, [0.5, 0.5], [0.42, 0.5]);
    await drag(page, box, [0.5, -0.5], [-0.4, -0.5]);
    await alg(page, 'U_R_E_U');
});

// What a pen says to a page differs from a mouse in its name and its pressure.
handle('a pen turns as a mouse does', '#/cube?view=0,0', async (page, box) => {
    const developer = await page.context().newCDPSession(page);
    const pen = (type, [x, y]) =>
        developer.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, pointerType: 'pen', force: 0.5 });
    await pen('mousePressed', point(box, [0.5, 0.3]));
    for (const y of [0.2, -0.2, -0.6]) await pen('mouseMoved', point(box, [0.5, y]));
    await pen('mouseReleased', point(box, [0.5, -0.6]));
    await alg(page, 'R');
});

handle('a face that is tapped twice makes half a turn', '#/cube?view=0,0', async (page, box) => {
    await page.mouse.dblclick(...point(box, [0.1, 0.1]));
    await alg(page, 'F2');
});

handle('beside the cube the view turns, and the link knows', '#/cube?view=20,30&alg=R', async (page, box) => {
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await page.waitForURL((url) => /view=20,-20/.test(url.hash) && /alg=R/.test(url.hash));
});

handle('a click beside the cube is no change of the view; the way back leaves the link', '#/cube?alg=R', async (page, box) => {
    const [x, y] = [box.x + 20, box.y + 20];
    const go = async (...steps) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (const [dx, dy] of steps) await page.mouse.move(x + dx, y + dy);
        await page.mouse.up();
    };
    await page.mouse.click(x, y);
    await go([2, 1], [0, 0]);
    await go([40, 0]);
    await page.waitForURL(/view=28,12$/);
    await go([-40, 0]);
    await page.waitForURL((url) => !url.hash.includes('view'));
    assert.equal(hash(page), '#/cube?alg=R');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -200);
    await page.waitForURL(/view=28,32,\d\.\d\d$/);
});

async function touches(page, type, points) {
    const developer = (page.developer ??= await page.context().newCDPSession(page));
    await developer.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

handle('fingers turn, two of them look around', '#/cube?view=0,0', async (page, box) => {
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
    assert.doesNotMatch(hash(page), /,1\.00/, 'as far apart as before: no nearer');
    await alg(page, 'U');
}, phone);

handle('a cube is dragged from cell to cell, and spun by its top', '#/crawl?view=45,0', async (page, box) => {
    await until(page, 'status', /^solved$/);
    await drag(page, box, [0, 0.1], [0.5, 0.1]);
    await page.waitForURL(/moves=\+x/);
    await drag(page, box, [0.5, 0.1], [0, 0.1]);
    await page.waitForURL(/moves=\+x_-x/);
    await until(page, 'status', /^solved$/);
    await drag(page, box, [0.25, -0.25], [0.25, -0.02]);
    await page.waitForURL(/moves=\+x_-x_spin1/);
});

handle('a die is dragged', '#/roll?m=3&n=3&view=45,0', async (page, box) => {
    await until(page, 'roll-status', /On top/);
    await drag(page, box, [-0.5, 0.55], [0.1, 0.55]);
    await page.waitForURL(/walk=E/);
});

handle('a finger drags a cube and a die, and taps twice', '#/crawl?view=45,0', async (page, box) => {
    const stroke = async (box, from, to) => {
        await touches(page, 'touchStart', [point(box, from)]);
        for (const part of [0.3, 0.6, 1]) await touches(page, 'touchMove', [point(box, from.map((at, i) => at + part * (to[i] - at)))]);
        await touches(page, 'touchEnd', []);
    };
    await until(page, 'status', /^solved$/);
    await stroke(box, [0, 0.1], [0.5, 0.1]);
    await page.waitForURL(/moves=\+x/);
    await page.evaluate(() => void (location.hash = '#/roll?m=3&n=3&view=45,0'));
    await until(page, 'roll-status', /On top/);
    await drawn(page);
    await stroke(await page.locator('canvas').boundingBox(), [-0.5, 0.55], [0.1, 0.55]);
    await page.waitForURL(/walk=E/);
    await page.evaluate(() => void (location.hash = '#/cube?view=0,0'));
    await until(page, 'facelets', /^U{9}/);
    await drawn(page);
    const there = point(await page.locator('canvas').boundingBox(), [0.1, 0.1]);
    await page.touchscreen.tap(...there);
    await page.touchscreen.tap(...there);
    await alg(page, 'F2');
}, phone);

handle('arrows on the pads follow the view', '#/crawl?view=40,0', async (page) => {
    const degrees = () => page.getByTestId('move-+x').locator('.sign').evaluate((sign) => Math.round(parseFloat(getComputedStyle(sign).rotate)));
    await until(page, 'status', /^solved$/);
    assert.equal(await degrees(), 90);
    const box = await page.locator('canvas').boundingBox();
    await page.mouse.move(box.x + 200, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 10); // 90 degrees, and the hand is still on it
    await page.waitForFunction(() => Math.abs(parseFloat(getComputedStyle(document.querySelector('[data-testid="move-+x"] .sign')).rotate)) > 170);
    await page.mouse.up();
});

handle('arrows on the turns follow the view', '#/cube?view=0,0', async (page) => {
    const sign = (letter) => page.getByTestId(`turn-${letter}`).locator('.sign').evaluate(({ style }) => (style.rotate || style.scale).replace('-180', '180'));
    const signs = async (letters) => (await Promise.all([...letters].map(sign))).join(', ');
    const [around, back] = ['-1 1', '1']; // a mirrored sign goes around clockwise
    assert.equal(await signs('RUMFB'), `0deg, -90deg, 180deg, ${around}, ${back}`);
    await page.getByText('−90°').click();
    assert.equal(await signs('RF'), `180deg, ${back}`);
    await page.evaluate(() => void (location.hash = '#/cube?view=0,90'));
    await page.waitForFunction(() => document.querySelector('[data-testid=turn-R] .sign').style.scale);
    assert.equal(await signs('RF'), `${back}, 0deg`);
    await page.getByText('90°', { exact: true }).click();
});

handle('every turn has a button', '#/cube', async (page) => {
    await page.getByTestId('turn-R').click();
    await page.getByText('180°').click();
    await page.getByTestId('turn-u').click();
    await alg(page, 'R_u2');
}, phone);
