// A first lesson: a note for each step, and the hand that plays the other side and chance. The game is a real one, at a table
// whose chance is entered (docs/protocol.md), so every step is checked by the rules.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { type LessonScript, noteAt, stepsDone } from './lesson_script';
import type { Session, SessionState } from './session';
import { settings, stepTime } from './settings';
import { decidersOf } from './status';
import { announcer, Button } from './ui';

/** What there is to read is not to be rushed over. */
const PAUSE = 500;

export interface LessonGuide {
    allows: (action: string) => boolean;
    note: JSX.Element;
}

/** Plays what is not the learner's; says what the learner may do, and why. */
export function useLesson(script: LessonScript, session: Session, state: SessionState, isLesson: boolean, onEnd: (play: boolean) => void): LessonGuide | null {
    const [begun, setBegun] = useState(false);
    const [tries, setTries] = useState(0);
    const { learner, name } = script, done = stepsDone(script, state.entries), step = script.steps[done];
    const ready = isLesson && state.connection === 'open' && state.seen >= 0 && state.seen === state.status?.version;
    useEffect(() => {
        if (!ready || !step || step.by === learner)
            return undefined;
        const isChance = step.by === 'chance';
        const timer = window.setTimeout(() => {
            session.actFor(isChance ? learner : step.by, step.actions[0]!, isChance).catch(() => undefined);
            setTries(tries + 1); // if it was refused, once more when the position is known
        }, stepTime() * 3 + PAUSE);
        return () => clearTimeout(timer);
    }, [ready, done, tries]);
    const { status } = state, passing = ready && script.passes && status?.window !== undefined ? decidersOf(status).find(seat => seat !== learner) : undefined;
    useEffect(() => {
        const { meanwhile } = step ?? {}, [seat, action] = passing ? [passing, 'pass'] : [meanwhile?.by, meanwhile?.action];
        if (!ready || !seat || !action)
            return undefined;
        const timer = window.setTimeout(() => void session.actFor(seat, action, false).catch(() => undefined), stepTime());
        return () => clearTimeout(timer);
    }, [ready, done, passing, status?.version]);
    const { note, number, of } = noteAt(script, done);
    const key = !begun && done === 0 ? 'start' : step ? note : 'end';
    useEffect(() => {
        if (isLesson)
            announcer.say(t(`${name}.${key}`));
        if (isLesson && key === 'end')
            settings.set({ lessonSeen: true });
    }, [isLesson, key]);
    if (!isLesson)
        return null;
    return {
        allows: action => key !== 'start' && (step?.actions.includes(action) ?? false),
        note: (
            <div class="lesson" role="note" aria-label={t('lesson.title')}>
                <p><strong>{t('lesson.title')}{key === 'start' ? '' : ` ${number} / ${of}`}</strong> {t(`${name}.${key}`)}</p>
                <div class="row">
                    {key === 'start' && <Button kind="primary" onClick={() => setBegun(true)}>{t('lesson.next')}</Button>}
                    {key === 'end' && <Button kind="primary" onClick={() => onEnd(true)}>{t(`${name}.play`)}</Button>}
                    <Button kind="quiet" onClick={() => onEnd(false)}>{t(key === 'end' ? 'result.home' : 'lesson.skip')}</Button>
                </div>
            </div>
        ),
    };
}
