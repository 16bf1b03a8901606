// A real Chromium that draws by software: where it is, the one that never has a window, at two thirds of the work.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const flags = [
    '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
    '--disable-gpu-compositing', // by another software, which is faster at flat things
    // Smooth edges would be most of the work, and only pictures for people need them.
    ...(process.env.SMOOTH ? [] : ['--webgl-antialias-mode=none']),
];

const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? places.find(existsSync);

export const launch = () => chromium.launch({ executablePath, args: flags });
