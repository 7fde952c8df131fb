// Every reason code of both games: `bocage why` tells it in one sentence, with its rule. Cases: why.txt, why_assault.txt.
// Usage: node why.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'bocage-why-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const run = (...args) => execFileSync(binary, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

// -- the cases ----------------------------------------------------------------------------------

/** { cases: what is asked, never: codes no text and no file can meet, with the reason }. */
function readCases(name) {
    const cases = [], never = new Map();
    for (const line of readFileSync(join(source, 'tests', name), 'utf8').split('\n')) {
        if (line === '' || line.startsWith('#'))
            continue;
        if (!line.startsWith(' ')) {
            const [code, ...words] = line.split(' ');
            cases.push({ code, action: words.join(' '), lines: [] });
        } else
            cases.at(-1).lines.push(line.trim());
    }
    for (const { action, lines } of cases.filter(c => c.code === 'never'))
        never.set(action, lines.join(' '));
    return { cases: cases.filter(c => c.code !== 'never'), never };
}

/** The text of a position of memoir on the standard board, or with a form of Overlord on its own. */
function memoirPosition(lines) {
    const hexes = new Map([['M9', ['.', 'i4']], ['M1', ['.', 'I4']]]);
    const rest = [], form = lines.filter(line => line.startsWith('form ')), wide = form.some(line => /overlord/.test(line));
    for (const line of lines.filter(one => !one.startsWith('form '))) {
        const [label, terrain, token] = line.split(' ');
        if (/^[A-Za-y][1-9]$/.test(label))
            hexes.set(label, [terrain, token]);
        else
            rest.push(line);
    }
    const has = word => rest.some(line => line.startsWith(word));
    if (!has('turn'))
        rest.push('turn 5 allies phase play-card');
    if (!has('hand axis'))
        rest.push('hand axis recon-left');
    if (!has('hand allies') && !has('turn 0'))
        rest.push('hand allies recon-right probe-left');
    if (/phase (order|move|battle)/.test(rest.join('\n')) && !has('played allies'))
        rest.push('played allies direct-from-hq in-play');
    const map = ['map'];
    for (let row = 9; row >= 1; row--) {
        const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, wide ? 26 : 13), letters = row % 2 ? all : all.slice(0, -1).toLowerCase();
        let ground = `  ${row} ${row % 2 ? '' : '    '}`, above = ' '.repeat(ground.length);
        for (const letter of letters) {
            const [terrain, token] = hexes.get(letter + row) ?? ['.'];
            ground += terrain.padEnd(8);
            above += (token ?? '').padEnd(8);
        }
        map.push(ground.trimEnd());
        if (above.trim())
            map.push(above.trimEnd());
    }
    return [form.length ? 'bocage 3' : 'bocage 1', 'ruleset memoir', 'id case', 'title Case', `board ${wide ? 'overlord' : 'standard'} countryside`,
        'side axis top DE hand 4 medals 6', 'side allies bottom US hand 4 medals 6', 'first allies', ...form,
        '', ...map, '', ...rest, ''].join('\n');
}

/** One of assault, on 5 rows of 6 tiles: the German side at the top with its home base on B5, the American one at E1. */
function assaultPosition(lines) {
    const tiles = new Map([['B5', ['.@']], ['E1', ['.@']]]), rest = [], marks = [], hold = { german: new Set(), american: new Set() };
    for (const letter of 'ABCDEF')
        for (const [side, row] of [['german', 5], ['american', 1]])
            hold[side].add(`${letter}${row}`);
    for (const line of lines) {
        const [label, terrain, unit, ...more] = line.split(' ');
        if (!/^[A-F][1-5]$/.test(label)) {
            rest.push(line);
            continue;
        }
        tiles.set(label, [terrain, unit]);
        if (unit)
            hold[unit.startsWith('ger-') ? 'german' : 'american'].add(label);
        if (more.length)
            marks.push(`unit ${label} ${more.join(' ')}`);
    }
    const has = word => rest.some(line => line.startsWith(word));
    const scenario = ['side german A deck c', 'side american B deck C', 'action-deck 3', 'first german', 'start german budget prestige 30 most 6',
        'start american budget prestige 30 most 6', 'limit 8', 'win no-enemy', 'at-limit draw'];
    const position = ['turn 2 german phase operations first german', 'score german A prestige 20', 'score american B prestige 20',
        ...['german', 'american'].map(side => `holds ${side} ${[...hold[side]].join(' ')}`)];
    // A line of the case stands in the place of ours that begins with the same words.
    const ours = [...scenario, ...position].filter(line => !has(line.split(' ').slice(0, /^(side|start|score|holds)/.test(line) ? 2 : 1).join(' ')));
    const map = ['map A'.padEnd(24) + [...'BCDEF'].map(letter => letter.padEnd(24)).join('')];
    for (let row = 5; row >= 1; row--) {
        let ground = `  ${row} `, above = '    ';
        for (const letter of 'ABCDEF') {
            const [terrain, unit] = tiles.get(letter + row) ?? ['.'];
            ground += terrain.padEnd(24);
            above += (unit ?? '').padEnd(24);
        }
        map.push(ground, ...(above.trim() ? [above] : []));
    }
    return ['bocage 1', 'ruleset assault', 'id case', 'title Case', '', ...map, '', ...marks, ...ours, ...rest, ''].map(line => line.trimEnd()).join('\n');
}

// -- asking -------------------------------------------------------------------------------------

const tables = JSON.parse(run('tables', '--json'));
const rules = new Map(JSON.parse(run('rules', '--json')).map(r => [`${r.ruleset}:${r.id}`, r]));
const failures = [];
const file = join(work, 'case.scn');

function ask({ code, action, lines }, reasons, position) {
    const reason = reasons.get(code);
    assert.ok(reason, 'there is no such code');
    writeFileSync(file, position(lines));
    const data = spawnSync(binary, ['why', '--json', file, action], { encoding: 'utf8' });
    assert.equal(data.stderr, '');
    assert.equal(data.status, 1, `status ${data.status}: ${data.stdout}`);
    const answer = JSON.parse(data.stdout);
    assert.equal(answer.ok, false);
    assert.equal(answer.reason, code);
    assert.equal(answer.rule, reason.rule);
    if (code !== 'BCG_NO_SUCH_ACTION')
        assert.equal(answer.text, reason.text);
    assert.match(answer.text, /^[^\n.]+$/, 'one sentence');
    const text = spawnSync(binary, ['why', file, action], { encoding: 'utf8' });
    assert.equal(text.status, 1);
    const [first, second, third] = text.stdout.split('\n');
    assert.equal(first, `${action}: refused: ${answer.text}`);
    assert.equal(second, reason.rule ? `${code} ${reason.rule}` : code);
    if (reason.rule) {
        assert.ok(rules.has(reason.rule), `there is no rule ${reason.rule}`);
        assert.equal(answer.rule_text, rules.get(reason.rule).text);
        assert.equal(third, `    ${answer.rule_text.replaceAll('\n', '; ')}`);
    }
}

/** All refusals of a game: each code is met, or said never to be. Returns how many are. */
function askAll(game, name, position) {
    const { cases, never } = readCases(name), own = tables[game].reasons;
    const reasons = new Map([...own, ...tables.memoir.core_reasons].map(r => [r.code, r]));
    const met = new Set();
    for (const asked of cases)
        try {
            ask(asked, reasons, position);
            met.add(asked.code);
        } catch (error) {
            failures.push(`${asked.code} ${asked.action}: ${error.message}`);
        }
    for (const { code } of own)
        if (never.has(code))
            assert.ok(!met.has(code) && never.get(code).length > 20, `${code}: say why it is never met`);
        else if (!cases.some(c => c.code === code))
            failures.push(`${code}: tests/${name} has no case for it`);
    for (const code of never.keys())
        assert.ok(reasons.has(code), `${code}: there is no such code`);
    console.log(`${game}: ${met.size} reasons met, ${never.size} cannot be`);
    return met.size;
}

assert.ok(askAll('memoir', 'why.txt', memoirPosition) >= 80);
assert.ok(askAll('assault', 'why_assault.txt', assaultPosition) >= 60);

// An allowed action is one, and is written canonically.
writeFileSync(file, memoirPosition(['C5 . I4', 'unit C5 ordered', 'turn 5 allies phase move']));
assert.equal(run('why', file, 'MOVE  C5 - D5-E5'), 'move C5-E5: allowed\n');
assert.deepEqual(JSON.parse(run('why', '--json', file, 'move C5-D5')), { ok: true, action: 'move C5-D5' });
writeFileSync(file, assaultPosition(['C3 . ger-grenadiers', 'C1 . usa-riflemen', 'cards german-hand air-strike']));
assert.equal(run('why', file, 'Play  AIR-STRIKE C1'), 'play air-strike#122 C1: allowed\n');

console.log(failures.join('\n'));
console.log(`${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
