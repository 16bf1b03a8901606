// A path as a track: `trundle show PATH --trace`.
import { ask } from './engine';
import type { Request } from './request';
import { HOME, type Step, type Track } from './track';

interface Shown {
    facelets: string;
    steps: Omit<Step, 'cell' | 'heading'>[];
}

export const showRequest = (path: string, setup: string): Request => ({
    command: 'show',
    arguments: [path],
    options: { '--cube': setup },
});

// `setup` is where it starts: an algorithm or a state; empty for a solved cube.
export async function showTrack(path: string, setup = ''): Promise<Track> {
    const { options, ...request } = showRequest(path, setup);
    const start = await ask<Shown>({ command: 'show', arguments: [setup] });
    const shown = await ask<Shown>({ ...request, options: { ...options, '--trace': true } });
    return {
        start: { ...HOME, facelets: start.facelets },
        steps: shown.steps.map((step) => ({ ...step, cell: HOME.cell, heading: HOME.heading })),
    };
}
