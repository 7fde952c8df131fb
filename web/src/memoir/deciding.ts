// Deciding: what is selected, and what a click, tap or card means. The legal list comes from the server; here it is only
// pointed at.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Session, SessionState } from '../common/session';
import { settings, stepTime } from '../common/settings';
import { type Choice, type Click, forced, goalOf, nameable, onlyOrigin, originOf, origins, readChoice, readClick, unusedAttackers } from './actions';
import { type CardNote, playsOf, useCardNote } from './card_note';
import { type Advice, useHint } from './hint';
import { type Refusal, useRefusal } from './refusal';
import type { View } from './types';

export interface Deciding {
    /** What can be done; in a lesson, what it asks for. */
    choices: Choice[];
    /** The whole legal list. */
    all: Choice[];
    /** The unit whose choices are shown. */
    chosen: string | null;
    done: Choice | undefined;
    /** Several actions fit: ask which. */
    ask: Choice[] | null;
    /** Attacks are left: ask whether the turn may end. */
    asksEnd: boolean;
    refusal: Refusal | null;
    hint: Advice | null;
    /** Something that is done by itself, since there is no choice. */
    auto: Choice | null;
    /** On a touch screen: the card and the hex that were tapped once. */
    raised: string | null;
    tapped: string | null;
    note: CardNote | null;
    perform: (choice: Choice) => void;
    confirmTap: () => void;
    onHex: (hex: string, touched: boolean) => void;
    onCard: (card: string) => void;
    onCardFocus: (card: string | null) => void;
    finish: () => void;
    undo: () => void;
    askHint: () => void;
    nextUnit: (focus: string | null) => string | undefined;
    letGo: () => void;
    closeAsk: () => void;
}

export interface DecidingInput {
    session: Session;
    state: SessionState;
    /** The position of now; null before there is one. */
    live: View | null;
    /** It is ours to decide, and all that is known about it is here. */
    decides: boolean;
    /** Nothing is done by itself while this is so. */
    holds: boolean;
    /** What a lesson allows of the legal list. */
    allows: ((action: string) => boolean) | null;
    onTouched: () => void;
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What the player has picked up, to be used by the next click. */
interface Picked {
    /** The unit that was clicked. */
    unit: string | null;
    tapped: string | null;
    raised: string | null;
}

const NOTHING: Picked = { unit: null, tapped: null, raised: null };

/** What is asked before something is done: which of several, or whether to end the turn. */
function useQuestions(): { ask: Choice[] | null; asksEnd: boolean; setAsk: (choices: Choice[]) => void; askEnd: () => void; closeAsk: () => void } {
    const [question, setQuestion] = useState<Choice[] | 'end' | null>(null);
    return {
        ask: question === 'end' ? null : question, asksEnd: question === 'end',
        setAsk: setQuestion, askEnd: () => setQuestion('end'), closeAsk: () => setQuestion(null),
    };
}

/** What leaves no choice is done by itself, after a moment. */
function useForced(auto: Choice | null, seen: number, perform: (choice: Choice) => void): void {
    const tried = useRef(''); // once for each position: what is refused is not asked for again and again
    useEffect(() => {
        const attempt = auto ? `${seen} ${auto.text}` : '';
        if (!auto || tried.current === attempt)
            return undefined;
        const timer = window.setTimeout(() => {
            tried.current = attempt;
            perform(auto);
        }, auto.verb === 'pass' ? 0 : stepTime() * 2);
        return () => clearTimeout(timer);
    }, [auto?.text, seen]);
}

/** What a click means; the empty hex that may be taken can be clicked, too. */
function clickOn(choices: Choice[], live: View | null, chosen: string | null, hex: string): Click {
    const ground = choices.filter(choice => choice.verb === 'take-ground' && live?.open[live.open.length - 1]?.to === hex);
    return ground.length ? { act: ground } : readClick(choices, chosen, hex);
}

/** The next thing a key leads to: a goal of the chosen unit, or something that can be chosen. */
function nextAfter(choices: Choice[], chosen: string | null, focus: string | null): string | undefined {
    const goals = choices.filter(choice => chosen && originOf(choice) === chosen).map(choice => goalOf(choice)!);
    const list = [...new Set(goals.length ? goals : [...origins(choices), ...nameable(choices)])];
    return list[(list.indexOf(focus ?? '') + 1) % list.length];
}

export function useDeciding({ session, state, live, decides, holds, allows, onTouched }: DecidingInput): Deciding {
    const [picked, setPicked] = useState(NOTHING);
    const pick = (change: Partial<Picked>): void => setPicked(old => ({ ...old, ...change }));
    const { ask, asksEnd, setAsk, askEnd, closeAsk } = useQuestions();
    const all = decides ? state.legal.map(readChoice) : [], choices = allows ? all.filter(choice => allows(choice.text)) : all;
    const chosen = picked.unit && origins(choices).has(picked.unit) ? picked.unit : onlyOrigin(choices);
    const done = choices.find(choice => choice.verb === 'done');
    const refusals = useRefusal(session, decides && live ? { live, seat: state.seat, all, chosen } : null);
    const hints = useHint(session, decides, unit => pick({ unit }));
    const cards = useCardNote(session, choices, decides && live?.phase === 'play-card');

    const letGo = (): void => {
        setPicked(NOTHING);
        refusals.clear();
        hints.clear();
        session.clearComplaint();
    };
    const perform = (choice: Choice): void => {
        letGo();
        closeAsk();
        cards.point(null);
        void session.act(choice.text);
    };
    const offer = (list: Choice[]): void => {
        if (list.length === 1)
            perform(list[0]!);
        else if (list.length)
            setAsk(list);
    };
    const actOn = (hex: string, act: Choice[], touched: boolean): void => {
        const { verb } = act[0]!;
        if (refusals.refusal && verb === 'attack' && !picked.unit)
            setAsk(act); // whoever meant another unit is asked: an attack cannot be taken back
        else if (touched && !['order', 'move'].includes(verb) && picked.tapped !== hex) {
            pick({ tapped: hex }); // what cannot be taken back is tapped twice on a touch screen
            onTouched();
        } else
            offer(act);
    };
    const onHex = (hex: string, touched: boolean): void => {
        refusals.clear();
        const click = clickOn(choices, live, chosen, hex);
        if (click.act)
            return actOn(hex, click.act, touched);
        pick({ tapped: null, ...(click.select ? { unit: click.select === chosen ? null : click.select } : {}) });
        if (click.select)
            return undefined;
        if (touched)
            onTouched();
        return refusals.explain(hex);
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
    const finish = (): void => {
        if (done && live?.phase === 'battle' && settings.get().confirmEnd && unusedAttackers(choices).size > 0)
            askEnd();
        else if (done)
            perform(done);
    };
    const undo = (): void => {
        letGo();
        if (state.undo?.allowed)
            void session.undo();
        else
            session.complain(state.undo ? t('undo.closed', { text: state.undo.text }) : t('undo.none'), null);
    };
    const auto = decides && live && !holds && !state.busy ? forced(all, live.phase, live.doing, state.entries[state.entries.length - 1]?.did) : null;
    useForced(auto, state.seen, perform);
    return {
        choices, all, auto, chosen, done, ask, asksEnd, closeAsk, perform, onHex, onCard, finish, undo, letGo,
        refusal: refusals.refusal, hint: hints.hint, askHint: hints.askHint, note: cards.note, onCardFocus: cards.point, raised: picked.raised, tapped: picked.tapped,
        confirmTap: () => offer(picked.tapped ? clickOn(choices, live, chosen, picked.tapped).act ?? [] : []),
        nextUnit: focus => nextAfter(choices, chosen, focus),
    };
}
