// The page alone: from any web server, and then without a network.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { close, open, seen, slow, until } from './browser.mjs';
import { serveFiles } from './server.mjs';

test('after one visit it works without a server and without a network, reload included', async (context) => {
    const server = await serveFiles();
    try {
        const page = await open('#/crawl', { ...seen, server, serviceWorkers: 'allow' });
        await until(page, 'status', /^solved$/);
        const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
        const paint = await painted.jsonValue();
        context.diagnostic(`first paint after ${paint.toFixed(0)} ms`);
        const modules = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length);
        assert.equal(modules, 1, 'one copy of the module for all workers');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await page.context().setOffline(true);
        await page.reload();
        await until(page, 'status', /^solved$/);

        await page.getByTestId('room-cube').click();
        await page.getByTestId('alg-input').fill("R U R' U' R' F R2 U' R' U' R U R' F' R U");
        await page.getByTestId('optimize').click();
        await page.getByText('Too far for a page alone').waitFor();

        if (slow) {
            await page.getByRole('button', { name: 'Scramble' }).click();
            await until(page, 'facelets', /^(?!U{9}R{9})/);
            await page.getByTestId('solve-cube').click();
            await until(page, 'says', /Solved in \d+ moves/);
            await page.getByTestId('room-crawl').click();
            await page.getByTestId('scramble').click();
            await until(page, 'status', /^(?!solved$)/);
            await page.getByTestId('solve').click();
            await until(page, 'solution', /moves/);
        }

        await page.getByTestId('room-roll').click();
        await page.getByTestId('solve-roll').click();
        await until(page, 'walk', /^[NESW]+$/);

        await page.getByTestId('room-represent').click();
        await until(page, 'rep-nested', /cells/);
        const installable = await page.evaluate(async () => (await (await fetch(document.querySelector('link[rel=manifest]').href)).json()).icons.length);
        assert.ok(installable > 0);
        await close(page);
    } finally {
        server.stop();
    }
});
