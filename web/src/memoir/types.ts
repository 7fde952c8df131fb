// Memoir's part of the protocol: boards, views, odds and tables as the server sends them
// (src/session/memoir_*.c).
import type { FaceRow } from './luck';

export type Side = 'axis' | 'allies';
export const sides: Side[] = ['axis', 'allies'];

export interface Unit {
    hex: string;
    side: Side;
    kind: string;
    figures: number;
    start: number;
    elite: boolean;
    nation: string;
    badge?: string;
    medals?: number;
    ordered?: boolean;
    /** In a team: the seat that acts with it this turn. */
    commander?: string;
    marks?: string[];
    from?: string;
}

export interface PlayedCard {
    card: string;
    as?: string;
    section?: string;
    way?: string;
    fallback: boolean;
    in_play: boolean;
}

export interface SideView {
    medals: number;
    goal: number;
    lost: number;
    /** Not of partners, who have hands of their own. */
    cards?: number;
    hand?: string[];
    /** Who take turns: the hand of each, as far as it may be seen; and the card that lies open between them. */
    partners?: Record<string, { cards: number; hand?: string[] }>;
    shared?: string | null;
    played?: PlayedCard;
}

export interface OpenFrame {
    what: string;
    side: Side;
    at?: string;
    to?: string;
    dice: number;
    steps: number;
    more: number;
    targets: string[];
}

export interface ObjectiveView {
    hexes: string[];
    medals: number;
    held: Side | null;
    taken: Side | null;
}

export interface View {
    turn: number;
    active: Side | null;
    phase: string;
    doing: string | null;
    /** While ordering: so many more units can be ordered. */
    orders_left?: number;
    /** The members of the team whose turn it is who have ended this step. */
    finished?: string[];
    open: OpenFrame[];
    sides: Record<Side, SideView>;
    deck: number;
    discard: string[];
    drawn?: string[];
    units: Unit[];
    wire: string[];
    sandbags: string[];
    objectives: ObjectiveView[];
}

export interface BoardHex {
    hex: string;
    terrain: string;
    structure?: string;
    obstacles?: string[];
    owner?: Side;
}

export interface BoardObjective {
    hexes: string[];
    for: Side[];
    named: string | null;
    medals: number;
}

export interface Board {
    id: string;
    title: string;
    board: { board: string; face: string };
    side: { side: Side; edge: 'top' | 'bottom'; nation: string; hand: number; medals: number }[];
    first: Side;
    objective: BoardObjective[];
    exit: { side?: Side; for?: Side[]; hexes: string[] }[];
    briefing?: string | null;
    conditions?: string | null;
    history?: string | null;
    hexes: BoardHex[];
}

export interface Odds {
    action: string;
    dice: number;
    from?: string;
    to?: string;
    figures: number;
    parts?: {
        base: number; bonus: number; bonus_of: string; out_of: number; out_of_what: string; into: number; into_what: string;
    };
    may_ignore_flag?: boolean;
    ambush_possible?: boolean;
    ambush_dice?: number;
    /** Not for dice that heal or order. */
    hits?: number[];
    eliminate?: number;
    retreat?: number;
    /** From the least to the most that the other side can make of it, if it may ignore a flag. */
    retreat_range?: [number, number];
    /** How many figures flags cost that cannot be followed. */
    blocked?: number[];
    healed?: number[];
}

export interface CardRow {
    word: string;
    name: string;
    rule: string;
    /** In a whole deck. */
    copies: number;
    wing: number[];
    anywhere: number;
    orders: string[];
    traits: string[];
}

export interface Named {
    word: string;
    name: string;
    rule: string;
}

/** Terrain, a building or an obstacle: what it does, and dice that are lost against it and out of it. */
export interface GroundRow extends Named {
    traits?: string[];
    into?: number[];
    out_of?: number[];
}

export interface Tables {
    cards: CardRow[];
    terrains: GroundRow[];
    structures: GroundRow[];
    obstacles: GroundRow[];
    units: Named[];
    faces: FaceRow[];
    /** Ways a drift can go; staying is one more. */
    directions: string[];
}

/** What is not seen from a place, and what blocks the line. */
export interface Sight {
    from: string;
    blocked: Record<string, string[]>;
}

export const other = (side: Side): Side => side === 'axis' ? 'allies' : 'axis';
