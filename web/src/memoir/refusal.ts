// Why nothing can be done with a hex: what the server is asked.
import { t } from '../common/i18n';
import type { Question } from '../common/refusal';
import { type Choice, originOf } from './actions';
import { nearest, neighbourOf } from './geometry';
import type { Side, View } from './types';

/** The position, and the side that is asked; `chosen` is the unit whose choices are shown. */
export interface Asked {
    live: View;
    side: Side | null;
    all: Choice[];
    chosen: string | null;
}

/** What is asked about a hex that cannot be clicked: the same that could be done elsewhere. */
export function questionAbout({ live, side, all, chosen }: Asked, hex: string): Question {
    const unit = live.units.find(one => one.hex === hex), isOwn = unit?.side === side;
    const open = all.find(choice => choice.hexes.length > 0);
    const ask = (action: string): Question => ({ actions: [action] });
    if (live.phase === 'play-card')
        return { text: t('why.card-first') };
    if (chosen === hex)
        return null;
    if (live.doing && open)
        return ask(originOf(open) ? `${open.verb} ${originOf(open)}-${hex}` : `${open.verb} ${hex}`);
    if (live.phase === 'order')
        return unit ? ask(`order ${hex}`) : null;
    const verb = live.phase === 'battle' || (chosen && unit && !isOwn) ? 'attack' : 'move';
    if (isOwn) { // why can it do nothing?
        const goal = verb === 'attack' ? nearest(live.units.filter(one => one.side !== side).map(one => one.hex), hex) : neighbourOf(hex);
        return goal ? ask(`${verb} ${hex}-${goal}`) : null;
    }
    return chosen ? ask(`${verb} ${chosen}-${hex}`) : null;
}
