// Quick fingers wait for each other: what is asked for while something is under way comes after it, in order; and not at
// all once its room has been left.
import { address } from './address.svelte';

export function inOrder<Wish extends unknown[]>(work: (...wish: Wish) => Promise<void>): (...wish: Wish) => Promise<void> {
    let last: Promise<void> = Promise.resolve();
    return (...wish) => {
        const { visit } = address;
        return (last = last.then(() => (visit === address.visit ? work(...wish) : undefined)).catch(() => {}));
    };
}
