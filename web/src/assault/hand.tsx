// The hand along the bottom, in an order that stays: units, operations, combat and surprise cards, the dear ones first.
import type { JSX } from 'preact';
import { HandCard } from '../common/hand_card';
import { signed, t } from '../common/i18n';
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

/** So many cards lie side by side; more make a second row, and very many, as there are to choose from at first, a third. */
const ONE_ROW = 5, TWO_ROWS = 14;

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
    onCard: (card: string) => void;
    onCardFocus: (card: string | null) => void;
    onDrag: (card: string) => void;
}

/** What a card would do now: how it changes a value, and what that would cost the target. */
function CardEffect({ lines: [first, ...rest] }: { lines: string[] }): JSX.Element {
    return <span class="card-effect" title={t('assault.effect.if')}>{first}{rest.map(line => <small key={line}>{line}</small>)}</span>;
}

export function Hand({ cards, tables, choices, live, picked, hinted, effectOf, prestige, onCard, onCardFocus, onDrag }: HandProps): JSX.Element {
    const held = sortHand(cards, tables), rows = held.length > TWO_ROWS ? 3 : held.length > ONE_ROW ? 2 : 1;
    return (
        <ul class={`hand ${rows > 1 ? 'full' : ''} ${rows > 2 ? 'three-rows' : ''}`} style={{ '--columns': rows > 1 ? Math.ceil(held.length / rows) : ONE_ROW }} aria-label={t('hand.title')}>
            {held.map(({ key, card, count }, i) => {
                const its = choices.filter(choice => choice.card === key), effect = its.length ? effectOf(its) : [], cost = unitRow(tables, card.card)?.cost ?? cardRow(tables, card.card)?.cost ?? 0;
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
