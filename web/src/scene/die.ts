// A die: a rounded cube with a number on each face. At rest 1 is on top, 4 to the north, 5 to the east.
import { Group, Mesh, MeshLambertMaterial, Quaternion } from 'three';
import type { Step } from '../lib/track';
import { CELL } from './board';
import { type Flat, squareOn } from './drawing';
import { AXES, FACELETS, roundedBox, roundedSquare } from './geometry';
import { lettered } from './stickers';

export const LABELS: Record<string, string> = { U: '1', R: '5', F: '3', D: '6', L: '2', B: '4' };

const SIZE = CELL * 0.96;

const turn = ({ axis, quarters }: Step, part: number) =>
    new Quaternion().setFromAxisAngle(AXES[axis], (-quarters * part * Math.PI) / 2);

export class DieModel {
    readonly group = new Group();

    constructor(
        readonly paper: string,
        readonly ink: string,
    ) {
        const size = SIZE;
        const body = new Mesh(
            roundedBox(size, size, size, 4, 0.3),
            new MeshLambertMaterial({ color: paper }),
        );
        body.castShadow = true;
        this.group.add(body);
        for (const [i, { face, normal, up }] of FACELETS.entries()) {
            if (i % 9 !== 4) continue; // the middle of each face
            const label = new Mesh(roundedSquare(size * 0.7, 0.2), lettered(paper, ink, LABELS[face]));
            label.up.copy(up);
            label.lookAt(normal);
            label.position.copy(normal).multiplyScalar(size / 2 + 0.005);
            this.group.add(label);
        }
    }

    // The die after these steps, and a part (0 .. 1) of the next one.
    show(steps: Step[], next?: Step, part = 0): void {
        const stands = new Quaternion();
        for (const step of steps) stands.premultiply(turn(step, 1));
        if (next) stands.premultiply(turn(next, part));
        this.group.quaternion.copy(stands);
    }

    flats(layer: number): Flat[] {
        return FACELETS.filter((_, i) => i % 9 === 4).map(({ face, normal, up }) => {
            const corners = squareOn(this.group, normal.clone().multiplyScalar(SIZE / 2), normal, up, SIZE / 2);
            return { of: this.group, corners, fill: this.paper, text: LABELS[face], ink: this.ink, layer };
        });
    }
}
