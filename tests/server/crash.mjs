// Games under load on a server that is killed (SIGKILL) again and again. Players come back, ask for what they missed and
// send again what was not answered. Whatever anybody was told stays true: every acknowledged action is in the log, in
// order, exactly once, and the games go on. With a disk that loses what was not synced (bad_disk.mjs) each kill is a power
// loss as well.
// Usage: node crash.mjs BOCAGE_BINARY SOURCE_DIR [SHIM WRITER]; BOCAGE_KILLS or BOCAGE_POWER_LOSSES says how often
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { LIMIT, Player, Server, claim, eventually, generator, makeGame, newSecret, playOn, run, sleep, toldTheSame, within,
         workFolder } from './client.mjs';
import { BadDisk } from './bad_disk.mjs';

const [binary, top, shim, writer] = process.argv.slice(2);
const kills = shim ? process.env.BOCAGE_POWER_LOSSES ?? '10' : process.env.BOCAGE_KILLS ?? '20';
const TABLES = 4; // games at once

const work = workFolder('crash');
const disk = shim ? new BadDisk(work, shim) : null;
const server = new Server(binary, join(disk?.folder ?? work, 'games.db'), {
    top, env: disk?.env, args: ['--limit-messages', '0', '--limit-connections', '0', '--limit-games', '0', '--limit-imports', '0', '--limit-kib', '0', '--limit-log', '0'] });
const random = generator(44);
const games = []; // all that were ever made: { secrets, players, done }
let acknowledged = 0;
let finished = 0;
let closing = false;

/* -- the load ------------------------------------------------------------------------------------------------------- */

/** Over HTTP nothing is sent again by itself: ask until there is an answer. */
async function persistently(ask) {
    for (const end = Date.now() + 3 * LIMIT; ;) {
        try {
            return await ask();
        } catch (error) {
            if (error instanceof assert.AssertionError || Date.now() > end)
                throw error;
            await sleep(20);
        }
    }
}

/** Two people and sometimes a spectator, all of whom come back whenever the server does. */
async function newTable(number) {
    const { secrets } = await persistently(() => makeGame(server, { seats: { axis: 'friend' } }));
    const friend = newSecret();
    await persistently(() => claim(server, secrets.invitation, friend));
    const all = [['allies', secrets.me], ['axis', friend], ['spectator', secrets.spectator]].slice(0, 2 + number % 2)
        .map(([seat, secret]) => new Player(server, secret, { name: `${seat}-${number}`, faithful: true }));
    const game = { number, players: all.slice(0, 2), all, done: { allies: [], axis: [] } };
    for (const player of all)
        await player.arrive();
    for (const player of game.players)
        note(game, await player.join());
    games.push(game);
    return game;
}

/** An answer is a promise: what it told must be in the log for ever. */
function note(game, answer) {
    acknowledged++;
    game.done[answer.seat].push(answer.entries[0]);
}

/** Act as fast as answers come; a new game when one is over. */
async function keepPlaying(place) {
    const choose = generator(place);
    for (let number = place; ; number += TABLES) {
        const game = await newTable(number);
        const end = await playOn(game.players, choose, { stop: () => closing, each: async (step, player, answer) => {
            note(game, answer);
            if (answer.entries.length === 1 && answer.actor === answer.seat && choose(8) === 0)
                note(game, await player.must({ do: 'undo', seat: answer.seat, version: answer.version }));
        } });
        if (closing)
            return;
        assert.equal(end.actor, 'nobody');
        game.over = true;
        finished++;
        await toldTheSame(game.all);
        for (const player of game.all)
            await player.leave();
    }
}

/* -- the kills ------------------------------------------------------------------------------------------------------ */

/** Mostly in the midst of work, now and then while it has hardly started. */
async function liveForAWhile() {
    if (random(10) > 0) {
        const before = acknowledged;
        await eventually(() => acknowledged > before + random(4), 'actions are acknowledged after a restart', 3 * LIMIT);
    }
    await sleep(random(60));
}

async function killAgainAndAgain(count) {
    for (let i = 0; i < count; i++) {
        await liveForAWhile();
        await server.kill();
        if (disk) {
            disk.losePower(random);
            assert.equal(disk.check(writer, 'games.db', work)[0], 'ok', `the database after power loss ${i + 1}`);
        }
        await server.start();
    }
}

/* -- what must be true ---------------------------------------------------------------------------------------------- */

/** The log of a seat, read by somebody who comes anew, against what was told and acknowledged before. */
async function logIsWhatWasTold(game) {
    for (const player of game.all) {
        const reader = new Player(server, player.secret, { name: `reader-${player.name}` });
        await reader.enter();
        const seat = player.seats[0];
        const log = reader.ledger(seat).entries;
        assert.deepEqual(log, player.ledger(seat).entries, `game ${game.number}: the log of ${seat} is not what was told`);
        if (seat !== 'spectator') {
            const by = log.filter(e => e.by === seat);
            assert.deepEqual(by, game.done[seat], `game ${game.number}: ${seat}'s actions are not those that were acknowledged`);
        }
        await reader.leave();
    }
}

async function nothingIsLostOrDoubled() {
    await server.start();
    const load = Array.from({ length: TABLES }, (_, place) => keepPlaying(place));
    const failed = Promise.all(load).then(() => new Promise(() => {})); // only its failure matters before the end
    await Promise.race([killAgainAndAgain(Number(kills)), failed]);
    closing = true;
    await within(Promise.all(load), 'the end of the load', 3 * LIMIT);
    for (const game of games)
        await logIsWhatWasTold(game);
}

async function gamesGoOn() {
    const open = games.filter(g => !g.over);
    assert.equal(open.length, TABLES);
    for (const game of open) {
        await playOn(game.players, random);
        await toldTheSame(game.all);
    }
    await server.stop();
    await server.start();
    for (const game of open)
        for (const player of game.all) {
            await player.until(p => p.connected, 'a connection');
            await player.leave();
        }
    await server.stop();
    console.log(`  ${kills} ${disk ? `power losses (${disk.dropped} bytes not synced)` : 'kills'}, ${games.length} games (${finished} to their end), ${acknowledged} acknowledged actions: none lost, none doubled`);
}

await run([nothingIsLostOrDoubled, gamesGoOn]);
