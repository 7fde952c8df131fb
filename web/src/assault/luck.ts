// Luck of the flips: the modifier that came against what cards bring on the average. The modifiers of a whole deck are even.
import { withoutUndone } from '../common/entries';
import type { LuckPoint } from '../common/luck_plot';
import type { Entry } from '../common/protocol';
import type { Side, Tables } from './types';

/** Every flip of a firing, for the side that fires; `sideAt`: who began a firing is told by tiles only. */
export function luckOf(entries: Entry[], tables: Tables): LuckPoint[] {
    const modifiers = tables.copies.flatMap(copy => copy.modifier ?? []), expected = modifiers.reduce((sum, n) => sum + n, 0) / Math.max(modifiers.length, 1);
    const points: LuckPoint[] = [];
    let firing: Side | null = null, sacrificed = 0;
    const sideOf = new Map<string, Side>();
    for (const entry of withoutUndone(entries))
        for (const event of entry.events) {
            const tile = String(event.tile ?? ''), from = String(event.from ?? ''), to = String(event.to ?? '');
            if (event.event === 'placed' || event.event === 'control')
                sideOf.set(tile, event.side as Side);
            else if (event.event === 'revealed')
                sideOf.set(tile, String(event.kind).startsWith('ger-') ? 'german' : 'american');
            else if (event.event === 'moved' || event.event === 'retreated' || event.event === 'advanced')
                sideOf.set(to, sideOf.get(from)!);
            else if (event.event === 'fires') {
                firing = sideOf.get(from) ?? null;
                sacrificed = 0;
            } else if (event.event === 'sacrificed')
                sacrificed++;
            else if (event.event === 'flipped' && firing && sacrificed) {
                points.push({ side: firing, actual: Number(event.modifier), expected });
                firing = null;
            }
        }
    return points;
}
