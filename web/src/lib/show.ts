// A path as a track: `trundle show PATH --trace`.
import { ask } from './engine';
import { HOME, type Step, type Track } from './track';

interface Shown {
    facelets: string;
    steps: Omit<Step, 'cell' | 'heading'>[];
}

// `cube` is where it starts, in any form that the engine reads; empty for a solved one. A path that is itself a cube (54
// letters) has no steps.
export async function showTrack(path: string, cube = ''): Promise<Track> {
    const from = cube ? ['--cube', cube] : [];
    const shown = await ask<Shown>(['show', path, '--trace', ...from]);
    const start = shown.steps.length === 0 ? shown.facelets : (await ask<Shown>(['show', cube])).facelets;
    return {
        start: { ...HOME, facelets: start },
        steps: shown.steps.map((step) => ({ ...step, cell: HOME.cell, heading: HOME.heading })),
    };
}
