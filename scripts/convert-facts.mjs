#!/usr/bin/env node
// Makes a scenario file from the facts of a battle (tests/facts/*.json).
// Usage: convert-facts.mjs FACTS.json [OLD.scn] > NEW.scn
//
// Prints the canonical file; briefing, conditions and history are taken from OLD.scn. Everything the
// facts say is either written, compared with what is written, or named below as something a scenario
// file does not hold. What is none of these stops the program: nothing is lost in silence.
import { readFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

class Unknown extends Error {}

function demand(condition, text) {
    if (!condition)
        throw new Unknown(text);
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// An object with these keys, and no others, whatever stands under those of `ignored`.
function keys(object, where, required, optional = [], ignored = []) {
    for (const key of required)
        demand(object[key] !== undefined, `${where}: there is no "${key}"`);
    for (const key of Object.keys(object))
        demand([...required, ...optional, ...ignored].includes(key), `${where}: "${key}" is not known`);
}

function oneOf(value, where, allowed) {
    demand(allowed.includes(value), `${where}: "${value}" is not known`);
    return value;
}

function lookUp(table, value, where) {
    demand(Object.hasOwn(table, value), `${where}: "${value}" is not known`);
    return table[value];
}

// -- words ---------------------------------------------------------------------------------------

const SIDES = ['axis', 'allies'];
const TERRAIN = {
    open: '.', forest: 'F', hedgerow: 'H', hill: '^', steep_hill: '^s', sea_bluff: '^b', cliff: '^c',
    village: 'T', church: 'C', river: '~', beach: ':', ocean: 'w',
};
const TILE = { // what a tile may be played as; without a tile a hex is what the board's face shows
    woods: ['forest'], hedgerow: ['hedgerow'], hills: ['hill', 'steep_hill', 'sea_bluff', 'cliff'],
    mountain: ['hill'], buildings: ['village'], church: ['village'], river: ['river'], curve: ['river'],
};
const STRUCTURE = { bridge: '=', bridge_section: '=', bunker: '@' };
const OBSTACLE = { wire: 'x', hedgehog: '*', sandbags: '(', sea_wall: '[' };
const UNIT = { infantry: 'I', armor: 'A', artillery: 'G' };
const FULL = { infantry: 4, armor: 3, artillery: 2 };
const BADGE = { 1: 'british_special_forces', 2: 'us_rangers', 4: 'german_special_forces' };
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

const word = name => name.replaceAll('_', '-');
const line = (keyword, ...fields) => [keyword.padEnd(11), ...fields].join(' ').replace(/ +$/, '');

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
    oneOf(board.face, 'board.face', ['countryside', 'beach']);
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
    if (board.face !== 'beach' || row < board.rows - 5)
        return 'open';
    return row < board.rows - 2 ? 'beach' : 'ocean';
}

// -- hexes ---------------------------------------------------------------------------------------

function readUnit(unit, where, sides) {
    keys(unit, where, ['side', 'nation', 'type', 'elite', 'figures'], ['default_figures', 'role', 'badge', 'traits'],
        ['figure_set']); // the colour of the plastic
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
        oneOf(trait, `${where}: trait`, ['worth_two_medals']);
    if (unit.badge) {
        keys(unit.badge, `${where}: badge`, ['number', 'name']);
        demand(unit.badge.name === lookUp(BADGE, unit.badge.number, `${where}: badge`), `${where}: badge`);
    }
    const details = [
        unit.nation === sides[unit.side].nation ? '' : `nation ${unit.nation}`,
        unit.badge ? `badge ${word(unit.badge.name)}` : '',
        unit.traits?.includes('worth_two_medals') ? 'medals 2' : '',
    ].filter(Boolean).join(' ');
    return {
        token: (unit.side === 'axis' ? letter.toLowerCase() : letter) + unit.figures + (unit.elite ? '+' : ''),
        details,
    };
}

// A hex as the map shows it: `ground` and, below it, `on`.
function readHex(facts, hex) {
    const where = hex.label;
    keys(hex, where, ['row', 'index', 'label', 'terrain'],
        ['tile', 'modifiers', 'edges', 'structure', 'obstacle', 'unit', 'objectives', 'exits'],
        ['orientation']); // how a tile is turned; of rivers `edges` tell it
    if (hex.tile === undefined)
        demand(hex.terrain === faceAt(facts.board, hex.row), `${where}: ${hex.terrain} without a tile`);
    else
        oneOf(hex.terrain, `${where}: tile ${hex.tile}`, lookUp(TILE, hex.tile, where));
    demand((hex.edges !== undefined) === (hex.terrain === 'river'), `${where}: rivers, and only they, have edges`);
    const shown = hex.tile === 'church' ? 'church' : hex.terrain;
    let ground = lookUp(TERRAIN, shown, where), on = '', details = '';
    if (hex.structure) {
        keys(hex.structure, `${where}: structure`, ['type', 'tile'], ['axis_deg', 'owner', 'open_edges'], ['orientation']);
        ground += lookUp(STRUCTURE, hex.structure.type, where);
        demand(hex.structure.tile === word(hex.structure.type).replace('-section', ''), `${where}: tile of the structure`);
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
        const unit = readUnit(hex.unit, where, facts.sides);
        on += unit.token;
        details = unit.details;
    }
    for (const modifier of hex.modifiers ?? [])
        oneOf(modifier, where, ['impassable', 'blocks_all_fire', 'wide']);
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

function drawObjective(board, o) {
    const where = `objective ${o.id}`;
    keys(o, where, ['id', 'hexes', 'sides', 'medals', 'hold', 'control', 'required', 'checked'],
        ['name', 'shared_single_medal'],
        ['initial_holder', 'tag']); // follows from the set-up; the marker's name
    oneOf(o.hold, where, ['temporary', 'permanent']);
    oneOf(o.control, where, ['occupy', 'majority']);
    for (const side of o.sides)
        oneOf(side, where, SIDES);
    // A medal for several hexes is one medal, however many of them are held.
    demand((o.shared_single_medal ?? false) === (o.hexes.length > 1), `${where}: one medal or many?`);
    const when = lookUp(WHEN, o.checked, where);
    return line('objective', ...board.sorted(o.hexes), 'for', ...SIDES.filter(s => o.sides.includes(s)),
        ...(o.hold === 'permanent' ? ['permanent'] : []),
        ...(o.control === 'majority' ? ['majority'] : []),
        ...(o.medals === 1 ? [] : ['medals', o.medals]),
        ...(o.required === 1 ? [] : ['need', o.required]),
        ...(when ? ['when', when] : []),
        ...(o.name ? ['named', o.name] : []));
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
            unitsOf(f, p.side, 'armor').every(u => u.elite) === p.all_armor,
        marks: ['elite_armor'],
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
    impassable_terrain: {
        params: ['terrain', 'hexes'],
        check: (p, f, b) => same(p.hexes, labelsWhere(f, h => h.modifiers?.includes('impassable'))) &&
            p.hexes.every(label => b.at(label).terrain === p.terrain),
        lines: p => ({ impassable: p.hexes }),
        marks: ['impassable'],
    },
    pond: {
        params: ['hexes'],
        check: (p, f, b) => p.hexes.every(label => b.at(label).terrain === 'river'),
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
    steep_hills: {
        params: ['cost_up', 'cost_level_or_down'],
        check: (p, f) => p.cost_up === 2 && p.cost_level_or_down === 1 && f.hexes.every(h => h.terrain !== 'hill'),
        marks: ['steep_hill'],
    },
    sudden_death: {
        params: ['side', 'hexes', 'required', 'checked'],
        check: (p, f) => f.sudden_death.some(w => w.side === p.side && w.required === p.required &&
            w.checked === p.checked && same([...w.hexes].sort(), [...p.hexes].sort())),
        marks: ['sudden_death'],
    },
    tile_substitution: {
        params: ['hexes', 'shown_as', 'play_as'],
        check: (p, f, b) => p.hexes.every(label => b.at(label).tile === p.shown_as) &&
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
        if (['mountain', 'church'].includes(hex.tile))
            marks.add('substituted_tile');
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
        keys(rule.params, rule.id, known.params);
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
    oneOf(l.kind, `label ${l.text}`, ['place', 'water', 'height', 'beach_sector', 'beach_exit', 'commander']);
    return line('label', l.label, word(l.kind), SPELLING[l.text] ?? l.text);
}

function drawOwners(board) {
    return SIDES.map(side => {
        const hexes = board.hexes.filter(h => (h.structure?.owner ?? h.obstacle?.owner) === side);
        return hexes.length ? line('owner', side, ...hexes.map(h => h.label)) : '';
    }).filter(Boolean);
}

// The canonical scenario file; `old` is the text of the file whose texts are kept.
export function convert(facts, id, old = '') {
    keys(facts, 'facts', ['format', 'version', 'rulebook_number', 'title', 'date', 'front', 'board', 'sides',
        'first_player', 'air_rules', 'objectives', 'exits', 'sudden_death', 'special_rules', 'labels', 'totals', 'hexes'],
    [], ['id', 'operation', 'set', 'data_notes']); // where the facts come from, and names for the texts
    demand(facts.format === 'memoir-scenario-facts' && facts.version === 1, 'these are no scenario facts of version 1');
    demand(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `"${id}" is no id`);
    keys(facts.date, 'date', ['from', 'to']);
    demand(same(facts.air_rules, { status: 'not_in_base_game' }), 'air_rules: not known');
    keys(facts.sides, 'sides', SIDES);
    const board = readBoard(facts);
    const drawn = facts.hexes.map(hex => readHex(facts, hex));
    const rules = readRules(facts, board);
    const rivers = readRivers(board, facts.special_rules.filter(r => r.id === 'pond').map(r => r.params.hexes));
    compareTotals(facts);
    compareMembers(facts, 'objectives');
    compareMembers(facts, 'exits');

    const header = [
        'bocage 1',
        line('ruleset', 'memoir'),
        line('id', id),
        line('title', facts.title),
        line('book', facts.rulebook_number),
        line('date', facts.date.from, ...(facts.date.to === facts.date.from ? [] : ['to', facts.date.to])),
        line('front', oneOf(facts.front, 'front', ['western', 'eastern', 'mediterranean', 'pacific'])),
        line('board', facts.board.type, facts.board.face),
        ...SIDES.map(name => {
            const side = facts.sides[name];
            keys(side, name, ['edge', 'player', 'nation', 'nations', 'hand', 'medals_to_win']);
            demand(side.player === (oneOf(side.edge, name, ['top', 'bottom']) === 'top' ? 1 : 2), `${name}: the player sits elsewhere`);
            demand(same(side.nations, [side.nation]), `${name}: several nations`);
            return line('side', name, side.edge, side.nation, 'hand', side.hand, 'medals', side.medals_to_win);
        }),
        line('first', oneOf(facts.first_player, 'first_player', SIDES)),
    ];
    const bridges = facts.hexes
        .filter(h => h.structure?.axis_deg !== undefined && h.structure.axis_deg !== axisAcross(rivers.get(h.label)))
        .map(h => line('bridge', h.label, 'axis', h.structure.axis_deg));
    const details = [
        ...drawRivers(board, rivers),
        ...bridges,
        ...drawOwners(board),
        ...(rules['town-in-classic'] ?? []),
        ...(rules.impassable ?? []),
        ...(rules['blocks-fire'] ?? []),
        ...(rules.wide ?? []),
        ...facts.objectives.map(o => drawObjective(board, o)),
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

// The id of a battle is the name of its facts, without the number some of them begin with.
export const idOf = path => basename(path, '.json').replace(/^\d+-/, '');

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const [path, old, ...more] = process.argv.slice(2);
    if (!path || more.length) {
        console.error('usage: convert-facts.mjs FACTS.json [OLD.scn]');
        process.exit(2);
    }
    try {
        const facts = JSON.parse(readFileSync(path, 'utf8'));
        process.stdout.write(convert(facts, idOf(path), old ? readFileSync(old, 'utf8') : ''));
    } catch (error) {
        console.error(`convert-facts: ${path}: ${error.message}`);
        process.exitCode = 1;
        if (!(error instanceof Unknown || error instanceof SyntaxError || error.code === 'ENOENT'))
            throw error;
    }
}
