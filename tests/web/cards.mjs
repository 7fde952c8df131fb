// Fresh games of every battle of Assault, checked by the client's own arithmetic (web/src/assault/verify.ts) against the program
// that dealt the cards: every lot, flip and draw is made again, and one result changed is found at its line.
// Usage: node cards.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { count, openChance, well } from './dice_lib.mjs';

const [binary, source] = process.argv.slice(2);
const { tables, play, check, verify, end, work, client } = await openChance(binary, source, 'assault', ['german', 'american'], ['assault/own_numbers']);
const isUnit = word => /^(ger|usa)-/.test(word);

/** Everything of this game was made again. */
function checkWhole(game, name, how) {
    const { verdict, states } = check(game, name, how), made = Object.values(verdict.right).reduce((sum, n) => sum + n, 0);
    assert.deepEqual([states, verdict.left, made], [well, 0, count(game.replay, /^\d+ +chance /gm)], name);
    return verdict;
}

/** Every line of chance with another result in its place; `of`: every so manyth. */
function* forge(replay, of, from = 0) {
    const lines = replay.split('\n'), all = lines.map((line, i) => ({ i, found: line.match(/^(\d+ +chance )(draw|flip|lot) (\S+)( = \w+)$/) })).filter(one => one.found);
    for (let n = from; n < all.length; n += of) {
        const { i, found: [, head, verb, word, tail] } = all[n];
        const other = verb === 'lot' ? String(1 - word)
            : all.map(({ found }) => found[3]).find(one => isUnit(one) === isUnit(word) && one.slice(0, 3) !== word.slice(0, 3) && !/^\d/.test(one))
            ?? (isUnit(word) ? `${word.slice(0, 3)}-no-such` : 'bluff-german');
        yield { number: i + 1, verb, text: [...lines.slice(0, i), `${head}${verb} ${other}${tail}`, ...lines.slice(i + 1)].join('\n') };
    }
}

// Every battle: a game, and one result of it changed, each time another.
const battles = readdirSync(join(source, 'data/assault')).map(file => file.replace('.scn', '')).sort(), seen = { lot: 0, shuffled: 0, thrown: 0, undone: 0 };
assert.equal(battles.length, 14);
for (const [n, scenario] of battles.entries()) {
    const game = await play(n + 1, { scenario }), verdict = checkWhole(game, scenario), told = JSON.stringify(game.entries);
    seen.lot += verdict.right.lot;
    seen.shuffled += count(told, /"reshuffled"/g);
    seen.thrown += count(told, /"discarded"/g);
    seen.undone += count(told, /"did":"undo"/g);
    const [{ number, verb, text }] = forge(game.replay, 1e9, n);
    const { wrong } = verify(text, game.entries);
    assert.deepEqual([wrong?.line, wrong?.kind], [number, verb], `${scenario}, line ${number}`);
}
assert.ok(!Object.values(seen).includes(0), JSON.stringify(seen));

// Computer players, and whichever result is another.
{
    const game = await play(3, { scenario: 'hill-2018', seats: { german: 'cadet' } });
    checkWhole(game, 'against cadet');
    let changed = 0;
    for (const { number, verb, text } of forge(game.replay, 3)) {
        const { wrong } = verify(text, game.entries);
        assert.deepEqual([wrong?.line, wrong?.kind], [number, verb]);
        changed++;
    }
    assert.ok(changed > 20);
}

// Own values: other modifiers and other decks; with ours the same game is not that of its seed.
{
    const values = ['bocage 1', 'ruleset assault', 'value-card 124 tm 3 decks 1 2', 'value-card 180 tm -2', 'value-card 20 decks a b', ...[150, 151, 152, 153].map(number => `value-card ${number} tm 1 decks 4`), ''].join('\n');
    const file = join(work, 'values.txt'), game = await play(7, { scenario: 'metz', values });
    writeFileSync(file, values);
    assert.match(game.replay, /^values /m);
    checkWhole(game, 'own values', { own: client.withOwnValues(tables, game.board), options: ['--values', file] });
    assert.notEqual(verify(game.replay, game.entries).wrong, null);
}

// What cannot be known is counted, and nothing checked is never right.
{
    const game = await play(4, { scenario: 'metz' }), all = count(game.replay, /^\d+ +chance /gm);
    const older = verify(game.replay.replace(/^rules .*$/m, 'rules 1'), game.entries);
    assert.deepEqual([older.wrong, older.left, client.findAll(older, { promise: null, mine: [], entries: [] }).find(one => one.what === 'results').state], [null, all, 'open']);
    const line = game.replay.split('\n').findIndex(text => text.startsWith('60 ')), file = join(work, 'begun.replay');
    writeFileSync(file, [...game.replay.split('\n').slice(0, line), 'result open', ''].join('\n'));
    const begun = await play(4, { text: execFileSync(binary, ['show', '--format', 'scn', file], { encoding: 'utf8' }) });
    const { verdict, states } = check(begun, 'position');
    assert.deepEqual(states, { ...well, results: 'open', decks: 'open', position: 'open' });
    assert.equal(verdict.left, count(begun.replay, /^\d+ +chance /gm));
}
end();
console.log('the client makes the same lots and cards as the program');
