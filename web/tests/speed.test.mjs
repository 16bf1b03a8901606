// What the page asks of a machine: bytes, the longest task at the start, the script of a frame. In time of the processor,
// which does not depend on what else is going on.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { close, drawn, open, seen, slow, until } from './browser.mjs';
import { page as folder } from './server.mjs';

test('all of it is at most 800 kB compressed, by gzip', (context) => {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = all.map(({ parentPath, path, name }) => `${parentPath ?? path}/${name}`);
    const sizeOf = (file, ending) => (files.includes(file + ending) ? readFileSync(file + ending) : gzipSync(readFileSync(file))).length;
    const total = (ending) => files.filter((file) => !/\.(gz|br)$/.test(file)).reduce((sum, file) => sum + sizeOf(file, ending), 0);
    context.diagnostic(`${total('.br')} bytes by brotli, ${total('.gz')} by gzip`);
    assert.ok(files.length >= 8 && total('.gz') <= 800_000, `${total('.gz')} bytes`);
});

// The tasks of the page's own thread while `work` goes on, in milliseconds of processor time.
async function tasks(page, work) {
    const developer = await page.context().newCDPSession(page);
    const events = [];
    developer.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    const ended = new Promise((resolve) => developer.once('Tracing.tracingComplete', resolve));
    await developer.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] } });
    await work();
    await developer.send('Tracing.end');
    await ended;
    const main = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
    return events.filter(({ name, pid, tid, tdur }) => name === 'RunTask' && main.has(`${pid} ${tid}`) && tdur).map(({ tdur }) => tdur / 1000);
}

for (const room of slow ? ['cube', 'crawl', 'roll'] : ['crawl'])
    test(`no task is longer than 200 ms when the page comes: ${room}`, async (context) => {
        const page = await open('embed.html', seen);
        const url = page.url().replace('embed.html', `#/${room}`);
        const all = await tasks(page, async () => {
            await page.goto(url);
            await drawn(page);
        });
        context.diagnostic(`${all.length} tasks, the longest of ${Math.max(...all).toFixed(0)} ms`);
        assert.ok(all.length > 20 && Math.max(...all) < 200, `${Math.max(...all)} ms`);
        await close(page);
    });

test('a frame of a crawl on 8x8 costs less than 4 ms of script', async (context) => {
    const page = await open(`#/crawl?board=8x8&moves=${'+x_+z_spin1_-x_spin2_-z_'.repeat(2)}spin1`, { ...seen, reducedMotion: 'no-preference' });
    await until(page, 'move-count', /^13$/);
    await drawn(page);
    const developer = await page.context().newCDPSession(page);
    await developer.send('Performance.enable', { timeDomain: 'threadTicks' });
    const script = async () => (await developer.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value;
    await page.getByLabel('Speed').selectOption('4');
    await page.evaluate(() => {
        window.frames_drawn = 0;
        const count = () => requestAnimationFrame(() => (window.frames_drawn++, count()));
        count();
    });
    const before = await script();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    const milliseconds = ((await script()) - before) * 1000;
    const frames = await page.evaluate(() => window.frames_drawn);
    context.diagnostic(`${frames} frames, ${(milliseconds / frames).toFixed(2)} ms of script each`);
    assert.ok(frames > 10 && milliseconds / frames < 4, `${milliseconds} ms in ${frames} frames`);
    await close(page);
});
