// What the engine says, for someone who sees no command line: without its options and hints to its manual.
export function messageOf(error: unknown): string {
    const said = error instanceof Error ? error.message : String(error);
    const plain = said
        .replace(/^--[a-z-]+: /, '')
        .replace(/: --notation \w+\)/, ')')
        .replace(/ \([^)]*(--|'trundle )[^)]*\)/g, '')
        .replace(/[;:,.]? (or )?(use|try|give|with|see) --.*$/, '')
        .replace(/--([a-z-]+)/g, (_, name: string) => name.replaceAll('-', ' '));
    return plain.charAt(0).toUpperCase() + plain.slice(1);
}
