// The replays the fuzzer begins with (fuzz/corpus/replay/valid-*) are true: a line that is not ends the reading, and
// the fuzzer would not get beyond it. They name a scenario, which is the board or battle of fuzz/fuzz_board.h and fuzz_assault.h.
// Usage: node fuzz_seeds.mjs BOCAGE_BINARY SOURCE_DIR [--record]      --record writes the hashes that hold now, up to the first
//                                                                     action that is not allowed any more
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source, record] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'bocage-seeds-'));
process.on('exit', () => rmSync(work, { recursive: true }));

/** The scenario that a header holds as strings of C, each with its line end. */
const boardOf = header => [...readFileSync(join(source, 'fuzz', header), 'utf8').matchAll(/"(.*)\\n"/g)].map(m => `  ${m[1]}\n`).join('');
const boards = { memoir: boardOf('fuzz_board.h'), assault: boardOf('fuzz_assault.h') };

const rulesetOf = text => text.match(/^replay +(\w+)/m)[1];

/** What is wrong with a seed; nothing: ''. The last two groups are the hash that holds and the one that is there. */
const FALSE = /:(\d+):1: .* has the hash ([0-9a-f]{16}) and not ([0-9a-f]{16})/;
function verify(text) {
    const file = join(work, 'seed.replay');
    writeFileSync(file, text.replace(/^scenario +fuzz\n/m, () => `scenario\n${boards[rulesetOf(text)]}`));
    const { status, stderr } = spawnSync(binary, ['replay', '--verify', file], { encoding: 'utf8' });
    assert.equal(status === 0, stderr === '');
    return stderr;
}

/** Hash by hash; what cannot be played any more is left out. */
function mend(text) {
    for (;;) {
        const wrong = verify(text), hash = wrong.match(FALSE);
        if (!wrong)
            return text;
        if (hash)
            text = text.replace(hash[3], hash[2]);
        else { // its line is counted with those of the board
            const line = Number(wrong.match(/:(\d+):\d+:/)[1]) - boards[rulesetOf(text)].trimEnd().split('\n').length;
            text = [...text.split('\n').slice(0, line - 1), 'result open', ''].join('\n');
        }
    }
}

const folder = join(source, 'fuzz/corpus/replay');
const seeds = readdirSync(folder).filter(name => name.startsWith('valid-'));
const games = new Set(), stale = [];
for (const name of seeds) {
    const path = join(folder, name), text = readFileSync(path, 'utf8');
    games.add(rulesetOf(text));
    assert.ok(text.split('\n').length > 25, `${name}: too short to be of use`);
    if (record === '--record')
        writeFileSync(path, mend(text));
    else if (verify(text))
        stale.push(name);
}
assert.deepEqual([...games].sort(), ['assault', 'memoir']);
assert.deepEqual(stale, [], `not true any more: node tests/fuzz_seeds.mjs build/dev/bocage . --record`);
console.log(`${seeds.length} replays for the fuzzer are true`);
