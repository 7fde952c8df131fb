// Where in the turn we are, one sentence about what comes next, and the buttons to decide with.
import type { JSX } from 'preact';
import { t, textOr } from '../common/i18n';
import { DecideButtons, StepBar as CommonStepBar } from '../common/table_page';
import { ActingSeats } from '../common/people';
import type { Entered, Status } from '../common/protocol';
import { decidersOf } from '../common/status';
import { buttons, type Choice } from './actions';
import type { BoardMarks } from './marks';
import { hasPartners } from './roles';
import { doneText, movesTwice, sentence, stepOf, steps } from './steps';
import type { View } from './types';
import type { OpenTable } from './use_table';
import { describeChoice, isMoment, shortOdds } from './words';

/** What a button for an action says: "no" has another word for each question. */
function buttonText(choice: Choice, view: View): string {
    const no = choice.verb === 'pass' && view.doing ? textOr(`pass.${view.doing}`, '') : '';
    return no || describeChoice(choice) + shortOdds(choice);
}

/** Partners may act in the same step. */
const actsTogether = (status: Status, entered: Entered, asker: string | null): boolean => asker !== null && hasPartners(entered, asker) && decidersOf(status).length > 1;

function nextSentence({ live, status, seats, asked, asker, entered, deciding, stands, pointsOut }: OpenTable, { lookout }: BoardMarks): string {
    return pointsOut ? t('talk.pointing') : lookout ? t('sight.sentence', { hex: lookout.from }) : deciding.hint?.text ??
        sentence({ view: live, status, seats, side: asked, together: actsTogether(status, entered, asker), choices: deciding.all, selected: deciding.chosen, auto: deciding.auto, stands });
}

export function StepBar({ table, marks }: { table: OpenTable; marks: BoardMarks }): JSX.Element {
    const { live, view, tables, session, asker, entered, status, deciding: { choices, chosen } } = table;
    const ours = decidersOf(status).filter(seat => table.seats.includes(seat)), together = actsTogether(status, entered, asker);
    return (
        <CommonStepBar table={table} steps={steps} now={stepOf(view)} isMoment={isMoment} sentence={() => nextSentence(table, marks)}>
            {table.decides && <ActingSeats session={session} seats={ours} now={asker} />}
            <DecideButtons table={table} offered={buttons(choices, chosen)} isTarget={hex => marks.targets.has(hex)} isPale={choice => choice.verb === 'pass' || choice.verb === 'assign'}
                textOf={choice => buttonText(choice, live)} doneText={() => live.doing ? t('done.other') : doneText(live, movesTwice(view, tables), together)} />
        </CommonStepBar>
    );
}
