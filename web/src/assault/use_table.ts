// All that the page of a game knows of Assault: its tables, what is picked up and pointed at, the automa's turn.
import { useMemo } from 'preact/hooks';
import { useTablesOf } from '../common/fetched';
import type { Sentence } from '../common/log';
import type { Entry } from '../common/protocol';
import type { Session } from '../common/session';
import { type OwnParts, type TableBase, useOrientation, useTableBase, useTableHabits } from '../common/use_table';
import { type Deciding, useDeciding } from './deciding';
import { describeEntry } from './event_words';
import { makePlan, type Plan } from './geometry';
import { type HotSeat, useHotSeat } from './hot_seat';
import { script } from './lesson/script';
import { startPractice } from './lesson/start';
import { type Narration, useNarration } from './narration';
import { withOwnValues } from './own_numbers';
import { type Pointing, usePointing } from './pointing';
import { type Shown, useCombat, useMapView } from './reveal';
import { useSprite } from './sprite';
import type { Board, Side, Tables, View } from './types';

export type Base = TableBase<View, Side, Board, 'discards' | 'result' | 'values'>;

export type TableState = Base & OwnParts<Tables, HotSeat, Deciding, Pointing, Plan> & {
    /** The combat that is shown. */
    fight: Shown;
    /** The position as the map shows it. */
    mapView: View | null;
    narration: Narration;
};

/** When there is a position to show. */
export type OpenTable = TableState & { live: View; view: View };

export function useTable(session: Session, isLesson: boolean): TableState {
    const known: Base = useTableBase(session, isLesson, { onlookersSide: 'american', script, startPractice, asksHand: () => true, staysFor: 'turn' });
    const { state, board, mine, home, live, view, setSheet } = known, shipped = useTablesOf<Tables>('assault');
    const tables = useMemo(() => shipped && withOwnValues(shipped, board), [shipped, board]);
    const fight = useCombat({ entries: state.entries, version: known.version, view, game: known.entered.game, tables }), mapView = useMapView(view, fight);
    const decides = known.decides && !fight.hidesOutcome, base: Base = { ...known, decides };
    useSprite();
    const orientation = useOrientation(base, view?.sides[home].edge === 'A', flipped => makePlan(board.columns, board.rows, board.tiles.map(tile => tile.tile), flipped));
    const hotSeat = useHotSeat(mine, decides ? base.asked : null);
    const deciding = useDeciding({
        session, state, live, decides: decides && !hotSeat.isCovered, holds: hotSeat.isShared || isLesson, allows: base.lesson?.allows ?? null, onTouched: () => setSheet('info'),
    }, { tables, board, plan: orientation.plan });
    const pointing = usePointing({ session, state, view, home, deciding });
    const describe = (entry: Entry): Sentence[] => describeEntry(entry, { tables, entries: state.entries, forAll: mine.length > 1, automa: automaOf(view), stands: board.rule.some(one => one.kind === 'npc-stands') });
    const narration = useNarration({ base: known, live, tables, fight, describe });
    const table: TableState = { ...base, tables, hotSeat, deciding, pointing, orientation, describe, fight, mapView, narration };
    useTableHabits(table, () => base.setOpen('result'), { goOn: narration.goOn, tells: narration.of !== null });
    return table;
}

const automaOf = (view: View | null): Side | null => view?.sides.german.automa ? 'german' : view?.sides.american.automa ? 'american' : null;
