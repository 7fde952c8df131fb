// Every difference between the editions that the rules list has a pair of replays or a reason why not,
// and each pair shows what the table in README.md says: what one edition refuses and the other allows
// at the same place, or that both play alike. (replays.mjs verifies the lines of the replays.)
// Usage: node differences.mjs SOURCE_DIR BOCAGE_BINARY
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [source, binary] = process.argv.slice(2);
const folder = join(source, 'tests/replays/memoir/differences');
const editions = ['classic', 'revised'];
const text = path => readFileSync(path, 'utf8');
const rows = (path, pattern) => [...text(path).matchAll(pattern)].map(m => m.slice(1));

const listed = rows(join(source, 'docs/rules/memoir.md'), /^\| DIFF-(\d+) /gm).map(([n]) => n);
const table = rows(join(folder, 'README.md'), /^\| DIFF-(\d+) \| (\w+) \| (.+) \|$/gm);
assert.ok(listed.length > 40);
assert.deepEqual(table.map(([n]) => n), listed, 'README.md has a row for each difference of the rules');
for (const [n, kind] of table)
    assert.ok(['differs', 'alike', 'none'].includes(kind), `DIFF-${n} is ${kind}`);

const named = n => `diff-${n.padStart(2, '0')}`;
const files = table.filter(([, kind]) => kind !== 'none').flatMap(([n]) =>
    [...editions.map(e => `${named(n)}-${e}.replay`), `${named(n)}.txt`]);
assert.deepEqual(readdirSync(folder).sort(), [...files, 'README.md'].sort(), 'a source and two replays for each');

function run(...args) {
    const { stdout, stderr } = spawnSync(binary, args, { encoding: 'utf8' });
    assert.equal(stderr, '');
    return stdout;
}

// What was played, and what was refused after how many plies.
function read(n, edition) {
    const file = join(folder, `${named(n)}-${edition}.replay`);
    const played = [], refused = [];
    for (const line of text(file).split('\n')) {
        const action = line.match(/^\d+ +\w+ +(.+) = [0-9a-f]{16}$/);
        const refusal = line.match(/^# (\w+) refuses ([\w/]+) (.+)$/);
        if (action)
            played.push(action[1]);
        if (refusal)
            refused.push({ who: refusal[1], reason: refusal[2], action: refusal[3], ply: played.length });
    }
    assert.match(text(file), new RegExp(`^edition +${edition}$`, 'm'));
    return { file, edition, played, refused };
}

// The program gives the same answers at these places; and what only the other edition refuses is played.
function check_refusals({ file, edition, played, refused }) {
    for (const { who, reason, action, ply } of refused) {
        const answer = JSON.parse(run('why', '--json', `${file}@${ply}`, action));
        const refuses = who === 'both' || who === edition;
        assert.equal(answer.ok, !refuses, `${file}@${ply} ${action}`);
        if (refuses)
            assert.equal(answer.reason, reason.split('/').at(edition === 'classic' ? 0 : -1), `${file}@${ply} ${action}`);
        else
            assert.ok(played.includes(action), `${file}: ${action} is not played`);
    }
}

// Where a game has come to, without the edition it is played in.
const position = ({ file }) => run('show', '--format', 'scn', file).replace(/^edition .*\n/m, '');

for (const [n, kind] of table.filter(row => row[1] !== 'none')) {
    const [classic, revised] = editions.map(e => read(n, e));
    check_refusals(classic);
    check_refusals(revised);
    const contrasts = classic.refused.filter(r => r.who !== 'both');
    if (kind === 'differs') {
        assert.ok(contrasts.length > 0, `DIFF-${n} shows no difference`);
        assert.notDeepEqual(classic.played, revised.played);
        assert.notEqual(position(classic), position(revised), `DIFF-${n} makes no difference`);
    } else {
        assert.deepEqual(contrasts, [], `DIFF-${n} is not alike`);
        assert.deepEqual(classic.played, revised.played);
        assert.equal(position(classic), position(revised), `DIFF-${n} makes a difference`);
    }
}
console.log(`${listed.length} differences, ${files.length / 3} of them shown`);
