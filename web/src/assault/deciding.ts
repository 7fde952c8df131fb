// Deciding: what is picked up, and what a click, tap, drop or card means. The legal list comes from the server; here it is only
// pointed at.
import { useEffect, useState } from 'preact/hooks';
import { type Acting, type AnyDeciding, type DecidingInput, nextIn, useActing } from '../common/deciding';
import { type Choice, forced, forgottenAttackers, goals, isAttack, liveCards, NOTHING, ofCard, origins, type Picked, readChoice, readClick } from './actions';
import type { Plan } from './geometry';
import { adviceOf } from './hint';
import { questionAboutCard, questionAboutTile } from './refusal';
import type { Board, Side, Tables, View } from './types';

export interface Deciding extends AnyDeciding<Choice> {
    picked: Picked;
    /** The card that is pointed at. */
    cardInFocus: string | null;
    onTile: (tile: string, touched: boolean) => void;
    onCarry: (from: string, to: string) => void;
    /** A card is taken up to be carried to the map. */
    takeCard: (card: string) => void;
}

interface Known {
    tables: Tables | null;
    board: Board;
    plan: Plan;
}

/** What can be taken back is done by one tap; the rest is tapped twice on a touch screen. */
const harmless = new Set(['move', 'place']);

/** A click only shows what would be done, and the next one does it: a swap, which is easily mistaken for picking up another unit; an
 * attack while no attacker was chosen; and with a finger all that cannot be taken back. */
function wantsSecond(choices: Choice[], from: Picked, touched: boolean): boolean {
    return choices.every(choice => choice.verb === 'swap') || (from.unit === null && choices.every(isAttack))
        || (touched && !choices.every(choice => harmless.has(choice.verb)));
}

/** What is still there to be picked up. */
function stillThere(picked: Picked, choices: Choice[]): Picked {
    if (picked.unit && !origins(choices).has(picked.unit))
        return NOTHING;
    return picked.card && !liveCards(choices).has(picked.card) ? NOTHING : picked;
}

function nextAfter(choices: Choice[], picked: Picked, focus: string | null): string | undefined {
    const found = [...goals(choices, picked).keys()];
    return nextIn(found.length ? found : [...origins(choices)], focus);
}

const isCard = (about: string): boolean => about.includes('#') || about.startsWith('bluff');

export function useDeciding(input: DecidingInput<View>, { tables, board, plan }: Known): Deciding {
    const { state, live, onTouched } = input, { seat } = state;
    const [kept, setPicked] = useState(NOTHING);
    const [tapped, setTapped] = useState<string | null>(null);
    const [cardInFocus, setCardInFocus] = useState<string | null>(null);
    const acting: Acting<Choice> = useActing(input, {
        read: readChoice, forced: all => forced(all, state.status?.window), onCardFocus: setCardInFocus,
        mayForget: choices => live?.phase === 'setup' ? choices.some(choice => choice.verb === 'place')
            : live?.phase === 'operations' && !live.doing && forgottenAttackers(choices).size > 0,
        questionAbout: about => {
            const asked = { live: live!, all: acting.all, plan };
            return isCard(about) ? questionAboutCard({ ...asked, seat: seat as Side, board }, about) : questionAboutTile({ ...asked, seat, picked }, about);
        },
        adviceOf: action => adviceOf(action, acting.all, { tables, live, board }),
        onAdvice: ({ cells, card }) => {
            if (card && liveCards(choices).has(card))
                setPicked({ ...NOTHING, card });
            else if (cells.length > 1)
                setPicked({ ...NOTHING, unit: cells[0]! });
        },
        putDown: () => {
            setPicked(NOTHING);
            setTapped(null);
        },
    });
    const { choices, offer, explain, turnTo } = acting, picked = stillThere(kept, choices);
    useEffect(() => setTapped(null), [state.seen]);
    const clickTile = (tile: string, touched: boolean, from: Picked): void => {
        turnTo(tile);
        setCardInFocus(null);
        const click = readClick(choices, from, tile);
        if (click.act && tapped !== tile && wantsSecond(click.act, from, touched)) {
            setPicked(from);
            setTapped(tile);
            if (touched)
                onTouched();
        } else if (click.act)
            offer(click.act);
        else if (click.pick) {
            setTapped(null);
            setPicked(click.pick);
        } else {
            setTapped(null);
            if (touched)
                onTouched();
            explain(tile);
        }
    };
    const onCard = (card: string): void => {
        turnTo(card);
        setCardInFocus(card);
        const its = ofCard(choices, card, null), atOnce = its.filter(choice => choice.tile === null);
        if (!its.length)
            explain(card);
        else if (picked.card !== card)
            setPicked({ ...NOTHING, card });
        else if (atOnce.length)
            offer(atOnce);
        else
            setPicked(NOTHING);
    };
    return {
        ...acting, picked, tapped, cardInFocus, onCard, onCardFocus: setCardInFocus,
        takeCard: card => setPicked({ ...NOTHING, card }),
        onTile: (tile, touched) => clickTile(tile, touched, picked),
        onCarry: (from, to) => {
            setPicked({ ...NOTHING, unit: from });
            clickTile(to, false, { ...NOTHING, unit: from });
        },
        confirmTap: () => offer(tapped ? readClick(choices, picked, tapped).act ?? [] : []),
        nextUnit: focus => nextAfter(choices, picked, focus),
    };
}
