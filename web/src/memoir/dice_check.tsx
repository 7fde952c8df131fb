// The dice and cards of a battle checked after it.
import type { JSX } from 'preact';
import { ChanceCheck } from '../common/chance_check';
import { t } from '../common/i18n';
import type { Session, SessionState } from '../common/session';
import type { Tables } from './types';
import { verifyReplay } from './verify';
import { cardName } from './words';

/** Dice, a card or the steps of a drift. */
function describe(kind: string, words: string[]): string {
    if (kind === 'draw')
        return cardName(words[0]);
    return words.map(word => kind === 'roll' ? t(`face.${word}`) : t(`way.${word}`)).join(', ') || t('face.none');
}

export function DiceCheck({ session, state, tables }: { session: Session; state: SessionState; tables: Tables | null }): JSX.Element {
    return <ChanceCheck session={session} state={state} results={{
        verify: tables && (replay => verifyReplay(replay, tables)), kinds: ['roll', 'draw', 'drift'], always: 'draw', describe, name: 'result.dice',
    }} />;
}
