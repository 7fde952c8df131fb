// The legal list, taken apart for hands and eyes: which hexes can be clicked, and what that does.
// Nothing here decides what is legal; it only sorts what was offered.
import type { Offer } from '../common/protocol';
import { bestByCell } from '../common/targets';
import type { Odds } from './types';

export interface Choice {
    /** As it is sent. */
    text: string;
    verb: string;
    /** From, over, to; or the one hex that is meant. */
    hexes: string[];
    /** What else stands there: a card, a section. */
    words: string[];
    /** A card: the one that lies open between partners. */
    shared: boolean;
    odds: Odds | null;
    /** A move: may the unit still battle? */
    battleAfter: boolean;
    /** A card: the units it could order; null if that is not known beforehand. */
    units: string[] | null;
    /** A card that copies another: which. */
    as: string | null;
}

const pathVerbs = new Set(['move', 'attack', 'retreat']);
const hexVerbs = new Set(['order', 'target', 'strike', 'heal', 'drop', 'remove-wire', 'exit', 'assign']);

export function readChoice(offer: Offer): Choice {
    const [verb = '', ...all] = offer.action.split(' '), shared = all[0] === 'shared', rest = shared ? all.slice(1) : all;
    const onBoard = pathVerbs.has(verb) || hexVerbs.has(verb);
    return {
        text: offer.action,
        verb,
        hexes: onBoard ? (rest[0] ?? '').split('-') : [],
        words: onBoard ? rest.slice(1) : rest,
        shared,
        battleAfter: offer.battle_after !== false,
        units: Array.isArray(offer.units) ? offer.units.filter((hex): hex is string => typeof hex === 'string') : null,
        as: typeof offer.as === 'string' ? offer.as : null,
        odds: typeof offer.dice === 'number' ? offer as unknown as Odds : null,
    };
}

export const originOf = (choice: Choice): string | undefined =>
    pathVerbs.has(choice.verb) || choice.hexes.length > 1 ? choice.hexes[0] : undefined;

export const goalOf = (choice: Choice): string | undefined => choice.hexes[choice.hexes.length - 1];

/** What a unit does where it stands: never by a mere click on it, which might be meant otherwise. */
const standsStill = (choice: Choice): boolean => choice.hexes.length === 1 && ['remove-wire', 'exit', 'assign'].includes(choice.verb);

/** Units that something can be done with, by their hex. */
export function origins(choices: Choice[]): Set<string> {
    return new Set(choices.map(choice => standsStill(choice) ? goalOf(choice) : originOf(choice)).filter((hex): hex is string => hex !== undefined));
}

/** What stands for a card in the hand, or for the open one between partners. */
export const cardIn = (choice: Choice): string => choice.shared ? `shared ${choice.words[0]}` : choice.words[0] ?? '';
export const sharedCard = (card: string): string => `shared ${card}`;

/** If all choices on the board begin in one hex, that one is meant. */
export function onlyOrigin(choices: Choice[]): string | null {
    const all = origins(choices), onBoard = choices.filter(choice => choice.hexes.length > 0);
    return all.size === 1 && onBoard.every(choice => originOf(choice) !== undefined || standsStill(choice)) ? [...all][0]! : null;
}

export interface Click {
    /** Do one of these: ask, if there are several. */
    act?: Choice[];
    select?: string;
}

/** What a click on a hex means while a unit is selected, or none. */
export function readClick(choices: Choice[], selected: string | null, hex: string): Click {
    const fromSelected = choices.filter(choice => selected && originOf(choice) === selected && goalOf(choice) === hex);
    if (fromSelected.length)
        return { act: fromSelected };
    const here = choices.filter(choice => originOf(choice) === undefined && goalOf(choice) === hex && choice.hexes.length > 0 && !standsStill(choice));
    const begins = origins(choices).has(hex);
    if (here.length && !begins)
        return { act: here };
    if (begins)
        return { select: hex };
    const attacks = choices.filter(choice => choice.verb === 'attack' && goalOf(choice) === hex);
    if (!selected && attacks.length)
        return { act: attacks };
    return {};
}

/** What cannot be done on the board and needs a button; what a unit does where it stands (leave the
 * board, remove wire) has one while the unit is selected. */
export function buttons(choices: Choice[], selected: string | null): Choice[] {
    return choices.filter(choice => choice.verb !== 'play' && choice.verb !== 'keep' && choice.verb !== 'done' &&
        (choice.hexes.length === 0 || (standsStill(choice) && goalOf(choice) === selected)));
}

/** It destroys more likely, or rolls more dice. */
function isBetterAttack({ odds: one }: Choice, { odds: other }: Choice): boolean {
    const gain = (one?.eliminate ?? 0) - (other?.eliminate ?? 0);
    return gain > 0 || (gain === 0 && (one?.dice ?? 0) > (other?.dice ?? 0));
}

/** The best attack on each hex, of the selected unit or of any. */
export const targets = (choices: Choice[], selected: string | null): Map<string, Choice> =>
    bestByCell(choices, choice => choice.verb === 'attack' && (!selected || originOf(choice) === selected) ? goalOf(choice) : null, isBetterAttack);

/** Hexes where the selected unit can go, and whether it may battle from there. */
export function destinations(choices: Choice[], selected: string | null): Map<string, boolean> {
    const reach = new Map<string, boolean>();
    for (const choice of choices)
        if (choice.verb !== 'attack' && choice.hexes.length > 1 && originOf(choice) === selected)
            reach.set(goalOf(choice)!, choice.battleAfter || reach.get(goalOf(choice)!) === true);
    return reach;
}

export function nameable(choices: Choice[]): Set<string> {
    return new Set(choices.filter(choice => originOf(choice) === undefined && choice.hexes.length === 1 && !standsStill(choice)).map(choice => goalOf(choice)!));
}

/** Units that could still attack. */
export function unusedAttackers(choices: Choice[]): Set<string> {
    return new Set(choices.filter(choice => choice.verb === 'attack').map(choice => choice.hexes[0]!));
}

/** What can be done without asking, because there is nothing to choose (memoir:CARD-AMBUSH: the
 * server holds the answer back, so that its time tells nothing). After an undo nothing is done by
 * itself: it would take back the taking back. */
export function forced(choices: Choice[], phase: string, doing: string | null, lastDid: string | undefined): Choice | null {
    const [only] = choices;
    if (choices.length !== 1 || !only)
        return null;
    if (only.verb === 'pass' && doing === 'ambush')
        return only;
    if (lastDid === 'undo')
        return null;
    /* When nothing can move any more, battle follows; ending any other step may end the turn. */
    return only.verb === 'retreat' || (only.verb === 'done' && phase === 'move' && !doing) ? only : null;
}
