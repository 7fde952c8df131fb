// Deciding: what is selected, and what a click, tap or card means. The legal list comes from the server; here it is only
// pointed at.
import { useState } from 'preact/hooks';
import { type Acting, type AnyDeciding, type DecidingInput, nextIn, useActing } from '../common/deciding';
import { isTouch } from '../common/questions';
import { type Choice, type Click, forced, goalOf, nameable, onlyOrigin, originOf, origins, readChoice, readClick, unusedAttackers } from './actions';
import { type CardNote, playsOf, useCardNote } from './card_note';
import { adviceOf } from './hint';
import { questionAbout } from './refusal';
import type { Side, View } from './types';

export interface Deciding extends AnyDeciding<Choice> {
    /** The unit whose choices are shown. */
    chosen: string | null;
    /** On a touch screen: the card that was tapped once. */
    raised: string | null;
    note: CardNote | null;
    onHex: (hex: string, touched: boolean) => void;
}

/** What the player has picked up, to be used by the next click. */
interface Picked {
    /** The unit that was clicked. */
    unit: string | null;
    tapped: string | null;
    raised: string | null;
}

const NOTHING: Picked = { unit: null, tapped: null, raised: null };

/** What a click means; the empty hex that may be taken can be clicked, too. */
function clickOn(choices: Choice[], live: View | null, chosen: string | null, hex: string): Click {
    const ground = choices.filter(choice => choice.verb === 'take-ground' && live?.open[live.open.length - 1]?.to === hex);
    return ground.length ? { act: ground } : readClick(choices, chosen, hex);
}

/** The next thing a key leads to: a goal of the chosen unit, or something that can be chosen. */
function nextAfter(choices: Choice[], chosen: string | null, focus: string | null): string | undefined {
    const goals = choices.filter(choice => chosen && originOf(choice) === chosen).map(choice => goalOf(choice)!);
    return nextIn([...new Set(goals.length ? goals : [...origins(choices), ...nameable(choices)])], focus);
}

/** `side`: ours that decides. */
export function useDeciding(input: DecidingInput<View> & { side: Side | null }): Deciding {
    const { session, state, live, decides, onTouched } = input;
    const [picked, setPicked] = useState(NOTHING);
    const pick = (change: Partial<Picked>): void => setPicked(old => ({ ...old, ...change }));
    const acting: Acting<Choice> = useActing(input, {
        read: readChoice, forced: all => forced(all, live!.phase, live!.doing, state.entries[state.entries.length - 1]?.did),
        mayForget: choices => live?.phase === 'battle' && unusedAttackers(choices).size > 0,
        questionAbout: hex => questionAbout({ live: live!, side: input.side, all: acting.all, chosen }, hex),
        adviceOf, onAdvice: ({ cells }) => cells.length > 1 && pick({ unit: cells[0]! }),
        putDown: () => setPicked(NOTHING), onCardFocus: card => cards.point(card),
    });
    const { choices, offer, refusal, setAsk, explain, turnTo } = acting;
    const chosen = picked.unit && origins(choices).has(picked.unit) ? picked.unit : onlyOrigin(choices);
    const cards = useCardNote(session, choices, decides && live?.phase === 'play-card');
    const actOn = (hex: string, act: Choice[], touched: boolean): void => {
        const { verb } = act[0]!;
        if (refusal && verb === 'attack' && !picked.unit)
            setAsk(act); // whoever meant another unit is asked: an attack cannot be taken back
        else if (touched && !['order', 'move'].includes(verb) && picked.tapped !== hex) {
            pick({ tapped: hex }); // what cannot be taken back is tapped twice on a touch screen
            onTouched();
        } else
            offer(act);
    };
    const onHex = (hex: string, touched: boolean): void => {
        turnTo(hex);
        const click = clickOn(choices, live, chosen, hex);
        if (click.act)
            return actOn(hex, click.act, touched);
        pick({ tapped: null, ...(click.select ? { unit: click.select === chosen ? null : click.select } : {}) });
        if (click.select)
            return undefined;
        if (touched)
            onTouched();
        return explain(hex);
    };
    const onCard = (card: string): void => {
        const plays = playsOf(choices, card);
        cards.point(card);
        if (!plays.length)
            onTouched();
        else if (isTouch() && picked.raised !== card)
            pick({ raised: card });
        else
            offer(plays);
    };
    return {
        ...acting, chosen, onHex, onCard, note: cards.note, onCardFocus: cards.point, raised: picked.raised, tapped: picked.tapped,
        confirmTap: () => offer(picked.tapped ? clickOn(choices, live, chosen, picked.tapped).act ?? [] : []),
        nextUnit: focus => nextAfter(choices, chosen, focus),
    };
}
