// All that the battle page knows of Memoir: its tables, what is chosen and pointed at.
import type { Sentence } from '../common/log';
import type { Entry } from '../common/protocol';
import type { Session } from '../common/session';
import { type OwnParts, type TableBase, useOrientation, useTableBase, useTableHabits } from '../common/use_table';
import { type Deciding, useDeciding } from './deciding';
import { useTables } from './fetched';
import { makePlan, type Plan } from './geometry';
import { type HotSeat, useHotSeat } from './hot_seat';
import { script } from './lesson/script';
import { startPractice } from './lesson/start';
import { type Pointing, usePointing } from './pointing';
import type { Board, Side, Tables, View } from './types';
import { describeEntry } from './words';

type Base = TableBase<View, Side, Board, 'discards' | 'result'>;

export interface TableState extends Base, OwnParts<Tables, HotSeat, Deciding, Pointing, Plan> {
    /** Where the own edge is while the board is not turned. */
    ownEdge: 'top' | 'bottom';
}

/** When there is a position to show. */
export type OpenTable = TableState & { live: View; view: View };

const asksHand = (live: View | null): boolean => live?.phase === 'play-card' || live?.doing === 'keep';

export function useTable(session: Session, isLesson: boolean): TableState {
    const base: Base = useTableBase(session, isLesson, { onlookersSide: 'allies', script, startPractice, asksHand });
    const { state, board, mine, home, live, view, asked, decides, setSheet } = base, tables = useTables();
    const ownEdge = board.side.find(one => one.side === home)?.edge ?? 'bottom';
    const orientation = useOrientation(base, ownEdge === 'top', flipped => makePlan(board.hexes.map(hex => hex.hex), flipped));
    const hotSeat = useHotSeat(mine, decides ? asked : null, live);
    const deciding = useDeciding({
        session, state, live, decides: decides && !hotSeat.isCovered, holds: hotSeat.asksAmbush, allows: base.lesson?.allows ?? null, onTouched: () => setSheet('info'),
    });
    const pointing = usePointing({ session, state, view, home, asked, deciding });
    const describe = (entry: Entry): Sentence[] => describeEntry(entry, mine.length > 1);
    const table: TableState = { ...base, tables, hotSeat, deciding, pointing, orientation, ownEdge, describe };
    useTableHabits(table, () => base.setOpen('result'));
    return table;
}
