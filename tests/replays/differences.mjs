// Every difference between the editions that the rules list has a pair of replays or a reason why not,
// and each pair shows what the table in README.md says: what one edition refuses and the other allows
// at the same place, or that both play alike. (replays.mjs verifies the lines of the replays.)
// Usage: node differences.mjs SOURCE_DIR BOCAGE_BINARY
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { check_refusals, editions, read, run } from './refusals.mjs';

const [source, binary] = process.argv.slice(2);
const folder = join(source, 'tests/replays/memoir/differences');
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

// Where a game has come to, without the edition it is played in.
const position = ({ file }) => run(binary, 'show', '--format', 'scn', file).replace(/^edition .*\n/m, '');

for (const [n, kind] of table.filter(row => row[1] !== 'none')) {
    const [classic, revised] = editions.map(e => read(join(folder, `${named(n)}-${e}.replay`), e));
    check_refusals(binary, classic);
    check_refusals(binary, revised);
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
