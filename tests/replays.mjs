// The golden replays: every build verifies every line of them. Together memoir's show every card
// played, every card copied and every kind of action and event, in both editions; assault's have a
// game of every battle and show every action card played and every kind of action and event. The long
// ones are kept packed (gzip -9n) and unpacked here.
// Usage: node replays.mjs SOURCE_DIR BOCAGE_BINARY...
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import assert from 'node:assert/strict';

const [source, ...binaries] = process.argv.slice(2);
const folder = join(source, 'tests/replays/memoir'), assaults = join(source, 'tests/replays/assault');
const work = mkdtempSync(join(tmpdir(), 'bocage-replays-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const unpack = from => readdirSync(from).filter(f => f.endsWith('.replay.gz')).map(file => {
    const to = join(work, basename(file, '.gz'));
    writeFileSync(to, gunzipSync(readFileSync(join(from, file))));
    return to;
});
const assault = unpack(assaults);
const files = [...readdirSync(folder).filter(f => f.endsWith('.replay')).map(f => join(folder, f)), ...unpack(folder)];
const scripted = ['differences', 'battles'].map(f => join(folder, f)); // what they show: replays/*.mjs
const all = [...files, ...scripted.flatMap(f => readdirSync(f).filter(r => r.endsWith('.replay')).map(r => join(f, r)))];
assert.ok(files.length >= 10 && all.length >= files.length + 60 + 32);
assert.ok(all.reduce((sum, f) => sum + statSync(f).size, 0) < 1.5e6, 'less than 1.5 MB of replays');
assert.deepEqual(assault.map(f => basename(f, '.replay')), readdirSync(join(source, 'data/assault')).filter(f => f.endsWith('.scn')).map(f => basename(f, '.scn')));
assert.ok(assault.reduce((sum, f) => sum + statSync(f).size, 0) < 5e5, 'less than 500 KB of assault');
assert.ok(all.every(f => f.startsWith(work) || statSync(f).size < 12000), 'long replays are kept packed: gzip -9n');

for (const binary of binaries) {
    assert.ok(existsSync(binary), `there is no ${binary}: build that preset first`);
    for (const file of [...all, ...assault]) {
        const { status, stdout, stderr } = spawnSync(binary, ['replay', '--verify', file], { encoding: 'utf8' });
        assert.equal(stderr, '', `${binary}: a wanted change re-records them with make_replays`);
        assert.equal(status, 0);
        assert.match(stdout, /: ok, \d+ actions, result (axis|allies|german|american|lost|won|draw|open)(; recorded under \w+ rules \d+, and the same under rules \d+)?\n$/);
    }
}

const [binary] = binaries;
const run = (...args) => execFileSync(binary, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const all_tables = JSON.parse(run('tables', '--json')), tables = all_tables.memoir;
const shown = { classic: new Set(), revised: new Set() };
for (const file of files) {
    const edition = readFileSync(file, 'utf8').match(/^edition +(\w+)/m)[1];
    const set = shown[edition];
    const lines = run('replay', '--json', file).trimEnd().split('\n').map(l => JSON.parse(l));
    assert.equal(lines.pop().ok, true);
    lines.forEach(({ ply, action, events }, i) => {
        assert.equal(ply, i + 1);
        const [word, card] = action.split(' ');
        set.add(`action ${word}`);
        if (word === 'play')
            set.add(`played ${card}`);
        if (word === 'ambush')
            set.add('played ambush');
        for (const event of events) {
            set.add(`event ${event.event}`);
            if (event.event === 'played' && event.as)
                set.add(`copied ${event.as}`);
        }
    });
}
/* VAR-YTEAM-4 */
const onlyRevised = ['action assign', 'event assigned'];
for (const [edition, set] of Object.entries(shown)) {
    const missing = [
        ...tables.cards.map(c => `played ${c.word}`),
        ...tables.cards.filter(c => !['ambush', 'counter-attack'].includes(c.word)).map(c => `copied ${c.word}`),
        ...tables.actions.map(a => `action ${a.word}`),
        ...tables.events.map(e => `event ${e.word}`),
    ].filter(what => !set.has(what) && !(edition === 'classic' && onlyRevised.includes(what)));
    assert.deepEqual(missing, [], `not shown in the ${edition} replays`);
}

const shownThere = new Set();
for (const file of assault)
    for (const line of run('replay', '--json', file).trimEnd().split('\n').map(l => JSON.parse(l)).filter(l => l.action)) {
        const [word, card] = line.action.split(' ');
        shownThere.add(`action ${word}`);
        if (word === 'play')
            shownThere.add(`played ${card.replace(/#.*/, '')}`);
        line.events.forEach(e => shownThere.add(`event ${e.event}`));
    }
const unshown = [
    ...all_tables.assault.actions.map(a => `action ${a.word}`),
    ...all_tables.assault.cards.map(c => `played ${c.word}`),
    ...all_tables.assault.events.map(e => `event ${e.word}`),
].filter(what => !shownThere.has(what));
assert.deepEqual(unshown, [], 'not shown in the replays of assault');

// A line that is not true is found, whatever is wrong with it, and told with its place.
const good = readFileSync(join(work, 'contrasts-classic.replay'), 'utf8').replace(/^rules .*/m, `rules ${tables.rules[0].version}`).split('\n');
const first = good.findIndex(l => l.startsWith('1 '));
const spoil = (line, change, expected) => {
    const lines = [...good];
    lines[line] = change(lines[line]);
    const file = join(work, 'spoilt.replay');
    writeFileSync(file, lines.join('\n'));
    const { status, stderr } = spawnSync(binary, ['replay', '--verify', file], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`^bocage: ${file}:${line + 1}:\\d+: .*${expected}.*\\n$`));
};
spoil(first + 20, l => l.replace(/[0-9a-f]{16}$/, '0'.repeat(16)), 'hash');
spoil(first + 20, l => l.replace(/^\d+/, '999'), 'action');
spoil(first + 20, l => l.replace(/ (chance|axis|allies) /, ' nobody '), 'decides');
spoil(first + 20, l => l.replace(/(chance|axis|allies) .* =/, '$1 frobnicate ='), 'unknown action');
spoil(good.length - 2, () => 'result axis', 'result');

console.log(`${all.length + assault.length} replays verified by ${binaries.length} builds`);
