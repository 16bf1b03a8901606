// How the page looks: kept in this browser.
export type Theme = 'auto' | 'light' | 'dark';
export const languages = { en: 'English', de: 'Deutsch' };
export type Language = keyof typeof languages;

export function stored(key: string, fallback = ''): string {
    try {
        return localStorage.getItem(key) ?? fallback;
    } catch {
        return fallback;
    }
}

export function store(key: string, value: string): void {
    try {
        localStorage.setItem(key, value);
    } catch {
        // a browser without storage forgets
    }
}

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function firstLanguage(): Language {
    const wishes = [stored('language'), ...navigator.languages.map((wish) => wish.slice(0, 2))];
    return (wishes.find((wish) => wish in languages) as Language | undefined) ?? 'en';
}

class Settings {
    theme = $state<Theme>(stored('theme', 'auto') as Theme);
    letters = $state(stored('letters') === 'on');
    hints = $state(stored('hints') === 'on'); // the hidden faces, floating behind the cube
    language = $state<Language>(firstLanguage());
    #systemIsDark = $state(systemIsDark.matches);
    isDark = $derived(this.theme === 'dark' || (this.theme === 'auto' && this.#systemIsDark));

    constructor() {
        systemIsDark.addEventListener('change', () => (this.#systemIsDark = systemIsDark.matches));
    }

    save(): void {
        store('theme', this.theme);
        store('letters', this.letters ? 'on' : 'off');
        store('hints', this.hints ? 'on' : 'off');
        store('language', this.language);
    }
}

export const settings = new Settings();
