// A game played through the protocol, with nonces: its replay is verified, dice and cards included, and refused when
// anything they are made from was changed. Usage: node fair.mjs BOCAGE_BINARY
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { startEngine } from './engine.mjs';

const [binary] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'bocage-fair-'));
process.on('exit', () => rmSync(work, { recursive: true }));

/** A whole game; `table` says that people enter the dice. */
async function play(table) {
    const { ask, end } = startEngine(binary);
    await ask({ do: 'new', scenario: 'pegasus-bridge', open: true, table });
    await ask({ do: 'join', seat: 'axis', nonce: '0badc0de' });
    let game = await ask({ do: 'join', seat: 'allies' });
    while (game.actor !== 'nobody') {
        const seat = game.actor === 'chance' ? 'axis' : game.actor;
        if (game.need === 'dice') {
            const { view } = await ask({ do: 'view', seat });
            const dice = view.open.at(-1).dice;
            game = await ask({ do: 'chance', seat, action: `roll ${Array(dice).fill('infantry').join(' ')}`, version: game.version });
        } else {
            const { hint } = await ask({ do: 'hint', seat, level: 'captain' });
            game = await ask({ do: 'act', seat, action: hint.action, version: game.version });
        }
    }
    const { replay } = await ask({ do: 'replay' });
    end();
    return replay;
}

function verify(text) {
    const file = join(work, 'game.replay');
    writeFileSync(file, text);
    return spawnSync(binary, ['replay', '--verify', file], { encoding: 'utf8' });
}

function refused(text, from, to, why) {
    const changed = text.replace(from, to);
    assert.notEqual(changed, text);
    const { status, stderr } = verify(changed);
    assert.equal(status, 1, `${to} instead of ${from} is not noticed`);
    assert.ok(stderr.includes(why), stderr);
}

const fair = await play(false);
assert.match(verify(fair).stdout, /ok, .*; dice and cards are those of the seed/);
refused(fair, 'nonces      0badc0de', 'nonces      0badc0df', 'the seed gives another result');
refused(fair, 'nonces      0badc0de', 'nonces      0badc0d', 'no nonce');
refused(fair, /^seed +./m, m => m.slice(0, -1) + (m.endsWith('0') ? '1' : '0'), 'not the commitment');
refused(fair, /^commitment +./m, m => m.slice(0, -1) + (m.endsWith('0') ? '1' : '0'), 'not the commitment');
refused(fair, /^seed +../m, m => m.slice(0, -2), 'no seed');

const table = await play(true);
assert.match(table, /^dice +table$/m);
assert.match(verify(table).stdout, /ok, .*; the cards are those of the seed/);
refused(table, /^dice +table\n/m, '', 'the seed gives another result');
console.log('fair dice are verified, others are not');
