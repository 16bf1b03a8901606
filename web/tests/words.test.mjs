// The words of the page: every table has every word, and says it in its own language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { transformWithEsbuild } from 'vite';
import { visit } from './browser.mjs';
import { root } from './server.mjs';

const folder = `${root}web/src/words/`;
const languages = readdirSync(folder).filter((name) => /^[a-z]{2}\.ts$/.test(name)).map((name) => name.slice(0, 2));

async function tableOf(language) {
    const name = `${folder}${language}.ts`;
    const { code } = await transformWithEsbuild(readFileSync(name, 'utf8'), name);
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`))[language];
}

// Everything that is said, by its name; what is counted is said of one and of two.
function said(table, path = '') {
    if (typeof table === 'string') return [[path, table]];
    if (typeof table === 'object') return Object.entries(table).flatMap(([key, value]) => said(value, path ? `${path}.${key}` : key));
    const given = { counts: (n) => [[{ classes: n, length: n }]], mazeSays: () => [{ die: '3_5', north: '1', pass: true, leave: true }] };
    const counted = given[path] ?? ((n) => [n, n, n]);
    return [1, 2].flatMap((n) => said(String(table(...counted(n))), `${path}(${n})`));
}

// What is the same in every language: names, notations.
const SAME = /^(themes\.auto|forms\.\w+\.name|mazes\..*|languages\..*)$/;

for (const language of languages.filter((name) => name !== 'en'))
    test(`every word is there in ${language}, and none is left in English`, async () => {
        const [english, other] = [await tableOf('en'), await tableOf(language)].map((table) => said(table));
        assert.deepEqual(other.map(([path]) => path), english.map(([path]) => path));
        const words = new Map(english);
        for (const [path, words_there] of other) {
            assert.ok(words_there.trim() !== '' && !/undefined|NaN|\[object/.test(words_there), `${path}: ${words_there}`);
            if (!SAME.test(path)) assert.notEqual(words_there, words.get(path), path);
        }
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

