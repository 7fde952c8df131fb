// A card that is pointed at: what it does, whom it could order, or why it cannot be played.
import { useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Why } from '../common/protocol';
import type { Session } from '../common/session';
import { cardIn, type Choice } from './actions';
import { cardName } from './words';

export interface CardNote {
    card: string;
    /** Units it could order; null if it orders none or that is not known beforehand. */
    units: string[] | null;
    /** What a copy would be. */
    as: string | null;
    why: Why | null;
}

/** What can be done with a card. */
export const playsOf = (choices: Choice[], card: string): Choice[] =>
    choices.filter(choice => (choice.verb === 'play' || choice.verb === 'keep') && cardIn(choice) === card);

function noteOf(card: string, plays: Choice[]): CardNote {
    const withUnits = plays.filter(choice => choice.units);
    const units = withUnits.length ? [...new Set(withUnits.flatMap(choice => choice.units!))] : null;
    return { card, units, as: plays.find(choice => choice.as)?.as ?? null, why: null };
}

/** `asksCard`: a card is to be played now, so that it can be asked why one cannot. */
export function useCardNote(session: Session, choices: Choice[], asksCard: boolean): { note: CardNote | null; point: (card: string | null) => void } {
    const [note, setNote] = useState<CardNote | null>(null);
    const point = (card: string | null): void => {
        const plays = card ? playsOf(choices, card) : [];
        setNote(card ? noteOf(card, plays) : null);
        if (!card || plays.length || !asksCard)
            return;
        session.why(`play ${card}`).then(why => {
            if (!why.allowed)
                setNote(now => now?.card === card ? { card, units: null, as: null, why } : now);
        }).catch(() => undefined);
    };
    return { note, point };
}

/** A card in words for who cannot see what is lit: whom it could order. */
export function describeNote(note: CardNote): string {
    if (note.why)
        return `${cardName(note.card)}: ${note.why.text}`;
    if (!note.units)
        return '';
    return note.units.length ? t('hand.orders', { n: note.units.length }) : t('hand.orders.none');
}
