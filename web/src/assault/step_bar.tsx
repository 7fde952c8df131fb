// Where in the turn we are, one sentence about what comes next, and the buttons to decide with.
import type { JSX } from 'preact';
import { t, textOr } from '../common/i18n';
import { DecideButtons, StepBar as CommonStepBar } from '../common/table_page';
import { buttons, type Choice } from './actions';
import { lastPlayed } from './chronicle';
import { isMoment } from './event_words';
import type { BoardMarks } from './marks';
import { Moment } from './moment';
import { NarrationBar } from './narration';
import { doneText, sentence, stepOf, steps, whyBoughtOut } from './steps';
import type { OpenTable } from './use_table';
import { describeChoice } from './words';

function nextSentence({ live, status, mine, deciding, state, asked, stands, tables, fight }: OpenTable): string {
    if (fight.hidesOutcome)
        return t('assault.fight.reckoning');
    const answered = !asked && mine.some(seat => state.answered[seat] === status.version);
    const last = status.window === 'combat' ? lastPlayed(state.entries) : null, played = last && last.side !== asked ? last : null;
    const boughtOut = asked ? whyBoughtOut({ entries: state.entries, view: live, side: asked, price: tables?.limits[0]?.card_price ?? 0 }) : null;
    return deciding.hint?.text ?? sentence({ view: live, status, mine, choices: deciding.all, picked: deciding.picked, auto: deciding.auto, answering: deciding.answering, stands, tables, answered, played, boughtOut });
}

/** What is seldom wanted, or one of many alike: the main button is another one. */
const pale = new Set(['pass', 'mix', 'buy']);

/** "No" has another word for each question. */
function buttonText(choice: Choice, table: OpenTable): string {
    const { live, status, tables } = table;
    if (choice.verb === 'mix') {
        const all = live.open[live.open.length - 1]?.cards ?? 0, n = choice.count ?? 0;
        return [n > 0 ? t('assault.mix.actions', { n }) : '', all > n ? t('assault.mix.units', { n: all - n }) : ''].filter(Boolean).join(' + ');
    }
    if (choice.verb === 'gain' || choice.verb === 'take')
        return t(`assault.reward.${choice.verb}`, { n: live.open[live.open.length - 1]?.prestige ?? 0 });
    if (choice.discard)
        return t('assault.salvage');
    const no = choice.verb === 'pass' ? textOr(`assault.pass.${status.window ?? live.doing ?? ''}`, '') : '';
    return no || describeChoice(choice, tables);
}

export function StepBar({ table, marks }: { table: OpenTable; marks: BoardMarks }): JSX.Element {
    const { deciding: { choices, picked } } = table, all = buttons(choices, picked), discards = all.filter(choice => choice.discard);
    const offered = all.filter(choice => !choice.discard || choice === discards[0]); // dozens of discards are one button
    return (
        <CommonStepBar table={table} steps={steps} now={stepOf(table.view)} isMoment={isMoment} sentence={() => nextSentence(table)}
            pastBar={table.narration.of && <NarrationBar narration={table.narration} />}>
            {table.state.past && <Moment table={table} />}
            <DecideButtons class={offered.some(choice => choice.verb === 'mix') ? 'mixing' : ''} table={table} offered={offered} isTarget={tile => marks.targets.has(tile)} isPale={choice => pale.has(choice.verb)}
                textOf={choice => buttonText(choice, table)} meant={choice => choice.discard ? discards : [choice]} doneText={() => doneText(table.live)} />
        </CommonStepBar>
    );
}
