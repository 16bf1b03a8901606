// What the engine says, for someone who sees no command line: without its options and hints to its manual.
import { TrundleError } from 'trundle/engine';
import { say } from '../words/index.svelte';

export function messageOf(error: unknown): string {
    if (error instanceof TrundleError && error.code === 'memory') return say().tooFar;
    const said = error instanceof Error ? error.message : String(error);
    const plain = said
        .replace(/^--[a-z-]+: /, '')
        .replace(/: --notation \w+\)/, ')')
        .replace(/ \([^)]*(--|'trundle )[^)]*\)/g, '')
        .replace(/[;:,.]? (or )?(use|try|give|with|see) --.*$/, '')
        .replace(/--([a-z-]+)/g, (_, name: string) => name.replaceAll('-', ' '));
    return plain.charAt(0).toUpperCase() + plain.slice(1);
}
