// Solo scenarios: the four decks of the automa, and what it has thrown away.
import type { JSX } from 'preact';
import { t, textOr } from '../common/i18n';
import { type Card, sides, type Tables, type View } from './types';
import { kindName } from './words';

const namesOf = (cards: Card[], tables: Tables | null): string => cards.map(card => kindName(tables, card.card)).join(', ');

export function AutomaDecks({ view, tables }: { view: View; tables: Tables | null }): JSX.Element | null {
    const automa = sides.find(side => view.sides[side].automa), decks = view.automa_decks;
    if (!automa || !decks)
        return null;
    const numbers = Object.entries(decks).filter((row): row is [string, number] => typeof row[1] === 'number');
    const counts = [[t('assault.automa.deck.units'), view.sides[automa].unit_deck] as const, ...numbers.map(([name, n]) => [textOr(`assault.automa.deck.${name}`, name), n] as const)];
    return (
        <details class={`automa-decks ${automa}`}>
            <summary>{t('assault.automa.decks', { decks: counts.map(([name, n]) => `${name} ${n}`).join(' · ') })}</summary>
            <dl>
                <div><dt>{t('assault.automa.deck.units')}</dt><dd>{view.sides[automa].unit_deck}{view.sides[automa].unit_discards.length > 0 && <small> {t('assault.automa.used', { cards: namesOf(view.sides[automa].unit_discards, tables) })}</small>}</dd></div>
                {numbers.map(([name, n], i) => {
                    const used = Object.values(decks).filter((row): row is Card[] => Array.isArray(row))[i] ?? [];
                    return <div key={name}><dt>{textOr(`assault.automa.deck.${name}`, name)}</dt><dd>{n}{used.length > 0 && <small> {t('assault.automa.used', { cards: namesOf(used, tables) })}</small>}</dd></div>;
                })}
            </dl>
        </details>
    );
}
