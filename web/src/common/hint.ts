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

export interface Hints {
    hint: Advice | null;
    askHint: () => void;
    clear: () => void;
}

/** `read`: an action in the words of its game; `onAdvice`: it has come. */
export function useHint(session: Session, decides: boolean, read: (action: string) => Advice, onAdvice: (advice: Advice) => void): Hints {
    const [hint, setHint] = useState<Advice | null>(null);
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
    return { hint, askHint: () => void ask(), clear: () => setHint(null) };
}
