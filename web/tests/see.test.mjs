// What is seen: hidden faces, a camera that follows, colours from any side, a shadow; and what slow machines leave out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close, drawn, open, pixels, seen, sharp, slow, until, visit } from './browser.mjs';

// How many pixels of the picture are of a colour.
const COLOURS = {
    yellow: ([r, g, b]) => r > 170 && g > 130 && b < 90,
    orange: ([r, g, b]) => r > 170 && g > 50 && g < 125 && b < 60,
    blue: ([r, g, b]) => b > 100 && r < 60 && g < 120,
    bright: ([r, g, b]) => Math.max(r, g, b) - Math.min(r, g, b) > 110,
};
async function picture(page) {
    await drawn(page);
    const { x, y, width, height } = await page.locator('canvas').boundingBox();
    const [across, down] = [width, height].map(Math.floor);
    const seen = await pixels(page, { x: Math.ceil(x), y: Math.ceil(y), width: across, height: down });
    return { across, down, at: (column, row) => seen.slice(4 * (row * across + column), 4 * (row * across + column) + 3) };
}
function count({ across, down, at }, is) {
    let found = 0;
    for (let row = 0; row < down; row += 2) for (let column = 0; column < across; column += 2) found += is(at(column, row)) ? 1 : 0;
    return found;
}

visit('the hidden faces float behind the cube, if wanted', '#/cube', async (page) => {
    await until(page, 'facelets', /^U{9}/);
    const hidden = ['yellow', 'orange', 'blue'];
    const plain = await picture(page);
    for (const colour of hidden) assert.equal(count(plain, COLOURS[colour]), 0, colour);
    await page.getByText('Look', { exact: true }).click();
    await page.getByTestId('hints').check();
    await page.keyboard.press('Escape');
    const all = await picture(page);
    for (const colour of hidden) assert.ok(count(all, COLOURS[colour]) > 200, colour);
    await page.getByText('Look', { exact: true }).click();
    await page.getByTestId('hints').uncheck();
    await page.keyboard.press('Escape');
}, sharp);

for (const colorScheme of ['light', 'dark'])
    visit(`nobody sees through the cube, and its black is seen (${colorScheme})`, '#/cube?view=-20,40', async (page) => {
        await until(page, 'facelets', /^U{9}/);
        const { across, down, at } = await picture(page);
        const paper = at(0, 0);
        const reach = Math.floor(Math.min(across, down) / 4); // well within the cube
        for (let row = -reach; row < reach; row++)
            for (let column = -reach; column < reach; column++) {
                const colour = at(Math.floor(across / 2) + column, Math.floor(down / 2) + row);
                assert.ok(colour.some((part, i) => Math.abs(part - paper[i]) > 16), `${column}, ${row}: ${colour}`);
            }
    }, { ...sharp, colorScheme });

visit('yellow is yellow from below', '#/cube?view=-60,30', async (page) => {
    await until(page, 'facelets', /^U{9}/);
    const seen = await picture(page);
    assert.ok(count(seen, ([r, g, b]) => r > 215 && g > 170 && b < 80) > (seen.across * seen.down) / 100);
}, sharp);

// Wherever one has been before.
visit('the cube has a shadow on the ground', '#/roll', async (page) => {
    for (const room of ['crawl', 'represent', 'cube']) {
        await page.getByTestId(`room-${room}`).click();
        await drawn(page);
    }
    await until(page, 'facelets', /^U{9}/);
    const isShadow = (paper) => (colour) => [0, 1, 2].every((i) => colour[i] < paper[i] - 10 && colour[i] > paper[i] - 80 && Math.abs(paper[i] - colour[i] - (paper[0] - colour[0])) < 12);
    const shadow = async () => ((seen) => count(seen, isShadow(seen.at(0, 0))))(await picture(page));
    let most = 0;
    for (let tries = 0; tries < 20 && most <= 500; ++tries) most = await shadow(); // it comes a little later
    assert.ok(most > 500);
}, sharp);

for (const at of slow ? ['0,0', '15,15', '29,29'] : ['29,29'])
    visit(`on a large board the camera is where the cube is: ${at}`, `#/crawl?board=30x30&at=${at}`, async (page) => {
        await until(page, 'status', /^solved$/);
        assert.ok(count(await picture(page), COLOURS.bright) > 100);
    }, sharp);

// A browser that draws at its own pace: a picture every so many milliseconds, by its own clock.
async function paced(hash, milliseconds) {
    const first = `{
        let now = 0;
        performance.now = () => now;
        window.requestAnimationFrame = (draw) => setTimeout(() => draw((now += ${milliseconds})), 5);
    }`;
    const page = await open(hash, { ...seen, reducedMotion: 'no-preference', first });
    await drawn(page);
    return page;
}

test('a step back is seen', async () => {
    const page = await paced('#/cube?alg=R_U', 16);
    await page.getByText('2/2').waitFor();
    await page.evaluate(() => {
        window.positions = [];
        const range = document.querySelector('input[type=range]');
        const watch = () => (window.positions.push(range.valueAsNumber), range.valueAsNumber > 1 && requestAnimationFrame(watch));
        watch();
    });
    await page.keyboard.press('ArrowLeft');
    await page.getByText('1/2').waitFor();
    assert.ok((await page.evaluate(() => window.positions)).some((time) => time > 1 && time < 2));
    await close(page);
});

test('a slow machine gets fewer pixels before fewer frames, and all of them once it rests', async () => {
    const page = await paced('#/cube', 60);
    const full = await page.evaluate(() => document.querySelector('canvas').width);
    const fewer = () => page.waitForFunction((full) => document.querySelector('canvas').width < full, full);
    await page.evaluate(() => void (location.hash = `#/cube?alg=${'R_U_F_'.repeat(8)}R`));
    await fewer();
    await page.keyboard.press('End');
    await page.waitForFunction((full) => document.querySelector('canvas').width === full, full);
    const frames = await page.evaluate(async () => {
        let frames = 0;
        const ask = window.requestAnimationFrame;
        window.requestAnimationFrame = (draw) => (frames++, ask(draw));
        await new Promise((done) => setTimeout(done, 1000)); // three times as long as it waits before it rests
        return frames;
    });
    assert.equal(frames, 0, 'at rest it draws nothing');
    await page.keyboard.press('ArrowLeft');
    await fewer();
    await close(page);
});
