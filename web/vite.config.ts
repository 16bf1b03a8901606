import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
    base: './',
    plugins: [svelte()],
    worker: { format: 'es' },
    optimizeDeps: { exclude: ['trundle'] },
    build: { outDir: '../build/page', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 900 },
});
