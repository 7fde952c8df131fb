// A hint: what a computer player would do.
import { useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Session } from '../common/session';
import { announcer } from '../common/ui';
import { readChoice } from './actions';
import { describeChoice } from './words';

export interface Advice {
    text: string;
    hexes: string[];
    card: string | null;
}

function adviceOf(action: string): Advice {
    const choice = readChoice({ action });
    return {
        text: t('hint.says', { action: describeChoice(choice) }), hexes: choice.hexes,
        card: ['play', 'keep'].includes(choice.verb) ? choice.words[0] ?? null : null,
    };
}

/** `onUnit`: the hint is about what this unit does. */
export function useHint(session: Session, decides: boolean, onUnit: (hex: string) => void): { hint: Advice | null; askHint: () => void; clear: () => void } {
    const [hint, setHint] = useState<Advice | null>(null);
    const ask = async (): Promise<void> => {
        if (!decides)
            return;
        setHint({ text: t('hint.thinking'), hexes: [], card: null });
        try {
            const answer = await session.hint(), advice = adviceOf(answer.action);
            if (answer.version !== session.state.get().seen) // the game went on meanwhile
                return setHint(null);
            setHint(advice);
            if (advice.hexes.length > 1)
                onUnit(advice.hexes[0]!);
            announcer.say(advice.text);
        } catch {
            setHint(null);
        }
    };
    return { hint, askHint: () => void ask(), clear: () => setHint(null) };
}
