// Fresh games, checked by the client's own arithmetic (web/src/memoir/verify.ts) against the program that made the dice:
// every kind of chance and everything that changes the deck comes up, and one result changed is found at its line.
// Usage: node dice.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { makeRandom, startEngine } from '../engine.mjs';

const [binary, source] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'bocage-dice-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const { build } = createRequire(join(source, 'web/package.json'))('esbuild');
const bundle = join(work, 'verify.mjs');
const both = { contents: "export * from './memoir/verify'; export * from './common/replay_check';", resolveDir: join(source, 'web/src') };
await build({ stdin: both, bundle: true, platform: 'node', format: 'esm', outfile: bundle });
const { findAll, verifyReplay } = await import(bundle);
const tables = JSON.parse(execFileSync(binary, ['tables', '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 })).memoir;

// What the unit tests of the client know of the tables is what the program says.
{
    const known = JSON.parse(readFileSync(join(source, 'web/test/chance.json'), 'utf8'));
    const { faces, directions } = tables, cards = tables.cards.map(({ word, copies, traits }) => ({ word, copies, traits }));
    assert.deepEqual(known, { cards, faces, directions }, 'web/test/chance.json is out of date');
}

const { ask, end } = startEngine(binary);

/** A game of whatever is legal, some of it taken back again. */
async function play(seed, setup) {
    const random = makeRandom(seed);
    await ask({ do: 'new', seed, open: true, ...setup });
    await ask({ do: 'join', seat: 'axis', nonce: '0badc0de' });
    let game = await ask({ do: 'join', seat: 'allies', nonce: 'ff'.repeat(32) });
    for (let i = 0; game.actor !== 'nobody' && i < 3000; i++) {
        if (game.need === 'dice') {
            const { view } = await ask({ do: 'view', seat: 'axis' });
            game = await ask({ do: 'chance', seat: 'axis', action: `roll ${'infantry '.repeat(view.open.at(-1).dice)}`.trim(), version: game.version });
            continue;
        }
        const seat = game.actor, { actions } = await ask({ do: 'legal', seat });
        game = await ask({ do: 'act', seat, action: actions[random(actions.length)], version: game.version });
        const { view } = game.actor === seat ? await ask({ do: 'view', seat }) : { view: null };
        if (view?.undo.allowed && random(8) === 0)
            game = await ask({ do: 'undo', seat, version: game.version });
    }
    if (game.actor !== 'nobody')
        await ask({ do: 'resign', seat: 'axis' });
    const { replay } = await ask({ do: 'replay' });
    const entries = [];
    for (let since = 0; since !== undefined;) {
        const answer = await ask({ do: 'entries', seat: 'axis', since });
        entries.push(...answer.entries);
        since = answer.more;
    }
    return { replay, entries };
}

function programVerifies(replay) {
    const file = join(work, 'game.replay');
    writeFileSync(file, replay);
    return spawnSync(binary, ['replay', '--verify', file], { encoding: 'utf8' });
}

const saw = { axis: '0badc0de', allies: 'ff'.repeat(32) };

/** Both say that all is well; the states of the findings by what they are about. */
function check({ replay, entries }, name) {
    const program = programVerifies(replay);
    assert.equal(program.status, 0, program.stderr);
    const verdict = verifyReplay(replay, tables);
    assert.equal(verdict.wrong, null, `${name}: ${JSON.stringify(verdict.wrong)}`);
    const promise = { game: '', commitment: verdict.commitment, gave: { axis: '0badc0de' }, saw };
    const findings = findAll(verdict, { promise, mine: ['axis'], entries });
    return { verdict, states: Object.fromEntries(findings.map(finding => [finding.what, finding.state])) };
}

const well = { seed: 'right', promise: 'right', nonce: 'right', nonces: 'right', seen: 'right', results: 'right' };
const count = (text, pattern) => (text.match(pattern) ?? []).length;

// Battles until everything that chance does has been seen.
const seen = { roll: 0, drift: 0, keep: 0, ambush: 0, finest: 0, copy: 0, shuffled: 0 };
for (let seed = 1; Object.values(seen).includes(0); seed++) {
    assert.ok(seed <= 60, `in 60 games never: ${JSON.stringify(seen)}`);
    const scenario = ['pegasus-bridge', 'sainte-mere-eglise', 'omaha-beach-overlord'][seed % 3];
    const game = await play(seed, { scenario, edition: seed % 2 ? 'revised' : 'classic' });
    const { verdict, states } = check(game, `${scenario}, seed ${seed}`);
    assert.deepEqual(states, well);
    assert.equal(count(game.replay, /^\d+ +chance /gm), verdict.right.roll + verdict.right.draw + verdict.right.drift);
    seen.roll += verdict.right.roll;
    seen.drift += verdict.right.drift;
    seen.keep += count(game.replay, / keep /g);
    seen.ambush += count(game.replay, / ambush =/g);
    seen.finest += count(game.replay, / play their-finest-hour/g);
    seen.copy += count(game.replay, / play counter-attack =.*\n\d+ +chance roll/g);
    seen.shuffled += verdict.right.draw > 60;
}

// Other decks.
const scenarioText = readFileSync(join(source, 'data/memoir/pegasus-bridge.scn'), 'utf8');
const fewer = scenarioText.replace(/^first .*$/m, '$&\nremoved     probe-left probe-left recon-in-force ambush');
assert.notEqual(fewer, scenarioText);
for (const [name, setup] of Object.entries({
    'no reshuffle': { scenario: 'vassieux' },
    'young generals': { scenario: 'pegasus-bridge', options: ['young-generals'] },
    'cards removed': { text: fewer },
}))
    assert.deepEqual(check(await play(5, setup), name).states, well, name);

// A small deck, shuffled again and again at every moment at which it can be; and turns after which nothing is drawn.
{
    const left = ['recon-left', 'recon-right', 'ambush', 'counter-attack', 'counter-attack', 'their-finest-hour', 'close-assault', 'attack-center', 'attack-left', 'assault-right'];
    const removed = tables.cards.flatMap(({ word, copies }) => Array(copies - left.filter(card => card === word).length).fill(word));
    const small = scenarioText.replace(/^first .*$/m, `$&\nremoved ${removed.join(' ')}\ndraws allies 0 after-turns 2 5 9 14\ndraws axis 3 after-turns 3`)
        .replace(/hand \d/g, 'hand 3').replace(/medals \d/g, 'medals 9');
    for (let seed = 1; seed <= 4; seed++)
        assert.deepEqual(check(await play(seed, { text: small }), `small deck, seed ${seed}`).states, well);
}

// Real dice: the cards only.
{
    const { verdict, states } = check(await play(3, { scenario: 'pegasus-bridge', table: true }), 'table');
    assert.deepEqual(states, { ...well, table: 'open' });
    assert.equal(verdict.right.roll, 0);
    assert.ok(verdict.right.draw > 8);
}

// From a position: the dice only.
{
    const { replay } = await play(4, { scenario: 'sword-beach' });
    const line = replay.split('\n').findIndex(text => text.startsWith('60 '));
    const file = join(work, 'begun.replay');
    writeFileSync(file, [...replay.split('\n').slice(0, line), 'result open', ''].join('\n'));
    const position = execFileSync(binary, ['show', '--format', 'scn', file], { encoding: 'utf8' });
    assert.match(position, /^turn /m);
    const { verdict, states } = check(await play(4, { text: position }), 'position');
    assert.deepEqual(states, { ...well, position: 'open' });
    assert.equal(verdict.right.draw, 0);
    assert.ok(verdict.right.roll > 0);
}

// One result that is another, whichever it is, is found where it stands.
{
    const { replay } = await play(2, { scenario: 'sainte-mere-eglise' });
    const lines = replay.split('\n');
    const other = {
        draw: words => [words[0] === 'probe-left' ? 'attack-center' : 'probe-left'],
        roll: words => [words[0] === 'infantry' ? 'armor' : 'infantry', ...words.slice(1)],
        drift: words => [words[0] === 'e' ? 'stay' : 'e', ...words.slice(1)],
    };
    let changed = 0;
    lines.forEach((line, i) => {
        const found = line.match(/^(\d+ +chance )(draw|roll|drift) (.*)( = \w+)$/);
        if (!found)
            return;
        const [, head, kind, words, tail] = found;
        const forged = [...lines.slice(0, i), `${head}${kind} ${other[kind](words.split(' ')).join(' ')}${tail}`, ...lines.slice(i + 1)].join('\n');
        const { wrong } = verifyReplay(forged, tables);
        assert.deepEqual([wrong?.line, wrong?.kind, wrong?.due.join(' ')], [i + 1, kind, words], `line ${i + 1}: ${line}`);
        changed++;
    });
    assert.ok(changed > 40);
}
end();
console.log('the client makes the same dice and cards as the program');
