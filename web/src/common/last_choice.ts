// What was chosen last on the home page, for each game: its battle, and with whom it was to be played.
import type { GameSetup } from './make_game';
import { load, save } from './storage';

const KEY = 'bocage.chosen', GAME_KEY = 'bocage.game';

/** The game whose battles were looked at last; empty before any was. */
export const chosenGame = (): string => {
    const name = load<unknown>(GAME_KEY, '');
    return typeof name === 'string' ? name : '';
};

export const chooseGame = (name: string): void => save(GAME_KEY, name);

export interface Choice {
    battle?: string;
    setup?: GameSetup;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the browser kept, as far as it is of use: another version, or somebody else, may have written it. */
export function readChoices(kept: unknown): Record<string, Choice> {
    const all = isObject(kept) ? Object.entries(kept).filter((row): row is [string, Record<string, unknown>] => isObject(row[1])) : [];
    return Object.fromEntries(all.map(([game, { battle, setup }]) => {
        const seating = isObject(setup) && isObject(setup.seating) ? setup.seating : null;
        const isWhole = seating && typeof seating.seat === 'string' && typeof seating.opponent === 'string' && isObject(seating.chosen) && isObject((setup as Record<string, unknown>).options);
        return [game, { ...(typeof battle === 'string' ? { battle } : {}), ...(isWhole ? { setup: setup as unknown as GameSetup } : {}) }];
    }));
}

export const lastChoices = (): Record<string, Choice> => readChoices(load<unknown>(KEY, {}));

export function keepChoice(game: string, choice: Choice): void {
    const all = lastChoices();
    save(KEY, { ...all, [game]: { ...all[game], ...choice } });
}
