// The turn of a computer player or an automa, told as it happens: moment by moment, at a pace one can follow. It stops where something
// was lost until that is read, and can be paused, stepped through or left out.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t, textOr } from '../common/i18n';
import { logLines, type Sentence } from '../common/log';
import type { Entry } from '../common/protocol';
import { useForced } from '../common/questions';
import { settings } from '../common/settings';
import { useStore } from '../common/store';
import { Button, Dialog } from '../common/ui';
import { type Choice, forced, readChoice } from './actions';
import { isTurnOf, lossesOf, momentsOf, mustBeRead } from './enemy_turn';
import type { Shown } from './reveal';
import { other, type Side, type Tables, type View } from './types';
import type { Base, OpenTable } from './use_table';
import { sideName } from './words';

export interface Narration {
    /** Whose turn is told; null: none. */
    of: Side | null;
    paused: boolean;
    /** It waits until what is shown has been read. */
    held: boolean;
    toggle: () => void;
    step: (by: number) => void;
    goOn: () => void;
    /** To now, at once; the rest of the turn is not told. */
    skip: () => void;
    /** What the turn that has just ended has cost, until that is read. */
    losses: string[];
    dismiss: () => void;
}

interface Told {
    base: Base;
    live: View | null;
    tables: Tables | null;
    fight: Shown;
    describe: (entry: Entry) => Sentence[];
}

/** The side that a computer player or the automa leads against us, if one does. */
export function computerSide({ mine, entered, live }: Pick<Base, 'mine' | 'entered' | 'live'>): Side | null {
    const [own] = mine, against = own && mine.length === 1 ? other(own) : null;
    if (!against || live === null)
        return null;
    return live.sides[against].automa || textOr(`home.level.${entered.seats[against]}`, '') ? against : null;
}

/** How long something is shown: as long as it takes to read. */
function readingTime(words: string, pace: 'fast' | 'normal'): number {
    return pace === 'normal' ? 800 + 35 * words.length : 350 + 10 * words.length;
}

/** A question that we can answer waits for us: not one that passes by itself. */
function isAsked({ asked, stands, state, status }: Base): boolean {
    return asked !== null && !stands && state.seen === status.version && forcedOf(state.legal.map(readChoice), status.window) === null;
}

const forcedOf = (choices: Choice[], window: string | undefined): Choice | null => forced(choices, window);

export function useNarration({ base, live, tables, fight, describe }: Told): Narration {
    const { session, state, status, isLesson, over } = base, { enemyTurn: pace } = useStore(settings), side = isLesson ? null : computerSide(base);
    const [at, setAt] = useState<number | null>(null);
    const [read, setRead] = useState(-1); // all up to this version has been seen
    const [paused, setPaused] = useState(false);
    const [released, setReleased] = useState(-1);
    const [skips, setSkips] = useState(false);
    const [losses, setLosses] = useState<string[]>([]);
    const last = state.entries[state.entries.length - 1]?.version ?? 0, isOn = at !== null && state.past?.version === at;
    const moments = side && read >= 0 ? momentsOf(state.entries, side, isOn ? at : read) : [], next = moments[0]?.version;
    const entry = state.entries.find(one => one.version === at), held = isOn && pace === 'normal' && released < at && entry !== undefined && mustBeRead(entry, other(side!));
    const show = (version: number): void => {
        setAt(version);
        void session.look(version);
    };
    const stop = (): void => {
        setAt(null);
        setPaused(false);
        setRead(last);
        if (isOn)
            void session.look(null);
    };
    const turnEnds = side !== null && live?.phase !== 'setup' && !isTurnOf(state.entries, side), isDone = turnEnds || over || isAsked(base);
    useEffect(() => {
        if (read < 0 && state.seen >= 0 && state.seen === status.version)
            setRead(last);
        else if (read >= 0 && at !== null && !isOn)
            stop(); // the player looks elsewhere
        else if (read >= 0 && !isOn && !state.past && next !== undefined && pace !== 'off' && !(skips && !turnEnds) && live?.phase !== 'setup')
            show(next);
        else if (read >= 0 && !isOn && !state.past && read < last)
            setRead(last);
    }, [last, state.seen, state.past?.version, at]);
    useEffect(() => {
        if (turnEnds)
            setSkips(false);
    }, [turnEnds]);
    useEffect(() => {
        if (!isOn || paused || held || !fight.isWhole || (next === undefined && !isDone))
            return undefined;
        const words = logLines(entry ? [entry] : [], describe).map(line => line.text).join(' ');
        const timer = window.setTimeout(() => {
            if (next !== undefined)
                return show(next);
            stop();
            if (turnEnds && !over)
                setLosses(lossesOf(state.entries, other(side!), tables));
        }, released >= (at ?? 0) ? 0 : readingTime(words, pace === 'fast' ? 'fast' : 'normal'));
        return () => clearTimeout(timer);
    }, [isOn, paused, held, at, next, isDone, fight.isWhole]);
    const choices = isOn && base.asked !== null && state.seen === status.version ? state.legal.map(readChoice) : [];
    useForced(forcedOf(choices, status.window), state.seen, state.busy, choice => void session.act(choice.text, true));
    return {
        of: isOn ? side : null, paused, held, losses, toggle: () => setPaused(!paused), dismiss: () => setLosses([]),
        skip: () => {
            setSkips(!turnEnds);
            stop();
        },
        goOn: () => {
            fight.skip();
            if (isOn)
                setReleased(at);
            setPaused(false);
        },
        step: by => {
            const all = side ? momentsOf(state.entries, side, 0).map(one => one.version) : [], to = all[all.indexOf(at ?? -1) + by];
            setPaused(true);
            if (to !== undefined)
                show(to);
        },
    };
}

/** Instead of a question while the turn is told. */
export function NarrationBar({ narration }: { narration: Narration }): JSX.Element {
    const { of, paused, held, toggle, step, goOn, skip } = narration, title = t('assault.narration', { side: sideName(of) });
    return (
        <div class="past-bar narration" role="group" aria-label={title}>
            <span class="past-title">{title}</span>
            <Button kind="quiet" label={t('past.back')} onClick={() => step(-1)}>◀</Button>
            <Button kind="quiet" label={t(paused ? 'past.play' : 'past.pause')} onClick={toggle}>{paused ? '▶▶' : '❚❚'}</Button>
            <Button kind="quiet" label={t('past.next')} onClick={() => step(1)}>▶</Button>
            {(held || paused) && <Button kind="primary" onClick={goOn}>{t('assault.narration.on')} <span class="by-key">{t('assault.narration.key')}</span></Button>}
            <Button class="skip-turn" onClick={skip}>{t('assault.narration.skip')}</Button>
        </div>
    );
}

/** After the enemy's turn: what it has cost, until any key is pressed. */
export function LossesDialog({ table: { narration: { losses, dismiss }, home } }: { table: OpenTable }): JSX.Element {
    return (
        <Dialog title={t('assault.cost.title', { side: sideName(other(home)) })} onClose={dismiss}>
            <div onKeyDown={dismiss}>
                <ul>{losses.map((line, i) => <li key={i}>{line}</li>)}</ul>
                <div class="row"><button type="button" class="button primary" autofocus onClick={dismiss}>{t('assault.cost.on')}</button></div>
            </div>
        </Dialog>
    );
}
