// An algorithm and where it starts, as the address holds them, with the player that plays it. What is typed is shown as
// soon as it can be read; until then it stays in its box with the reason beside it, and out of the address.
import { untrack } from 'svelte';
import { address, type Change } from './address.svelte';
import { Player } from './player.svelte';
import { inOrder } from './queue';
import { isState, momentAt, type Note, scoreOf, withMove } from './score';
import { showTrack } from './show';
import type { Track } from './track';

export class Algorithm {
    readonly player = new Player();
    alg = $derived(address.query.alg ?? '');
    setup = $derived(address.query.setup ?? address.query.cube ?? '');
    text = $state(''); // as in the boxes
    setupText = $state('');
    error = $state.raw<unknown>();
    setupError = $state.raw<unknown>();
    // Where the moves stand in the text, if that is known.
    notes = $derived.by((): Note[] => {
        const notes = scoreOf(this.text) ?? [];
        return notes.length === this.player.length ? notes : [];
    });
    #loaded = ''; // what the player has
    #painted: (track: Track) => Track;

    constructor(painted = (track: Track) => track) {
        this.#painted = painted;
        $effect(() => {
            const [alg, setup] = [this.alg, this.setup];
            untrack(() => void this.#arrive(alg, setup));
        });
    }

    get moves(): string[] {
        return this.player.track.steps.map((step) => step.move);
    }

    // By an address: a link, a tool, or Undo.
    async #arrive(alg: string, setup: string): Promise<void> {
        if (isState(alg)) return address.set({ alg: '', setup: alg.trim(), cube: '' }, 'look');
        if (this.text.trim() !== alg) this.text = alg;
        if (this.setupText.trim() !== setup) this.setupText = setup;
        if (this.#loaded === keyOf(alg, setup)) return;
        const isFirst = this.#loaded === '';
        const track = await this.#read(alg, setup);
        if (!track || alg !== this.alg || setup !== this.setup) return;
        this.#loaded = keyOf(alg, setup);
        const plays = address.query.play !== undefined;
        this.player.load(track, plays ? 'start' : isFirst ? 'end' : 'play');
        if (!plays) return;
        address.set({ play: '' }, 'look');
        this.player.load(track);
    }

    async #read(alg: string, setup: string): Promise<Track | undefined> {
        const start = await showTrack('', setup).catch((failure) => void (this.setupError = failure));
        if (!start) return undefined;
        this.setupError = undefined;
        const track = await showTrack(alg, setup).catch((failure) => void (this.error = failure));
        if (!track) return undefined;
        this.error = undefined;
        return this.#painted(track);
    }

    #keep(alg: string, setup: string, track: Track, as: Change): void {
        this.#loaded = keyOf(alg, setup);
        address.set({ alg, setup, cube: '' }, as);
        this.player.track = track;
    }

    // A state is a start, wherever it is typed. The player goes to the caret.
    typed = inOrder(async (text: string, caret: number) => {
        if (text !== this.text) return; // more was typed meanwhile
        const alg = text.trim();
        if (isState(alg)) return this.apply('', alg, 'typed');
        const track = await this.#read(alg, this.setup);
        if (!track || text !== this.text) return;
        this.#keep(alg, this.setup, track, 'typed');
        this.player.seek(momentAt(this.notes, caret));
    });

    typedSetup = inOrder(async (text: string) => {
        if (text !== this.setupText) return;
        const track = await this.#read(this.alg, text.trim());
        if (!track || text !== this.setupText) return;
        this.#keep(this.alg, text.trim(), track, 'typed');
        this.player.seek(this.player.length);
    });

    // From the start.
    playAgain(): void {
        if (this.error || this.setupError) return;
        this.player.seek(0);
        this.player.play();
    }

    async apply(alg: string, setup = this.setup, as: Change = 'step'): Promise<void> {
        if (isState(alg)) return this.apply('', alg, as);
        const track = await this.#read(alg, setup);
        if (!track) return;
        [this.text, this.setupText] = [alg, setup];
        if (keyOf(alg, setup) === keyOf(this.alg, this.setup)) return this.playAgain();
        this.#loaded = keyOf(alg, setup);
        address.set({ alg, setup, cube: '' }, as);
        this.player.load(track);
    }

    // One turn at the moment that is shown; `part` of it a hand has done.
    turn = inOrder(async (move: string, part?: number) => {
        const moment = this.player.moment;
        const alg = withMove(this.alg, this.moves, moment, move);
        const track = await this.#read(alg, this.setup);
        if (!track) return;
        this.text = alg;
        this.#keep(alg, this.setup, track, 'move');
        this.player.turn(track, moment, part);
    });
}

const keyOf = (alg: string, setup: string) => `${setup.trim()}\n=\n${alg.trim()}`;

// The move that a hand has done: layers of an axis, in quarters.
export function moveOf({ axis, layers, quarters }: { axis: 'x' | 'y' | 'z'; layers: number[]; quarters: number }): string {
    const [name, sign] = { x: { 1: ['R', 1], 0: ['M', -1], '-1': ['L', -1] }, y: { 1: ['U', 1], 0: ['E', -1], '-1': ['D', -1] }, z: { 1: ['F', 1], 0: ['S', 1], '-1': ['B', -1] } }[
        axis
    ][layers[0] as 1 | 0 | -1] as [string, number];
    const turned = quarters * sign;
    return name + (Math.abs(turned) === 2 ? '2' : turned < 0 ? "'" : '');
}
