// What happened at the moment that is looked back at, in words: the automa's turn is told so, move by move with its reasons. A card that was
// played is told with what it does.
import type { JSX } from 'preact';
import { logLines } from '../common/log';
import { cardsPlayed } from './event_words';
import type { OpenTable } from './use_table';

/** Beside the map; on a phone, where the panel may be hidden, below the bar with which to look back. */
export function Moment({ table: { state, version, describe, tables } }: { table: OpenTable }): JSX.Element {
    const its = state.entries.filter(entry => entry.version === version), lines = logLines(its, describe);
    return (
        <ul class="moment">
            {lines.map((line, i) => <li key={i} class={`by-${line.by}`}>{line.text}</li>)}
            {its.flatMap(entry => cardsPlayed(entry, tables)).map(text => <li key={text} class="soft">{text}</li>)}
        </ul>
    );
}
