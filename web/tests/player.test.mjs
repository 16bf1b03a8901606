// The player for other pages: its size, the example that uses it, its turns against the engine's, and the page for frames.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Engine } from 'trundle';
import { close, open, pixels, seen } from './browser.mjs';
import { root, serveFiles } from './server.mjs';

let server, page;
const engine = new Engine();
before(async () => {
    const files = { '/example.html': `${root}examples/player.html`, '/trundle-player.js': `${root}web/packages/trundle-player/trundle-player.js` };
    server = await serveFiles(files);
    page = await open('example.html', { ...seen, server, reducedMotion: 'no-preference' });
});
after(async () => {
    engine.close();
    server?.stop();
});

test('it is less than 250 kB compressed, three.js included', (context) => {
    const bytes = gzipSync(readFileSync(`${root}web/packages/trundle-player/trundle-player.js`)).length;
    context.diagnostic(`${bytes} bytes`);
    assert.ok(bytes < 250_000, `${bytes} bytes`);
});

test('the example plays, tells what it does, and ends solved', async () => {
    await page.waitForFunction(() => document.querySelector('#sexy').length === 24);
    await page.evaluate(() => {
        const player = document.querySelector('#sexy');
        player.setAttribute('speed', '20');
        player.play();
    });
    await page.getByText('nothing has changed').waitFor();
    assert.match(await page.evaluate(() => document.querySelector('#sexy').facelets), /^U{9}R{9}/);
    await page.evaluate(() => document.querySelector('#sexy').seek(1));
    await page.getByText('1 turns done, the last was R.').waitFor();
});

test('its button says what it would do, in signs that need no font', async () => {
    const [names, words] = await page.evaluate(async () => {
        const player = document.querySelector('#sexy');
        const buttons = [...player.shadowRoot.querySelectorAll('button')];
        const names = [() => player.pause(), () => player.play(), () => player.pause()].map((act) => (act(), buttons[2].ariaLabel));
        return [names, buttons.map((button) => button.textContent).join('')];
    });
    assert.deepEqual(names, ['Play', 'Pause', 'Play']);
    assert.equal(words, '');
});

test('it is as light as the page around it', async () => {
    const red = async (page) => {
        const board = page.locator('canvas').last();
        await board.scrollIntoViewIfNeeded();
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const { x, y, width, height } = await board.boundingBox();
        return (await pixels(page, { x: x + width / 2, y: y + 0.85 * height, width: 1, height: 1 }))[0];
    };
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.ok((await red(page)) > 150, 'the example knows no dark');
    await page.emulateMedia({ colorScheme: null });
    const frame = await open('embed.html?board=3x3', { ...seen, server, colorScheme: 'dark' });
    assert.ok((await red(frame)) < 100, 'the page for frames does');
    await close(frame);
});

test('what cannot be read is told, and the picture stays', async () => {
    const told = await page.evaluate(() => {
        const player = document.createElement('trundle-player');
        document.body.append(player);
        player.setAttribute('alg', 'R U');
        const heard = new Promise((resolve) => player.addEventListener('trundle-error', ({ detail }) => resolve(detail.text)));
        player.setAttribute('alg', 'R Q');
        return heard.then((text) => [text, player.length]);
    });
    assert.deepEqual(told, ['Q', 2]);
});

test('on a board it stays on the board, in the example, too', async () => {
    const [walked, told] = await page.evaluate(() => {
        const player = document.querySelector('trundle-player[board]');
        const walked = player.length;
        const heard = new Promise((resolve) => player.addEventListener('trundle-error', ({ detail }) => resolve(detail.text), { once: true }));
        player.setAttribute('alg', '+x spin2 -z');
        return heard.then((text) => [walked, text]);
    });
    assert.deepEqual([walked, told], [5, '-z']);
});

const seeded = (state) => (bound) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * bound);
const results = (board, algs) =>
    page.evaluate(([board, algs]) => {
        const player = document.createElement('trundle-player');
        if (board) player.setAttribute('board', board);
        document.body.append(player);
        const all = algs.map((alg) => (player.setAttribute('alg', alg), player.result));
        player.remove();
        return all;
    }, [board, algs]);

test('it turns as the engine does', async () => {
    const random = seeded(16);
    const words = [...'URFDLBMESxyzurfdlb'].flatMap((letter) => ['', "'", '2', "2'", '3'].map((amount) => letter + amount));
    const alg = () => Array.from({ length: 6 }, () => words[random(words.length)]).join(' ');
    const algs = Array.from({ length: 60 }, (_, i) => [alg(), `(${alg()})2`, `[${alg()}, Rw']`, `[F: ${alg()}]' // so`][i % 4]);
    const played = await results('', algs);
    for (const [i, text] of algs.entries())
        assert.equal(played[i], (await engine.call({ command: 'show', arguments: [text] })).facelets, text);
});

test('it crawls as the engine does', async () => {
    const random = seeded(61);
    const words = ['+x', '-x', '+z', '-z', 'spin1', "spin1'", 'spin2', "spin2'"];
    const walks = Array.from({ length: 30 }, () => Array.from({ length: 8 }, () => words[random(words.length)]).join(' '));
    const played = await results('25x25', walks);
    for (const [i, walk] of walks.entries()) {
        const request = { command: 'crawl run', arguments: [walk], options: { '--board': '25x25' } };
        assert.equal(played[i], (await engine.call(request)).facelets, walk);
    }
});

test('a page for frames is the player alone', async () => {
    const frame = await open('embed.html?alg=R+U&view=30,-45&letters', { ...seen, server });
    await frame.waitForFunction(() => document.querySelector('trundle-player')?.length === 2);
    assert.equal(await frame.evaluate(() => document.querySelector('trundle-player').getAttribute('view')), '30,-45');
    await close(frame);
});

test('no errors on the console', () => close(page));
