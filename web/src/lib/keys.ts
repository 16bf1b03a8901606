// Keys of a room, unless someone is typing or a button wants the space bar. Backspace is undo everywhere.
import { address } from './address.svelte';
import type { Player } from './player.svelte';

// `keys` says whether it knew the key.
export function listen(keys: (key: string) => boolean): () => void {
    const onkeydown = (event: KeyboardEvent) => {
        const target = event.target as HTMLElement;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (target.matches('input:not([type=range]), textarea, select')) return;
        if (event.key === ' ' && target.matches('button, a, summary')) return;
        if (event.key === 'Backspace') address.undo();
        else if (!keys(event.key)) return;
        event.preventDefault();
    };
    addEventListener('keydown', onkeydown);
    return () => removeEventListener('keydown', onkeydown);
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
