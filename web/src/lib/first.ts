// Who comes for the first time, without a wish of their own, sees something worth seeing: a cube that solves itself.
import { address } from './address.svelte';
import { store, stored } from './settings.svelte';

const SETUP = "R U' F2 L D' B U2";
const ALG = "U2 B' D L' F2 U R'";

export function firstSight(): void {
    if (!address.isBare || stored('seen')) return;
    store('seen', 'yes');
    address.set({ setup: SETUP, alg: ALG, play: 'yes' }, 'look');
}
