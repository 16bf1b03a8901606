// The page as it is delivered: its size, and that it works alone, from any web server and then without a network.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openBrowser, until } from './browser.mjs';
import { page as folder, serveFiles } from './server.mjs';

// As a browser gets it: what lasts is compressed once and for all when the page is built.
test('all of it is less than 800 kB compressed', (context) => {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = all.map(({ parentPath, path, name }) => `${parentPath ?? path}/${name}`);
    const sizeOf = (file) => (files.includes(`${file}.br`) ? readFileSync(`${file}.br`) : gzipSync(readFileSync(file))).length;
    const bytes = files.filter((file) => !/\.(gz|br)$/.test(file)).reduce((sum, file) => sum + sizeOf(file), 0);
    context.diagnostic(`${bytes} bytes`);
    assert.ok(files.length >= 8 && bytes < 800_000, `${bytes} bytes`);
});

test('after one visit it works without a server and without a network, reload included', async (context) => {
    const browser = await openBrowser(await serveFiles());
    try {
        const page = await browser.open('#/crawl', { serviceWorkers: 'allow' });
        await until(page, 'status', /^solved$/);
        const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
        const paint = await painted.jsonValue();
        context.diagnostic(`first paint after ${paint.toFixed(0)} ms`);
        const long = await page.evaluate(() => {
            const longest = (list) => Math.max(0, ...list.getEntries().map(({ duration }) => duration));
            return new Promise((resolve) => {
                new PerformanceObserver((list) => resolve(longest(list))).observe({ type: 'longtask', buffered: true });
                setTimeout(resolve, 500, 0);
            });
        });
        context.diagnostic(`longest task at start ${long.toFixed(0)} ms`);
        const modules = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length);
        assert.equal(modules, 1, 'one copy of the module for all workers');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await page.context().setOffline(true);
        await page.reload();
        await until(page, 'status', /^solved$/);

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
        const installable = await page.evaluate(async () => (await (await fetch(document.querySelector('link[rel=manifest]').href)).json()).icons.length);
        assert.ok(installable > 0);
        assert.deepEqual(browser.complaints, []);
    } finally {
        await browser.close();
    }
});
