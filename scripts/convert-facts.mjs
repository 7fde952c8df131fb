#!/usr/bin/env node
// Makes a scenario file from the facts of a battle (tests/facts/*.json).
// Usage: convert-facts.mjs FACTS.json [OLD.scn] > NEW.scn
//        convert-facts.mjs --missing FACTS.json...
//
// Prints the canonical file; briefing, conditions and history are taken from OLD.scn. Everything the
// facts say is either written, compared with what is written, or named below as something a scenario
// file does not hold. What is none of these stops the program: nothing is lost in silence.
//
// With --missing it prints a line for each battle: number, set, board, title and, separated by commas,
// what the battle needs and we do not have; tabs between them. docs/scenarios/expansions.txt is made so.
import { readFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demand, keys, line, lookUp, oneOf, same, Unknown, withFacts, word } from './facts.mjs';

// -- words ---------------------------------------------------------------------------------------

const SIDES = ['axis', 'allies'];
const TERRAIN = {
    open: '.', forest: 'F', hedgerow: 'H', hill: '^', steep_hill: '^s', sea_bluff: '^b', cliff: '^c',
    village: 'T', church: 'C', river: '~', beach: ':', ocean: 'w', lake: 'L',
};
const TILE = { // what a tile may be played as; without a tile a hex is what the board's face shows
    woods: ['forest'], hedgerow: ['hedgerow'], hills: ['hill', 'steep_hill', 'sea_bluff', 'cliff'],
    mountain: ['hill'], buildings: ['village'], church: ['village', 'church'], river: ['river'], curve: ['river'],
    riverFR: ['river'], pond: ['river'], lakeA: ['lake'], lakeB: ['lake'], lakeC: ['lake'], pbeach: ['beach'],
    wforest: ['forest'], whill: ['hill'], dhill: ['hill'], wvillage: ['village'], bled: ['village'], pvillage: ['village'],
};
const STRUCTURE = { bridge: '=', bridge_section: '=', bunker: '@', field_bunker: '@' };
const STRUCTURE_TILE = {
    bridge: ['bridge', 'wbridge'], bridge_section: ['bridge'], bunker: ['bunker'],
    field_bunker: ['pbunker', 'dbunker', 'wbunker', 'casemate'],
};
const OBSTACLE = { wire: 'x', hedgehog: '*', sandbags: '(', sea_wall: '[' };
const UNIT = { infantry: 'I', armor: 'A', artillery: 'G' };
const FULL = { infantry: 4, armor: 3, artillery: 2 };
const BADGE = { 1: 'british_special_forces', 2: 'us_rangers', 4: 'german_special_forces' };
const PLAIN_BADGE = { // they tell units apart and have no rule
    3: 'french', 9: 'us_airborne', 10: 'afrika_korps', 22: 'french_elite_infantry', 24: 'british_elite', 25: 'russian_guards',
    38: 'italian',
};
const MODIFIERS = ['impassable', 'blocks_all_fire', 'wide'];
const TRAITS = ['worth_two_medals', 'max_move_two', 'motorized', 'battle_star'];
const NO_AIR_RULES = ['not_in_base_game', 'unspecified', 'not_used', 'optional'];
const WHEN = { always: '', start_of_owner_turn: 'start-of-turn', end_of_own_turn: 'end-of-turn', immediately: '' };
const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const BOARDS = { standard: [9, 13], overlord: [9, 26], breakthrough: [17, 13] };

// The map's names as people there spell them.
const SPELLING = {
    'Benouville': 'Bénouville',
    'Bezange-La-Petite': 'Bezange-la-Petite',
    'Cherence': 'Chérencé',
    'Fouville': 'Fauville',
    'Hebecrevon': 'Hébécrevon',
    'Hyeres': 'Hyères',
    'Le Mesnil-Adelee': 'Le Mesnil-Adelée',
    'Lion sur Mer': 'Lion-sur-Mer',
    'Rechicourt': 'Réchicourt',
    'Rhone River': 'Rhône River',
    'River See': 'River Sée',
    'Sainte Mère-Eglise': 'Sainte-Mère-Église',
    'St Gilles': 'Saint-Gilles',
    'St Vith': 'St. Vith',
    'St. Barthelemy': 'Saint-Barthélemy',
    'The Prumerberg': 'The Prümerberg',
};

// -- the board -----------------------------------------------------------------------------------

// Row and index of the neighbour in a direction; it may lie off the board.
function beside({ row, index }, direction) {
    const odd = row % 2;
    switch (direction) {
    case 'E': return [row, index + 1];
    case 'W': return [row, index - 1];
    case 'NE': return [row - 1, index + odd];
    case 'NW': return [row - 1, index - 1 + odd];
    case 'SE': return [row + 1, index + odd];
    case 'SW': return [row + 1, index - 1 + odd];
    }
    throw new Unknown(`direction "${direction}" is not known`);
}

function readBoard(facts) {
    const { board, hexes } = facts;
    keys(board, 'board', ['type', 'face', 'rows', 'row_lengths', 'boxes_needed']);
    const [rows, width] = lookUp(BOARDS, board.type, 'board.type');
    oneOf(board.face, 'board.face', ['countryside', 'beach', 'winter', 'desert']);
    const lengths = Array.from({ length: rows }, (_, row) => width - row % 2);
    demand(board.rows === rows && same(board.row_lengths, lengths), 'board: the rows are not those of its type');
    demand(board.boxes_needed === (board.type === 'standard' ? 1 : 2), 'board.boxes_needed: not that of its type');
    let at = 0;
    for (let row = 0; row < rows; row++)
        for (let index = 0; index < lengths[row]; index++, at++) {
            const label = String.fromCharCode((row % 2 ? 97 : 65) + index) + (rows - row);
            demand(same([hexes[at]?.row, hexes[at]?.index, hexes[at]?.label], [row, index, label]),
                `hexes: ${label} is not in its place`);
        }
    demand(hexes.length === at, `hexes: there are ${hexes.length}, the board has ${at}`);
    const labels = new Map(hexes.map((hex, i) => [hex.label, i]));
    return {
        rows, width, hexes, lengths,
        at: label => {
            demand(labels.has(label), `there is no hex ${label}`);
            return hexes[labels.get(label)];
        },
        next: (hex, direction) => {
            const [row, index] = beside(hex, direction);
            return hexes.find(h => h.row === row && h.index === index);
        },
        sorted: list => [...list].sort((a, b) => labels.get(a) - labels.get(b)),
    };
}

// What the printed board shows on a hex.
function faceAt(board, row) {
    const [sand, sea] = board.type === 'breakthrough' ? [6, 3] : [5, 2]; // rows
    if (board.face !== 'beach' || row < board.rows - sand)
        return 'open';
    return row < board.rows - sea ? 'beach' : 'ocean';
}

// -- hexes ---------------------------------------------------------------------------------------

function readUnit(unit, where, facts) {
    const { sides, special_rules: rules } = facts;
    keys(unit, where, ['side', 'nation', 'type', 'elite', 'figures'], ['default_figures', 'role', 'badge', 'traits'],
        ['figure_set', 'era']); // the colour of the plastic; for weapons we do not have
    oneOf(unit.side, where, SIDES);
    let letter = lookUp(UNIT, unit.type, where), full = FULL[unit.type];
    if (unit.elite) {
        oneOf(unit.type, `${where}: elite`, ['infantry', 'armor']);
        full = 4;
    }
    if (unit.role !== undefined) {
        oneOf(unit.role, `${where}: role`, ['french_resistance']);
        demand(unit.type === 'infantry' && !unit.elite, `${where}: Resistance is infantry`);
        [letter, full] = ['R', 3];
    }
    demand((unit.default_figures ?? unit.figures) === full, `${where}: ${unit.figures} figures are not explained`);
    for (const trait of unit.traits ?? [])
        oneOf(trait, `${where}: trait`, TRAITS);
    if (unit.badge) {
        keys(unit.badge, `${where}: badge`, ['number', 'name']);
        demand(unit.badge.name === lookUp({ ...BADGE, ...PLAIN_BADGE }, unit.badge.number, `${where}: badge`), `${where}: badge`);
    }
    const worth = unit.traits?.includes('worth_two_medals') ? 2
        : rules.some(r => r.id === 'no_elimination_medals' && r.params.side !== unit.side) ? 0 : 1;
    const slow = rules.some(r => isSlowedBy(r, unit));
    demand(slow || !unit.traits?.includes('max_move_two'), `${where}: nothing says why it is slow`);
    const details = [
        unit.nation === sides[unit.side].nation ? '' : `nation ${unit.nation}`,
        unit.badge && BADGE[unit.badge.number] ? `badge ${word(unit.badge.name)}` : '',
        worth === 1 ? '' : `medals ${worth}`,
        slow ? 'moves 2' : '',
    ].filter(Boolean).join(' ');
    return {
        token: (unit.side === 'axis' ? letter.toLowerCase() : letter) + unit.figures + (unit.elite ? '+' : ''),
        details,
    };
}

// Does the special rule limit this unit to two hexes?
function isSlowedBy({ id, params }, unit) {
    if (unit.type !== 'armor')
        return false;
    if (id === 'blitz')
        return unit.side === 'allies';
    return id === 'armor_move_two' && params.sides.includes(unit.side) && !(params.except_elite && unit.elite);
}

// A hex as the map shows it: `ground` and, below it, `on`.
function readHex(facts, hex) {
    const where = hex.label;
    keys(hex, where, ['row', 'index', 'label', 'terrain'],
        ['tile', 'modifiers', 'edges', 'structure', 'obstacle', 'unit', 'objectives', 'exits'],
        ['orientation', 'marker']); // how a tile is turned, of rivers `edges` tell it; for rules we do not have
    if (hex.tile === undefined)
        demand(hex.terrain === faceAt(facts.board, hex.row), `${where}: ${hex.terrain} without a tile`);
    else
        oneOf(hex.terrain, `${where}: tile ${hex.tile}`, lookUp(TILE, hex.tile, where));
    demand((hex.edges !== undefined) === (hex.terrain === 'river'), `${where}: rivers, and only they, have edges`);
    const pond = facts.special_rules.some(r => r.id === 'pond' && r.params.hexes?.includes(where));
    const shown = pond ? 'lake' : hex.tile === 'church' ? 'church' : hex.terrain;
    let ground = lookUp(TERRAIN, shown, where), on = '', details = '';
    if (hex.structure) {
        keys(hex.structure, `${where}: structure`, ['type', 'tile'], ['axis_deg', 'owner', 'open_edges'], ['orientation']);
        ground += lookUp(STRUCTURE, hex.structure.type, where);
        oneOf(hex.structure.tile, `${where}: tile of the structure`, STRUCTURE_TILE[hex.structure.type]);
        demand(hex.structure.type !== 'field_bunker' || !hex.structure.owner, `${where}: field bunkers have no owner`);
        demand((hex.structure.axis_deg !== undefined) === ground.endsWith('='), `${where}: bridges have an axis`);
        demand((hex.structure.open_edges !== undefined) === (hex.structure.type === 'bridge_section'),
            `${where}: sections of long bridges have open edges`);
    }
    if (hex.obstacle) {
        keys(hex.obstacle, `${where}: obstacle`, ['type'], ['owner', 'permanent'], ['orientation']);
        on += lookUp(OBSTACLE, hex.obstacle.type, where);
        demand((hex.obstacle.permanent === true) === (hex.obstacle.type === 'sea_wall'), `${where}: sea walls are permanent`);
    }
    if (hex.unit) {
        const unit = readUnit(hex.unit, where, facts);
        on += unit.token;
        details = unit.details;
    }
    for (const modifier of hex.modifiers ?? [])
        oneOf(modifier, where, MODIFIERS);
    return { ground, on, details };
}

function drawMap(board, drawn) {
    let cell = 6;
    for (const { on } of drawn)
        cell = Math.max(cell, on.length + 1);
    cell += cell % 2;
    const put = (text, column, token) => text.padEnd(column) + token;
    let letters = 'map';
    for (let i = 0; i < board.width; i++)
        letters = put(letters, 4 + i * cell, String.fromCharCode(65 + i));
    const lines = [letters];
    let at = 0;
    for (let row = 0; row < board.rows; row++) {
        let ground = String(board.rows - row).padStart(3), on = '';
        for (let i = 0; i < board.lengths[row]; i++, at++) {
            const column = 4 + (row % 2 ? cell / 2 : 0) + i * cell;
            ground = put(ground, column, drawn[at].ground);
            if (drawn[at].on)
                on = put(on, column, drawn[at].on);
        }
        lines.push(ground);
        if (on)
            lines.push(on);
    }
    return lines;
}

// -- rivers --------------------------------------------------------------------------------------

// The sides the water runs through, per hex. The curves of a pond cannot meet on a hex board: its
// hexes become a ring, each visited once.
function readRivers(board, ponds) {
    const sides = new Map(board.hexes.filter(h => h.edges).map(h => [h.label, new Set(h.edges)]));
    for (const set of sides.values())
        for (const direction of set)
            oneOf(direction, 'edges', DIRECTIONS);
    for (const pond of ponds) {
        const ring = findRing(board, pond, [pond[0]]);
        demand(ring, `pond: ${pond.join(' ')} are no ring`);
        for (const label of pond)
            sides.set(label, new Set());
        ring.forEach((label, i) => {
            const next = ring[(i + 1) % ring.length];
            sides.get(label).add(DIRECTIONS.find(d => board.next(board.at(label), d)?.label === next));
            sides.get(next).add(DIRECTIONS.find(d => board.next(board.at(next), d)?.label === label));
        });
    }
    return sides;
}

function findRing(board, pond, path) {
    for (const direction of DIRECTIONS) {
        const next = board.next(board.at(path.at(-1)), direction)?.label;
        if (next === path[0] && path.length === pond.length)
            return path;
        if (pond.includes(next) && !path.includes(next)) {
            const ring = findRing(board, pond, [...path, next]);
            if (ring)
                return ring;
        }
    }
    return null;
}

const opposite = direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6];

// The paths `bocage` writes: from every open end first, then what is left.
function drawRivers(board, sides) {
    const left = new Map([...sides].map(([label, set]) => [label, new Set(set)]));
    const beyond = (label, direction) => {
        const next = board.next(board.at(label), direction)?.label;
        return sides.get(next)?.has(opposite(direction)) ? next : undefined;
    };
    const find = (label, open) =>
        DIRECTIONS.find(d => left.get(label).has(d) && (beyond(label, d) === undefined) === open);
    const lines = [];
    for (const open of [true, false])
        for (const start of board.sorted(sides.keys()))
            while (find(start, open)) {
                const path = [];
                let label = start;
                if (open) {
                    const end = find(label, true);
                    left.get(label).delete(end);
                    path.push(end.toLowerCase());
                }
                for (;;) {
                    path.push(label);
                    const direction = find(label, false);
                    if (!direction)
                        break;
                    left.get(label).delete(direction);
                    label = beyond(label, direction);
                    left.get(label).delete(opposite(direction));
                }
                const end = find(label, true);
                if (end) {
                    left.get(label).delete(end);
                    path.push(end.toLowerCase());
                }
                lines.push(line('river', ...path));
            }
    return lines;
}

// The direction of a bridge for which no line is needed: across its river.
function axisAcross(edges) {
    const at = DIRECTIONS.map((d, i) => i).filter(i => edges?.has(DIRECTIONS[i]));
    if (at.length === 0)
        return 0;
    const [first, last] = [at[0], at.at(-1)];
    return (30 * (last - first === 3 ? 2 * first : first + last + 3) + 90) % 180;
}

// -- objectives ----------------------------------------------------------------------------------

// The line of an objective, or two: one that an enemy on it takes away.
function drawObjective(board, facts, o) {
    const where = `objective ${o.id}`;
    keys(o, where, ['id', 'hexes', 'sides', 'medals', 'hold', 'control', 'required', 'checked'],
        ['name', 'shared_single_medal'],
        ['initial_holder', 'tag']); // follows from the set-up; the marker's name
    oneOf(o.hold, where, ['temporary', 'permanent']);
    oneOf(o.control, where, ['occupy', 'majority', 'occupy_any_allied_else_axis']);
    for (const side of o.sides)
        oneOf(side, where, SIDES);
    // A medal for several hexes is one medal, however many of them are held.
    demand(!o.shared_single_medal || o.hexes.length > 1, `${where}: one medal or many?`);
    const when = lookUp(WHEN, o.checked, where);
    const required = facts.special_rules.some(r => r.id === 'required_objective' && r.params.objective === o.id);
    const draw = (sides, ...marks) => line('objective', ...board.sorted(o.hexes), 'for', ...sides,
        ...(o.hold === 'permanent' ? ['permanent'] : []),
        ...(o.control === 'majority' ? ['majority'] : []),
        ...marks,
        ...(required ? ['required'] : []),
        ...(o.medals === 1 ? [] : ['medals', o.medals]),
        ...(o.required === 1 ? [] : ['need', o.required]),
        ...(when ? ['when', when] : []),
        ...(o.name ? ['named', o.name] : []));
    if (o.control === 'occupy_any_allied_else_axis')
        return [draw(['allies']), draw(['axis'], 'clear')];
    return [draw(SIDES.filter(s => o.sides.includes(s)))];
}

function drawExit(board, x) {
    const where = `exit ${x.id}`;
    keys(x, where, ['id', 'side', 'hexes', 'medals_per_unit', 'removes_unit']);
    demand(x.removes_unit === true && Number.isInteger(x.medals_per_unit), `${where}: not known`);
    return line('exit', oneOf(x.side, where, SIDES), ...board.sorted(x.hexes),
        ...(x.medals_per_unit === 1 ? [] : ['medals', x.medals_per_unit]));
}

function drawWin(board, w) {
    const where = `sudden_death ${w.id}`;
    keys(w, where, ['id', 'side', 'hexes', 'required', 'checked']);
    const when = lookUp(WHEN, w.checked, where);
    return line('win', oneOf(w.side, where, SIDES), ...board.sorted(w.hexes), 'need', w.required,
        ...(when ? ['when', when] : []));
}

// Each hex names the objectives and exits it belongs to, and nothing else.
function compareMembers(facts, kind) {
    for (const hex of facts.hexes)
        demand(same(hex[kind] ?? [], facts[kind].filter(o => o.hexes.includes(hex.label)).map(o => o.id)),
            `${hex.label}: its ${kind} are others`);
}

// -- special rules -------------------------------------------------------------------------------

const unitsOf = (facts, side, type) => facts.hexes.map(h => h.unit).filter(u => u?.side === side && (!type || u.type === type));
const labelsWhere = (facts, test) => facts.hexes.filter(test).map(h => h.label);

// What each special rule means. `params` names its parameters; `check` compares it with the map, whose
// tokens already show it; `lines` are those it adds; `marks` says which marks of the map it explains.
const RULES = {
    air_strikes: { // without a number of dice they are those of Air Power
        params: ['side'], optional: ['dice_per_hex'],
        check: () => true,
        lines: p => ({ 'recon-as': ['air-power', 'for', p.side, ...(p.dice_per_hex ? ['dice', p.dice_per_hex] : [])] }),
    },
    airdrop: {
        params: ['side', 'when', 'figures', 'full_unit', 'lost_if', 'lost_gives_medal', 'table_method', 'digital_method_in_source'],
        check: p => p.when === 'before_first_turn' && same(p.full_unit, { type: 'infantry', figures: 4 }) &&
            same(p.lost_if, ['off_board', 'occupied_by_any_unit']) && p.lost_gives_medal === false &&
            same(p.digital_method_in_source, {
                aim: 'any hex chosen by the player',
                scatter: 'each figure walks 4 random steps (six neighbours or stay, equal chance)',
                also_lost_on: 'impassable hex',
            }),
        lines: p => ({ 'air-drop': [p.side, 'figures', p.figures] }), // 4 steps hold without being said
    },
    any_hex_override: {
        params: ['objective', 'default_holder'],
        check: (p, f) => p.default_holder === 'axis' &&
            f.objectives.some(o => o.id === p.objective && o.control === 'occupy_any_allied_else_axis'),
        marks: ['occupy_any_allied_else_axis'],
    },
    armor_move_two: { // the `moves` of every unit (readUnit)
        params: ['sides'], optional: ['except_elite'],
        check: (p, f) => p.sides.every(side => unitsOf(f, side, 'armor').length > 0),
        marks: ['max_move_two'],
    },
    blitz: { // the armor's moves as above; air strikes with the dice of Air Power
        params: [],
        check: () => true,
        lines: () => ({ 'recon-as': ['air-power', 'for', 'axis'] }),
        marks: ['max_move_two'],
    },
    bridge_sections: {
        params: ['span', 'ends'],
        check: (p, f, b) => same(p.span, labelsWhere(f, h => h.structure?.type === 'bridge_section')) &&
            p.span.every(label => b.at(label).structure.open_edges.every(d =>
                [...p.span, ...p.ends].includes(b.next(b.at(label), d)?.label))),
        lines: (p, f, b) => ({ 'bridge-span': [...b.sorted(p.span), 'ends', ...b.sorted(p.ends)] }),
        marks: ['bridge_section'],
    },
    bunker_owner: {
        params: ['side'],
        check: (p, f) => f.hexes.every(h => h.structure?.type !== 'bunker' || h.structure.owner === p.side),
        marks: ['bunker_owner'],
    },
    card_removed: {
        params: ['card'],
        check: () => true,
        lines: p => ({ removed: [word(p.card)] }),
    },
    cliffs: {
        params: ['from_terrain', 'infantry_cost', 'vehicles', 'take_ground_from_beach'],
        check: p => p.from_terrain === 'beach' && p.infantry_cost === 2 && p.vehicles === false &&
            p.take_ground_from_beach === 'forbidden in the revised edition only',
        marks: ['cliff'],
    },
    deck_clock: {
        params: ['winner', 'finest_hour_reshuffles'],
        check: p => p.finest_hour_reshuffles === false,
        lines: p => ({ 'no-reshuffle': [p.winner] }),
    },
    double_medal_units: {
        params: ['owner', 'unit_type', 'medals'],
        check: (p, f) => p.medals === 2 && f.hexes.every(({ unit }) =>
            !unit || (unit.side === p.owner && unit.type === p.unit_type) === (unit.traits ?? []).includes('worth_two_medals')),
        marks: ['worth_two_medals'],
    },
    elite_armor: {
        params: ['side', 'all_armor'],
        check: (p, f) => unitsOf(f, p.side, 'armor').some(u => u.elite) &&
            (!p.all_armor || unitsOf(f, p.side, 'armor').every(u => u.elite)),
        marks: ['elite_armor'],
    },
    field_bunkers: {
        params: [],
        check: (p, f) => f.hexes.some(h => h.structure?.type === 'field_bunker'),
        marks: ['field_bunker'],
    },
    french_resistance: {
        params: ['side', 'all_units'],
        check: (p, f) => p.all_units === true && unitsOf(f, p.side).every(u => u.role === 'french_resistance'),
        marks: ['french_resistance'],
    },
    hand_ramp: {
        params: ['side', 'initial_hand', 'double_draw_after_own_turns', 'final_hand'],
        check: (p, f) => p.initial_hand === f.sides[p.side].hand &&
            p.final_hand === p.initial_hand + p.double_draw_after_own_turns.length,
        lines: p => ({ draws: [p.side, 2, 'after-turns', ...p.double_draw_after_own_turns] }),
    },
    hills_block_all_fire: {
        params: ['unit_type'],
        check: (p, f) => p.unit_type === 'artillery' &&
            f.hexes.every(h => (h.terrain === 'hill') === (h.modifiers ?? []).includes('blocks_all_fire')),
        lines: (p, f) => ({ 'blocks-fire': labelsWhere(f, h => h.modifiers?.includes('blocks_all_fire')) }),
        marks: ['blocks_all_fire'],
    },
    impassable_terrain: { // of rivers without hexes it says only what rivers are
        params: [], optional: ['terrain', 'terrains', 'hexes'],
        check: (p, f, b) => p.hexes === undefined ? p.terrain === 'river'
            : same(p.hexes, labelsWhere(f, h => h.modifiers?.includes('impassable'))) &&
                p.hexes.every(label => (p.terrains ?? [p.terrain]).includes(b.at(label).terrain)),
        lines: p => p.hexes ? { impassable: p.hexes } : {},
        marks: ['impassable'],
    },
    motorized_infantry: {
        params: ['side'],
        check: (p, f) => f.hexes.every(({ unit }) => !unit?.traits?.includes('motorized') ||
            (unit.side === p.side && unit.type === 'infantry' && unit.elite)),
        marks: ['motorized', 'elite_infantry', 'battle_star'],
    },
    no_elimination_medals: { // the `medals` of every enemy unit (readUnit)
        params: ['side'],
        check: () => true,
    },
    own_baseline_exit: {
        params: ['side', 'exit'],
        check: (p, f, b) => f.exits.some(x => x.id === p.exit && x.side === p.side && x.hexes.every(label =>
            b.at(label).row === (f.sides[p.side].edge === 'top' ? 0 : b.rows - 1))),
    },
    pond: { // the revised edition plays it as a lake laid with river tiles (TER-LAKE-1)
        params: ['hexes'],
        check: (p, f, b) => p.hexes.every(label => b.at(label).terrain === 'river'),
        lines: (p, f, b) => ({ 'river-in-classic': b.sorted(p.hexes) }),
    },
    recon_as_air_power: {
        params: ['side', 'condition', 'max_adjacent_hexes', 'dice_per_hex', 'card'],
        check: p => same(Object.keys(p.condition), ['unit_on_any_of']) && p.max_adjacent_hexes === 4 &&
            p.card === 'recon_section',
        lines: (p, f, b) => ({
            'recon-as': ['air-power', 'for', p.side, 'dice', p.dice_per_hex, 'while-on', ...b.sorted(p.condition.unit_on_any_of)],
        }),
    },
    recon_as_barrage: {
        params: ['sides', 'dice'],
        check: () => true,
        lines: p => ({ 'recon-as': ['barrage', 'for', ...SIDES.filter(s => p.sides.includes(s)), 'dice', p.dice] }),
    },
    reduced_strength: {
        params: ['side', 'type', 'figures'],
        check: (p, f) => f.hexes.every(({ unit: u }) => !u || u.role ||
            (u.default_figures !== undefined) === (u.side === p.side && u.type === p.type && !u.elite) &&
            (u.default_figures === undefined || u.figures === p.figures)),
        marks: ['reduced_strength'],
    },
    required_objective: {
        params: ['side', 'objective'],
        check: (p, f) => f.objectives.some(o => o.id === p.objective && same(o.sides, [p.side])),
    },
    sea_bluffs: {
        params: ['from_terrain', 'infantry_cost', 'vehicles'],
        check: p => p.from_terrain === 'beach' && p.infantry_cost === 2 && p.vehicles === false,
        marks: ['sea_bluff'],
    },
    sea_wall: {
        params: ['side', 'hexes', 'permanent', 'hinders_movement'],
        check: (p, f) => p.permanent === true && p.hinders_movement === false &&
            same(p.hexes, labelsWhere(f, h => h.obstacle?.type === 'sea_wall' && h.obstacle.owner === p.side)),
        marks: ['sea_wall'],
    },
    shoreline_objective: {
        params: ['side', 'hexes', 'medals'],
        check: (p, f) => f.objectives.some(o => o.shared_single_medal && same(o.sides, [p.side]) &&
            o.medals === p.medals && o.required === 1 && same([...o.hexes].sort(), [...p.hexes].sort())),
        marks: ['shared_single_medal'],
    },
    special_forces: {
        params: ['side', 'label', 'all_infantry'], // `label`: what they are called, for the texts
        check: (p, f) => unitsOf(f, p.side, 'infantry').some(u => u.elite) &&
            unitsOf(f, p.side, 'infantry').every(u => u.elite) === p.all_infantry,
        marks: ['elite_infantry'],
    },
    starting_medals: { // those of what it holds, counted anyway
        params: ['side', 'medals'], optional: ['objective'],
        check: (p, f) => p.medals === f.objectives.filter(o => o.initial_holder === p.side).reduce((n, o) => n + o.medals, 0),
    },
    steep_hills: {
        params: ['cost_up'], optional: ['cost_level_or_down', 'hexes'],
        check: (p, f) => p.cost_up === 2 && (p.cost_level_or_down ?? 1) === 1 &&
            (p.hexes ? same(p.hexes, labelsWhere(f, h => h.terrain === 'steep_hill')) : f.hexes.every(h => h.terrain !== 'hill')),
        marks: ['steep_hill'],
    },
    sudden_death: {
        params: ['side', 'hexes', 'required', 'checked'],
        check: (p, f) => f.sudden_death.some(w => w.side === p.side && w.required === p.required &&
            w.checked === p.checked && same([...w.hexes].sort(), [...p.hexes].sort())),
        marks: ['sudden_death'],
    },
    tile_substitution: { // without hexes: what the map shows, under another name
        params: ['play_as'], optional: ['hexes', 'shown_as'],
        check: (p, f, b) => p.hexes === undefined ? ['river', 'hill / hedgehog'].includes(p.play_as)
            : p.hexes.every(label => b.at(label).tile === p.shown_as) &&
            (p.shown_as === 'mountain' ? p.play_as === 'hill'
                : p.shown_as === 'church' && same(p.play_as, { classic: 'village', revised: 'church' })),
        lines: (p, f, b) => p.shown_as === 'church' ? { 'town-in-classic': b.sorted(p.hexes) } : {},
        marks: ['substituted_tile'],
    },
    wide_river: {
        params: ['unit_type'],
        check: p => p.unit_type === 'infantry',
        lines: (p, f) => ({ wide: labelsWhere(f, h => h.modifiers?.includes('wide')) }),
        marks: ['wide'],
    },
};

// The marks of the map that some special rule must explain.
function marksOf(facts) {
    const marks = new Set();
    for (const hex of facts.hexes) {
        for (const modifier of hex.modifiers ?? [])
            marks.add(modifier);
        for (const trait of hex.unit?.traits ?? [])
            marks.add(trait);
        if (['cliff', 'sea_bluff', 'steep_hill'].includes(hex.terrain))
            marks.add(hex.terrain);
        if (['mountain', 'church'].includes(hex.tile) && hex.terrain !== hex.tile)
            marks.add('substituted_tile');
        if (hex.structure?.type === 'field_bunker')
            marks.add('field_bunker');
        if (hex.structure?.type === 'bridge_section')
            marks.add('bridge_section');
        if (hex.structure?.owner)
            marks.add('bunker_owner');
        if (hex.obstacle?.type === 'sea_wall')
            marks.add('sea_wall');
        if (hex.unit?.elite)
            marks.add(`elite_${hex.unit.type}`);
        if (hex.unit?.role)
            marks.add(hex.unit.role);
        if (hex.unit?.default_figures !== undefined && !hex.unit.role)
            marks.add('reduced_strength');
    }
    if (facts.sudden_death.length)
        marks.add('sudden_death');
    if (facts.objectives.some(o => o.control === 'occupy_any_allied_else_axis'))
        marks.add('occupy_any_allied_else_axis');
    if (facts.objectives.some(o => o.shared_single_medal))
        marks.add('shared_single_medal');
    return marks;
}

// The lines of all special rules, by keyword.
function readRules(facts, board) {
    const lines = {}, explained = new Set();
    for (const rule of facts.special_rules) {
        keys(rule, 'special_rules', ['id', 'params', 'text']); // the text is said again in `conditions`
        const known = lookUp(RULES, rule.id, 'special_rules');
        keys(rule.params, rule.id, known.params, known.optional);
        for (const side of [rule.params.side, rule.params.owner, rule.params.winner, ...rule.params.sides ?? []])
            demand(side === undefined || SIDES.includes(side), `${rule.id}: "${side}" is no side`);
        demand(known.check(rule.params, facts, board), `${rule.id}: the rule and the map do not agree`);
        for (const [keyword, fields] of Object.entries(known.lines?.(rule.params, facts, board) ?? {}))
            (lines[keyword] ??= []).push(line(keyword, ...fields));
        for (const mark of known.marks ?? [])
            explained.add(mark);
    }
    for (const mark of marksOf(facts))
        demand(explained.has(mark), `no special rule explains "${mark}"`);
    return lines;
}

// -- totals --------------------------------------------------------------------------------------

function compareTotals(facts) {
    const { totals } = facts;
    keys(totals, 'totals', [...SIDES, 'terrain', 'structures', 'obstacles', 'minefields']);
    demand(totals.minefields === 0, 'totals: minefields are not known');
    const count = list => list.reduce((sum, [key, n]) => ({ ...sum, [key]: (sum[key] ?? 0) + n }), {});
    const equal = (what, list, given) => {
        const sort = object => Object.entries(object).sort(([a], [b]) => a < b ? -1 : 1);
        demand(same(sort(count(list)), sort(given)), `totals: ${what} are others`);
    };
    for (const side of SIDES) {
        keys(totals[side], `totals.${side}`, ['units', 'figures']);
        equal(`units of ${side}`, unitsOf(facts, side).map(u => [u.type, 1]), totals[side].units);
        equal(`figures of ${side}`, unitsOf(facts, side).map(u => [u.type, u.figures]), totals[side].figures);
    }
    equal('terrain', facts.hexes.filter(h => h.terrain !== 'open').map(h => [h.terrain, 1]), totals.terrain);
    equal('structures', facts.hexes.filter(h => h.structure).map(h => [h.structure.type, 1]), totals.structures);
    equal('obstacles', facts.hexes.filter(h => h.obstacle).map(h => [h.obstacle.type, 1]), totals.obstacles);
}

// -- texts ---------------------------------------------------------------------------------------

const TEXTS = ['briefing', 'conditions', 'history'];

// The paragraphs of each text of a scenario file.
function readTexts(file) {
    const texts = {};
    let text = null;
    for (const row of file.split(/\r?\n/)) {
        if (row.startsWith('#'))
            continue;
        if (/^\S/.test(row))
            text = TEXTS.includes(row.trim()) ? texts[row.trim()] = [[]] : null;
        else if (text && row.trim() === '')
            text.push([]);
        else if (text)
            text.at(-1).push(...row.trim().split(/\s+/));
    }
    return texts;
}

// Words broken before column 80.
function wrap(words) {
    const rows = [' '];
    for (const w of words)
        if (rows.at(-1) !== ' ' && [...rows.at(-1)].length + 1 + [...w].length > 79)
            rows.push(`  ${w}`);
        else
            rows.push(`${rows.pop()} ${w}`);
    return rows;
}

function drawText(name, paragraphs) {
    const rows = paragraphs.filter(words => words.length).map(words => wrap(words).join('\n'));
    return rows.length ? `${name}\n${rows.join('\n\n')}` : '';
}

// -- all of it -----------------------------------------------------------------------------------

function drawLabel(board, l) {
    keys(l, 'labels', ['row', 'index', 'label', 'text', 'kind']);
    demand(same([l.row, l.index], [board.at(l.label).row, board.at(l.label).index]), `labels: ${l.label}`);
    oneOf(l.kind, `label ${l.text}`, ['place', 'water', 'height', 'beach_sector', 'beach_exit', 'unit', 'commander', 'ship', 'direction']);
    return line('label', l.label, word(l.kind), SPELLING[l.text] ?? l.text);
}

function drawOwners(board) {
    return SIDES.map(side => {
        const hexes = board.hexes.filter(h => (h.structure?.owner ?? h.obstacle?.owner) === side);
        return hexes.length ? line('owner', side, ...hexes.map(h => h.label)) : '';
    }).filter(Boolean);
}

// Fronts that the facts have otherwise than the book of the revised edition, whose battles are all on the
// Western front (p. 21).
const FRONTS = { toulon: 'western', montelimar: 'western' };

// The canonical scenario file; `old` is the text of the file whose texts are kept.
export function convert(facts, id, old = '') {
    keys(facts, 'facts', ['format', 'version', 'title', 'date', 'front', 'board', 'sides',
        'first_player', 'air_rules', 'objectives', 'exits', 'sudden_death', 'special_rules', 'labels', 'totals', 'hexes'],
    ['rulebook_number'], ['id', 'operation', 'set', 'data_notes']); // where the facts come from, and names for the texts
    demand(facts.format === 'memoir-scenario-facts' && facts.version === 1, 'these are no scenario facts of version 1');
    demand(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `"${id}" is no id`);
    keys(facts.date, 'date', ['from', 'to']);
    oneOf(facts.air_rules.status, 'air_rules', NO_AIR_RULES);
    keys(facts.sides, 'sides', SIDES);
    const board = readBoard(facts);
    const drawn = facts.hexes.map(hex => readHex(facts, hex));
    const rules = readRules(facts, board);
    const rivers = readRivers(board, facts.special_rules.filter(r => r.id === 'pond').map(r => r.params.hexes));
    compareTotals(facts);
    compareMembers(facts, 'objectives');
    compareMembers(facts, 'exits');

    const header = [
        rules['river-in-classic'] ? 'bocage 2' : 'bocage 1',
        line('ruleset', 'memoir'),
        line('id', id),
        line('title', facts.title),
        ...(facts.rulebook_number ? [line('book', facts.rulebook_number)] : []),
        line('date', facts.date.from, ...(facts.date.to === facts.date.from ? [] : ['to', facts.date.to])),
        line('front', FRONTS[id] ?? oneOf(facts.front, 'front', ['western', 'eastern', 'mediterranean', 'pacific'])),
        line('board', facts.board.type, facts.board.face),
        ...SIDES.map(name => {
            const side = facts.sides[name];
            keys(side, name, ['edge', 'player', 'nation', 'nations', 'hand', 'medals_to_win']);
            demand(side.player === (oneOf(side.edge, name, ['top', 'bottom']) === 'top' ? 1 : 2), `${name}: the player sits elsewhere`);
            const nations = [...new Set([side.nation, ...unitsOf(facts, name).map(u => u.nation)])];
            demand(same([...side.nations].sort(), nations.sort()), `${name}: several nations`);
            return line('side', name, side.edge, side.nation, 'hand', side.hand, 'medals', side.medals_to_win);
        }),
        line('first', oneOf(facts.first_player, 'first_player', SIDES)),
        ...(rules.removed ?? []),
    ];
    const bridges = facts.hexes
        .filter(h => h.structure?.axis_deg !== undefined && h.structure.axis_deg !== axisAcross(rivers.get(h.label)))
        .map(h => line('bridge', h.label, 'axis', h.structure.axis_deg));
    const details = [
        ...drawRivers(board, rivers),
        ...bridges,
        ...drawOwners(board),
        ...(rules['town-in-classic'] ?? []),
        ...(rules['river-in-classic'] ?? []),
        ...(rules.impassable ?? []),
        ...(rules['blocks-fire'] ?? []),
        ...(rules.wide ?? []),
        ...facts.objectives.flatMap(o => drawObjective(board, facts, o)),
        ...facts.exits.map(x => drawExit(board, x)),
        ...facts.sudden_death.map(w => drawWin(board, w)),
        ...['draws', 'air-drop', 'recon-as', 'bridge-span', 'no-reshuffle'].flatMap(k => rules[k] ?? []),
        ...facts.hexes.flatMap((h, i) => drawn[i].details ? [line('unit', h.label, drawn[i].details)] : []),
        ...facts.labels.map(l => drawLabel(board, l)),
    ];
    const texts = readTexts(old);
    const groups = [header.join('\n'), drawMap(board, drawn).join('\n'), details.join('\n'),
        ...TEXTS.map(name => texts[name] ? drawText(name, texts[name]) : '')];
    return groups.filter(Boolean).join('\n\n') + '\n';
}

// -- what is missing -----------------------------------------------------------------------------

// Short names; several words of the facts may mean one thing. Others are called as in the facts.
const NAMES = {
    air_power_as_artillery_bombard: 'Air Power as Bombard', air_power_barred: 'Air Power barred', airdrop_later: 'later air drops',
    airdrop: 'air drops of elite units', anti_tank_gun: 'anti-tank guns', armor_breakthrough: 'armor from off the board',
    big_gun: 'big guns', boat: 'boats', british_commonwealth: 'Commonwealth command', camouflaged: 'camouflage',
    combat_engineer: 'engineers', combat_engineers: 'engineers', decoy_mine_medal: 'mines', desert: 'desert rules',
    destroyer: 'destroyers', empty_section_medal: 'medals for empty sections', exit_only_victory: 'other exits',
    flamethrower_tank: 'flame tanks', flamethrower_tanks: 'flame tanks', general_winter: 'winter rules',
    headquarters: 'headquarters', heavy_anti_tank_gun: 'heavy anti-tank guns', hill_cave: 'caves', hq_capture: 'headquarters',
    hq_supply_tent: 'headquarters', imperial_japanese_army: 'Japanese command', infantry_exit_double: 'other exits',
    italian_royal_army: 'Italian command', locomotive: 'trains', may_ignore_one_flag: 'tank aces',
    mine_clearing_tanks: 'mine-clearing tanks', minefield: 'mines', minefields: 'mines', mortar: 'mortars', must_exit: 'other exits',
    night_attack: 'night', nightfall: 'night', oasis_recovery: 'recovery', railroad_station: 'railroad', railroad_bridge: 'railroad',
    red_army_commissar: 'Red Army command', reinforcements_at_medals: 'reinforcements', restricted_objective: 'other objectives',
    road_group_objectives: 'other objectives', sabotage_dam: 'dam', sniper: 'snipers', supply_train: 'trains', supply_trucks: 'trucks',
    tank_ace: 'tank aces', tiger: 'Tigers', tiger_tanks: 'Tigers', truck: 'trucks', truck_exit: 'trucks',
    us_marine_corps: 'Marine command', wagon: 'trains', winter_weather: 'winter rules', frozen_canal_free: 'frozen river',
};
const BOARD_RULES = { // boards that bring more than their size; we have the box's own deck and two seats
    breakthrough: 'breakthrough deck',
    overlord: 'command of several generals',
};

// What a battle needs and we do not have, each once; what the facts say in another way than we know.
export function findMissing(facts, id) {
    const missing = new Set();
    const need = (known, what) => known || missing.add(NAMES[what] ?? what.replaceAll('_', ' '));
    demand(facts.format === 'memoir-scenario-facts' && facts.version === 1, 'these are no scenario facts of version 1');
    if (BOARD_RULES[facts.board.type])
        missing.add(BOARD_RULES[facts.board.type]);
    need(SIDES.includes(facts.first_player), 'a first player');
    need(NO_AIR_RULES.includes(facts.air_rules.status), 'air sorties');
    for (const rule of facts.special_rules)
        need(Object.hasOwn(RULES, rule.id) && !(rule.id === 'airdrop' && rule.params.full_unit.elite), rule.id);
    for (const o of facts.objectives)
        need(o.claimable_by === undefined, 'restricted_objective');
    for (const x of facts.exits)
        need(Number.isInteger(x.medals_per_unit), x.medals_per_unit.truck_figure ? 'truck_exit' : 'infantry_exit_double');
    for (const hex of facts.hexes) {
        need(Object.hasOwn(TERRAIN, hex.terrain), hex.terrain);
        need(!hex.structure || Object.hasOwn(STRUCTURE, hex.structure.type), hex.structure?.type);
        need(!hex.obstacle || Object.hasOwn(OBSTACLE, hex.obstacle.type), hex.obstacle?.type);
        need(!hex.minefield, 'minefield');
        need(!hex.enterable_only_by, 'ground for some units only');
        need(!hex.structure?.can_be_blown, 'blow_bridges');
        for (const modifier of hex.modifiers ?? [])
            need(MODIFIERS.includes(modifier), modifier);
        if (!hex.unit)
            continue;
        need(Object.hasOwn(UNIT, hex.unit.type), hex.unit.type);
        need([undefined, 'french_resistance'].includes(hex.unit.role), hex.unit.role);
        for (const trait of hex.unit.traits ?? [])
            need(TRAITS.includes(trait), trait);
    }
    if (missing.size === 0 || same([...missing], [BOARD_RULES[facts.board.type]]))
        try {
            convert(facts, id);
        } catch (error) {
            if (!(error instanceof Unknown))
                throw error;
            missing.add(`(${error.message})`);
        }
    return [...missing].sort((a, b) => a.toLowerCase() < b.toLowerCase() ? -1 : 1);
}

// -- the program ---------------------------------------------------------------------------------

// The id of a battle is the name of its facts, without the number some of them begin with.
export const idOf = path => basename(path, '.json').replace(/^\d+-/, '');

function printMissing(path) {
    return withFacts('convert-facts', path, facts => {
        const missing = findMissing(facts, idOf(path));
        console.log([facts.id, facts.set, facts.board.type, facts.title, missing.join(', ')].join('\t'));
    });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const report = process.argv[2] === '--missing';
    const [path, old, ...more] = process.argv.slice(report ? 3 : 2);
    if (!path || (more.length && !report) || path.startsWith('-')) {
        console.error('usage: convert-facts.mjs FACTS.json [OLD.scn]\n       convert-facts.mjs --missing FACTS.json...');
        process.exit(2);
    }
    const done = report ? process.argv.slice(3).map(printMissing).every(Boolean)
        : withFacts('convert-facts', path, facts =>
            process.stdout.write(convert(facts, idOf(path), old ? readFileSync(old, 'utf8') : '')));
    process.exitCode = done ? 0 : 1;
}
