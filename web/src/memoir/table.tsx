// The battle page: head, next step, board, panel beside it, hand, and what opens over them.
import './texts';
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Session } from '../common/session';
import { isWaiting } from '../common/status';
import { BoardPlace, TablePage } from '../common/table_page';
import { NothingYet } from '../common/table_parts';
import { hasListeners } from '../common/talk';
import { Button } from '../common/ui';
import { BoardPicture } from './board';
import { HandPlace } from './hand_place';
import { SideHead } from './head';
import { Heard, sectionNames } from './partners';
import { HandOver } from './hot_seat';
import { hoveredChoice, marksOf } from './marks';
import { SidePanel } from './side_panel';
import { StepBar } from './step_bar';
import { TableDialogs } from './table_dialogs';
import { isTeam } from './roles';
import { other } from './types';
import { type OpenTable, useTable } from './use_table';

export function Table({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const all = useTable(session, isLesson), { view, live, hotSeat, asked, asker, entered, home, ownEdge, pointing } = all;
    if (!view || !live)
        return <NothingYet title={all.board.title} waits={isWaiting(all.status)} secret={session.secret} state={all.state} />;
    const table: OpenTable = { ...all, view, live }, hovered = hoveredChoice(table), marks = marksOf(table, hovered);
    return (
        <TablePage table={table}
            head={<><SideHead table={table} side={other(home)} /><span class="versus" aria-hidden="true">·</span><SideHead table={table} side={home} /></>}
            tools={hasListeners(all.state) && !all.over && (all.pointsOut ? <Button onClick={() => all.setPointsOut(false)}>{t('cancel')}</Button>
                : <Button kind="quiet" onClick={() => all.setOpen('talk')}>{t('talk')}</Button>)}
            bar={<StepBar table={table} marks={marks} />}
            board={<BoardPlace table={table} marks={marks} draw={props => <BoardPicture {...props} ownEdge={ownEdge} names={sectionNames(table)} onHex={table.pointsOut ? hex => table.pointOut({ hex }) : pointing.onHex} />}
                toasts={<Heard table={table} />} />}
            side={<SidePanel table={table} marks={marks} hovered={hovered} />}
            hand={<HandPlace table={table} />}
            dialogs={<TableDialogs table={table} />}
            curtain={hotSeat.isCovered && asked && asker && <HandOver session={session} asker={asker} seat={isTeam(entered, asked) ? asked : asker} asksAmbush={hotSeat.asksAmbush} live={live} onShow={hotSeat.uncover} />} />
    );
}
