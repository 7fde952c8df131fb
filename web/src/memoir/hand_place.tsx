// Along the bottom: the card in play, one's own hand, and what can be said of the other cards.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { HandFacts, othersOf } from '../common/table_parts';
import { Button } from '../common/ui';
import { cardIn } from './actions';
import { CardFace, Hand } from './hand';
import { pointedCards } from './partners';
import { cardCounts, handOf } from './roles';
import { cardInPlay } from './steps';
import { type PlayedCard, type Side, sides, type Tables } from './types';
import type { OpenTable } from './use_table';
import { cardName, sideName } from './words';

/** The card in play, with the orders that are left. */
function InPlay({ side, own, card, left, tables }: {
    side: Side; own: boolean; card: PlayedCard; left: number | undefined; tables: Tables | null;
}): JSX.Element {
    return (
        <div class={`in-play ${side} ${own ? '' : 'theirs'}`}>
            <span class="in-play-title">{left === undefined || !own ? `${t('hand.inplay')}: ${sideName(side)}` : t('hand.left', { n: left })}</span>
            <div class="card shown"><CardFace card={card.as ?? card.card} tables={tables} /></div>
        </div>
    );
}

/** What is known of everything but the own hand; and a button for the card that is raised. */
function Facts({ table }: { table: OpenTable }): JSX.Element {
    const { view, mine, hotSeat, deciding: { raised, onCard } } = table;
    const between = sides.flatMap(side => view.sides[side].shared && side !== hotSeat.handOf
        ? [{ seat: `${side}.shared`, text: t('hand.shared.of', { side: sideName(side), card: cardName(view.sides[side].shared) }) }] : []);
    return (
        <HandFacts hands={[...cardCounts(view, othersOf(sides, mine)).map(({ seat, n }) => ({ seat, text: t('hand.other', { side: sideName(seat), n }) })), ...between]}
            deck={view.deck} discards={view.discard.length} onDiscards={() => table.setOpen('discards')} presence={table}
            before={raised && <Button kind="primary" onClick={() => onCard(raised)}>{t('hand.play')}: {cardName(raised)}</Button>} />
    );
}

/** The cards that lie open for who sits here: own ones, a partner's, and the one between them. */
function openHands({ view, entered, handSeat, hotSeat }: OpenTable): { own: string[] | undefined; partner: { seat: string; cards: string[] } | null; shared: string | null } {
    const side = hotSeat.handOf;
    if (!side || !handSeat)
        return { own: undefined, partner: null, shared: null };
    const shared = view.sides[side].shared ?? null, other = Object.entries(view.sides[side].partners ?? {}).find(([seat]) => seat !== handSeat);
    return { own: handOf(view, entered, handSeat).hand, partner: other?.[1].hand ? { seat: other[0], cards: other[1].hand } : null, shared };
}

export function HandPlace({ table }: { table: OpenTable }): JSX.Element {
    const { view, tables, mine, deciding, pointsOut, pointOut } = table, inPlay = cardInPlay(view);
    const { own, partner, shared } = openHands(table), drawn = view.drawn && table.decides ? view.drawn : null;
    const verb = drawn ? 'keep' : 'play', point = (card: string): void => pointOut({ card });
    return (
        <div class={`hand-place ${pointsOut ? 'points-out' : ''}`}>
            {inPlay && <InPlay side={inPlay.side} own={inPlay.side === table.home} card={inPlay.card} left={view.orders_left} tables={tables} />}
            {drawn || own ? (
                <Hand cards={own ?? []} drawn={drawn ?? []} shared={shared} partner={partner} pointed={pointedCards(table.state.heard)} hinted={deciding.hint?.card ?? null} tables={tables}
                    raised={deciding.raised} playable={card => deciding.choices.some(choice => choice.verb === verb && cardIn(choice) === card)}
                    onCard={pointsOut ? point : deciding.onCard} onTheirs={pointsOut ? point : deciding.onCardFocus} onCardFocus={deciding.onCardFocus} />
            ) : <p class="hand-hidden">{t(mine.length ? 'hand.hidden' : 'hand.watching')}</p>}
            <Facts table={table} />
        </div>
    );
}
