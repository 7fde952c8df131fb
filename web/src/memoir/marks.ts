// Everything that is drawn on the board besides the position.
import { type LastMarks, lastMarks, type ShownEvents } from '../common/last_event';
import { type Choice, destinations, goalOf, nameable, originOf, origins, targets } from './actions';
import { isOurUnit, pointedHexes } from './partners';
import type { Sight } from './types';
import type { OpenTable } from './use_table';

const shown: ShownEvents = {
    onBoard: ['moved', 'attacked', 'retreated', 'took-ground', 'bombed', 'ambushed'], walks: ['moved', 'retreated', 'took-ground'],
};

export interface BoardMarks extends LastMarks {
    /** Units that can be ordered, or hexes that can be named. */
    nameable: Set<string>;
    /** Units that can do something. */
    able: Set<string>;
    /** Units that the card pointed at could order. */
    orderable: Set<string>;
    /** Where the selected unit can go; false: it could not battle from there. */
    destinations: Map<string, boolean>;
    targets: Map<string, Choice>;
    /** Targets that are named already. */
    named: string[];
    selected: string | null;
    hint: string[];
    /** Hexes that partners point at, by who does. */
    pointed: Map<string, string>;
    /** Ordered units of a team: whose, and whether we act with them. */
    commanded: Map<string, { seat: string; isOurs: boolean }>;
    /** From, to, and whether it is open. */
    sight: SightLine | null;
    /** While looking for lines of sight: from where, and which hexes are not seen from there. */
    lookout: { from: string; unseen: string[] } | null;
}

export interface SightLine {
    from: string;
    to: string;
    open: boolean;
    blockers: string[];
}

/** The choice that a click where the player points would be about. */
export function hoveredChoice({ deciding: { choices, chosen }, pointing: { focus, lookout } }: OpenTable): Choice | null {
    if (!focus || lookout)
        return null;
    return (chosen ? choices.find(choice => originOf(choice) === chosen && goalOf(choice) === focus) : null) ?? targets(choices, chosen).get(focus) ??
        choices.find(choice => choice.hexes.length === 1 && choice.odds && goalOf(choice) === focus) ?? null;
}

function sightLine(focus: string | null, hovered: Choice | null, sight: Sight | null): SightLine | null {
    if (!focus)
        return null;
    if (hovered?.verb === 'attack' && hovered.odds)
        return { from: hovered.hexes[0]!, to: focus, open: true, blockers: [] };
    return sight && focus !== sight.from ? { from: sight.from, to: focus, open: !(focus in sight.blocked), blockers: sight.blocked[focus] ?? [] } : null;
}

function commandedUnits(table: OpenTable): BoardMarks['commanded'] {
    const all: BoardMarks['commanded'] = new Map();
    for (const { hex, commander } of table.view.units) {
        const isOurs = isOurUnit(table, commander);
        if (commander && isOurs !== null)
            all.set(hex, { seat: commander, isOurs });
    }
    return all;
}

export function marksOf(table: OpenTable, hovered: Choice | null): BoardMarks {
    const { deciding: { choices, chosen, hint, note }, pointing: { focus, lookout, sight }, state, view: { open }, version } = table;
    return {
        ...lastMarks(shown, state.entries, version, table.decides && chosen !== null),
        nameable: nameable(choices), able: chosen ? new Set() : origins(choices), orderable: new Set(note?.units ?? []),
        destinations: destinations(choices, chosen), targets: targets(choices, chosen), named: open[open.length - 1]?.targets ?? [], selected: chosen,
        pointed: pointedHexes(state.heard), commanded: commandedUnits(table), hint: hint?.cells ?? [], sight: sightLine(focus, hovered, sight),
        lookout: lookout && !state.past ? { from: lookout, unseen: Object.keys(sight?.blocked ?? {}) } : null,
    };
}
