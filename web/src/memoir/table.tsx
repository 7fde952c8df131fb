// The battle page: head, next step, board, panel beside it, hand, and what opens over them.
import './texts';
import type { JSX } from 'preact';
import type { Session } from '../common/session';
import { isWaiting } from '../common/status';
import { BoardPlace, TablePage } from '../common/table_page';
import { NothingYet } from '../common/table_parts';
import { BoardPicture } from './board';
import { HandPlace } from './hand_place';
import { Medals } from './head';
import { HandOver } from './hot_seat';
import { hoveredChoice, marksOf } from './marks';
import { SidePanel } from './side_panel';
import { StepBar } from './step_bar';
import { TableDialogs } from './table_dialogs';
import { other } from './types';
import { type OpenTable, useTable } from './use_table';

export function Table({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const all = useTable(session, isLesson), { view, live, hotSeat, asked, home, ownEdge, pointing } = all;
    if (!view || !live)
        return <NothingYet title={all.board.title} waits={isWaiting(all.status)} secret={session.secret} />;
    const table: OpenTable = { ...all, view, live }, hovered = hoveredChoice(table), marks = marksOf(table, hovered);
    return (
        <TablePage table={table}
            head={<><Medals view={view} side={other(home)} /><span class="versus" aria-hidden="true">·</span><Medals view={view} side={home} /></>}
            bar={<StepBar table={table} marks={marks} />}
            board={<BoardPlace table={table} marks={marks} draw={props => <BoardPicture {...props} ownEdge={ownEdge} onHex={pointing.onHex} />} />}
            side={<SidePanel table={table} marks={marks} hovered={hovered} />}
            hand={<HandPlace table={table} />}
            dialogs={<TableDialogs table={table} />}
            curtain={hotSeat.isCovered && asked && <HandOver session={session} asked={asked} asksAmbush={hotSeat.asksAmbush} live={live} onShow={hotSeat.uncover} />} />
    );
}
