// The hand along the bottom: command cards as order slips with the sections they order.
import type { JSX } from 'preact';
import { HandCard } from '../common/hand_card';
import { t } from '../common/i18n';
import { seatName } from '../common/seats';
import { sharedCard } from './actions';
import type { CardRow, Tables } from './types';
import { cardName, cardText } from './words';

const ALL = 99; // cards.c: all units of the section

/** The three sections as the player sees them, with the number of units that may be ordered. */
function SectionMap({ row }: { row: CardRow }): JSX.Element {
    return (
        <svg class="sections" viewBox="0 0 60 26" aria-hidden="true">
            {row.wing.map((count, i) => (
                <g key={i} transform={`translate(${1 + 20 * i} 1)`}>
                    <rect class={count ? 'lit' : 'dim'} width="18" height="24" rx="2" />
                    {count > 0 && <text x="9" y="17">{count === ALL ? '∗' : count}</text>}
                </g>
            ))}
        </svg>
    );
}

const symbols: Record<string, string> = {
    'armor-assault': 'die-armor', 'infantry-assault': 'die-infantry', 'move-out': 'die-infantry', 'artillery-bombard': 'unit-artillery',
    barrage: 'die-grenade', 'air-power': 'die-grenade', ambush: 'marker-attack', 'close-assault': 'marker-attack', firefight: 'marker-attack',
    'dig-in': 'obstacle-sandbags', 'their-finest-hour': 'die-star', 'direct-from-hq': 'die-star', 'medics-and-mechanics': 'marker-medal',
    'counter-attack': 'die-flag', 'behind-enemy-lines': 'die-infantry',
};

/** A drawing of the sprite in a square of its own; the faces of a die leave room for its frame. */
function Symbol({ id, size }: { id: string; size: number }): JSX.Element {
    const box = id.startsWith('die-') || id.startsWith('unit-') ? '-30 -30 60 60' : '-50 -50 100 100';
    return <svg class="drawing card-symbol" viewBox={box} width={size} height={size} aria-hidden="true"><use href={`#${id}`} /></svg>;
}

export function CardFace({ card, tables }: { card: string; tables: Tables | null }): JSX.Element {
    const row = tables?.cards.find(one => one.word === card);
    const isSection = row?.wing.some(count => count > 0) ?? false;
    return (
        <>
            <span class="card-name">{cardName(card)}</span>
            {row && isSection ? <SectionMap row={row} /> : <Symbol id={symbols[card] ?? 'die-star'} size={34} />}
            <span class="card-text">{cardText(card)}</span>
        </>
    );
}

/** A card that lies between partners. */
function SharedCard({ card, place, tables, playable, raised, hinted, pointed, onCard, onCardFocus }: {
    card: string; place: number; pointed: Set<string>;
} & Pick<HandProps, 'tables' | 'playable' | 'raised' | 'hinted' | 'onCard' | 'onCardFocus'>): JSX.Element {
    const id = sharedCard(card);
    return (
        <li class="shared-card">
            <span class="between-title">{t('hand.shared')}</span>
            <HandCard place={place} name={id} isLive={playable(id)} isRaised={raised === id} isHinted={hinted === id} looks={pointed.has(card) ? 'pointed-card' : ''}
                onPoint={isPointed => onCardFocus(isPointed ? id : null)} onBlur={() => onCardFocus(null)} onClick={() => onCard(id)}>
                <CardFace card={card} tables={tables} />
            </HandCard>
        </li>
    );
}

/** The hand of a partner, face up and small: it can be looked at and pointed at. */
function PartnersHand({ seat, cards, pointed, onCard, onCardFocus }: {
    seat: string; cards: string[]; pointed: Set<string>; onCard: (card: string) => void; onCardFocus: (card: string | null) => void;
}): JSX.Element {
    return (
        <li class="partners-hand">
            <span class="between-title">{seatName(seat)}</span>
            <ul aria-label={t('hand.of', { who: seatName(seat) })}>
                {cards.map((card, i) => (
                    <li key={`${card}${i}`}><button type="button" class={`small-card ${pointed.has(card) ? 'pointed-card' : ''}`} onFocus={() => onCardFocus(card)} onBlur={() => onCardFocus(null)}
                        onPointerEnter={event => event.pointerType === 'mouse' && onCardFocus(card)} onPointerLeave={() => onCardFocus(null)} onClick={() => onCard(card)}>{cardName(card)}</button></li>
                ))}
            </ul>
        </li>
    );
}

interface HandProps {
    cards: string[];
    /** Cards one of which is kept; they come first. */
    drawn: string[];
    /** What a hint says. */
    hinted: string | null;
    tables: Tables | null;
    playable: (card: string) => boolean;
    raised: string | null;
    /** The open card between partners, and the partner's hand. */
    shared: string | null;
    partner: { seat: string; cards: string[] } | null;
    /** Cards that a partner points at. */
    pointed: Set<string>;
    onCard: (card: string) => void;
    /** A partner's card is clicked. */
    onTheirs: (card: string) => void;
    /** A card is pointed at, or none any more. */
    onCardFocus: (card: string | null) => void;
}

export function Hand({ cards, drawn, tables, playable, raised, hinted, shared, partner, pointed, onCard, onTheirs, onCardFocus }: HandProps): JSX.Element {
    const isLive = (card: string, i: number): boolean => (!drawn.length || i < drawn.length) && playable(card);
    return (
        <ul class="hand" aria-label={t('hand.title')}>
            {[...drawn, ...cards].map((card, i) => (
                <li key={`${card}${i}`}>
                    <HandCard place={i + 1} name={card} isLive={isLive(card, i)} isRaised={raised === card} isHinted={hinted === card && isLive(card, i)} looks={pointed.has(card) ? 'pointed-card' : ''}
                        onPoint={isPointed => onCardFocus(isPointed ? card : null)} onBlur={() => onCardFocus(null)} onClick={() => onCard(card)}>
                        <CardFace card={card} tables={tables} />
                    </HandCard>
                </li>
            ))}
            {shared && <SharedCard card={shared} place={cards.length + drawn.length + 1} {...{ tables, playable, raised, hinted, pointed, onCard, onCardFocus }} />}
            {partner && <PartnersHand {...partner} {...{ pointed, onCardFocus }} onCard={onTheirs} />}
            {cards.length + drawn.length === 0 && !shared && <li class="no-cards">{t('hand.empty')}</li>}
        </ul>
    );
}
