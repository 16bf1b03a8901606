// A checkerboard: tiles, blocks where a cell is blocked, and the cells of a trail tinted.
import { BoxGeometry, Color, Group, Mesh, MeshLambertMaterial } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { lettered } from './stickers';

export const CELL = 3; // a cell is as wide as a cube

export interface BoardPlan {
    width: number;
    height: number;
    blocked: (x: number, z: number) => boolean;
    sign?: (x: number, z: number) => string; // what is written on a cell
}

export interface Palette {
    light: string;
    dark: string;
    block: string;
    trail: string;
}

export class BoardModel {
    readonly group = new Group();
    #tiles: Mesh<BoxGeometry, MeshLambertMaterial>[] = [];
    #plan: BoardPlan = { width: 0, height: 0, blocked: () => false };
    #palette?: Palette;

    // The middle of a cell, on the surface.
    place(x: number, z: number): [x: number, z: number] {
        return [(x - (this.#plan.width - 1) / 2) * CELL, (z - (this.#plan.height - 1) / 2) * CELL];
    }

    build(plan: BoardPlan, palette: Palette): void {
        this.#plan = plan;
        this.#palette = palette;
        this.group.clear();
        this.#tiles = [];
        const tile = new BoxGeometry(CELL * 0.985, 0.24, CELL * 0.985);
        const block = new RoundedBoxGeometry(CELL * 0.92, 1.1, CELL * 0.92, 3, 0.16);
        const stone = new MeshLambertMaterial({ color: palette.block });
        for (let z = 0; z < plan.height; z++)
            for (let x = 0; x < plan.width; x++) {
                const square = new Mesh(tile, new MeshLambertMaterial());
                const [px, pz] = this.place(x, z);
                square.position.set(px, -0.12, pz);
                square.receiveShadow = true;
                this.group.add(square);
                this.#tiles.push(square);
                if (plan.blocked(x, z)) {
                    const stop = new Mesh(block, stone);
                    stop.position.set(px, 0.5, pz);
                    stop.castShadow = stop.receiveShadow = true;
                    this.group.add(stop);
                }
                const text = plan.sign?.(x, z);
                if (text) square.material = lettered(this.#colour(x, z), palette.block, text);
            }
        this.trail([]);
    }

    trail(cells: [number, number][]): void {
        if (!this.#palette) return;
        const visited = new Set(cells.map(String));
        for (const [i, tile] of this.#tiles.entries()) {
            const [x, z] = [i % this.#plan.width, Math.floor(i / this.#plan.width)];
            if (tile.material.map) continue;
            tile.material.color.set(this.#colour(x, z));
            if (visited.has(String([x, z]))) tile.material.color.lerp(new Color(this.#palette.trail), 0.4);
        }
    }

    #colour = (x: number, z: number) => ((x + z) % 2 === 0 ? this.#palette!.light : this.#palette!.dark);
}
