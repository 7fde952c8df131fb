// What is known of the two cards of step 10, which are chosen in secret.
import type { SessionState } from '../common/session_state';
import { kindOf } from './actions';
import type { Firing, Line } from './chronicle';
import { type Side, sides, type View } from './types';

/** A side's card: still to be chosen, as far as one can know; chosen, and to its owner which; turned over. */
export interface Secret {
    side: Side;
    state: 'open' | 'covered' | 'turned';
    kind: string | null;
}

/** Who has chosen, and which card, if we may know it. */
export type Chosen = Partial<Record<Side, string | null>>;

const SACRIFICE = 10;

/** Nobody is told that the enemy has chosen. What we have is in our own view; at a shared screen the other player's is not. */
export function chosenIn({ combat, answered }: View, { answered: versions, status, seat }: Pick<SessionState, 'answered' | 'status' | 'seat'>): Chosen {
    const chosen: Chosen = {};
    for (const side of sides) {
        const laid = combat?.chosen[side];
        if (laid || versions[side] === status?.version)
            chosen[side] = typeof laid === 'object' ? laid.card : answered && seat === side ? kindOf(answered.split(' ')[1] ?? '') : null;
    }
    return chosen;
}

/** The card that a side has shown in a firing, as far as its lines go. */
const shownBy = (side: Side, lines: Line[]): string | null => lines.find(line => line.step === SACRIFICE && line.side === side)?.card ?? null;

/** None while nothing of step 10 is to be seen. `told`: the lines that are shown already. Until the first of the two cards is told both lie
 * covered, and the enemy's (who is not `mine`) unknown; then both turn in the same moment. */
export function secretsOf(order: [Side, Side], mine: Side[], { lines }: Pick<Firing, 'lines'>, told: Line[], chosen: Chosen | null): Secret[] {
    const areKnown = lines.some(line => line.step === SACRIFICE && line.side), turn = told.some(line => line.step === SACRIFICE && line.side);
    if (!areKnown && !chosen)
        return [];
    return order.map(side => areKnown ? { side, state: turn ? 'turned' : 'covered', kind: turn || mine.includes(side) ? shownBy(side, lines) : null }
        : { side, state: chosen?.[side] === undefined ? 'open' : 'covered', kind: chosen?.[side] ?? null });
}
