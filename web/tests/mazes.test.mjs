// Mazes that say more than a board, and cubes that are solved where they stand.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { text, until, visit } from './browser.mjs';

const hash = (page) => decodeURIComponent(new URL(page.url()).hash);
const maze = (text) => ({ name: 'maze.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

visit('a loaded maze keeps its rule, die, targets and how they may be passed', '#/roll', async (page) => {
    const file = 'rule: after\ndie: 3 5\ngoal: 6 3\npass: yes\nleave: yes\nS..T\n.3..\nT...\n';
    await page.locator('input[type=file]').setInputFiles(maze(file));
    await until(page, 'maze-says', /3 on top and 5 to the north.*3 must be to the north.*cross a target.*leave its start/);
    for (const part of [/rule=after/, /die=3_5/, /north=3/, /pass=yes/, /leave=yes/, /more=1,1/, /to=4,3/]) assert.match(hash(page), part);
    await until(page, 'roll-status', /On top: 3/);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
    const kept = await readFile(await saved.path(), 'utf8');
    for (const line of ['rule: after', 'die: 3 5', 'goal: 6 3', 'pass: yes', 'leave: yes', 'target: 1,1']) assert.ok(kept.includes(line), line);
    await page.getByTestId('solve-roll').click();
    await until(page, 'roll-status', /Arrived/);
});

const NAME = "Jill's 50% off: a_b \\ c";
visit('a loaded maze keeps its name: as a title, in the link, in files', '#/roll', async (page) => {
    await page.locator('input[type=file]').setInputFiles(maze(`name: ${NAME}\ngoal: 6\nS.#\n..T\n`));
    await until(page, 'maze-name', NAME);
    assert.equal(await page.title(), `${NAME} · Roll · Trundle`);
    await page.keyboard.press('d');
    await page.waitForURL(/walk=E/);
    assert.equal(await text(page, 'maze-name'), NAME);
    await page.reload();
    await until(page, 'maze-name', NAME);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save' }).click()]);
    const kept = await readFile(await saved.path(), 'utf8');
    assert.match(kept, /^name: Jill/);
    await page.getByText('Share', { exact: true }).click();
    const line = await page.locator('details code').innerText();
    await page.keyboard.press('Escape');
    assert.equal(execFileSync('sh', ['-c', line.replace(/ \| trundle .*/, '')], { encoding: 'utf8' }), kept);
});

visit('a maze from the shelf keeps nothing of the one before', '#/roll?m=3&n=3&name=old&die=3_5&north=2&pass=yes&leave=yes&more=1,1', async (page) => {
    await until(page, 'maze-name', 'old');
    await page.getByTestId('shelf-gate').click();
    await until(page, 'par', /Par is 8/);
    assert.equal(await text(page, 'maze-name'), 'Maze');
    assert.doesNotMatch(hash(page), /name|die|north|pass|leave|more/);
});

const scrambled = '#/crawl?board=5x5&moves=+x_spin2_-z_spin1';
visit('a cube on a board is solved in place by face turns, and crawls on from there', scrambled, async (page) => {
    await until(page, 'status', /Scrambled/i);
    await page.getByTestId('in-place').check();
    await page.getByTestId('solve').click();
    await until(page, 'status', /Solved/i);
    await until(page, 'solution', /face turns? in place/);
    assert.match(hash(page), /turns=/);
    assert.match(hash(page), /at=/);
    await page.locator('.scene').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('q');
    await page.waitForURL(/moves=spin1/);
    assert.doesNotMatch(hash(page), /turns=/);
});
