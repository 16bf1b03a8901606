// What the room shows, for whoever wants to take it away: the scene, its track, and the request that gives the same
// answer on a command line.
import { tick } from 'svelte';
import type { WorldScene } from '../scene/world';
import type { Request } from './request';
import type { Track } from './track';

class Shown {
    scene = $state.raw<WorldScene>();
    track = $state.raw<Track>();
    request = $state.raw<Request>();

    // What was asked last counts, once the room has taken in the answer.
    async tell(request: Request): Promise<void> {
        await tick();
        this.request = request;
    }
}

export const shown = new Shown();
