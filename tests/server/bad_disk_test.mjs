// Is the bad disk bad? A program that syncs before it says that something is kept loses nothing to a power loss; one that
// does not (`synchronous = OFF`) loses what it has promised. A test that could not tell the two apart would prove nothing.
// Usage: node bad_disk_test.mjs SHIM WRITER
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { generator, run, within, workFolder } from './client.mjs';
import { BadDisk } from './bad_disk.mjs';

const [shim, writer] = process.argv.slice(2);
const LOSSES = 12;
const work = workFolder('bad-disk');

/** Write numbers, kill the writer after some of them, and lose power. Gives the last that was promised, and what is left. */
async function loseSome(name, synchronous, random) {
    const place = join(work, name);
    mkdirSync(place);
    const disk = new BadDisk(place, shim);
    const child = spawn(writer, [join(disk.folder, 'n.db'), synchronous], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...disk.env } });
    const after = 1 + random(150);
    let promised = 0;
    createInterface({ input: child.stdout }).on('line', line => {
        promised = Number(line);
        if (promised === after)
            child.kill('SIGKILL');
    });
    await within(new Promise(resolve => child.on('close', resolve)), 'the end of the writer');
    assert.ok(promised >= after, `the writer ended at ${promised} instead of ${after}`);
    disk.losePower(random);
    const [health, count, last] = disk.check(writer, 'n.db', place);
    return { promised, health, count: Number(count ?? 0), last: Number(last ?? 0) };
}

async function syncedIsKept() {
    const random = generator(1);
    for (let i = 0; i < LOSSES; i++) {
        const { promised, health, count, last } = await loseSome(`full-${i}`, 'full', random);
        assert.equal(health, 'ok', `after ${promised} numbers: ${health}`);
        assert.ok(last >= promised, `${promised} numbers were promised, the last one there is ${last}`);
        assert.equal(count, last, 'numbers are missing in between');
    }
    console.log(`  ${LOSSES} power losses with synchronous = FULL: nothing lost`);
}

async function notSyncedIsLost() {
    const random = generator(2);
    let bad = 0;
    for (let i = 0; i < LOSSES; i++) {
        const { promised, health, last } = await loseSome(`off-${i}`, 'off', random);
        bad += health !== 'ok' || last < promised;
    }
    assert.ok(bad >= LOSSES / 2, `with synchronous = OFF only ${bad} of ${LOSSES} power losses did any harm`);
    console.log(`  ${LOSSES} power losses with synchronous = OFF: ${bad} of them lost what was promised`);
}

await run([syncedIsKept, notSyncedIsLost]);
