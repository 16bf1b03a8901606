// Who comes for the first time: what a room says of itself, things to try, a shelf of mazes, a challenge every day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close, open, ourServer, text, until, visit } from './browser.mjs';

for (const room of ['cube', 'crawl', 'roll', 'represent'])
    visit(`the room ${room} introduces itself, with three things to try`, `#/${room}`, async (page) => {
        const says = await page.locator('.intro p').first().innerText();
        assert.equal(says.match(/[.!?](?= [A-Z]|$)/g).length, 2, says);
        const links = page.locator('.intro a');
        assert.equal(await links.count(), 3);
        for (let i = 0; i < 3; i++) {
            const href = await links.nth(i).getAttribute('href');
            await links.nth(i).click();
            await page.waitForFunction((href) => decodeURIComponent(location.hash).startsWith(decodeURIComponent(href)), href);
            await page.locator('.mono.count').filter({ hasText: /^(\d+)\/\1$/ }).waitFor();
            assert.equal((await page.locator('.bad').allInnerTexts()).join(''), '', href);
        }
    });

test('who comes without a wish sees a cube solve itself, once', async () => {
    const page = await open('', { reducedMotion: 'no-preference' });
    await page.waitForURL(/setup=/);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.reload();
    await until(page, 'facelets', /^U{9}/);
    await close(page);
});

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

visit('the challenge of the day is the same for everybody; solved, it is kept', '#/crawl', async (page) => {
    await page.getByTestId('daily').click();
    await until(page, 'status', /^scrambled$/);
    await page.waitForURL(/setup=/);
    const { hash } = new URL(page.url());
    const other = await open('#/crawl?board=5x5');
    await other.getByTestId('daily').click();
    await other.waitForURL(/setup=/);
    assert.equal(new URL(other.url()).hash, hash);
    await close(other);

    assert.equal(await text(page, 'timer'), '0:00.0');
    assert.ok(await page.getByTestId('solve').isDisabled(), 'no help while playing');
    // The player has a good friend.
    const [cube, at, heading] = ['setup', 'at', 'heading'].map((name) => new RegExp(`${name}=([^&]*)`).exec(decodeURIComponent(hash))?.[1] ?? '');
    const ask = new URLSearchParams({ arg: cube, board: '3x3', time: '100', ...(at && { at }), ...(heading && { heading }) });
    const { moves } = await (await fetch(`${(await ourServer()).url}api/crawl/solve?${ask}`)).json();
    const keys = { spin1: 'q', '-z': 'w', spin2: 'e', '-x': 'a', '+z': 's', '+x': 'd', "spin1'": 'Q', "spin2'": 'E' };
    for (const move of moves) await page.keyboard.press(keys[move]);
    await until(page, 'move-count', new RegExp(`^${moves.length}$`));
    await page.getByText(`Solved in ${moves.length} moves`).waitFor();
    assert.notEqual(await text(page, 'timer'), '0:00.0');
    await page.getByText(/your score is \d+ %/).waitFor();
    await page.reload();
    await page.getByText(new RegExp(`Today you solved it in ${moves.length} moves; the solver needs \\d+\\.`)).waitFor();
});
