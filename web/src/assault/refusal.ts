// Why nothing can be done with a tile or a card: what the server is asked.
import { t } from '../common/i18n';
import type { Question } from '../common/refusal';
import { type Choice, kindOf, type Picked } from './actions';
import { neighbours, type Plan } from './geometry';
import type { Board, Side, View } from './types';
import { unitAt } from './words';

interface Asked {
    live: View;
    all: Choice[];
    plan: Plan;
}

const isUnitCard = (kind: string): boolean => /^(ger|usa)-/.test(kind);

/** A card as actions name it: units and cards without copies of other modifiers have no number there. */
const namesOf = (card: string): string[] => [card, kindOf(card)];

/** What a card that is picked up would do on this tile. */
function withCard(card: string, via: string | null, tile: string, verbs: string[]): string[] {
    return verbs.flatMap(verb => namesOf(card).flatMap(name => via ? [`${verb} ${name} ${via}-${tile}`, `${verb} ${name} ${via} ${tile}`] : [`${verb} ${name} ${tile}`]));
}

/** The same that could be done elsewhere. */
export function questionAboutTile({ live, all, plan, seat, picked }: Asked & { seat: string; picked: Picked }, tile: string): Question {
    const unit = unitAt(live, tile), isOwn = unit?.side === seat;
    if (picked.card) {
        const verbs = [...new Set(all.filter(choice => choice.card === picked.card).map(choice => choice.verb))];
        return { actions: withCard(picked.card, picked.via, tile, verbs) };
    }
    if (live.phase !== 'operations' || live.doing)
        return null;
    if (picked.unit && picked.unit !== tile)
        return { actions: [`${unit ? isOwn ? 'swap' : 'attack' : 'move'} ${picked.unit}-${tile}`] };
    if (isOwn) { // why can it do nothing?
        const free = neighbours(plan, tile).filter(next => !unitAt(live, next));
        return { actions: [...free.map(next => `move ${tile}-${next}`), `dig-in ${tile}`] };
    }
    return unit ? { text: t('assault.why.pick') } : null;
}

/** The tiles of this side that are linked to its home row, nearest first: one of them is asked about. */
function linkedTiles(live: View, plan: Plan, seat: Side, homeRow: string[]): string[] {
    const held = live.control[seat], linked = new Set(homeRow.filter(tile => held.includes(tile)));
    for (const tile of linked) // grows as we go
        for (const next of neighbours(plan, tile))
            if (held.includes(next))
                linked.add(next);
    return [...linked];
}

/** Why a card cannot be used now; of a unit, why it cannot be placed on some tile. */
export function questionAboutCard({ live, all, plan, seat, board }: Asked & { seat: Side; board: Board }, card: string): Question {
    const kind = kindOf(card);
    if (live.doing === 'sacrifice')
        return { actions: namesOf(card).map(name => `sacrifice ${name}`) };
    if (isUnitCard(kind)) {
        const homeRow = board.tiles.filter(tile => tile.home_row && tile.home_row === live.sides[seat].edge).map(tile => tile.tile);
        const tile = all.find(choice => choice.verb === 'deploy')?.tile ?? linkedTiles(live, plan, seat, homeRow).find(label => !unitAt(live, label));
        if (!tile && live.phase === 'operations' && !live.doing)
            return { text: t('assault.why.no-free-tile') };
        return { actions: namesOf(card).map(name => `deploy ${name} ${tile ?? plan.labels[0]!}`) };
    }
    const tiles = live.units.map(unit => unit.tile);
    return { actions: [...namesOf(card).map(name => `play ${name}`), ...namesOf(card).flatMap(name => tiles.slice(0, 1).flatMap(tile => [`play ${name} ${tile}`, `play ${name} ${tile}-${tile}`]))] };
}
