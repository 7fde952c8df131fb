// A hint in words.
import type { Advice } from '../common/hint';
import { t } from '../common/i18n';
import { readChoice } from './actions';
import { describeChoice } from './words';

export function adviceOf(action: string): Advice {
    const choice = readChoice({ action });
    return {
        text: t('hint.says', { action: describeChoice(choice) }), cells: choice.hexes,
        card: ['play', 'keep'].includes(choice.verb) ? choice.words[0] ?? null : null,
    };
}
