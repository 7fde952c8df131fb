// Where in the turn we are and what comes next, in one sentence.
import { withoutUndone } from '../common/entries';
import { t, textOr } from '../common/i18n';
import type { Entry, Status } from '../common/protocol';
import { nextSentence } from '../common/status';
import { type Choice, goals, type Picked, unusedAttackers } from './actions';
import type { Open, Side, Tables, View } from './types';
import { cardName, kindName, sideName, unitAt } from './words';

export const steps = ['draw', 'operations', 'income'] as const;

export function stepOf(view: View): string | null {
    return view.phase === 'draw' ? 'draw' : view.phase === 'operations' ? 'operations' : null;
}

export interface Situation {
    view: View;
    status: Status;
    mine: string[];
    choices: Choice[];
    picked: Picked;
    auto: Choice | null;
    /** Our side wants such windows passed. */
    stands: boolean;
    /** Our answer to a window is on its way. */
    answering: boolean;
    tables: Tables | null;
    /** Our secret choice is made. */
    answered: boolean;
    /** The enemy's card that can be answered in step 9. */
    played: { side: string; card: string } | null;
    /** Buying has just ended by itself, and why. */
    boughtOut: BoughtOut;
}

export type BoughtOut = 'full' | 'dear' | null;

/** Why the side was not asked whether it buys another card; null: it was, or has acted since. */
export function whyBoughtOut({ entries, view, side, price }: { entries: Entry[]; view: View; side: Side; price: number }): BoughtOut {
    const last = [...withoutUndone(entries)].reverse().find(entry => entry.by === side && entry.action !== 'pass');
    if (view.phase !== 'operations' || view.active !== side || !last?.action?.startsWith('buy '))
        return null;
    return view.sides[side].prestige < price ? 'dear' : 'full';
}

const topOf = (view: View): Open | undefined => view.open[view.open.length - 1];

/** A card that was announced: on which tiles, or against which card, and what it does. */
function announcedText(view: View, side: string, card: string, tables: Tables | null): string {
    const announced = view.open.filter(one => one.card), at = announced.findIndex(one => one.card === card), one = announced[at], answered = announced[at - 1]?.card;
    const on = [one?.tile, one?.to].filter(Boolean).join(', ') || (answered ? kindName(tables, answered) : ''), does = textOr(`assault.card.${card}`, '');
    return t(on ? 'assault.news.card.on' : 'assault.news.card', { side: sideName(side), card: kindName(tables, card), on, does });
}

/** What was announced and can be answered now: a question that waits; or, where nothing could be answered (`ends`) or is wanted, a statement. */
function windowSentence({ view, tables, played }: Situation, window: string, ends: 'ask' | 'auto' | 'stands' | 'answering'): string {
    const top = topOf(view), below = view.open[view.open.length - 2], answers = window === 'combat' && played !== null, card = answers ? played.card : below?.card ?? null;
    const news = card && (answers || window === 'card') ? announcedText(view, answers ? played.side : below?.side ?? '', card, tables) : t(`assault.news.${window}`, {
        tile: top?.tile ?? '', to: top?.to ?? below?.to ?? '', unit: kindName(tables, unitAt(view, top?.tile)?.kind ?? null),
    });
    return `${news} ${textOr(`assault.${ends}.${window}`, t(`assault.${ends}`))}`;
}

function setupSentence({ view, choices }: Situation): string {
    if (view.doing === 'mix')
        return t('assault.todo.mix.setup', { n: topOf(view)?.cards ?? 0 });
    const { prestige: left, units = 0 } = topOf(view) ?? {};
    if (left === undefined)
        return t(choices.some(choice => choice.verb === 'done') ? 'assault.todo.start.more' : 'assault.todo.start');
    const what = choices.some(choice => choice.verb === 'place') ? 'budget' : units > 0 ? 'dear' : 'full';
    return t(`assault.todo.start.${what}`, { n: units, prestige: left });
}

function pickedSentence({ choices, picked, tables }: Situation): string {
    const { size } = goals(choices, picked);
    if (picked.card)
        return t(picked.via ? 'assault.picked.second' : size ? 'assault.picked.card' : 'assault.picked.play', { card: cardName(tables, picked.card) });
    if (choices.some(choice => choice.verb === 'transfer' && choice.tile === picked.unit))
        return t('assault.picked.transfer', { tile: picked.unit ?? '' });
    return t(size ? 'assault.picked.unit' : 'assault.picked.stays', { tile: picked.unit ?? '' });
}

function mySentence(situation: Situation): string {
    const { view, status, choices, picked, auto, stands, answering } = situation, top = topOf(view);
    if (status.window && (auto || stands || answering))
        return windowSentence(situation, status.window, auto ? 'auto' : stands ? 'stands' : 'answering');
    if (picked.card || picked.unit)
        return pickedSentence(situation);
    if (status.window)
        return windowSentence(situation, status.window, 'ask');
    if (view.phase === 'setup')
        return setupSentence(situation);
    if (view.doing === 'mix')
        return t('assault.todo.mix', { n: top?.cards ?? 0 });
    if (view.doing)
        return t(`assault.todo.${view.doing}`, { n: top?.prestige ?? top?.cards ?? 0, tile: top?.tile ?? '', to: top?.to ?? '' });
    const attackers = unusedAttackers(choices).size, boughtOut = situation.boughtOut;
    const next = attackers ? t('assault.phase.operations.attacks', { n: attackers })
        : t(choices.length > 1 ? 'assault.phase.operations' : 'assault.phase.operations.none');
    return boughtOut ? t(`assault.bought.${boughtOut}`, { next }) : next;
}

export function sentence(situation: Situation): string {
    const { view, status, mine, answered } = situation, waits = answered ? t('assault.todo.sacrifice.wait') : null;
    const other = status.window ? 'window' : view.doing === 'sacrifice' ? 'sacrifice' : view.phase;
    return nextSentence(status, mine, () => waits ?? mySentence(situation), side => waits ?? t(`assault.other.${other}`, { side }));
}

export function doneText(view: View): string {
    return t(view.phase === 'setup' ? 'assault.done.setup' : view.phase === 'draw' ? 'assault.done.draw' : 'assault.done.turn');
}
