// Along the bottom: one's own cards, and what can be said of the other ones.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { Presence } from '../common/table_parts';
import { type Choice, liveCards } from './actions';
import { effectLines } from './combat_words';
import { Hand } from './hand';
import { type Card, other, type Side, sides } from './types';
import type { OpenTable } from './use_table';
import { sideName } from './words';

/** What lies in the hand: cards, the bluff card; at first the units to begin with. */
function cardsOf(table: OpenTable, side: Side): Card[] {
    const { view } = table, own = view.sides[side];
    if (view.phase === 'setup' && view.doing === 'start' && (own.start?.length || own.unit_deck_cards?.length))
        return [...(own.start ?? []), ...(own.unit_deck_cards ?? [])];
    return [...(own.hand ?? []), ...(own.hand && own.bluff ? [{ card: `bluff-${side}`, number: bluffNumber(table, side) }] : [])];
}

/** The number by which the legal list names the bluff card. */
function bluffNumber({ tables }: OpenTable, side: Side): number {
    return tables?.copies.find(copy => copy.card === `bluff-${side}`)?.number ?? 0;
}

function HandFacts({ table }: { table: OpenTable }): JSX.Element {
    const { view, state, mine } = table;
    const others = (mine.length === 1 ? [other(mine[0]!)] : mine.length ? [] : sides).filter(side => !view.sides[side].automa);
    return (
        <div class="hand-facts">
            {others.map(side => <span key={side}>{t('assault.hand.other', { side: sideName(side), n: view.sides[side].cards, units: view.sides[side].unit_cards })}</span>)}
            <button type="button" class="button quiet facts-button" onClick={() => table.setOpen('discards')}>{t('deck', { n: view.deck })}, {t('discards', { n: view.discards.length })}</button>
            <Presence state={state} mine={mine} isLesson={table.isLesson} />
            {table.entered.values && <button type="button" class="button quiet facts-button own-values" onClick={() => table.setOpen('values')}>{t('assault.values.active')}</button>}
        </div>
    );
}

export function HandPlace({ table }: { table: OpenTable }): JSX.Element {
    const { view, tables, mine, hotSeat, deciding, home } = table, owner = hotSeat.handOf;
    const cards = owner ? cardsOf(table, owner) : null;
    const inCombat = view.combat !== undefined;
    const effectOf = (its: Choice[]): string[] => inCombat && owner ? effectLines(its, deciding.choices, view.combat!, owner) : [];
    return (
        <div class="hand-place">
            {cards && (view.sides[owner!].hand || view.sides[owner!].start || view.sides[owner!].unit_deck_cards) ? (
                <Hand cards={cards} tables={tables} choices={deciding.choices} live={liveCards(deciding.choices)} picked={deciding.picked.card} hinted={deciding.hint?.card ?? null}
                    effectOf={effectOf} prestige={view.phase === 'setup' || view.doing === 'sacrifice' ? null : view.sides[owner ?? home].prestige}
                    onCard={deciding.onCard} onCardFocus={deciding.onCardFocus} onDrag={deciding.takeCard} />
            ) : <p class="hand-hidden">{t(mine.length ? 'hand.hidden' : 'hand.watching')}</p>}
            <HandFacts table={table} />
        </div>
    );
}
