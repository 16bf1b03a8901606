// Typing: what is shown while typing, the caret and the player, masks, pictures to take away, another language.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { openBrowser, text, until } from './browser.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

const visit = (name, where, use, options) =>
    test(name, async () => {
        const page = await browser.open(where, options);
        await use(page);
        await page.context().close();
    });

visit('what is typed is shown at once, from where it starts', '#/cube', async (page) => {
    await page.getByTestId('setup-input').fill("U R U' R'");
    await until(page, 'facelets', /^(?!U{9}R{9})/);
    await page.getByTestId('alg-input').pressSequentially("R U R' U'");
    await until(page, 'facelets', /^U{9}R{9}/);
    await page.waitForURL(/setup=U_R_U'_R'/);
    await page.getByRole('button', { name: 'Undo' }).click(); // all that was typed is one change
    await page.waitForURL((url) => !url.hash.includes('alg='));
});

visit('the player follows the caret, the caret the player', "#/cube?alg=[R,_U]_//_x%0AF2_(L_D)2", async (page) => {
    const box = page.getByTestId('alg-input');
    await page.getByText('9/9').waitFor();
    const goTo = async (position, says) => {
        await box.evaluate((box, position) => (box.focus(), box.setSelectionRange(position, position), box.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))), position);
        await page.getByText(says).waitFor();
    };
    await goTo(0, '0/9');
    await goTo(2, '1/9');
    await goTo('[R, U] // x\nF2'.length, '5/9');
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText('6/9').waitFor();
    assert.equal(await page.locator('.marks mark').innerText(), 'L');
});

visit('a mask hides what is not asked for, and is in the link', '#/cube?alg=R', async (page) => {
    await page.getByTestId('mask').selectOption('oll');
    await page.waitForURL(/mask=oll/);
    await page.getByTestId('mask').selectOption('own');
    await page.getByRole('button', { name: 'F5: F' }).first().click();
    await page.waitForURL(/mask=[0-9a-f]{14}/);
});

visit('what is shown can be taken away', "#/cube?alg=R_U", async (page) => {
    await until(page, 'facelets', /^(?!U{9})/);
    await page.waitForTimeout(800);
    await page.getByText('Share', { exact: true }).click();
    assert.equal(await page.locator('details[open] code').innerText(), "trundle show 'R U'");
    const saved = async (id) => {
        const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(id).click()]);
        return readFile(await download.path());
    };
    assert.equal((await saved('save-png')).subarray(1, 4).toString(), 'PNG');
    const svg = (await saved('save-svg')).toString();
    assert.equal(svg.match(/<polygon/g).length > 27, true);
    for (const colour of ['#ffffff', '#c41e3a', '#009e60']) assert.ok(svg.includes(colour), colour);
    const film = await saved('save-film');
    assert.equal(film.readUInt32BE(film.indexOf('acTL') + 4), 17, 'two turns of eight pictures, and the first');
    assert.equal(await page.evaluate(async (bytes) => (await createImageBitmap(new Blob([Uint8Array.from(bytes)]))).width, [...film]), 360);
});

visit('a solution can be had on a command line', '#/crawl', async (page) => {
    await page.keyboard.press('d');
    await until(page, 'move-count', /^1$/);
    await page.getByText('Share', { exact: true }).click();
    assert.match(await page.locator('details[open] code').innerText(), /^trundle crawl run \+x --board=3x3 --heading=\+z$/);
});

visit('the page speaks German to those who do', '#/cube', async (page) => {
    await page.getByRole('heading', { name: 'Drehen', level: 1 }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    for (const room of ['crawl', 'roll', 'represent', 'cube']) {
        await page.getByTestId(`room-${room}`).click();
        await page.getByRole('heading', { level: 1 }).waitFor();
        const words = await page.locator('main').innerText();
        for (const english of ['Undo', 'Scramble', 'Shortest', 'Start\n']) assert.ok(!words.includes(english), `${room}: ${english}`);
    }
    await page.getByText('Aussehen', { exact: true }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('heading', { name: 'Cube', level: 1 }).waitFor();
}, { locale: 'de-DE' });

visit('par of the shelf is the fewest rolls', '#/roll', async (page) => {
    for (const maze of ['gate', 'court', 'stairs', 'ring', 'toll', 'long']) {
        await page.getByTestId(`shelf-${maze}`).click();
        await until(page, 'par', /Par is/);
        await page.getByTestId('solve-roll').click();
        await until(page, 'answer', /fewest possible/);
        assert.equal(/Par is (\d+)/.exec(await text(page, 'par'))[1], /^\d+/.exec(await text(page, 'answer'))[0], maze);
        await until(page, 'par', /You made par/);
    }
});

visit('the challenge of the day is the same for everybody, and kept', '#/crawl', async (page) => {
    await page.getByTestId('daily').click();
    await until(page, 'status', /^scrambled$/);
    await page.waitForURL(/setup=/);
    const scramble = page.url();
    const other = await browser.open('#/crawl?board=5x5');
    await other.getByTestId('daily').click();
    await other.waitForURL(/setup=/);
    assert.equal(new URL(other.url()).hash, new URL(scramble).hash);
    await other.context().close();
});

visit('who comes for the first time sees a cube solve itself', '', async (page) => {
    await page.waitForURL(/setup=/);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.reload();
    await until(page, 'facelets', /^U{9}/);
}, { reducedMotion: 'no-preference' });

test('no errors on the console', () => assert.deepEqual(browser.complaints, []));
