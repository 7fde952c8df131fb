// Which attack a roll belongs to: events tell attacks and rolls one after the other.
import { withoutUndone } from '../common/entries';
import type { Entry, GameEvent } from '../common/protocol';

export interface Caused {
    entry: Entry;
    event: GameEvent;
    /** Of a roll: the attack, ambush or bombardment it was made for; null if it was for something else. */
    cause: GameEvent | null;
}

/** All events in their order, rolls with their causes. An ambush comes between an attack and its
 * roll: so what waits for a roll is a stack. */
export function* causedEvents(entries: Entry[]): Generator<Caused> {
    let waiting: GameEvent[] = [];
    for (const entry of withoutUndone(entries))
        for (const event of entry.events) {
            if (event.event === 'attacked' || event.event === 'bombed')
                waiting = [event];
            else if (event.event === 'ambushed')
                waiting.push(event);
            else if (event.event === 'turn' || event.event === 'played')
                waiting = [];
            yield { entry, event, cause: event.event === 'rolled' ? waiting.pop() ?? null : null };
        }
}
