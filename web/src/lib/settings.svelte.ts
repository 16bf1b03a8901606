// How the page looks: kept in this browser.
export type Theme = 'auto' | 'light' | 'dark';

function stored<T extends string>(key: string, fallback: T): T {
    try {
        return (localStorage.getItem(key) as T) ?? fallback;
    } catch {
        return fallback;
    }
}

class Settings {
    theme = $state<Theme>(stored('theme', 'auto'));
    letters = $state(stored<string>('letters', 'off') === 'on');

    save(): void {
        try {
            localStorage.setItem('theme', this.theme);
            localStorage.setItem('letters', this.letters ? 'on' : 'off');
        } catch {
            // a browser without storage forgets
        }
    }
}

export const settings = new Settings();

export const isDark = () =>
    settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
