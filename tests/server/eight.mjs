// Eight seats over the network, played with the toy (tests/toy): one person with one seat, one with two and one with three that were
// claimed one by one under the same secret, and two computer players, in a game whose server is killed again and again; who sits
// where, as everybody may know; and people who want in, or further in, where they do not belong.
// Usage: node eight.mjs BOCAGE_TOY_BINARY SOURCE_DIR; BOCAGE_TABLE_KILLS says how often
import { claim, generator, get, good, isRefusal, newest, newSecret, Player, playTogether, post, refused, run, secretsUsed, Server, sleep,
         toldTheSame, workFolder } from './client.mjs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, top] = process.argv.slice(2);
const kills = Number(process.env.BOCAGE_TABLE_KILLS ?? 6);
const server = await new Server(binary, join(workFolder('eight'), 'games.db'),
                                { top, args: ['--limit-messages', '0', '--limit-games', '0', '--limit-connections', '0'] }).start();
const random = generator(8);

const EIGHT = 'bocage 1\nruleset toy\nform eight\n';
const WORDS = ['red', 'red-2', 'red-3', 'red-4', 'blue', 'blue-2', 'blue-3', 'blue-4'];
const SEATS = { 'red-2': 'friend', 'red-3': 'random', 'red-4': 'friend', blue: 'friend', 'blue-2': 'friend', 'blue-3': 'random', 'blue-4': 'friend' };
const WHOSE = { maker: ['red'], second: ['red-2', 'red-4'], third: ['blue', 'blue-2', 'blue-4'] };

/** The game, with every invitation still open. */
async function newTable() {
    const made = good(await post(server, '/api/games', { text: EIGHT, seats: SEATS, lobby: true }));
    assert.deepEqual(Object.keys(made.secrets.invitations).sort(), ['blue', 'blue-2', 'blue-4', 'red-2', 'red-4']);
    Object.values(made.secrets.invitations).forEach(secret => secretsUsed.add(secret));
    return made;
}

const seatsIn = async secret => {
    const shown = good(await get(server, '/api/game', { secret }));
    return { seats: shown.seats, presence: shown.presence };
};

/** Everybody claims what is theirs, one call for each seat, and joins. */
async function seated({ faithful = false } = {}) {
    const made = await newTable();
    const maker = new Player(server, made.secrets.me, { name: 'maker', faithful });
    const spectator = new Player(server, made.secrets.spectator, { name: 'spectator', faithful });
    const [second, third] = ['second', 'third'].map(name => new Player(server, newSecret(), { name, faithful }));
    for (const player of [second, third])
        for (const seat of WHOSE[player.name]) {
            await claim(server, made.secrets.invitations[seat], player.secret);
            await claim(server, made.secrets.invitations[seat], player.secret); // asked again
        }
    const players = [maker, second, third], all = [...players, spectator];
    for (const player of all)
        await player.enter();
    for (const player of players)
        assert.deepEqual(player.mine, WHOSE[player.name]);
    const { games } = good(await get(server, '/api/lobby'));
    assert.ok(!games.some(game => game.game === made.game), 'nobody is wanted any more');
    for (const player of players)
        for (const seat of player.mine)
            await player.join(seat);
    return { made, maker, second, third, spectator, players, all };
}

const isThere = who => Object.fromEntries(WORDS.map(word => [word, who.includes(word)]));

/** Taken or not, a person or a computer player, here or not: everybody is told the same. */
async function everybodyKnowsWhoSitsWhere() {
    const made = await newTable();
    const { games } = good(await get(server, '/api/lobby'));
    assert.deepEqual(games.find(game => game.game === made.game).seats, ['red-2', 'red-4', 'blue', 'blue-2', 'blue-4']);
    const computers = ['red-3', 'blue-3'];
    const empty = Object.fromEntries(WORDS.map(word => [word, computers.includes(word) ? 'random' : 'empty']));
    assert.deepEqual(await seatsIn(made.secrets.spectator), { seats: empty, presence: isThere(computers) });
    // an invitation tells as much, before anybody claims it
    assert.deepEqual((await seatsIn(made.secrets.invitations.blue)).seats, empty);

    const third = new Player(server, await claim(server, made.secrets.invitations.blue), { name: 'third' });
    await third.enter();
    await third.join('blue');
    await claim(server, made.secrets.invitations['blue-2'], third.secret); // while it is here
    await sleep(100);
    assert.deepEqual(await seatsIn(made.secrets.spectator), { seats: { ...empty, blue: 'person' }, presence: isThere([...computers, 'blue', 'blue-2']) });
    await third.join('blue-2');
    await third.drop();
    for (let n = 0; n < 100 && (await seatsIn(made.secrets.spectator)).presence.blue; n++)
        await sleep(20);
    assert.deepEqual(await seatsIn(made.secrets.spectator),
                     { seats: { ...empty, blue: 'person', 'blue-2': 'person' }, presence: isThere(computers) });
    await third.enter();
    assert.deepEqual(third.mine, ['blue', 'blue-2']);
    await third.leave();
}

/** Acknowledged answers, secret ones too, are never lost, and everybody is told the same game. */
async function aGameOfEightSurvivesKills() {
    const table = await seated({ faithful: true });
    let killed = 0;
    const given = []; // { seat, action, version } that were acknowledged
    const ask = table.third.ask.bind(table.third);
    table.third.ask = async request => {
        const answer = await ask(request);
        if (request.do === 'act' && answer.ok)
            given.push({ by: request.seat, action: request.action });
        return answer;
    };
    for (let game = 0; killed < kills && game < 3 * kills; game++) {
        const now = game === 0 ? table : await seated({ faithful: true });
        await playTogether(now.players, random, async () => {
            if (killed < kills && random(4) === 0) {
                killed++;
                await server.kill();
                await server.start();
                for (const player of now.all)
                    await player.until(p => p.connected, 'a connection');
            }
            return false;
        });
        for (const player of now.all)
            await player.until(p => p.state.actor === 'nobody', 'the end');
        await toldTheSame(now.all);
        for (const player of now.players) { // who comes anew is told the same
            const reader = new Player(server, player.secret, { name: `reader-${player.name}` });
            await reader.enter();
            for (const seat of player.seats)
                assert.deepEqual(reader.ledger(seat).entries, player.ledger(seat).entries);
            await reader.leave();
        }
        if (now === table) {
            const done = ['blue', 'blue-2', 'blue-4'].flatMap(seat => table.third.ledger(seat).entries)
                .filter(entry => entry.did === 'act' && entry.action).map(entry => `${entry.by} ${entry.action}`);
            assert.ok(given.length > 0);
            for (const { by, action } of given)
                assert.ok(done.includes(`${by} ${action}`), `${by}'s ${action} was acknowledged and is lost`);
        }
        for (const player of now.all)
            await player.leave();
    }
    assert.equal(killed, kills);
    console.log(`  ${killed} kills: nothing acknowledged was lost`);
}

/** Nobody gets a seat, speaks for one, or stands in for one that is not theirs to. */
async function intrudersGetNoFurther() {
    const table = await seated(), other = await newTable();
    const { third, maker, spectator } = table;
    const used = table.made.secrets.invitations.blue;
    // the invitation has been used; what it was exchanged for stays whose it is
    refused(await post(server, '/api/claim', { invitation: used, secret: newSecret() }), 'a used invitation');
    good(await post(server, '/api/claim', { invitation: used, secret: maker.secret }), 'asked by somebody who is in the game');
    await maker.drop();
    await maker.enter();
    assert.deepEqual(maker.mine, ['red'], 'and has no seat more by it');
    // a secret of another game, of those who look on, of an invitation, or none
    for (const [what, secret] of Object.entries({ 'another game': maker.secret, 'who looks on': other.secrets.spectator,
                                                  'the invitation': other.secrets.invitations.blue, 'another invitation': other.secrets.invitations['blue-2'],
                                                  nothing: '' }))
        refused(await post(server, '/api/claim', { invitation: other.secrets.invitations.blue, secret }), `a claim with the secret of ${what}`);
    // somebody else's seats
    for (const request of [{ do: 'join', seat: 'red' }, { do: 'act', seat: 'red', action: 'choose high', version: third.state.version },
                           { do: 'tell', seat: 'red', phrase: 'hold' }, { do: 'substitute', seat: 'red', for: 'blue', level: 'random' },
                           { do: 'return', seat: 'red' }, { do: 'resign', seat: 'red' }, { do: 'view', seat: 'red' }, { do: 'legal', seat: 'red' }])
        await third.mustNot(request, 'NOT_YOUR_SEAT');
    await third.mustNot({ do: 'substitute', seat: 'blue', for: 'blue-2', level: 'random' }, 'BCG_OWN_SEAT');
    await third.mustNot({ do: 'substitute', seat: 'blue', for: 'blue-3', level: 'random' }, 'BCG_COMPUTER_SEAT');
    await third.mustNot({ do: 'tell', phrase: 'hold' }, 'NO_SEAT'); // for which of its seats?
    for (const request of [{ do: 'substitute', for: 'red', level: 'random' }, { do: 'tell', phrase: 'hold' }, { do: 'return' }])
        await spectator.mustNot(request, 'NO_SEAT');
    for (const request of [{ do: 'tell', seat: 'blue', phrase: 7 }, { do: 'point', seat: 'blue', at: 'x'.repeat(50_000) },
                           { do: 'point', seat: 'blue', card: 'watchword\u202e' }, { do: 'substitute', seat: 'blue', for: ['red'], level: 'random' }])
        isRefusal(await third.ask(request), JSON.stringify(request).slice(0, 80));
    // and the game goes on as if nothing had happened
    await playTogether(table.players, random, async () => false);
    for (const player of table.all)
        await player.until(p => p.state.actor === 'nobody', 'the end');
    await toldTheSame(table.all);
    assert.equal(newest(table.all).result !== undefined, true);
}

await run([everybodyKnowsWhoSitsWhere, aGameOfEightSurvivesKills, intrudersGetNoFurther]);
