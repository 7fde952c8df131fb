// Random combats of every battle, read as the page reads them (web/src/assault/chronicle.ts): at every moment the rows of both values add up
// to the value, each is the change of its own card, and a card that changes nothing, was cancelled or is a bluff has none.
// Usage: node combats.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { makeRandom, startEngine } from '../engine.mjs';

const [binary, source] = process.argv.slice(2), games = Number(process.env.BOCAGE_GAMES ?? 2);
const work = mkdtempSync(join(tmpdir(), 'bocage-combats-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const { build } = createRequire(join(source, 'web/package.json'))('esbuild');
await build({ entryPoints: [join(source, 'web/src/assault/chronicle.ts')], bundle: true, platform: 'node', format: 'esm', outfile: join(work, 'chronicle.mjs') });
const { lastCombat, sumOf } = await import(join(work, 'chronicle.mjs'));
const tables = JSON.parse(execFileSync(binary, ['tables', '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 })).assault;
const rows = new Map([...tables.units, ...tables.cards].map(row => [row.word, row]));
const { ask, end } = startEngine(binary);

/** Attacks and cards where there are any, or combats would be rare. */
function choose(actions, random) {
    const liked = actions.filter(action => /^(attack|play|support|sacrifice) /.test(action));
    const from = liked.length && random(4) ? liked : actions;
    return from[random(from.length)];
}

/** All that a player sees of a game of whatever is legal. */
async function play(file, seed) {
    const random = makeRandom(seed);
    let game = await ask({ do: 'new', seed, text: readFileSync(file, 'utf8') });
    const eyes = game.actor;
    for (let i = 0; game.actor !== 'nobody' && i < 500; i++) {
        /* In step 10 both are asked; who has answered has nothing more to do. */
        const lists = [];
        for (const seat of game.actors)
            lists.push({ seat, ...await ask({ do: 'legal', seat }) });
        const { seat, actions } = lists.find(list => list.actions.length);
        game = await ask({ do: 'act', seat, action: choose(actions, random), version: game.version });
    }
    const entries = [];
    for (let since = 0; since !== undefined;) {
        const answer = await ask({ do: 'entries', seat: eyes, since });
        entries.push(...answer.entries);
        since = answer.more;
    }
    return entries;
}

const seen = {};
const count = what => { seen[what] = (seen[what] ?? 0) + 1; };

/** [assault:COMBAT-0] A line is what its card brings, or less of a loss where the value was held at 1. */
function isFair(line) {
    const value = Math.abs(line.change);
    switch (line.what) {
    case 'sacrificed': return rows.get(line.card).battle === value || 2 * rows.get(line.card).battle === value; /* DUEL11-S4 */
    case 'flipped': return line.change === line.modifier || (line.change > line.modifier && line.change <= 0);
    case 'played': return ['accuracy', 'hold-fast', 'off-target', 'exposed-position', 'strafing-run'].includes(line.card);
    case 'by-morale': return ['deadly-fire', 'strafing-run', 'morale-boost'].includes(line.card);
    default: return false;
    }
}

function check(combat, cancelled, where) {
    for (const firing of combat.firings) {
        const lines = [...firing.begun, ...firing.lines], told = JSON.stringify(firing);
        for (const column of ['fire', 'target'])
            assert.equal(sumOf(lines.filter(line => line.column === column)), firing[column], `${where}: ${column} ${told}`);
        assert.ok(rows.has(combat.kinds[firing.from]) && rows.has(combat.kinds[firing.to]), `${where}: who fires at whom ${told}`);
        assert.ok(lines.every(line => line.column === 'both' ? line.what.endsWith('loss') || line.change === undefined : line.change !== undefined), `${where}: a number in a column alone ${told}`);
        for (const line of firing.lines.filter(one => one.column !== 'both'))
            assert.ok(isFair(line), `${where}: ${JSON.stringify(line)} ${told}`);
    }
    const last = combat.firings[combat.firings.length - 1];
    if (last)
        assert.equal(last.lines.filter(line => line.what === 'played' && line.column === 'both' && cancelled.includes(line.card)).length >= new Set(cancelled).size, true, `${where}: cancelled ${cancelled}`);
}

const folder = join(source, 'data/assault');
for (const name of readdirSync(folder).filter(file => file.endsWith('.scn')))
    for (let seed = 1; seed <= games; seed++) {
        const entries = await play(join(folder, name), seed);
        let first = -1, cancelled = [];
        entries.forEach((entry, i) => {
            for (const event of entry.events) {
                if (event.event === 'attack') {
                    first = i;
                    count('combats');
                }
                cancelled = ['attack', 'fires'].includes(event.event) ? [] : event.event === 'cancelled' ? [...cancelled, event.card] : cancelled;
                if (event.event === 'values')
                    count(event.cause);
                if (event.event === 'cancelled')
                    count('cancelled');
            }
            const combat = first < 0 ? null : lastCombat(entries.slice(first, i + 1), entry.version, card => rows.get(card)?.type);
            if (combat && !combat.over)
                check(combat, cancelled, `${name} seed ${seed} version ${entry.version}`);
        });
    }
end();
for (const what of ['combats', 'effect', 'morale', 'sacrifice', 'flip', 'cancelled'])
    assert.ok(seen[what] > 3, `too few: ${JSON.stringify(seen)}`);
console.log(`the rows of both values add up: ${Object.entries(seen).map(([what, n]) => `${n} ${what}`).join(', ')}`);
