// Values of a player's own box, for rulesets that take them: a file is loaded once, kept in this browser, and used for every
// game that is made from here. The server reads it; here it is only handed on.
import { isObject, post, Refused } from './protocol';
import { load, save } from './storage';
import { Store } from './store';

export interface OwnValues {
    /** Of the file. */
    name: string;
    text: string;
}

const KEY = 'bocage.values';

/** By the name of the ruleset. */
export const ownValues = new Store<Record<string, OwnValues | null>>(load<Record<string, OwnValues | null>>(KEY, {}));

ownValues.follow(() => save(KEY, ownValues.get()));

const MOST_BYTES = 64 * 1024;

/** What the server says about the lines of a file that has nothing but values: an empty list if nothing is wrong with them. It misses
 * everything that makes a battle, which is as it should be. */
export async function problemsOf(ruleset: string, text: string): Promise<string[] | 'other' | 'large'> {
    if (text.length > MOST_BYTES)
        return 'large';
    if (!new RegExp(`^ruleset\\s+${ruleset}\\s*$`, 'm').test(text) || !/^value-/m.test(text))
        return 'other';
    try {
        const answer: unknown = await post('/api/import', { text });
        return isObject(answer) ? 'other' : []; // a whole battle
    } catch (error) {
        if (error instanceof Refused)
            return error.report.filter(line => /^line \d/.test(line));
        throw error;
    }
}
