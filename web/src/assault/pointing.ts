// What the player points at on the map: who could support fire there, how far an own unit reaches, and where units can be placed.
import { useState } from 'preact/hooks';
import { useAnswer } from '../common/fetched';
import type { Session, SessionState } from '../common/session';
import { type Pointed, usePointed } from '../common/use_table';
import type { Deciding } from './deciding';
import type { SupportLine, Threat } from './marks';
import { type Reach, type ReachAnswer, reachOf } from './reach';
import { other, type Side, type View } from './types';
import { unitAt } from './words';

interface SupportAnswer {
    tile: string;
    german: { tile: string; value?: number }[];
    american: { tile: string; value?: number }[];
}

interface ThreatAnswer {
    tile: string;
    attackers: { tile: string; fire?: number; target?: number }[];
}

export interface Pointing extends Pointed {
    support: SupportLine[];
    threats: Threat[];
    reach: Reach;
    supply: string[];
    onTile: (tile: string, touched: boolean) => void;
    /** Look where units can be placed. */
    toggleLook: () => void;
    endLook: () => void;
}

/** In combat the units that give support; else those that could support fire at the unit that is pointed at. */
function supportLines(view: View, focus: string | null, answer: SupportAnswer | null, firing: string | null): SupportLine[] {
    const { combat } = view;
    if (combat?.parts) {
        const to = combat.firing === 'attacker' ? combat.defender : combat.attacker;
        return to ? combat.parts.support.map(one => ({ from: one.tile, to, side: unitAt(view, one.tile)?.side ?? '', value: one.value })) : [];
    }
    const unit = unitAt(view, focus);
    if (!unit || answer?.tile !== focus)
        return [];
    const side = other(unit.side);
    /* What lies face down and is not known might give support or not: no line for a guess. */
    return answer[side].flatMap(one => one.tile === firing || one.value === undefined ? [] : [{ from: one.tile, to: unit.tile, side, value: one.value }]);
}

export function usePointing({ session, state, view, home, deciding }: {
    session: Session; state: SessionState; view: View | null; home: Side; deciding: Deciding;
}): Pointing {
    const [supplies, setSupplies] = useState(false);
    const { picked, choices } = deciding, pointed = usePointed(picked.unit, deciding.onCardFocus), { focus, onFocus } = pointed;
    const unit = view ? unitAt(view, focus) : undefined, now = !state.past && view !== null;
    const answer = useAnswer<SupportAnswer>(session, now && unit && !view.combat ? { do: 'ask', what: 'support', tile: unit.tile } : null, state.seen);
    const isOwn = unit?.side === home && unit.kind !== null;
    const threat = useAnswer<ThreatAnswer>(session, now && isOwn && !view.combat ? { do: 'ask', what: 'threat', tile: unit.tile } : null, state.seen);
    const own = isOwn ? unit.tile : picked.unit;
    const reach = useAnswer<ReachAnswer>(session, now && own && !view.combat ? { do: 'ask', what: 'reach', tile: own } : null, state.seen);
    const places = picked.card !== null && choices.some(choice => choice.card === picked.card && (choice.verb === 'deploy' || kindMoves(choice.text)));
    const supply = useAnswer<Record<Side, string[]>>(session, now && (supplies || places) ? { do: 'ask', what: 'supply' } : null, state.seen);
    return {
        ...pointed, support: view && now ? supportLines(view, focus, answer, picked.unit) : [], supply: supply?.[home] ?? [],
        reach: reachOf(reach?.tile === own ? reach : null, choices, focus),
        threats: unit && threat?.tile === unit.tile ? threat.attackers.map(({ tile, ...values }) => ({ from: tile, to: unit.tile, ...values })) : [],
        onTile: (tile, touched) => {
            onFocus(tile);
            deciding.onTile(tile, touched);
        },
        toggleLook: () => setSupplies(!supplies), endLook: () => setSupplies(false),
    };
}

/** A card that lifts a unit to where new ones could be placed. */
const kindMoves = (action: string): boolean => action.startsWith('play re-deploy');
