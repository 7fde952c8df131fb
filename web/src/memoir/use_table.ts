// All that the battle page knows of Memoir: its tables, what is chosen and pointed at.
import { useEffect, useState } from 'preact/hooks';
import type { Sentence } from '../common/log';
import type { Entered, Entry } from '../common/protocol';
import type { Session } from '../common/session';
import { hasListeners } from '../common/talk';
import { type OwnParts, type TableBase, useOrientation, useTableBase, useTableHabits } from '../common/use_table';
import { type Deciding, useDeciding } from './deciding';
import { useTables } from './fetched';
import { makePlan, type Plan } from './geometry';
import { type HotSeat, useHotSeat } from './hot_seat';
import { script } from './lesson/script';
import { startPractice } from './lesson/start';
import { type Pointing, usePointing } from './pointing';
import { hasPartners, isTeam, rolesOf, sideOf } from './roles';
import type { Board, Side, Tables, View } from './types';
import { describeEntry } from './words';

type Base = TableBase<View, Side, Board, 'discards' | 'result' | 'people' | 'talk'>;

export interface TableState extends Base, OwnParts<Tables, HotSeat, Deciding, Pointing, Plan> {
    /** Where the own edge is while the board is not turned. */
    ownEdge: 'top' | 'bottom';
    /** Whose hand lies open: of partners at one screen that of who acts. */
    handSeat: string | null;
    /** Something is pointed out to partners by the next click. */
    pointsOut: boolean;
    setPointsOut: (points: boolean) => void;
    /** Point at a hex or a card; what a partner could do with it now is proposed. */
    pointOut: (at: { hex: string } | { card: string }) => void;
}

/** When there is a position to show. */
export type OpenTable = TableState & { live: View; view: View };

/** In words for the server: where a partner could follow it, a proposal. */
function wordsFor(at: { hex: string } | { card: string }, live: View | null, home: Side, entered: Entered): Parameters<Session['talk']>[0] {
    if ('card' in at) {
        const word = at.card.replace('shared ', ''), theirs = live?.sides[home];
        const held = at.card !== word || theirs?.hand?.includes(word) || Object.values(theirs?.partners ?? {}).some(({ hand }) => hand?.includes(word));
        return live?.phase === 'play-card' && live.active === home && held && !live.doing ? { do: 'propose', action: `play ${at.card}` } : { do: 'point', card: word };
    }
    const isOwn = live?.units.some(unit => unit.hex === at.hex && unit.side === home && !unit.ordered) ?? false;
    return live?.phase === 'order' && live.active === home && isOwn && isTeam(entered, home) ? { do: 'propose', action: `order ${at.hex}` } : { do: 'point', at: at.hex };
}

const asksHand = (live: View | null): boolean => live?.phase === 'play-card' || live?.doing === 'keep';

export function useTable(session: Session, isLesson: boolean): TableState {
    const base: Base = useTableBase(session, isLesson, { onlookersSide: 'allies', script, startPractice, asksHand, sideOf });
    const { state, board, mine, seats, asker, entered, home, live, view, asked, decides, setSheet } = base, tables = useTables();
    const ownEdge = board.side.find(one => one.side === home)?.edge ?? 'bottom';
    const orientation = useOrientation(base, ownEdge === 'top', flipped => makePlan(board.hexes.map(hex => hex.hex), flipped));
    const hotSeat = useHotSeat(mine, decides ? asked : null, live);
    const deciding = useDeciding({
        session, state, live, side: asked, decides: decides && !hotSeat.isCovered, holds: hotSeat.asksAmbush, allows: base.lesson?.allows ?? null, onTouched: () => setSheet('info'),
    });
    const pointing = usePointing({ session, state, view, home, asked, deciding });
    const describe = (entry: Entry): Sentence[] => describeEntry(entry, mine.length > 1, seat => seat in rolesOf(entered) && hasPartners(entered, seat),
        rolesOf(entered)[entry.by]?.chief !== undefined);
    const own = hotSeat.handOf && seats.filter(seat => sideOf(entered, seat) === hotSeat.handOf);
    const handSeat = own ? asker && own.includes(asker) ? asker : own.includes(state.seat) ? state.seat : own[0] ?? null : null;
    const [pointsOut, setPointsOut] = useState(false);
    const pointOut = (at: { hex: string } | { card: string }): void => {
        setPointsOut(false);
        void session.talk(wordsFor(at, live, home, entered));
    };
    const talks = hasListeners(state);
    useEffect(() => {
        if (!pointsOut)
            return undefined;
        const end = (event: KeyboardEvent): void => void (event.key === 'Escape' && setPointsOut(false));
        window.addEventListener('keydown', end);
        return () => window.removeEventListener('keydown', end);
    }, [pointsOut]);
    const table: TableState = { ...base, handSeat, pointsOut, setPointsOut, pointOut, tables, hotSeat, deciding, pointing, orientation, ownEdge, describe };
    useTableHabits(table, () => base.setOpen('result'), { goOn: () => undefined, tells: false, talk: () => talks && base.setOpen('talk'), point: () => talks && setPointsOut(!pointsOut) });
    return table;
}
