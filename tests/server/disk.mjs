// What an acknowledgement is worth. With strace: the log of the database is synchronised before the answer leaves. With a
// store that may not grow, on a disk that is full or read-only, behind another program's lock, with files that somebody
// removes, replaces or empties: players are told that it could not be kept, what was refused has not happened, what was
// acknowledged stays, and reading goes on. A sync that fails ends the server, and the next one tells what is there.
// Usage: node disk.mjs BOCAGE_BINARY SOURCE_DIR RELEASE_BINARY SHIM WRITER; the last three are for a disk that can be made
// to fail (bad_disk.mjs), which does not go with sanitizers
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, truncateSync,
         writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { Server, SKIRMISH, eventually, generator, get, isRefusal, newest, playOn, post, run, toldTheSame, twoAndSpectator,
         workFolder } from './client.mjs';
import { BadDisk } from './bad_disk.mjs';

const [binary, top, release, shim, writer] = process.argv.slice(2);
const work = workFolder('disk');
const NO_LIMITS = ['--limit-messages', '0', '--limit-connections', '0', '--limit-games', '0', '--limit-imports', '0', '--limit-kib', '0', '--limit-log', '0'];

/* -- strace --------------------------------------------------------------------------------------------------------- */

/** May we trace at all? A container may forbid it. */
const traces = spawnSync('strace', ['-D', '-f', '-o', '/dev/null', 'true']).status === 0;

/** A server under strace, which stays in the background (-D): the signals go to the server itself. */
function traced(name, ...options) {
    const trace = join(work, `${name}.trace`);
    const server = new Server(binary, join(work, `${name}.db`), {
        top, args: NO_LIMITS, wrap: ['strace', '-D', '-f', '-y', '-s', '100000', '-o', trace, ...options],
        env: { ASAN_OPTIONS: 'detect_leaks=0' } }); // the leak sanitizer needs to trace, too
    return { server, trace };
}

/** Random actions, each with an id that is found nowhere else. Gives the ids that were acknowledged. */
async function actWithUniqueIds(players, actions) {
    const random = generator(14);
    const ids = [];
    while (ids.length < actions && newest(players).actor !== 'nobody') {
        const { actor, version } = newest(players);
        const player = players.find(p => p.mine.includes(actor));
        await player.until(p => p.state.version >= version, `version ${version}`);
        const legal = await player.legal();
        const id = `unique-${randomBytes(8).toString('hex')}`;
        await player.must({ do: 'act', seat: actor, action: legal[random(legal.length)], version, id });
        ids.push(id);
    }
    return ids;
}

/** Lines of a trace: { at, call, of, begins, ends, text }. A call of one thread may be broken by lines of others. */
function readTrace(path) {
    const open = new Map();
    const calls = [];
    readFileSync(path, 'latin1').split('\n').forEach((line, at) => {
        const [, thread, rest] = /^(\d+) +(.*)$/.exec(line) ?? [];
        const resumed = /^<\.\.\. \w+ resumed>.*= (-?\d+)/.exec(rest ?? '');
        const begun = /^(\w+)\(\d+<([^>]*)>/.exec(rest ?? '');
        if (resumed && open.has(thread)) {
            Object.assign(open.get(thread), { ends: at, result: Number(resumed[1]) });
            open.delete(thread);
        } else if (begun) {
            const call = { call: begun[1], of: begun[2], text: rest, begins: at, ends: at, result: Number(/= (-?\d+)[^=]*$/.exec(rest)?.[1] ?? NaN) };
            if (rest.includes('<unfinished ...>')) {
                call.ends = Infinity;
                open.set(thread, call);
            }
            calls.push(call);
        }
    });
    return calls;
}

async function syncedBeforeAcknowledged() {
    if (!traces)
        return console.log('  SKIPPED: strace is missing or may not trace here');
    const { server, trace } = traced('order', '-e', 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync');
    await server.start();
    const { allies, axis } = await twoAndSpectator(server);
    const ids = await actWithUniqueIds([allies, axis], 25);
    assert.ok(ids.length >= 10, 'the game was too short for this test');
    await server.stop();
    const calls = readTrace(trace);
    for (const id of ids) {
        const written = calls.find(c => c.call === 'pwrite64' && c.of.endsWith('.db-wal') && c.text.includes(id));
        const told = calls.find(c => /^(socket|TCP)/.test(c.of) && c.text.includes(`\\"ok\\":true,\\"id\\":\\"${id}\\"`));
        assert.ok(written, `no action ${id} in what was written to the -wal file`);
        assert.ok(told, `no answer to ${id} in what was sent`);
        const synced = calls.find(c => ['fsync', 'fdatasync'].includes(c.call) && c.of.endsWith('.db-wal') && c.result === 0 &&
            c.begins > written.begins && c.ends < told.begins);
        assert.ok(synced, `${id}: written in line ${written.begins} of the trace, acknowledged in line ${told.begins}, no sync of the -wal file in between`);
    }
    console.log(`  ${ids.length} actions: each was on disk before it was acknowledged`);
}

/* -- what must be true of a server that cannot write ---------------------------------------------------------------- */

/** Play until an action is refused as not kept. Gives { player, request, refusal } of it. */
async function playUntilNotKept(players, random, most) {
    for (let step = 0; step < most; step++) {
        const { actor, version } = newest(players);
        if (actor === 'nobody')
            return null;
        const player = players.find(p => p.mine.includes(actor));
        await player.until(p => p.state.version >= version, `version ${version}`);
        const legal = await player.legal();
        const request = { do: 'act', seat: actor, action: legal[random(legal.length)], version, id: player.nextId() };
        const answer = await player.ask(request);
        if (!answer.ok) {
            isRefusal(answer, 'an action that could not be kept');
            assert.equal(answer.reason, 'NOT_KEPT', answer.text);
            return { player, request, refusal: answer, legal };
        }
    }
    return null;
}

/** Nothing of the refused action can be seen, by anybody. */
async function itHasNotHappened(all, { player, request, legal }) {
    for (const who of all)
        for (const seat of who.seats) {
            const log = await who.must({ do: 'entries', seat, since: 0 });
            assert.equal(log.version, request.version, `${who.name}: an action that was refused has happened`);
            assert.deepEqual(log.entries, who.ledger(seat).entries, `${who.name}: the log is not what was told`);
            assert.ok((await who.must({ do: 'view', seat })).view, 'looking is still possible');
        }
    assert.deepEqual(await player.legal(), legal, 'the same choice as before');
}

/** Games until there is no room for another. */
async function fillWithGames(server) {
    for (let games = 0; games < 300; games++) {
        const { json } = await post(server, '/api/games', { text: SKIRMISH });
        if (!json.ok)
            return assert.equal(isRefusal(json, 'a game that cannot be kept').reason, 'NOT_KEPT');
    }
    assert.fail('300 games fit into 400,000 bytes');
}

async function fullDisk() {
    const db = join(work, 'full.db');
    const server = await new Server(binary, db, { top, args: [...NO_LIMITS, '--db-limit', '400000'] }).start();
    const random = generator(15);
    const tables = [];
    for (let i = 0; i < 4; i++)
        tables.push(await twoAndSpectator(server));
    await fillWithGames(server);
    let table, failure = null;
    while (!failure && tables.length) { // a short game may still have room for its entries
        table = tables.pop();
        failure = await playUntilNotKept([table.allies, table.axis], random, 1000);
    }
    assert.ok(failure, 'the disk never was full');
    await itHasNotHappened(table.all, failure);
    const health = await get(server, '/healthz');
    assert.ok(health.status === 503 && !/^ok/.test(health.text), `/healthz says ${health.status} ${health.text.trim()} while nothing can be written`);
    await fillWithGames(server);
    for (let i = 0; i < 5; i++) { // it stays so, and nobody's connection is lost
        const again = await failure.player.ask({ ...failure.request, id: failure.player.nextId() });
        if (again.ok)
            break; // something smaller had room
        assert.equal(again.reason, 'NOT_KEPT');
    }
    await server.stop();

    server.args = NO_LIMITS; // there is room again
    await server.start();
    for (const who of table.all)
        await who.enter();
    const { actor } = table.allies.state;
    assert.ok(['axis', 'allies'].includes(actor));
    await playOn([table.allies, table.axis], random);
    await toldTheSame(table.all);
    assert.match((await get(server, '/healthz')).text, /ok/);
    await server.stop();
    console.log(`  full at version ${failure.request.version}: refused as NOT_KEPT, nothing lost, and played to the end later`);
}

/* -- files that somebody removes, replaces or empties ------------------------------------------------------------------ */

/** 503, with the cause in the answer and in the log. */
async function isTold(server, from, pattern) {
    await eventually(async () => (await get(server, '/healthz')).status === 503, '/healthz tells that something is wrong');
    assert.match((await get(server, '/healthz')).text, pattern);
    await server.logged(from, /event=cannot-write/, pattern);
}

/** The games as they were told, read by a server on whatever is there now. */
async function nothingIsMissing(server, table) {
    await server.start();
    const told = table.all.map(who => [who, who.ledger().entries.slice()]);
    for (const [who, entries] of told) {
        await who.enter();
        assert.deepEqual(who.ledger().entries.slice(0, entries.length), entries, `${who.name}: what was told is not there`);
        assert.equal(who.state.version, entries.length, `${who.name}: what was refused is there`);
    }
    await playOn([table.allies, table.axis], generator(18));
    await toldTheSame(table.all);
    await server.stop();
}

const replace = path => {
    copyFileSync(path, `${path}.copy`);
    renameSync(`${path}.copy`, path);
};
const rescuedFile = db => readdirSync(work).map(name => join(work, name)).find(path => path.startsWith(`${db}.rescued-`));

/** What happens to the files; what is told; what can be done about it then. */
const ACCIDENTS = [
    { name: 'removed', harm: db => rmSync(db), told: /file of the database has been removed/, rescued: /all that was acknowledged is in the copy/,
      mend: db => { rmSync(`${db}-wal`, { force: true }); renameSync(rescuedFile(db), db); } },
    { name: 'all-removed', harm: db => ['', '-wal', '-shm'].forEach(end => rmSync(db + end)), told: /file of the database has been removed/,
      rescued: /all that was acknowledged is in the copy/, mend: db => renameSync(rescuedFile(db), db) },
    { name: 'replaced', harm: db => replace(db), told: /file of the database has been replaced/, rescued: /all that was acknowledged is in the copy/,
      mend: db => { rmSync(`${db}-wal`, { force: true }); renameSync(rescuedFile(db), db); } },
    { name: 'log-removed', harm: db => rmSync(`${db}-wal`), told: /\(-wal\) has been removed/, rescued: /all that was acknowledged is in the database itself/,
      mend: () => {} },
    { name: 'index-removed', harm: db => rmSync(`${db}-shm`), told: /\(-shm\) has been removed/, rescued: /all that was acknowledged is in the database itself/,
      mend: () => {} },
    { name: 'log-replaced', harm: db => replace(`${db}-wal`), told: /\(-wal\) has been replaced/, rescued: /all that was acknowledged is in the copy/,
      mend: db => { rmSync(`${db}-wal`); renameSync(rescuedFile(db), db); } },
    { name: 'emptied', harm: db => truncateSync(db), told: /file of the database has been cut to 0 bytes/, rescued: /./, mend: null },
    { name: 'log-emptied', harm: db => truncateSync(`${db}-wal`), told: /cut short/, rescued: /./, mend: null },
];

/** Played until something happens to the files, which the very next action shows, or nobody's: then it is seen as well. */
async function accident({ name, harm, told, rescued, mend }, idle) {
    const db = join(work, `${name}${idle ? '-idle' : ''}.db`);
    const server = await new Server(binary, db, { top, args: NO_LIMITS }).start();
    const table = await twoAndSpectator(server);
    const { log: { length: from } } = server;
    await playOn([table.allies, table.axis], generator(17), { stop: step => step >= 8 });
    harm(db);
    if (!idle) {
        const failure = await playUntilNotKept([table.allies, table.axis], generator(17), 1);
        assert.ok(failure, 'an action is acknowledged that nobody will find again');
        await itHasNotHappened(table.all, failure);
    }
    await isTold(server, from, told);
    await server.logged(from, /event=rescued/, rescued);
    const failure = await playUntilNotKept([table.allies, table.axis], generator(17), 1);
    assert.ok(failure, 'something is acknowledged later');
    assert.match(failure.refusal.text, /restarted/);
    await server.stop();
    if (mend) {
        mend(db);
        await nothingIsMissing(server, table);
    }
}

async function filesThatGo() {
    for (const idle of [false, true])
        for (const what of ACCIDENTS)
            await accident(what, idle).catch(error => {
                error.message = `${what.name}${idle ? ', nobody acts' : ''}: ${error.message}`;
                throw error;
            });
    console.log(`  ${2 * ACCIDENTS.length} accidents: ${ACCIDENTS.map(a => a.name).join(', ')}: refused, told, rescued`);
}

/** The log is cut by a program that may: it has brought all of it into the database. */
async function logCutByRight() {
    const db = join(work, 'by-right.db');
    const server = await new Server(binary, db, { top, args: NO_LIMITS }).start();
    const table = await twoAndSpectator(server);
    await playOn([table.allies, table.axis], generator(17), { stop: step => step >= 8 });
    const done = spawnSync(writer, [db, 'truncate'], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stdout);
    assert.equal(readFileSync(`${db}-wal`).length, 0, 'the log is not empty');
    await eventually(() => readFileSync(`${db}-wal`).length > 0, 'the server has looked');
    await playOn([table.allies, table.axis], generator(18));
    await toldTheSame(table.all);
    assert.equal((await get(server, '/healthz')).status, 200);
    await server.stop();
}

/** Why a server does not start. */
async function refusesToStart(db, pattern) {
    const server = new Server(binary, db, { top });
    const { log: { length: from } } = server;
    await assert.rejects(server.start(), /ended \(3\)/, `${db}: it starts`);
    await server.logged(from, pattern);
}

async function nothingBeginsAnewBySilence() {
    const db = join(work, 'begins.db');
    writeFileSync(db, '');
    await refusesToStart(db, /begins\.db: this file is empty \(0 bytes\).*remove it/);
    assert.equal(readFileSync(db).length, 0, 'the empty file has been touched');
    rmSync(db);
    const server = await new Server(binary, db, { top, args: NO_LIMITS }).start();
    const table = await twoAndSpectator(server);
    await server.kill();
    assert.ok(existsSync(`${db}-wal`), 'there is no log');
    renameSync(db, `${db}.elsewhere`);
    const log = readFileSync(`${db}-wal`);
    await refusesToStart(db, /begins\.db: there is no such file, but its write-ahead log/);
    writeFileSync(db, '');
    await refusesToStart(db, /0 bytes/);
    assert.deepEqual(readFileSync(`${db}-wal`), log, 'the log has been touched');
    rmSync(db);
    symlinkSync(`${db}.nowhere`, db);
    await refusesToStart(db, /symbolic link to a file that is not there/);
    rmSync(db);
    renameSync(`${db}.elsewhere`, db);
    await nothingIsMissing(server, table);
}

async function secondServer() {
    const db = join(work, 'one.db');
    const server = await new Server(binary, db, { top, args: NO_LIMITS }).start();
    const table = await twoAndSpectator(server);
    mkdirSync(join(work, 'other'));
    symlinkSync(db, join(work, 'other', 'link.db'));
    symlinkSync(work, join(work, 'other', 'folder'));
    for (const path of [db, join(work, 'other', 'link.db'), join(work, 'other', 'folder', 'one.db'), `${work}/other/../one.db`])
        await refusesToStart(path, /another server keeps its games in .*\.db: stop it, or give this one a database of its own with --db/);
    await playOn([table.allies, table.axis], generator(18));
    await server.stop();
    server.db = join(work, 'other', 'link.db'); // by itself it is as good as any other path
    await server.start();
    for (const who of table.all)
        await who.enter();
    await toldTheSame(table.all);
    await server.stop();
    assert.ok(!existsSync(join(work, 'other', 'link.db-lock')));
}

/* -- a disk that fails -------------------------------------------------------------------------------------------------- */

let disks = 0;

async function onBadDisk() {
    const place = join(work, `bad-${++disks}`);
    mkdirSync(place);
    const disk = new BadDisk(place, shim);
    const server = await new Server(release, join(disk.folder, 'games.db'), { top, args: NO_LIMITS, env: disk.env }).start();
    return { disk, server, table: await twoAndSpectator(server) };
}

/** Full, read-only, or failing to write: refused, told, and as good as before when it works again. */
async function diskThatRecovers() {
    for (const error of ['ENOSPC', 'EROFS', 'EIO', 'EDQUOT']) {
        const { disk, server, table } = await onBadDisk();
        const random = generator(19);
        const { log: { length: from } } = server;
        await playOn([table.allies, table.axis], random, { stop: step => step >= 5 });
        disk.fail({ write: error });
        const failure = await playUntilNotKept([table.allies, table.axis], random, 1);
        assert.ok(failure, `${error}: acknowledged`);
        await itHasNotHappened(table.all, failure);
        await isTold(server, from, /the database says/);
        isRefusal((await post(server, '/api/games', { text: SKIRMISH })).json, `a game with ${error}`);
        disk.fail();
        const again = await failure.player.ask(failure.request);
        assert.ok(again.ok, `${error} is over, but: ${again.text}`);
        assert.match((await get(server, '/healthz')).text, /^ok\n/);
        await server.logged(from, /event=well-again/);
        await playOn([table.allies, table.axis], random);
        await toldTheSame(table.all);
        await server.stop();
    }
}

/** After a failed sync nobody knows what is on disk: no answer, neither yes nor no, and a new process that looks. */
async function syncThatFails() {
    for (const which of ['syncLog', 'syncDb']) {
        const { disk, server, table } = await onBadDisk();
        const players = [table.allies, table.axis];
        const random = generator(20);
        const { log: { length: from } } = server;
        await playOn(players, random, { stop: step => step >= 5 });
        disk.fail({ [which]: 'EIO' });
        let answered = 0;
        const playing = (async () => { // the database itself is synced when the log has become long
            for (let games = 0; games < 2000; games++) {
                const { json } = await post(server, '/api/games', { text: SKIRMISH });
                assert.ok(json.ok, `told instead of ended: ${json.reason}`);
                answered++;
            }
        })();
        await assert.rejects(playing, error => !(error instanceof assert.AssertionError), `${which} has failed, and it goes on`);
        assert.deepEqual(await server.ended, { code: 3, signal: null });
        assert.equal(answered > 0, which === 'syncDb');
        await server.logged(from, /event=sync-failed/);
        await assert.rejects(server.start(), /ended \(3\)/, 'it starts although the disk still fails'); // it syncs what it finds
        disk.fail();
        await server.start();
        const told = table.all.map(who => who.ledger().entries.slice());
        for (const who of table.all)
            await who.enter();
        table.all.forEach((who, i) => assert.deepEqual(who.ledger().entries.slice(0, told[i].length), told[i]));
        await server.kill(); // whatever it has told of is on disk now
        disk.losePower(random);
        await nothingIsMissing(server, table);
        disks++;
    }
}

/** A sync that does not come back: told while it hangs, and nothing is wrong afterwards. */
async function syncThatHangs() {
    const { disk, server, table } = await onBadDisk();
    const { log: { length: from } } = server;
    disk.fail({ hang: true });
    const made = post(server, '/api/games', { text: SKIRMISH }, { limit: 60_000 });
    await eventually(async () => /^oldest waiting write: [1-9]/m.test((await get(server, '/healthz')).text), 'the age of the oldest write is told');
    await isTold(server, from, /the disk does not answer/);
    assert.match((await get(server, '/metrics')).text, /^bocage_oldest_write_seconds [1-9]/m);
    disk.fail();
    assert.equal((await made).status, 201);
    await eventually(async () => /^ok\noldest waiting write: 0\.0 s\n$/.test((await get(server, '/healthz')).text), 'all is well again');
    await playOn([table.allies, table.axis], generator(21));
    await toldTheSame(table.all);
    await server.stop();
}

await run([syncedBeforeAcknowledged, fullDisk, filesThatGo, logCutByRight, nothingBeginsAnewBySilence, secondServer,
           diskThatRecovers, syncThatFails, syncThatHangs]);
