// A cube or a die in the world, drawn for any moment of a track: a pure function of track and time. And it can be taken
// into the hand.
import { Box3, Group, Vector3 } from 'three';
import type { Palette } from '../lib/colours';
import { masked } from '../lib/mask';
import { stateAfter, type Step, type Track } from '../lib/track';
import { BoardModel, CELL, type BoardPlan } from './board';
import { CubeModel } from './cube';
import { DieModel } from './die';
import { svgOf } from './drawing';
import { filmOf } from './film';
import { eased, rolled } from './geometry';
import { type Grip, type Hands, Pointers } from './hands';
import { Stage } from './stage';
import { BOARD_VIEW, CUBE_VIEW, type View } from './view';

export type Actor = 'cube' | 'die';

const WINDOW = 9; // cells: of a larger board the camera shows this much, around the body

export interface Look {
    names?: Record<string, string>; // letters on the colours
    mask?: string;
    hints?: boolean;
    plastic?: string;
}

interface Setting {
    actor: Actor;
    board: boolean;
    view?: View;
    hands?: Hands;
}

export class WorldScene {
    readonly #stage: Stage;
    readonly #board?: BoardModel;
    readonly #body = new Group();
    readonly #cube?: CubeModel;
    readonly #die?: DieModel;
    readonly #pointers: Pointers;
    #look: Look = {};
    #held?: Grip;
    #shown?: { track: Track; time: number; lean: [number, number] };

    constructor(host: HTMLElement, { actor, board, view, hands = {} }: Setting) {
        this.#stage = new Stage(host, view ?? (board ? BOARD_VIEW : CUBE_VIEW));
        this.#pointers = new Pointers(this.#stage, { centre: this.#body.position, hold: (grip) => this.#hold(grip) }, hands);
        if (actor === 'cube') this.#body.add((this.#cube = new CubeModel()).group);
        else this.#body.add((this.#die = new DieModel('#fbf7ee', '#20242b')).group);
        this.#stage.add(this.#body);
        if (board) this.#stage.add((this.#board = new BoardModel()).group);
        else {
            this.#stage.fit(new Box3(new Vector3(-1.75, -1.75, -1.75), new Vector3(1.75, 1.75, 1.75)));
            this.#stage.addFloor(-2.1);
        }
    }

    get view(): View {
        return this.#stage.view;
    }

    // What a screen reader says.
    setLabel(label: string): void {
        this.#stage.canvas.setAttribute('aria-label', label);
    }

    setView(view: View): void {
        this.#stage.look(view);
    }

    setBoard(plan: BoardPlan, palette: Palette): void {
        if (!this.#board) return;
        this.#board.build(plan, palette);
        if (this.#shown) this.show(this.#shown.track, this.#shown.time, this.#shown.lean);
        this.#follow();
    }

    setLook(look: Look): void {
        if (look.names !== this.#look.names) this.#cube?.setLetters(look.names);
        if (look.plastic) this.#cube?.setPlastic(look.plastic);
        this.#cube?.setHints(look.hints ?? false);
        this.#look = look;
        if (!this.#board) {
            const reach = look.hints ? 2.9 : 1.75;
            this.#stage.fit(new Box3(new Vector3(-reach, -reach, -reach), new Vector3(reach, reach, reach)));
        }
        if (this.#shown) this.show(this.#shown.track, this.#shown.time, this.#shown.lean);
    }

    // `lean` pushes the body a little (in cells) toward a move that the board forbids.
    show(track: Track, time: number, lean: [number, number] = [0, 0]): void {
        if (track !== this.#shown?.track) this.#held = undefined;
        this.#shown = { track, time, lean };
        const done = Math.min(Math.floor(time + 1e-6), track.steps.length);
        const next: Step | undefined = track.steps[done];
        const part = next ? eased(Math.max(0, time - done)) : 0;
        const from = stateAfter(track, done);
        const facelets = masked(from.facelets, this.#look.mask);
        if (this.#held) this.#cube?.show(facelets, this.#held, 1);
        else this.#cube?.show(facelets, next, part);
        this.#die?.show(track.steps.slice(0, done), next, part);
        if (this.#board) {
            this.#place(from.cell, next?.cell ?? from.cell, part, lean);
            this.#board.trail(visited(track, done));
            this.#follow();
        }
        this.#stage.draw();
    }

    // A PNG of what is seen.
    picture(): Promise<Blob> {
        this.#stage.drawNow();
        return new Promise((resolve, reject) => this.#stage.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error()))));
    }

    drawing(): string {
        const { clientWidth, clientHeight } = this.#stage.canvas;
        const flats = [...(this.#board?.flats() ?? []), ...(this.#cube?.flats(1) ?? []), ...(this.#die?.flats(1) ?? [])];
        return svgOf(flats, this.#stage.camera, clientWidth, clientHeight);
    }

    // The whole track as an animated PNG.
    film(track: Track, size = 360): Promise<Blob> {
        const kept = this.#shown;
        return this.#stage
            .atSize(size, size, () => filmOf(track.steps.length, (time) => (this.show(track, time), this.picture())))
            .finally(() => kept && this.show(kept.track, kept.time, kept.lean));
    }

    close(): void {
        this.#pointers.close();
        this.#stage.close();
    }

    #hold(grip?: Grip): void {
        this.#held = grip;
        if (this.#shown) this.show(this.#shown.track, this.#shown.time, this.#shown.lean);
    }

    #place(from: [number, number], to: [number, number], part: number, lean: [number, number]): void {
        const moves = from[0] !== to[0] || from[1] !== to[1];
        const { along, up } = moves ? rolled((part * Math.PI) / 2) : { along: 0, up: 0 };
        const [x, z] = this.#board!.place(
            from[0] + (to[0] - from[0]) * along + lean[0],
            from[1] + (to[1] - from[1]) * along + lean[1],
        );
        this.#body.position.set(x, CELL / 2 + up * CELL, z);
    }

    // All of a small board; of a large one the part around the body, as far as there is board.
    #follow(): void {
        const { left, back, width, height } = this.#board!.plan;
        const [x0, z0] = this.#board!.place(left - 0.5, back - 0.5);
        const span = (low: number, count: number, at: number): [number, number] => {
            if (count <= WINDOW) return [low, low + count * CELL];
            const start = Math.max(low, Math.min(low + (count - WINDOW) * CELL, at - (WINDOW * CELL) / 2));
            return [start, start + WINDOW * CELL];
        };
        const [minX, maxX] = span(x0, width, this.#body.position.x);
        const [minZ, maxZ] = span(z0, height, this.#body.position.z);
        this.#stage.fit(new Box3(new Vector3(minX, -0.3, minZ), new Vector3(maxX, CELL, maxZ)));
    }
}

const visited = (track: Track, done: number): [number, number][] => [
    track.start.cell,
    ...track.steps.slice(0, done).map((step) => step.cell),
];
