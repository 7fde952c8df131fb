// The last roll: dice, large, and in words what they did. Before the first one, what the faces do.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Entry, GameEvent } from '../common/protocol';
import { DiceLegend, Die } from './die';
import { causedEvents } from './rolls';
import type { Tables } from './types';
import { describeRoll, diceOf } from './words';

export interface Roll {
    version: number;
    /** Empty if it was not rolled for an attack. */
    from: string;
    to: string;
    events: GameEvent[];
}

/** The last roll at or before a version, with what it was rolled for. */
export function lastRoll(entries: Entry[], version: number): Roll | null {
    let last: Roll | null = null;
    for (const { entry, event, cause } of causedEvents(entries))
        if (event.event === 'rolled' && entry.version <= version)
            last = { version: entry.version, from: String(cause?.from ?? ''), to: String(cause?.to ?? ''), events: entry.events };
    return last;
}

export function Tray({ roll, tables }: { roll: Roll | null; tables: Tables | null }): JSX.Element {
    const rolled = roll?.events.find(event => event.event === 'rolled');
    return (
        <section class="tray" aria-label={t('roll.title')}>
            {!roll || !rolled ? <DiceLegend tables={tables} /> : (
                <>
                    <div class="dice" key={roll.version}>{diceOf(rolled).map((face, i) => <Die key={i} face={face} />)}</div>
                    <p>
                        {(roll.to || roll.events.length > 1) && <strong>{describeRoll(roll.events)}</strong>} <span class="soft">
                            {roll.from ? t('roll.of', { from: roll.from, to: roll.to }) : roll.to ? t('roll.on', { to: roll.to }) : ''}
                        </span>
                    </p>
                </>
            )}
        </section>
    );
}
