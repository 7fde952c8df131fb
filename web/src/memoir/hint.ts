// A hint in words.
import type { Advice } from '../common/hint';
import { t } from '../common/i18n';
import { cardIn, readChoice } from './actions';
import { describeChoice } from './words';

export function adviceOf(action: string): Advice {
    const choice = readChoice({ action });
    return {
        text: t('hint.says', { action: describeChoice(choice) }), cells: choice.hexes,
        card: ['play', 'keep'].includes(choice.verb) ? cardIn(choice) : null,
    };
}
