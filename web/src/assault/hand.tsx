// The hand along the bottom, in an order that stays: units, operations, combat and surprise cards, the dear ones first.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { HandCard } from '../common/hand_card';
import { signed, t } from '../common/i18n';
import { settlingStyle, useSettling } from '../common/settling';
import { type Choice, keyOf, kindOf } from './actions';
import { CardFace, frameOf } from './card_face';
import type { Card, Tables } from './types';
import { cardRow, isBluff, unitRow } from './words';

const order = ['unit', 'operations', 'combat', 'surprise', 'bluff'];

const rankOf = (tables: Tables | null, kind: string): number =>
    order.indexOf(unitRow(tables, kind) ? 'unit' : isBluff(kind) ? 'bluff' : cardRow(tables, kind)?.type ?? 'surprise');

interface Held {
    key: string;
    card: Card;
    /** Copies that are alike lie on each other. */
    count: number;
}

export function sortHand(cards: Card[], tables: Tables | null): Held[] {
    const held = new Map<string, Held>();
    for (const card of cards) {
        const key = keyOf(card), old = held.get(key);
        held.set(key, { key, card, count: (old?.count ?? 0) + 1 });
    }
    const cost = ({ card }: Held): number => unitRow(tables, card.card)?.cost ?? cardRow(tables, card.card)?.cost ?? 0;
    return [...held.values()].sort((a, b) => rankOf(tables, a.card.card) - rankOf(tables, b.card.card) || cost(b) - cost(a) || a.key.localeCompare(b.key));
}

/** What takes a discarded card, in the order in which these would lie in the hand. */
export function inHandOrder(choices: Choice[], tables: Tables | null): Choice[] {
    const order = sortHand(choices.map(choice => choice.discard!), tables).map(({ key }) => key);
    return [...choices].sort((a, b) => order.indexOf(keyOf(a.discard!)) - order.indexOf(keyOf(b.discard!)));
}

/** So many cards make one row, and so many two; in more rows they are lower. */
const ONE_ROW = 5, TWO_ROWS = 10;

/** Places in the hand while it is pointed at: who was there stays there, what goes leaves a gap, what comes stands at the end. */
export function keepPlaces(places: string[], keys: string[]): string[] {
    return places.some(key => keys.includes(key)) ? [...places, ...keys.filter(key => !places.includes(key))] : keys;
}

/** What can be played comes first where the whole hand may not be in sight. */
export const playableFirst = (held: Held[], live: Set<string>): Held[] => [...held.filter(({ key }) => live.has(key)), ...held.filter(({ key }) => !live.has(key))];

/** Under the mouse no card moves: the next click would hit another one. */
function usePlaces(keys: string[]): { places: string[]; point: (isPointed: boolean) => void } {
    const [isPointed, point] = useState(false), before = useRef<string[]>([]);
    before.current = isPointed ? keepPlaces(before.current, keys) : keys;
    return { places: before.current, point };
}

export interface HandProps {
    cards: Card[];
    tables: Tables | null;
    choices: Choice[];
    live: Set<string>;
    picked: string | null;
    hinted: string | null;
    /** What a card would do now, where that can be told in a few words. */
    effectOf: (choices: Choice[]) => string[];
    /** What is left to spend: dearer cards say so. */
    prestige: number | null;
    /** The combat wants the room: what can be played comes first. */
    inCombat: boolean;
    onCard: (card: string) => void;
    onCardFocus: (card: string | null) => void;
    onDrag: (card: string) => void;
}

/** What a card would do now: how it changes a value, and what that would cost the target. */
function CardEffect({ lines: [first, ...rest] }: { lines: string[] }): JSX.Element {
    return <span class="card-effect" title={t('assault.effect.if')}>{first}{rest.map(line => <small key={line}>{line}</small>)}</span>;
}

export function Hand({ cards, tables, choices, live, picked, hinted, effectOf, prestige, inCombat, onCard, onCardFocus, onDrag }: HandProps): JSX.Element {
    const sorted = sortHand(cards, tables), held = inCombat ? playableFirst(sorted, live) : sorted;
    const { places, point } = usePlaces(held.map(({ key }) => key)), settling = useSettling(places.join());
    return (
        <ul class={`hand ${places.length > ONE_ROW ? 'full' : ''} ${places.length > TWO_ROWS ? 'three-rows' : ''}`} style={settlingStyle(settling)} aria-label={t('hand.title')}
            onPointerEnter={event => event.pointerType === 'mouse' && point(true)} onPointerLeave={() => point(false)}>
            {places.map((key, i) => {
                const found = held.find(one => one.key === key);
                if (!found)
                    return <li key={key} class="gap" aria-hidden="true" />;
                const { card, count } = found, its = choices.filter(choice => choice.card === key), effect = its.length ? effectOf(its) : [];
                const cost = unitRow(tables, card.card)?.cost ?? cardRow(tables, card.card)?.cost ?? 0;
                const sacrifice = its.find(choice => choice.verb === 'sacrifice');
                return (
                    <li key={key}>
                        <HandCard place={i + 1} name={kindOf(key)} looks={`${frameOf(tables, key)} ${prestige !== null && cost > prestige ? 'too-dear' : ''}`}
                            isLive={live.has(key)} isRaised={picked === key} isHinted={hinted === key} aria-pressed={picked === key}
                            onPoint={isPointed => onCardFocus(isPointed ? key : null)} draggable={live.has(key)} onDragStart={event => {
                                event.dataTransfer?.setData('text/plain', key);
                                onDrag(key);
                            }} onClick={() => onCard(key)}>
                            <CardFace card={card} tables={tables}
                                note={sacrifice || effect.length ? <CardEffect lines={sacrifice ? [signed(sacrifice.value ?? 0), ...effect] : effect} /> : null} />
                            {count > 1 && <span class="card-count">×{count}</span>}
                        </HandCard>
                    </li>
                );
            })}
            {!held.length && <li class="no-cards">{t('hand.empty')}</li>}
        </ul>
    );
}
