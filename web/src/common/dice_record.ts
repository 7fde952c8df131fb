// What this browser was shown and gave for the dice of each game, kept in it, so that they can be checked when the game is over.
import type { Entered } from './protocol';
import { loadList, save } from './storage';

const KEY = 'bocage.promises', MOST_RECORDS = 40;

export interface DiceRecord {
    game: string;
    /** As it was shown first. */
    commitment: string;
    /** Nonces by seat: those that this browser gave, and those that were shown when the game began. */
    gave: Record<string, string>;
    saw: Record<string, string>;
    /** The notice of the game was read and closed. */
    noticed?: boolean;
}

export function diceRecordOf(game: string): DiceRecord | null {
    return loadList<DiceRecord>(KEY).find(kept => kept.game === game) ?? null;
}

/** Add to the record of a game. What was shown first stays. */
export function recordDice({ game, commitment }: Pick<Entered, 'game' | 'commitment'>, more: Partial<DiceRecord>): void {
    const record: DiceRecord = { commitment, gave: {}, saw: {}, ...diceRecordOf(game), ...more, game };
    save(KEY, [record, ...loadList<DiceRecord>(KEY).filter(kept => kept.game !== game)].slice(0, MOST_RECORDS));
}

/** The nonces that are shown now. What is shown when all is over promises nothing any more. */
export function recordShown(entered: Entered): void {
    if (entered.result)
        return;
    const shown = Object.entries(entered.nonces).filter((one): one is [string, string] => one[1] !== null);
    recordDice(entered, { saw: { ...Object.fromEntries(shown), ...diceRecordOf(entered.game)?.saw } });
}
