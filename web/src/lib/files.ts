// From and to the person's disk.
export function save(name: string, content: Blob | string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
