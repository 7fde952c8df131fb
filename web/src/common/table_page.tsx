// The page of any game: where its parts lie, its head, the place of the board, and the bar that says what comes next.
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { BattleHead } from './battle_head';
import type { BoardHandle } from './board_frame';
import type { AnyDeciding } from './deciding';
import { othersTurn } from './entries';
import { t } from './i18n';
import { Log, logLines, PastBar, type Sentence } from './log';
import { AwayToasts } from './people';
import type { Entry } from './protocol';
import type { AnyChoice } from './questions';
import type { Session, SessionState } from './session';
import { settings } from './settings';
import { settlingStyle, useSettling } from './settling';
import { NeverAskButton } from './standing';
import { useStore } from './store';
import type { BattleTexts } from './table_dialogs';
import { SheetTabs, Stepper } from './table_parts';
import { Toasts } from './toasts';
import { Button, useGo } from './ui';
import type { AnyView, Orientation, Pointed, TableBase } from './use_table';

/** What these parts read of a table, and what they open over it. */
type AnyTable = Omit<TableBase<AnyView, string, BattleTexts, never>, 'open' | 'setOpen'> & { setOpen: (dialog: 'menu' | 'result') => void };
type Decided<C extends AnyChoice> = AnyTable & { deciding: AnyDeciding<C> };

/** Everything in its place; `head`: what the game has in the head of the page. */
export function TablePage<C extends AnyChoice>({ table, class: extra = '', head, tools, bar, board, side, hand, dialogs, curtain }: {
    table: Decided<C> & { hotSeat: { isCovered: boolean } }; class?: string; head: ComponentChildren; tools?: ComponentChildren; bar: JSX.Element; board: JSX.Element; side: JSX.Element;
    hand: JSX.Element; dialogs: JSX.Element; curtain: ComponentChildren;
}): JSX.Element {
    return (
        <div class={`battle ${extra} sheet-${table.sheet} ${table.isLesson ? 'learning' : ''}`}>
            <TableHead table={table} tools={tools}>{head}</TableHead>
            <main class="contents" inert={table.hotSeat.isCovered}>
                {bar}
                {table.lesson?.note}
                {board}
                {side}
                {hand}
                <SheetTabs sheet={table.sheet} setSheet={table.setSheet} />
            </main>
            {dialogs}
            {curtain}
        </div>
    );
}

function TableHead<C extends AnyChoice>({ table, children, tools }: { table: Decided<C>; children: ComponentChildren; tools: ComponentChildren }): JSX.Element {
    const go = useGo(), { over, setOpen, deciding } = table;
    return (
        <BattleHead title={table.board.title} match={table.entered.match} onHome={() => go('')}>
            {children}
            <div class="head-tools">
                {tools}
                {table.mine.length > 0 && !over && !table.isLesson && <Button kind="quiet" onClick={deciding.askHint} disabled={!table.decides}>{t('hint')}</Button>}
                {over && <Button kind="quiet" onClick={() => setOpen('result')}>{t('result.title')}</Button>}
                <Button kind="quiet" onClick={() => setOpen('menu')}>{t('menu')}</Button>
            </div>
        </BattleHead>
    );
}

/** What every board is drawn from. */
export interface PictureProps<Plan, Board, Tables, View, Marks> {
    plan: Plan;
    board: Board;
    tables: Tables | null;
    view: View;
    ground: string;
    marks: Marks;
    focus: string | null;
    layers: { coordinates: boolean; units: boolean };
    handle: RefObject<BoardHandle>;
    onFocus: (cell: string | null) => void;
    /** On a touch screen: tell what is there, do nothing. */
    onLongPress: (cell: string) => void;
    onFlip: () => void;
    /** What `l` shows. */
    onLook: () => void;
}

interface Pictured<Plan, Board, Tables, View> {
    session: Session;
    state: SessionState;
    board: Board;
    tables: Tables | null;
    view: View;
    isLesson: boolean;
    boardHandle: RefObject<BoardHandle>;
    pointing: Pointed & { toggleLook: () => void };
    orientation: Orientation<Plan>;
    setSheet: (sheet: 'info') => void;
    describe: (entry: Entry) => Sentence[];
    playFrom: (version: number) => void;
}

/** The board, with what is told over it; `draw` draws it. */
export function BoardPlace<Plan, Board, Tables, View, Marks>({ table, marks, toasts, draw }: {
    table: Pictured<Plan, Board, Tables, View>; marks: Marks; toasts?: ComponentChildren; draw: (props: PictureProps<Plan, Board, Tables, View, Marks>) => JSX.Element;
}): JSX.Element {
    const options = useStore(settings), { pointing, orientation } = table;
    return (
        <div class="board-place">
            {draw({
                plan: orientation.plan, board: table.board, tables: table.tables, view: table.view, ground: orientation.ground, marks, focus: pointing.focus,
                layers: table.isLesson ? { ...options, coordinates: true } : options, handle: table.boardHandle, onFocus: pointing.onFocus,
                onLongPress: cell => {
                    pointing.onFocus(cell);
                    table.setSheet('info');
                },
                onFlip: orientation.flip, onLook: pointing.toggleLook,
            })}
            <div class="toasts">
                <AwayToasts session={table.session} state={table.state} />
                {toasts}
                <Toasts session={table.session} state={table.state} describe={table.describe} onShow={table.playFrom} />
            </div>
        </div>
    );
}

/** Beside the board: what happened, of all `entries` or only of those that are told yet; and the last turn of who sits opposite. */
export function TableLog({ table, entries = table.state.entries }: { table: AnyTable & { describe: (entry: Entry) => Sentence[] }; entries?: Entry[] }): JSX.Element {
    const { state, mine, describe } = table, theirs = mine.length ? othersTurn(state.entries, table.home) : undefined;
    return (
        <>
            <Log lines={logLines(entries, describe)} shown={state.past?.version ?? null} seen={table.sheet === 'info'} onJump={table.jumpTo} />
            {theirs && !state.past && <Button onClick={() => table.playFrom(theirs.version)}>{t('log.last')}</Button>}
        </>
    );
}

/** Where in the turn we are and what comes next; or the bar with which to look back. */
export function StepBar({ table, steps, now, isMoment, sentence, pastBar, children }: {
    table: AnyTable; steps: readonly string[]; now: string | null; isMoment: (entry: Entry) => boolean; sentence: () => string; pastBar?: JSX.Element | null;
    children: ComponentChildren;
}): JSX.Element {
    const { session, state: { past, entries }, status } = table, thinks = status.need === 'ai' && !table.decides;
    return (
        <div class="next">
            <Stepper steps={steps} now={now} />
            {past ? pastBar ?? <PastBar session={session} entries={entries} isMoment={isMoment} version={past.version} over={table.over} plays={table.playsPast} />
                : <p class={`sentence ${table.decides && !table.over ? 'mine' : ''}`}>{thinks ? sentence().replace(/\.$/, '') : sentence()}{thinks && <span class="thinking" aria-hidden="true" />}</p>}
            {children}
        </div>
    );
}

/** The buttons to decide with: what was tapped, what has no place on the board, undo, and what ends the step. */
export function DecideButtons<C extends AnyChoice>({ table, offered, isTarget, isPale, textOf, doneText, meant = choice => [choice], class: extra = '' }: {
    table: Decided<C>; offered: C[]; class?: string; isTarget: (cell: string) => boolean; isPale: (choice: C) => boolean; textOf: (choice: C) => string; doneText: () => string;
    /** All that a button stands for: of several one is asked. */
    meant?: (choice: C) => C[];
}): JSX.Element {
    const { state, status, asked, deciding } = table, { undo } = state;
    /* What is answered already, or by itself, is no question. */
    const answered = deciding.answering || deciding.auto?.verb === 'pass', shown = answered ? [] : offered;
    /* Somebody else has just acted: there is little to undo, and there are many buttons. */
    const inWindow = asked !== null && status.window !== undefined && deciding.choices.length > 0, asksWindow = inWindow && !answered && !table.isLesson;
    const settling = useSettling([inWindow ? state.seen : '', deciding.tapped ?? '', ...shown.map(choice => choice.text), deciding.done ? 'done' : ''].join());
    return (
        <div class={`decide ${extra}`} style={settlingStyle(settling)}>
            {deciding.tapped && <Button kind="primary" onClick={deciding.confirmTap}>{t(isTarget(deciding.tapped) ? 'odds.attack' : 'tap.confirm')}</Button>}
            {shown.map(choice => <Button key={choice.text} kind={isPale(choice) ? 'plain' : 'primary'} onClick={() => deciding.offer(meant(choice))}>{textOf(choice)}</Button>)}
            {table.mine.length > 0 && !table.over && !state.past && (undo?.allowed || !inWindow) && (
                <Button onClick={deciding.undo} disabled={!undo?.allowed} title={undo && !undo.allowed ? t('undo.closed', { text: undo.text }) : ''}>{t('undo')}</Button>
            )}
            {deciding.done && <Button kind="primary" class={`done ${deciding.choices.length === 1 ? 'only' : ''}`} onClick={deciding.finish}>{doneText()}</Button>}
            {asksWindow && table.asker && <NeverAskButton session={table.session} seat={table.asker} window={status.window!} />}
        </div>
    );
}
