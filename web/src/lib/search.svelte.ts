// One search at a time: its progress, its lines as they are found, its answer; and a way to stop it.
import { onDestroy } from 'svelte';
import { isAbort, searchFor, type Follow } from './engine';
import type { Request } from './request';

type Asked<Answer> = (follow: Follow) => Promise<Answer>;

export class Search<Answer> {
    running = $state(false);
    done = $state<number>(); // 0 .. 1 of the work, if that is known
    lines = $state.raw<string[]>([]);
    answer = $state.raw<Answer>();
    error = $state.raw<unknown>();
    #control?: AbortController;

    // Made by a component, and ends with it.
    constructor() {
        onDestroy(() => this.stop());
    }

    run(request: Request): Promise<Answer | undefined> {
        return this.follow((follow) => searchFor<Answer>(request, follow));
    }

    // Whatever is asked, and wherever: undefined if it was stopped or failed.
    async follow(ask: Asked<Answer>): Promise<Answer | undefined> {
        this.forget();
        const control = (this.#control = new AbortController());
        this.running = true;
        try {
            const answer = await ask({
                signal: control.signal,
                on: (channel, text) => {
                    if (control !== this.#control) return;
                    const percent = /(\d+) %/.exec(text)?.[1];
                    if (channel === 'progress') this.done = percent ? Number(percent) / 100 : undefined;
                    if (channel === 'result') this.lines = [...this.lines, text];
                },
            });
            if (control !== this.#control) return undefined;
            return (this.answer = answer);
        } catch (error) {
            if (control === this.#control && !isAbort(error)) this.error = error;
        } finally {
            if (this.#control === control) this.#end();
        }
    }

    stop(): void {
        this.#control?.abort();
        this.#end();
    }

    // What was found belongs to another question.
    forget(): void {
        this.stop();
        this.lines = [];
        this.answer = this.error = undefined;
    }

    #end(): void {
        this.#control = undefined;
        this.running = false;
        this.done = undefined;
    }
}
