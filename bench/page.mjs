// node bench/page.mjs [CLONE]: how soon the page is there and answers, cold, in a real Chromium, from files alone: medians
// of ten loads (LOADS=5: of five). With another clone whose page is built, both in turn, so that whatever else goes on meets both alike.
// Few pixels: where a processor draws them, they would be most of what is measured.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { launch } from '../web/tests/chromium.mjs';
import { root, types } from '../web/tests/server.mjs';

const LOADS = Number(process.env.LOADS ?? 10);
const SCRAMBLE = "D2_F'_L2_U_R2_B_D'_F2_U2_L_B2_R'_D_F_U'_L2_B'_R2"; // far from solved

// The files of a built page, packed as a server would send them.
async function serve(clone) {
    const folder = `${clone}/build/page`;
    const server = createServer(({ url }, response) => {
        const path = url === '/' ? '/index.html' : url.split('?')[0];
        const packed = existsSync(`${folder}${path}.gz`);
        if (!existsSync(folder + path)) return response.writeHead(404).end();
        response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain', ...(packed && { 'Content-Encoding': 'gzip' }) });
        response.end(readFileSync(folder + path + (packed ? '.gz' : '')));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { clone, url: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}

// In the page: presses Solve as soon as it can be pressed, and notes when what was first seen.
function watch() {
    const seen = { tasks: [] };
    window.seen = seen;
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
    const find = (id) => document.querySelector(`[data-testid=${id}]`);
    const first = (what, is) => (seen[what] ??= is ? performance.now() : undefined);
    for (const name of ['drawElements', 'drawElementsInstanced']) {
        const draw = WebGL2RenderingContext.prototype[name];
        WebGL2RenderingContext.prototype[name] = function (...what) {
            first('picture', true);
            return draw.apply(this, what);
        };
    }
    const timer = setInterval(() => {
        const solve = find('solve-cube');
        const isReady = solve && !solve.disabled && solve.getAttribute('aria-disabled') !== 'true';
        if (isReady && !seen.asked) solve.click();
        first('asked', isReady);
        first('answered', /Solved in|\d moves/.test(find('says')?.innerText ?? ''));
        if (!seen.answered || !seen.picture) return;
        clearInterval(timer);
        seen.paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        seen.done = true;
    }, 2);
}

async function load(browser, { url }) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 640 }, deviceScaleFactor: 0.25, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(`${url}#/cube?alg=${SCRAMBLE}`);
    await page.waitForFunction(() => window.seen?.done, undefined, { timeout: 60_000 });
    const { tasks, ...seen } = await page.evaluate(() => window.seen);
    await context.close();
    return { ...seen, longest: Math.max(0, ...tasks), long: tasks.filter((task) => task > 200).length };
}

const pages = await Promise.all([root, ...process.argv.slice(2)].map(serve));
const browser = await launch();
const all = new Map(pages.map((page) => [page, []]));
for (const page of pages) await load(browser, page); // the first of all starts the browser's processes
for (let round = 0; round < LOADS; round++)
    for (const page of round % 2 ? [...pages].reverse() : pages) {
        const seen = await load(browser, page);
        all.get(page).push(seen);
        if (process.env.VERBOSE) console.log(page.clone, JSON.stringify(seen));
    }
await browser.close();

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const columns = [
    ['first paint', 'paint'], ['cube drawn', 'picture'], ['can be asked', 'asked'], ['Solve answered', 'answered'], ['longest task', 'longest'], ['tasks over 200 ms', 'long'],
];
console.log(`| medians of ${LOADS} loads, ms | ${columns.map(([name]) => name).join(' | ')} |\n|---${'|---'.repeat(columns.length)}|`);
for (const [{ clone, stop }, loads] of all) {
    console.log(`| ${clone} | ${columns.map(([, key]) => median(loads.map((seen) => seen[key])).toFixed(0)).join(' | ')} |`);
    stop();
}
