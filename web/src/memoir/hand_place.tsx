// Along the bottom: the card in play, one's own hand, and what can be said of the other cards.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { HandFacts, othersOf } from '../common/table_parts';
import { Button } from '../common/ui';
import { CardFace, Hand } from './hand';
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
    const { view, mine, deciding: { raised, onCard } } = table;
    return (
        <HandFacts hands={othersOf(sides, mine).map(seat => ({ seat, text: t('hand.other', { side: sideName(seat), n: view.sides[seat].cards }) }))}
            deck={view.deck} discards={view.discard.length} onDiscards={() => table.setOpen('discards')} presence={table}
            before={raised && <Button kind="primary" onClick={() => onCard(raised)}>{t('hand.play')}: {cardName(raised)}</Button>} />
    );
}

export function HandPlace({ table }: { table: OpenTable }): JSX.Element {
    const { view, tables, mine, hotSeat, deciding } = table, inPlay = cardInPlay(view);
    const hand = hotSeat.handOf ? view.sides[hotSeat.handOf]?.hand : undefined, drawn = view.drawn && table.decides ? view.drawn : null;
    const verb = drawn ? 'keep' : 'play';
    return (
        <div class="hand-place">
            {inPlay && <InPlay side={inPlay.side} own={inPlay.side === table.home} card={inPlay.card} left={view.orders_left} tables={tables} />}
            {drawn || hand ? (
                <Hand cards={hand ?? []} drawn={drawn ?? []} hinted={deciding.hint?.card ?? null} tables={tables} raised={deciding.raised}
                    playable={card => deciding.choices.some(choice => choice.verb === verb && choice.words[0] === card)}
                    onCard={deciding.onCard} onCardFocus={deciding.onCardFocus} />
            ) : <p class="hand-hidden">{t(mine.length ? 'hand.hidden' : 'hand.watching')}</p>}
            <Facts table={table} />
        </div>
    );
}
