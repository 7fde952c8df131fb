// Combat in words: lines of the scene, and what a card would change before it is played.
import { decimal, mean, percent, signed, t } from '../common/i18n';
import { type Choice, kindOf } from './actions';
import type { Line } from './chronicle';
import type { CombatOdds, CombatView, Side, Tables } from './types';
import { isBluff, isCombat, kindName, sideName } from './words';

/** What the whole combat comes to for a unit. */
export interface Fate {
    destroyed: number;
    loss: number[];
}

export function fateOf(whole: NonNullable<CombatOdds['whole']>, isDefender: boolean): Fate {
    return isDefender ? { destroyed: whole.defender_destroyed, loss: whole.defender_loss } : { destroyed: whole.attacker_destroyed, loss: whole.attacker_loss };
}

/** Somebody can still use a card, which no chance counts; an automa's cards are chance. */
export const isOpen = ({ opponent_chooses: chooses }: CombatOdds, automa: Side | undefined): boolean => automa === undefined && chooses !== false;

/** A chance where there is no room for the condition it stands under: nothing is certain while the enemy can still use a card. */
export const upTo = (chance: number, open: boolean): string => open && chance > 0.99 ? t('assault.odds.up-to', { chance: percent(1) }) : percent(chance);

/** One of the two units with a card and without, in a few words; none if it is all the same to it. */
function changeOf(whose: 'theirs' | 'own', before: Fate, after: Fate, open: boolean): string {
    const was = upTo(before.destroyed, open), is = upTo(after.destroyed, open), lost = decimal(mean(before.loss)), loses = decimal(mean(after.loss));
    if (was !== is)
        return t(`assault.effect.${whose}.destroyed`, { before: was, after: is });
    return lost === loses ? '' : t(`assault.effect.${whose}.loss`, { before: lost, after: loses });
}

/** Why a card changes nothing, where that can be told. */
function whyNothing(card: string | null, whole: NonNullable<CombatOdds['whole']>): string {
    const goesAnyway = card !== null && kindOf(card) === 'forced-retreat' && whole.vacated + whole.blocked > 0.99;
    return t(goesAnyway ? 'assault.effect.nothing.retreats' : 'assault.effect.nothing');
}

/** What a card would make of the two values and of the whole combat, for the best of its targets, each in a line of its own. It is compared
 * with doing nothing, which is among `all` that can be done. */
export function effectLines(choices: Choice[], all: Choice[], combat: CombatView, side: Side, automa?: Side): string[] {
    const attacks = side === combat.side, sacrifices = choices[0]?.verb === 'sacrifice';
    const rated = (some: Choice[]): CombatOdds[] => some.map(choice => choice.odds).filter(isCombat).filter(odds => odds.whole);
    const worth = ({ whole }: CombatOdds): number => (whole!.defender_destroyed - whole!.attacker_destroyed) * (attacks ? 1 : -1);
    const [best] = rated(choices).sort((a, b) => worth(b) - worth(a)), [without] = rated(all.filter(choice => sacrifices ? isBluff(choice.card ?? '') : choice.verb === 'pass'));
    if (!best || !without)
        return choices[0]?.card && kindOf(choices[0].card) === 'break-contact' ? [t('assault.effect.ends')] : [];
    const byFire = sacrifices ? 0 : (best.fire ?? combat.fire) - combat.fire, byTarget = sacrifices ? 0 : (best.target_value ?? combat.target) - combat.target;
    const open = isOpen(best, automa), was = without.whole!, is = best.whole!, freeBefore = upTo(was.vacated, open), free = upTo(is.vacated, open);
    const lines = [
        byFire ? t('assault.effect.fire', { change: signed(byFire) }) : '', byTarget ? t('assault.effect.target', { change: signed(byTarget) }) : '',
        changeOf('theirs', fateOf(was, attacks), fateOf(is, attacks), open), changeOf('own', fateOf(was, !attacks), fateOf(is, !attacks), open),
        free !== freeBefore && is.defender_destroyed === was.defender_destroyed ? t(`assault.effect.${attacks ? 'theirs' : 'own'}.leaves`, { before: freeBefore, after: free }) : '',
    ].filter(Boolean);
    return lines.length || sacrifices ? lines : [whyNothing(choices[0]!.card, was)];
}

export function describeLine(line: Line, tables: Tables | null): string {
    const apart = line.what === 'flipped' && line.column === 'both' ? '.apart' : '';
    return t(`assault.line.${line.what}${apart}`, {
        card: line.card ? kindName(tables, line.card) : '', side: line.side ? sideName(line.side) : '', tile: line.tile ?? '', n: line.n ?? 0,
        modifier: signed(line.modifier ?? 0), change: line.change ?? 0,
    });
}
