// A picture of each room for the README: `npm run pictures`.
import { test } from 'node:test';
import { close, drawn, open, sharp, until } from './browser.mjs';
import { root } from './server.mjs';

const rooms = {
    cube: ["#/cube?alg=R_U2_F'_L_D'_B", (page) => until(page, 'facelets', /[URFDLB]{54}/)],
    crawl: ['#/crawl?board=5x5&walls=#..../...../...../..#../.....&moves=+x_spin2_-z_spin1_+x', (page) => until(page, 'move-count', /^5$/)],
    roll: ['#/roll?m=5&n=6&cells=....../.#..../...3../..#.../......&walk=EEENN', (page) => until(page, 'roll-status', /On top/)],
    represent: ["#/represent?alg=R_U_F'", (page) => until(page, 'rep-vector', /moves/)],
};

for (const [room, [hash, ready]] of Object.entries(rooms))
    test(`a picture of the room ${room}`, async () => {
        const page = await open(hash, { ...sharp, width: 1040, height: 640, colorScheme: 'light' });
        await ready(page);
        await drawn(page);
        await page.screenshot({ path: `${root}docs/pictures/${room}.png` });
        await close(page);
    });
