// Every reason code: `bocage why` tells it in one sentence, with its rule. Cases: why.txt.
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

const cases = [], never = new Map();
for (const line of readFileSync(join(source, 'tests/why.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#'))
        continue;
    if (!line.startsWith(' ')) {
        const [code, ...words] = line.split(' ');
        cases.push({ code, action: words.join(' '), lines: [] });
    } else
        cases.at(-1).lines.push(line.trim());
}
for (const { code, action, lines } of cases.filter(c => c.code === 'never'))
    never.set(action, lines.join(' '));

/** The text of a position on the standard board. */
function position(lines) {
    const hexes = new Map([['M9', ['.', 'i4']], ['M1', ['.', 'I4']]]);
    const rest = [];
    for (const line of lines) {
        const [label, terrain, token] = line.split(' ');
        if (/^[A-Ma-l][1-9]$/.test(label))
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
        const letters = row % 2 ? 'ABCDEFGHIJKLM' : 'abcdefghijkl';
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
    return ['bocage 1', 'ruleset memoir', 'id case', 'title Case', 'board standard countryside',
        'side axis top DE hand 4 medals 6', 'side allies bottom US hand 4 medals 6', 'first allies',
        '', ...map, '', ...rest, ''].join('\n');
}

// -- asking -------------------------------------------------------------------------------------

const tables = JSON.parse(run('tables', '--json')).memoir;
const reasons = new Map([...tables.reasons, ...tables.core_reasons].map(r => [r.code, r]));
const rules = new Map(JSON.parse(run('rules', '--json')).map(r => [`${r.ruleset}:${r.id}`, r]));
const failures = [];
const met = new Set();
const file = join(work, 'case.scn');

for (const { code, action, lines } of cases) {
    if (code === 'never')
        continue;
    try {
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
        met.add(code);
    } catch (error) {
        failures.push(`${code} ${action}: ${error.message}`);
    }
}
for (const { code } of tables.reasons) {
    if (never.has(code))
        assert.ok(!met.has(code) && never.get(code).length > 20, `${code}: say why it is never met`);
    else if (!cases.some(c => c.code === code))
        failures.push(`${code}: tests/why.txt has no case for it`);
}
for (const code of never.keys())
    assert.ok(reasons.has(code), `${code}: there is no such code`);

// An allowed action is one, and is written canonically.
writeFileSync(file, position(['C5 . I4', 'unit C5 ordered', 'turn 5 allies phase move']));
assert.equal(run('why', file, 'MOVE  C5 - D5-E5'), 'move C5-E5: allowed\n');
assert.deepEqual(JSON.parse(run('why', '--json', file, 'move C5-D5')), { ok: true, action: 'move C5-D5' });

console.log(failures.join('\n'));
console.log(`${met.size} reasons met, ${never.size} cannot be, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
