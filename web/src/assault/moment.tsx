// What happened at the moment that is looked back at, in words: the automa's turn is told so, move by move with its reasons.
import type { JSX } from 'preact';
import { logLines } from '../common/log';
import type { OpenTable } from './use_table';

/** Beside the map; on a phone, where the panel may be hidden, below the bar with which to look back. */
export function Moment({ table: { state, version, describe } }: { table: OpenTable }): JSX.Element {
    const lines = logLines(state.entries.filter(entry => entry.version === version), describe);
    return <ul class="moment">{lines.map((line, i) => <li key={i} class={`by-${line.by}`}>{line.text}</li>)}</ul>;
}
