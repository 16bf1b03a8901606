// Quick fingers wait for each other: what is asked for while something is under way comes after it, in order.
export function inOrder<Wish extends unknown[]>(work: (...wish: Wish) => Promise<void>): (...wish: Wish) => Promise<void> {
    let last = Promise.resolve();
    return (...wish) => (last = last.then(() => work(...wish)).catch(() => {}));
}
