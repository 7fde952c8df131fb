// What the checks of chance share: the client's own arithmetic, fresh games of whatever is legal, and the program's word on them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { makeRandom, startEngine } from '../engine.mjs';

/** `seats` of the ruleset in their order, the first of which gives a short nonce; `more`: further parts of its client that are wanted. */
export async function openChance(binary, source, ruleset, seats, more = []) {
    const work = mkdtempSync(join(tmpdir(), 'bocage-dice-'));
    process.on('exit', () => rmSync(work, { recursive: true }));
    const { build } = createRequire(join(source, 'web/package.json'))('esbuild');
    const bundle = join(work, 'verify.mjs');
    const parts = [`${ruleset}/verify`, 'common/replay_check', 'common/entries', ...more].map(part => `export * from './${part}';`);
    await build({ stdin: { contents: parts.join(' '), resolveDir: join(source, 'web/src') }, bundle: true, platform: 'node', format: 'esm', outfile: bundle });
    const client = await import(bundle), { findAll, verifyReplay, withoutUndone } = client;
    const tables = JSON.parse(execFileSync(binary, ['tables', '--json'], { encoding: 'utf8', maxBuffer: 1 << 24 }))[ruleset];
    const { ask, end } = startEngine(binary);
    const nonces = ['0badc0de', 'ff'.repeat(32)];
    const saw = Object.fromEntries(seats.map((seat, i) => [seat, nonces[i]]));
    const programVerifies = (replay, ...options) => {
        const file = join(work, 'game.replay');
        writeFileSync(file, replay);
        return spawnSync(binary, ['replay', '--verify', ...options, file], { encoding: 'utf8' });
    };

    /** A game of whatever is legal, some of it taken back again. */
    async function play(seed, setup) {
        const random = makeRandom(seed);
        const { seats: all, board } = await ask({ do: 'new', seed, open: true, ...setup });
        const named = setup.form ? Object.keys(all) : seats; // each of several seats gives a nonce of its own
        named.forEach((seat, i) => saw[seat] ??= `${i}0`.repeat(i + 1));
        const here = named.filter(seat => seat in all && !(seat in (setup.seats ?? {})));
        let game;
        for (const seat of here)
            game = await ask({ do: 'join', seat, nonce: saw[seat] });
        for (let i = 0; game.actor !== 'nobody' && i < 3000; i++) {
            if (game.need === 'dice') {
                const { view } = await ask({ do: 'view', seat: here[0] });
                game = await ask({ do: 'chance', seat: here[0], action: `roll ${'infantry '.repeat(view.open.at(-1).dice)}`.trim(), version: game.version });
                continue;
            }
            const asked = []; /* of several who choose in secret, who has chosen is asked no more */
            for (const seat of game.actors.filter(one => here.includes(one)))
                asked.push({ seat, ...await ask({ do: 'legal', seat }) });
            const next = asked.find(one => one.actions.length);
            if (!next) { /* a computer player thinks */
                await new Promise(done => setTimeout(done, 2));
                game = await ask({ do: 'view', seat: here[0] });
                continue;
            }
            const { seat, actions } = next;
            game = await ask({ do: 'act', seat, action: actions[random(actions.length)], version: game.version });
            const { view } = game.actor === seat ? await ask({ do: 'view', seat }) : { view: null };
            if (view?.undo.allowed && random(8) === 0)
                game = await ask({ do: 'undo', seat, version: game.version });
        }
        for (let i = 0; game.actor !== 'nobody' && i < here.length; i++) // a team gives up when all in it have agreed
            game = await ask({ do: 'resign', seat: here[i] });
        const { replay } = await ask({ do: 'replay' });
        const entries = [];
        for (let since = 0; since !== undefined;) {
            const answer = await ask({ do: 'entries', seat: here[0], since });
            entries.push(...answer.entries);
            since = answer.more;
        }
        return { replay, entries, board, here };
    }

    /** What the client says; the program must say that all is well. The states of the findings by what they are about. */
    function check({ replay, entries, here }, name, { own = tables, options = [] } = {}) {
        const program = programVerifies(replay, ...options);
        assert.equal(program.status, 0, program.stderr);
        const verdict = verifyReplay(replay, own, withoutUndone(entries));
        assert.equal(verdict.wrong, null, `${name}: ${JSON.stringify(verdict.wrong)}`);
        const given = Object.fromEntries(Object.keys(verdict.nonces).map(seat => [seat, here.includes(seat) ? saw[seat] : '']));
        const promise = { game: '', commitment: verdict.commitment, gave: { [here[0]]: saw[here[0]] }, saw: given };
        const findings = findAll(verdict, { promise, mine: [here[0]], entries });
        return { verdict, states: Object.fromEntries(findings.map(finding => [finding.what, finding.state])) };
    }
    return { tables, play, check, verify: (replay, entries = [], own = tables) => verifyReplay(replay, own, withoutUndone(entries)), end, work, client };
}

export const well = { seed: 'right', promise: 'right', nonce: 'right', nonces: 'right', seen: 'right', results: 'right' };
export const count = (text, pattern) => (text.match(pattern) ?? []).length;
