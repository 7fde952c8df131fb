// Expected against actual hits, roll by roll. Which faces hit which class of unit is told by the
// engine's tables; which unit was aimed at follows from the events.
import type { Entry, GameEvent } from '../common/protocol';
import { causedEvents } from './rolls';
import { type Board, other, type Side } from './types';

export interface FaceRow {
    word: string;
    sides: number;
    /** Classes of units that it hits. */
    hits: string[];
}

export interface LuckRoll {
    side: Side;
    version: number;
    expected: number;
    actual: number;
}

const SIDES_OF_A_DIE = 6;

interface Piece {
    side: Side;
    kind: string;
}

type Pieces = Map<string, Piece>;

function setUp(board: Board & { hexes: { hex: string; unit?: { side: Side; type: string } }[] }): Pieces {
    const pieces: Pieces = new Map();
    for (const { hex, unit } of board.hexes)
        if (unit)
            pieces.set(hex, { side: unit.side, kind: unit.type });
    return pieces;
}

function follow(pieces: Pieces, event: GameEvent): void {
    const from = String(event.from ?? ''), to = String(event.to ?? ''), hex = String(event.hex ?? '');
    const piece = pieces.get(from);
    if ((event.event === 'moved' || event.event === 'retreated' || event.event === 'took-ground') && piece) {
        pieces.delete(from);
        pieces.set(to, piece);
    } else if (event.event === 'destroyed' || event.event === 'exited')
        pieces.delete(hex);
}

/** Every roll of a battle that could hit somebody. */
export function luckOf(entries: Entry[], board: Board, faces: FaceRow[], classes: Map<string, string>): LuckRoll[] {
    const pieces = setUp(board as Parameters<typeof setUp>[0]);
    const rolls: LuckRoll[] = [];
    for (const { entry, event, cause } of causedEvents(entries)) {
        const target = cause ? pieces.get(String(cause.to)) : undefined;
        if (target) {
            const type = classes.get(target.kind) ?? target.kind;
            const hitting = faces.filter(face => face.hits.includes(type));
            const dice = faces.reduce((sum, face) => sum + Number(event[face.word] ?? 0), 0);
            rolls.push({
                side: other(target.side), version: entry.version,
                expected: dice * hitting.reduce((sum, face) => sum + face.sides, 0) / SIDES_OF_A_DIE,
                actual: hitting.reduce((sum, face) => sum + Number(event[face.word] ?? 0), 0),
            });
        }
        follow(pieces, event);
    }
    return rolls;
}
