// All that can be open over the battle: the menu and what it leads to, questions, the result.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { PeopleDialog } from '../common/people';
import { attacksLeft, CommonDialogs, lookAtBoard, Questions } from '../common/table_dialogs';
import { PileList } from '../common/table_parts';
import { TalkDialog } from '../common/talk';
import { Dialog } from '../common/ui';
import { type Choice, goalOf, unusedAttackers } from './actions';
import { startLesson } from './lesson/start';
import { Result } from './result';
import { roleText } from './roles';
import type { OpenTable } from './use_table';
import { cardName, describeChoice, shortOdds } from './words';

const keyRows = [
    ['← ↑ → ↓', 'arrows'], ['Enter', 'enter'], ['Esc', 'esc'], ['1–9', 'digits'], ['u', 'u'], ['e', 'e'], ['b', 'b'], ['n', 'n'], ['l', 'sight'], ['h', 'h'],
    ['f', 'f'], ['+ − 0', 'zoom'], [', .', 'past'], ['t', 't'], ['p', 'p'], ['/', 'slash'], ['?', 'help'],
] as const;

function whichTitle(first: Choice): string {
    if (first.verb === 'attack')
        return t('choose.attack', { hex: goalOf(first)! });
    return t(first.verb === 'play' ? (first.words.length > 1 ? 'choose.section' : 'choose.play') : 'choose.title');
}

/** Everything that lies face up on the discard pile. */
function DiscardsDialog({ cards, onClose }: { cards: string[]; onClose: () => void }): JSX.Element {
    return (
        <Dialog title={t('discards.title')} onClose={onClose}>
            <PileList names={cards.map(cardName)} />
        </Dialog>
    );
}

function OwnDialogs({ table, onClose }: { table: OpenTable; onClose: () => void }): JSX.Element | null {
    const { session, state, board, view, live } = table;
    if (table.open === 'discards')
        return <DiscardsDialog cards={view.discard} onClose={onClose} />;
    if (table.open === 'people')
        return <PeopleDialog session={session} state={state} finished={live.finished ?? []} textOf={seat => roleText(table.entered, seat)} over={table.over} onClose={onClose} />;
    if (table.open === 'talk')
        return <TalkDialog session={session} state={state} onPoint={() => table.setPointsOut(true)} onClose={onClose} />;
    return table.open === 'result' && table.over
        ? <Result session={session} state={state} board={board} view={live} tables={table.tables} onLook={() => lookAtBoard(table)} /> : null;
}

export function TableDialogs({ table }: { table: OpenTable }): JSX.Element {
    const { deciding } = table;
    return (
        <>
            <Questions deciding={deciding} titleOf={whichTitle} describe={choice => describeChoice(choice) + shortOdds(choice)}
                atEnd={() => attacksLeft(unusedAttackers(deciding.choices).size)} />
            <CommonDialogs table={table} startLesson={startLesson} keyRows={keyRows} describe={describeChoice} />
            <OwnDialogs table={table} onClose={() => table.setOpen(null)} />
        </>
    );
}
