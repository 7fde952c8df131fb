// A first battle, explained while it is played: one note for each step, shown when it is there.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../common/i18n';
import { settings } from '../common/settings';
import { Button } from '../common/ui';
import type { Side, View } from './types';

const LAST = 6;

/** The note that fits the step of the turn. */
function noteFor(view: View, begun: boolean): number {
    if (!begun)
        return 1;
    const notes: Record<string, number> = { 'play-card': 2, order: 3, move: 4, battle: 5, draw: 6 };
    return view.doing === 'take-ground' ? 6 : notes[view.phase] ?? 2;
}

export function Lesson({ view, mine, scenario }: { view: View; mine: Side[]; scenario: string }): JSX.Element | null {
    const [begun, setBegun] = useState(false);
    /* One turn of each side is enough to have seen it all. */
    const isLearnt = view.turn > 2;
    useEffect(() => {
        if (isLearnt)
            settings.set({ lessonSeen: true });
    }, [isLearnt]);
    if (scenario !== 'pegasus-bridge' || mine.length !== 1 || mine[0] !== 'allies')
        return null;
    const note = view.active === 'axis' ? LAST : noteFor(view, begun);
    return (
        <div class="lesson" role="note" aria-label={t('lesson.title')}>
            <p><strong>{t('lesson.title')} {note}/{LAST}</strong> {t(`lesson.${note}`)}</p>
            <div class="row">
                {!begun && <Button kind="primary" onClick={() => setBegun(true)}>{t('lesson.next')}</Button>}
                <Button kind="quiet" onClick={() => settings.set({ lessonSeen: true })}>{t('lesson.skip')}</Button>
            </div>
        </div>
    );
}
