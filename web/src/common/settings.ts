// What a player has chosen for good, kept in the browser.
import { load, save } from './storage';
import { Store } from './store';

export type Theme = 'system' | 'light' | 'dark' | 'safe';
export type Motion = 'off' | 'fast' | 'normal';
/** A computer's turn: at once; told; told, waiting where something was lost. */
export type EnemyTurn = 'off' | 'fast' | 'normal';

export interface Settings {
    theme: Theme;
    motion: Motion;
    enemyTurn: EnemyTurn;
    coordinates: boolean;
    /** Counters are drawn: without them the ground is seen. */
    units: boolean;
    /** Patterns say what colours say. */
    patterns: boolean;
    confirmEnd: boolean;
    lessonSeen: boolean;
}

const KEY = 'bocage.settings';
const defaults: Settings = { theme: 'system', motion: 'normal', enemyTurn: 'normal', coordinates: false, units: true, patterns: false, confirmEnd: true, lessonSeen: false };

export const settings = new Store<Settings>({ ...defaults, ...load<Partial<Settings>>(KEY, {}) });

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** The theme that is shown, which the system may choose. */
export function shownTheme(): 'light' | 'dark' | 'safe' {
    const { theme } = settings.get();
    return theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
}

/** How long a step of an animation takes; none when the system asks for none. */
export function stepTime(): number {
    const times: Record<Motion, number> = { off: 0, fast: 120, normal: 250 };
    return still.matches ? 0 : times[settings.get().motion];
}

function apply(): void {
    document.documentElement.dataset.theme = shownTheme();
    document.documentElement.dataset.patterns = settings.get().patterns || shownTheme() === 'safe' ? 'on' : 'off';
    document.documentElement.dataset.motion = stepTime() === 0 ? 'off' : 'on';
}

settings.follow(() => {
    save(KEY, settings.get());
    apply();
});
dark.addEventListener('change', () => settings.set({}));
still.addEventListener('change', () => settings.set({}));
apply();
