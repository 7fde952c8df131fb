// The first lesson: a note for each step, and the hand that plays the other side and the dice.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../common/i18n';
import type { Session, SessionState } from '../../common/session';
import { settings, stepTime } from '../../common/settings';
import { announcer, Button } from '../../common/ui';
import { learner, noteAt, notes, script, stepsDone } from './script';

/** What there is to read is not to be rushed over. */
const PAUSE = 500;

export interface LessonGuide {
    allows: (action: string) => boolean;
    note: JSX.Element;
}

/** Plays what is not the learner's; says what the learner may do, and why. */
export function useLesson(session: Session, state: SessionState, isLesson: boolean, onEnd: (play: boolean) => void): LessonGuide | null {
    const [begun, setBegun] = useState(false);
    const [tries, setTries] = useState(0);
    const done = stepsDone(state.entries), step = script[done];
    const ready = isLesson && state.connection === 'open' && state.seen >= 0 && state.seen === state.status?.version;
    useEffect(() => {
        if (!ready || !step || step.by === learner)
            return undefined;
        const timer = window.setTimeout(() => {
            session.actFor(step.by === 'dice' ? learner : step.by, step.actions[0]!, step.by === 'dice').catch(() => undefined);
            setTries(tries + 1); // if it was refused, once more when the position is known
        }, stepTime() * 3 + PAUSE);
        return () => clearTimeout(timer);
    }, [ready, done, tries]);
    const { note, number } = noteAt(done);
    const key = !begun && done === 0 ? 'start' : step ? note : 'end';
    useEffect(() => {
        if (isLesson)
            announcer.say(t(`lesson.${key}`));
        if (isLesson && key === 'end')
            settings.set({ lessonSeen: true });
    }, [isLesson, key]);
    if (!isLesson)
        return null;
    return {
        allows: action => key !== 'start' && (step?.actions.includes(action) ?? false),
        note: (
            <div class="lesson" role="note" aria-label={t('lesson.title')}>
                <p><strong>{t('lesson.title')}{key === 'start' ? '' : ` ${number} / ${notes.length}`}</strong> {t(`lesson.${key}`)}</p>
                <div class="row">
                    {key === 'start' && <Button kind="primary" onClick={() => setBegun(true)}>{t('lesson.next')}</Button>}
                    {key === 'end' && <Button kind="primary" onClick={() => onEnd(true)}>{t('lesson.play')}</Button>}
                    <Button kind="quiet" onClick={() => onEnd(false)}>{t(key === 'end' ? 'result.home' : 'lesson.skip')}</Button>
                </div>
            </div>
        ),
    };
}
