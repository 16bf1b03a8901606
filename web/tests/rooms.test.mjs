// Each room's main use in a real browser, from an empty page to solved.
import assert from 'node:assert/strict';
import { hash, seen, text, until, visit } from './browser.mjs';

const SEXY = 'UULUUFUUFRRUBRRURRFFDFFUFFFDDRDDDDDDBLLLLLLLLBRRBBBBBB';

visit('an algorithm is typed, played and undone', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill("R U R' U'");
    await page.getByTestId('apply').click();
    await until(page, 'facelets', new RegExp(SEXY));
    assert.match(page.url(), /#\/cube\?alg=R_U_R'_U'/);
    await page.getByTestId('period').click();
    await until(page, 'says', /Period 6/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(page, 'facelets', /^U{9}R{9}/);
}, { reducedMotion: 'no-preference' });

visit('a scrambled cube is solved, and the solution played', '#/cube', async (page) => {
    await page.getByRole('button', { name: 'Scramble' }).click();
    await until(page, 'facelets', /^(?!U{9}R{9})/);
    await page.getByTestId('solve-cube').click();
    await until(page, 'says', /Solved in \d+ moves/);
    assert.ok(Number(/\d+/.exec(await text(page, 'says'))[0]) <= 24);
    await until(page, 'facelets', /^(.)\1{8}(.)\2{8}(.)\3{8}/);
});

visit('a mistake is explained and points at its place', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill('R U Q F');
    await page.getByTestId('apply').click();
    await page.locator('mark').waitFor();
    assert.equal(await page.locator('mark').innerText(), 'Q');
    assert.equal(hash(page), '#/cube');
});

visit('an impossible cube is explained', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill('U'.repeat(9) + 'R'.repeat(9) + 'F'.repeat(9) + 'D'.repeat(9) + 'L'.repeat(9) + 'BBBBBBBBU');
    await page.getByTestId('apply').click();
    await page.locator('.says.bad').first().waitFor();
    assert.equal(await text(page, 'facelets').then((letters) => letters.slice(0, 9)), 'UUUUUUUUU');
});

visit('a state is painted, and told while it is impossible', '#/cube', async (page) => {
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
});

for (const [metric, moves] of [['qtm', 4], ['stm', 1], ['axial', 1]])
    visit(`Solve counts moves as one wants: ${metric}`, "#/cube?alg=R2_L2", async (page) => {
        await until(page, 'facelets', /^(?!U{9})/);
        await page.getByTestId('metric').selectOption(metric);
        await page.getByTestId('solve-cube').click();
        await until(page, 'says', new RegExp(`Solved in ${moves} move`));
        await until(page, 'facelets', /^(.)\1{8}/);
    });

visit('a path is optimized, and every shortest one can be taken', '#/cube', async (page) => {
    await page.getByTestId('alg-input').fill('l+l+r+r+u+u+d+d+f+f+b+b+');
    await page.getByTestId('apply').click();
    await page.waitForURL(/b\+b\+/);
    await page.getByTestId('optimize').click();
    await until(page, 'counts', /^6 ways in 3 moves, 12 ways in 4 moves\.$/);
    await page.getByTestId('solutions').getByRole('button', { name: 'M2 E2 S2', exact: true }).click();
    await page.waitForURL(/alg=M2_E2_S2/);
});

visit('the address brings the whole state back', "#/cube?alg=R_U_R'_U'", async (page) => {
    await until(page, 'facelets', new RegExp(SEXY));
});

visit('a cube crawls by keys, and a wall is told', '#/crawl', async (page) => {
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
});

visit('boards have sizes and walls', '#/crawl', async (page) => {
    await page.getByTestId('board-size').selectOption('5x5');
    await page.waitForURL(/board=5x5/);
    await page.getByRole('button', { name: 'Cell 3,2', exact: true }).click();
    await page.waitForURL(/walls=/);
    await page.keyboard.press('d');
    await until(page, 'says', /blocked/);
});

visit('the die finds the shortest walk over an empty board, with its formula', '#/roll?m=3&n=4&label=6', async (page) => {
    await page.getByTestId('solve-roll').click();
    await until(page, 'gps', /^N\(E\)\{Δx\}N$/);
    assert.equal(await text(page, 'walk'), 'NEEEN');
    await until(page, 'roll-status', /^Arrived$/);
});

visit('a maze is drawn, solved, and another one generated', '#/roll?m=3&n=4&label=6', async (page) => {
    await page.getByTestId('maze').getByRole('button', { name: 'Square 1,2' }).click();
    await page.waitForURL(/cells=/);
    await page.getByTestId('solve-roll').click();
    await until(page, 'walk', /^[NESW]+$/);
    await page.getByTestId('generate').click();
    await page.waitForURL((url) => /cells=[^&]*%23[^&]*%23/.test(url.hash));
    await page.getByTestId('solve-roll').click();
    await until(page, 'roll-status', /^Arrived$/);
});

visit('a cube is scrambled on 3x3, solved, and crawls home', '#/crawl', async (page) => {
    await page.getByTestId('scramble').click();
    await until(page, 'status', /^scrambled$/);
    await page.getByTestId('solve').click();
    await until(page, 'solution', /moves/);
    await until(page, 'status', /^solved$/);
    await page.getByText('Looking for a shorter one').waitFor({ state: 'detached' });
    assert.equal(await text(page, 'move-count'), /(\d+) moves/.exec(await text(page, 'solution'))[1]);
});

for (const [hash, says] of [
    ['#/crawl?board=9999x9999', /1 to 64 cells/],
    ['#/crawl?board=3x3&walls=.#./###/.#.', /blocked/],
    ['#/crawl?moves=+x_+x', /off the board/],
    ['#/crawl?cube=nonsense', /^Unknown move token/],
])
    visit(`a link that makes no sense is explained: ${hash}`, hash, (page) => until(page, 'says', says));

visit('boards of any size can be had', '#/crawl', async (page) => {
    await page.getByTestId('board-size').selectOption('custom');
    await page.getByLabel('Width x height').fill('4 X 6');
    await page.keyboard.press('Enter');
    await page.waitForURL(/board=4x6/);
    await page.getByTestId('room-roll').click();
    await page.getByLabel('rows').fill('4000');
    await page.keyboard.press('Enter');
    await page.waitForURL(/m=40&/);
});

visit('seven arrays show a cube, and which cells a turn moves', '#/represent', async (page) => {
    for (const form of ['numeric', 'local', 'composite', 'visual', 'vector', '4d', 'nested']) await until(page, `rep-${form}`, /cells/);
    await page.getByTestId('turn-U').click();
    await until(page, 'rep-vector', /U moves 20 of 54/);
});

visit('it works on a phone, in the dark, with letters', "#/crawl?moves=+x_spin2", async (page) => {
    await page.locator('summary').last().click();
    await page.getByTestId('letters').check();
    await page.keyboard.press('Escape');
    await until(page, 'move-count', /^2$/);
    for (const room of ['cube', 'roll', 'represent', 'crawl']) {
        await page.getByTestId(`room-${room}`).click();
        await page.locator(room === 'represent' ? '[data-testid=rep-nested] p.about' : 'canvas').waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 390, `nothing sticks out of ${room}: ${wide} px`);
    }
}, { ...seen, width: 390, height: 800, colorScheme: 'dark', hasTouch: true, isMobile: true });

visit('scripts find what they rely on by its name', '#/cube', async (page) => {
    const names = {
        cube: 'alg-input apply facelets',
        crawl: 'board-size scramble solve solution move-count status',
        roll: 'maze solve-roll gps walk',
        represent: 'rep-numeric rep-local rep-composite rep-visual rep-vector rep-4d rep-nested',
    };
    for (const [room, list] of Object.entries(names)) {
        await page.getByTestId(`room-${room}`).click();
        for (const name of list.split(' ')) await page.getByTestId(name).waitFor({ state: 'attached' });
    }
});
