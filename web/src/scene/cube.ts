// A cube of 27 cubies. At rest every cubie is at home and only the colours of its stickers say where the pieces are;
// during a step the turning layers are rotated by part of the step.
import { type Material, Group, Mesh, MeshLambertMaterial, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Step } from '../lib/track';
import { AXES, FACELETS, roundedSquare } from './geometry';
import { stickers } from './stickers';

export class CubeModel {
    readonly group = new Group();
    readonly #cubies: { part: Group; home: Vector3 }[] = [];
    readonly #stickers: Mesh[] = [];
    #materials: Record<string, Material> = stickers();
    #facelets = '';

    constructor() {
        const body = new RoundedBoxGeometry(0.98, 0.98, 0.98, 3, 0.09);
        const plastic = new MeshLambertMaterial({ color: 0x17181a });
        const square = roundedSquare(0.84, 0.11);
        for (let i = 0; i < 27; i++) {
            const home = new Vector3((i % 3) - 1, (Math.floor(i / 3) % 3) - 1, Math.floor(i / 9) - 1);
            const part = new Group();
            part.position.copy(home);
            const box = new Mesh(body, plastic);
            box.castShadow = true;
            part.add(box);
            this.group.add(part);
            this.#cubies.push({ part, home });
        }
        for (const { cubie, normal, up } of FACELETS) {
            const sticker = new Mesh(square);
            sticker.up.copy(up);
            sticker.lookAt(normal);
            sticker.position.copy(normal).multiplyScalar(0.495);
            this.#cubies.find(({ home }) => home.equals(cubie))!.part.add(sticker);
            this.#stickers.push(sticker);
        }
    }

    setLetters(names?: Record<string, string>): void {
        this.#materials = stickers(names);
        this.#paint();
    }

    // The cube with these colours, its layers turned by a part (0 .. 1) of a step.
    show(facelets: string, step?: Step, part = 0): void {
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

    #paint(): void {
        for (const [i, letter] of [...this.#facelets].entries())
            if (this.#materials[letter]) this.#stickers[i].material = this.#materials[letter];
    }
}
