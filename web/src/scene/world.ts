// A cube or a die in the world, drawn for any moment of a track: a pure function of track and time.
import { Box3, Group, Vector3 } from 'three';
import { stateAfter, type Step, type Track } from '../lib/track';
import { BoardModel, CELL, type BoardPlan, type Palette } from './board';
import { CubeModel } from './cube';
import { DieModel } from './die';
import { eased, rolled } from './geometry';
import { Stage } from './stage';

export type Actor = 'cube' | 'die';

export class WorldScene {
    readonly #stage: Stage;
    readonly #board = new BoardModel();
    readonly #body = new Group();
    readonly #cube?: CubeModel;
    #die?: DieModel;
    #size = '';
    #has_board = false;

    constructor(canvas: HTMLCanvasElement, actor: Actor, on_board: boolean) {
        this.#has_board = on_board;
        this.#stage = new Stage(canvas, on_board ? new Vector3(0.32, 0.95, 1.05) : undefined);
        if (actor === 'cube') {
            this.#cube = new CubeModel();
            this.#body.add(this.#cube.group);
        } else {
            this.#die = new DieModel('#fbf7ee', '#20242b');
            this.#body.add(this.#die.group);
        }
        this.#stage.add(this.#body, this.#board.group);
        if (!on_board) this.#stage.fit(new Box3(new Vector3(-1.7, -1.7, -1.7), new Vector3(1.7, 1.7, 1.7)));
    }

    setBoard(plan: BoardPlan, palette: Palette): void {
        this.#board.build(plan, palette);
        const size = `${plan.width}x${plan.height}`;
        if (size !== this.#size) {
            this.#size = size;
            const [x, z] = [(plan.width * CELL) / 2, (plan.height * CELL) / 2];
            this.#stage.fit(new Box3(new Vector3(-x, -0.3, -z), new Vector3(x, CELL * 0.6, z)), 0.86);
        }
        this.#stage.draw();
    }

    setLetters(names?: Record<string, string>): void {
        this.#cube?.setLetters(names);
        this.#stage.draw();
    }

    // `lean` pushes the body a little (in cells) toward a move that the board forbids.
    show(track: Track, time: number, lean: [number, number] = [0, 0]): void {
        const done = Math.min(Math.floor(time + 1e-6), track.steps.length);
        const next: Step | undefined = track.steps[done];
        const part = next ? eased(Math.max(0, time - done)) : 0;
        const from = stateAfter(track, done);
        this.#cube?.show(from.facelets, next, part);
        this.#die?.show(track.steps.slice(0, done), next, part);
        if (this.#has_board) this.#place(from.cell, next?.cell ?? from.cell, part, lean);
        if (this.#has_board) this.#board.trail(visited(track, done));
        this.#stage.draw();
    }

    close(): void {
        this.#stage.close();
    }

    #place(from: [number, number], to: [number, number], part: number, lean: [number, number]): void {
        const moves = from[0] !== to[0] || from[1] !== to[1];
        const { along, up } = moves ? rolled((part * Math.PI) / 2) : { along: 0, up: 0 };
        const [x, z] = this.#board.place(
            from[0] + (to[0] - from[0]) * along + lean[0],
            from[1] + (to[1] - from[1]) * along + lean[1],
        );
        this.#body.position.set(x, CELL / 2 + up * CELL, z);
    }
}

const visited = (track: Track, done: number): [number, number][] => [
    track.start.cell,
    ...track.steps.slice(0, done).map((step) => step.cell),
];
