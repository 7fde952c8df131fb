// Chapter 19 of docs/rules/assault.md says of every battle of Assault what its facts say: maps, sides, decks, turns, hands,
// prestige, starting units, conditions and special rules. data/assault is made of the facts (facts_assault.mjs); the rules are written by hand.
// Usage: node facts_chapter.mjs SOURCE_DIR
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [source] = process.argv.slice(2);
const folder = join(source, 'tests/facts/assault');
const read = path => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const scenarios = readdirSync(join(folder, 'scenarios')).map(file => read(`scenarios/${file}`));
const names = new Map(read('units.json').units.map(u => [u.id, u.name]));
const { terrain } = read('tiles.json');
const symbols = new Map(terrain.map(t => [t.id, t.symbol]));
const title = { german: 'German', american: 'American' };
const NATIONS = ['german', 'american'];

const rules = readFileSync(join(source, 'docs/rules/assault.md'), 'utf8');
const chapter = rules.slice(rules.indexOf('\n## 19. '), rules.indexOf('\n## 20. '));
const sections = new Map(chapter.split(/\n(?=### )/).slice(1).map(text => [text.match(/^### \[SCEN-([A-Z]+-\d+)\]/)[1], text]));
const items = text => new Map([...text.matchAll(/^- \[([A-Z0-9-]+)\] (.*)$/gm)].map(([, id, words]) => [id, words]));

// -- what a section says of its facts ---------------------------------------------------------------

const place = ([r, c]) => `(${r},${c})`;

function mapOf({ terrain: rows, control }) {
    return rows.map((row, r) => `${row.map(word => symbols.get(word)).join(' ')}    ${control[r]}`).join('\n');
}

/** What is marked on the map, in the order of the chapter. */
function marksOf({ objectives, bridges, home_base: base }) {
    const parts = [];
    const several = (word, tiles) => tiles.length && parts.push(`${word}${word === 'bridge' && tiles.length === 1 ? '' : 's'} ${tiles.map(place).join(', ')}`);
    several('objective', objectives);
    several('bridge', bridges);
    return `Map: ${[...parts, `home bases A ${place(base.A)}, B ${place(base.B)}`].join('; ')}.`;
}

function headOf({ name_provenance: p, sides, setup, turn_limit: turns }) {
    const { decks, first_player: first } = setup;
    return `Name: ${p.level.replaceAll('_', ' ')}, confidence ${p.confidence}. Side A ${sides.A}, side B ${sides.B}. First player: ${first}. `
        + `Turn limit: ${turns}. Decks: German ${decks.german}, American ${decks.american}, action ${decks.action}.`;
}

/** The units of a list or on the map, one line each: as the chapter has them, and as the facts have them. */
function unitsSaid(line) {
    const said = [];
    for (const [, name, tiles, mark] of line.matchAll(/([^,()]+?)((?:(?: and)? \(\d,\d\))+|(?=,|$))( dug in| immobile)?(?:, |$)/g))
        for (const tile of tiles.match(/\(\d,\d\)/g) ?? [''])
            said.push([name.trim(), tile, mark ?? ''].join(' ').trim());
    return said.sort();
}
function unitSaid({ unit, at, may_move: moves, dug_in: dug }) {
    return [names.get(unit), at ? place(at) : '', moves === false ? 'immobile' : dug ? 'dug in' : ''].filter(Boolean).join(' ');
}
const unitsOf = start => start.units.map(u => unitSaid(typeof u === 'string' ? { unit: u } : u)).sort();

function checkStart(id, line, start) {
    if (start.mode === 'list' || start.mode === 'fixed') {
        assert.match(line, / \(reconstructed\)\.$/, id);
        assert.deepEqual(unitsSaid(line.replace(/ \(reconstructed\)\.$/, '')).map(u => u.replace(/ +/g, ' ')), unitsOf(start), `${id}: ${line}`);
        return;
    }
    const zone = start.zone.replaceAll('_', ' ').replace(/ tiles$/, '');
    const words = start.mode === 'random' ? `${start.count} random unit cards, ${zone}` : `up to ${start.prestige} prestige, at most ${start.max_units} units, ${zone}`;
    assert.ok(line === `${words}.` || line.startsWith(`${words}, `), `${id}: "${line}" and not "${words}."`);
}

function checkScenario(s) {
    const id = s.id.toUpperCase(), section = sections.get(id), said = items(section);
    assert.equal(section.split('\n')[0], `### [SCEN-${id}] ${s.name}`);
    assert.equal(section.split('\n')[2], headOf(s));
    assert.equal(section.match(/```\n([^`]*)\n```/)[1], mapOf(s.map), id);
    assert.equal(section.match(/^Map: .*$/m)[0], marksOf(s.map), id);
    for (const nation of NATIONS)
        checkStart(id, section.match(new RegExp(`^- ${title[nation]}: (.*)$`, 'm'))[1], s.setup.starting_units[nation]);
    const code = id.replace('-', '');
    assert.equal(said.get(`${code}-V`), s.victory.text, id);
    assert.deepEqual([...said].filter(([rule]) => rule !== `${code}-V`), s.special_rules.map(r => [r.id, r.text]), id);
}

assert.deepEqual([...sections.keys()].sort(), scenarios.map(s => s.id.toUpperCase()).sort());
for (const s of scenarios)
    checkScenario(s);

// -- what is said of all of them at the head of the chapter -----------------------------------------

const head = items(chapter);
const duels = new Map(scenarios.filter(s => s.kind !== 'solo').map(s => [s.id.slice(-2), s.setup]));
const solos = scenarios.filter(s => s.kind === 'solo');

/** The numbers of "01-05, 09 and 11". */
const listed = words => words.split(/, | and /).flatMap(part => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(2, '0'));
});

{
    const said = new Map();
    for (const [, which, german, american] of head.get('SCEN-PRESTIGE').matchAll(/((?:\d\d(?:-\d\d)?(?:, | and )?)+): (\d+) \/ (\d+)/g))
        for (const duel of listed(which))
            said.set(duel, { german: Number(german), american: Number(american) });
    assert.deepEqual(said, new Map([...said.keys()].map(duel => [duel, duels.get(duel).starting_prestige])));
    assert.equal(said.size, duels.size);
    // In a solo game it is what the set-up leaves.
    for (const { id, setup } of solos) {
        assert.ok(Object.values(setup.starting_prestige).every(prestige => prestige === 0), id);
        assert.ok(Object.values(setup.starting_units).some(start => start.keep_remainder), id);
    }
}

// Hands, and what the second player gets besides: what the head of the chapter does not say, a special rule does.
{
    const words = head.get('SCEN-HANDS').match(/draws (\d+) more action cards in duels (.*?), (\d+) in (\d+) and (\d+) in (\d+) /);
    const more = new Map([...listed(words[2]).map(duel => [duel, Number(words[1])]), [words[4], Number(words[3])], [words[6], Number(words[5])]]);
    for (const [duel, { first_player: first, second_player_bonus: bonus }] of duels) {
        const drawn = sections.get(`DUEL-${duel}`).match(/second player starts with .* (\d+) more action cards/)?.[1];
        assert.equal(bonus.action_cards, more.get(duel) ?? Number(drawn ?? 0), duel);
        assert.equal(bonus.prestige, first === 'draw' ? 10 : 0, duel);
    }
    for (const { id, setup } of scenarios)
        for (const { action, unit, free_choice: choice } of Object.values(setup.hand)) {
            const section = sections.get(id.toUpperCase());
            const own = section.match(/Draw \d+ cards: (\d+) action cards, (\d+) unit cards and (\d+) of your choice/);
            const ten = /draw ten here/.test(section);
            assert.deepEqual([action, unit, choice], own ? own.slice(1).map(Number) : [ten ? 10 : 6, 2, 0], id);
            assert.equal(setup.hand_buy_limit, Number(section.match(/bought up to (\d+) in hand/)?.[1] ?? 10), id);
        }
    assert.match(head.get('SCEN-HANDS'), /^Hands are 6 action and 2 unit cards unless/);
}
console.log(`chapter 19 has the ${scenarios.length} battles as their facts have them`);
