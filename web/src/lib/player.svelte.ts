// A clock that runs along a track: time 2.5 is the middle of the third step.
import { onDestroy } from 'svelte';
import { commonSteps, EMPTY, stateAfter, type Track } from './track';

const STEPS_PER_SECOND = 2.5;

// Who asked their system for less motion sees results, and can still step and play.
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Player {
    track = $state.raw<Track>(EMPTY);
    time = $state(0);
    playing = $state(false);
    speed = $state(1);
    #until = Infinity; // where to stop
    #frame = 0;
    #last = 0;

    length = $derived(this.track.steps.length);
    done = $derived(Math.floor(this.time + 1e-6)); // steps finished
    state = $derived(stateAfter(this.track, this.done));

    // Made by a component, and ends with it.
    constructor() {
        onDestroy(() => this.pause());
    }

    // A new track; what it has in common with the old one is not played again.
    load(track: Track, how: 'play' | 'end' | 'start' = 'play'): void {
        const common = commonSteps(this.track, track);
        this.track = track;
        const length = track.steps.length;
        if (how === 'end' || (how === 'play' && prefersStill())) this.seek(length);
        else if (how === 'start') this.seek(0);
        else {
            this.time = Math.min(this.time, common);
            if (this.time < length) this.play();
            else this.pause();
        }
    }

    play(until = Infinity): void {
        if (this.length === 0) return;
        if (this.time >= this.length) this.time = 0;
        this.#until = until;
        if (this.playing) return;
        this.playing = true;
        this.#last = performance.now();
        this.#frame = requestAnimationFrame((now) => this.#tick(now));
    }

    pause(): void {
        this.playing = false;
        cancelAnimationFrame(this.#frame);
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.play();
    }

    seek(time: number): void {
        this.pause();
        this.time = Math.max(0, Math.min(time, this.length));
    }

    step(by: 1 | -1): void {
        if (by > 0 && this.time < this.length) this.play(this.done + 1);
        else this.seek(Math.ceil(this.time - 1e-6) - 1);
    }

    #tick(now: number): void {
        if (!this.playing) return;
        const end = Math.min(this.length, this.#until);
        const seconds = Math.min((now - this.#last) / 1000, 0.5);
        this.#last = now;
        this.time = Math.min(end, this.time + seconds * STEPS_PER_SECOND * this.speed);
        if (this.time >= end) this.playing = false;
        else this.#frame = requestAnimationFrame((next) => this.#tick(next));
    }
}
