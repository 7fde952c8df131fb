// How a server begins and ends: where it keeps games, the games of earlier versions moved there whatever happens in
// between, what it says when it cannot begin, and that it ends when everybody has been told.
// Usage: node start.mjs BOCAGE_BINARY SOURCE_DIR
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import { dirname, join } from 'node:path';
import assert from 'node:assert/strict';
import { Server, WebSocket, makeGame, run, sleep, within, workFolder } from './client.mjs';

const [binary, top] = process.argv.slice(2);
const work = workFolder('start');
const QUIET = { ASAN_OPTIONS: 'detect_leaks=0' }; // the leak sanitizer needs to trace, too
const traces = spawnSync('strace', ['-D', '-f', '-o', '/dev/null', 'true']).status === 0;

/* -- homes ---------------------------------------------------------------------------------------------------------- */

let homes = 0;

/** Somebody's home folder, and what the program finds there. */
class Home {
    path = join(work, `home-${++homes}`);
    before = join(this.path, '.local/share/bocage/games.db');
    now = join(this.path, '.local/state/bocage/games.db');
    env = { HOME: this.path, XDG_STATE_HOME: '', XDG_DATA_HOME: '', BOCAGE_DATA: join(top, 'data') };

    constructor(env = {}) {
        mkdirSync(this.path, { recursive: true });
        Object.assign(this.env, env);
    }

    /** A server that is not told where to keep games, unless it is. */
    server(db = null, options = {}) {
        return new Server(binary, db, { ...options, env: { ...this.env, ...options.env } });
    }
    command(...words) {
        return spawnSync(binary, words, { encoding: 'utf8', env: { ...process.env, ...this.env } });
    }
    /** The ids of all games, as `bocage games` lists them. */
    games(...words) {
        const { status, stdout, stderr } = this.command('games', '--json', ...words);
        assert.equal(status, 0, `bocage games: ${stderr}`);
        return JSON.parse(stdout).map(g => g.id).sort();
    }

    /** Games of an earlier version, the newest of them in the log of the database only. Gives their ids. */
    async keepBefore(db = this.before) {
        mkdirSync(dirname(db), { recursive: true });
        const server = await this.server(db).start();
        const ids = [(await makeGame(server)).game];
        await server.stop();
        await server.start();
        ids.push((await makeGame(server)).game);
        await server.kill();
        assert.ok(existsSync(`${db}-wal`), 'a server that is killed leaves a log');
        return ids.sort();
    }
}

/** Start and stop a server at the usual place; gives its lines but the two of every start. */
async function startOnce(home) {
    const server = await home.server().start();
    await server.stop();
    return server.said.filter(line => !/^bocage: (listening|games are kept)/.test(line));
}

/** Everything there was is in the new place, nothing in the old. */
function assertMoved(home, ids) {
    assert.deepEqual(home.games(), ids);
    assert.deepEqual(home.games('--db', home.now), ids);
    assert.deepEqual(readdirSync(dirname(home.before)), [], 'nothing is left behind');
}

/* -- where games are ------------------------------------------------------------------------------------------------- */

async function new_games_are_state() {
    const home = new Home();
    const server = await home.server().start();
    const { game } = await makeGame(server);
    await server.stop();
    assert.ok(server.said.some(line => line.includes(home.now)), `it says where games are kept: ${server.said.join(' | ')}`);
    assert.deepEqual(home.games('--db', home.now), [game]);
    assert.deepEqual(home.games(), [game]);
    assert.ok(!existsSync(home.before));

    const elsewhere = new Home({ XDG_STATE_HOME: join(work, 'my state') });
    await startOnce(elsewhere);
    assert.ok(existsSync(join(work, 'my state/bocage/games.db')));
    assert.equal(new Home({ HOME: 'nowhere' }).command('serve').status, 3, 'without a home it must be told');
    const none = new Home();
    assert.equal(none.command('games').status, 1);
    assert.ok(!existsSync(join(none.path, '.local')), 'looking makes no folders');
}

async function games_of_earlier_versions_move() {
    const home = new Home();
    const ids = await home.keepBefore();
    assert.deepEqual(home.games(), ids, 'until then they are read where they are');
    assert.ok(existsSync(home.before) && !existsSync(home.now), 'and reading moves nothing');
    assert.deepEqual(await startOnce(home), [`bocage: games have moved from ${home.before} to ${home.now}`]);
    assertMoved(home, ids);
    assert.deepEqual(await startOnce(home), [], 'it is said once');
    assert.deepEqual(home.games(), ids);
}

async function of_two_databases_the_new_one_is_used() {
    const home = new Home();
    const old = await home.keepBefore();
    const young = await home.keepBefore(home.now);
    const lines = await startOnce(home);
    assert.equal(lines.length, 1, lines.join(' | '));
    assert.ok(lines[0].includes(`--db ${home.before}`), lines[0]);
    const list = home.command('games', '--json');
    assert.deepEqual(JSON.parse(list.stdout).map(g => g.id).sort(), young);
    assert.ok(list.stderr.includes(home.before), `the other one is named: ${list.stderr}`);
    assert.deepEqual(home.games('--db', home.before), old);
}

async function a_running_server_keeps_its_games() {
    const home = new Home();
    const ids = await home.keepBefore();
    const running = await home.server(home.before).start();
    const { status, stdout, stderr } = home.command('serve', '--listen', '127.0.0.1:0');
    assert.equal(status, 3, stdout);
    assert.ok(stderr.includes(home.before) && stderr.includes('--db'), stderr);
    assert.ok(existsSync(home.before) && !existsSync(home.now));
    assert.deepEqual(home.games(), ids);
    const { game } = await makeGame(running);
    await running.stop();
    await startOnce(home);
    assertMoved(home, [...ids, game].sort());
}

async function what_cannot_be_moved_stays() {
    const open = new Home();
    const ids = await open.keepBefore();
    const reader = spawn('sqlite3', [open.before], { stdio: ['pipe', 'pipe', 'ignore'] });
    const gone = new Promise(resolve => reader.on('error', resolve).on('exit', resolve));
    const found = await within(Promise.race([gone, new Promise(resolve => {
        reader.stdout.once('data', () => resolve('reads'));
        reader.stdin.on('error', () => {}).write('select count(*) from sqlite_master;\n');
    })]), 'an answer of sqlite3');
    if (found === 'reads') {
        const [line] = await startOnce(open);
        assert.match(line, /stay in .* another program has them open$/);
        assert.deepEqual(open.games(), ids);
        reader.stdin.end();
        await within(gone, 'the end of sqlite3');
        await startOnce(open);
        assertMoved(open, ids);
    } else
        console.log('  SKIPPED: there is no sqlite3 to hold the database open');

    const link = new Home(); // somebody keeps the file elsewhere
    const real = join(link.path, 'real.db');
    const kept = await link.keepBefore(real);
    mkdirSync(dirname(link.before), { recursive: true });
    symlinkSync(real, link.before);
    assert.match((await startOnce(link))[0], /stay in/);
    assert.deepEqual(link.games('--db', real), kept);

    const same = new Home({ XDG_STATE_HOME: join(work, 'both'), XDG_DATA_HOME: join(work, 'both') });
    same.before = same.now = join(work, 'both/bocage/games.db');
    const both = await same.keepBefore();
    assert.deepEqual(await startOnce(same), [], 'one folder for both needs no move');
    assert.deepEqual(same.games(), both);
    const alias = new Home();
    const aliased = await alias.keepBefore();
    mkdirSync(dirname(dirname(alias.now)), { recursive: true });
    symlinkSync(dirname(alias.before), dirname(alias.now));
    assert.deepEqual(await startOnce(alias), []);
    assert.deepEqual(alias.games(), aliased);
}

/* The states that a power cut could leave behind. */
async function an_interrupted_move_is_finished() {
    const linked = new Home();
    const ids = await linked.keepBefore();
    mkdirSync(dirname(linked.now), { recursive: true });
    linkSync(`${linked.before}-wal`, `${linked.now}-wal`);
    assert.deepEqual(linked.games(), ids);
    await startOnce(linked);
    assertMoved(linked, ids);

    const both = new Home();
    const two = await both.keepBefore();
    mkdirSync(dirname(both.now), { recursive: true });
    linkSync(`${both.before}-wal`, `${both.now}-wal`);
    linkSync(both.before, both.now);
    /* ... and then the earlier version plays on: its log is another file now. */
    const earlier = await both.server(both.before).start();
    const { game } = await makeGame(earlier);
    await earlier.kill();
    assert.deepEqual(both.games(), [...two, game].sort());
    await startOnce(both);
    assertMoved(both, [...two, game].sort());

    const nearly = new Home();
    const most = await nearly.keepBefore();
    mkdirSync(dirname(nearly.now), { recursive: true });
    linkSync(`${nearly.before}-wal`, `${nearly.now}-wal`);
    linkSync(nearly.before, nearly.now);
    unlinkSync(nearly.before);
    assert.deepEqual(nearly.games(), most);
    assert.deepEqual(await startOnce(nearly), []);
    assert.deepEqual(nearly.games(), most);
}

/* kill -9 at every step of the move. */
async function a_killed_move_loses_nothing() {
    if (!traces)
        return console.log('  SKIPPED: strace is missing or may not trace here');
    const calls = 'link,linkat,unlink,unlinkat';
    const home = new Home();
    const ids = await home.keepBefore();
    let kills = 0;
    for (; kills < 20; kills++) {
        const folder = join(work, `killed-${kills}`);
        const victim = new Home({ XDG_DATA_HOME: folder });
        victim.before = join(folder, 'bocage/games.db');
        mkdirSync(dirname(victim.before), { recursive: true });
        for (const ending of ['', '-wal', '-lock'])
            copyFileSync(home.before + ending, victim.before + ending);
        const server = victim.server(null, {
            env: QUIET, wrap: ['strace', '-D', '-f', '-o', '/dev/null', '-e', `trace=${calls}`,
                               '-e', `inject=${calls}:signal=KILL:when=${kills + 1}`] });
        const survived = await server.start().then(() => true, () => false);
        if (survived)
            await server.kill(); // a good end would reach the call after all
        assert.deepEqual(victim.games(), ids, `after a kill at call ${kills + 1}`);
        await startOnce(victim);
        assert.deepEqual(victim.games(), ids, `after a kill at call ${kills + 1} and a start`);
        assert.ok(existsSync(victim.now) && !existsSync(victim.before));
        if (survived)
            break;
    }
    assert.ok(kills >= 5 && kills < 20, `${kills} kills: the move has more than four steps`);
}

/* -- what it says when it cannot begin -------------------------------------------------------------------------------- */

/** `bocage serve` that must refuse: one line, and this is it. */
function refusal(...words) {
    const { status, stdout, stderr } = new Home().command('serve', ...words);
    assert.equal(status, 3, `status ${status} of serve ${words.join(' ')}: ${stdout}${stderr}`);
    assert.equal(stdout, '');
    assert.match(stderr, /^bocage: serve: [^\n]*\n$/, `one line: ${stderr}`);
    return stderr;
}

async function why_it_cannot_listen() {
    const other = net.createServer();
    await new Promise(resolve => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address();
    const used = refusal('--listen', `127.0.0.1:${port}`);
    assert.ok(used.includes(String(port)) && used.includes('in use') && used.includes('--listen'), used);
    other.close();
    const foreign = refusal('--listen', '192.0.2.1:0');
    assert.ok(foreign.includes('192.0.2.1') && !foreign.includes('in use'), foreign);
    assert.ok(refusal('--listen', 'nonsense:0').includes('nonsense'));
    if (process.getuid() !== 0)
        assert.match(refusal('--listen', '127.0.0.1:1'), /1023/);

    const server = await new Home().server(null, { args: ['--listen', 'localhost:0'] }).start();
    await server.stop();
}

async function two_servers_need_two_databases() {
    const home = new Home();
    const first = await home.server().start();
    const usual = home.command('serve', '--listen', '127.0.0.1:0');
    assert.equal(usual.status, 3);
    assert.ok(usual.stderr.includes(home.now) && usual.stderr.includes('--db'), usual.stderr);
    assert.ok(refusal('--listen', '127.0.0.1:0', '--db', home.now).includes(home.now));
    await first.stop();
    assert.ok(refusal('--db', join(home.path, 'no/such/folder/games.db')).includes('no/such/folder'));
}

/* -- how it ends ------------------------------------------------------------------------------------------------------ */

/* The disk takes a second for everything: what is being written at Ctrl-C is answered, and everybody is told. */
async function what_is_being_written_is_answered() {
    if (!traces)
        return console.log('  SKIPPED: strace is missing or may not trace here');
    const server = new Home().server(null, {
        env: QUIET, wrap: ['strace', '-D', '-f', '-o', '/dev/null', '-e', 'trace=fdatasync,fsync',
                           '-e', 'inject=fdatasync,fsync:delay_enter=1000000'] });
    await server.start();
    const watcher = await WebSocket.connect(server.port);
    const goodbye = within(new Promise(resolve => watcher.on('end', resolve)), 'a goodbye');
    const order = [];
    const made = makeGame(server).then(() => order.push('answer'), error => order.push(error.message));
    goodbye.then(() => order.push('goodbye'));
    await sleep(300); // it has reached the disk, which takes longer
    await server.stop();
    await made;
    assert.equal((await goodbye).code, 1001);
    assert.deepEqual(order.sort(), ['answer', 'goodbye']); // on two connections: which is read first is chance
}

/* Nobody is waited for who is not there. With fixed waits this loop would still end, but see the log's times. */
async function it_ends_with_everybody_told() {
    const server = new Home().server();
    for (const guests of [0, 1, 3]) {
        await server.start();
        const all = await Promise.all(Array.from({ length: guests }, () => WebSocket.connect(server.port)));
        const ends = all.map(ws => within(new Promise(resolve => ws.on('end', resolve)), 'a goodbye'));
        await server.stop();
        for (const { code } of await Promise.all(ends))
            assert.equal(code, 1001);
    }
}

await run([new_games_are_state, games_of_earlier_versions_move, of_two_databases_the_new_one_is_used,
           a_running_server_keeps_its_games, what_cannot_be_moved_stays, an_interrupted_move_is_finished,
           a_killed_move_loses_nothing, why_it_cannot_listen, two_servers_need_two_databases,
           what_is_being_written_is_answered, it_ends_with_everybody_told]);
