// The facts of Assault keep to what every set of them must keep to, and what is made of them is current:
// src/assault/catalogue.c and data/assault are what scripts/convert-assault.mjs writes.
// Usage: node facts_assault.mjs SOURCE_DIR
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [source] = process.argv.slice(2);
const folder = join(source, 'tests/facts/assault');
const read = path => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const convert = (...words) => spawnSync(process.execPath, [join(source, 'scripts/convert-assault.mjs'), ...words], { encoding: 'utf8' });

const units = new Map(read('units.json').units.map(u => [u.id, u]));
const actions = new Map(read('actions.json').actions.map(a => [a.id, a]));
const tiles = read('tiles.json');
const terrains = new Map(tiles.terrain.map(t => [t.id, t]));
const scenarios = readdirSync(join(folder, 'scenarios')).map(file => read(`scenarios/${file}`));
assert.deepEqual([units.size, actions.size, tiles.tiles.length, scenarios.length], [50, 27, 36, 14]);

// -- the catalogue -------------------------------------------------------------------------------

{
    const made = convert('--catalogue', folder);
    assert.deepEqual([made.status, made.stderr], [0, '']);
    assert.equal(made.stdout, readFileSync(join(source, 'src/assault/catalogue.c'), 'utf8'),
        'src/assault/catalogue.c is not what the facts make: node scripts/convert-assault.mjs --catalogue tests/facts/assault > src/assault/catalogue.c');
}

// Each battle has its file, which says what the facts say; only briefing and conditions are its own.
{
    const made = mkdtempSync(join(tmpdir(), 'bocage-assault-')), kept = join(source, 'data/assault');
    cpSync(kept, made, { recursive: true });
    const run = convert('--scenarios', folder, made);
    assert.deepEqual([run.status, run.stderr], [0, '']);
    assert.deepEqual(readdirSync(made), readdirSync(kept));
    assert.equal(readdirSync(kept).length, scenarios.length);
    for (const file of readdirSync(kept)) {
        const text = readFileSync(join(kept, file), 'utf8');
        assert.equal(readFileSync(join(made, file), 'utf8'), text,
            `data/assault/${file} is not what the facts make: node scripts/convert-assault.mjs --scenarios tests/facts/assault data/assault`);
        assert.match(text, /\nbriefing\n {2}/, file);
        assert.match(text, /\nconditions\n {2}/, file);
    }
    // Our own words: no sentence of the facts stands in a file.
    const said = readdirSync(kept).map(file => readFileSync(join(kept, file), 'utf8').replace(/\s+/g, ' ')).join(' ');
    for (const s of scenarios)
        for (const text of [s.victory.text, ...s.special_rules.map(r => r.text), ...s.notes])
            for (const sentence of text.split(/(?<=[.;]) /).filter(t => t.split(' ').length > 5))
                assert.ok(!said.includes(sentence), `${s.id}: "${sentence}" is not our own`);
    // Ids are unique over all rulesets.
    assert.deepEqual(readdirSync(kept).filter(file => readdirSync(join(source, 'data/memoir')).includes(file)), []);
    rmSync(made, { recursive: true });
}

// The words of a card tell its effects: each number stands in them, in the long text and in the client's short one.
{
    const short = JSON.parse(readFileSync(join(source, 'web/messages/en.assault.json'), 'utf8')), said = new Set();
    const effectsOf = effect => effect.options?.flat().flatMap(effectsOf) ?? [effect];
    const WORDS = { 1: 'one|1', 2: 'two|2' };
    const tells = (text, number) => new RegExp(`(^|[^0-9A-Za-z])(${WORDS[number] ?? number})($|[^0-9A-Za-z])`).test(text);
    for (const { id, text, effects } of actions.values()) {
        const line = short[`assault.card.${id}`];
        assert.match(text, /^[A-Z].{15,}\.$/, `${id}: a text in sentences`);
        assert.match(line ?? '', /^[A-Z0-9+].{8,39}\.$/, `${id}: a short line in web/messages/en.assault.json`);
        assert.ok(!said.has(text) && !said.has(line), `${id}: said of two cards`);
        said.add(text).add(line);
        for (const { amount, base, count, per_tiles: per, min_morale: least, max_morale: most } of effects.flatMap(effectsOf)) {
            for (const number of [amount, base, count, per, least, most].filter(n => n !== undefined))
                assert.ok(tells(text, Math.abs(number)), `${id}: "${text}" does not tell ${number}`);
            for (const number of [amount, base, count, per].filter(n => n !== undefined && n !== 1))
                assert.ok(tells(line, Math.abs(number)), `${id}: "${line}" does not tell ${number}`);
        }
    }
}

// Terrains are written by hand (src/assault/tables.c): code, defence, fire and prestige are those of the facts.
{
    const table = readFileSync(join(source, 'src/assault/tables.c'), 'utf8');
    const rows = new Map([...table.matchAll(/\{ "(.)", "([a-z-]+)", +N_\("[a-z ]+"\), +"(TERR-\d+)", +(-?\d+), +(-?\d+), +(\d+) \}/g)]
        .map(([, code, word, , ...numbers]) => [word, [code, ...numbers.map(Number)]]));
    assert.equal(rows.size, 14);
    for (const t of tiles.terrain.filter(t => t.enterable))
        assert.deepEqual(rows.get(t.id.replace('_', '-')), [t.symbol, t.defence, t.fire, t.prestige], t.id);
    const { defence, fire, prestige } = tiles.bridge_marker;
    assert.deepEqual(rows.get('bridge').slice(1), [defence, fire, prestige]);
    assert.equal(rows.get('impassable-river')[0], terrains.get('impassable_river').symbol);
}

// -- scenarios: every id exists, the box suffices, the map is possible ----------------------------

const faces = new Map(tiles.tiles.flatMap(t => ['A', 'B'].map(face => [`${t.tile}${face}`, t[face].terrain])));
const NATIONS = ['german', 'american'];

function checkMap(id, { rows, cols, tiles: laid, terrain, control, home_row: homeRow, home_base: homeBase, bridges, objectives }, kind) {
    assert.deepEqual([laid.length, terrain.length, control.length], [rows, rows, rows], id);
    const numbers = laid.flat().map(face => parseInt(face, 10));
    assert.equal(new Set(numbers).size, rows * cols, `${id}: a tile is used twice`);
    for (let r = 0; r < rows; r++)
        for (let c = 0; c < cols; c++) {
            const face = faces.get(laid[r][c]);
            assert.ok(face === terrain[r][c] || (face === 'river' && terrain[r][c].endsWith('_river')), `${id}: ${laid[r][c]} is ${face}`);
            assert.ok('AB.'.includes(control[r][c]), id);
        }
    for (const [r, c] of bridges)
        assert.ok(terrain[r][c].endsWith('_river'), `${id}: a bridge without a river`);
    for (const [r, c] of objectives)
        assert.ok(r < rows && c < cols, id);
    // [assault:MAP-3] [assault:MAP-4] [assault:MAP-5] home rows at the edges, with a base, under control of their
    // owner; an automa has only the tiles its units are on [assault:SOLO-20]
    for (const [edge, row] of [['A', 0], ['B', rows - 1]]) {
        assert.deepEqual(homeRow[edge], Array.from({ length: cols }, (_, c) => [row, c]), id);
        assert.equal(homeBase[edge][0], row, id);
        if (kind !== 'solo' || edge === 'B')
            assert.equal(control[row], edge.repeat(cols), id);
    }
}

function checkUnits(id, nation, start, { terrain, control }, npcEdge) {
    const listed = start.units?.map(u => u.unit ?? u) ?? [];
    for (const word of new Set(listed)) {
        assert.equal(units.get(word)?.nation, nation, `${id}: ${word}`);
        assert.ok(listed.filter(u => u === word).length <= units.get(word).copies, `${id}: there are not so many ${word}`);
    }
    if (start.mode === 'fixed')
        for (const { unit, at: [r, c] } of start.units) {
            const { target_class: target, abilities } = units.get(unit);
            assert.ok(terrain[r][c] !== 'swamp' || target === 'soft' || abilities.includes('may_enter_swamps'), `${id}: ${unit} in a swamp`);
            assert.equal(control[r][c], npcEdge, `${id}: ${unit} on a tile of nobody or of the enemy`);
        }
    else if (start.units)
        for (const row of [0, terrain.length - 1]) // [assault:MOVE-7] all of a list must find a place
            assert.ok(!terrain[row].includes('swamp'), id);
    if (start.mode === 'fixed') // [assault:MAP-7]
        assert.equal(new Set(start.units.map(u => String(u.at))).size, listed.length, `${id}: two on a tile`);
}

// The cost of starting units that are given as a list, as the notes tell it.
const costOf = list => list.reduce((sum, word) => sum + units.get(word).stats.prestige_cost, 0);
const COSTS = { 'duel-01': [22, 22], 'duel-02': [35, 30], 'duel-08': [undefined, 35], 'duel-10': [66, 20] };

function checkScenario(s) {
    const { id, map, setup } = s;
    checkMap(id, map, s.kind);
    for (const nation of NATIONS) {
        const start = setup.starting_units[nation], edge = Object.keys(s.sides).find(e => s.sides[e] === nation);
        checkUnits(id, nation, start, map, edge);
        assert.equal(start.mode === 'list' ? costOf(start.units) : undefined, COSTS[id]?.[NATIONS.indexOf(nation)], `${id}: cost of ${nation}`);
        assert.match(setup.decks[nation], nation === 'german' ? /^([a-h]|list)$/ : /^([A-H]|list)$/, id);
    }
    assert.match(setup.decks.action, /^([1-4]|list)$/);
    for (const { id: rule, params: p } of s.special_rules)
        for (const word of [p.units, p.cards, p.except_units, p.except_cards, p.unit].flat().filter(w => typeof w === 'string'))
            assert.ok(word === 'others' || units.has(word) || actions.has(word), `${rule}: ${word}`);
    for (const face of s.special_rules.flatMap(r => r.params.tiles ?? []))
        assert.ok(map.tiles.flat().includes(face), `${id}: there is no tile ${face}`);
    if (s.kind === 'solo')
        checkSoloDecks(s);
}

// [assault:SOLO-24] The pack has the copies for all decks of a solo game and the units on the map; those of the
// player's own deck are not among them.
function checkSoloDecks({ id, setup, solo_decks: decks }) {
    const needed = {};
    for (const pile of ['player_actions', 'npc_operations', 'npc_firing', 'npc_target', 'npc_units'])
        for (const [word, n] of Object.entries(decks[pile]))
            needed[word] = (needed[word] ?? 0) + n;
    for (const { unit } of Object.values(setup.starting_units).flatMap(s => s.mode === 'fixed' ? s.units : []))
        needed[unit] = (needed[unit] ?? 0) + 1;
    for (const [word, n] of Object.entries(needed))
        assert.ok(n <= (units.get(word) ?? actions.get(word)).copies, `${id}: ${n} ${word}`);
}

for (const scenario of scenarios)
    checkScenario(scenario);

// How many rules and cells there are, and how many rules are printed.
{
    const rules = scenarios.flatMap(s => s.special_rules);
    assert.deepEqual([rules.length, rules.filter(r => r.provenance === 'printed').length, rules.filter(r => r.provenance === 'derived').length], [58, 57, 1]);
    assert.equal(new Set(rules.map(r => r.id)).size, 58);
    assert.equal(scenarios.reduce((sum, s) => sum + s.map.rows * s.map.cols, 0), 415);
}

// [assault:DUEL02-V] Nobody holds five objectives after two turns by straight moves alone: no unit that starts there
// moves twice, and four of them lie within two steps of a home row.
{
    const { map, setup } = scenarios.find(s => s.id === 'duel-02');
    for (const nation of NATIONS)
        assert.ok(setup.starting_units[nation].units.every(u => !units.get(u).abilities.includes('moves_twice')));
    for (const home of [0, map.rows - 1])
        assert.ok(map.objectives.filter(([r]) => Math.abs(r - home) <= 2).length < 5);
}

// -- what the converter refuses ------------------------------------------------------------------

const spoilt = [
    ['units.json', f => { f.units[0].abilities.push('flies'); }, '"flies" is not known'],
    ['units.json', f => { f.units[0].cards.pop(); }, 'ger-king-tiger: it has 1 copies'],
    ['units.json', f => { f.units[1].cards[0].card_no = 1; }, 'ger-tiger-i: card number 1'],
    ['units.json', f => { f.units[1].cards[0].decks = 'bdf'; }, 'deck g: its cards are others'],
    ['units.json', f => { f.units[11].anti_air_range = 0; }, 'anti-air without a range'],
    ['units.json', f => { f.units[0].weather = 'rain'; }, '"weather" is not known'],
    ['units.json', f => { f.units.reverse(); }, 'not in its place'],
    ['actions.json', f => { f.actions[0].effects[0].op = 'bribe'; }, '"bribe" is not known'],
    ['actions.json', f => { f.actions[0].effects[0].amount = 'much'; }, 'without an amount'],
    ['actions.json', f => { f.actions[1].effects.pop(); }, '"flip_tm" is not known'],
    ['actions.json', f => { f.actions[0].target.face_up = false; }, 'face up'],
    ['actions.json', f => { f.actions[0].cards[0].decks = '15'; f.decks[3].cards['air-strike']--; f.decks[3].size--; }, 'there is no deck "5"'],
    ['tiles.json', f => { f.tiles[0].A.terrain = 'desert'; }, '"desert" is not known'],
];
const spoiltBattles = [
    ['scenarios/duel-01.json', f => { f.weather = 'rain'; }, '"weather" is not known'],
    ['scenarios/duel-02.json', f => { f.special_rules[0].params.count = 2; }, 'turns'],
    ['scenarios/duel-02.json', f => { f.victory.immediate[0].type = 'control_moon'; }, '"control_moon" is not known'],
    ['scenarios/duel-02.json', f => { f.victory.immediate[0].tiles = 2; }, '"tiles" is not known'],
    ['scenarios/duel-07.json', f => { f.special_rules[0].params.tiles.push('36B'); }, 'a tile is not on the map'],
    ['scenarios/duel-07.json', f => { f.special_rules[0].key = 'rain'; }, '"rain" is not known'],
    ['scenarios/duel-07.json', f => { f.victory.cutoff.turn = 7; }, 'cutoff'],
    ['scenarios/duel-09.json', f => { f.sides.A = 'german'; }, 'sides'],
    ['scenarios/duel-11.json', f => { f.map.home_row.A.pop(); }, 'home row A'],
    ['scenarios/solo-1.json', f => { f.setup.decks.german = 'a'; }, 'the side nobody plays'],
];
const work = mkdtempSync(join(tmpdir(), 'facts-'));
try {
    for (const [file, spoil, complaint] of spoilt) {
        cpSync(folder, work, { recursive: true });
        const facts = read(file);
        spoil(facts);
        writeFileSync(join(work, file), JSON.stringify(facts));
        const made = convert('--catalogue', work);
        assert.deepEqual([made.status, made.stdout], [1, ''], complaint);
        assert.ok(made.stderr.includes(complaint) && made.stderr.trimEnd().split('\n').length === 1, `${complaint}: ${made.stderr}`);
    }
    for (const [file, spoil, complaint] of spoiltBattles) {
        cpSync(folder, work, { recursive: true });
        const facts = read(file);
        spoil(facts);
        writeFileSync(join(work, file), JSON.stringify(facts));
        const made = convert('--scenarios', work, mkdtempSync(join(work, 'made-')));
        assert.equal(made.status, 1, complaint);
        assert.ok(made.stderr.includes(complaint) && made.stderr.trimEnd().split('\n').length === 1, `${complaint}: ${made.stderr}`);
    }
    assert.equal(convert().status, 2);
    assert.equal(convert('--scenarios', folder).status, 2);
    assert.equal(convert('--catalogue', join(work, 'absent')).status, 1);
} finally {
    rmSync(work, { recursive: true });
}
console.log(`${units.size} units, ${actions.size} action cards and ${scenarios.length} scenarios keep to their facts`);
