// <trundle-player alg="R U R' U'">: a cube that plays an algorithm, alone or on a board, in any page.
import { FACE_NAMES, PALETTES } from '../../src/lib/colours';
import { ICONS } from '../../src/lib/icons';
import { maskOf } from '../../src/lib/mask';
import { endOf, type Track } from '../../src/lib/track';
import { trackOf } from '../../src/lib/turning';
import { viewOf } from '../../src/scene/view';
import { WorldScene } from '../../src/scene/world';

const STEPS_PER_SECOND = 2.5;

const STYLE = `
:host { display: inline-flex; flex-direction: column; width: 320px; height: 360px; font: 14px system-ui, sans-serif; }
:host([hidden]) { display: none; }
.picture { position: relative; flex: 1; min-height: 0; color: light-dark(black, white); }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none; cursor: grab; }
.bar { display: flex; gap: 4px; align-items: center; padding: 4px; }
:host([controls='no']) .bar { display: none; }
input { flex: 1; min-width: 0; accent-color: light-dark(#0b6e69, #57c7be); }
button { min-width: 28px; min-height: 28px; border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
svg { display: block; margin: auto; fill: currentColor; }
button:hover { background: rgb(128 128 128 / 0.2); }
p { position: absolute; inset: 0 8px auto; margin: 8px 0; color: light-dark(#a8261f, #ff8f85); }
`;

const button = (icon: keyof typeof ICONS, label: string) =>
    `<button type="button" aria-label="${label}"><svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path d="${ICONS[icon]}"/></svg></button>`;
const LAYOUT = `<style>${STYLE}</style><div class="picture"><p role="status"></p></div>
<div class="bar">${button('start', 'To the start')}${button('back', 'One step back')}${button('play', 'Play')}${button('forward', 'One step on')}
<input type="range" min="0" step="any" aria-label="Position"></div>`;

export class TrundlePlayer extends HTMLElement {
    static observedAttributes = ['alg', 'setup', 'board', 'at', 'view', 'mask', 'letters', 'hints', 'speed'];

    #scene?: WorldScene;
    #track: Track = trackOf('');
    #time = 0;
    #goal = 0;
    #frame = 0;
    #last = 0;
    #dark = matchMedia('(prefers-color-scheme: dark)');
    #repaint = () => this.#read();

    constructor() {
        super();
        const root = this.attachShadow({ mode: 'open' });
        root.innerHTML = LAYOUT;
        const [first, back, play, on] = root.querySelectorAll('button');
        first.onclick = () => this.seek(0);
        back.onclick = () => this.step(-1);
        play.onclick = () => (this.playing ? this.pause() : this.play());
        on.onclick = () => this.step(1);
        const range = root.querySelector('input')!;
        range.oninput = () => this.seek(range.valueAsNumber);
    }

    connectedCallback(): void {
        try {
            const picture = this.shadowRoot!.querySelector<HTMLElement>('.picture')!;
            this.#scene = new WorldScene(picture, { actor: 'cube', board: this.hasAttribute('board'), view: viewOf(this.getAttribute('view')) });
            this.#scene.setLabel(this.getAttribute('label') ?? 'A cube; drag to look around');
        } catch {
            this.#say('This browser cannot draw in 3D.');
        }
        this.#dark.addEventListener('change', this.#repaint);
        this.#read();
        if (this.hasAttribute('autoplay') && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.play();
        this.#tell('trundle-ready');
    }

    disconnectedCallback(): void {
        this.pause();
        this.#dark.removeEventListener('change', this.#repaint);
        this.#scene?.close();
        this.#scene = undefined;
    }

    attributeChangedCallback(name: string): void {
        if (!this.#scene) return;
        const view = viewOf(this.getAttribute('view'));
        if (name === 'view' && view) this.#scene.setView(view);
        this.#read();
    }

    // How far it is, in moves; how many there are; the cube as 54 letters, now and at the end.
    get time(): number {
        return this.#time;
    }
    get length(): number {
        return this.#track.steps.length;
    }
    get playing(): boolean {
        return this.#frame !== 0;
    }
    get facelets(): string {
        const done = Math.floor(this.#time + 1e-6);
        return done ? this.#track.steps[done - 1].facelets : this.#track.start.facelets;
    }
    get result(): string {
        return endOf(this.#track).facelets;
    }

    play(): void {
        if (this.#time >= this.length) this.#time = 0;
        this.#run(this.length);
    }

    pause(): void {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.#mark();
    }

    seek(time: number): void {
        this.pause();
        this.#move(Math.max(0, Math.min(this.length, time)));
    }

    step(by: 1 | -1): void {
        const from = by > 0 ? Math.floor(this.#time + 1e-6) : Math.ceil(this.#time - 1e-6);
        this.#run(Math.max(0, Math.min(this.length, from + by)));
    }

    #run(goal: number): void {
        this.#goal = goal;
        if (this.playing || this.#time === goal) return;
        this.#last = performance.now();
        this.#frame = requestAnimationFrame((now) => this.#tick(now));
        this.#mark();
    }

    // The button in the middle says what it would do.
    #mark(): void {
        const play = this.shadowRoot!.querySelectorAll('button')[2];
        play.ariaLabel = this.playing ? 'Pause' : 'Play';
        play.querySelector('path')!.setAttribute('d', ICONS[this.playing ? 'pause' : 'play']);
    }

    #tick(now: number): void {
        const seconds = Math.min((now - this.#last) / 1000, 0.5);
        this.#last = now;
        const stride = seconds * STEPS_PER_SECOND * (Number(this.getAttribute('speed')) || 1);
        const left = this.#goal - this.#time;
        if (Math.abs(left) <= stride) {
            this.seek(this.#goal);
            if (this.#time === this.length) this.#tell('trundle-end');
        } else {
            this.#move(this.#time + Math.sign(left) * stride);
            this.#frame = requestAnimationFrame((next) => this.#tick(next));
        }
    }

    #move(time: number): void {
        const before = Math.floor(this.#time + 1e-6);
        this.#time = time;
        this.#draw();
        const done = Math.floor(time + 1e-6);
        if (done !== before) this.#tell('trundle-step', { done, move: this.#track.steps[done - 1]?.move ?? '' });
    }

    #draw(): void {
        const range = this.shadowRoot!.querySelector('input')!;
        range.max = String(Math.max(1, this.length));
        range.value = String(this.#time);
        this.#scene?.show(this.#track, this.#time);
    }

    // As the page around it: one without dark colours is light on any system.
    #isDark(): boolean {
        return getComputedStyle(this.shadowRoot!.querySelector('.picture')!).color === 'rgb(255, 255, 255)';
    }

    // What the attributes say; a text that cannot be read leaves the picture as it is.
    #read(): void {
        const text = (name: string) => this.getAttribute(name) ?? '';
        const palette = this.#isDark() ? PALETTES.dark : PALETTES.light;
        const [width, height = width] = (text('board') || '3x3').split('x').map((side) => Math.max(1, Math.min(64, Number(side) || 3)));
        const isOn = ([x, z]: [number, number]) => !this.hasAttribute('board') || (x >= 0 && z >= 0 && x < width && z < height);
        const at = text('at').split(',').map(Number);
        const cell: [number, number] = at.length === 2 ? [at[0], at[1]] : [Math.floor(width / 2), Math.floor(height / 2)];
        const names = this.hasAttribute('letters') ? FACE_NAMES : undefined;
        this.#scene?.setLook({ names, mask: maskOf(text('mask')), hints: this.hasAttribute('hints'), plastic: palette.plastic });
        if (this.hasAttribute('board')) this.#scene?.setBoard({ width, height, blocked: () => false }, palette);
        try {
            this.#track = trackOf(text('alg'), text('setup'), cell, isOn);
            this.#say('');
        } catch (error) {
            this.#say(`Cannot play "${(error as Error).message}"`);
            this.#tell('trundle-error', { text: (error as Error).message });
        }
        this.#time = Math.min(this.#time, this.length);
        this.#draw();
    }

    #say(text: string): void {
        this.shadowRoot!.querySelector('p')!.textContent = text;
    }

    #tell(name: string, detail?: object): void {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
}

customElements.get('trundle-player') ?? customElements.define('trundle-player', TrundlePlayer);
