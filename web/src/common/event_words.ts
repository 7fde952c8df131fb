// What happens in every game, in words.
import { t } from './i18n';
import type { Sentence } from './log';
import type { Entry } from './protocol';
import { seatName } from './seats';

/** The line of an entry by which somebody gave up. */
export const resigned = (entry: Entry): Sentence => ({ text: t('event.resigned', { side: seatName(entry.by) }), title: false });

/** How a game ended, as its last event tells. */
export const describeEnd = (result: unknown): string => result === 'draw' ? t('event.over-draw') : t('event.over', { side: seatName(result) });
