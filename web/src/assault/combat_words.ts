// Combat in words: lines of the scene, and what a card would change before it is played.
import { decimal, mean, percent, signed, t } from '../common/i18n';
import { type Choice, kindOf } from './actions';
import type { Line } from './chronicle';
import type { CombatOdds, CombatView, Side, Tables } from './types';
import { isBluff, isCombat, kindName, sideName } from './words';

/** What the whole combat comes to for the enemy's unit or for one's own: how likely it is destroyed, and its loss. */
interface Fate {
    destroyed: string;
    loss: string;
}

function fateOf({ whole }: CombatOdds, isAttacker: boolean): Fate {
    const chance = isAttacker ? whole!.attacker_destroyed : whole!.defender_destroyed, loss = isAttacker ? whole!.attacker_loss : whole!.defender_loss;
    return { destroyed: percent(chance), loss: decimal(mean(loss)) };
}

/** One of the two units with a card and without, in a few words; none if it is all the same to it. */
function changeOf(whose: 'theirs' | 'own', before: Fate, after: Fate): string {
    if (before.destroyed !== after.destroyed)
        return t(`assault.effect.${whose}.destroyed`, { before: bare(before.destroyed), after: after.destroyed });
    return before.loss === after.loss ? '' : t(`assault.effect.${whose}.loss`, { before: before.loss, after: after.loss });
}

/** A chance before another one that says what both are. */
const bare = (chance: string): string => chance.replace('%', '');

/** What a card would make of the two values and of the whole combat, for the best of its targets, each in a line of its own. It is compared
 * with doing nothing, which is among `all` that can be done. */
export function effectLines(choices: Choice[], all: Choice[], combat: CombatView, side: Side): string[] {
    const attacks = side === combat.side, sacrifices = choices[0]?.verb === 'sacrifice';
    const rated = (some: Choice[]): CombatOdds[] => some.map(choice => choice.odds).filter(isCombat).filter(odds => odds.whole);
    const worth = ({ whole }: CombatOdds): number => (whole!.defender_destroyed - whole!.attacker_destroyed) * (attacks ? 1 : -1);
    const [best] = rated(choices).sort((a, b) => worth(b) - worth(a)), [without] = rated(all.filter(choice => sacrifices ? isBluff(choice.card ?? '') : choice.verb === 'pass'));
    if (!best || !without)
        return choices[0]?.card && kindOf(choices[0].card) === 'break-contact' ? [t('assault.effect.ends')] : [];
    const byFire = sacrifices ? 0 : (best.fire ?? combat.fire) - combat.fire, byTarget = sacrifices ? 0 : (best.target_value ?? combat.target) - combat.target;
    const freeBefore = percent(without.whole!.vacated), free = percent(best.whole!.vacated);
    const lines = [
        byFire ? t('assault.effect.fire', { change: signed(byFire) }) : '', byTarget ? t('assault.effect.target', { change: signed(byTarget) }) : '',
        changeOf('theirs', fateOf(without, !attacks), fateOf(best, !attacks)), changeOf('own', fateOf(without, attacks), fateOf(best, attacks)),
        free !== freeBefore && best.whole!.defender_destroyed === without.whole!.defender_destroyed ? t('assault.effect.free', { before: bare(freeBefore), after: free }) : '',
    ].filter(Boolean);
    return lines.length || sacrifices ? lines : [t('assault.effect.nothing')];
}

export function describeLine(line: Line, tables: Tables | null): string {
    const apart = line.what === 'flipped' && line.column === 'both' ? '.apart' : '';
    return t(`assault.line.${line.what}${apart}`, {
        card: line.card ? kindName(tables, line.card) : '', side: line.side ? sideName(line.side) : '', tile: line.tile ?? '', n: line.n ?? 0,
        modifier: signed(line.modifier ?? 0), change: line.change ?? 0,
    });
}
