// A hint: what a computer player would do.
import { useState } from 'preact/hooks';
import { t } from './i18n';
import type { Session } from './session';
import { announcer } from './ui';

export interface Advice {
    text: string;
    /** The cells it is about. */
    cells: string[];
    card: string | null;
}

/** Whoever follows a hint begins with one of its cells, or with its card. */
export const isAbout = (hint: Advice | null, what: string): boolean => hint !== null && (hint.card === what || hint.cells.includes(what));

export interface Hints {
    hint: Advice | null;
    askHint: () => void;
    clear: () => void;
}

/** `read`: an action in the words of its game; `onAdvice`: it has come. */
export function useHint(session: Session, decides: boolean, read: (action: string) => Advice, onAdvice: (advice: Advice) => void): Hints {
    const [given, setGiven] = useState<{ hint: Advice; seen: number } | null>(null), { seen } = session.state.get();
    const setHint = (hint: Advice | null): void => setGiven(hint && { hint, seen: session.state.get().seen });
    const ask = async (): Promise<void> => {
        if (!decides)
            return;
        setHint({ text: t('hint.thinking'), cells: [], card: null });
        try {
            const answer = await session.hint(), advice = read(answer.action);
            if (answer.version !== session.state.get().seen) // the game went on meanwhile
                return setHint(null);
            setHint(advice);
            onAdvice(advice);
            announcer.say(advice.text);
        } catch {
            setHint(null);
        }
    };
    return { hint: given?.seen === seen ? given.hint : null, askHint: () => void ask(), clear: () => setHint(null) };
}
