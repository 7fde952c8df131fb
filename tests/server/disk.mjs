// What an acknowledgement is worth. With strace: the log of the database is synchronised before the answer leaves, and
// a disk that fails is reported. With a store that may not grow: players are told that it could not be kept, what was
// refused has not happened, what was acknowledged stays, and reading goes on.
// Usage: node disk.mjs BOCAGE_BINARY SOURCE_DIR
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { Server, SKIRMISH, generator, get, isRefusal, newest, playOn, post, run, toldTheSame, twoAndSpectator,
         workFolder } from './client.mjs';

const [binary, top] = process.argv.slice(2);
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

/** The disk fails for a while in the middle of a game: every second or so of the syncs says EIO. */
async function failingDisk() {
    if (!traces)
        return console.log('  SKIPPED: strace is missing or may not trace here');
    const { server } = traced('fails', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fdatasync,fsync:error=EIO:when=40..48');
    await server.start();
    const random = generator(16);
    const tables = [];
    for (let i = 0; i < 3; i++)
        tables.push(await twoAndSpectator(server));
    let table, failure = null;
    while (!failure && tables.length) { // a short game may be over before the disk fails
        table = tables.pop();
        failure = await playUntilNotKept([table.allies, table.axis], random, 200);
    }
    assert.ok(failure, 'no sync ever failed: is it used at all?');
    await itHasNotHappened(table.all, failure);
    let again, tries = 0;
    do // the same request again, until the disk works
        again = await failure.player.ask(failure.request);
    while (!again.ok && ++tries < 40);
    assert.ok(again.ok, `the disk works again, but the server does not: ${again.text}`);
    assert.equal(again.entries[0].version, failure.request.version + 1);
    await playOn([table.allies, table.axis], random, { stop: step => step > 10 });
    await toldTheSame(table.all);
    const told = table.allies.ledger('allies').entries;
    await server.kill();
    server.wrap = [];
    await server.start();
    for (const who of table.all)
        await who.enter();
    assert.deepEqual(table.allies.ledger('allies').entries.slice(0, told.length), told);
    await playOn([table.allies, table.axis], random);
    await toldTheSame(table.all);
    await server.stop();
    console.log(`  a failed sync at version ${failure.request.version}: refused as NOT_KEPT, and the game went on`);
}

await run([syncedBeforeAcknowledged, fullDisk, failingDisk]);
