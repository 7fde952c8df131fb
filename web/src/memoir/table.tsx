// The battle page: head, next step, board, panel beside it, hand, and what opens over them.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Session } from '../common/session';
import { settings } from '../common/settings';
import { isWaiting } from '../common/status';
import { useStore } from '../common/store';
import { Toasts } from '../common/toasts';
import { Button, useGo } from '../common/ui';
import { Waiting } from '../common/waiting';
import { BoardPicture } from './board';
import { HandPlace } from './hand_place';
import { BattleHead, Medals } from './head';
import { HandOver } from './hot_seat';
import { type BoardMarks, hoveredChoice, marksOf } from './marks';
import { SidePanel } from './side_panel';
import { StepBar } from './step_bar';
import { TableDialogs } from './table_dialogs';
import { other } from './types';
import { type OpenTable, type TableState, useTable } from './use_table';

function Head({ table }: { table: OpenTable }): JSX.Element {
    const go = useGo(), { view, home, over, setOpen, deciding } = table;
    return (
        <BattleHead title={table.board.title} match={table.entered.match} onHome={() => go('')}>
            <Medals view={view} side={other(home)} />
            <span class="versus" aria-hidden="true">·</span>
            <Medals view={view} side={home} />
            <div class="head-tools">
                {table.mine.length > 0 && !over && !table.isLesson && <Button kind="quiet" onClick={deciding.askHint} disabled={!table.decides}>{t('hint')}</Button>}
                {over && <Button kind="quiet" onClick={() => setOpen('result')}>{t('result.title')}</Button>}
                <Button kind="quiet" onClick={() => setOpen('menu')}>{t('menu')}</Button>
            </div>
        </BattleHead>
    );
}

function BoardPlace({ table, marks }: { table: OpenTable; marks: BoardMarks }): JSX.Element {
    const options = useStore(settings);
    const { session, state, pointing, orientation } = table;
    return (
        <div class="board-place">
            <BoardPicture plan={orientation.plan} board={table.board} tables={table.tables} view={table.view} ground={orientation.ground} marks={marks} focus={pointing.focus}
                layers={table.isLesson ? { ...options, coordinates: true } : options} ownEdge={orientation.ownEdge} handle={table.boardHandle}
                onFocus={pointing.onFocus} onLongPress={hex => {
                    pointing.onFocus(hex);
                    table.setSheet('info');
                }} onHex={pointing.onHex} onFlip={orientation.flip} onSight={pointing.toggleSight} />
            <Toasts session={session} state={state} describe={table.describe} onShow={table.playFrom} />
        </div>
    );
}

/** On a phone: the hand or the panel. */
function SheetTabs({ sheet, setSheet }: Pick<TableState, 'sheet' | 'setSheet'>): JSX.Element {
    return (
        <div class="sheet-tabs" role="group">
            <Button kind="quiet" pressed={sheet === 'hand'} onClick={() => setSheet('hand')}>{t('hand.title')}</Button>
            <Button kind="quiet" pressed={sheet === 'info'} onClick={() => setSheet('info')}>{t('side.tab')}</Button>
        </div>
    );
}

/** Before there is a position: somebody is waited for, or the server. */
function NothingYet({ table }: { table: TableState }): JSX.Element {
    const go = useGo();
    return (
        <div class="battle empty">
            <BattleHead title={table.board.title} onHome={() => go('')} />
            <main>{isWaiting(table.status) ? <Waiting secret={table.session.secret} /> : <p class="loading">{t('connection.connecting')}</p>}</main>
        </div>
    );
}

export function Table({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const all = useTable(session, isLesson), { view, live, hotSeat, asked } = all;
    if (!view || !live)
        return <NothingYet table={all} />;
    const table: OpenTable = { ...all, view, live }, hovered = hoveredChoice(table), marks = marksOf(table, hovered);
    return (
        <div class={`battle sheet-${table.sheet} ${isLesson ? 'learning' : ''}`}>
            <Head table={table} />
            <main class="contents" inert={hotSeat.isCovered}>
                <StepBar table={table} marks={marks} />
                {table.lesson?.note}
                <BoardPlace table={table} marks={marks} />
                <SidePanel table={table} marks={marks} hovered={hovered} />
                <HandPlace table={table} />
                <SheetTabs sheet={table.sheet} setSheet={table.setSheet} />
            </main>
            <TableDialogs table={table} />
            {hotSeat.isCovered && asked && (
                <HandOver session={session} asked={asked} asksAmbush={hotSeat.asksAmbush} live={live} onShow={hotSeat.uncover} />
            )}
        </div>
    );
}
