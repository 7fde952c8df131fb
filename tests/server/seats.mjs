// A game of three over the network, played with the toy (tests/toy): an invitation for each seat, secret answers that survive
// kill -9 and show nowhere, partners who act in any order, undo, reconnecting, and a team that resigns together.
// Usage: node seats.mjs BOCAGE_TOY_BINARY SOURCE_DIR
import { claim, get, good, makeGame, Player, post, run, secretsUsed, Server, sleep, toldTheSame, workFolder } from './client.mjs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, top] = process.argv.slice(2);
const server = await new Server(binary, join(workFolder('seats'), 'games.db'),
                                { top, args: ['--metrics', '127.0.0.1:0', '--limit-messages', '0', '--limit-games', '0'] }).start();

const TEAM = 'bocage 1\nruleset toy\nform team\n';

/** Red, who makes the game, blue and blue-2, who have their invitations, and somebody who looks on. */
async function threeAndSpectator(more = {}) {
    const made = good(await post(server, '/api/games', { ...more, text: TEAM, seats: { blue: 'friend', 'blue-2': 'friend' } }));
    assert.deepEqual(Object.keys(made.secrets.invitations), ['blue', 'blue-2']);
    const red = new Player(server, made.secrets.me, { name: 'red' });
    const spectator = new Player(server, made.secrets.spectator, { name: 'spectator' });
    const blues = [];
    for (const [name, invitation] of Object.entries(made.secrets.invitations)) {
        secretsUsed.add(invitation);
        blues.push(new Player(server, await claim(server, invitation), { name }));
    }
    const all = [red, ...blues, spectator];
    for (const player of all)
        await player.enter();
    assert.deepEqual(all.map(p => p.mine), [['red'], ['blue'], ['blue-2'], []]);
    for (const player of [red, ...blues])
        await player.join();
    for (const player of all)
        await player.until(p => p.state.actor === 'red', 'red to choose');
    return { game: made.game, red, blue: blues[0], blue2: blues[1], spectator, players: [red, ...blues], all };
}

/** What everybody may look at, /metrics included; but for how long the server has been running. */
const figures = async () => (await get({ port: server.metricsPort }, '/metrics')).text.split('\n')
    .filter(line => line.startsWith('bocage_') && !/uptime|seconds|memory|bytes|connections|requests_total|waiting/.test(line)).join('\n');

async function bid(table) {
    await table.red.act('choose high');
    for (const player of table.all)
        await player.until(p => p.state.actors.length === 3, 'three to be asked');
}

async function answersSurviveAKill() {
    const table = await threeAndSpectator();
    await bid(table);
    const { version } = table.red.state, before = await figures();
    const others = [table.red, table.blue2, table.spectator];
    const told = others.map(p => JSON.stringify([p.state, p.ledger().entries]));
    const [card] = await table.blue.legal();
    const answer = await table.blue.act(card);
    assert.equal(answer.answered, card);
    assert.equal(answer.version, version);
    await sleep(300); // nothing comes that would tell
    assert.deepEqual(others.map(p => JSON.stringify([p.state, p.ledger().entries])), told);
    assert.equal(await figures(), before, 'the figures tell of an answer');

    await server.kill();
    await server.start();
    for (const player of table.all)
        await player.enter();
    assert.equal((await table.blue.must({ do: 'view' })).view.answered, card);
    await table.blue.mustNot({ do: 'act', action: card, version }, 'BCG_ANSWERED_ALREADY');
    assert.ok(!('answered' in (await table.red.must({ do: 'view' })).view));
    assert.deepEqual(table.red.state.actors, ['red', 'blue', 'blue-2'], 'all are asked, as far as anybody is told');

    for (const player of [table.blue2, table.red])
        await player.act((await player.legal())[0]);
    for (const player of table.all)
        await player.reaches(version + 3);
    assert.deepEqual(table.spectator.ledger().entries.slice(version, version + 3).map(e => e.by), ['red', 'blue', 'blue-2']);
    await toldTheSame(table.all);
}

/** A table at which both of blue may scout, after the first bids: with cards in their hands for more. */
async function scouting() {
    for (let tries = 0; tries < 60; tries++) {
        const table = await threeAndSpectator();
        await bid(table);
        for (const player of table.players)
            await player.act((await player.legal())[0]);
        for (const player of table.all)
            await player.until(p => p.state.version === table.blue2.state.version, 'the bids');
        if (table.red.state.actors.join() === 'blue,blue-2') // else red has scored, or nobody has
            return table;
        for (const player of table.all)
            await player.leave();
    }
    throw new Error('blue never scored');
}

async function partnersActInAnyOrder() {
    const table = await scouting();
    const { version } = table.red.state;
    for (const player of table.all)
        await player.reaches(version);
    await table.blue.act('pass');
    await table.blue.must({ do: 'undo', version: table.blue.state.version });
    await table.blue.act('pass');
    // blue-2 has not heard of any of that: it is a partner's, and scouting is still allowed
    const answer = await table.blue2.must({ do: 'act', action: 'scout red', version });
    assert.ok(answer.version > version);
    await table.blue2.mustNot({ do: 'undo', version: answer.version }, 'BCG_UNDO_REVEALED');
    await table.red.mustNot({ do: 'act', action: 'lay 1', version }, 'BCG_STALE');
    await table.red.drop();
    await table.red.enter();
    for (const player of table.all)
        await player.reaches(answer.version);
    await toldTheSame(table.all);
}

/** Blue takes back what it did before its partner; that stays, also after a kill. */
async function undoLeavesThePartnersAction() {
    const table = await scouting();
    const { version } = table.red.state;
    for (const player of table.all)
        await player.reaches(version);
    await table.blue.act('scout blue'); // the first seat knows its post
    await table.blue2.must({ do: 'act', action: 'pass', version });
    await table.blue.reaches(version + 2);
    const undone = await table.blue.must({ do: 'undo', version: version + 2 });
    assert.deepEqual(undone.entries[0].undoes, [version + 1]);
    assert.deepEqual(undone.actors, ['blue']);
    await server.kill();
    await server.start();
    for (const player of table.all)
        await player.enter();
    assert.deepEqual(table.spectator.state.actors, ['blue']);
    await toldTheSame(table.all);
    await table.blue.act('scout blue');
    for (const player of table.all)
        await player.reaches(version + 4);
    await toldTheSame(table.all);
}

/** Blue goes away; its partner lets a computer player stand in, which a kill does not change; blue comes back and has its seat again. */
async function aComputerPlayerStandsIn() {
    const table = await threeAndSpectator({ absent: 1 });
    await bid(table);
    await table.red.mustNot({ do: 'substitute', for: 'blue', level: 'random' }, 'BCG_NOT_AWAY');
    await table.blue.leave();
    await sleep(300);
    await table.blue2.mustNot({ do: 'substitute', for: 'blue', level: 'random' }, 'BCG_NOT_AWAY');
    await table.spectator.mustNot({ do: 'substitute', for: 'blue', level: 'random' }, 'NO_SEAT');
    await sleep(800);
    assert.equal(table.red.state.substitutes, undefined, 'never by itself');
    const given = await table.blue2.must({ do: 'substitute', for: 'blue', level: 'random' });
    assert.deepEqual(given.substitutes, { blue: 'random' });
    await server.kill();
    await server.start();
    for (const player of [table.red, table.blue2, table.spectator])
        await player.enter();
    assert.deepEqual(table.red.state.substitutes, { blue: 'random' });
    for (const player of [table.red, table.blue2])
        await player.act((await player.legal())[0]);
    await table.red.until(p => p.state.version >= given.version + 3, 'the bid of the computer player');
    await table.blue.enter();
    await table.blue.must({ do: 'return' });
    await table.red.until(p => p.state.substitutes === undefined, 'blue to be back');
    await table.blue.mustNot({ do: 'return' }, 'BCG_NO_STAND_IN');
    for (const player of table.all)
        await player.until(p => p.state.version === table.blue.state.version, 'the same');
    await toldTheSame(table.all);
}

/** Blue points; its partner is told at what, everybody else only that it did, each time in the same words. */
async function partnersTalk() {
    const table = await threeAndSpectator();
    const heard = new Map(table.all.map(player => [player.name, []]));
    for (const player of table.all)
        for (const kind of ['told', 'pointed', 'proposed'])
            player.on(kind, (_, message) => heard.get(player.name).push(message));
    await table.blue.must({ do: 'tell', phrase: 'hold' });
    await table.blue.must({ do: 'point', at: 'red' });
    await table.blue.must({ do: 'propose', action: 'scout red' });
    await table.blue.mustNot({ do: 'tell', phrase: 'anything else' }, 'BAD_REQUEST');
    await table.red.mustNot({ do: 'point', at: 'red' }, 'NOT_ALLOWED');
    await table.spectator.mustNot({ do: 'point', at: 'red' }, 'NO_SEAT');
    await table.spectator.until(() => heard.get('spectator').length === 3, 'that blue has pointed');
    await table.red.until(() => heard.get('red').length === 3, 'that blue has pointed');
    await table.blue2.until(() => heard.get('blue-2').length === 3, 'what blue has said');
    assert.deepEqual(heard.get('blue-2'), [{ told: 'blue', phrase: 'hold' }, { pointed: 'blue', at: 'red' },
                                           { proposed: 'blue', action: 'scout red' }]);
    for (const other of ['red', 'spectator'])
        assert.deepEqual(heard.get(other), Array(3).fill({ pointed: 'blue', hidden: true }));
    assert.deepEqual(heard.get('blue'), []);
}

async function aTeamResignsTogether() {
    const table = await threeAndSpectator();
    const offered = await table.blue.must({ do: 'resign' });
    assert.deepEqual(offered.offers, ['blue']);
    await table.blue.mustNot({ do: 'resign' }, 'BCG_OFFERED_ALREADY');
    assert.equal(table.red.state.result, undefined);
    const over = await table.blue2.must({ do: 'resign' });
    assert.equal(over.result, 'red');
    assert.equal(over.resigned, 'blue');
    for (const player of table.all)
        await player.until(p => p.state.result === 'red', 'the result');
    const shown = good(await get(server, `/api/game`, { secret: table.red.secret }));
    assert.deepEqual(shown.match.wins, { red: 1, blue: 0 });
    good(await post(server, `/api/rematch`, undefined, { secret: table.red.secret }));
}

async function computerPartners() {
    const made = await makeGame(server, { text: TEAM, seats: { blue: 'random', 'blue-2': 'random' } });
    const red = new Player(server, made.secrets.me, { name: 'red' });
    await red.enter();
    await red.join();
    for (let step = 0; step < 200 && red.state.actor !== 'nobody'; step++) {
        await red.until(p => p.state.actor === 'nobody' || p.state.actors.includes('red'), 'a decision', 20_000);
        const actions = red.state.actor === 'nobody' ? [] : await red.legal();
        if (actions.length)
            await red.act(actions[0]);
        else
            await sleep(20);
    }
    assert.equal(red.state.actor, 'nobody');
    assert.ok(['red', 'blue', 'draw'].includes(red.state.result));
}

await run([answersSurviveAKill, partnersActInAnyOrder, undoLeavesThePartnersAction, aComputerPlayerStandsIn, partnersTalk, aTeamResignsTogether, computerPartners]);
