// What happened, line by line; a line leads back to its moment. And the bar with which to look back.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { withoutUndone } from './entries';
import { t } from './i18n';
import type { Entry } from './protocol';
import type { Session } from './session';
import { stepTime } from './settings';
import { Button } from './ui';

const MOST_LINES = 4000; // the longest games have some 1,500

/** A sentence about something that happened; a title begins a new part. */
export interface Sentence {
    text: string;
    title: boolean;
    /** Whose it is, if not who did it. */
    by?: string;
}

export interface LogLine extends Sentence {
    version: number;
    by: string;
}

export function logLines(entries: Entry[], describe: (entry: Entry) => Sentence[]): LogLine[] {
    return withoutUndone(entries)
        .flatMap(entry => describe(entry).map(sentence => ({ by: entry.by, ...sentence, version: entry.version })))
        .slice(-MOST_LINES);
}

/** `seen`: it is on the screen, so that its end can be shown. */
export function Log({ lines, shown, seen, onJump }: { lines: LogLine[]; shown: number | null; seen: boolean; onJump: (version: number) => void }): JSX.Element {
    const list = useRef<HTMLOListElement>(null), isAtEnd = useRef(true), height = useRef(0);
    const showEnd = (): void => list.current?.scrollTo(0, list.current.scrollHeight);
    useEffect(() => {
        const line = list.current?.querySelector('[aria-current]');
        if (list.current && line instanceof HTMLElement)
            list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
        else {
            isAtEnd.current = true;
            showEnd();
        }
    }, [lines.length, shown, seen]);
    useEffect(() => {
        const observer = new ResizeObserver(() => { // what stands above it has grown or shrunk, or it was hidden
            height.current = list.current?.clientHeight ?? 0;
            if (isAtEnd.current)
                showEnd();
        });
        if (list.current)
            observer.observe(list.current);
        return () => observer.disconnect();
    }, []);
    return (
        <section class="log" aria-label={t('log.title')}>
            <ol ref={list} tabindex={0} aria-label={t('log.title')} onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
                if (clientHeight === height.current) // else its size has changed since it was scrolled: nobody has left the end
                    isAtEnd.current = scrollTop + clientHeight > scrollHeight - 8;
            }}>
                {lines.map((line, i) => (
                    <li key={`${line.version}.${i}`} class={`by-${line.by} ${line.title ? 'title' : ''}`}>
                        <button type="button" title={t('log.jump')} aria-current={shown === line.version ? 'true' : undefined}
                            onClick={() => onJump(line.version)}>{line.text}</button>
                    </li>
                ))}
            </ol>
        </section>
    );
}

/** `isMoment`: something was to be seen, which is worth a stop; `plays`: it goes on by itself from the start. */
export function PastBar({ session, entries, isMoment, version, over, plays }: {
    session: Session; entries: Entry[]; isMoment: (entry: Entry) => boolean; version: number; over: boolean; plays: boolean;
}): JSX.Element {
    const all = withoutUndone(entries).filter(isMoment).map(entry => entry.version);
    const found = all.findIndex(one => one >= version), index = found < 0 ? all.length - 1 : found;
    const [playing, setPlaying] = useState(plays);
    const go = (i: number): void => {
        const next = all[Math.min(Math.max(i, 0), all.length - 1)];
        if (next !== undefined)
            void session.look(next);
    };
    useEffect(() => {
        if (!playing)
            return undefined;
        const timer = window.setTimeout(() => index < all.length - 1 ? go(index + 1) : setPlaying(false), 2 * stepTime() + 500);
        return () => clearTimeout(timer);
    }, [playing, index, all.length]);
    return (
        <div class="past-bar" role="group" aria-label={t('past.title')}>
            <span class="past-title">{t('past.title')}</span>
            <Button kind="quiet" label={t('past.back')} onClick={() => go(index - 1)}>◀</Button>
            <Button kind="quiet" label={playing ? t('past.pause') : t('past.play')} onClick={() => setPlaying(!playing)}>{playing ? '❚❚' : '▶▶'}</Button>
            <Button kind="quiet" label={t('past.next')} onClick={() => go(index + 1)}>▶</Button>
            <input type="range" min={0} max={Math.max(all.length - 1, 0)} value={index} aria-label={t('past.slider')}
                onInput={event => go(Number(event.currentTarget.value))} />
            <Button kind="primary" onClick={() => void session.look(null)}>{over ? t('result.title') : t('past.now')}</Button>
        </div>
    );
}
