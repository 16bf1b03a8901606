// What once went wrong on the page: keys that got lost, answers that stayed, states taken for moves, a server that left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { button, close, colourAt, drawn, hash, open, pixels, sharp, text, until, value, visit } from './browser.mjs';
import { startServer } from './server.mjs';

const STATE = 'UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB'; // after R U R' U'

visit('a state is a start, wherever it is given', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill(STATE);
    await until(page, 'facelets', new RegExp(STATE));
    await page.waitForURL(/setup=UUL/);
    assert.equal(await value(page, 'setup-input'), STATE);
    assert.equal(await value(page, 'alg-input'), '');
    for (const name of ['Period', 'Inverse', 'Simplify', 'Optimize']) assert.ok(await button(page, name).isDisabled(), name);
    assert.ok(await page.getByTestId('convert').isDisabled());
    await page.locator('.scene').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('r');
    await page.waitForURL(/alg=R$/);
    assert.ok(hash(page).includes(`setup=${STATE}`));
});

visit('a link with a state for an algorithm shows that state', `#/cube?alg=${STATE}`, async (page) => {
    await until(page, 'facelets', new RegExp(STATE));
    assert.equal(await value(page, 'setup-input'), STATE);
});

// Faster than anything is drawn here.
const press = async (page, keys) => {
    for (const key of keys) await page.keyboard.press(key);
};
const moving = { reducedMotion: 'no-preference' };

visit('fast keys all arrive in Cube, and play as fast as they come', '#/cube', async (page) => {
    await until(page, 'facelets', /^U{9}/);
    await press(page, 'rufrufrufruf');
    await page.waitForURL(/alg=R_U_F_R_U_F_R_U_F_R_U_F(&|$)/);
    await page.getByText('12/12').waitFor();
}, moving);

visit('fast keys all arrive in Crawl', '#/crawl?board=8x8', async (page) => {
    await until(page, 'status', /^solved$/);
    await press(page, 'dwqaesdwqaes');
    await until(page, 'move-count', /^12$/);
    await page.waitForURL(/moves=\+x_-z_spin1_-x_spin2_\+z_\+x_-z_spin1_-x_spin2_\+z$/);
}, moving);

visit('fast keys all arrive in Roll', '#/roll?m=8&n=8', async (page) => {
    await until(page, 'roll-status', /On top/);
    await press(page, 'ddwwddwwaass');
    await page.waitForURL(/walk=EENNEENNWWSS/);
    await page.getByText('12/12').waitFor();
}, moving);

visit('who leaves a room leaves what is under way there', '#/crawl?board=8x8', async (page) => {
    await until(page, 'status', /^solved$/);
    await page.evaluate(() => {
        for (const key of 'dwqaesdwqaes') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        location.hash = '#/roll?m=3&n=3';
    });
    await until(page, 'roll-status', /On top/);
    await press(page, 'd');
    await page.waitForURL(/walk=E/);
    assert.equal(hash(page), '#/roll?m=3&n=3&walk=E');
});

test('when the server goes, the page goes on alone and says so once', async () => {
    const server = await startServer();
    try {
        const page = await open("#/cube?alg=R_U_R'_U'", { server });
        await until(page, 'facelets', new RegExp(STATE));
        await server.stop();
        await page.getByTestId('optimize').click();
        await until(page, 'counts', /in 4 moves/);
        await page.getByText('The server is gone').waitFor();
        const { y, height } = await page.getByText('The server is gone').boundingBox();
        assert.ok(y >= 0 && y + height <= 640, 'it is seen wherever one has scrolled to');
        await page.getByRole('button', { name: 'Close' }).click();
        await page.getByTestId('room-crawl').click();
        await page.getByTestId('scramble').click();
        await until(page, 'status', /^scrambled$/);
        await page.getByTestId('solve').click();
        await until(page, 'solution', /moves/);
        assert.equal(await page.getByText('The server is gone').count(), 0);
        assert.equal(await page.getByText('Failed to fetch').count(), 0);
        page.complaints = page.complaints.filter((said) => said && !/ERR_CONNECTION_REFUSED/.test(said)); // of calls cut off, as it must
        await close(page);
    } finally {
        await server.stop();
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

visit('the die is seen whole on a phone', '#/roll', async (page) => {
    await until(page, 'roll-status', /On top/);
    await drawn(page);
    const { x, y, width, height } = await page.locator('canvas').boundingBox();
    for (const edge of [x, x + width - 1]) {
        const column = await pixels(page, { x: edge, y, width: 1, height });
        assert.ok(column.every((value, i) => value === column[i % 4]), 'nothing but paper at the edge');
    }
}, { ...sharp, width: 390, height: 800 });

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
}, moving);

visit("the board follows the system's theme", '#/crawl?view=89,0', async (page) => {
    await until(page, 'status', /solved/);
    await drawn(page);
    const before = await colourAt(page, 0.5, 0.2);
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    const after = await colourAt(page, 0.5, 0.2);
    assert.ok(before[0] > after[0] + 60, `${before} ${after}`);
}, { ...sharp, colorScheme: 'light' });

visit('a board without end is drawn as far as the cube goes', '#/crawl?board=unbounded&moves=' + '+x_'.repeat(20) + '+x', async (page) => {
    await until(page, 'move-count', /^21$/);
    await page.getByText('This board has no end').waitFor();
    await drawn(page);
    assert.notDeepEqual(await colourAt(page, 0.5, 0.5), await colourAt(page, 0.01, 0.01), 'there is something in the middle of the picture');
    await page.keyboard.press('d');
    await until(page, 'move-count', /^22$/);
}, sharp);

visit('a walk that leaves the board stops, with a word', '#/roll?m=3&n=4&walk=NNNNN', async (page) => {
    await until(page, 'roll-says', /stops before roll 3\. That would leave the board/);
    await page.waitForURL(/walk=NN$/);
});

visit('start and end cannot be blocked', '#/roll?m=3&n=4', async (page) => {
    await page.getByTestId('maze').getByRole('button', { name: 'Square 1,1' }).click();
    await page.getByTestId('maze').getByRole('button', { name: 'Square 2,2' }).click();
    await page.waitForURL((url) => decodeURIComponent(url.hash).includes('cells=..../.#../....'));
    await page.evaluate(() => void (location.hash = '#/crawl'));
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
}, moving);

visit('arrow keys choose a colour', '#/cube', async (page) => {
    await page.getByRole('radio', { name: 'U', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    assert.ok(await page.getByRole('radio', { name: 'R', exact: true }).isChecked());
});

visit('a key turns at the moment shown, and keeps brackets and comments', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill('[R, U] // first\nF2');
    await page.waitForURL(/F2$/);
    await page.locator('.scene').click({ position: { x: 5, y: 5 } });
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

// On a page without a past: a browser keeps fifty entries.
test('moves are no entries in the history; whole steps are', async () => {
    const page = await open('#/crawl');
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
    await close(page);
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
    await page.getByTestId('alg-input').fill("R U2 F' L D B2 R' U F D2 L B R2 D' F2 U L'");
    await page.waitForURL(/U_L'$/);
    await page.getByTestId('optimize').click();
    await page.getByRole('progressbar').waitFor();
    assert.doesNotMatch(await page.locator('.working').innerText(), /#|\[/);
    await button(page, 'Stop').click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
});

visit('on a narrow page every name of a move stays in its button', '#/crawl', async (page) => {
    await until(page, 'status', /^solved$/);
    const wide = await page.locator('.keys button').evaluateAll((all) => all.filter((key) => key.scrollWidth > key.clientWidth).map((key) => key.innerText));
    assert.deepEqual(wide, []);
}, { width: 320, height: 568 });

visit('what cannot be done now does not look as if it could', '#/crawl', async (page) => {
    await until(page, 'status', /^solved$/);
    const paper = (id) => page.getByTestId(id).evaluate((button) => getComputedStyle(button).backgroundColor);
    assert.notEqual(await paper('solve'), await paper('scramble'));
});

visit('the picture fills the window wherever the panel is scrolled to', '#/cube', async (page) => {
    await until(page, 'facelets', /^U{9}/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { y, height } = await page.locator('.stage').boundingBox();
    assert.ok(Math.abs(y + height - 640) < 2, `${y} + ${height}`);
});

visit('what gets the focus is not behind the picture', '#/cube', async (page) => {
    await until(page, 'facelets', /^U{9}/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByTestId('setup-input').focus();
    const [stage, input] = await Promise.all([page.locator('.stage').boundingBox(), page.getByTestId('setup-input').boundingBox()]);
    assert.ok(input.y >= stage.y + stage.height, `${input.y} ${stage.y + stage.height}`);
}, { width: 390, height: 800 });

visit('a question is on one line, in German on a phone, too', '#/cube', async (page) => {
    const lines = await page.locator('label', { has: page.getByTestId('metric') }).evaluate((label) => {
        const words = document.createRange();
        words.selectNodeContents(label.firstChild);
        return words.getClientRects().length;
    });
    assert.equal(lines, 1);
}, { width: 390, height: 800, locale: 'de-DE' });

visit('the seven arrays use the width of a tablet', '#/represent?alg=R', async (page) => {
    await until(page, 'rep-local', /moves/);
    const [first, second] = await Promise.all(['numeric', 'local'].map((form) => page.getByTestId(`rep-${form}`).boundingBox()));
    assert.ok(second.y === first.y && second.x >= first.x + first.width);
}, { width: 820, height: 1180 });
