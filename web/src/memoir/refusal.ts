// Why nothing can be done with a hex: the server is asked about what could be done elsewhere.
import { useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Why } from '../common/protocol';
import type { Session } from '../common/session';
import { announcer } from '../common/ui';
import { type Choice, originOf } from './actions';
import { nearest, neighbourOf } from './geometry';
import type { View } from './types';

export interface Refusal {
    hex: string;
    why: Why;
}

/** The position, and who is asked: `seat`; `chosen` is the unit whose choices are shown. */
export interface Asked {
    live: View;
    seat: string;
    all: Choice[];
    chosen: string | null;
}

/** What is asked about a hex that cannot be clicked: the same that could be done elsewhere. */
export function questionAbout({ live, seat, all, chosen }: Asked, hex: string): string | null {
    const unit = live.units.find(one => one.hex === hex), isOwn = unit?.side === seat;
    const open = all.find(choice => choice.hexes.length > 0);
    if (live.phase === 'play-card' || chosen === hex)
        return null;
    if (live.doing && open)
        return originOf(open) ? `${open.verb} ${originOf(open)}-${hex}` : `${open.verb} ${hex}`;
    if (live.phase === 'order')
        return unit ? `order ${hex}` : null;
    const verb = live.phase === 'battle' || (chosen && unit && !isOwn) ? 'attack' : 'move';
    if (isOwn) { // why can it do nothing?
        const goal = verb === 'attack' ? nearest(live.units.filter(one => one.side !== seat).map(one => one.hex), hex) : neighbourOf(hex);
        return goal ? `${verb} ${hex}-${goal}` : null;
    }
    return chosen ? `${verb} ${chosen}-${hex}` : null;
}

/** `asked`: null while it is not ours to decide. */
export function useRefusal(session: Session, asked: Asked | null): { refusal: Refusal | null; explain: (hex: string) => void; clear: () => void } {
    const [refusal, setRefusal] = useState<Refusal | null>(null);
    const explain = async (hex: string): Promise<void> => {
        const question = asked && questionAbout(asked, hex);
        if (!question) {
            if (asked?.live.phase === 'play-card')
                setRefusal({ hex, why: { allowed: false, reason: '', rule: null, text: t('why.card-first') } });
            return;
        }
        try {
            const why = await session.why(question);
            if (!why.allowed) {
                setRefusal({ hex, why });
                announcer.say(`${t('why.title')}: ${why.text}`);
            }
        } catch {
            // The question was not understood: then there is nothing to explain.
        }
    };
    return { refusal, explain: hex => void explain(hex), clear: () => setRefusal(null) };
}
