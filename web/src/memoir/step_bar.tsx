// Where in the turn we are, one sentence about what comes next, and the buttons to decide with.
import type { JSX } from 'preact';
import { t, textOr } from '../common/i18n';
import { PastBar } from '../common/log';
import { NeverAskButton } from '../common/standing';
import { Button } from '../common/ui';
import { buttons, type Choice } from './actions';
import type { BoardMarks } from './marks';
import { doneText, movesTwice, sentence, stepOf, steps } from './steps';
import type { View } from './types';
import type { OpenTable } from './use_table';
import { describeChoice, isMoment, shortOdds } from './words';

function Stepper({ view }: { view: View }): JSX.Element {
    const now = stepOf(view);
    return (
        <ol class="stepper" aria-label={now ? t('step.of', { n: steps.indexOf(now) + 1, step: t(`step.${now}`) }) : undefined}>
            {steps.map(step => (
                <li key={step} class={step === now ? 'now' : now && steps.indexOf(step) < steps.indexOf(now) ? 'past' : ''}
                    aria-current={step === now ? 'step' : undefined}>{t(`step.${step}`)}</li>
            ))}
        </ol>
    );
}

/** What a button for an action says: "no" has another word for each question. */
function buttonText(choice: Choice, view: View): string {
    const no = choice.verb === 'pass' && view.doing ? textOr(`pass.${view.doing}`, '') : '';
    return no || describeChoice(choice) + shortOdds(choice);
}

function NextSentence({ table, marks }: { table: OpenTable; marks: BoardMarks }): JSX.Element {
    const { live, status, mine, deciding } = table;
    const text = marks.lookout ? t('sight.sentence', { hex: marks.lookout.from }) : deciding.hint?.text ??
        sentence({ view: live, status, mine, choices: deciding.all, selected: deciding.chosen, auto: deciding.auto, stands: table.stands });
    return (
        <p class={`sentence ${table.decides && !table.over ? 'mine' : ''}`}>{text}{status.need === 'ai' && <span class="thinking" aria-hidden="true" />}</p>
    );
}

function DecideButtons({ table, marks }: { table: OpenTable; marks: BoardMarks }): JSX.Element {
    const { live, state, status, asked, deciding, tables } = table, { undo } = state;
    /* Somebody else has just acted: there is little to undo, and there are many buttons. */
    const asksWindow = asked !== null && status.window !== undefined && deciding.choices.length > 0 && !deciding.auto && !table.isLesson;
    return (
        <div class="decide">
            {deciding.tapped && <Button kind="primary" onClick={deciding.confirmTap}>{t(marks.targets.has(deciding.tapped) ? 'odds.attack' : 'tap.confirm')}</Button>}
            {buttons(deciding.choices, deciding.chosen).map(choice => (
                <Button key={choice.text} kind={choice.verb === 'pass' ? 'plain' : 'primary'} onClick={() => deciding.perform(choice)}>{buttonText(choice, live)}</Button>
            ))}
            {asksWindow && <NeverAskButton session={table.session} seat={asked} window={status.window!} />}
            {table.mine.length > 0 && !table.over && !state.past && (undo?.allowed || !asksWindow) && (
                <Button onClick={deciding.undo} disabled={!undo?.allowed} title={undo && !undo.allowed ? t('undo.closed', { text: undo.text }) : ''}>{t('undo')}</Button>
            )}
            {deciding.done && (
                <Button kind="primary" class="done" onClick={deciding.finish}>{live.doing ? t('done.other') : doneText(live, movesTwice(table.view, tables))}</Button>
            )}
        </div>
    );
}

export function StepBar({ table, marks }: { table: OpenTable; marks: BoardMarks }): JSX.Element {
    const { session, state: { past, entries } } = table;
    return (
        <div class="next">
            <Stepper view={table.view} />
            {past ? <PastBar session={session} entries={entries} isMoment={isMoment} version={past.version} over={table.over} plays={table.playsPast} />
                : <NextSentence table={table} marks={marks} />}
            <DecideButtons table={table} marks={marks} />
        </div>
    );
}
