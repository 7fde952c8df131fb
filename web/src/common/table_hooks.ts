// What the table page of every game does by itself: it speaks, and says in its title whose turn it is.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { withoutUndone } from './entries';
import { t } from './i18n';
import { logLines, type Sentence } from './log';
import type { Entry } from './protocol';
import type { Session, SessionState } from './session';
import { lastVersion } from './session_state';
import { announcer } from './ui';

/** More at once than anybody listens to: it is a game that has just been opened. */
const MOST_SPOKEN = 40;

/** What happens is spoken for screen readers. */
export function useSpokenLog(state: SessionState, describe: (entry: Entry) => Sentence[]): void {
    const told = useRef(0), last = lastVersion(state);
    useEffect(() => {
        const fresh = state.entries.filter(entry => entry.version > told.current);
        told.current = last;
        if (fresh.length && fresh.length < MOST_SPOKEN)
            announcer.say(logLines(fresh, describe).map(line => line.text).join('. '));
    }, [last]);
}

/** The title of the page: whether one has to act, or only looks on. */
export function useTurnTitle(title: string, isMyTurn: boolean, watches: boolean): void {
    useEffect(() => {
        const what = isMyTurn ? `● ${t('title.turn')} – ` : watches ? `${t('title.watch')}: ` : '';
        document.title = `${what}${title} – ${t('app')}`;
        return () => {
            document.title = t('app');
        };
    }, [isMyTurn, title]);
}

/** Show the result once, when a game is over and its last position is there. */
export function useResult(over: boolean, state: SessionState, show: () => void): void {
    const shown = useRef(false);
    useEffect(() => {
        if (over && state.view && state.seen === state.status?.version && !shown.current) {
            shown.current = true;
            show();
        }
        if (!over)
            shown.current = false;
    }, [over, state.seen]);
}

/** Where the panel is one list that is pushed up, on phones: it begins at its top when something else is shown (`subject`). */
export function useTop(subject: string): RefObject<HTMLElement> {
    const panel = useRef<HTMLElement>(null);
    useEffect(() => panel.current?.scrollTo(0, 0), [subject]);
    return panel;
}

/** Look so many entries back or on from what is shown. */
export function stepThroughLog(session: Session, state: SessionState, by: number): void {
    const all = withoutUndone(state.entries).map(entry => entry.version);
    const next = (state.past ? all.indexOf(state.past.version) : all.length - 1) + by;
    if (next >= 0)
        void session.look(next >= all.length - 1 ? null : all[next]!);
}
