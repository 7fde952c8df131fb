// Has the version of the rules grown with the rules? tests/rules_version.txt keeps, for the versions that are played now, fingerprints
// of each ruleset's tables, of its battles (without their texts) and of games that players at random play in every edition. Where one
// of them changes and the version does not, somebody has forgotten to raise it (MEMOIR_RULES in src/memoir/tables.h, ASSAULT_RULES in
// src/assault/tables.h), or nothing of a ruling or value has changed after all; --record writes down what holds now.
// Usage: node rules_version.mjs BOCAGE_BINARY SOURCE_DIR [--record]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source, record] = process.argv.slice(2);
const run = (...words) => execFileSync(binary, words, { encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, BOCAGE_DATA: join(source, 'data') } });
const print = what => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
const every = JSON.parse(run('tables', '--json'));

/** Which tables hold values, how many battles there are at least, and the options of games by edition. */
const rulesets = {
    memoir: {
        tables: ['terrains', 'structures', 'obstacles', 'units', 'cards', 'faces', 'boards', 'limits'],
        battles: 17,
        games: [['--edition', 'classic'], ['--edition', 'revised']],
    },
    assault: { tables: ['terrains', 'tiles', 'units', 'cards', 'copies', 'limits'], battles: 14, games: [[]] },
};
assert.deepEqual(Object.keys(every).filter(name => every[name].rules), Object.keys(rulesets), 'a row for each ruleset');

/** The lines of a battle that change something in the game: those whose change changes the hash in a replay. */
function withoutTexts(scenario) {
    let told = false;
    return scenario.split('\n').filter(line => {
        if (/^\S/.test(line))
            told = /^(title|book|label|briefing|conditions|history|foreign|#)/.test(line);
        return !told && line.trim() !== '';
    });
}

function partsOf(name, { tables, battles: least, games }) {
    const rows = tables.map(table => every[name][table].map(({ name: _, text, state_bytes, actions, ...values }) => values));
    assert.ok(rows.every(table => table.length > 0));
    const folder = join(source, 'data', name);
    const battles = readdirSync(folder).filter(file => file.endsWith('.scn')).sort().map(file => withoutTexts(readFileSync(join(folder, file), 'utf8')));
    assert.ok(battles.length >= least && battles.every(lines => lines.length > 15));
    const played = games.map(options =>
        JSON.parse(run('sim', '--ruleset', name, '--balance', '--p1', 'random', '--pairs', '4', '--seed', '1944', ...options, '--json')).battles
            .map(({ id, title, games: count, ...told }) => [id, ...results(told)]));
    return { rules: String(every[name].rules[0].version), tables: print(rows), battles: print(battles), games: print(played) };
}

/** How a battle's games ended: what each side won and scored, draws and turns. */
function results({ first, draws, turns, ...sides }) {
    const ended = Object.values(sides).filter(side => side && typeof side === 'object' && 'wins' in side);
    return [...ended.flatMap(({ rate, ci95, ...counts }) => Object.values(counts)), draws, turns];
}

const file = join(source, 'tests/rules_version.txt');
const now = Object.fromEntries(Object.entries(rulesets).map(([name, row]) => [name, partsOf(name, row)]));
const written = Object.entries(now).map(([name, parts]) => `${[name, ...Object.entries(parts).flat()].join(' ')}\n`).join('');
if (record === '--record') {
    writeFileSync(file, written);
    process.exit(0);
}
const how = 'node tests/rules_version.mjs build/dev/bocage . --record';
const kept = Object.fromEntries(readFileSync(file, 'utf8').trim().split('\n').map(line => {
    const [name, ...pairs] = line.split(' ');
    return [name, Object.fromEntries(pairs.flatMap((word, i) => (i % 2 ? [] : [[word, pairs[i + 1]]])))];
}));
for (const [name, parts] of Object.entries(now)) {
    const changed = ['tables', 'battles', 'games'].filter(part => kept[name]?.[part] !== parts[part]);
    assert.equal(parts.rules, kept[name]?.rules, `${name}: the version of the rules is another than that of tests/rules_version.txt: run ${how}`);
    assert.deepEqual(changed, [], `${name}: changed, but the version of the rules is still ${parts.rules}: raise ${name.toUpperCase()}_RULES in src/${name}/tables.h, unless no ruling or value is another, and run ${how}`);
}
process.stdout.write(written);
