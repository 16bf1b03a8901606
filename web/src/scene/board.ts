// A checkerboard: tiles, blocks where a cell is blocked, signs on cells, and the cells of a trail tinted.
import { BoxGeometry, type BufferGeometry, Color, Group, InstancedMesh, type Material, Matrix4, Mesh, MeshLambertMaterial, PlaneGeometry, Vector3 } from 'three';
import type { Palette } from '../lib/colours';
import { type Flat, squareOn } from './drawing';
import { roundedBox } from './geometry';
import { lettered } from './stickers';

export const CELL = 3; // a cell is as wide as a cube

export interface BoardPlan {
    left?: number; // the first column and row that are drawn: 0 unless the board has no end
    back?: number;
    width: number;
    height: number;
    blocked: (x: number, z: number) => boolean;
    sign?: (x: number, z: number) => string; // what is written on a cell
}

type Cell = [x: number, z: number];

export class BoardModel {
    readonly group = new Group();
    plan: Required<BoardPlan> = { left: 0, back: 0, width: 0, height: 0, blocked: () => false, sign: () => '' };
    #tiles?: InstancedMesh;
    #palette?: Palette;
    #trail = '';

    // The middle of a cell, on the surface. The middle of the board is the origin, unless it has no end.
    place(x: number, z: number): Cell {
        const { left, back, width, height } = this.plan;
        if (left || back) return [x * CELL, z * CELL];
        return [(x - (width - 1) / 2) * CELL, (z - (height - 1) / 2) * CELL];
    }

    build(plan: BoardPlan, palette: Palette): void {
        this.plan = { left: 0, back: 0, sign: () => '', ...plan };
        this.#palette = palette;
        this.#trail = '';
        for (const old of this.group.children as Mesh[]) old.geometry.dispose();
        this.group.clear();
        const cells = this.#cells();
        this.#tiles = this.#many(new BoxGeometry(CELL * 0.985, 0.24, CELL * 0.985), new MeshLambertMaterial(), cells, -0.12);
        const block = roundedBox(CELL * 0.92, 1.1, CELL * 0.92, 3, 0.16);
        const blocked = cells.filter((cell) => this.plan.blocked(...cell));
        this.#many(block, new MeshLambertMaterial({ color: palette.block }), blocked, 0.5).castShadow = true;
        for (const cell of cells) {
            const text = this.plan.sign(...cell);
            if (!text) continue;
            const sign = new Mesh(new PlaneGeometry(CELL * 0.9, CELL * 0.9), lettered(this.#colour(cell), this.#ink(text), text));
            const [x, z] = this.place(...cell);
            sign.rotation.x = -Math.PI / 2;
            sign.position.set(x, 0.01, z);
            sign.receiveShadow = true;
            this.group.add(sign);
        }
        this.trail([]);
    }

    trail(cells: Cell[]): void {
        const key = cells.join(' ');
        if (!this.#tiles || !this.#palette || (key === this.#trail && this.#tiles.instanceColor)) return;
        this.#trail = key;
        const visited = new Set(cells.map(String));
        const tint = new Color(this.#palette.trail);
        for (const [i, cell] of this.#cells().entries()) {
            const colour = new Color(this.#colour(cell));
            this.#tiles.setColorAt(i, visited.has(String(cell)) ? colour.lerp(tint, 0.4) : colour);
        }
        this.#tiles.instanceColor!.needsUpdate = true;
    }

    flats(): Flat[] {
        const [up, back] = [new Vector3(0, 1, 0), new Vector3(0, 0, -1)];
        const visited = new Set(this.#trail.split(' '));
        return this.#cells().map((cell) => {
            const [x, z] = this.place(...cell);
            const text = this.plan.sign(...cell);
            const colour = new Color(this.#colour(cell));
            if (visited.has(String(cell))) colour.lerp(new Color(this.#palette!.trail), 0.4);
            const fill = this.plan.blocked(...cell) ? this.#palette!.block : `#${colour.getHexString()}`;
            const corners = squareOn(this.group, new Vector3(x, 0, z), up, back, CELL * 0.49);
            return { of: this.group, corners, fill, text, ink: this.#ink(text), layer: 0 };
        });
    }

    #cells(): Cell[] {
        const { left, back, width, height } = this.plan;
        return [...Array(width * height).keys()].map((i) => [left + (i % width), back + Math.floor(i / width)]);
    }

    #many(shape: BufferGeometry, material: Material, cells: Cell[], y: number): InstancedMesh {
        const mesh = new InstancedMesh(shape, material, cells.length);
        for (const [i, cell] of cells.entries()) {
            const [x, z] = this.place(...cell);
            mesh.setMatrixAt(i, new Matrix4().makeTranslation(x, y, z));
        }
        mesh.receiveShadow = true;
        mesh.frustumCulled = false;
        this.group.add(mesh);
        return mesh;
    }

    // A number is a rule, a star is where to go.
    #ink = (text: string) => (/\d/.test(text) ? this.#palette!.block : this.#palette!.trail);

    #colour = ([x, z]: Cell) => ((x + z) % 2 === 0 ? this.#palette!.light : this.#palette!.dark);
}
