// What happened last on the board: for the arrow, the tinted hexes and the counter that slides.
import type { Entry, GameEvent } from '../common/protocol';

const seenOnBoard = ['moved', 'attacked', 'retreated', 'took-ground', 'bombed', 'ambushed'];
const walks = ['moved', 'retreated', 'took-ground'];

export interface Deed {
    event: GameEvent;
    version: number;
}

/** The last deed at or before a version; `entries` without what was taken back. */
export function lastDeed(entries: Entry[], version: number): Deed | null {
    for (let i = entries.length - 1; i >= 0; i--) {
        const entry = entries[i]!, event = entry.version <= version ? entry.events.find(one => seenOnBoard.includes(one.event)) : undefined;
        if (event)
            return { event, version: entry.version };
    }
    return null;
}

const isHex = (value: unknown): value is string => typeof value === 'string';

export const hexesOf = (deed: Deed | null): string[] => [deed?.event.from, deed?.event.to].filter(isHex);

export function wayOf(deed: Deed | null): { from: string; to: string; kind: string } | null {
    const from = deed?.event.from, to = deed?.event.to;
    return isHex(from) && isHex(to) ? { from, to, kind: deed!.event.event } : null;
}

/** The unit that came with it, if it was a move, and only in the moment it comes. */
export function walkOf(deed: Deed | null, version: number): { from: string; to: string; version: number } | null {
    const way = deed && deed.version === version && walks.includes(deed.event.event) ? wayOf(deed) : null;
    return way ? { from: way.from, to: way.to, version } : null;
}
