// Where in the turn we are and what comes next, in one sentence.
import { t } from '../common/i18n';
import type { Status } from '../common/protocol';
import { nextSentence } from '../common/status';
import { type Choice, unusedAttackers } from './actions';
import { type PlayedCard, type Side, sides, type Tables, type View } from './types';

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
    /** Our seats, and the side of ours that decides. */
    seats: string[];
    side: Side | null;
    /** Others of our team may act in this step, too. */
    together?: boolean;
    choices: Choice[];
    selected: string | null;
    /** What is done by itself. */
    auto: Choice | null;
    /** Our side wants such windows passed. */
    stands: boolean;
}

/** The unit that may take ground would leave an objective that it holds. */
function leavesObjective(view: View, hex: string | undefined, side: string): boolean {
    return view.objectives.some(objective => objective.held === side && hex !== undefined && objective.hexes.includes(hex));
}

/** A question inside a step: what lies open, with its unit and its number. */
function openSentence(view: View, side: string): string {
    const open = view.open[view.open.length - 1];
    const n = view.doing === 'air-targets' ? open?.targets.length ?? 0 : open?.steps ?? 0;
    const key = view.doing === 'take-ground' && leavesObjective(view, open?.at, side) ? 'todo.take-ground.leaves' : `${need(view)}.me`;
    return t(key, { hex: open?.at ?? '', to: open?.to ?? '', n });
}

function mySentence({ view, side, choices, selected, auto, stands, together = false }: Situation): string {
    const attackers = unusedAttackers(choices).size;
    const again = view.phase === 'move-again', moving = view.phase === 'move' || again;
    if (auto && auto.verb !== 'done')
        return t(`auto.${auto.verb}`, { hex: auto.hexes[0] ?? '' });
    if (stands)
        return t('auto.stands', { hex: view.open[view.open.length - 1]?.at ?? '' });
    if (view.doing)
        return openSentence(view, side ?? '');
    if (selected && moving)
        return t(again ? 'phase.move-again.selected' : 'phase.move.selected', { hex: selected });
    if (selected && view.phase === 'battle')
        return t('phase.battle.selected', { hex: selected });
    if (view.phase === 'battle')
        return attackers ? t('phase.battle.me', { n: attackers }) : t('phase.battle.none');
    if (view.phase === 'order' && !choices.some(choice => choice.verb === 'order'))
        return t('phase.order.none');
    if (view.phase === 'order' && view.orders_left)
        return t(together ? 'phase.order.team' : 'phase.order.left', { n: view.orders_left });
    if (moving && !choices.some(choice => choice.verb === 'move'))
        return t(again ? 'phase.move-again.none' : 'phase.move.none');
    return t(`phase.${view.phase}.me`);
}

export function sentence(situation: Situation): string {
    const { view, status, seats } = situation;
    return nextSentence(status, seats, () => mySentence(situation), side => t(`${need(view)}.other`, { side }));
}

/** The card that is in play, and whose it is. */
export function cardInPlay(view: View): { side: Side; card: PlayedCard } | null {
    for (const side of sides) {
        const card = view.sides[side].played;
        if (card?.in_play)
            return { side, card };
    }
    return null;
}

/** The card in play lets its unit move again after battle. */
export function movesTwice(view: View, tables: Tables | null): boolean {
    const card = cardInPlay(view)?.card;
    return card !== undefined && (tables?.cards.find(row => row.word === (card.as ?? card.card))?.traits.includes('freely') ?? false);
}

/** The text of the button that ends the step. `again`: the unit moves once more; `together`: others may still act in it. */
export function doneText(view: View, again: boolean, together: boolean): string {
    if (together)
        return t('done.together');
    if (view.phase === 'battle' && again)
        return t('done.move-again');
    return t(view.phase === 'order' ? 'done.order' : view.phase === 'move' ? 'done.move' : 'done.turn');
}
