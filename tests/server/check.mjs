// `bocage games check` and `bocage games backup`: on a database in use, on one of an earlier version, on damaged ones.
// Usage: node check.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { generator, newest, playOn, run, Server, twoAndSpectator, workFolder } from './client.mjs';

const [binary, source] = process.argv.slice(2);
const work = workFolder('check');
const random = generator(6);

/** { status, stdout, stderr } of `bocage games ...`; meanwhile the server's log is read and players play on. */
function games(db, ...words) {
    return new Promise(resolve => {
        const child = spawn(binary, ['games', '--db', db, ...words]);
        const said = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr'])
            child[stream].on('data', text => said[stream] += text);
        child.on('close', status => resolve({ status, ...said }));
    });
}
/** What no server would do. */
const change = (db, sql) => execFileSync('python3', ['-c', 'import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as db: db.executescript(sys.argv[2])', db, sql]);
const check = async db => {
    const { status, stdout } = await games(db, 'check', '--json');
    return { status, ...JSON.parse(stdout) };
};
const copyOf = (from, name) => {
    copyFileSync(from, join(work, name));
    return join(work, name);
};

/** People play on; a check finds nothing wrong, and a copy has all that was acknowledged when it began. */
async function a_database_in_use() {
    const db = join(work, 'used.db');
    const server = await new Server(binary, db, { top: source, args: ['--limit-messages', '60000'] }).start();
    const { game, allies, axis, spectator } = await twoAndSpectator(server, { scenario: 'pegasus-bridge' });
    let playing = true;
    const played = playOn([allies, axis], random, { stop: step => !playing || step >= 150 });
    for (let i = 0; i < 4; i++) {
        const told = newest([allies, axis]).version, copy = join(work, `copy-${i}.db`);
        const checked = await check(db);
        assert.deepEqual([checked.status, checked.games, checked.fit, checked.damaged], [0, 1, 1, 0], JSON.stringify(checked.faults));
        const { status, stdout, stderr } = await games(db, 'backup', copy);
        assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: '', stderr: '' });
        assert.equal((await check(copy)).fit, 1);
        const [kept] = JSON.parse((await games(copy, '--json')).stdout);
        assert.equal(kept.id, game.game);
        assert.ok(kept.version >= told, `the copy has ${kept.version} entries, ${told} were acknowledged before`);
        assert.equal(statSync(copy).mode & 0o777, 0o600, 'hands and seeds are nobody else\'s business');
    }
    playing = false;
    await played;
    const copy = join(work, 'copy-0.db'), bytes = readFileSync(copy);
    const again = await games(db, 'backup', copy);
    assert.equal(again.status, 3);
    assert.match(again.stderr, /copy-0\.db: this file is there already, and is left alone\n$/);
    assert.deepEqual(readFileSync(copy), bytes);
    assert.equal((await games(db, 'backup', join(work, 'nowhere/copy.db'))).status, 3);
    assert.deepEqual(readdirSync(work).filter(name => /\.db\../.test(name)), [], 'nothing half written is left');
    for (const player of [allies, axis, spectator])
        await player.leave();
    await server.stop();
    const restored = await new Server(binary, copy, { top: source }).start();
    await restored.stop();
}

/** Before an upgrade: looking changes nothing, so the older program can still open it. */
async function an_older_database_stays_as_it_is() {
    const old = join(source, 'tests/old/games.db'), db = copyOf(old, 'old.db');
    const found = await check(db);
    assert.deepEqual([found.status, found.games, found.damaged], [0, 16, 0], JSON.stringify(found.faults));
    assert.equal(found.fit + found.onward + found.closed, 16);
    assert.equal(found.faults.filter(({ what }) => what === 'onward').length, found.onward);
    assert.equal((await games(db)).stdout.trim().split('\n').length, 16);
    assert.deepEqual(readFileSync(db), readFileSync(old));
    assert.ok(!existsSync(`${db}-wal`));
}

async function damage_is_found() {
    const good = join(work, 'copy-3.db');
    const [{ id, version }] = JSON.parse((await games(good, '--json')).stdout);
    for (const [sql, text] of [
        [`UPDATE entry SET text = 'act allies - move A1-A9' WHERE version = 12`, /^entry 12 does not fit the rules: act allies - move A1-A9$/],
        ['DELETE FROM entry WHERE version = 12', /^entry 12 is missing$/],
        ['UPDATE game SET version = version + 1', new RegExp(`^it has ${version} entries and not ${version + 1}$`)],
        [`UPDATE game SET result = 'axis'`, /^its result is `open`, and `axis` is kept$/],
        [`UPDATE game SET setup = 'gone'`, /^this is no session that was saved$/],
        [`UPDATE snapshot SET text = 'bocage 1'`, /^its snapshot cannot be read: /],
        ['UPDATE snapshot SET version = 30000', /^its snapshot is of entry 30000, which is not there$/],
        ['UPDATE game SET rules_version = 60000', /^it is played by rules 60000; this program plays rules \d+$/],
    ]) {
        const db = copyOf(good, 'damaged.db');
        change(db, sql);
        const { status, faults, damaged } = await check(db);
        assert.deepEqual([status, damaged, faults.length], [1, 1, 1], sql);
        assert.equal(faults[0].game, id);
        assert.match(faults[0].text, text);
        const { stdout } = await games(db, 'check');
        assert.equal(stdout.split('\n')[0], `${id}: ${faults[0].what}: ${faults[0].text}`);
        assert.match(stdout, /\n1 games: 0 fit, 0 go on from an earlier point, 0 cannot be shown any more; 1 faults\n$/);
    }
    const db = copyOf(good, 'damaged.db');
    change(db, `INSERT INTO entry VALUES ('nobody', 1, 'act chance - draw ambush')`);
    const { status, faults } = await check(db);
    assert.equal(status, 1);
    assert.deepEqual(faults, [{ game: null, what: 'damaged', text: 'there is no game for a row of table entry' }]);
}

/** Bytes that a disk has lost: told, whatever they were. */
async function broken_pages_are_found() {
    const good = readFileSync(join(work, 'copy-3.db')), page = good.readUInt16BE(16);
    for (let at = page; at + page <= good.length; at += page) {
        const bad = Buffer.from(good), db = join(work, 'broken.db');
        bad.fill(0x55, at, at + page);
        writeFileSync(db, bad);
        const { status, stdout, stderr } = await games(db, 'check');
        assert.ok(status === 1 || status === 3, `page ${at / page + 1}: ${status}: ${stdout}`);
        assert.ok(/damaged|not read/.test(stdout) || /the database says/.test(stderr), `page ${at / page + 1}: ${stdout} ${stderr}`);
    }
}

async function what_cannot_be_checked_is_told() {
    writeFileSync(join(work, 'empty.db'), '');
    for (const [words, status, sentence] of [
        [['--db', join(work, 'empty.db'), 'check'], 3, /there are no games in this database/],
        [['--db', join(work, 'none.db'), 'check'], 1, /there is no such database/],
        [['check', 'twice'], 2, /check takes nothing more/],
        [['backup'], 2, /backup takes the name of one file/],
        [['mend'], 2, /`mend` is neither export, delete, check nor backup/],
    ]) {
        const said = await games(join(work, 'copy-0.db'), ...words);
        assert.equal(said.status, status, words.join(' '));
        assert.match(said.stderr, sentence);
    }
    assert.equal(statSync(join(work, 'empty.db')).size, 0);
}

await run([a_database_in_use, an_older_database_stays_as_it_is, damage_is_found, broken_pages_are_found, what_cannot_be_checked_is_told]);
