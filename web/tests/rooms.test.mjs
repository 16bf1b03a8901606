// Each room's main use in a real browser, from an empty page to solved.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, picture, text, until } from './browser.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

const SEXY = 'UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB';

test('an algorithm is typed, played and undone', async () => {
    const page = await browser.open('#/cube', { reducedMotion: 'no-preference' });
    await page.getByTestId('alg-input').fill("R U R' U'");
    await page.getByTestId('apply').click();
    await until(page, 'facelets', new RegExp(SEXY));
    assert.match(page.url(), /#\/cube\?alg=R_U_R'_U'/);
    await picture(page, 'cube-turning');
    await page.getByTestId('period').click();
    await until(page, 'says', /Period 6/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(page, 'facelets', /^U{9}R{9}/);
    await page.context().close();
});

test('a scrambled cube is solved, and the solution played', async () => {
    const page = await browser.open();
    await page.getByRole('button', { name: 'Scramble' }).click();
    await until(page, 'facelets', /^(?!U{9}R{9})/);
    await page.getByTestId('solve-cube').click();
    await until(page, 'says', /Solved in \d+ moves/);
    assert.ok(Number(/\d+/.exec(await text(page, 'says'))[0]) <= 24);
    await until(page, 'facelets', /^(.)\1{8}(.)\2{8}(.)\3{8}/);
    await page.context().close();
});

test('a mistake is explained and points at its place', async () => {
    const page = await browser.open();
    await page.getByTestId('alg-input').fill('R U Q F');
    await page.getByTestId('apply').click();
    await page.locator('mark').waitFor();
    assert.equal(await page.locator('mark').innerText(), 'Q');
    await page.context().close();
});

test('an impossible cube is explained', async () => {
    const page = await browser.open();
    await page.getByTestId('alg-input').fill('U'.repeat(9) + 'R'.repeat(9) + 'F'.repeat(9) + 'D'.repeat(9) + 'L'.repeat(9) + 'BBBBBBBBU');
    await page.getByTestId('apply').click();
    await page.locator('.says.bad').first().waitFor();
    assert.equal(await text(page, 'facelets').then((letters) => letters.slice(0, 9)), 'UUUUUUUUU');
    await page.context().close();
});

test('a state is painted, and told while it is impossible', async () => {
    const page = await browser.open();
    const paint = async (face, colour) => {
        await page.getByRole('radio', { name: colour, exact: true }).click();
        await page.getByRole('button', { name: new RegExp(`^${face}:`) }).click();
    };
    await paint('U8', 'F');
    await page.locator('.says.bad').filter({ hasText: /\w/ }).first().waitFor();
    assert.ok(await page.getByRole('button', { name: 'Use this cube' }).isDisabled());
    await paint('F2', 'U');
    await page.locator('.says.bad').filter({ hasText: /flipped/ }).first().waitFor();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await page.context().close();
});

test('a path is optimized, and every shortest one can be taken', async () => {
    const page = await browser.open();
    await page.getByTestId('alg-input').fill('l+l+r+r+u+u+d+d+f+f+b+b+');
    await page.getByTestId('apply').click();
    await page.waitForURL(/b\+b\+/);
    await page.getByTestId('optimize').click();
    await until(page, 'counts', /^6 ways in 3 moves, 12 ways in 4 moves\.$/);
    await page.getByTestId('solutions').getByRole('button', { name: 'M2 E2 S2', exact: true }).click();
    await page.waitForURL(/alg=M2_E2_S2/);
    await page.context().close();
});

test('the address brings the whole state back', async () => {
    const page = await browser.open("#/cube?alg=R_U_R'_U'");
    await until(page, 'facelets', new RegExp(SEXY));
    await picture(page, 'cube');
    await page.context().close();
});

test('a cube crawls by keys, and a wall is told', async () => {
    const page = await browser.open('#/crawl');
    await until(page, 'status', /^solved$/);
    await page.keyboard.press('d');
    await until(page, 'move-count', /^1$/);
    await until(page, 'status', /^scrambled$/);
    await page.keyboard.press('d');
    await until(page, 'says', /off the board/);
    await page.keyboard.press('a');
    await until(page, 'status', /^solved$/);
    assert.equal(await text(page, 'move-count'), '2');
    await page.keyboard.press('Backspace');
    await until(page, 'move-count', /^1$/);
    await page.context().close();
});

test('boards have sizes and walls', async () => {
    const page = await browser.open('#/crawl');
    await page.getByTestId('board-size').selectOption('5x5');
    await page.waitForURL(/board=5x5/);
    await page.getByRole('button', { name: 'Cell 3,2', exact: true }).click();
    await page.waitForURL(/walls=/);
    await page.keyboard.press('d');
    await until(page, 'says', /blocked/);
    await page.context().close();
});

test('the die finds the shortest walk over an empty board, with its formula', async () => {
    const page = await browser.open('#/roll?m=3&n=4&label=6');
    await page.getByTestId('solve-roll').click();
    await until(page, 'gps', /^N\(E\)\{Δx\}N$/);
    assert.equal(await text(page, 'walk'), 'NEEEN');
    await until(page, 'roll-status', /^Arrived$/);
    await picture(page, 'roll');
    await page.context().close();
});

test('a maze is drawn, solved, and another one generated', async () => {
    const page = await browser.open('#/roll?m=3&n=4&label=6');
    await page.getByTestId('maze').getByRole('button', { name: 'Square 1,2' }).click();
    await page.waitForURL(/cells=/);
    await page.getByTestId('solve-roll').click();
    await until(page, 'walk', /^[NESW]+$/);
    await page.getByTestId('generate').click();
    await page.waitForURL((url) => /cells=[^&]*%23[^&]*%23/.test(url.hash));
    await page.getByTestId('solve-roll').click();
    await until(page, 'roll-status', /^Arrived$/);
    await picture(page, 'roll-maze');
    await page.context().close();
});

test('a cube is scrambled on 3x3, solved, and crawls home', async () => {
    const page = await browser.open('#/crawl');
    await page.getByTestId('scramble').click();
    await until(page, 'status', /^scrambled$/);
    await page.getByTestId('solve').click();
    await until(page, 'solution', /moves/);
    await until(page, 'status', /^solved$/);
    await page.getByText('Looking for a shorter one').waitFor({ state: 'detached' });
    assert.equal(await text(page, 'move-count'), /(\d+) moves/.exec(await text(page, 'solution'))[1]);
    await picture(page, 'crawl');
    await page.context().close();
});

test('links and boards that make no sense are explained, and nothing hangs', async () => {
    for (const [hash, says] of [
        ['#/crawl?board=9999x9999', /1 to 64 cells/],
        ['#/crawl?board=3x3&walls=.#./###/.#.', /blocked/],
        ['#/crawl?moves=+x_+x', /off the board/],
        ['#/crawl?cube=nonsense', /^Unknown move token/],
    ]) {
        const page = await browser.open(hash);
        await until(page, 'says', says);
        await page.context().close();
    }
    const page = await browser.open('#/crawl');
    await page.getByTestId('board-size').selectOption('custom');
    await page.getByLabel('Width x height').fill('4 X 6');
    await page.keyboard.press('Enter');
    await page.waitForURL(/board=4x6/);
    await page.getByTestId('room-roll').click();
    await page.getByLabel('rows').fill('4000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/m=40&/);
    await page.context().close();
});

test('a crawl is solved by hand, against the clock, and scored', async () => {
    const page = await browser.open('#/crawl');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await until(page, 'status', /^scrambled$/);
    assert.equal(await text(page, 'timer'), '0:00.0');
    assert.ok(await page.getByTestId('solve').isDisabled(), 'no help while playing');
    // The player has a good friend.
    const [cube, at, heading] = ['setup', 'at', 'heading'].map((name) => new RegExp(`${name}=([^&]*)`).exec(decodeURIComponent(page.url()))?.[1] ?? '');
    const ask = new URLSearchParams({ arg: cube, board: '3x3', time: '100', ...(at && { at }), ...(heading && { heading }) });
    const { moves } = await (await fetch(`${browser.server.url}api/crawl/solve?${ask}`)).json();
    const keys = { spin1: 'q', '-z': 'w', spin2: 'e', '-x': 'a', '+z': 's', '+x': 'd', "spin1'": 'Q', "spin2'": 'E' };
    for (const move of moves) await page.keyboard.press(keys[move]);
    await until(page, 'move-count', new RegExp(`^${moves.length}$`));
    await page.getByText(`Solved in ${moves.length} moves`).waitFor();
    assert.notEqual(await text(page, 'timer'), '0:00.0');
    await page.getByText(/your score is \d+ %/).waitFor();
    await picture(page, 'game');
    await page.context().close();
});

// Drawing is by software here, so frames are few; what counts is how much of a frame's 16 ms the page's own script takes.
test('a frame of a crawl costs less than 4 ms of script', async (context) => {
    const page = await browser.open(`#/crawl?board=8x8&moves=${'+x_+z_spin1_-x_spin2_-z_'.repeat(4)}spin1`, { reducedMotion: 'no-preference' });
    await until(page, 'move-count', /^25$/);
    await page.locator('canvas').waitFor();
    const developer = await page.context().newCDPSession(page);
    await developer.send('Performance.enable', { timeDomain: 'threadTicks' });
    const script = async () => (await developer.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value;
    await page.evaluate(() => {
        window.frames_drawn = 0;
        const count = () => requestAnimationFrame(() => (window.frames_drawn++, count()));
        count();
    });
    const before = await script();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    const milliseconds = ((await script()) - before) * 1000;
    const frames = await page.evaluate(() => window.frames_drawn);
    context.diagnostic(`${frames} frames, ${(milliseconds / frames).toFixed(2)} ms of script each`);
    assert.ok(frames > 10 && milliseconds / frames < 4, `${milliseconds} ms in ${frames} frames`);
    await page.context().close();
});

test('seven arrays show a cube, and which cells a turn moves', async () => {
    const page = await browser.open('#/represent');
    for (const form of ['numeric', 'local', 'composite', 'visual', 'vector', '4d', 'nested']) await until(page, `rep-${form}`, /cells/);
    await page.getByTestId('turn-U').click();
    await until(page, 'rep-vector', /U moves 20 of 54/);
    await picture(page, 'represent');
    await page.context().close();
});

test('it works on a phone, in the dark, with letters', async () => {
    const page = await browser.open("#/crawl?moves=+x_spin2", { width: 390, height: 800, colorScheme: 'dark', isMobile: true, hasTouch: true });
    await page.locator('summary').last().click();
    await page.getByTestId('letters').check();
    await page.keyboard.press('Escape');
    await until(page, 'move-count', /^2$/);
    await picture(page, 'phone');
    for (const room of ['cube', 'roll', 'represent', 'crawl']) {
        await page.getByTestId(`room-${room}`).click();
        await page.locator(room === 'represent' ? '[data-testid=rep-nested] p.about' : 'canvas').waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 390, `nothing sticks out of ${room}: ${wide} px`);
    }
    await page.context().close();
});

test('scripts find what they rely on by its name', async () => {
    const names = {
        cube: 'alg-input apply facelets',
        crawl: 'board-size scramble solve solution move-count status',
        roll: 'maze solve-roll gps walk',
        represent: 'rep-numeric rep-local rep-composite rep-visual rep-vector rep-4d rep-nested',
    };
    const page = await browser.open();
    for (const [room, list] of Object.entries(names)) {
        await page.getByTestId(`room-${room}`).click();
        for (const name of list.split(' ')) await page.getByTestId(name).waitFor({ state: 'attached' });
    }
    await page.context().close();
});

test('no errors on the console, no requests to other machines', () => assert.deepEqual(browser.complaints, []));
