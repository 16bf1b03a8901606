// The challenge of a day: its seed is its date, so it is the same for everybody. How it went is kept in this browser.
import { store, stored } from './settings.svelte';

export type Day = string; // "2026-01-31"

interface Result {
    moves: number;
    seconds: number;
    best?: number; // the fewest moves the solver knows
}

export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
export const seedOf = (day: Day) => Number(day.replaceAll('-', ''));

export function recordOf(day: Day): Result | undefined {
    try {
        return JSON.parse(stored(`daily ${day}`, 'null')) ?? undefined;
    } catch {
        return undefined;
    }
}

// The fewest moves count.
export function remember(day: Day, result: Result): Result {
    const old = recordOf(day);
    const kept = old && old.moves < result.moves ? { ...old, best: result.best ?? old.best } : result;
    store(`daily ${day}`, JSON.stringify(kept));
    return kept;
}
