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
    #goal = 0; // where to stop
    #hurries = false; // the further the goal, the faster: turns that are typed play as fast as they come
    #frame = 0;
    #last = 0;

    length = $derived(this.track.steps.length);
    done = $derived(Math.floor(this.time + 1e-6)); // steps finished
    state = $derived(stateAfter(this.track, this.done));

    // Made by a component, and ends with it.
    constructor() {
        onDestroy(() => this.pause());
    }

    // The moment that counts as shown: a turn under way is as good as done.
    get moment(): number {
        return Math.min(this.length, this.playing && this.#hurries ? this.#goal : Math.ceil(this.time - 1e-6));
    }

    // A new track; what it has in common with the old one is not played again.
    load(track: Track, how: 'play' | 'end' | 'start' = 'play'): void {
        const common = commonSteps(this.track, track);
        this.track = track;
        if (how === 'end' || (how === 'play' && prefersStill())) this.seek(this.length);
        else if (how === 'start') this.seek(0);
        else {
            this.time = Math.min(this.time, common);
            this.#run(this.length, false);
        }
    }

    // A track with a turn at `moment`; `part` (0 .. 1) of it a hand has done already.
    turn(track: Track, moment: number, part = 0): void {
        this.track = track;
        if (prefersStill()) return this.seek(moment + 1);
        this.time = Math.max(Math.min(this.time, moment), part ? moment + part : 0);
        this.#run(moment + 1, true);
    }

    play(): void {
        if (this.length === 0) return;
        if (this.time >= this.length) this.time = 0;
        this.#run(this.length, false);
    }

    pause(): void {
        this.playing = false;
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.play();
    }

    seek(time: number): void {
        this.pause();
        this.time = Math.max(0, Math.min(time, this.length));
    }

    // Whatever is under way is done at once.
    settle(): void {
        this.seek(this.moment);
    }

    step(by: 1 | -1): void {
        const from = this.playing && this.#hurries ? this.#goal : by > 0 ? this.done : Math.ceil(this.time - 1e-6);
        const goal = Math.max(0, Math.min(this.length, from + by));
        if (prefersStill()) this.seek(goal);
        else this.#run(goal, true);
    }

    #run(goal: number, hurries: boolean): void {
        this.#goal = goal;
        this.#hurries = hurries;
        if (this.time === goal) return this.pause();
        if (this.playing) return;
        this.playing = true;
        this.#last = performance.now();
        this.#frame = requestAnimationFrame((now) => this.#tick(now));
    }

    #tick(now: number): void {
        if (!this.playing) return;
        const seconds = Math.min((now - this.#last) / 1000, 0.5);
        this.#last = now;
        const left = this.#goal - this.time;
        const haste = this.#hurries ? Math.max(1, 1.5 * Math.abs(left)) : 1;
        const stride = seconds * STEPS_PER_SECOND * this.speed * haste;
        if (Math.abs(left) <= stride) this.seek(this.#goal);
        else {
            this.time += Math.sign(left) * stride;
            this.#frame = requestAnimationFrame((next) => this.#tick(next));
        }
    }
}
