// Where in the turn we are and what comes next, in one sentence.
import { t } from '../common/i18n';
import type { Status } from '../common/protocol';
import { type Choice, unusedAttackers } from './actions';
import type { View } from './types';
import { sideName } from './words';

export const steps = ['card', 'order', 'move', 'battle', 'draw'] as const;
export type Step = typeof steps[number];

const stepOfPhase: Record<string, Step> = {
    'play-card': 'card', order: 'order', move: 'move', battle: 'battle', 'move-again': 'move', draw: 'draw',
};

export const stepOf = (view: View): Step | null => stepOfPhase[view.phase] ?? null;

/** What the one who decides has to do: the key of a sentence. */
function need(view: View): string {
    return view.doing && view.doing !== 'draw' ? `todo.${view.doing}` : `phase.${view.phase}`;
}

export interface Situation {
    view: View;
    status: Status;
    mine: string[];
    choices: Choice[];
    selected: string | null;
    thinking: boolean;
}

function mySentence({ view, choices, selected }: Situation): string {
    const attackers = unusedAttackers(choices).size;
    const moving = view.phase === 'move' || view.phase === 'move-again';
    if (view.doing)
        return t(`${need(view)}.me`, { hex: view.open[view.open.length - 1]?.at ?? '', n: view.open[view.open.length - 1]?.steps ?? 0 });
    if (selected && moving)
        return t('phase.move.selected', { hex: selected });
    if (selected && view.phase === 'battle')
        return t('phase.battle.selected', { hex: selected });
    if (view.phase === 'battle')
        return attackers ? t('phase.battle.me', { n: attackers }) : t('phase.battle.none');
    if (view.phase === 'order' && !choices.some(choice => choice.verb === 'order'))
        return t('phase.order.none');
    if (view.phase === 'order' && view.orders_left)
        return t('phase.order.left', { n: view.orders_left });
    if (moving && !choices.some(choice => choice.verb === 'move'))
        return t('phase.move.none');
    return t(`phase.${view.phase}.me`);
}

export function sentence(situation: Situation): string {
    const { view, status, mine } = situation;
    if (status.actor === 'nobody')
        return status.result === 'draw' ? t('over.draw') : t('over.won', { side: sideName(status.result) });
    if (status.actor === 'waiting')
        return t('waiting');
    if (mine.includes(status.actor))
        return mySentence(situation);
    return t(`${need(view)}.other`, { side: sideName(status.actor) });
}

/** The text of the button that ends the step. */
export function doneText(view: View): string {
    return t(view.phase === 'order' ? 'done.order' : view.phase === 'move' ? 'done.move' : 'done.turn');
}
