// What an earlier Bocage wrote (tests/old) is opened by this one: every game is entered by its old links and played on, saves are
// loaded, replays verified, positions read. A game that mended rules interrupt goes on and says so.
// The first half is about the oldest set, the second about those that were written since (make_old.mjs), whatever rules are played now.
// Usage: node old.mjs BOCAGE_BINARY SOURCE_DIR
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { claim, generator, get, good, newest, newSecret, Player, playOn, playTogether, post, refused, run, Server, workFolder } from './client.mjs';

const [binary, source] = process.argv.slice(2);
const old = join(source, 'tests/old'), work = workFolder('old');
const games = JSON.parse(readFileSync(join(old, 'games.json'), 'utf8'));
const random = generator(1944);
const bocage = (...words) => spawnSync(binary, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
const rulesNow = Object.fromEntries(Object.entries(JSON.parse(bocage('tables', '--json').stdout)).map(([name, tables]) => [name, tables.rules?.[0].version]));
const rules = rulesNow.memoir;
assert.ok(rules >= 2, 'rules 2 do not let landed units back into the ocean: the games called `mended` show it');

function fresh(name, folder = old, as = name) {
    for (const end of ['', '-wal'])
        if (existsSync(join(folder, name + end)))
            copyFileSync(join(folder, name + end), join(work, as + end));
    return join(work, as);
}
const db = fresh('games.db');
const server = await new Server(binary, db, { top: source, args: ['--limit-games', '1000', '--limit-messages', '60000'] }).start();
const listed = () => JSON.parse(bocage('games', '--db', db, '--json').stdout);
const before = listed();
const versionOf = id => before.find(game => game.id === id).version;

/** Enter by a link of then. Of a game that has gone on from another point there are no earlier entries. */
async function enter(secret, { game, since = 0 } = {}) {
    const player = new Player(server, secret, { name: secret.slice(0, 4), game });
    for (const seat of ['axis', 'allies', 'spectator'])
        player.ledger(seat).entries.length = since;
    await player.enter();
    return player;
}

/** All who have a link come in, find the game where it was, and play on. */
async function goesOn(name, { game = games[name].game, actions = 8, notice = false } = {}) {
    const links = games[name], version = versionOf(game);
    const players = [];
    for (const secret of [links.me, links.friend].filter(Boolean))
        players.push(await enter(secret, { since: notice ? version : 0 }));
    const onlooker = await enter(links.spectator, { since: notice ? version : 0 });
    for (const player of [...players, onlooker]) {
        assert.equal(player.entered.game, game, name);
        assert.equal(player.entered.version, version, `${name} has another version than it was left with`);
        assert.equal('notice' in player.entered, notice, `${name}: notice ${player.entered.notice}`);
    }
    assert.deepEqual(onlooker.mine, []);
    const end = await playOn(players, random, { stop: step => step >= actions });
    assert.ok(end.version > version, `${name} did not go on`);
    await onlooker.until(one => one.state.version >= end.version, 'what the others did');
    for (const player of [...players, onlooker])
        await player.leave();
}

async function every_open_game_goes_on() {
    for (const name of ['open', 'friends', 'hotseat', 'overlord', 'ambush', 'retreat'])
        await goesOn(name);
    await goesOn('match', { game: games.match.second });
}

async function dice_of_a_table_are_entered() {
    const player = await enter(games.table.me);
    assert.equal(player.state.need, 'dice');
    const seat = player.mine[0], { open } = (await player.must({ do: 'view', seat })).view;
    const faces = Array(open.at(-1).dice).fill('grenade').join(' ');
    await player.must({ do: 'chance', seat, action: `roll ${faces}`, version: player.state.version });
    await player.leave();
}

async function what_is_over_is_over() {
    const player = await enter(games.finished.me);
    assert.equal(player.state.result, games.finished.result);
    assert.equal(player.state.actor, 'nobody');
    const replay = await get(server, '/api/replay', { secret: games.finished.spectator });
    assert.match(replay.text, /^bocage 2\nreplay +memoir\nrules +\d+\n/);
    await player.leave();
}

async function a_match_is_counted_on() {
    const first = await enter(games.match.me, { game: games.match.game });
    assert.equal(first.state.result, 'axis');
    await first.leave();
    const second = await enter(games.match.me);
    assert.deepEqual(second.mine, ['axis'], 'sides are swapped');
    assert.equal(second.entered.match.round, 1);
    assert.deepEqual(second.entered.match.wins, { axis: 0, allies: 1 });
    await second.must({ do: 'resign', seat: 'axis' });
    const third = good(await post(server, '/api/rematch', undefined, { secret: games.match.friend }));
    assert.notEqual(third.game, games.match.second);
    await second.leave();
}

async function who_is_waited_for_comes() {
    const axis = await enter(await claim(server, games.invitation.invitation)), allies = await enter(games.invitation.me);
    await axis.join();
    await allies.join();
    await playOn([axis, allies], random, { stop: step => step >= 5 });
    const lobby = good(await get(server, '/api/lobby')).games;
    assert.deepEqual(lobby.map(game => game.game), [games.lobby.game]);
    const secret = newSecret();
    good(await post(server, `/api/lobby/${games.lobby.game}`, { secret }));
    const taker = await enter(secret);
    await taker.join();
    refused(await post(server, '/api/claim', { invitation: games.lobby.invitation, secret: newSecret() }), 'an invitation that is used');
    for (const player of [axis, allies, taker])
        await player.leave();
}

async function the_lesson_is_there() {
    const player = await enter(games.lesson.me);
    assert.deepEqual(player.mine, ['axis', 'allies']);
    assert.equal(player.entered.table, true);
    await player.leave();
}

/** Rules 2 refuse a move in them: they go on from an earlier point. One that is over keeps its result. */
async function mended_games_go_on_and_say_so() {
    for (const name of ['mended', 'mended-soon']) {
        await goesOn(name, { notice: true });
        await server.logged(0, /event=does-not-fit/, new RegExp(`game=${games[name].game}`), new RegExp(`entry ${games[name].misfit} `));
    }
    const over = refused(await get(server, '/api/game', { secret: games['mended-over'].me }), 'a game that is over');
    assert.equal(over.reason, 'OTHER_RULES');
    const { what, game, me } = games['mended-over'], known = { what, result: before.find(({ id }) => id === game).result };
    tellsTheRest((await get(server, '/api/replay', { secret: me })).text, known);
    const exported = bocage('games', '--db', db, 'export', game);
    assert.equal(exported.status, 0);
    assert.match(exported.stderr, /entry \d+ does not fit the rules: .*; it was played by rules 1, this program plays rules \d+: from there on its replay has comments only\n$/);
    tellsTheRest(exported.stdout, known);
}

async function nothing_is_taken_for_damage() {
    assert.deepEqual(server.log.filter(line => /event=(damaged|not-read|newer-rules)/.test(line)), []);
    await server.stop();
    const after = listed();
    for (const game of before)
        assert.ok(after.find(({ id, version, result }) => id === game.id && version >= game.version && (!game.result || result === game.result)), game.id);
    const numbers = after.filter(game => Object.values(games).some(({ game: id }) => id === game.id)).map(game => game.rules_version);
    assert.ok(numbers.includes(1) && numbers.includes(rules), 'what has gone on is kept with the rules of today');
}

async function what_the_log_held_is_there() {
    const killed = await new Server(binary, fresh('killed.db'), { top: source }).start();
    for (const secret of [games.killed.me, games.killed.friend]) {
        const player = new Player(killed, secret);
        await player.enter();
        assert.equal(player.state.version, games.killed.version);
        await player.leave();
    }
    await killed.stop();
}

async function saves_are_loaded() {
    const names = readdirSync(join(old, 'saves'));
    assert.ok(names.length >= 14);
    for (const name of names) {
        const save = readFileSync(join(old, 'saves', name), 'utf8');
        const { stdout } = spawnSync(binary, ['engine'], { encoding: 'utf8', input: [{ do: 'load', save }, { do: 'save' }].map(r => JSON.stringify(r)).join('\n') });
        const [loaded, saved] = stdout.trim().split('\n').map(line => JSON.parse(line));
        if (name.startsWith('mended')) {
            assert.equal(loaded.ok, false);
            assert.match(loaded.text, new RegExp(`^this game was saved under memoir rules 1; this program plays rules ${rules}, which entry \\d+ does not fit$`));
        } else {
            assert.ok(loaded.ok, `${name}: ${loaded.text}`);
            assert.match(saved.save ?? '', new RegExp(`^bocage session 2\nrules ${rules}\n`), name);
        }
    }
}

/** Whether every line of them still holds may change with every ruling; that a replay says so may not. */
async function replays_are_verified() {
    for (const name of readdirSync(join(old, 'replays'))) {
        const { status, stdout, stderr } = bocage('replay', '--verify', join(old, 'replays', name));
        if (status === 0)
            assert.match(stdout, new RegExp(`recorded under memoir rules 1, and the same under rules ${rules}\n$`), name);
        else
            assert.match(stderr, new RegExp(`recorded under memoir rules 1; this program plays rules ${rules}, and line \\d+ is the first that differs`), name);
        assert.equal(status, name.startsWith('mended') ? 1 : name.startsWith('golden') ? status : 0, `${name}: ${stdout}${stderr}`);
    }
}

async function positions_are_read() {
    for (const name of readdirSync(join(old, 'positions'))) {
        const { status, stderr } = bocage(name.endsWith('.m44') ? 'import' : 'check', join(old, 'positions', name));
        assert.equal(status, 0, `${name}: ${stderr}`);
    }
}

async function rules_have_their_addresses() {
    const ids = readFileSync(join(old, 'rules.txt'), 'utf8').trim().split('\n').filter(id => !id.startsWith('chapter-'));
    const text = readFileSync(join(source, 'docs/rules/memoir.md'), 'utf8');
    assert.deepEqual(ids.filter(id => !text.includes(`[${id}]`) && !text.includes(`| ${id} |`)), [], 'a rule never loses its name');
}

/* -- sets written since: every folder of tests/old with a list of games ------------------------------------------------------ */

const sets = readdirSync(old).filter(name => existsSync(join(old, name, 'games.json')))
    .map(name => ({ name, folder: join(old, name), games: JSON.parse(readFileSync(join(old, name, 'games.json'), 'utf8')) }));
const rulesetOf = game => game.what.split(':')[0];
const MENDED = /^The rules have been mended since this game began\. It goes on from an earlier point/;

/** Who fights with what, as a file of a game has it: a game keeps the values of its battle whatever that one has by now. */
const sidesIn = text => text.split('\n').map(line => line.trim()).filter(line => /^(side|action-deck|first|start) /.test(line));

/** The version of a ruleset's rules that a file was written under. */
const rulesIn = text => Number(/^rules +(\d+)$/m.exec(text)[1]);

/** All links of a game lead into it; who it was waiting for is asked again, and it goes on. With other rules than it was begun by it may have gone back: then everybody is told. */
async function goesOnSince(at, game, goesBack) {
    const players = [];
    for (const secret of [game.me, game.friend, game.spectator].filter(Boolean)) {
        const player = new Player(at, secret, { name: `later-${secret.slice(0, 4)}` }); // ids of requests are not those of then
        for (const seat of ['german', 'american', 'axis', 'allies', 'spectator'])
            player.ledger(seat).entries.length = goesBack ? game.version : 0; // there are none from before then
        await player.enter();
        assert.equal(player.entered.game, game.game, game.what);
        assert.equal(player.entered.version, game.version, `${game.what}: another version than it was left with`);
        assert.match(player.entered.notice ?? '', goesBack ? MENDED : /^$/, game.what);
        players.push(player);
    }
    if (goesBack)
        await at.logged(0, /event=does-not-fit/, new RegExp(`game=${game.game}`));
    const seated = players.filter(player => player.mine.length), onlooker = players.find(player => !player.mine.length);
    for (const player of seated.filter(() => game.invitation))
        await player.join();
    await standsAsItDid(game, seated, goesBack);
    const end = await playTogether(seated, random, (now, step) => step >= 10);
    assert.ok(end.version > game.version, `${game.what}: it did not go on`);
    await onlooker.until(one => one.state.version >= end.version, 'what the others did');
    for (const player of players)
        await player.leave();
}

/** Standing answers are there whatever the rules; a question only where the game has not gone back, and so is a secret answer to it. */
async function standsAsItDid(game, seated, goesBack) {
    for (const player of seated) {
        const [seat] = player.mine, { standing, answered } = (await player.must({ do: 'view', seat })).view;
        for (const kind of Object.keys(standing))
            assert.equal(standing[kind], game.passes?.[seat]?.includes(kind) ? 'pass' : 'ask', `${game.what}: ${seat}, ${kind}`);
        assert.equal(answered, goesBack ? undefined : game.answers?.[seat], `${game.what}: ${seat}`);
    }
    if (game.window && !goesBack)
        assert.equal(newest(seated).window, game.window, game.what);
}

/** Exported after it has gone on, a game has the battle it was begun with. */
function keepsItsBattle(set, db) {
    for (const [name, game] of Object.entries(set.games)) {
        const file = [`saves/${name}.session`, `replays/${name}.replay`].map(path => join(set.folder, path)).find(path => existsSync(path));
        if (!file)
            continue;
        const sides = sidesIn(readFileSync(file, 'utf8'));
        assert.ok(sides.length >= 2, file);
        assert.deepEqual(sidesIn(bocage('games', '--db', db, 'export', game.game).stdout), sides, game.what);
    }
}

/** What is over has its result and its replay, or tells that it was played by other rules. */
async function isOver(at, game, sameRules) {
    const found = await get(at, '/api/game', { secret: game.me }), replay = await get(at, '/api/replay', { secret: game.spectator });
    if (found.status === 200) {
        assert.equal(found.json.result, game.result, game.what);
        assert.match(replay.text, new RegExp(`^bocage 2\nreplay +${rulesetOf(game)}\nrules +\\d+\n`));
        return;
    }
    assert.ok(!sameRules, `${game.what}: ${found.json.text}`);
    assert.equal(refused(found, game.what).reason, 'OTHER_RULES');
    tellsTheRest(replay.text, game);
}

/** The replay of a game that ceases to fit the rules: it can be followed up to there, and tells what was done after that. */
function tellsTheRest(text, game) {
    const file = join(work, 'partly.replay');
    writeFileSync(file, text);
    const { status, stderr } = bocage('replay', '--verify', file);
    assert.equal(status, 0, `${game.what}: ${stderr}`);
    const [, rest] = /\n# What follows was played by rules \d+, and does not fit those of this program\.\n((?:# .*\n)+)result open\n$/.exec(text);
    assert.equal(rest.trim().split('\n').at(-1), `# result ${game.result}`);
}

/** Played, stopped, and opened again: what had gone back does not go back again, and nothing is taken for damage. */
async function a_set_goes_on(set) {
    const db = fresh('games.db', set.folder, `${set.name}-games.db`);
    const start = () => new Server(binary, db, { top: source, args: ['--limit-games', '1000', '--limit-messages', '60000'] }).start();
    const before = JSON.parse(bocage('games', '--db', db, '--json').stdout);
    const checked = JSON.parse(bocage('games', '--db', db, 'check', '--json').stdout);
    assert.deepEqual([checked.damaged, checked.fit + checked.onward + checked.closed], [0, before.length], JSON.stringify(checked.faults));
    const goesBack = new Set(checked.faults.filter(({ what }) => what === 'onward').map(({ game }) => game));
    let at = await start();
    for (const game of Object.values(set.games).filter(({ game: id }) => before.some(one => one.id === id))) {
        const { rules_version: then, result } = before.find(({ id }) => id === game.game), sameRules = then === rulesNow[rulesetOf(game)];
        if (result)
            await isOver(at, game, sameRules);
        else {
            assert.ok(!sameRules || !goesBack.has(game.game), `${game.what}: its rules are those of today`);
            if (game.invitation)
                game.friend = await claim(at, game.invitation);
            await goesOnSince(at, game, goesBack.has(game.game));
        }
    }
    await at.stop();
    const faults = JSON.parse(bocage('games', '--db', db, 'check', '--json').stdout);
    assert.deepEqual([faults.damaged, faults.onward], [0, 0], JSON.stringify(faults.faults));
    keepsItsBattle(set, db);
    const after = JSON.parse(bocage('games', '--db', db, '--json').stdout);
    const log = [...at.log];
    at = await start();
    for (const game of Object.values(set.games).filter(({ game: id }) => after.some(one => one.id === id && !one.result))) {
        const found = good(await get(at, '/api/game', { secret: game.me }), game.what);
        assert.equal(found.version, after.find(({ id }) => id === game.game).version, game.what);
    }
    await at.stop();
    assert.deepEqual([...log, ...at.log].filter(line => /event=(damaged|not-read|newer-rules)/.test(line)), []);
}

async function a_killed_set_goes_on(set) {
    const db = fresh('killed.db', set.folder, `${set.name}-killed.db`);
    const { onward } = JSON.parse(bocage('games', '--db', db, 'check', '--json').stdout);
    const at = await new Server(binary, db, { top: source }).start();
    await goesOnSince(at, set.games.killed, onward > 0);
    await at.stop();
}

/** Each is loaded, saved again and plays; or it was saved under older rules, and says where they part. */
async function a_set_is_loaded(set) {
    for (const name of readdirSync(join(set.folder, 'saves'))) {
        const save = readFileSync(join(set.folder, 'saves', name), 'utf8'), ruleset = /^ruleset +(\w+)$/m.exec(save)[1];
        const { stdout } = spawnSync(binary, ['engine'], { encoding: 'utf8', input: [{ do: 'load', save }, { do: 'save' }].map(r => JSON.stringify(r)).join('\n') });
        const [loaded, saved] = stdout.trim().split('\n').map(line => JSON.parse(line));
        if (loaded.ok)
            assert.match(saved.save, new RegExp(`^bocage session \\d+\nrules ${rulesNow[ruleset]}\n`), name);
        else {
            assert.notEqual(rulesIn(save), rulesNow[ruleset], `${name}: ${loaded.text}`);
            assert.match(loaded.text, new RegExp(`^this game was saved under ${ruleset} rules ${rulesIn(save)}; this program plays rules ${rulesNow[ruleset]}, which entry \\d+ does not fit$`));
        }
    }
}

/** A replay is shown as far as it holds, and tells where it ceases to. */
async function a_set_is_verified(set) {
    for (const name of readdirSync(join(set.folder, 'replays'))) {
        const file = join(set.folder, 'replays', name), text = readFileSync(file, 'utf8'), ruleset = /^replay +(\w+)$/m.exec(text)[1];
        const { status, stdout, stderr } = bocage('replay', '--verify', file), same = rulesIn(text) === rulesNow[ruleset];
        assert.ok(status === 0 || !same, `${name}: ${stderr}`);
        if (!same && status === 0)
            assert.match(stdout, new RegExp(`recorded under ${ruleset} rules ${rulesIn(text)}, and the same under rules ${rulesNow[ruleset]}\n$`), name);
        if (!same && status !== 0) {
            const [, line] = new RegExp(`recorded under ${ruleset} rules ${rulesIn(text)}; this program plays rules ${rulesNow[ruleset]}, and line (\\d+) is the first that differs`).exec(stderr);
            const plies = text.split('\n').slice(0, line - 1).filter(one => /^\d+ /.test(one)).length;
            assert.equal(bocage('show', `${file}@${plies}`).status, 0, `${name}: as far as it holds it can be seen`);
        }
    }
}

async function positions_of_a_set_are_read(set) {
    for (const name of readdirSync(join(set.folder, 'positions'))) {
        const file = join(set.folder, 'positions', name), { status, stderr } = bocage('check', file);
        assert.equal(status, 0, `${name}: ${stderr}`);
        assert.equal(bocage('show', file).status, 0, name);
    }
}

async function rules_of_a_set_have_their_addresses(set) {
    for (const ruleset of Object.keys(rulesNow)) {
        const text = readFileSync(join(source, `docs/rules/${ruleset}.md`), 'utf8');
        const ids = readFileSync(join(set.folder, `rules-${ruleset}.txt`), 'utf8').trim().split('\n').filter(id => !id.startsWith('chapter-'));
        assert.deepEqual(ids.filter(id => !text.includes(`[${id}]`) && !text.includes(`| ${id} |`)), [], 'a rule never loses its name');
    }
}

const aboutSets = [a_set_goes_on, a_killed_set_goes_on, a_set_is_loaded, a_set_is_verified, positions_of_a_set_are_read, rules_of_a_set_have_their_addresses];
assert.ok(sets.length >= 1);

await run([
    every_open_game_goes_on, dice_of_a_table_are_entered, what_is_over_is_over, a_match_is_counted_on, who_is_waited_for_comes, the_lesson_is_there,
    mended_games_go_on_and_say_so, nothing_is_taken_for_damage, what_the_log_held_is_there, saves_are_loaded, replays_are_verified,
    positions_are_read, rules_have_their_addresses,
    ...sets.flatMap(set => aboutSets.map(test => ({ [`${test.name}: ${set.name}`]: () => test(set) })).flatMap(Object.values)),
]);
