// What happened last on the board: for the arrow, the tinted cells and the piece that slides.
import { withoutUndone } from './entries';
import type { Entry, GameEvent } from './protocol';

/** Events that a game shows on its board; those in which a piece walks from `from` to `to`; those that may name a cell, and are shown there if
 * nothing else of their entry is. */
export interface ShownEvents {
    onBoard: readonly string[];
    names?: readonly string[];
    walks: readonly string[];
}

export interface LastEvent {
    event: GameEvent;
    version: number;
}

/** The marks of it. */
export interface LastMarks {
    /** Where it happened. */
    last: string[];
    /** The way it took. */
    arrow: { from: string; to: string; kind: string } | null;
    /** The unit that came last, from where, and when that was. */
    moved: { from: string; to: string; version: number } | null;
}

const isCell = (value: unknown): value is string => typeof value === 'string';

export const cellsOf = (last: LastEvent | null): string[] => [last?.event.from, last?.event.to, last?.event.tile].filter(isCell);

/** The last event on the board at or before a version; `entries` without what was taken back. */
export function lastEvent({ onBoard, names = [] }: ShownEvents, entries: Entry[], version: number): LastEvent | null {
    for (let i = entries.length - 1; i >= 0; i--) {
        const { version: at, events } = entries[i]!;
        const event = at > version ? undefined : events.find(one => onBoard.includes(one.event))
            ?? events.find(one => names.includes(one.event) && cellsOf({ event: one, version: at }).length > 0);
        if (event)
            return { event, version: at };
    }
    return null;
}

export function wayOf(last: LastEvent | null): { from: string; to: string; kind: string } | null {
    const from = last?.event.from, to = last?.event.to;
    return isCell(from) && isCell(to) ? { from, to, kind: last!.event.event } : null;
}

/** The unit that came with it, if it was a move, and only in the moment it comes. */
export function walkOf({ walks }: ShownEvents, last: LastEvent | null, version: number): { from: string; to: string; version: number } | null {
    const way = last && last.version === version && walks.includes(last.event.event) ? wayOf(last) : null;
    return way ? { from: way.from, to: way.to, version } : null;
}

/** `busy`: something else is marked now, and only the unit that walks is shown. */
export function lastMarks(shown: ShownEvents, entries: Entry[], version: number, busy: boolean): LastMarks {
    const last = lastEvent(shown, withoutUndone(entries), version);
    return { last: busy ? [] : cellsOf(last), arrow: busy ? null : wayOf(last), moved: walkOf(shown, last, version) };
}

/** Words about a cell, one after the other, for screen readers. */
export const listWords = (words: string[]): string => words.filter(Boolean).map(word => `, ${word}`).join('');
