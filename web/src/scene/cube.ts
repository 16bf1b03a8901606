// A cube of 27 cubies. At rest every cubie is at home and only the colours of its stickers say where the pieces are;
// during a step the turning layers are rotated by part of the step.
import { BoxGeometry, Group, type Material, Mesh, MeshLambertMaterial, Vector3 } from 'three';
import type { Step } from '../lib/track';
import { COLOURS, inkOn } from '../lib/colours';
import { type Flat, squareOn } from './drawing';
import { AXES, FACELETS, roundedBox, roundedSquare } from './geometry';
import { HIDDEN, stickers } from './stickers';

const HINT_DISTANCE = 2.6; // how far from its cubie a hidden sticker floats

export class CubeModel {
    readonly group = new Group();
    readonly #cubies: { part: Group; home: Vector3 }[] = [];
    readonly #stickers: Mesh[] = [];
    readonly #hints: Mesh[] = [];
    readonly #plastic = new MeshLambertMaterial({ color: 0x17181a });
    #materials: Record<string, Material> = stickers();
    #facelets = '';
    #names?: Record<string, string>;

    constructor() {
        const body = roundedBox(0.98, 0.98, 0.98, 3, 0.09);
        const square = roundedSquare(0.84, 0.11);
        for (let i = 0; i < 27; i++) {
            const home = new Vector3((i % 3) - 1, (Math.floor(i / 3) % 3) - 1, Math.floor(i / 9) - 1);
            const part = new Group();
            part.add(new Mesh(body, this.#plastic), this.#core(home));
            this.group.add(part);
            this.#cubies.push({ part, home });
        }
        for (const { cubie, normal, up } of FACELETS) {
            const { part } = this.#cubies.find(({ home }) => home.equals(cubie))!;
            const sticker = new Mesh(square);
            sticker.up.copy(up);
            sticker.lookAt(normal);
            sticker.position.copy(normal).multiplyScalar(0.495);
            // Turned inward: seen only where the sticker itself is not.
            const hint = new Mesh(square);
            hint.up.copy(up);
            hint.lookAt(normal.clone().negate());
            hint.position.copy(normal).multiplyScalar(HINT_DISTANCE);
            hint.visible = false;
            part.add(sticker, hint);
            this.#stickers.push(sticker);
            this.#hints.push(hint);
        }
    }

    setLetters(names?: Record<string, string>): void {
        this.#names = names;
        this.#materials = stickers(names);
        this.#paint();
    }

    // All that can be seen of it, flat.
    flats(layer: number): Flat[] {
        const plastic = `#${this.#plastic.color.getHexString()}`;
        return this.#cubies.flatMap(({ part, home }) => [
            ...Object.values(AXES).flatMap((axis, i) =>
                [1, -1].map((side) => {
                    const [normal, up] = [axis.clone().multiplyScalar(side), Object.values(AXES)[(i + 1) % 3]];
                    return { of: part, corners: squareOn(part, normal.clone().multiplyScalar(0.49), normal, up, 0.5), fill: plastic, layer };
                }),
            ),
            ...FACELETS.flatMap(({ cubie, normal, up }, i) => {
                if (!cubie.equals(home)) return [];
                const letter = this.#facelets[i];
                const corners = squareOn(part, normal.clone().multiplyScalar(0.53), normal, up, 0.42);
                return [{ of: part, corners, fill: COLOURS[letter] ?? HIDDEN, text: this.#names?.[letter], ink: inkOn(letter), layer }];
            }),
        ]);
    }

    setHints(are_seen: boolean): void {
        for (const hint of this.#hints) hint.visible = are_seen;
    }

    setPlastic(colour: string): void {
        this.#plastic.color.set(colour);
    }

    // The cube with these colours, its layers turned by a part (0 .. 1) of a step.
    show(facelets: string, step?: Pick<Step, 'axis' | 'layers' | 'quarters'>, part = 0): void {
        if (facelets !== this.#facelets) {
            this.#facelets = facelets;
            this.#paint();
        }
        for (const { part: cubie, home } of this.#cubies) {
            cubie.position.copy(home);
            cubie.quaternion.identity();
            if (!step || !step.layers.includes(home[step.axis])) continue;
            const angle = (-step.quarters * part * Math.PI) / 2; // clockwise is negative
            cubie.position.applyAxisAngle(AXES[step.axis], angle);
            cubie.quaternion.setFromAxisAngle(AXES[step.axis], angle);
        }
    }

    // Fills a cubie up to its neighbours, so that nobody sees through the cube between round edges. Its shadow is the
    // cubie's: that has too few pixels for anything round.
    #core(home: Vector3): Mesh {
        const reach = (side: number, at: number) => (at === side ? 0.44 : 0.5);
        const low = home.toArray().map((at) => -reach(-1, at));
        const high = home.toArray().map((at) => reach(1, at));
        const [x, y, z] = high.map((to, i) => to - low[i]);
        const core = new Mesh(new BoxGeometry(x, y, z), this.#plastic);
        core.castShadow = true;
        core.position.set((high[0] + low[0]) / 2, (high[1] + low[1]) / 2, (high[2] + low[2]) / 2);
        return core;
    }

    #paint(): void {
        for (const [i, letter] of [...this.#facelets].entries()) {
            const material = this.#materials[letter];
            if (material) this.#stickers[i].material = this.#hints[i].material = material;
        }
    }
}
