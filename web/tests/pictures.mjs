// npm run pictures: the pictures of the README, one a room, from the built page.
import { mkdirSync } from 'node:fs';
import { openBrowser, until } from './browser.mjs';
import { root } from './server.mjs';

const rooms = {
    cube: ["#/cube?alg=R_U2_F'_L_D'_B", (page) => until(page, 'facelets', /[URFDLB]{54}/)],
    crawl: ['#/crawl?board=5x5&walls=#..../...../...../..#../.....&moves=+x_spin2_-z_spin1_+x', (page) => until(page, 'move-count', /^5$/)],
    roll: ['#/roll?m=5&n=6&cells=....../.#..../...3../..#.../......&walk=EEENN', (page) => until(page, 'roll-status', /On top|Arrived/)],
    represent: ["#/represent?alg=R_U_F'", (page) => until(page, 'rep-vector', /moves/)],
};
const folder = `${root}docs/pictures`;
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
try {
    for (const [room, [hash, ready]] of Object.entries(rooms)) {
        const page = await browser.open(hash, { width: 1040, height: 640, colorScheme: 'light' });
        await ready(page);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `${folder}/${room}.png` });
        await page.context().close();
    }
} finally {
    await browser.close();
}
