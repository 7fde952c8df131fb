// The page of a game: head, next step, map, panel beside it, hand, and what opens over them.
import './texts';
import type { JSX } from 'preact';
import type { Session } from '../common/session';
import { isWaiting } from '../common/status';
import { BoardPlace, TablePage } from '../common/table_page';
import { NothingYet } from '../common/table_parts';
import { origins } from './actions';
import { BoardPicture } from './board';
import { isToldOver } from './enemy_turn';
import { HandPlace } from './hand_place';
import { Purse, TurnTrack } from './head';
import { HandOver } from './hot_seat';
import { hoveredChoice, marksOf } from './marks';
import { showsCombat, SidePanel } from './side_panel';
import { StepBar } from './step_bar';
import { TableDialogs } from './table_dialogs';
import { other } from './types';
import { type OpenTable, useTable } from './use_table';

export function Table({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const all = useTable(session, isLesson), { view, live, hotSeat, asked, home, deciding, pointing } = all;
    if (!view || !live)
        return <NothingYet title={all.board.title} waits={isWaiting(all.status)} secret={session.secret} state={all.state} />;
    const table: OpenTable = { ...all, view, live, over: isToldOver(all.over, all.fight, all.narration.of) }, marks = marksOf(table);
    return (
        <TablePage table={table} class={`assault ${showsCombat(table) ? 'in-combat' : ''}`}
            head={<><TurnTrack board={table.board} view={view} /><Purse view={view} side={other(home)} /><Purse view={view} side={home} /></>}
            bar={<StepBar table={table} marks={marks} />}
            board={<BoardPlace table={{ ...table, view: table.mapView ?? view }} marks={marks} draw={props => (
                <BoardPicture {...props} home={home} onTile={pointing.onTile} canGrab={tile => origins(deciding.choices).has(tile)}
                    onCarry={deciding.onCarry} onDrop={tile => deciding.onTile(tile, false)} />
            )} />}
            side={<SidePanel table={table} hovered={hoveredChoice(table)} />}
            hand={<HandPlace table={table} />}
            dialogs={<TableDialogs table={table} />}
            curtain={hotSeat.isCovered && asked && <HandOver session={session} asked={asked} status={table.status} live={live} tables={table.tables} onShow={hotSeat.uncover} />} />
    );
}
