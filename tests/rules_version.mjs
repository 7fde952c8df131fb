// Has the version of the rules grown with the rules? tests/rules_version.txt keeps, for the version that is played now, fingerprints
// of the tables, of the battles (without their texts) and of games that players at random play in both editions. Where one of them
// changes and the version does not, somebody has forgotten to raise it (MEMOIR_RULES in src/memoir/tables.h), or nothing of a
// ruling or value has changed after all; --record writes down what holds now.
// Usage: node rules_version.mjs BOCAGE_BINARY SOURCE_DIR [--record]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source, record] = process.argv.slice(2);
const run = (...words) => execFileSync(binary, words, { encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, BOCAGE_DATA: join(source, 'data') } });
const print = what => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);

const all = JSON.parse(run('tables', '--json')).memoir;
const tables = ['terrains', 'structures', 'obstacles', 'units', 'cards', 'faces', 'boards', 'limits']
    .map(table => all[table].map(({ name, text, state_bytes, actions, ...values }) => values));
assert.ok(tables.every(rows => rows.length > 0));

/** The lines of a battle that change something in the game: those whose change changes the hash in a replay. */
function withoutTexts(scenario) {
    let told = false;
    return scenario.split('\n').filter(line => {
        if (/^\S/.test(line))
            told = /^(title|book|label|briefing|conditions|history|foreign|#)/.test(line);
        return !told && line.trim() !== '';
    });
}
const folder = join(source, 'data/memoir');
const battles = readdirSync(folder).filter(file => file.endsWith('.scn')).sort().map(file => withoutTexts(readFileSync(join(folder, file), 'utf8')));
assert.ok(battles.length >= 17 && battles.every(lines => lines.length > 20));

const games = ['classic', 'revised'].map(edition =>
    JSON.parse(run('sim', '--balance', '--p1', 'random', '--pairs', '4', '--seed', '1944', '--edition', edition, '--json')).battles
        .map(({ id, axis, allies, draws, turns }) => [id, axis.wins, axis.medals, allies.wins, allies.medals, draws, turns]));

const file = join(source, 'tests/rules_version.txt');
const now = { rules: String(all.rules[0].version), tables: print(tables), battles: print(battles), games: print(games) };
const written = `${Object.entries(now).map(([key, value]) => `${key} ${value}`).join('\n')}\n`;
if (record === '--record') {
    writeFileSync(file, written);
    process.exit(0);
}
const kept = Object.fromEntries(readFileSync(file, 'utf8').trim().split('\n').map(line => line.split(' ')));
const changed = ['tables', 'battles', 'games'].filter(part => kept[part] !== now[part]);
const how = 'node tests/rules_version.mjs build/dev/bocage . --record';
if (kept.rules === now.rules)
    assert.deepEqual(changed, [], `changed, but the version of the rules is still ${now.rules}: raise MEMOIR_RULES in src/memoir/tables.h, unless no ruling or value is another, and run ${how}`);
else
    assert.fail(`the version of the rules is ${now.rules}, that of tests/rules_version.txt ${kept.rules}: run ${how}`);
console.log(written.trim().replaceAll('\n', ', '));
