// Deciding, as far as it is the same in every game: the legal list, what is asked before something is done, and what ends with it.
// What is picked up, and what a click means, is known by the game.
import { type Advice, isAbout, useHint } from './hint';
import { t } from './i18n';
import type { Offer } from './protocol';
import { type AnyChoice, useForced, useQuestions } from './questions';
import { type Question, type Refusal, useRefusal } from './refusal';
import type { Session, SessionState } from './session';
import { settings } from './settings';

export interface DecidingInput<V> {
    session: Session;
    state: SessionState;
    /** The position of now; null before there is one. */
    live: V | null;
    /** It is ours to decide, and all that is known about it is here. */
    decides: boolean;
    /** Nothing is done by itself while this is so. */
    holds: boolean;
    /** What a lesson allows of the legal list. */
    allows: ((action: string) => boolean) | null;
    onTouched: () => void;
}

export interface Acting<C extends AnyChoice> {
    /** What can be done; in a lesson, what it asks for. */
    choices: C[];
    /** The whole legal list. */
    all: C[];
    done: C | undefined;
    /** Several actions fit: ask which. */
    ask: C[] | null;
    /** Attacks are left: ask whether the turn may end. */
    asksEnd: boolean;
    refusal: Refusal | null;
    hint: Advice | null;
    /** Something that is done by itself, since there is no choice: also while it is on its way. */
    auto: C | null;
    /** An answer to a reaction window is on its way: the server keeps it until its time has come. */
    answering: boolean;
    perform: (choice: C) => void;
    /** Do it; or ask which, if there are several. */
    offer: (choices: C[]) => void;
    setAsk: (choices: C[]) => void;
    closeAsk: () => void;
    explain: (about: string) => void;
    /** A cell or card is pointed at: what was said of something else is no longer to the point. */
    turnTo: (about: string) => void;
    askHint: () => void;
    /** End the step, or pass what is asked. */
    finish: () => void;
    undo: () => void;
    letGo: () => void;
}

/** What the page of every game wants to know of deciding: the game adds what is picked up. */
export interface AnyDeciding<C extends AnyChoice> extends Acting<C> {
    /** On a touch screen: the cell that was tapped once. */
    tapped: string | null;
    confirmTap: () => void;
    onCard: (card: string) => void;
    onCardFocus: (card: string | null) => void;
    nextUnit: (focus: string | null) => string | undefined;
}

/** What a game knows of deciding. */
interface Ways<C extends AnyChoice> {
    read: (offer: Offer) => C;
    /** What is done by itself, of the whole legal list. */
    forced: (all: C[]) => C | null;
    /** Something could still be done that is easily forgotten. */
    mayForget: (choices: C[]) => boolean;
    questionAbout: (about: string) => Question;
    adviceOf: (action: string) => Advice;
    onAdvice: (advice: Advice) => void;
    /** What is picked up is put down. */
    putDown: () => void;
    onCardFocus: (card: string | null) => void;
}

/** The next of those that a key leads to. */
export const nextIn = (list: string[], focus: string | null): string | undefined => list[(list.indexOf(focus ?? '') + 1) % list.length];

export function useActing<C extends AnyChoice, V>({ session, state, live, decides, holds, allows }: DecidingInput<V>, ways: Ways<C>): Acting<C> {
    const { ask, asksEnd, setAsk, askEnd, closeAsk } = useQuestions<C>();
    const all = decides ? state.legal.map(ways.read) : [], choices = allows ? all.filter(choice => allows(choice.text)) : all;
    const done = choices.find(choice => choice.verb === 'done'), passes = choices.find(choice => choice.verb === 'pass');
    const refusals = useRefusal(session, about => decides && live ? ways.questionAbout(about) : null);
    const hints = useHint(session, decides, ways.adviceOf, ways.onAdvice);
    const letGo = (): void => {
        ways.putDown();
        refusals.clear();
        hints.clear();
        session.clearComplaint();
    };
    const turnTo = (about: string): void => {
        refusals.clear();
        if (!isAbout(hints.hint, about))
            hints.clear();
    };
    const perform = (choice: C): void => {
        letGo();
        closeAsk();
        ways.onCardFocus(null);
        /* What ends something is meant for what stood there when it was clicked. */
        if (choice.verb === 'done' || choice.verb === 'pass')
            void session.act(choice.text);
        else
            session.actNext(choice.text);
    };
    const offer = (list: C[]): void => {
        if (list.length === 1)
            perform(list[0]!);
        else if (list.length)
            setAsk(list);
    };
    const finish = (): void => {
        if (done && settings.get().confirmEnd && ways.mayForget(choices))
            askEnd();
        else if (done || passes)
            perform(done ?? passes!);
    };
    const undo = (): void => {
        letGo();
        if (state.undo?.allowed)
            void session.undo();
        else
            session.complain(state.undo ? t('undo.closed', { text: state.undo.text }) : t('undo.none'), null);
    };
    const auto = decides && live && !holds ? ways.forced(all) : null;
    useForced(auto, state.seen, state.busy, perform);
    return {
        choices, all, done, ask, asksEnd, auto, answering: decides && state.busy && state.status?.window !== undefined, setAsk, closeAsk, perform, offer, finish, undo, letGo,
        refusal: refusals.refusal, explain: refusals.explain, turnTo, hint: hints.hint, askHint: hints.askHint,
    };
}
