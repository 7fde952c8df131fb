// A battle of Assault as a scenario file, from its facts (tests/facts/assault/scenarios) and the catalogue. Briefing
// and conditions are our own words and come from the file there was before.
import { demand, keys, line, lookUp, oneOf, same, word } from './facts.mjs';

const NATIONS = ['german', 'american'];
const CODE = {
    clear: '.', beach: 'b', bocage: 'o', city: 'C', fortification: 'F', heavy_woods: 'W', hills: 'H', impassable_river: 'i',
    light_woods: 'w', passable_river: 'r', swamp: 'S', town: 'T', village: 'V',
};

// Ids are the titles as short names, since they are what a player would type. They are unique over all rulesets, so
// that a battle Memoir has as well says what it is here.
const TAKEN = { 'operation-cobra': 'operation-cobra-duel' };
export const idOf = ({ name }) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    return TAKEN[id] ?? id;
};
// Duels have the numbers of the rulebook, which their rules are called by (DUEL07-S1); solo battles follow.
const bookOf = ({ kind, order }) => kind === 'solo' ? 11 + order : order;

const npcOf = s => s.kind === 'solo' ? s.sides.A : undefined;
const labelOf = (s, [row, column]) => `${'ABCDEFGH'[column]}${s.map.rows - row}`;
const at = (list, [row, column]) => list.some(([r, c]) => r === row && c === column);
const labels = (s, cells) => cells.map(cell => labelOf(s, cell)).join(' ');
// Where the faces of the facts lie, in the order of the map.
function tilesOf(s, faces, where) {
    const cells = s.map.tiles.flatMap((row, r) => row.flatMap((face, c) => faces.includes(face) ? [[r, c]] : []));
    demand(cells.length === faces.length, `${where}: a tile is not on the map`);
    return labels(s, cells);
}
// Names in the order of the catalogue, repeated for copies.
const inOrder = (order, counts) => order.flatMap(id => Array(counts[id] ?? 0).fill(id)).join(' ');
const countsOf = list => list.reduce((counts, id) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 }), {});

// -- header ----------------------------------------------------------------------------------------

function sideLine(s, nation) {
    const { decks, starting_prestige: prestige, hand, hand_buy_limit: hold } = s.setup;
    const edge = Object.keys(s.sides).find(e => s.sides[e] === nation) ?? 'lot';
    demand(edge !== 'lot' || same(Object.values(s.sides), ['random', 'random']), `${s.id}: sides`);
    if (nation === npcOf(s)) {
        demand(decks[nation] === 'list' && prestige[nation] === undefined && hand[nation] === undefined, `${s.id}: the side nobody plays`);
        return line('side', nation, edge);
    }
    keys(hand[nation], `${s.id}: hand`, ['action', 'unit', 'free_choice']);
    const fields = [['deck', decks[nation]], ['prestige', prestige[nation], 0], ['actions', hand[nation].action, 6],
        ['units', hand[nation].unit, 2], ['choice', hand[nation].free_choice, 0], ['hold', hold, 10]];
    return line('side', nation, edge, ...fields.filter(([, value, preset]) => value !== preset).map(([name, value]) => `${name} ${value}`));
}

function startLine(s, nation, box) {
    const start = s.setup.starting_units[nation], where = `${s.id}: start ${nation}`;
    const zone = { home_row: '', controlled: 'controlled' };
    switch (start.mode) {
    case 'budget':
        keys(start, where, ['mode', 'prestige', 'max_units', 'zone'], ['keep_remainder'], ['provenance']);
        return line('start', nation, 'budget', `prestige ${start.prestige}`, `most ${start.max_units}`,
            ...[lookUp(zone, start.zone, where), start.keep_remainder ? 'keep' : ''].filter(Boolean));
    case 'list':
        keys(start, where, ['mode', 'units', 'zone'], [], ['provenance']);
        return line('start', nation, 'list', ...[lookUp(zone, start.zone, where)].filter(Boolean), `units ${inOrder(box.units, countsOf(start.units))}`);
    case 'random':
        keys(start, where, ['mode', 'count', 'zone'], [], ['provenance']);
        return line('start', nation, 'random', `most ${start.count}`, ...[lookUp(zone, start.zone, where)].filter(Boolean));
    default:
        oneOf(start.mode, where, ['fixed']);
        keys(start, where, ['mode', 'units', 'zone'], [], ['provenance']);
        oneOf(start.zone, where, ['map']);
        return line('start', nation, 'fixed');
    }
}

function firstLine(s) {
    const { first_player: first, second_player_bonus: bonus, setup_order: order } = s.setup;
    keys(bonus, `${s.id}: bonus`, ['prestige', 'action_cards']);
    const usual = same(order, s.kind === 'solo' ? ['npc', 'player'] : ['first_player', 'second_player']);
    demand(usual || (s.kind !== 'solo' && same([...order].sort(), [...NATIONS].sort())), `${s.id}: order of set-up`);
    return line('first', first === 'draw' ? 'flip' : oneOf(first, `${s.id}: first`, NATIONS),
        ...[bonus.prestige && `prestige ${bonus.prestige}`, bonus.action_cards && `actions ${bonus.action_cards}`, !usual && `places ${order[0]}`].filter(Boolean));
}

function pileLines(s, box) {
    if (s.kind !== 'solo')
        return [line('action-deck', s.setup.decks.action)];
    const { provenance, ...decks } = s.solo_decks;
    const piles = ['player_actions', 'npc_operations', 'npc_firing', 'npc_target', 'npc_units'];
    demand(s.setup.decks.action === 'list' && provenance === 'reconstructed', `${s.id}: decks`);
    keys(decks, `${s.id}: decks`, piles);
    return piles.map(pile => line('pile', word(pile), inOrder([...box.units, ...box.actions], decks[pile])));
}

// -- the map ---------------------------------------------------------------------------------------

const fixedOf = s => NATIONS.flatMap(nation => s.setup.starting_units[nation].mode === 'fixed' ? s.setup.starting_units[nation].units : []);

function mapLines(s) {
    const { rows, cols, tiles, terrain, home_base: bases, objectives, bridges } = s.map;
    const token = (r, c) => [lookUp(CODE, terrain[r][c], s.id), at(bridges, [r, c]) ? '=' : '', at(objectives, [r, c]) ? '*' : '',
        at(Object.values(bases), [r, c]) ? '@' : '', tiles[r][c]].join('');
    const unit = (r, c) => fixedOf(s).find(u => at([u.at], [r, c]))?.unit ?? '';
    const cells = Array.from({ length: rows }, (_, r) => Array.from({ length: cols }, (_, c) => [token(r, c), unit(r, c)]));
    const width = Math.max(7, ...cells.flat(2).map(text => text.length + 1));
    const drawn = row => row.map(text => text.padEnd(width)).join('').trimEnd();
    return [`map ${drawn([...'ABCDEFGH'].slice(0, cols))}`, ...cells.flatMap((row, r) => [
        `${String(rows - r).padStart(3)} ${drawn(row.map(([tile]) => tile))}`,
        ...row.some(([, text]) => text) ? [`    ${drawn(row.map(([, text]) => text))}`] : [],
    ])];
}

// Home rows are the rows at the edges, and controlled; so are tiles with a unit (MAP-5, CTRL-5). What the facts say
// beyond that is written.
function controlLines(s) {
    const { rows, cols, control, home_row: homeRow } = s.map;
    for (const [edge, row] of [['A', 0], ['B', rows - 1]])
        demand(same(homeRow[edge], Array.from({ length: cols }, (_, c) => [row, c])), `${s.id}: home row ${edge}`);
    const units = fixedOf(s).map(u => u.at);
    return ['A', 'B'].map(edge => {
        const beyond = control.flatMap((row, r) => [...row].flatMap((sign, c) =>
            sign === edge && !at(units, [r, c]) && !at(homeRow[edge], [r, c]) ? [[r, c]] : []));
        return beyond.length ? line('control', edge, labels(s, beyond)) : '';
    }).filter(Boolean);
}

const unitLines = s => fixedOf(s).filter(u => u.dug_in || u.may_move === false)
    .sort((p, q) => p.at[0] - q.at[0] || p.at[1] - q.at[1])
    .map(u => {
        keys(u, `${s.id}: ${u.unit}`, ['unit', 'at'], ['dug_in', 'may_move']);
        return line('unit', labelOf(s, u.at), ...[u.dug_in ? 'dug-in' : '', u.may_move === false ? 'immobile' : ''].filter(Boolean));
    });

// -- victory ---------------------------------------------------------------------------------------

const number = (name, value) => `${name} ${value}`;
const CONDITIONS = { // the word, and the fields besides type and side
    control_enemy_home_base: ['home-base', {}],
    control_adjacent_enemy_home_row: ['adjacent-home-row', { count: c => number('count', c.count) }],
    control_enemy_home_row: ['home-row', { count: c => number('count', c.count) }],
    eliminate_all_enemy_units: ['no-enemy', {}],
    control_objectives: ['objectives', { count: c => number('count', c.count) }],
    unit_on_objective: ['on-objective', { count: c => number('count', c.count) }],
    prestige_and_tiles: ['prestige-and-tiles', { tiles: c => number('count', c.tiles), prestige: c => number('prestige', c.prestige) }],
    control_terrain: ['terrain-tiles', { count: c => number('count', c.count), terrain: c => `terrain ${word(c.terrain)}` }],
    hold_tile_consecutive_turns: ['hold-tile', { turns: c => number('count', c.turns), at: (c, s) => `tile ${labelOf(s, c.at)}` }],
    destroy_unit: ['destroyed', { unit: c => `unit ${c.unit}` }],
    npc_unit_on_player_home_row: ['enemy-at-home', {}],
    most_prestige: ['most-prestige', {}],
    most_tiles: ['most-tiles', {}],
    draw: ['draw', {}],
    most_of: ['most-forts-and-home', { items: c => demand(same(c.items, ['fortification_tiles', 'enemy_home_row_tiles']), 'most_of') }],
    occupies_tile: ['on-tile', { at: (c, s) => `tile ${labelOf(s, c.at)}` }],
    first_to_enter_tile: ['first-on-tile', { at: (c, s) => `tile ${labelOf(s, c.at)}`, continues_play: c => demand(c.continues_play, 'first_to_enter_tile') }],
    side_wins: ['wins', {}],
    npc_wins: ['wins', {}],
    most_tiles_beyond_river: ['most-beyond-river', { draw_if_none: c => demand(c.draw_if_none, 'most_tiles_beyond_river') }],
    most_destroyed_prestige: ['most-destroyed-prestige', {}],
    most_destroyed_units: ['most-destroyed-units', {}],
};

function conditionLine(s, keyword, c) {
    const [name, fields] = lookUp(CONDITIONS, c.type, s.id);
    keys(c, `${s.id}: ${c.type}`, ['type', ...Object.keys(fields)], ['side']);
    const side = c.type === 'npc_wins' ? npcOf(s) : c.side;
    return line(keyword, name, ...[side && side !== 'both' ? `side ${oneOf(side, s.id, NATIONS)}` : '',
        ...Object.values(fields).map(write => write(c, s) ?? '')].filter(Boolean));
}

function victoryLines(s) {
    const { victory: v } = s;
    keys(v, `${s.id}: victory`, ['mode', 'immediate', 'at_limit'], ['lose', 'cutoff'], ['text', 'assignment']);
    demand(!v.cutoff || v.cutoff.turn === s.turn_limit, `${s.id}: cutoff`);
    return [line('limit', s.turn_limit, ...v.cutoff ? [`before ${v.cutoff.before}`] : []),
        ...v.immediate.map(c => conditionLine(s, 'win', c)),
        ...(v.lose ?? []).map(c => conditionLine(s, 'lose', c)),
        ...v.at_limit.map(c => conditionLine(s, 'at-limit', c))];
}

// -- special rules ---------------------------------------------------------------------------------

const cards = list => `cards ${list}`;
const GOOD = [1, 2, 3], BAD = [-2, -1, 0];
// For each key: the word, the parameters, and the fields they make, in canonical order.
const RULES = {
    remove_enemy_dug_in: ['lift-dug-in', ['turns', 'count'], p => (demand(p.turns === 'even' && p.count === 1, 'turns'), [])],
    unit_may_not_move: ['immobile', ['unit'], (p, box) => [cards(box.sorted([p.unit]))]],
    swamp_activation_check: ['swamp-check', ['fail_tm'], p => (demand(same(p.fail_tm, BAD), 'fail_tm'), [])],
    swamp_card_immunity: ['swamp-shelter', ['cards'], (p, box) => [cards(box.sorted(p.cards))]],
    no_deploy_terrain: ['no-deploy-on', ['terrain'], p => [`terrain ${p.terrain.map(word).join(' ')}`]],
    sacrifice_only: ['sacrifice-only', [], (p, box) => [cards(box.sorted(p.units ?? box.ofClass(p.unit_class)))], ['units', 'unit_class']],
    banned_cards: ['sacrifice-only', ['cards'], (p, box) => [cards(box.sorted(p.cards))]],
    banned_air_cards: ['sacrifice-only', ['cards'], (p, box) => [cards(box.sorted(p.cards))]],
    no_income: ['no-income', [], () => []],
    no_new_units: ['no-new-units', [], () => []],
    start_dug_in: ['start-dug-in', [], () => []],
    no_retreat: ['no-retreat', ['except_cards'], p => (demand(same(p.except_cards, ['forced-retreat']), 'except_cards'), [])],
    forbidden_tiles: ['forbidden-tiles', ['tiles'], (p, box, s) => [`tiles ${tilesOf(s, p.tiles, 'forbidden_tiles')}`]],
    fort_fire: ['fort-fire', ['terrain', 'morale'], p => (demand(p.terrain === 'fortification', 'terrain'), [`number ${-p.morale}`])],
    free_deploy: ['free-landing', ['tiles', 'count'], (p, box, s) => (demand(p.count === 1, 'count'), [`tiles ${tilesOf(s, p.tiles, 'free_deploy')}`])],
    free_bombardment: ['free-shelling', ['morale', 'min_morale', 'per'], p => (demand(p.min_morale === 1 && p.per === 'operations_phase', 'per'), [`number ${-p.morale}`])],
    free_air_damage: ['free-shelling', ['odd', 'even', 'min_morale', 'anti_air'], p =>
        (demand(p.min_morale === 1 && p.anti_air === false, 'anti_air'), [`number ${-p.odd}`, `even ${-p.even}`])],
    no_dig_in: ['no-dig-in', ['except_abilities'], (p, box) => (demand(same(p.except_abilities, ['auto_dug_in']), 'except_abilities'),
        p.except_cards ? [cards(box.sorted(p.except_cards))] : []), ['except_cards']],
    paradrop: ['paradrop', ['from_turn', 'units', 'forbidden'], (p, box) => (demand(p.forbidden === 'enemy_home_row', 'forbidden'),
        [`from ${p.from_turn}`, cards(box.sorted(p.units))])],
    river_impassable: ['fording', ['except_units'], (p, box) => [cards(box.sorted(p.except_units))]],
    extra_unit_draw: ['extra-unit-card', ['count'], p => [`number ${p.count}`]],
    battle_value_factor: ['battle-factor', ['factor'], p => [`number ${p.factor}`]],
    no_unit_reshuffle: ['no-unit-reshuffle', [], () => []],
    income_factor: ['income-factor', ['factor'], p => [`number ${p.factor}`]],
    npc_advance: ['npc-advance', [], (p, box) => p.units ? [cards(box.sorted(p.units))] : [cards(box.sorted(p.except_units)), 'except'], ['units', 'except_units']],
    attrition: ['attrition', ['turns', 'morale'], p => [`number ${-p.morale}`, `turns ${p.turns.join(' ')}`]],
    npc_always_advances: ['npc-follows', [], () => []],
    npc_reinforcements: ['reinforcements', ['from_turn', 'tiles', 'tm'], (p, box, s) => (demand(same(p.tm, GOOD), 'tm'),
        [`from ${p.from_turn}`, `tiles ${tilesOf(s, p.tiles, 'npc_reinforcements')}`])],
    barrage: ['barrage', ['turns', 'unit', 'morale'], p => [`number ${-p.morale}`, `turns ${p.turns.join(' ')}`, cards(p.unit)]],
    commander_two_tm: ['two-modifiers', ['unit', 'cards'], p => (demand(p.cards === 2, 'cards'), [cards(p.unit)])],
    npc_operations_cards: ['npc-cards', ['count'], p => [`number ${p.count}`]],
    ambush: ['ambush', ['terrain', 'tm'], (p, box) => (demand(same(p.tm, GOOD), 'tm'), [`terrain ${box.terrains.filter(t => p.terrain.includes(t)).map(word).join(' ')}`])],
    npc_static_attack: ['npc-stands', ['priority'], p => (demand(p.priority === 'objective_tiles', 'priority'), [])],
    npc_never_advances: ['npc-holds', [], () => []],
};
const WITHOUT_SIDE = ['lift-dug-in', 'immobile', 'swamp-check', 'swamp-shelter', 'no-deploy-on', 'no-income', 'no-new-units', 'paradrop',
    'fording', 'battle-factor', 'no-unit-reshuffle', 'income-factor', 'npc-advance', 'attrition', 'npc-follows', 'reinforcements', 'barrage',
    'two-modifiers', 'npc-cards', 'ambush', 'npc-stands', 'npc-holds'];

function ruleLine(s, rule, box) {
    keys(rule, `${s.id}: rule`, ['id', 'key', 'side', 'params', 'encoded_in_setup'], [], ['text', 'provenance', 'assignment']);
    if (rule.encoded_in_setup || rule.key === 'npc_static') // that others stand still is what holds without a rule
        return '';
    const [name, required, fields, optional = []] = lookUp(RULES, rule.key, rule.id);
    keys(rule.params, rule.id, required, optional);
    const side = WITHOUT_SIDE.includes(name) || rule.side === 'both' ? '' : `side ${oneOf(rule.side, rule.id, NATIONS)}`;
    return line('rule', name, ...[side, ...fields(rule.params, box, s)].filter(Boolean), `id ${rule.id}`);
}

// -- all of it -------------------------------------------------------------------------------------

// The text below a keyword of the old file, as it stands there.
function textOf(old, keyword) {
    const found = new RegExp(`^${keyword}\n((?: .*\n|\n(?= ))+)`, 'm').exec(old);
    return found ? ['', keyword, ...found[1].replace(/\n$/, '').split('\n')] : [];
}

export function scenario(s, catalogue, old = '') {
    keys(s, s.id, ['id', 'kind', 'order', 'name', 'sides', 'map', 'setup', 'turn_limit', 'victory', 'special_rules'], ['solo_decks'],
        ['format_version', 'rulebook_page', 'name_provenance', 'provenance', 'notes']);
    keys(s.map, `${s.id}: map`, ['rows', 'cols', 'tiles', 'terrain', 'control', 'home_row', 'home_base', 'objectives', 'bridges'], [],
        ['symmetry', 'provenance', 'note']);
    keys(s.setup, `${s.id}: setup`, ['decks', 'starting_prestige', 'first_player', 'second_player_bonus', 'setup_order', 'hand',
        'hand_buy_limit', 'starting_units']);
    const units = catalogue.units.units, order = [...units.map(u => u.id), ...catalogue.actions.actions.map(a => a.id)];
    const box = {
        units: units.map(u => u.id), actions: catalogue.actions.actions.map(a => a.id), terrains: Object.keys(CODE),
        sorted: list => order.filter(id => list.includes(id)).join(' '),
        ofClass: kind => units.filter(u => u.class === kind).map(u => u.id),
    };
    return ['bocage 1', 'ruleset     assault', line('id', idOf(s)), line('title', s.name), line('book', bookOf(s)),
        ...s.kind === 'solo' ? [line('player', NATIONS.find(n => n !== npcOf(s)))] : [],
        ...NATIONS.map(nation => sideLine(s, nation)), ...pileLines(s, box), firstLine(s), ...NATIONS.map(nation => startLine(s, nation, box)),
        '', ...mapLines(s), ...[controlLines(s), unitLines(s)].flatMap(lines => lines).length ? ['', ...controlLines(s), ...unitLines(s)] : [],
        '', ...victoryLines(s), ...s.special_rules.map(rule => ruleLine(s, rule, box)).filter(Boolean),
        ...textOf(old, 'briefing'), ...textOf(old, 'conditions'), ''].join('\n');
}
