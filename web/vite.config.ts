import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { slim } from './slim';

// The service worker knows every file of the page by name; a new build is a new worker.
const offline: Plugin = {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
        const files = ['./', 'embed.html', 'icon.svg', 'manifest.webmanifest', ...Object.keys(bundle).filter((name) => !name.endsWith('.html'))];
        const source = readFileSync('src/offline.js', 'utf8').replace('[/* files */]', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
};

export default defineConfig({
    base: './',
    plugins: [slim, svelte(), offline],
    worker: { format: 'es' },
    optimizeDeps: { exclude: ['trundle'] },
    build: {
        outDir: '../build/page',
        emptyOutDir: true,
        target: 'es2022',
        chunkSizeWarningLimit: 900,
        rollupOptions: { input: ['index.html', 'embed.html'] },
    },
});
