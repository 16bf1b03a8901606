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
    const options = { '--trace': true, '--cube': cube || undefined };
    const shown = await ask<Shown>({ command: 'show', arguments: [path], options });
    const start = shown.steps.length === 0 ? shown.facelets : (await ask<Shown>({ command: 'show', arguments: [cube] })).facelets;
    return {
        start: { ...HOME, facelets: start },
        steps: shown.steps.map((step) => ({ ...step, cell: HOME.cell, heading: HOME.heading })),
    };
}
