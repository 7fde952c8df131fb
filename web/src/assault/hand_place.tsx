// Along the bottom: one's own cards, and what can be said of the other ones.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { HandFacts, othersOf } from '../common/table_parts';
import { type Choice, liveCards } from './actions';
import { frameOf } from './card_face';
import { effectLines } from './combat_words';
import { Hand, sortHand } from './hand';
import { type Card, type Side, sides } from './types';
import type { OpenTable } from './use_table';
import { cardName, sideName } from './words';

/** Units are placed that do not come from the hand. */
function placesUnits({ view }: OpenTable, side: Side): boolean {
    const own = view.sides[side];
    return view.phase === 'setup' && view.doing === 'start' && Boolean(own.start?.length || own.unit_deck_cards?.length);
}

/** What lies in the hand: cards, the bluff card; at first the units to begin with. */
function cardsOf(table: OpenTable, side: Side): Card[] {
    const own = table.view.sides[side];
    if (placesUnits(table, side))
        return [...(own.start ?? []), ...(own.unit_deck_cards ?? [])];
    return [...(own.hand ?? []), ...(own.hand && own.bluff ? [{ card: `bluff-${side}`, number: bluffNumber(table, side) }] : [])];
}

/** The number by which the legal list names the bluff card. */
function bluffNumber({ tables }: OpenTable, side: Side): number {
    return tables?.copies.find(copy => copy.card === `bluff-${side}`)?.number ?? 0;
}

/** SETUP-10: who chooses units knows the hand that will be played with. A list of names, each of which tells in the panel what it is. */
function LaterHand({ table, side }: { table: OpenTable; side: Side }): JSX.Element | null {
    const held = sortHand(table.view.sides[side].hand ?? [], table.tables), { onCardFocus } = table.deciding;
    if (!held.length)
        return null;
    return (
        <div class="later-hand">
            <strong>{t('assault.hand.later')}</strong>
            <ul>
                {held.map(({ key, count }) => (
                    <li key={key}>
                        <button type="button" class={frameOf(table.tables, key)} onClick={() => onCardFocus(key)} onFocus={() => onCardFocus(key)}
                            onPointerEnter={event => event.pointerType === 'mouse' && onCardFocus(key)} onPointerLeave={event => event.pointerType === 'mouse' && onCardFocus(null)}>
                            {cardName(table.tables, key)}{count > 1 ? ` ×${count}` : ''}
                        </button>
                    </li>
                ))}
            </ul>
        </div>
    );
}

/** What is known of everything but the own hand. */
function Facts({ table }: { table: OpenTable }): JSX.Element {
    const { view: { sides: known, deck, discards }, mine, hotSeat } = table;
    const hands = (hotSeat.isShared ? sides.filter(side => side !== hotSeat.handOf) : othersOf(sides, mine)).filter(seat => !known[seat].automa).map(seat =>
        ({ seat, text: t('assault.hand.other', { side: sideName(seat), n: known[seat].cards, units: known[seat].unit_cards }) }));
    return (
        <HandFacts hands={hands} deck={deck} discards={discards.length} onDiscards={() => table.setOpen('discards')} presence={table}>
            {table.entered.values && <button type="button" class="button quiet facts-button own-values" onClick={() => table.setOpen('values')}>{t('assault.values.active')}</button>}
        </HandFacts>
    );
}

export function HandPlace({ table }: { table: OpenTable }): JSX.Element {
    const { view, tables, mine, hotSeat, deciding, home } = table, owner = hotSeat.handOf;
    const cards = owner ? cardsOf(table, owner) : null;
    const inCombat = view.combat !== undefined;
    const effectOf = (its: Choice[]): string[] => inCombat && owner ? effectLines(its, deciding.choices, view.combat!, owner, sides.find(side => view.sides[side].automa)) : [];
    return (
        <div class="hand-place">
            {cards && (view.sides[owner!].hand || view.sides[owner!].start || view.sides[owner!].unit_deck_cards) ? (
                <Hand cards={cards} tables={tables} choices={deciding.choices} live={liveCards(deciding.choices)} picked={deciding.picked.card} hinted={deciding.hint?.card ?? null}
                    effectOf={effectOf} inCombat={inCombat} prestige={view.phase === 'setup' || view.doing === 'sacrifice' ? null : view.sides[owner ?? home].prestige}
                    onCard={deciding.onCard} onCardFocus={deciding.onCardFocus} onDrag={deciding.takeCard} />
            ) : <p class="hand-hidden">{t(mine.length ? 'hand.hidden' : 'hand.watching')}</p>}
            {owner && placesUnits(table, owner) && <LaterHand table={table} side={owner} />}
            <Facts table={table} />
        </div>
    );
}
