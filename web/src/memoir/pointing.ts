// What the player points at on the board, and the lines of sight from there.
import { useState } from 'preact/hooks';
import type { Session, SessionState } from '../common/session';
import { type Pointed, usePointed } from '../common/use_table';
import type { Deciding } from './deciding';
import { useSight } from './fetched';
import type { Side, Sight, View } from './types';

export interface Pointing extends Pointed {
    /** The hex from which lines of sight are shown, while that is asked for. */
    lookout: string | null;
    sight: Sight | null;
    onHex: (hex: string, touched: boolean) => void;
    toggleLook: () => void;
    endLook: () => void;
}

export function usePointing({ session, state, view, home, asked, deciding }: {
    session: Session; state: SessionState; view: View | null; home: Side; asked: Side | null; deciding: Deciding;
}): Pointing {
    const [lookout, setLookout] = useState<string | null>(null);
    const { chosen } = deciding, pointed = usePointed(chosen, deciding.onCardFocus), { focus, onFocus } = pointed;
    const enemyAtFocus = view?.units.some(unit => unit.hex === focus && unit.side !== asked) ?? false;
    const sight = useSight(session, state.past ? null : lookout ?? (enemyAtFocus ? chosen : null), state.seen);
    return {
        ...pointed, lookout, sight,
        onHex: (hex, touched) => {
            onFocus(hex);
            if (lookout)
                setLookout(hex);
            else
                deciding.onHex(hex, touched);
        },
        toggleLook: () => setLookout(lookout ? null : chosen ?? focus ?? view?.units.find(unit => unit.side === home)?.hex ?? null),
        endLook: () => setLookout(null),
    };
}
