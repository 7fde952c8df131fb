// Fresh games, checked by the client's own arithmetic (web/src/memoir/verify.ts) against the program that made the dice:
// every kind of chance and everything that changes the deck comes up, and one result changed is found at its line.
// Usage: node dice.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { count, openChance, well } from './dice_lib.mjs';

const [binary, source] = process.argv.slice(2);
const { tables, play, check, verify, end, work } = await openChance(binary, source, 'memoir', ['axis', 'allies']);

// What the unit tests of the client know of the tables is what the program says.
{
    const known = JSON.parse(readFileSync(join(source, 'web/test/chance.json'), 'utf8'));
    const { faces, directions } = tables, cards = tables.cards.map(({ word, copies, traits }) => ({ word, copies, traits }));
    assert.deepEqual(known, { cards, faces, directions }, 'web/test/chance.json is out of date');
}

// Battles until everything that chance does has been seen.
const seen = { roll: 0, drift: 0, keep: 0, ambush: 0, finest: 0, copy: 0, shuffled: 0 };
for (let seed = 1; Object.values(seen).includes(0); seed++) {
    assert.ok(seed <= 60, `in 60 games never: ${JSON.stringify(seen)}`);
    const scenario = ['pegasus-bridge', 'sainte-mere-eglise', 'omaha-beach-overlord'][seed % 3];
    // Overlord's own form has a deck for each side, which no page shows yet.
    const game = await play(seed, { scenario, edition: seed % 2 ? 'revised' : 'classic', ...(scenario.endsWith('overlord') ? { form: 'duel' } : {}) });
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
    'partners': { scenario: 'sword-beach', form: 'alliance-2-2' },
    'a team': { scenario: 'sword-beach', form: 'team-3-2' },
    'a team, classic': { scenario: 'sword-beach', form: 'team-1-2', edition: 'classic' },
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
        const { wrong } = verify(forged);
        assert.deepEqual([wrong?.line, wrong?.kind, wrong?.due.join(' ')], [i + 1, kind, words], `line ${i + 1}: ${line}`);
        changed++;
    });
    assert.ok(changed > 40);
}
end();
console.log('the client makes the same dice and cards as the program');
