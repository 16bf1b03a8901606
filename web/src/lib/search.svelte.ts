// One search at a time: its progress, its lines as they are found, its answer; and a way to stop it.
import { onDestroy } from 'svelte';
import type { CallOptions, Request } from 'trundle/engine';
import { isAbort, searchFor } from './engine';

type Asked<Answer> = (options: CallOptions) => Promise<Answer>;

export class Search<Answer> {
    running = $state(false);
    progress = $state('');
    lines = $state.raw<string[]>([]);
    answer = $state.raw<Answer>();
    error = $state.raw<unknown>();
    #control?: AbortController;

    // Made by a component, and ends with it.
    constructor() {
        onDestroy(() => this.stop());
    }

    run(request: Request): Promise<Answer | undefined> {
        return this.follow((options) => searchFor<Answer>(request, options));
    }

    // Whatever is asked, and wherever: undefined if it was stopped or failed.
    async follow(ask: Asked<Answer>): Promise<Answer | undefined> {
        this.stop();
        const control = (this.#control = new AbortController());
        this.running = true;
        this.progress = '';
        this.lines = [];
        this.answer = this.error = undefined;
        try {
            const answer = await ask({
                signal: control.signal,
                on: (channel, text) => {
                    if (channel === 'progress') this.progress = text;
                    if (channel === 'result') this.lines = [...this.lines, text];
                },
            });
            this.answer = answer;
            return answer;
        } catch (error) {
            if (!isAbort(error)) this.error = error;
        } finally {
            if (this.#control === control) {
                this.running = false;
                this.progress = '';
            }
        }
    }

    stop(): void {
        this.#control?.abort();
        this.running = false;
    }
}
