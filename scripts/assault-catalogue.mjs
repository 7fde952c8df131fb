// The cards and tiles of the box as C: src/assault/catalogue.c, from units.json, actions.json and tiles.json of
// tests/facts/assault. What the facts say twice (copies, decks, totals) is compared here; whether the numbers
// make sense is up to src/assault/catalogue_test.c.
import { demand, keys, lookUp, oneOf, same } from './facts.mjs';

const NATIONS = ['german', 'american'];
const CLASSES = ['armor', 'anti_tank', 'scout_car', 'anti_air', 'artillery', 'mobile_artillery', 'motorized_infantry', 'infantry'];
const ABILITIES = { // in the order of their bits
    moves_and_fires: 'AB_MOVES_AND_FIRES', moves_twice: 'AB_MOVES_TWICE', moves_diagonally: 'AB_DIAGONALLY',
    ignores_mines: 'AB_IGNORES_MINES', may_enter_swamps: 'AB_SWAMPS', auto_dug_in: 'AB_AUTO_DUG_IN',
    cancels_target_terrain: 'AB_CANCELS_TERRAIN', receives_terrain_defence: 'AB_TERRAIN_DEFENCE',
    support_uncancellable: 'AB_SURE_SUPPORT', transfer_activation: 'AB_TRANSFER',
};
const STATS = ['battle_value', 'hard_attack', 'soft_attack', 'support', 'defence', 'morale', 'prestige_cost'];
const TYPES = { operations: 'ACT_OPERATIONS', combat: 'ACT_COMBAT', surprise: 'ACT_SURPRISE' };
const LEVELS = { printed: 'p', derived: 'd', reconstructed: 'r' };
const UNIT_DECKS = 'abcdefgh', ACTION_DECKS = '1234';

const upper = name => name.toUpperCase().replaceAll('-', '_');
const quoted = text => JSON.stringify(text);
const letters = (provenance, fields, where) => quoted(fields.map(f => lookUp(LEVELS, provenance[f], `${where} ${f}`)).join(''));
// Rows of cells as aligned columns; numbers (and what begins with a digit or a sign) are right-aligned.
function columns(rows) {
    const width = rows[0].map((_, i) => Math.max(...rows.map(row => String(row[i]).length)));
    return rows.map(row => row.map((cell, i) => typeof cell === 'number' ? String(cell).padStart(width[i]) : cell.padEnd(width[i])));
}

// The decks of a copy as a number with a bit for each.
function deckBits(decks, signs, where) {
    demand(decks.length > 0 && new Set(decks).size === decks.length, `${where}: decks "${decks}"`);
    return [...decks].reduce((bits, sign) => {
        demand(signs.includes(sign), `${where}: there is no deck "${sign}"`);
        return bits | 1 << signs.indexOf(sign);
    }, 0);
}
const hex = number => `0x${number.toString(16).padStart(2, '0')}`;

// The lists of decks repeat what the copies say.
function checkDecks(decks, things, where) {
    for (const deck of decks) {
        keys(deck, `${where} ${deck.deck}`, ['deck', 'theme', 'theme_provenance', 'size', 'content_provenance', 'cards'], ['nation']);
        const counted = Object.fromEntries(things
            .map(({ id, cards }) => [id, cards.filter(c => c.decks.includes(deck.deck)).length]).filter(([, n]) => n > 0));
        demand(same(counted, deck.cards), `${where} ${deck.deck}: its cards are others than those that name it`);
        demand(Object.values(counted).reduce((a, b) => a + b, 0) === deck.size, `${where} ${deck.deck}: its size is another`);
    }
}

// -- units ---------------------------------------------------------------------------------------

function readUnits(facts) {
    keys(facts, 'units', ['format_version', 'units', 'decks', 'pack'], [],
        ['game', 'about', 'provenance_levels', 'implied_by_class', 'implied_by_target_class', 'default_when_absent']);
    demand(facts.format_version === 1, 'units: these are no facts of version 1');
    facts.units.forEach((unit, i) => {
        const where = `units: ${unit.id}`;
        keys(unit, where, ['id', 'nation', 'table_row', 'name', 'class', 'target_class', 'abilities', 'support_range',
            'anti_air_range', 'stats', 'provenance', 'copies', 'cards'], [], ['name_provenance', 'notes']);
        demand(unit.nation === NATIONS[Math.floor(i / 25)] && unit.table_row === i % 25 + 1, `${where}: not in its place`);
        demand(unit.copies === unit.cards.length, `${where}: it has ${unit.cards.length} copies`);
        oneOf(unit.class, where, CLASSES);
        oneOf(unit.target_class, where, ['hard', 'soft']);
        keys(unit.stats, where, STATS);
        for (const ability of unit.abilities) // these two are the lack of one and a range
            demand(Object.hasOwn(ABILITIES, ability) || ['moves_or_fires', 'anti_air'].includes(ability), `${where}: "${ability}" is not known`);
        demand(unit.abilities.includes('anti_air') === unit.anti_air_range > 0, `${where}: anti-air without a range`);
        demand(!(unit.abilities.includes('moves_or_fires') && unit.abilities.includes('moves_and_fires')), `${where}: moves or fires?`);
    });
    for (const nation of NATIONS)
        demand(facts.units.filter(u => u.nation === nation).flatMap(u => u.cards).length === facts.pack[nation], `units: copies of ${nation}`);
    for (const deck of facts.decks)
        demand(deck.nation === NATIONS[deck.deck < 'a' ? 1 : 0], `units: deck ${deck.deck} of another nation`);
    checkDecks(facts.decks, facts.units, 'units: deck');
    return facts.units;
}

const unitRow = unit => [
    `AC_${upper(unit.class)},`, `${Number(unit.target_class === 'hard')},`,
    `${Object.keys(ABILITIES).filter(a => unit.abilities.includes(a)).map(a => ABILITIES[a]).join(' | ') || '0'},`,
    unit.support_range, unit.anti_air_range, ...STATS.map(s => unit.stats[s]),
];

// -- action cards --------------------------------------------------------------------------------

// Each effect of the facts as a row of assault_effect; whose unit it hits follows from the card.
const EFFECTS = {
    attack: e => ['AF_FIRE', e.amount],
    defence: e => ['AF_TARGET', e.amount],
    morale: e => ['AF_MORALE', e.amount, e.min_morale],
    morale_tm: e => {
        demand(e.sign === -1, 'morale_tm: only losses are known');
        return ['AF_MORALE_TM', e.base, e.min_morale];
    },
    heal: e => ['AF_HEAL', e.amount],
    cancel_support: e => [lookUp({ all: 'AF_CANCEL_SUPPORT', artillery: 'AF_CANCEL_GUNS' }, e.scope, 'cancel_support')],
    cancel_terrain_defence: () => ['AF_CANCEL_TERRAIN'],
    end_combat: () => ['AF_END_COMBAT'],
    force_retreat: () => ['AF_FORCE_RETREAT'],
    cancel_card: () => ['AF_CANCEL_CARD'],
    cancel_move: () => ['AF_CANCEL_MOVE'],
    remove_dug_in: () => ['AF_REMOVE_DUG_IN'],
    dig_in: () => ['AF_DIG_IN'],
    extra_move: e => ['AF_EXTRA_MOVE', e.tiles],
    extra_attack: (e, card) => ['AF_EXTRA_ATTACK', card.target.count],
    reactivate: () => ['AF_REACTIVATE'],
    initiate_combat: () => ['AF_INITIATE_COMBAT'],
    relocate: () => ['AF_RELOCATE'],
    prestige: e => ['AF_GAIN', e.amount],
    choose: e => { // gain it, or take it off the opponent
        const [[own], [other]] = e.options;
        demand(same([own.op, own.who, other.op, other.who], ['prestige', 'self', 'prestige', 'opponent']) && own.amount === -other.amount,
            'choose: another choice than that of prestige');
        return ['AF_PRESTIGE', own.amount];
    },
    prestige_per_tiles: e => {
        demand(e.round === 'up', 'prestige_per_tiles: not rounded up');
        return ['AF_PRESTIGE_TILES', e.per_tiles];
    },
    draw: e => ['AF_DRAW', e.count],
    discard_random: e => ['AF_DISCARD_RANDOM', e.count],
    recover_discard: e => ['AF_RECOVER_DISCARD', e.count],
};
const PART_OF_NEXT = { flip_tm: 'morale_tm' }; // the flip that the loss needs
const PART_OF_LAST = { suppress_auto_dug_in: 'remove_dug_in' }; // AMB-56: until the end of the turn

function effectRows(card) {
    const ops = card.effects.map(e => e.op);
    const rows = card.effects.flatMap((effect, i) => {
        if (PART_OF_NEXT[effect.op] && PART_OF_NEXT[effect.op] === ops[i + 1])
            return [];
        if (PART_OF_LAST[effect.op] && PART_OF_LAST[effect.op] === ops[i - 1])
            return [];
        const [kind, amount = 0, least = 0] = lookUp(EFFECTS, effect.op, `actions: ${card.id}`)(effect, card);
        for (const value of [amount, least])
            demand(Number.isInteger(value), `actions: ${card.id}: ${effect.op} without an amount`);
        return [`{${kind}, ${amount}, ${least}}`];
    });
    demand(rows.length > 0 && rows.length <= 3, `actions: ${card.id}: ${rows.length} effects`);
    return `{${rows.join(', ')}}`;
}

function readActions(facts) {
    keys(facts, 'actions', ['format_version', 'actions', 'bluff_cards', 'decks', 'pack'], [],
        ['game', 'about', 'tactical_modifier', 'battle_value_rule']);
    demand(facts.format_version === 1, 'actions: these are no facts of version 1');
    for (const card of facts.actions) {
        const where = `actions: ${card.id}`;
        keys(card, where, ['id', 'name', 'type', 'prestige_cost', 'battle_value', 'air', 'timing', 'target', 'effects', 'text',
            'copies', 'cards', 'provenance'], [], ['aliases', 'solo_npc_target', 'note']);
        demand(card.copies === card.cards.length, `${where}: it has ${card.cards.length} copies`);
        oneOf(card.timing, where, { operations: ['own_operations'], combat: ['combat_step_9'],
            surprise: ['any_time', 'reaction_enemy_move', 'reaction_enemy_move_or_deploy', 'reaction_card_played'] }[card.type] ?? []);
    }
    // REVEAL-7: of the operations cards those of the air, and no others, need a unit that is face up
    for (const card of facts.actions.filter(a => a.type === 'operations' && a.target.who === 'enemy'))
        demand(card.target.face_up === card.air, `actions: ${card.id}: a target that is face up`);
    demand(facts.actions.flatMap(a => a.cards).length === facts.pack.action_cards, 'actions: the number of copies is another');
    demand(same(facts.bluff_cards.map(b => b.nation), NATIONS), 'actions: bluff cards');
    checkDecks(facts.decks, facts.actions, 'actions: deck');
    return facts.actions;
}

// -- all cards by number -------------------------------------------------------------------------

function cardRows(units, actions, bluffs) {
    const owner = [];
    const put = (no, row, where) => {
        demand(Number.isInteger(no) && no >= 1 && no <= 240 && !owner[no - 1], `${where}: card number ${no}`);
        owner[no - 1] = row;
    };
    units.forEach((unit, kind) => unit.cards.forEach(({ card_no: no, decks }) => put(no, {
        id: unit.id, decks,
        row: [kind, 0, hex(deckBits(unit.nation === 'german' ? decks : decks.toLowerCase(), UNIT_DECKS, unit.id))],
    }, unit.id)));
    actions.forEach(card => card.cards.forEach(({ card_no: no, decks, tm }) => put(no, {
        id: card.id, decks, row: [`AK_${upper(card.id)}`, tm, hex(deckBits(decks, ACTION_DECKS, card.id))],
    }, card.id)));
    bluffs.forEach((card, i) => put(card.card_no, { id: card.id, decks: 'none', row: [i ? 'AK_BLUFF + 1' : 'AK_BLUFF', 0, '0'] }, card.id));
    for (let no = 1; no <= 240; no++)
        demand(owner[no - 1], `there is no card ${no}`);
    // one line for each kind, with the number of its first copy
    const groups = [];
    owner.forEach((card, i) => {
        if (groups.at(-1)?.id !== card.id)
            groups.push({ id: card.id, first: i + 1, decks: [], rows: [] });
        groups.at(-1).decks.push(card.decks);
        groups.at(-1).rows.push(`{${card.row.join(', ')}}`);
    });
    demand(new Set(groups.map(g => g.id)).size === groups.length, 'copies of a card do not follow each other');
    const heads = columns(groups.map(g => [g.first, g.id, g.decks.join(' ')]));
    return groups.map((g, i) => `        /* ${heads[i].join(' ')} */ ${g.rows.join(', ')},`);
}

// -- tiles ---------------------------------------------------------------------------------------

function tileRows(facts) {
    keys(facts, 'tiles', ['format_version', 'terrain', 'bridge_marker', 'tiles'], [], ['about', 'terrain_provenance', 'river_faces']);
    const known = facts.terrain.map(t => t.id);
    const terrain = (face, where) => {
        keys(face, where, ['terrain', 'provenance']);
        return `AT_${upper(face.terrain === 'river' ? 'passable_river' : oneOf(face.terrain, where, known))}`;
    };
    return facts.tiles.map((tile, i) => {
        keys(tile, `tile ${i + 1}`, ['tile', 'A', 'B']);
        demand(tile.tile === i + 1, `tile ${i + 1} is not in its place`);
        return `        /* ${String(i + 1).padStart(2)} */ {${terrain(tile.A, `${i + 1}A`)}, ${terrain(tile.B, `${i + 1}B`)}},`;
    });
}

// -- the file ------------------------------------------------------------------------------------

export function catalogue({ units: unitFacts, actions: actionFacts, tiles }) {
    const units = readUnits(unitFacts), actions = readActions(actionFacts);
    const unitNumbers = columns(units.map(unitRow));
    const unitNames = columns(units.map(u => [`${quoted(u.id)},`, `N_(${quoted(u.name)}),`, letters(u.provenance, STATS, u.id)]));
    const actionNames = actions.map(a => [
        `${quoted(a.id)},`, `N_(${quoted(a.name)}),`, `${letters(a.provenance, ['name', 'type', 'cost', 'effect', 'battle_value'], a.id)},`,
        `${lookUp(TYPES, a.type, a.id)},`, `${Number(a.air)},`, effectRows(a),
    ]);
    const kinds = [...units, ...actions, ...actionFacts.bluff_cards].map(k => k.id);
    const rowsOf = (list, size) => Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
    return `/* Made by scripts/convert-assault.mjs from tests/facts/assault: change those, not this. */
#include "assault/cards.h"

#include "core/reason.h"

/* clang-format off */
const assault_catalogue assault_shipped = {
    .unit = { /* in the order of the rulebook's table
         class, hard, abilities, ranges of support and anti-air; battle value, attack on hard and soft, support, defence, morale, cost */
${unitNumbers.map(([kind, hard, abilities, ...n], i) =>
        `        {${kind} ${hard} ${abilities} ${n.slice(0, 2).join(', ')},  ${n.slice(2).join(', ')}}, /* ${units[i].id} */`).join('\n')}
    },
    .action = { /* cost, battle value */
${actions.map(a => `        {${a.prestige_cost}, ${a.battle_value}}, /* ${a.id} */`).join('\n')}
    },
    .card = { /* number of the first copy, name, decks of each copy: kind, tactical modifier, bits of the decks */
${cardRows(units, actions, actionFacts.bluff_cards).join('\n')}
    },
    .tile = { /* faces A and B; a river is passable or not as the scenario says */
${tileRows(tiles).join('\n')}
    },
};

/* Word, name, where the numbers come from. */
const assault_unit_facts assault_unit_facts_of[ASSAULT_UNITS] = {
${unitNames.map(cells => `    {${cells.join(' ').trimEnd()}},`).join('\n')}
};

/* Word, name and text; where name, type, cost, effect and battle value come from; type, air, effects. */
const assault_action_facts assault_action_facts_of[ASSAULT_ACTIONS] = {
${actions.map((a, i) => {
        const [id, name, ...rest] = actionNames[i];
        return `    {${id} ${name}\n     N_(${quoted(a.text)}),\n     ${rest.join(' ')}},`;
    }).join('\n')}
};

/* In the order of the kinds. */
static const char *const words[ASSAULT_KINDS] = {
${rowsOf(kinds, 5).map(row => `    ${row.map(id => `${quoted(id)},`).join(' ')}`).join('\n')}
};
const bcg_words assault_kind_words = {words, ASSAULT_KINDS};
const bcg_words assault_unit_words = {words, ASSAULT_UNITS};
const bcg_words assault_action_words = {words + ASSAULT_UNITS, ASSAULT_ACTIONS};
/* clang-format on */
`;
}
