// What the player points at on the board, and the lines of sight from there.
import { useState } from 'preact/hooks';
import type { Session, SessionState } from '../common/session';
import type { Deciding } from './deciding';
import { useSight } from './fetched';
import type { Side, Sight, View } from './types';

export interface Pointing {
    focus: string | null;
    /** What was pointed at last stays in the panel, so that its links can be reached. */
    inspected: string | null;
    /** The hex from which lines of sight are shown, while that is asked for. */
    lookout: string | null;
    sight: Sight | null;
    onFocus: (hex: string | null) => void;
    onHex: (hex: string, touched: boolean) => void;
    toggleSight: () => void;
    endSight: () => void;
}

export function usePointing({ session, state, view, home, asked, deciding }: {
    session: Session; state: SessionState; view: View | null; home: Side; asked: Side | null; deciding: Deciding;
}): Pointing {
    const [focus, setFocus] = useState<string | null>(null);
    const [inspected, setInspected] = useState<string | null>(null);
    const [lookout, setLookout] = useState<string | null>(null);
    const { chosen } = deciding;
    const enemyAtFocus = view?.units.some(unit => unit.hex === focus && unit.side !== asked) ?? false;
    const sight = useSight(session, state.past ? null : lookout ?? (enemyAtFocus ? chosen : null), state.seen);
    const onFocus = (hex: string | null): void => {
        setFocus(hex);
        if (hex) {
            setInspected(hex);
            deciding.onCardFocus(null);
        }
    };
    return {
        focus, inspected: focus ?? chosen ?? inspected, lookout, sight, onFocus,
        onHex: (hex, touched) => {
            onFocus(hex);
            if (lookout)
                setLookout(hex);
            else
                deciding.onHex(hex, touched);
        },
        toggleSight: () => setLookout(lookout ? null : chosen ?? focus ?? view?.units.find(unit => unit.side === home)?.hex ?? null),
        endSight: () => setLookout(null),
    };
}
