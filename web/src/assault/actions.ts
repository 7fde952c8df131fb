// The legal list, taken apart for hands and eyes: which units, tiles and cards can be clicked, and what that does.
// Nothing here decides what is legal; it only sorts what was offered. What an action is about is told by the server
// (`does`, `tile`, `to`, `card`), so that no text has to be read.
import { mean } from '../common/i18n';
import type { Offer } from '../common/protocol';
import type { Card, CombatOdds, FlipOdds } from './types';

export interface Choice {
    /** As it is sent. */
    text: string;
    verb: string;
    /** The first tile it names: the unit that acts, or where a card goes. */
    tile: string | null;
    /** The second one. */
    to: string | null;
    /** The card it uses, as `keyOf` names it. */
    card: string | null;
    price: number | null;
    /** What a sacrifice adds. */
    value: number | null;
    /** So many action cards are drawn. */
    count: number | null;
    /** Which deck a card is bought from. */
    deck: string | null;
    /** A reward or a card: gain prestige, or take it off the enemy. */
    wants: string | null;
    discard: Card | null;
    mines: boolean;
    meets: string[];
    /** Where a unit of the automa may come up. */
    ambush: string[];
    defenderFirst: boolean;
    odds: CombatOdds | FlipOdds | null;
}

/** Copies of a card that are alike have one number; units have no other names. */
export const keyOf = ({ card, number }: Card): string => `${card}#${number}`;
export const kindOf = (key: string): string => key.split('#')[0]!;

const textOf = (value: unknown): string | null => typeof value === 'string' ? value : null;
const numberOf = (value: unknown): number | null => typeof value === 'number' ? value : null;

export function readChoice(offer: Offer): Choice {
    const listOf = (value: unknown): string[] => Array.isArray(value) ? value as string[] : [];
    const verb = textOf(offer.does) ?? offer.action.split(' ')[0]!, card = textOf(offer.card), number = numberOf(offer.number);
    return {
        text: offer.action, verb, tile: textOf(offer.tile), to: textOf(offer.to),
        card: card && number !== null ? keyOf({ card, number }) : null,
        price: numberOf(offer.price), value: numberOf(offer.value), count: card ? null : number, deck: textOf(offer.deck), wants: textOf(offer.choice),
        discard: offer.discard ? offer.discard as Card : null, mines: offer.mines === true, meets: listOf(offer.meets), ambush: listOf(offer.ambush),
        defenderFirst: offer.defender_first === true,
        odds: offer.kind === 'combat' || offer.kind === 'flip' ? offer as unknown as CombatOdds | FlipOdds : null,
    };
}

/** What a unit does from its tile to another, and where it stands. */
const unitVerbs = new Set(['move', 'swap', 'attack', 'transfer', 'dig-in', 'activate', 'lift']);
const isOfUnit = (choice: Choice): boolean => unitVerbs.has(choice.verb);
export const isAttack = (choice: Choice): boolean => choice.verb === 'attack';

/** Where the unit of this tile goes or fires by it; null: not this unit. A swap is offered once, and is done from either side. */
function aimOf(choice: Choice, unit: string | null): string | null {
    if (unit === null || !isOfUnit(choice))
        return null;
    return choice.tile === unit ? choice.to : choice.verb === 'swap' && choice.to === unit ? choice.tile : null;
}

/** Units that something can be done with. */
export const origins = (choices: Choice[]): Set<string> => new Set(choices.filter(isOfUnit).flatMap(choice => choice.verb === 'swap' ? [choice.tile!, choice.to!] : [choice.tile!]));

/** Cards that something can be done with. */
export const liveCards = (choices: Choice[]): Set<string> => new Set(choices.flatMap(choice => choice.card ?? []));

/** What can be done with the card, and with its first tile once that is chosen. */
export function ofCard(choices: Choice[], card: string, via: string | null): Choice[] {
    return choices.filter(choice => choice.card === card && (via === null || choice.tile === via));
}

/** What is picked up: a unit, or a card and perhaps the first of two tiles it wants. */
export interface Picked {
    unit: string | null;
    card: string | null;
    via: string | null;
}

export const NOTHING: Picked = { unit: null, card: null, via: null };

export interface Click {
    /** Do one of these: ask, if there are several. */
    act?: Choice[];
    pick?: Picked;
}

/** What a click on a tile means with a card in hand. */
function clickWithCard(choices: Choice[], { card, via }: Picked, tile: string): Click {
    const its = ofCard(choices, card!, via);
    if (via !== null) {
        const seconds = its.filter(choice => choice.to === tile);
        return seconds.length ? { act: seconds } : tile === via ? { pick: { unit: null, card, via: null } } : {};
    }
    const firsts = its.filter(choice => choice.tile === tile);
    if (!firsts.length)
        return {};
    return firsts.some(choice => choice.to !== null) ? { pick: { unit: null, card, via: tile } } : { act: firsts };
}

/** What a click on a tile means. */
export function readClick(choices: Choice[], picked: Picked, tile: string): Click {
    if (picked.card) {
        const click = clickWithCard(choices, picked, tile);
        if (click.act || click.pick || !origins(choices).has(tile))
            return click;
    }
    const fromUnit = choices.filter(choice => aimOf(choice, picked.unit) === tile);
    if (fromUnit.length)
        return { act: fromUnit };
    /* A tile that an action without a card names: shells, an advance. */
    const here = choices.filter(choice => !isOfUnit(choice) && !choice.card && (choice.to ?? choice.tile) === tile);
    if (here.length)
        return { act: here };
    if (origins(choices).has(tile))
        return { pick: { ...NOTHING, unit: picked.unit === tile ? null : tile } };
    const attacks = choices.filter(choice => isAttack(choice) && choice.to === tile);
    return attacks.length ? { act: attacks } : {};
}

/** Where what is picked up could go: every way, by its tile. */
export function goals(choices: Choice[], { unit, card, via }: Picked): Map<string, Choice[]> {
    const found = new Map<string, Choice[]>();
    const add = (tile: string | null, choice: Choice): void => {
        if (tile)
            found.set(tile, [...(found.get(tile) ?? []), choice]);
    };
    for (const choice of choices)
        if (card && choice.card === card)
            add(via === null ? choice.tile : choice.tile === via ? choice.to : null, choice);
        else if (!card && unit && isOfUnit(choice))
            add(aimOf(choice, unit), choice);
        else if (!card && !isOfUnit(choice) && !choice.card)
            add(choice.to ?? choice.tile, choice);
    return found;
}

/** What has no place on the board and needs a button: what a unit does where it stands while it is picked, and what a card does that
 * wants no tile, or no second one. */
export function buttons(choices: Choice[], { unit, card, via }: Picked): Choice[] {
    return choices.filter(choice => {
        if (choice.verb === 'done')
            return false;
        if (choice.card)
            return choice.card === card && (via === null ? choice.tile === null : choice.tile === via && choice.to === null);
        return isOfUnit(choice) ? choice.to === null && choice.tile === unit : choice.tile === null || choice.verb === 'advance' || choice.verb === 'support';
    });
}

export const unusedAttackers = (choices: Choice[]): Set<string> => new Set(choices.filter(isAttack).map(choice => choice.tile!));

/** Less than this on average is as good as nothing: the odds say "will probably lose nothing". */
const WORTH_WHILE = 0.5;

/** Is anything to be expected of an attack? Where the target is not known, or fires first, nobody can tell, so that it counts. */
function promises({ odds, to }: Choice): boolean {
    if (odds?.kind !== 'combat')
        return true;
    const loss = odds.whole?.defender_loss ?? (odds.target === to ? odds.loss : undefined);
    return !loss || mean(loss) >= WORTH_WHILE;
}

/** Units whose attack could be forgotten: one that would do nothing is left out on purpose. */
export const forgottenAttackers = (choices: Choice[]): Set<string> => unusedAttackers(choices.filter(choice => isAttack(choice) && promises(choice)));

/** What can be done without asking, because there is nothing to choose: a window that nothing can be answered in. The server holds
 * the answer back, so that its time tells nothing. */
export function forced(choices: Choice[], window: string | undefined): Choice | null {
    const [only] = choices;
    return choices.length === 1 && only?.verb === 'pass' && window !== undefined ? only : null;
}
