// The page as it is delivered: its size, and that it works alone, from any web server and then without a network.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openBrowser, until } from './browser.mjs';
import { page as folder, serveFiles } from './server.mjs';

test('all of it is less than 1 MB compressed', (context) => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name));
    const bytes = files.reduce((sum, { parentPath, path, name }) => sum + gzipSync(readFileSync(`${parentPath ?? path}/${name}`)).length, 0);
    context.diagnostic(`${bytes} bytes`);
    assert.ok(files.length >= 4 && bytes < 1_000_000, `${bytes} bytes`);
});

test('it works without a server behind it and without a network', async (context) => {
    const browser = await openBrowser(await serveFiles());
    try {
        const page = await browser.open('#/crawl');
        await until(page, 'status', /^solved$/);
        const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
        const paint = await painted.jsonValue();
        context.diagnostic(`first paint after ${paint.toFixed(0)} ms`);
        await page.waitForLoadState('networkidle');
        await page.context().setOffline(true);

        await page.getByTestId('room-cube').click();
        await page.getByRole('button', { name: 'Scramble' }).click();
        await until(page, 'facelets', /^(?!U{9}R{9})/);
        await page.getByTestId('solve-cube').click();
        await until(page, 'says', /Solved in \d+ moves/);

        await page.getByTestId('room-crawl').click();
        await page.getByTestId('scramble').click();
        await until(page, 'status', /^(?!solved$)/);
        await page.getByTestId('solve').click();
        await until(page, 'solution', /moves/);

        await page.getByTestId('room-roll').click();
        await page.getByTestId('solve-roll').click();
        await until(page, 'walk', /^[NESW]+$/);

        await page.getByTestId('room-represent').click();
        await until(page, 'rep-nested', /cells/);
        assert.deepEqual(browser.complaints, []);
    } finally {
        await browser.close();
    }
});
