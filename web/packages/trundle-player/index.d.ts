// <trundle-player>: see README.md for its attributes and events.
export class TrundlePlayer extends HTMLElement {
    readonly time: number; // in moves
    readonly length: number;
    readonly playing: boolean;
    readonly facelets: string; // 54 letters URFDLB: now
    readonly result: string; // and after the last move
    play(): void;
    pause(): void;
    seek(time: number): void;
    step(by: 1 | -1): void;
}

declare global {
    interface HTMLElementTagNameMap {
        'trundle-player': TrundlePlayer;
    }
    interface HTMLElementEventMap {
        'trundle-ready': CustomEvent;
        'trundle-step': CustomEvent<{ done: number; move: string }>;
        'trundle-end': CustomEvent;
        'trundle-error': CustomEvent<{ text: string }>;
    }
}
