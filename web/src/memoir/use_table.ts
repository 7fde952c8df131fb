// All that the battle page knows: the game as it stands and is shown, who may decide, what is chosen and pointed at.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Sentence } from '../common/log';
import type { Entered, Entry, Status } from '../common/protocol';
import type { Session, SessionState } from '../common/session';
import { askedSeat, isPassed } from '../common/session_state';
import { shownTheme } from '../common/settings';
import { isOver } from '../common/status';
import { useStore } from '../common/store';
import { stepThroughLog, useResult, useSpokenLog, useTurnTitle } from '../common/table_hooks';
import { useGo } from '../common/ui';
import type { BoardHandle } from './board';
import { type Deciding, useDeciding } from './deciding';
import { useGround, useTables } from './fetched';
import { makePlan, type Plan } from './geometry';
import { type HotSeat, useHotSeat } from './hot_seat';
import { useKeys } from './keys';
import { type LessonGuide, useLesson } from './lesson/lesson';
import { startPractice } from './lesson/start';
import { type Pointing, usePointing } from './pointing';
import type { Board, Side, Tables, View } from './types';
import { describeEntry } from './words';

/** What is opened over the page. */
export type OpenDialog = 'menu' | 'settings' | 'keys' | 'command' | 'resign' | 'renew' | 'briefing' | 'discards' | 'result' | null;

/** Which way round the board lies. */
interface Orientation {
    plan: Plan;
    ownEdge: 'top' | 'bottom';
    ground: string;
    flip: () => void;
}

export interface TableState {
    session: Session;
    state: SessionState;
    entered: Entered;
    status: Status;
    board: Board;
    tables: Tables | null;
    isLesson: boolean;
    lesson: LessonGuide | null;
    mine: Side[];
    /** The side from which the board is seen. */
    home: Side;
    over: boolean;
    /** Our side that decides. */
    asked: Side | null;
    /** It is ours to decide, and all that is known about it is here. */
    decides: boolean;
    /** Our side wants such windows passed: nothing is asked. */
    stands: boolean;
    /** The position of now, and the one that is shown: now, or an earlier one. */
    live: View | null;
    view: View | null;
    /** Of the position that is shown. */
    version: number;
    hotSeat: HotSeat;
    deciding: Deciding;
    pointing: Pointing;
    orientation: Orientation;
    boardHandle: RefObject<BoardHandle>;
    describe: (entry: Entry) => Sentence[];
    open: OpenDialog;
    setOpen: (dialog: OpenDialog) => void;
    /** On a phone: which of the two lies in front. */
    sheet: 'hand' | 'info';
    setSheet: (sheet: 'hand' | 'info') => void;
    /** Whether what is looked back at goes on by itself; and both ways to begin. */
    playsPast: boolean;
    playFrom: (version: number) => void;
    jumpTo: (version: number) => void;
}

/** When there is a position to show. */
export type OpenTable = TableState & { live: View; view: View };

/** Whoever looks on sees the board from here. */
const ONLOOKERS_SIDE: Side = 'allies';

function useOrientation(session: Session, { game }: Entered, board: Board, home: Side): Orientation {
    const [isTurned, setTurned] = useState(false);
    const ownEdge = board.side.find(one => one.side === home)?.edge ?? 'bottom', flipped = (ownEdge === 'top') !== isTurned;
    const plan = useMemo(() => makePlan(board.hexes.map(hex => hex.hex), flipped), [board, flipped]);
    return { plan, ownEdge, ground: useGround(session.secret, shownTheme(), flipped, game), flip: () => setTurned(!isTurned) };
}

/** On a phone the hand is where it is needed. */
function useSheet(decides: boolean, live: View | null): Pick<TableState, 'sheet' | 'setSheet'> {
    const [sheet, setSheet] = useState<'hand' | 'info'>('hand');
    useEffect(() => {
        if (decides && (live?.phase === 'play-card' || live?.doing === 'keep'))
            setSheet('hand');
    }, [decides, live?.phase, live?.doing]);
    return { sheet, setSheet };
}

function useTableKeys(table: TableState): void {
    const { session, state, deciding, pointing, boardHandle } = table;
    useKeys({
        undo: deciding.undo, finish: deciding.finish, askHint: () => table.isLesson || deciding.askHint(), flip: table.orientation.flip, toggleSight: pointing.toggleSight,
        nextUnit: () => {
            const next = deciding.nextUnit(pointing.focus);
            if (next)
                boardHandle.current?.focusOn(next);
        },
        stepPast: by => stepThroughLog(session, state, by),
        letGo: () => {
            pointing.endSight();
            deciding.letGo();
        },
        zoom: how => boardHandle.current?.zoom(how), help: () => table.setOpen('keys'), command: () => table.setOpen('command'),
    });
}

export function useTable(session: Session, isLesson: boolean): TableState {
    const state = useStore(session.state), tables = useTables(), go = useGo();
    const entered = state.entered!, status = state.status!;
    const board = entered.board as Board, mine = entered.mine as Side[];
    const live = state.view as View | null, view = (state.past?.view ?? live) as View | null;
    const over = isOver(status), asked = askedSeat(state) as Side | null;
    const stands = isPassed(state, asked), decides = asked !== null && !stands && state.seen === status.version && !state.past;
    const home = mine.length > 1 ? live?.active ?? ONLOOKERS_SIDE : mine[0] ?? ONLOOKERS_SIDE;
    const [open, setOpen] = useState<OpenDialog>(null);
    const [playsPast, setPlaysPast] = useState(false);
    const boardHandle = useRef<BoardHandle>(null);
    const orientation = useOrientation(session, entered, board, home);
    const hotSeat = useHotSeat(mine, decides ? asked : null, live);
    const lesson = useLesson(session, state, isLesson, play => void (play ? startPractice() : Promise.resolve('')).then(go));
    const { sheet, setSheet } = useSheet(decides, live);
    const deciding = useDeciding({
        session, state, live, decides: decides && !hotSeat.isCovered, holds: hotSeat.asksAmbush, allows: lesson?.allows ?? null, onTouched: () => setSheet('info'),
    });
    const pointing = usePointing({ session, state, view, home, asked, deciding });
    const describe = (entry: Entry): Sentence[] => describeEntry(entry, mine.length > 1);
    const look = (plays: boolean) => (version: number): void => {
        setPlaysPast(plays);
        void session.look(version);
    };
    const table: TableState = {
        session, state, entered, status, board, tables, isLesson, lesson, mine, home, over, asked, decides, stands, live, view, version: state.past?.version ?? state.seen,
        hotSeat, deciding, pointing, orientation, boardHandle, describe, open, setOpen, sheet, setSheet, playsPast, playFrom: look(true), jumpTo: look(false),
    };
    useSpokenLog(state, describe);
    useTurnTitle(board.title, decides && !over, mine.length === 0);
    useResult(over, state, () => setOpen('result'));
    useTableKeys(table);
    return table;
}
