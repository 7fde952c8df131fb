// The battles in data/ against the facts they were made from: hex by hex, line by line, rule by rule.
// What is compared is what the program says of a battle, not the text of its file; that the file is the
// one scripts/convert-facts.mjs makes of the facts is compared besides.
// Usage: node facts.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source] = process.argv.slice(2);
const word = name => name.replace(/_/g, '-').replace(/^village$/, 'town');
const sorted = list => [...list].sort();
// The curves of this pond cannot meet on a hex board; we close the ring instead of leaving gaps.
const closedPonds = { 'pegasus-bridge': ['f4', 'g4', 'F3', 'G3'] };
// Where the facts are wrong and the book of the revised edition is followed: all battles of the box are on the
// Western front (p. 21), the landing in Provence included, which the facts have in the Mediterranean.
const corrections = { toulon: { front: 'western' }, montelimar: { front: 'western' } };
// Names are ours to spell as people there do: accents, hyphens, Saint; and one letter.
const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    .replace(/\bst\b\.?/, 'saint').replace(/[ .-]+/g, ' ').replace('fauville', 'fouville');

// -- hexes ---------------------------------------------------------------------------------------

function unitOf(u) {
    return {
        side: u.side,
        type: u.role === 'french_resistance' ? 'resistance' : u.type,
        elite: u.elite,
        figures: u.figures,
        nation: u.nation,
    };
}

// The terrain the revised edition plays. The facts have the tiles: a pond is laid with river tiles, and is a lake.
function terrainOf(fact, hex) {
    if (fact.special_rules.some(r => r.id === 'pond' && r.params.hexes.includes(hex.label)))
        return 'lake';
    const other = fact.special_rules.find(r =>
        r.id === 'tile_substitution' && r.params.hexes.includes(hex.label) && r.params.play_as.revised);
    return word(other ? other.params.play_as.revised : hex.terrain);
}

function checkHex(id, battle, fact, ours) {
    const where = `${id} ${fact.label}`;
    assert.equal(ours.hex, fact.label, where);
    assert.equal(ours.terrain, terrainOf(battle, fact), where);
    const structure = fact.structure && word(fact.structure.type).replace('bridge-section', 'bridge');
    assert.equal(ours.structure, structure, where);
    if (structure === 'bridge')
        assert.equal(ours.axis, fact.structure.axis_deg, where);
    const owner = fact.structure?.owner ?? fact.obstacle?.owner;
    assert.equal(ours.owner, owner, where);
    assert.deepEqual(ours.obstacles ?? [], fact.obstacle ? [word(fact.obstacle.type)] : [], where);
    if (!closedPonds[id]?.includes(fact.label))
        assert.deepEqual((ours.river ?? []).sort(), (fact.edges ?? []).map(e => e.toLowerCase()).sort(), where);
    const { start, ...unit } = ours.unit ?? {};
    assert.deepEqual(unit, fact.unit ? JSON.parse(JSON.stringify(unitOf(fact.unit))) : {}, where);
    if (fact.unit)
        assert.equal(start, fact.unit.figures, where);
}

function checkTotals(id, fact, hexes) {
    for (const side of ['axis', 'allies']) {
        const units = {}, figures = {};
        for (const { unit } of hexes.filter(h => h.unit?.side === side)) {
            const type = unit.type === 'resistance' ? 'infantry' : unit.type;
            units[type] = (units[type] ?? 0) + 1;
            figures[type] = (figures[type] ?? 0) + unit.figures;
        }
        assert.deepEqual(units, fact.totals[side].units, `${id} ${side} units`);
        assert.deepEqual(figures, fact.totals[side].figures, `${id} ${side} figures`);
    }
    const count = names => names.reduce((sum, name) => ({ ...sum, [name]: (sum[name] ?? 0) + 1 }), {});
    const given = totals => Object.fromEntries(Object.entries(totals).map(([name, n]) => [word(name).replace('bridge-section', 'bridge'), n]));
    const tiles = { church: 'town', lake: 'river' }; // as the box lays them
    const terrains = hexes.map(h => tiles[h.terrain] ?? h.terrain).filter(t => t !== 'open');
    assert.deepEqual(count(terrains), given(fact.totals.terrain), `${id} terrain`);
    assert.deepEqual(count(hexes.flatMap(h => h.structure ?? [])), given(fact.totals.structures), `${id} structures`);
    assert.deepEqual(count(hexes.flatMap(h => h.obstacles ?? [])), given(fact.totals.obstacles), `${id} obstacles`);
    assert.equal(fact.totals.minefields, 0);
}

// -- medals --------------------------------------------------------------------------------------

const moment = { always: 'always', immediately: 'always', end_of_own_turn: 'end-of-turn', start_of_owner_turn: 'start-of-turn' };

function checkMedals(id, fact, ours) {
    assert.deepEqual(
        (ours.objective ?? []).map(({ hexes, named, ...o }) => ({ hexes: sorted(hexes), name: named ?? undefined, ...o })),
        fact.objectives.map(o => ({
            hexes: sorted(o.hexes), name: o.name, for: o.sides, medals: o.medals, need: o.required,
            permanent: o.hold === 'permanent', majority: o.control === 'majority', when: moment[o.checked],
            sole: false, keeps: false, clear: false, required: false,
        })), `${id} objectives`);
    for (const o of fact.objectives) { // what stands on it at the start, as the facts say
        const holders = ours.hexes.filter(h => o.hexes.includes(h.hex) && o.sides.includes(h.unit?.side));
        assert.equal(o.initial_holder, holders[0]?.unit.side ?? null, `${id} ${o.id}`);
    }
    assert.deepEqual(
        (ours.exit ?? []).map(x => ({ ...x, hexes: sorted(x.hexes) })),
        fact.exits.map(x => ({ side: x.side, hexes: sorted(x.hexes), medals: x.medals_per_unit })), `${id} exits`);
    assert.deepEqual(
        (ours.win ?? []).map(w => ({ ...w, hexes: sorted(w.hexes) })),
        fact.sudden_death.map(w => ({ side: w.side, hexes: sorted(w.hexes), need: w.required, when: moment[w.checked] })),
        `${id} sudden death`);
    assert.deepEqual(
        (ours.unit ?? []).map(u => [u.hex, u.badge, u.medals, u.moves, u.nation]),
        fact.hexes.filter(h => h.unit?.badge || h.unit?.traits).map(({ label, unit }) =>
            [label, unit.badge ? word(unit.badge.name) : 'none', unit.traits?.includes('worth_two_medals') ? 2 : 1, null, null]),
        `${id} units`);
}

// -- special rules -------------------------------------------------------------------------------

// Lines that only special rules write; what `rules` below does not expect must not be there.
const lines = ['draws', 'air-drop', 'recon-as', 'bridge-span', 'retreat', 'no-reshuffle', 'impassable', 'blocks-fire', 'wide',
    'town-in-classic', 'river-in-classic', 'options', 'edition'];
const at = (hexes, test) => sorted(hexes.filter(test).map(h => h.hex));
const infantry = (hexes, side) => hexes.filter(h => h.unit?.side === side && h.unit.type === 'infantry');
const armor = (hexes, side) => hexes.filter(h => h.unit?.side === side && h.unit.type === 'armor');

// For each rule: the lines it must have become, or a look at the map that shows it.
const rules = {
    airdrop: p => ({ 'air-drop': [{ side: p.side, figures: p.figures, steps: 4 }] }),
    bridge_sections: p => ({ 'bridge-span': [{ hexes: p.span, ends: p.ends }] }),
    deck_clock: p => ({ 'no-reshuffle': p.winner }),
    hand_ramp: p => ({ draws: [{ side: p.side, cards: 2, 'after-turns': p.double_draw_after_own_turns }] }),
    impassable_terrain: p => ({ impassable: p.hexes }),
    hills_block_all_fire: (p, ours) => ({ 'blocks-fire': ours.hexes.filter(h => h.terrain === 'hill').map(h => h.hex) }),
    wide_river: (p, ours) => ({ wide: ours.hexes.filter(h => h.terrain === 'river').map(h => h.hex) }),
    recon_as_air_power: p => ({
        'recon-as': [{ card: 'air-power', for: [p.side], dice: p.dice_per_hex, 'while-on': p.condition.unit_on_any_of }],
    }),
    recon_as_barrage: p => ({ 'recon-as': [{ card: 'barrage', for: p.sides, dice: p.dice, 'while-on': [] }] }),
    tile_substitution: p => p.shown_as === 'church' ? { 'town-in-classic': p.hexes } : {},
    bunker_owner: (p, { hexes }) => {
        assert.ok(hexes.some(h => h.structure === 'bunker'));
        assert.ok(hexes.every(h => h.structure !== 'bunker' || h.owner === p.side));
    },
    sea_wall: (p, { hexes }) =>
        assert.deepEqual(at(hexes, h => h.obstacles?.includes('sea-wall') && h.owner === p.side), sorted(p.hexes)),
    sea_bluffs: (p, { hexes }) => assert.ok(hexes.some(h => h.terrain === 'sea-bluff')),
    cliffs: (p, { hexes }) => assert.ok(hexes.some(h => h.terrain === 'cliff')),
    steep_hills: (p, { hexes }) => {
        assert.ok(hexes.some(h => h.terrain === 'steep-hill'));
        assert.ok(hexes.every(h => h.terrain !== 'hill'));
    },
    pond: (p, { hexes }) => {
        assert.deepEqual(at(hexes, h => h.terrain === 'lake'), sorted(p.hexes));
        assert.ok(p.hexes.every(label => hexes.find(h => h.hex === label).river.length === 2));
        return { 'river-in-classic': ['f4', 'g4', 'F3', 'G3'] };
    },
    special_forces: (p, { hexes }) => {
        assert.ok(infantry(hexes, p.side).some(h => h.unit.elite));
        assert.equal(infantry(hexes, p.side).every(h => h.unit.elite), p.all_infantry);
    },
    elite_armor: (p, { hexes }) => {
        assert.ok(armor(hexes, p.side).some(h => h.unit.elite));
        assert.ok(armor(hexes, p.side).every(h => h.unit.figures === (h.unit.elite ? 4 : 3)));
        assert.equal(armor(hexes, p.side).every(h => h.unit.elite), p.all_armor);
    },
    double_medal_units: (p, ours) =>
        assert.deepEqual(sorted(ours.unit.filter(u => u.medals === p.medals).map(u => u.hex)), sorted(armor(ours.hexes, p.owner).map(h => h.hex))),
    french_resistance: (p, { hexes }) =>
        assert.ok(hexes.every(h => h.unit?.side !== p.side || (h.unit.type === 'resistance' && h.unit.start === 3))),
    reduced_strength: (p, { hexes }) =>
        assert.ok(infantry(hexes, p.side).every(h => h.unit.start === (h.unit.elite ? 4 : p.figures))),
    shoreline_objective: (p, ours) => {
        const [bank] = ours.objective.filter(o => o.hexes.length > 1);
        assert.deepEqual([bank.for, sorted(bank.hexes), bank.medals, bank.need], [[p.side], sorted(p.hexes), p.medals, 1]);
    },
    sudden_death: (p, ours) =>
        assert.deepEqual(ours.win.map(w => [w.side, sorted(w.hexes), w.need, w.when]), [[p.side, sorted(p.hexes), p.required, moment[p.checked]]]),
};

function checkRules(id, fact, ours) {
    const expected = {};
    for (const { id: rule, params } of fact.special_rules) {
        assert.ok(rules[rule], `${id}: the rule ${rule} is not known`);
        for (const [line, value] of Object.entries(rules[rule](params, ours) ?? {})) {
            assert.ok(lines.includes(line) && !expected[line], `${id}: ${line}`);
            expected[line] = value;
        }
    }
    const none = value => value === undefined || value === null || value.length === 0;
    for (const line of lines)
        if (expected[line] === undefined)
            assert.ok(none(ours[line]), `${id} has a line ${line} that no fact asks for`);
        else
            assert.deepEqual(ours[line], expected[line], `${id} ${line}`);
    // And the other way round: nothing special on the map without its rule.
    const has = rule => fact.special_rules.some(r => r.id === rule);
    const { hexes } = ours;
    assert.equal(hexes.some(h => h.unit?.elite && h.unit.type === 'infantry'), has('special_forces'), id);
    assert.equal(hexes.some(h => h.unit?.elite && h.unit.type === 'armor'), has('elite_armor'), id);
    assert.equal(hexes.some(h => h.unit?.type === 'resistance'), has('french_resistance'), id);
    assert.equal((ours.unit ?? []).some(u => u.medals !== 1), has('double_medal_units'), id);
    assert.equal(hexes.some(h => h.structure === 'bunker'), has('bunker_owner'), id);
    assert.equal((ours.win ?? []).length > 0, has('sudden_death'), id);
}

// -- a battle ------------------------------------------------------------------------------------

function checkBattle(id, fact) {
    const ours = JSON.parse(execFileSync(binary, ['show', '--format', 'json', id], { encoding: 'utf8' }));
    assert.equal(ours.title, fact.title);
    assert.equal(ours.book, fact.rulebook_number);
    assert.deepEqual([ours.date.from, ours.date.to ?? ours.date.from], [fact.date.from, fact.date.to]);
    const corrected = corrections[id]?.front;
    assert.ok(corrected !== fact.front, `${id}: nothing to correct any more`);
    assert.equal(ours.front, corrected ?? fact.front);
    // [AIR-2] every battle of the box is on the Western front in 1944
    assert.deepEqual([ours.front, ours.date.from.slice(0, 4)], ['western', '1944'], id);
    assert.deepEqual([ours.board.board, ours.board.face], [fact.board.type, fact.board.face]);
    assert.equal(ours.first, fact.first_player);
    for (const side of ['axis', 'allies']) {
        const { edge, nation, hand, medals_to_win: medals } = fact.sides[side];
        assert.deepEqual(ours.side.find(s => s.side === side), { side, edge, nation, hand, medals });
    }
    assert.equal(ours.hexes.length, fact.hexes.length);
    fact.hexes.forEach((hex, i) => checkHex(id, fact, hex, ours.hexes[i]));
    checkTotals(id, fact, ours.hexes);
    checkMedals(id, fact, ours);
    checkRules(id, fact, ours);
    assert.deepEqual((ours.label ?? []).map(l => [l.hex, l.kind, plain(l.text)]),
        fact.labels.map(l => [l.label, word(l.kind), plain(l.text)]), `${id} labels`);
    for (const text of ['briefing', 'conditions', 'history'])
        assert.ok(ours[text]?.length > 60, `${id} has no ${text}`);
}

const convert = (...files) => spawnSync(process.execPath, [`${source}/scripts/convert-facts.mjs`, ...files], { encoding: 'utf8' });

const facts = readdirSync(`${source}/tests/facts`).filter(f => f.endsWith('.json'));
for (const file of facts) {
    const id = file.replace('.json', ''), scenario = `${source}/data/memoir/${id}.scn`;
    checkBattle(id, JSON.parse(readFileSync(`${source}/tests/facts/${file}`, 'utf8')));
    const made = convert(`${source}/tests/facts/${file}`, scenario);
    assert.deepEqual([made.status, made.stderr], [0, ''], id);
    assert.equal(made.stdout, readFileSync(scenario, 'utf8'), `${id}.scn is not what its facts make`);
}
assert.equal(facts.length, 17);

// -- what the converter refuses ------------------------------------------------------------------

// Each change makes facts of a battle that say something unknown or contradict themselves.
const spoilt = [
    ['pegasus-bridge', f => { f.weather = 'rain'; }, '"weather" is not known'],
    ['pegasus-bridge', f => { f.hexes[0].terrain = 'swamp'; }, '"swamp" is not known'],
    ['pegasus-bridge', f => { f.hexes[0].minefield = { owner: 'axis' }; }, '"minefield" is not known'],
    ['pegasus-bridge', f => { f.hexes[0].unit.figures = 3; }, '3 figures are not explained'],
    ['pegasus-bridge', f => { f.hexes[0].unit.role = 'sniper'; }, '"sniper" is not known'],
    ['pegasus-bridge', f => { f.hexes.pop(); }, 'M1 is not in its place'],
    ['pegasus-bridge', f => { f.special_rules[0].id = 'monsoon'; }, '"monsoon" is not known'],
    ['pegasus-bridge', f => { f.special_rules[0].params.snow = 1; }, '"snow" is not known'],
    ['pegasus-bridge', f => { f.special_rules[0].params.final_hand = 5; }, 'hand_ramp: the rule and the map do not agree'],
    ['pegasus-bridge', f => { f.totals.axis.units.infantry = 7; }, 'units of axis are others'],
    ['pegasus-bridge', f => { f.objectives[0].hexes = ['E7']; }, 'its objectives are others'],
    ['pegasus-bridge', f => { f.objectives[0].control = 'hold'; }, '"hold" is not known'],
    ['pegasus-bridge', f => { f.sides.axis.nations.push('IT'); }, 'several nations'],
    ['pegasus-bridge', f => { f.labels[0].kind = 'river'; }, '"river" is not known'],
    ['pegasus-bridge', f => { f.version = 2; }, 'version 1'],
    ['sword-beach', f => { f.special_rules.pop(); }, 'no special rule explains "elite_infantry"'],
    ['omaha-beach-overlord', f => { f.exits[0].medals_per_unit = { infantry: 2 }; }, 'exit X1: not known'],
];
const work = mkdtempSync(join(tmpdir(), 'facts-'));
try {
    for (const [id, spoil, complaint] of spoilt) {
        const fact = JSON.parse(readFileSync(`${source}/tests/facts/${id}.json`, 'utf8'));
        spoil(fact);
        writeFileSync(join(work, `${id}.json`), JSON.stringify(fact));
        const made = convert(join(work, `${id}.json`));
        assert.deepEqual([made.status, made.stdout], [1, ''], complaint);
        assert.ok(made.stderr.includes(complaint) && made.stderr.trimEnd().split('\n').length === 1, `${complaint}: ${made.stderr}`);
    }
    // What is missing is told all at once, each thing by one name; nothing is missing of the box itself.
    const fact = JSON.parse(readFileSync(`${source}/tests/facts/pegasus-bridge.json`, 'utf8'));
    const several = join(work, 'several.json');
    fact.board.type = 'breakthrough';
    fact.hexes[0].terrain = 'hill_cave';
    fact.hexes[0].unit.role = 'sniper';
    fact.special_rules.push({ id: 'caves', params: {}, text: '' }, { id: 'snipers', params: {}, text: '' });
    fact.hexes[1].minefield = { owner: 'axis' };
    writeFileSync(several, JSON.stringify(fact));
    const told = convert('--missing', several, `${source}/tests/facts/toulon.json`);
    assert.deepEqual([told.status, told.stderr, told.stdout], [0, '',
        `${fact.id}\tbase\tbreakthrough\tPegasus Bridge\tbreakthrough deck, caves, mines, snipers\n23\tbase\tstandard\tToulon\t\n`]);
    const bad = convert('--missing', join(work, 'absent.json'), several);
    assert.deepEqual([bad.status, bad.stdout.split('\n').length], [1, 2]);
    assert.equal(convert().status, 2);
    assert.equal(convert('--missing').status, 2);
    assert.equal(convert(join(work, 'absent.json')).status, 1);
} finally {
    rmSync(work, { recursive: true });
}
console.log(`${facts.length} battles equal their facts`);
