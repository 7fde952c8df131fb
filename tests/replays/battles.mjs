// Every battle has a scripted game in both editions that shows its special rules (README.md says which),
// with refusals, and the program gives the reasons that stand there. (replays.mjs verifies the lines;
// tests/battles sees that everything there is to win in a battle is won.)
// Usage: node battles.mjs SOURCE_DIR BOCAGE_BINARY
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import assert from 'node:assert/strict';
import { check_refusals, editions, read } from './refusals.mjs';

const [source, binary] = process.argv.slice(2);
const folder = join(source, 'tests/replays/memoir/battles');
const battles = readdirSync(join(source, 'data/memoir')).filter(f => f.endsWith('.scn')).map(f => basename(f, '.scn'));
assert.ok(battles.length >= 17);
const table = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| `([a-z-]+)` \| .+ \|$/gm)].map(m => m[1]);
assert.deepEqual(table.sort(), [...battles].sort(), 'README.md has a row for each battle');
const files = battles.flatMap(id => [`${id}.txt`, ...editions.map(e => `${id}-${e}.replay`)]);
assert.deepEqual(readdirSync(folder).sort(), [...files, 'README.md'].sort(), 'a source and two replays for each');

let refusals = 0;
for (const id of battles)
    for (const edition of editions) {
        const game = read(join(folder, `${id}-${edition}.replay`), edition);
        assert.match(readFileSync(game.file, 'utf8'), new RegExp(`^scenario +${id}$`, 'm'));
        assert.ok(game.refused.length > 0, `${id} shows nothing refused`);
        check_refusals(binary, game);
        refusals += game.refused.length;
    }
console.log(`${battles.length} battles, ${refusals} refusals`);
