// Writes a set of files for tests/old with the program of today: to be run with the release build of the last commit before a format
// or the rules of a game change. People act at random until what a game is to show has come up. No test runs it: what it has
// written is never made again.
// Usage: node make_old.mjs BOCAGE_BINARY SOURCE_DIR FOLDER
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { readRules } from '../../web/rules.mjs';
import { claim, generator, makeGame, newest, Player, playTogether, Server, workFolder } from './client.mjs';

const [binary, source, folder] = process.argv.slice(2);
const random = generator(1945);
const battle = name => readFileSync(join(source, `data/assault/${name}.scn`), 'utf8');
const bocage = (words, input) => {
    const { status, stdout, stderr } = spawnSync(binary, words, { encoding: 'utf8', input, maxBuffer: 1 << 28 });
    assert.equal(status, 0, `${words.join(' ')}: ${stderr}`);
    return stdout;
};
const games = {};
for (const name of ['saves', 'replays', 'positions'])
    mkdirSync(join(folder, name), { recursive: true });
const serve = db => new Server(binary, db, { top: source, args: ['--limit-games', '1000', '--limit-messages', '60000', '--hush', '1'] }).start();

/* -- games that are played -------------------------------------------------------------------- */

/** A game of me and perhaps a friend, both inside. */
async function begin(server, name, what, body, friend) {
    const made = await makeGame(server, { ...body, seats: friend ? { [friend]: 'friend' } : {} });
    const secrets = [made.secrets.me, ...friend ? [await claim(server, made.secrets.invitation)] : []];
    games[name] = { what, game: made.game, me: secrets[0], ...friend && { friend: secrets[1] }, spectator: made.secrets.spectator };
    const players = secrets.map(secret => new Player(server, secret, { name: secret.slice(0, 4) }));
    for (const player of players)
        await player.enter();
    for (const player of players)
        await player.join();
    return players;
}

const play = (players, stop) => playTogether(players, random, stop);
async function stand(name, player, window) {
    const [seat] = player.mine;
    await player.must({ do: 'stand', seat, window, answer: 'pass' });
    ((games[name].passes ??= {})[seat] ??= []).push(window);
}
const leave = async players => Promise.all(players.map(player => player.leave()));
const never = () => false;

async function playMemoir(server) {
    const friends = await begin(server, 'friends', 'memoir: a skirmish of two people, open; the Allies pass every ambush', {}, 'axis');
    await stand('friends', friends[0], 'ambush');
    await play(friends, (now, step) => step >= 12);
    const over = await begin(server, 'memoir-over', 'memoir: a skirmish that the Axis has given up, so over', {}, 'axis');
    await play(over, (now, step) => step >= 12);
    games['memoir-over'].result = (await over[1].must({ do: 'resign', seat: 'axis' })).result;
    await leave([...friends, ...over]);
}

/** Stopped where something is open: a secret question, a reaction window, a combat. */
async function playToQuestions(server) {
    const duel = await begin(server, 'secret', 'assault: two people choose in step 10, the American has; the German passes step 9',
                             { scenario: 'training-grounds' }, 'german');
    await stand('secret', duel[1], 'combat');
    const asked = await play(duel, now => now.actors.length === 2);
    const [american] = duel, card = (await american.legal('american')).at(-1);
    assert.equal((await american.act(card, 'american', asked.version)).answered, card);
    games.secret.answers = { american: card };

    const window = await begin(server, 'window', 'assault: somebody is asked in a reaction window', { scenario: 'training-grounds' }, 'german');
    games.window.window = (await play(window, (now, step) => step >= 40 && now.window && now.window !== 'combat')).window;
    assert.ok(games.window.window);

    const combat = await begin(server, 'combat', 'assault: a combat in which cards are played', { scenario: 'hill-2018' }, 'german');
    await play(combat, async (now, step) => step >= 40 && now.actors.length === 1 && (await combat[0].must({ do: 'view' })).view.combat?.step === 'cards');
    assert.notEqual(newest(combat).actor, 'nobody');
    await leave([...duel, ...window, ...combat]);
}

async function playAssault(server) {
    const solo = await begin(server, 'solo', 'assault: Elsenborn Ridge for one, open', { scenario: 'elsenborn-ridge' });
    await play(solo, (now, step) => step >= 40);
    const values = await begin(server, 'values', "assault: two people with a number of an owner's own box, open; the German passes two kinds of windows",
                               { text: `${battle('training-grounds')}\nvalue-unit usa-riflemen morale 5\n` }, 'german');
    await stand('values', values[1], 'card');
    await stand('values', values[1], 'arrived');
    await play(values, (now, step) => step >= 30);
    const over = await begin(server, 'over', 'assault: a duel of two people, over', { scenario: 'training-grounds' }, 'german');
    games.over.result = (await play(over, never)).result;
    const lost = await begin(server, 'solo-over', 'assault: Aachen for one, over', { scenario: 'aachen' });
    games['solo-over'].result = (await play(lost, never)).result;
    const battles = await begin(server, 'battle', 'assault: Carentan of two people, open', { scenario: 'carentan' }, 'german');
    await play(battles, (now, step) => step >= 40);
    const given = await begin(server, 'battle-over', 'assault: Carentan, which the German side has given up, so over', { scenario: 'carentan' }, 'german');
    await play(given, (now, step) => step >= 20);
    games['battle-over'].result = (await given[1].must({ do: 'resign', seat: 'german' })).result;
    await leave([...solo, ...values, ...over, ...lost, ...battles, ...given]);
    const made = await makeGame(server, { scenario: 'metz', seats: { german: 'friend' } });
    games.invitation = { what: 'assault: nobody has come yet', game: made.game, ...made.secrets };
}

/* -- what is written -------------------------------------------------------------------------- */

const db = join(folder, 'games.db'), server = await serve(db);
await playMemoir(server);
await playToQuestions(server);
await playAssault(server);
await server.stop();
for (const { id, version, result } of JSON.parse(bocage(['games', '--db', db, '--json']))) {
    const name = Object.keys(games).find(key => games[key].game === id);
    games[name].version = version;
    bocage(['games', '--db', db, 'export', id, '-o', join(folder, result ? `replays/${name}.replay` : `saves/${name}.session`)]);
}

// Part of what a killed server has kept stands in the log alone. Its files are copied before anything opens them again.
const work = workFolder('make-old'), dying = await serve(join(work, 'killed.db'));
const last = await begin(dying, 'killed', 'assault: a duel in `killed.db`', { scenario: 'marie-du-mont' }, 'german');
games.killed.version = (await play(last, (now, step) => step >= 2)).version;
await stand('killed', last[0], 'card');
games.killed.version = newest(last).version;
await dying.kill();
for (const end of ['', '-wal'])
    copyFileSync(join(work, `killed.db${end}`), join(folder, `killed.db${end}`));

const requests = [{ do: 'new', scenario: 'hill-2018', seed: 7 }, { do: 'stand', seat: 'american', window: 'arrived', answer: 'pass' }, { do: 'save' }];
const answers = bocage(['engine'], requests.map(request => JSON.stringify(request)).join('\n')).trim().split('\n').map(line => JSON.parse(line));
assert.ok(answers.at(-1).ok, answers.at(-1).text);
writeFileSync(join(folder, 'saves/engine.session'), answers.at(-1).save);

// As it begins, in the middle of a combat, in a window, and as it ends.
const replay = join(folder, 'replays/over.replay'), plies = bocage(['replay', '--json', replay]).trim().split('\n').length;
const at = ply => bocage(['show', '--format', 'scn', `${replay}@${ply}`]);
const first = pattern => Array.from({ length: plies }, (_, ply) => ply).find(ply => pattern.test(at(ply)));
for (const [name, ply] of [['begins', 1], ['combat', first(/^combat/m)], ['window', first(/^todo +window /m)]])
    writeFileSync(join(folder, `positions/${name}.scn`), at(ply));
for (const name of ['over', 'solo-over'])
    writeFileSync(join(folder, `positions/${name}.scn`), bocage(['show', '--format', 'scn', join(folder, `replays/${name}.replay`)]));

for (const ruleset of ['memoir', 'assault']) {
    const blocks = readRules(readFileSync(join(source, `docs/rules/${ruleset}.md`), 'utf8'));
    writeFileSync(join(folder, `rules-${ruleset}.txt`), `${blocks.flatMap(({ id }) => id ?? []).join('\n')}\n`);
}
writeFileSync(join(folder, 'games.json'), `${JSON.stringify(games, null, 2)}\n`);
rmSync(`${db}-lock`, { force: true });
process.exit();
