// What once went wrong on the page: keys that got lost, answers that stayed, states taken for moves, a server that left.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, pixels, text, until } from './browser.mjs';
import { startServer } from './server.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

const STATE = 'UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB'; // after R U R' U'
const value = (page, id) => page.getByTestId(id).inputValue();
const hash = (page) => decodeURIComponent(new URL(page.url()).hash);
const button = (page, name) => page.getByRole('button', { name, exact: true });

// Opens, uses and closes.
const visit = (name, where, use, options) =>
    test(name, async (context) => {
        const page = await browser.open(where, options);
        await use(page, context);
        await page.context().close();
    });

visit('a state is a start, wherever it is given', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill(STATE);
    await until(page, 'facelets', new RegExp(STATE));
    await page.waitForURL(/setup=UUL/);
    assert.equal(await value(page, 'setup-input'), STATE);
    assert.equal(await value(page, 'alg-input'), '');
    for (const name of ['Period', 'Inverse', 'Optimize']) assert.ok(await button(page, name).isDisabled(), name);
    await page.locator('canvas').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('r');
    await page.waitForURL(/alg=R$/);
    assert.ok(hash(page).includes(`setup=${STATE}`));
});

visit('a link with a state for an algorithm shows that state', `#/cube?alg=${STATE}`, async (page) => {
    await until(page, 'facelets', new RegExp(STATE));
    assert.equal(await value(page, 'setup-input'), STATE);
});

visit('fast keys all arrive in Cube, and play as fast as they come', '#/cube', async (page) => {
    await until(page, 'facelets', /^U{9}/);
    await page.locator('canvas').click({ position: { x: 5, y: 5 } });
    for (const key of 'rufrufrufruf') {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
    }
    await page.waitForURL(/alg=R_U_F_R_U_F_R_U_F_R_U_F(&|$)/);
    await page.getByText('12/12').waitFor();
}, { reducedMotion: 'no-preference' });

visit('fast keys all arrive in Roll', '#/roll?m=8&n=8', async (page) => {
    await until(page, 'roll-status', /On top/);
    for (const key of 'ddwwddwwaass') {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
    }
    await page.waitForURL(/walk=EENNEENNWWSS/);
    await page.getByText('12/12').waitFor();
}, { reducedMotion: 'no-preference' });

test('when the server goes, the page goes on alone and says so once', async () => {
    const server = await startServer();
    const other = await openBrowser(server);
    try {
        const page = await other.open("#/cube?alg=R_U_R'_U'");
        await until(page, 'facelets', new RegExp(STATE));
        await server.stop();
        server.stop = () => {};
        await page.getByTestId('optimize').click();
        await until(page, 'counts', /in 4 moves/);
        await page.getByText('The server is gone').waitFor();
        await page.getByRole('button', { name: 'Close' }).click();
        await page.getByTestId('room-crawl').click();
        await page.getByTestId('scramble').click();
        await until(page, 'status', /^scrambled$/);
        await page.getByTestId('solve').click();
        await until(page, 'solution', /moves/);
        assert.equal(await page.getByText('The server is gone').count(), 0);
        assert.equal(await page.getByText('Failed to fetch').count(), 0);
    } finally {
        await other.close();
    }
});

visit('answers go when their question does', "#/cube?alg=R_U_R'_U'", async (page) => {
    await page.getByTestId('optimize').click();
    await until(page, 'counts', /in 4 moves/);
    await button(page, 'Scramble').click();
    await page.getByTestId('counts').waitFor({ state: 'detached' });
    await page.getByTestId('room-roll').click();
    await until(page, 'roll-status', /On top/);
    await page.keyboard.press('a');
    await until(page, 'roll-says', /leave the board/);
    await page.getByTestId('shelf-gate').click();
    await until(page, 'roll-says', /^$/);
});

visit('after Solve the start is seen, and Undo works after coming back by a tab', '#/cube?alg=R_U_F', async (page) => {
    await until(page, 'facelets', /^(?!U{9})/);
    await page.getByTestId('solve-cube').click();
    await until(page, 'says', /Solved in 3 moves/);
    assert.match(await value(page, 'setup-input'), /^[URFDLB]{54}$/);
    await page.getByTestId('room-roll').click();
    await until(page, 'roll-status', /On top/);
    await page.getByTestId('room-cube').click();
    await button(page, 'Undo').click();
    await page.waitForURL(/alg=R_U_F$/);
});

// [width, height]: what once overflowed, a phone lying down, 1440 at 200 % zoom.
for (const [width, height] of [[320, 640], [390, 800], [720, 800], [740, 360], [880, 800], [720, 450]])
    test(`nothing sticks out at ${width} x ${height}, and there is room for the panel`, async () => {
        const page = await browser.open('#/cube', { width, height });
        for (const room of ['cube', 'crawl', 'roll', 'represent']) {
            await page.getByTestId(`room-${room}`).click();
            await page.locator(room === 'represent' ? '[data-testid=rep-nested] .chip' : 'canvas').first().waitFor();
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            assert.ok(wide <= width, `${room}: ${wide} px`);
            if (room === 'represent') continue;
            const [stage, panel] = await Promise.all(['.stage', '.panel'].map((part) => page.locator(part).boundingBox()));
            const seen = panel.x >= stage.x + stage.width - 1 ? height - 56 : height - stage.y - stage.height;
            assert.ok(seen > 150, `${room}: ${seen} px of the panel are seen`);
        }
        await page.context().close();
    });

visit('the die is seen whole on a phone', '#/roll', async (page) => {
    await until(page, 'roll-status', /On top/);
    await page.waitForTimeout(1500);
    const { x, y, width, height } = await page.locator('canvas').boundingBox();
    for (const edge of [x, x + width - 1]) {
        const column = await pixels(page, { x: edge, y, width: 1, height });
        assert.ok(column.every((value, i) => value === column[i % 4]), 'nothing but paper at the edge');
    }
}, { width: 390, height: 800 });

visit('a game is from its scramble to solved, whatever is reset on the way', '#/crawl', async (page) => {
    await button(page, 'Start').click();
    await until(page, 'status', /^scrambled$/);
    await page.waitForURL(/setup=/);
    const scramble = /setup=\w+/.exec(hash(page))[0];
    await page.keyboard.press('q');
    await until(page, 'move-count', /^1$/);
    await button(page, 'Reset').click();
    await until(page, 'move-count', /^0$/);
    assert.ok(hash(page).includes(scramble));
    await until(page, 'status', /^scrambled$/);
    for (const key of 'qQ') await page.keyboard.press(key);
    await until(page, 'move-count', /^2$/);
    assert.equal(await page.getByText('Solved in').count(), 0);
});

visit('the move under way is readable at any speed', '#/crawl?moves=spin1_spin2_spin1_spin2_spin1_spin2', async (page) => {
    await until(page, 'move-count', /^6$/);
    await page.getByLabel('Speed').selectOption('8');
    await button(page, 'Play').click();
    await page.locator('.moves .now').waitFor();
    const [fading, paper] = await page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('.moves button'));
        return [style.transitionDuration, style.transitionProperty];
    });
    assert.ok(fading === '0s' || paper === 'none', `${paper} ${fading}`);
}, { reducedMotion: 'no-preference' });

// The colour of the picture, at a part of its width and height.
async function colourAt(page, across, down) {
    const { x, y, width, height } = await page.locator('canvas').boundingBox();
    return pixels(page, { x: x + across * width, y: y + down * height, width: 1, height: 1 });
}

visit("the board follows the system's theme", '#/crawl?view=89,0', async (page) => {
    await until(page, 'status', /solved/);
    await page.waitForTimeout(1200);
    const before = await colourAt(page, 0.5, 0.2);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForTimeout(800);
    const after = await colourAt(page, 0.5, 0.2);
    assert.ok(before[0] > after[0] + 60, `${before} ${after}`);
}, { colorScheme: 'light' });

visit('a board without end is drawn as far as the cube goes', '#/crawl?board=unbounded&moves=' + '+x_'.repeat(20) + '+x', async (page) => {
    await until(page, 'move-count', /^21$/);
    await page.getByText('This board has no end').waitFor();
    await page.waitForTimeout(1500);
    assert.notDeepEqual(await colourAt(page, 0.5, 0.5), await colourAt(page, 0.01, 0.01), 'there is something in the middle of the picture');
    await page.keyboard.press('d');
    await until(page, 'move-count', /^22$/);
});

visit('a walk that leaves the board stops, with a word', '#/roll?m=3&n=4&walk=NNNNN', async (page) => {
    await until(page, 'roll-says', /stops before roll 3\. That would leave the board/);
    await page.waitForURL(/walk=NN$/);
});

visit('start and end cannot be blocked', '#/roll?m=3&n=4', async (page) => {
    await page.getByTestId('maze').getByRole('button', { name: 'Square 1,1' }).click();
    await page.getByTestId('maze').getByRole('button', { name: 'Square 2,2' }).click();
    await page.waitForURL((url) => decodeURIComponent(url.hash).includes('cells=..../.#../....'));
    await page.getByTestId('room-crawl').click();
    await until(page, 'status', /^solved$/);
    await page.keyboard.press('d');
    await until(page, 'move-count', /^1$/);
    assert.ok(await page.getByRole('button', { name: 'Cell 1,1' }).isDisabled());
});

visit('in Represent, Enter applies, and what cannot be read stays out of the link', '#/represent', async (page) => {
    await page.getByTestId('alg-input').fill('R Q');
    await page.locator('mark').filter({ hasText: 'Q' }).last().waitFor();
    await page.keyboard.press('Enter');
    assert.ok(!hash(page).includes('Q'));
    await page.getByTestId('alg-input').fill('U');
    await page.keyboard.press('Enter');
    await page.waitForURL(/alg=U$/);
    await until(page, 'rep-vector', /U moves 20 of 54/);
});

visit('the focus stays after Solve; Space plays after a click, and clicks after Tab', '#/cube?alg=R_U_F', async (page) => {
    await until(page, 'facelets', /^(?!U{9})/);
    await page.getByTestId('solve-cube').click();
    await until(page, 'says', /Solved in 3/);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.testid), 'solve-cube');
    await button(page, 'Inverse').click();
    await page.waitForURL(/alg=R_U_F&/);
    const inverted = hash(page);
    await button(page, 'Play').waitFor();
    await page.keyboard.press('Space');
    await button(page, 'Pause').waitFor();
    assert.equal(hash(page), inverted);
    await button(page, 'Pause').click();
    await button(page, 'Optimize').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await until(page, 'says', /^Period \d+/);
}, { reducedMotion: 'no-preference' });

visit('arrow keys choose a colour', '#/cube', async (page) => {
    await page.getByRole('radio', { name: 'U', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    assert.ok(await page.getByRole('radio', { name: 'R', exact: true }).isChecked());
});

visit('a key turns at the moment shown, and keeps brackets and comments', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill('[R, U] // first\nF2');
    await page.waitForURL(/F2$/);
    await page.locator('canvas').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('l');
    await page.waitForURL(/F2_L$/);
    assert.equal(await value(page, 'alg-input'), '[R, U] // first\nF2 L');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('4/6').waitFor();
    await page.keyboard.press('d');
    await page.waitForFunction(() => document.querySelector('#alg').value === '[R, U] D // first\nF2 L');
    await page.getByText('5/7').waitFor();
});

visit('moves are no entries in the history; whole steps are', '#/crawl', async (page) => {
    await until(page, 'status', /^solved$/);
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    for (const key of 'qqe') await page.keyboard.press(key);
    await until(page, 'move-count', /^3$/);
    assert.equal(await length(), before);
    await page.getByTestId('scramble').click();
    await page.waitForURL(/setup=/);
    assert.equal(await length(), before + 1);
    await page.goBack();
    await until(page, 'move-count', /^3$/);
});

visit('a maze of even size fills its board', '#/roll?m=6&n=6', async (page) => {
    await page.getByTestId('generate').click();
    await page.waitForURL(/cells=/);
    const rows = /cells=([^&]*)/.exec(hash(page))[1].split('/');
    const isFull = (line) => /^#+$/.test(line);
    assert.ok(!isFull(rows[0]) && !isFull(rows.at(-1)));
    assert.ok(!isFull(rows.map((row) => row[0]).join('')) && !isFull(rows.map((row) => row.at(-1)).join('')));
});

visit('messages are for people: no options of a command line, real bars', '#/crawl?board=0x3', async (page) => {
    await page.waitForFunction(() => document.querySelector('[data-testid=says]').textContent.length > 5);
    assert.doesNotMatch(await text(page, 'says'), /--|trundle /);
    await page.getByTestId('room-cube').click();
    await page.getByTestId('alg-input').fill('N E S W');
    await page.locator('.says.bad').first().waitFor();
    assert.doesNotMatch(await page.locator('.says.bad').first().innerText(), /--/);
    await page.getByTestId('alg-input').fill("R U2 F' L D B2 R' U F D2 L B");
    await page.waitForURL(/L_B$/);
    await page.getByTestId('optimize').click();
    await page.getByRole('progressbar').waitFor();
    assert.doesNotMatch(await page.locator('.working').innerText(), /#|\[/);
    await button(page, 'Stop').click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
});

test('no errors on the console', () => assert.deepEqual(browser.complaints, []));
