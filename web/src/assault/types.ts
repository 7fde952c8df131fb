// Assault's part of the protocol: boards, views, odds and tables as the server sends them (src/session/assault_*.c).

export type Side = 'german' | 'american';
export const sides: Side[] = ['german', 'american'];
export const other = (side: Side): Side => side === 'german' ? 'american' : 'german';

export interface Card {
    card: string;
    number: number;
    /** Of action cards. */
    modifier?: number;
}

export interface Unit {
    tile: string;
    side: Side;
    /** null: face down, and not known. */
    kind: string | null;
    morale?: number;
    printed?: number;
    /** Net morale markers. */
    markers: number;
    face_down: boolean;
    /** What its card costs, if it lies face down; null for a starting unit. */
    told?: number | null;
    known?: boolean;
    dug_in: boolean;
    moved?: number;
    extra_moves?: number;
    extra_attacks?: number;
    marks?: string[];
}

export interface SideView {
    edge: 'A' | 'B';
    automa: boolean;
    prestige: number;
    income: number;
    tiles: number;
    cards: number;
    unit_cards: number;
    bluff: boolean;
    hand?: Card[];
    to_place: number;
    /** Starting units to be placed. */
    start?: Card[];
    unit_deck: number;
    /** Units to choose starting units from. */
    unit_deck_cards?: Card[];
    unit_discards: Card[];
    destroyed: number;
    destroyed_prestige: number;
    lost_units: number;
    held?: number;
}

export interface Open {
    what: string;
    side?: Side;
    sides?: Side[];
    tile?: string;
    to?: string;
    card?: string;
    number?: number;
    cards?: number;
    prestige?: number;
    /** So many more may be chosen to begin with. */
    units?: number;
    moment?: string;
}

export interface Supporter {
    tile: string;
    kind: string;
    value: number;
}

/** What fire and target value are made of. */
export interface Parts {
    attack: number;
    morale: number;
    support: Supporter[];
    support_value: number;
    ground: number;
    defence: number;
    terrain: number;
    dug_in: number;
    fire_cards?: number;
    target_cards?: number;
}

export type Role = 'attacker' | 'defender';

export interface CombatView {
    attacker: string | null;
    defender: string | null;
    /** The attacker's. */
    side: Side;
    step: string;
    firing: Role;
    fired: Role[];
    fire: number;
    target: number;
    parts?: Parts;
    turn?: Side;
    passes?: number;
    chosen: Record<Side, boolean | Card>;
    lost: Record<Role, number>;
    flags: string[];
}

/** How far each side has come with what wins, `[have, need]`; and what would decide now if the last turn were over. */
export interface Goals {
    win: ({ kind: string; prestige?: number } & { [side in Side]?: [number, number] })[];
    at_limit?: { kind: string; ahead: Side | 'draw' };
}

export interface View {
    turn: number;
    active: Side | null;
    first: Side | null;
    phase: 'setup' | 'draw' | 'operations' | 'over';
    doing: string | null;
    quiet: number;
    used?: string[];
    open: Open[];
    combat?: CombatView;
    /** What we have answered to a secret question, until all have. */
    answered?: string;
    sides: Record<Side, SideView>;
    control: Record<Side, string[]>;
    deck: number;
    discards: Card[];
    table: Card[];
    /** Once the first turn has begun. */
    goals?: Goals;
    automa_decks?: Record<string, number | Card[]>;
    units: Unit[];
}

export interface Tile {
    tile: string;
    terrain: string;
    face?: string;
    bridge?: boolean;
    objective?: boolean;
    fire: number;
    defence: number;
    income: number;
    home_row?: 'A' | 'B';
    home_base?: 'A' | 'B';
    control?: 'A' | 'B';
}

/** A line `rule` of a battle: what it changes in the rules, on which tiles, and the printed rule it comes from. */
export interface SpecialRule {
    kind: string;
    id?: string | null;
    tiles?: string[];
}

/** What a side begins with. */
export interface SideSetup {
    side: Side;
    /** null: that of an automa. */
    deck: string | null;
    prestige: number;
    actions: number;
    units: number;
    choice: number;
    hold: number;
}

/** How a side comes by its starting units. */
export interface StartSetup {
    side: Side;
    mode: 'budget' | 'list' | 'fixed' | 'random';
    prestige: number;
    most: number;
    controlled: boolean;
    keep: boolean;
    units: string[];
}

export interface BattleSetup {
    side: SideSetup[];
    first?: { first: Side | 'flip'; prestige: number; actions: number };
    start: StartSetup[];
    rule: SpecialRule[];
}

export interface Board extends BattleSetup {
    id: string;
    title: string;
    book?: number;
    briefing?: string | null;
    conditions?: string | null;
    history?: string | null;
    columns: number;
    rows: number;
    tiles: Tile[];
    limit?: { turns: number };
}

/** An end of a range, and what the opponent does for it. */
export interface RangeEnd {
    value: number;
    /** null: that is done, or it does not come to it. */
    sacrifice: string | null;
    cards?: string[];
    joined?: { tile: string; kind: string }[];
}

/** Of a combat against a unit that lies face down: for each kind it could be. */
export interface CouldBe {
    kind: string;
    defender_first: boolean;
    fire?: number;
    target_value?: number;
    whole?: CombatOdds['whole'];
}

/** Of the firing that is next, and of the whole combat. */
export interface CombatOdds {
    kind: 'combat';
    attacker: string;
    defender: string;
    firing: string;
    target: string;
    firing_side: Side;
    fire: number;
    target_value: number;
    target_morale: number;
    parts: Parts;
    loss: number[];
    destroyed: number;
    opponent_chooses: boolean;
    destroyed_range?: [RangeEnd, RangeEnd];
    mean_loss_range?: [RangeEnd, RangeEnd];
    whole?: {
        attacker_loss: number[]; defender_loss: number[]; attacker_destroyed: number; defender_destroyed: number;
        fires_back: number; retreats: number; blocked: number; vacated: number;
    };
    /** Instead of the above, where the target is not known. */
    could_be?: CouldBe[];
    attacker_destroyed_range?: [{ value: number; kind: string }, { value: number; kind: string }];
    defender_destroyed_range?: [{ value: number; kind: string }, { value: number; kind: string }];
}

/** A flip outside of combat: how likely each modifier is. */
export interface FlipOdds {
    kind: 'flip';
    about: string;
    at: string;
    of: number;
    least_modifier: number;
    modifiers: number[];
}

export interface Named {
    word: string;
    name: string;
}

export interface TerrainRow extends Named {
    rule: string;
    defence: number;
    fire: number;
    prestige: number;
}

export interface UnitRow extends Named {
    side: Side;
    class: string;
    target: 'hard' | 'soft';
    battle: number;
    hard: number;
    soft: number;
    support: number;
    defence: number;
    morale: number;
    cost: number;
    range: number;
    anti_air: number;
    abilities: string[];
    copies: number;
    [source: `${string}_source`]: string;
}

export interface CardRow extends Named {
    type: 'operations' | 'combat' | 'surprise';
    air: boolean;
    cost: number;
    battle: number;
    text: string;
    copies: number;
    [source: `${string}_source`]: string;
}

export interface Tables {
    terrains: TerrainRow[];
    units: UnitRow[];
    cards: CardRow[];
    copies: { number: number; card: string; modifier?: number; decks: string[] }[];
    limits: { free_cards: number; card_price: number; base_discount: number; dug_in: number; most_morale: number }[];
    rules: { version: number }[];
}
