// Keys of a room, unless someone is typing. Backspace is undo everywhere. Space plays; only a button that was reached by
// keys keeps it for itself, not one that was clicked a moment ago.
import { address } from './address.svelte';
import type { Player } from './player.svelte';

const TYPING = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]';
let clicked: Element | null = null;
addEventListener('pointerdown', (event) => (clicked = (event.target as Element).closest('button, a, summary, label, input')), true);
addEventListener('keydown', ({ key }) => key === 'Tab' && (clicked = null), true);

function isTaken(key: string, target: HTMLElement): boolean {
    if (key === ' ') return target.matches('button, a, summary, input') && !(clicked?.contains(target) ?? false);
    if (/^(Arrow|Home|End)/.test(key)) return target.matches('input');
    return false;
}

// `keys` says whether it knew the key.
export function listen(keys: (key: string) => boolean): () => void {
    const onkeydown = (event: KeyboardEvent) => {
        const target = event.target as HTMLElement;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (target.matches(TYPING) || isTaken(event.key, target)) return;
        if (event.key === 'Backspace') address.undo();
        else if (!keys(event.key)) return;
        event.preventDefault();
    };
    // Some browsers click on the way up.
    const onkeyup = (event: KeyboardEvent) => {
        const target = event.target as HTMLElement;
        if (event.key === ' ' && target.matches('button, a, summary') && !isTaken(' ', target)) event.preventDefault();
    };
    addEventListener('keydown', onkeydown);
    addEventListener('keyup', onkeyup);
    return () => {
        removeEventListener('keydown', onkeydown);
        removeEventListener('keyup', onkeyup);
    };
}

// Space, arrows, Home and End drive a player.
export function transportKeys(player: Player, key: string): boolean {
    if (key === ' ') player.toggle();
    else if (key === 'ArrowRight') player.step(1);
    else if (key === 'ArrowLeft') player.step(-1);
    else if (key === 'Home') player.seek(0);
    else if (key === 'End') player.seek(player.length);
    else return false;
    return true;
}
