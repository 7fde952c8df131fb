// The log of a game as the server tells it.
import type { Entry } from './protocol';

/** What partners did after an action that was taken back stays, and moves up. */
function withoutThose(entries: Entry[], undone: number[]): Entry[] {
    return entries.filter(entry => !undone.includes(entry.version))
        .map(entry => ({ ...entry, ply: entry.ply - undone.filter(version => version < entry.version).length }));
}

/** Entries without what was taken back, nor the taking back. */
export function withoutUndone(entries: Entry[]): Entry[] {
    const kept: Entry[] = [];
    for (const entry of entries) {
        if (entry.undoes)
            kept.splice(0, kept.length, ...withoutThose(kept, entry.undoes));
        else if (entry.did === 'undo')
            while (kept.length && (kept[kept.length - 1]?.ply ?? 0) > entry.ply)
                kept.pop();
        else
            kept.push(entry);
    }
    return kept;
}

/** Old and new entries in their order, each version once. */
export function mergeEntries(old: Entry[], fresh: Entry[]): Entry[] {
    const last = old.length ? old[old.length - 1]!.version : 0;
    const later = fresh.filter(entry => entry.version > last);
    return later.length ? [...old, ...later] : old;
}

/** Where the last turn of somebody else begins, for who looks from one seat. */
export function othersTurn(entries: Entry[], seat: string): Entry | undefined {
    return [...withoutUndone(entries)].reverse().find(entry => entry.events.some(event => event.event === 'turn' && event.side !== seat));
}
