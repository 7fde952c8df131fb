// All that the page of any game knows: the game as it stands and is shown, who may decide, what is open over it. A game adds what is
// picked up and pointed at.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardHandle } from './board_frame';
import type { AnyDeciding } from './deciding';
import { useGround } from './fetched';
import { useKeys } from './keys';
import { type LessonGuide, useLesson } from './lesson';
import type { LessonScript } from './lesson_script';
import type { Sentence } from './log';
import type { Entered, Entry, Status } from './protocol';
import type { AnyChoice } from './questions';
import type { Session, SessionState } from './session';
import { askedSeat, isPassed } from './session_state';
import { shownTheme } from './settings';
import { isOver } from './status';
import { useStore } from './store';
import type { BattleTexts, CommonDialog } from './table_dialogs';
import { stepThroughLog, useResult, useSpokenLog, useTurnTitle } from './table_hooks';
import type { Sheet } from './table_parts';
import { useGo } from './ui';

/** What is read of any position. */
export interface AnyView {
    active: string | null;
    phase: string;
    doing: string | null;
}

/** `Dialog`: what a game opens over the page besides the common ones. */
export interface TableBase<View extends AnyView, Side extends string, Board extends BattleTexts, Dialog extends string> {
    session: Session;
    state: SessionState;
    entered: Entered;
    status: Status;
    board: Board;
    isLesson: boolean;
    lesson: LessonGuide | null;
    /** Our sides; and the seats of ours, which are the same where a side has one seat only. */
    mine: Side[];
    seats: string[];
    /** The side from which the board is seen. */
    home: Side;
    over: boolean;
    /** Our side that decides. */
    asked: Side | null;
    /** The seat of it that is looked through. */
    asker: string | null;
    /** It is ours to decide, and all that is known about it is here. */
    decides: boolean;
    /** Our side wants such windows passed: nothing is asked. */
    stands: boolean;
    /** The position of now, and the one that is shown: now, or an earlier one. */
    live: View | null;
    view: View | null;
    /** Of the position that is shown. */
    version: number;
    boardHandle: RefObject<BoardHandle>;
    /** What is opened over the page. */
    open: Dialog | CommonDialog | null;
    setOpen: (dialog: Dialog | CommonDialog | null) => void;
    /** On a phone: which of the two lies in front. */
    sheet: Sheet;
    setSheet: (sheet: Sheet) => void;
    /** Whether what is looked back at goes on by itself. */
    playsPast: boolean;
    /** Look back: at one moment, or from there on. */
    jumpTo: (version: number) => void;
    playFrom: (version: number) => void;
}

interface TableInput<View extends AnyView, Side extends string> {
    /** Whoever looks on sees the board from here. */
    onlookersSide: Side;
    script: LessonScript;
    startPractice: () => Promise<string>;
    /** Cards are asked for: a phone shows the hand. */
    asksHand: (live: View | null) => boolean;
    /** The side of a seat, where several sit on one. */
    sideOf?: (entered: Entered, seat: string) => Side;
    /** Several at one screen: the board lies for who decides in such a window, not for whose turn it is. */
    staysFor?: string;
}

export function useTableBase<View extends AnyView, Side extends string, Board extends BattleTexts, Dialog extends string>(
    session: Session, isLesson: boolean, { onlookersSide, script, startPractice, asksHand, sideOf = (_, seat) => seat as Side, staysFor }: TableInput<View, Side>,
): TableBase<View, Side, Board, Dialog> {
    const state = useStore(session.state), go = useGo();
    const entered = state.entered!, status = state.status!, board = entered.board as Board, seats = entered.mine, mine = [...new Set(seats.map(seat => sideOf(entered, seat)))];
    const live = state.view as View | null, view = (state.past?.view ?? live) as View | null;
    const asker = askedSeat(state), asked = asker === null ? null : sideOf(entered, asker), stands = isPassed(state, asker);
    const decides = asker !== null && !stands && state.seen === status.version && !state.past;
    const turns = status.window !== undefined && status.window === staysFor ? asked : null;
    const home = mine.length > 1 ? turns ?? (live?.active as Side | undefined) ?? asked ?? onlookersSide : mine[0] ?? onlookersSide;
    const [open, setOpen] = useState<Dialog | CommonDialog | null>(null);
    const [sheet, setSheet] = useState<Sheet>('hand');
    const [playsPast, setPlaysPast] = useState(false);
    const boardHandle = useRef<BoardHandle>(null);
    const lesson = useLesson(script, session, state, isLesson, play => void (play ? startPractice() : Promise.resolve('')).then(go));
    useEffect(() => {
        if (decides && asksHand(live))
            setSheet('hand');
    }, [decides, live?.phase, live?.doing]);
    const look = (plays: boolean) => (version: number): void => {
        setPlaysPast(plays);
        void session.look(version);
    };
    return {
        session, state, entered, status, board, isLesson, lesson, mine, seats, asker, home, over: isOver(status), asked, decides, stands, live, view,
        version: state.past?.version ?? state.seen, boardHandle, open, setOpen, sheet, setSheet,
        playsPast, jumpTo: look(false), playFrom: look(true),
    };
}

/** Which way round the board lies. */
export interface Orientation<Plan> {
    plan: Plan;
    ground: string;
    flip: () => void;
}

/** `isTop`: the side from which the board is seen has its far edge. */
export function useOrientation<Plan>({ session, entered, board }: { session: Session; entered: Entered; board: unknown }, isTop: boolean,
    makePlan: (flipped: boolean) => Plan): Orientation<Plan> {
    const [isTurned, setTurned] = useState(false), flipped = isTop !== isTurned;
    const plan = useMemo(() => makePlan(flipped), [board, flipped]);
    return { plan, ground: useGround(session.secret, shownTheme(), flipped, entered.game), flip: () => setTurned(!isTurned) };
}

/** Where the player points. */
export interface Pointed {
    focus: string | null;
    /** What was pointed at last stays in the panel, so that its links can be reached. */
    inspected: string | null;
    onFocus: (cell: string | null) => void;
}

/** `picked`: the cell of the unit that is picked up. */
export function usePointed(picked: string | null, onCardFocus: (card: string | null) => void): Pointed {
    const [focus, setFocus] = useState<string | null>(null);
    const [inspected, setInspected] = useState<string | null>(null);
    return {
        focus, inspected: focus ?? picked ?? inspected,
        onFocus: cell => {
            setFocus(cell);
            if (cell) {
                setInspected(cell);
                onCardFocus(null);
            }
        },
    };
}

/** What every game has besides, each in its own way. */
export interface OwnParts<Tables, HotSeat, Deciding, Pointing, Plan> {
    tables: Tables | null;
    hotSeat: HotSeat;
    deciding: Deciding;
    pointing: Pointing;
    orientation: Orientation<Plan>;
    describe: (entry: Entry) => Sentence[];
}

/** These, as far as the page of every game uses them. */
type AnyParts<C extends AnyChoice> = OwnParts<unknown, unknown, AnyDeciding<C>, Pointed & { toggleLook: () => void; endLook: () => void }, unknown>;

/** What the page does by itself: it speaks, names the turn in its title, shows the result, listens to keys. */
export function useTableHabits<View extends AnyView, Side extends string, Board extends BattleTexts, Dialog extends string, C extends AnyChoice>(
    table: TableBase<View, Side, Board, Dialog> & AnyParts<C>, showResult: () => void, { goOn, tells, talk, point }: { goOn: () => void; tells: boolean; talk?: () => unknown; point?: () => unknown } = { goOn: () => undefined, tells: false },
): void {
    const { session, state, deciding, pointing, boardHandle } = table;
    useSpokenLog(state, table.describe);
    useTurnTitle(table.board.title, table.decides && !table.over, table.mine.length === 0);
    useResult(table.over, state, showResult);
    useKeys({
        undo: deciding.undo, finish: deciding.finish, askHint: () => table.isLesson || deciding.askHint(), flip: table.orientation.flip, look: pointing.toggleLook,
        nextUnit: () => {
            const next = deciding.nextUnit(pointing.focus);
            if (next)
                boardHandle.current?.focusOn(next);
        },
        stepPast: by => stepThroughLog(session, state, by),
        letGo: () => {
            pointing.endLook();
            deciding.letGo();
        },
        zoom: how => boardHandle.current?.zoom(how), help: () => table.setOpen('keys'), goOn, tells, talk: talk ?? (() => undefined), point: point ?? (() => undefined), command: () => table.setOpen('command'),
    });
}
