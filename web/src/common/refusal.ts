// Why nothing can be done with a cell or a card: the server is asked about what could be done elsewhere.
import { useState } from 'preact/hooks';
import { t } from './i18n';
import type { Why } from './protocol';
import type { Session } from './session';
import { announcer } from './ui';

export interface Refusal {
    /** The cell or card it is about. */
    about: string;
    why: Why;
}

/** Why nothing can be done with this one, if that was asked. */
export const whyOf = (refusal: Refusal | null, about: string): Why | null => refusal?.about === about ? refusal.why : null;

/** What the server is asked, one after the other until one is understood; or what can be said without it. */
export type Question = { actions: string[] } | { text: string } | null;

export interface Refusals {
    refusal: Refusal | null;
    explain: (about: string) => void;
    clear: () => void;
}

export function useRefusal(session: Session, questionAbout: (about: string) => Question): Refusals {
    const [refusal, setRefusal] = useState<Refusal | null>(null);
    const explain = async (about: string): Promise<void> => {
        const question = questionAbout(about);
        if (!question)
            return;
        if ('text' in question)
            return setRefusal({ about, why: { allowed: false, reason: '', rule: null, text: question.text } });
        for (const action of question.actions)
            try {
                const why = await session.why(action);
                if (!why.allowed) {
                    setRefusal({ about, why });
                    announcer.say(`${t('why.title')}: ${why.text}`);
                }
                return;
            } catch {
                // It was not understood: then the next is asked, and at last there is nothing to explain.
            }
    };
    return { refusal, explain: about => void explain(about), clear: () => setRefusal(null) };
}
