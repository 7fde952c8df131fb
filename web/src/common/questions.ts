// What stands between a click and what it does: a question which of several actions is meant, or whether the turn may end;
// and what is done by itself because there is no choice.
import { useEffect, useRef, useState } from 'preact/hooks';
import { stepTime } from './settings';

/** An action of the legal list, as far as the common parts care. */
export interface AnyChoice {
    /** As it is sent. */
    text: string;
    verb: string;
}

export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export interface Questions<C extends AnyChoice> {
    /** Several actions fit: which? */
    ask: C[] | null;
    asksEnd: boolean;
    setAsk: (choices: C[]) => void;
    askEnd: () => void;
    closeAsk: () => void;
}

/** What is asked before something is done: which of several, or whether to end the turn. */
export function useQuestions<C extends AnyChoice>(): Questions<C> {
    const [question, setQuestion] = useState<C[] | 'end' | null>(null);
    return {
        ask: question === 'end' ? null : question, asksEnd: question === 'end',
        setAsk: setQuestion, askEnd: () => setQuestion('end'), closeAsk: () => setQuestion(null),
    };
}

/** What leaves no choice is done by itself, after a moment, once nothing else is on its way. */
export function useForced<C extends AnyChoice>(auto: C | null, seen: number, busy: boolean, perform: (choice: C) => void): void {
    const tried = useRef(''); // once for each position: what is refused is not asked for again and again
    useEffect(() => {
        const attempt = auto ? `${seen} ${auto.text}` : '';
        if (!auto || busy || tried.current === attempt)
            return undefined;
        const timer = window.setTimeout(() => {
            tried.current = attempt;
            perform(auto);
        }, auto.verb === 'pass' ? 0 : stepTime() * 2);
        return () => clearTimeout(timer);
    }, [auto?.text, seen, busy]);
}
