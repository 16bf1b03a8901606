// The player as one file, for its npm package.
import { defineConfig } from 'vite';
import { slim } from './slim';

export default defineConfig({
    plugins: [slim],
    build: {
        lib: { entry: 'packages/trundle-player/element.ts', formats: ['es'], fileName: () => 'trundle-player.js' },
        outDir: 'packages/trundle-player',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        minify: 'esbuild',
    },
    esbuild: { minifyWhitespace: true },
});
