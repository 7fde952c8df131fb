// What a player has chosen for good, kept in the browser; and the games it can go on with.
import { Store } from './store';

export type Theme = 'system' | 'light' | 'dark' | 'safe';
export type Motion = 'off' | 'fast' | 'normal';

export interface Settings {
    theme: Theme;
    motion: Motion;
    coordinates: boolean;
    /** Counters are drawn: without them the ground is seen. */
    units: boolean;
    /** Patterns say what colours say. */
    patterns: boolean;
    confirmEnd: boolean;
    lessonSeen: boolean;
}

const KEY = 'bocage.settings', GAMES_KEY = 'bocage.games', MOST_GAMES = 12;
const PROMISES_KEY = 'bocage.promises', MOST_PROMISES = 40;
const defaults: Settings = { theme: 'system', motion: 'normal', coordinates: false, units: true, patterns: false, confirmEnd: true, lessonSeen: false };

/** Kept values; a browser that keeps nothing, or something else, changes nothing. */
function load<T>(key: string, otherwise: T): T {
    try {
        const text = localStorage.getItem(key);
        return text === null ? otherwise : JSON.parse(text) as T;
    } catch {
        return otherwise;
    }
}

function keep(key: string, value: unknown): void {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        // A private window may keep nothing: then it is forgotten with the page.
    }
}

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
    keep(KEY, settings.get());
    apply();
});
dark.addEventListener('change', () => settings.set({}));
still.addEventListener('change', () => settings.set({}));
apply();

export interface KeptGame {
    secret: string;
    title: string;
    scenario: string;
    /** Who it is played against, as the home page says it. */
    against: string;
    when: number;
    over: boolean;
    /** For the friend who has not come yet. */
    invitation?: string;
    spectator?: string;
    /** A link that is to take the place of this one: kept before it is asked for, since the answer may get lost. */
    renewing?: string;
}

export function keptGames(): KeptGame[] {
    const games = load<KeptGame[]>(GAMES_KEY, []);
    return Array.isArray(games) ? games : [];
}

/** Put a game first in the list, with what is new about it. */
export function keepGame(game: Pick<KeptGame, 'secret'> & Partial<KeptGame>): void {
    const games = keptGames();
    const old = games.find(kept => kept.secret === game.secret);
    const fresh: KeptGame = { title: '', scenario: '', against: '', over: false, ...old, ...game, when: Date.now() };
    keep(GAMES_KEY, [fresh, ...games.filter(kept => kept.secret !== game.secret)].slice(0, MOST_GAMES));
}

/** A new link has taken the place of the old one. */
export function moveGame(old: string, secret: string): void {
    keep(GAMES_KEY, keptGames().map(({ renewing, ...game }) =>
        game.secret === old ? { ...game, secret } : { ...game, ...(renewing ? { renewing } : {}) }));
}

export function forgetGame(secret: string): void {
    keep(GAMES_KEY, keptGames().filter(game => game.secret !== secret));
}

/** What was promised about the dice of a game, so that it can be compared when the game is over. */
export interface Promised {
    game: string;
    /** As it was shown first. */
    commitment: string;
    /** Nonces by seat: those that this browser gave, and those that were shown when the game began. */
    gave: Record<string, string>;
    saw: Record<string, string>;
    /** The notice of the game was read and closed. */
    noticed?: boolean;
}

function promises(): Promised[] {
    const kept = load<Promised[]>(PROMISES_KEY, []);
    return Array.isArray(kept) ? kept : [];
}

export function promiseOf(game: string): Promised | null {
    return promises().find(kept => kept.game === game) ?? null;
}

export function keepPromise(promise: Promised): void {
    keep(PROMISES_KEY, [promise, ...promises().filter(kept => kept.game !== promise.game)].slice(0, MOST_PROMISES));
}
