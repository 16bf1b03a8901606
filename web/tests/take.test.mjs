// What is shown, taken away: pictures, and the command that gives the same answer on a terminal.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawn, sharp, text, until, visit } from './browser.mjs';
import { program } from './server.mjs';

visit('what is shown can be taken away', '#/cube?alg=R', async (page) => {
    await until(page, 'facelets', /^(?!U{9})/);
    await drawn(page);
    await page.getByText('Share', { exact: true }).click();
    const saved = async (id) => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(id).click()]);
        return readFile(await download.path());
    };
    const sizeOf = (png) => page.evaluate(async (base64) => {
        const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]));
        return [width, height];
    }, png.toString('base64'));
    const { width, height } = await page.locator('canvas').boundingBox();
    assert.deepEqual(await sizeOf(await saved('save-png')), [Math.floor(width), Math.floor(height)]);
    const svg = (await saved('save-svg')).toString();
    assert.equal(svg.match(/<polygon/g).length > 27, true);
    for (const colour of ['#ffffff', '#c41e3a', '#009e60']) assert.ok(svg.includes(colour), colour);
    const film = await saved('save-film');
    assert.equal(film.readUInt32BE(film.indexOf('acTL') + 4), 9, 'a turn of eight pictures, and the first');
    assert.deepEqual(await sizeOf(film), [360, 360]);
    await page.keyboard.press('Escape');
}, sharp);

visit('the command is one that people can read', "#/cube?alg=R_U_R'_U'", async (page) => {
    await until(page, 'facelets', /^(?!U{9})/);
    await page.getByText('Share', { exact: true }).click();
    assert.equal(await page.locator('details code').innerText(), `trundle show "R U R' U'"`);
    await page.keyboard.press('Escape');
});

// The line as a terminal would run it; its answer as data.
async function command(page) {
    await page.getByText('Share', { exact: true }).click();
    const line = await page.locator('details code').innerText();
    await page.keyboard.press('Escape');
    const env = { ...process.env, PATH: `${dirname(program)}:${process.env.PATH}` };
    return JSON.parse(execFileSync('sh', ['-c', `${line} --json`], { env, encoding: 'utf8' }));
}

visit('a cube can be had on a command line', "#/cube?setup=F_R'&alg=[R,_U]_//_twice%0A(M2_d')2", async (page) => {
    await until(page, 'facelets', /^(?!U{9})/);
    assert.equal((await command(page)).facelets, await text(page, 'facelets'));
});

visit('a crawl among walls can be had on a command line', '#/crawl?board=5x5&walls=#..../...../...../..#../.....&setup=R_U&moves=+x_spin2', async (page) => {
    await until(page, 'move-count', /^2$/);
    const { end, facelets } = await command(page);
    assert.deepEqual(end.cell, [3, 2]);
    assert.match(facelets, /^(?!U{9}R{9})[URFDLB]{54}$/);
});

visit('a walk through a maze can be had on a command line', '#/roll?m=3&n=4&label=6&cells=..../.#../....', async (page) => {
    await page.getByTestId('solve-roll').click();
    await until(page, 'walk', /^[NESW]+$/);
    assert.equal((await command(page)).path, await text(page, 'walk'));
});
