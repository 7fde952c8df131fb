// The combat that is shown, and how far its lines have come: what they lead to is told nowhere else before they have told it.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Entry } from '../common/protocol';
import { stepTime } from '../common/settings';
import { type Combat, lastCombat, type Line } from './chronicle';
import type { Tables, View } from './types';
import { cardRow } from './words';

export interface Shown {
    /** The one that is fought, or was fought last, as far as it is to be shown. */
    combat: Combat | null;
    /** Nothing else has happened since. */
    isFresh: boolean;
    /** So many of its lines are shown. */
    lines: number;
    isWhole: boolean;
    /** What comes of it has still to be shown: nothing can be decided, and the map waits. */
    hidesOutcome: boolean;
    skip: () => void;
}

/** Of the printed track: from here on it is told what comes of a firing. */
const OUTCOME = 12;

export const linesOf = (combat: Combat): Line[] => [...combat.firings.flatMap(firing => [...firing.begun, ...firing.lines]), ...combat.after];

/** Lines come one after the other; a tap shows them all. A combat that is not new is shown whole. */
export function useCombat({ entries, version, view, game, tables }: { entries: Entry[]; version: number; view: View | null; game: string; tables: Tables | null }): Shown {
    const combat = useMemo(() => lastCombat(entries, version, card => cardRow(tables, card)?.type), [entries, version, tables]);
    const isFresh = combat !== null && (view?.combat !== undefined || combat.until === version);
    const key = combat ? `${game} ${combat.version}` : '', all = useMemo(() => combat ? linesOf(combat) : [], [combat]), total = all.length;
    const [seen, setSeen] = useState({ key, lines: total });
    const lines = !isFresh ? total : seen.key === key ? Math.min(seen.lines, total) : 0, isWhole = lines >= total;
    useEffect(() => {
        if (isWhole && seen.key === key && seen.lines === total)
            return undefined;
        if (isWhole || !stepTime())
            return setSeen({ key, lines: total }) ?? undefined;
        const timer = window.setTimeout(() => setSeen({ key, lines: lines + 1 }), stepTime());
        return () => clearTimeout(timer);
    }, [key, lines, total]);
    return { combat, isFresh, lines, isWhole, hidesOutcome: all.slice(lines).some(line => line.step >= OUTCOME), skip: () => setSeen({ key, lines: total }) };
}

/** The position as the map shows it: until the lines have told what happened, as it was before. */
export function useMapView(view: View | null, { hidesOutcome }: Shown): View | null {
    const before = useRef(view);
    if (!hidesOutcome)
        before.current = view;
    return before.current ?? view;
}
