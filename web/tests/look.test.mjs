// How the page looks, in every room: nothing sticks out at any size, axe finds no violation, light or dark, and pictures at
// three sizes are still the ones somebody looked at (`npm run approve` takes new ones into tests/approved).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compare, PICTURES } from './approved.mjs';
import { drawn, seen, sharp, slow, until, visit } from './browser.mjs';

const rooms = {
    cube: ["#/cube?setup=F_R&alg=R_U_//_two%0A[R',_F]", (page) => until(page, 'facelets', /^(?!U{9})/)],
    crawl: ['#/crawl?board=5x5&walls=#..../...../...../..#../.....&moves=+x_spin2_-z_spin1', (page) => until(page, 'move-count', /^4$/)],
    roll: ['#/roll?m=5&n=6&cells=....../.#..../...3../..#.../......&walk=EEENN', (page) => until(page, 'roll-status', /On top/)],
    represent: ["#/represent?alg=R_U_F'", async (page) => {
        for (const form of ['numeric', 'local', 'composite', 'visual', 'vector', '4d', 'nested']) await until(page, `rep-${form}`, /moves \d+ of/);
    }],
};
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'label-content-name-mismatch': { enabled: true } } };

// axe takes its time, and so do pictures: each room has one of each, but all of them with ./test --slow.
const light = { colorScheme: 'light', width: 1000 };
const dark = { colorScheme: 'dark', width: 390 };
const opened = { ...dark, isOpen: true };
const AXE = slow ? [light, { ...light, isOpen: true }, dark, opened] : [light, opened];
const ONE_SIZE = { cube: 'desk', crawl: 'tablet', roll: 'phone', represent: 'desk' };

// Phones, tablets, desks; lying phones; 1440 x 900 at 200 % (720 x 450); the widths between two layouts.
const SIZES = [
    [320, 640], [360, 740], [390, 844], [560, 800], [705, 800], [767, 800], [768, 1024], [820, 1180], [840, 800], [880, 800], [934, 800],
    [960, 800], [1200, 760], [1440, 900], [1920, 1080], [568, 320], [667, 375], [740, 360], [844, 390], [720, 450],
];

// What reaches beyond the window and cannot be scrolled to.
const sticking = (page) =>
    page.evaluate(() => {
        const scrolls = (element) => element && (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
        const out = [...document.querySelectorAll('#app *')].filter((element) => {
            const { right, left, width } = element.getBoundingClientRect();
            return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
        });
        return [...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []), ...out.map((element) => element.outerHTML.slice(0, 80))];
    });

for (const [room, [hash, ready]] of Object.entries(rooms)) {
    visit(`in ${room} nothing sticks out at any size, and there is room for the panel`, hash, async (page) => {
        await ready(page);
        for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            assert.deepEqual(await sticking(page), [], `${width} x ${height}`);
            if (room === 'represent') continue;
            const [stage, panel] = await Promise.all(['.stage', '.panel'].map((part) => page.locator(part).boundingBox()));
            const seen = panel.x >= stage.x + stage.width - 1 ? height - 56 : height - stage.y - stage.height;
            assert.ok(seen > 150, `${width} x ${height}: ${seen} px of the panel are seen`);
        }
    });

    visit(`in ${room} axe finds nothing, open menus included`, hash, async (page) => {
        await ready(page);
        const developer = await page.context().newCDPSession(page);
        await developer.send('Runtime.evaluate', { expression: axe }); // whatever the page's policy says of scripts
        await developer.detach();
        for (const { colorScheme, width, isOpen = false } of AXE) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            await page.evaluate(async (isOpen) => {
                document.querySelectorAll('details').forEach((menu) => (menu.open = isOpen));
                await Promise.all(document.getAnimations().map((fading) => fading.finished));
            }, isOpen);
            const found = await page.evaluate(async (rules) => {
                const { violations } = await axe.run(document, rules);
                return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
            }, rules);
            assert.deepEqual(found, [], `${colorScheme}, menus ${isOpen ? 'open' : 'closed'}`);
        }
        await page.evaluate(() => document.querySelectorAll('details').forEach((menu) => (menu.open = false)));
    }, seen);

    for (const [size, look] of Object.entries(PICTURES).filter(([size]) => slow || size === ONE_SIZE[room]))
        visit(`the room ${room} looks on a ${size} as it did`, hash, async (page, context) => {
            await ready(page);
            await page.evaluate(() => scrollTo(0, 0));
            await drawn(page);
            await compare(page, `${room}-${size}`, context);
        }, { ...sharp, ...look });
}
