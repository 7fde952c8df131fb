// The battles in data/ against the facts they were made from, hex by hex.
// Usage: node facts.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import assert from 'node:assert/strict';

const [binary, source] = process.argv.slice(2);
const word = name => name.replace(/_/g, '-').replace(/^village$/, 'town');
// The curves of this pond cannot meet on a hex board; we close the ring instead of leaving gaps.
const closedPonds = { 'pegasus-bridge': ['f4', 'g4', 'F3', 'G3'] };

function unitOf(u) {
    return {
        side: u.side,
        type: u.role === 'french_resistance' ? 'resistance' : u.type,
        elite: u.elite,
        figures: u.figures,
        nation: u.nation,
    };
}

function checkHex(id, fact, ours) {
    const where = `${id} ${fact.label}`;
    assert.equal(ours.hex, fact.label, where);
    assert.equal(ours.terrain, word(fact.terrain), where);
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
    for (const [terrain, n] of Object.entries(fact.totals.terrain))
        assert.equal(hexes.filter(h => h.terrain === word(terrain)).length, n, `${id} ${terrain}`);
    for (const [obstacle, n] of Object.entries(fact.totals.obstacles))
        assert.equal(hexes.filter(h => h.obstacles?.includes(word(obstacle))).length, n, `${id} ${obstacle}`);
}

let battles = 0;
for (const file of readdirSync(`${source}/tests/facts`).filter(f => f.endsWith('.json'))) {
    const id = file.replace('.json', '');
    const fact = JSON.parse(readFileSync(`${source}/tests/facts/${file}`, 'utf8'));
    const ours = JSON.parse(execFileSync(binary, ['show', '--format', 'json', id], { encoding: 'utf8' }));
    assert.equal(ours.title, fact.title);
    assert.equal(ours.book, fact.rulebook_number);
    assert.deepEqual([ours.date.from, ours.date.to ?? ours.date.from], [fact.date.from, fact.date.to]);
    assert.equal(ours.front, fact.front);
    assert.deepEqual([ours.board.board, ours.board.face], [fact.board.type, fact.board.face]);
    assert.equal(ours.first, fact.first_player);
    for (const side of ['axis', 'allies']) {
        const { edge, nation, hand, medals_to_win: medals } = fact.sides[side];
        assert.deepEqual(ours.side.find(s => s.side === side), { side, edge, nation, hand, medals });
    }
    assert.equal(ours.hexes.length, fact.hexes.length);
    fact.hexes.forEach((hex, i) => checkHex(id, hex, ours.hexes[i]));
    assert.deepEqual(
        ours.objective.map(o => ({ hexes: [...o.hexes].sort(), for: o.for, medals: o.medals, need: o.need, permanent: o.permanent, name: o.named ?? undefined })),
        fact.objectives.map(o => ({ hexes: [...o.hexes].sort(), for: o.sides, medals: o.medals, need: o.required, permanent: o.hold === 'permanent', name: o.name })));
    // Names are ours to spell with their accents.
    const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '');
    assert.deepEqual(ours.label.map(l => [l.hex, l.kind, plain(l.text)]), fact.labels.map(l => [l.label, word(l.kind), plain(l.text)]));
    assert.deepEqual(ours.unit.map(u => [u.hex, u.badge]),
        fact.hexes.filter(h => h.unit?.badge).map(h => [h.label, word(h.unit.badge.name)]));
    const ramp = fact.special_rules.find(r => r.id === 'hand_ramp');
    if (ramp)
        assert.deepEqual(ours.draws, [{ side: ramp.params.side, cards: 2, 'after-turns': ramp.params.double_draw_after_own_turns }]);
    checkTotals(id, fact, ours.hexes);
    battles++;
}
assert.ok(battles > 0);
console.log(`${battles} battles equal their facts`);
