// Mazes worth rolling through, with the fewest rolls that solve them (a test asks the engine).
import type { Query } from './address.svelte';
import { type Roll, rollOf } from './roll';

export interface Shelved {
    name: 'gate' | 'court' | 'stairs' | 'ring' | 'toll' | 'long';
    query: Query;
    par: number;
}

export const SHELF: Shelved[] = [
    { name: 'gate', query: { m: '3', n: '5', cells: '..#../...../..#..', from: '1,2', to: '5,2', label: '6' }, par: 8 },
    { name: 'court', query: { m: '5', n: '5', cells: '...../.#.#./...../.#.#./.....', label: '1' }, par: 8 },
    { name: 'stairs', query: { m: '6', n: '6', cells: '###.../##..../#...../....../.....#/....##', label: '5' }, par: 10 },
    { name: 'ring', query: { m: '5', n: '7', cells: '......./.#####./.#...../.###.#./.......', to: '3,3', label: '1' }, par: 8 },
    { name: 'toll', query: { m: '4', n: '6', cells: '..#.../..3.../..#.../..#...', to: '6,1', label: '6' }, par: 11 },
    { name: 'long', query: { m: '5', n: '6', cells: '..6.1./.#.##./.#2#../.#.#../...#..', to: '6,1', label: '3', rule: 'after' }, par: 15 },
];

export const isOn = ({ query }: Shelved, roll: Roll) =>
    JSON.stringify({ ...rollOf(query), walk: '' }) === JSON.stringify({ ...roll, walk: '' });
