// What is left of a folder after a power loss. tests/bad_disk.c has written down everything that was done to its files;
// here it is done again, but only what was synced is sure to be there. Of everything else some sectors are there and some
// are not, in any order, and of names that were made, changed or removed since the folder was synced the first few.
import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { constants } from 'node:os';
import assert from 'node:assert/strict';

const SECTOR = 512; // what a disk writes as a whole
const [WRITES, CUTS, SYNCS, MAKES, RENAMES, REMOVES, SYNCS_FOLDER] = [1, 2, 3, 4, 5, 6, 7];

/* -- what was done -------------------------------------------------------------------------------------------------- */

/** The records of a log; the last one may not be whole. */
function* records(log) {
    for (let at = 0; at + 24 <= log.length;) {
        const [kind, nameSize] = [log.readUInt32LE(at), log.readUInt32LE(at + 4)];
        const offset = Number(log.readBigUInt64LE(at + 8)), size = log.readUInt32LE(at + 16);
        const end = at + 24 + nameSize + size;
        if (end > log.length)
            return;
        const name = log.toString('latin1', at + 24, at + 24 + nameSize);
        yield { kind, name, offset, data: log.subarray(at + 24 + nameSize, end) };
        at = end;
    }
}

/** A file: what is on disk, and what has been done to it since. */
class File {
    pending = [];
    constructor(content = Buffer.alloc(0)) {
        this.content = content;
    }
    put(offset, data) {
        if (offset + data.length > this.content.length)
            this.content = Buffer.concat([this.content, Buffer.alloc(offset + data.length - this.content.length)]);
        data.copy(this.content, offset);
    }
    cut(size) {
        this.content = size <= this.content.length ? Buffer.from(this.content.subarray(0, size))
            : Buffer.concat([this.content, Buffer.alloc(size - this.content.length)]);
    }
    do({ kind, offset, data }) {
        if (kind === WRITES)
            this.put(offset, data);
        else
            this.cut(offset);
    }
    sync() {
        this.pending.forEach(r => this.do(r));
        this.pending = [];
    }
    /** Of what was not synced, about `share` per cent is kept. */
    crash(random, share) {
        for (const r of this.pending)
            if (r.kind === WRITES)
                for (let at = 0; at < r.data.length; at += SECTOR) {
                    if (random(100) < share)
                        this.put(r.offset + at, r.data.subarray(at, at + SECTOR));
                }
            else if (random(100) < share)
                this.do(r);
    }
}

/** Do one change of names. */
function change(names, { kind, name, to, file }) {
    if (kind === REMOVES)
        return names.delete(name);
    if (kind === RENAMES)
        names.delete(name);
    return names.set(to ?? name, file);
}

/* -- the disk ------------------------------------------------------------------------------------------------------- */

/** A folder for a database on a disk that may fail. `env` is for the program that is to use it. */
export class BadDisk {
    losses = 0;
    dropped = 0; // bytes that were written and lost

    constructor(work, shim) {
        this.folder = join(work, 'disk');
        this.kept = join(work, 'kept'); // as it was when the power came back last
        this.log = join(work, 'disk.log');
        this.switches = join(work, 'disk.switch');
        mkdirSync(this.folder);
        mkdirSync(this.kept);
        writeFileSync(this.switches, Buffer.alloc(4));
        this.env = { LD_PRELOAD: shim, BAD_DISK_FOLDER: this.folder, BAD_DISK_LOG: this.log, BAD_DISK_SWITCH: this.switches };
    }

    /** Let something fail from now on; everything that is not named works. Errors by their names: ENOSPC. */
    fail({ write, syncLog, syncDb, hang = false } = {}) {
        const number = name => name ? constants.errno[name] : 0;
        const file = openSync(this.switches, 'r+');
        writeSync(file, Buffer.from([number(write), number(syncLog), number(syncDb), Number(hang)]), 0, 4, 0);
        closeSync(file);
    }

    /** The program has been killed: put into the folder what would be there after a power loss. */
    losePower(random) {
        const onDisk = new Map(readdirSync(this.kept).map(name => [name, new File(readFileSync(join(this.kept, name)))]));
        const live = new Map(onDisk);
        let changes = []; // of names, not synced
        for (const r of records(existsSync(this.log) ? readFileSync(this.log) : Buffer.alloc(0)))
            if (r.kind === SYNCS_FOLDER) {
                changes.forEach(c => change(onDisk, c));
                changes = [];
            } else if ([MAKES, RENAMES, REMOVES].includes(r.kind)) {
                const c = { kind: r.kind, name: r.name, to: r.kind === RENAMES ? r.data.toString('latin1') : undefined,
                            file: r.kind === MAKES ? new File() : live.get(r.name) };
                change(live, c);
                changes.push(c);
            } else if (r.kind === SYNCS)
                live.get(r.name).sync();
            else
                live.get(r.name).pending.push(r);
        changes.slice(0, random(changes.length + 1)).forEach(c => change(onDisk, c));
        const share = [0, 0, 50, 90, 100][random(5)];
        for (const file of onDisk.values()) {
            this.dropped += file.pending.reduce((sum, r) => sum + r.data.length, 0);
            file.crash(random, share);
        }
        for (const place of [this.folder, this.kept]) {
            rmSync(place, { recursive: true });
            mkdirSync(place);
            for (const [name, file] of onDisk)
                writeFileSync(join(place, name), file.content);
        }
        rmSync(this.log, { force: true });
        this.losses++;
    }

    /** What `bad_disk_writer check` says of a database in the folder, looking at a copy. Lines. */
    check(writer, name, work) {
        for (const ending of ['', '-wal']) {
            rmSync(join(work, `check.db${ending}`), { force: true });
            if (existsSync(join(this.folder, name + ending)))
                copyFileSync(join(this.folder, name + ending), join(work, `check.db${ending}`));
        }
        const said = spawnSync(writer, [join(work, 'check.db'), 'check'], { encoding: 'utf8' });
        assert.equal(said.status, 0, `bad_disk_writer check: ${said.stderr}${said.error ?? ''}`);
        return said.stdout.trim().split('\n');
    }
}
