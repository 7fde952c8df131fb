// A hint in words.
import type { Advice } from '../common/hint';
import { t } from '../common/i18n';
import { type Choice, readChoice } from './actions';
import { doneText } from './steps';
import type { Tables, View } from './types';
import { describeChoice } from './words';

/** `all`: the legal list, which tells what the action is about. */
export function adviceOf(action: string, all: Choice[], tables: Tables | null, live: View | null): Advice {
    const choice = all.find(one => one.text === action) ?? readChoice({ action });
    return {
        text: t('hint.says', { action: choice.verb === 'done' && live ? doneText(live) : describeChoice(choice, tables) }), card: choice.card,
        cells: [choice.tile, choice.to].filter((tile): tile is string => tile !== null),
    };
}
