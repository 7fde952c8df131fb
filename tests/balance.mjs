// docs/balance.md and its chart are what scripts/balance.mjs makes of the results beside them; it makes
// them of new results too, and refuses those that prove nothing.
// Usage: node balance.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'bocage-balance-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const docs = join(source, 'docs');
const read = path => readFileSync(path, 'utf8');
const makeReport = (...args) => spawnSync(process.execPath, [join(source, 'scripts/balance.mjs'), ...args], { encoding: 'utf8' });

// The documents are current.
const kept = ['captain', 'general'].map(name => join(docs, 'balance', `${name}.json`));
{
    const check = makeReport(...kept, docs, '--check');
    assert.equal(check.status, 0, check.stderr);
    for (const file of kept)
        assert.ok(!/_turn_s|s_per_turn/.test(read(file)), `${file} has times in it`);
}

// The chart is well-formed, tells what it shows to those who do not see it, and has every battle.
function checkChart(path, results) {
    const lint = spawnSync('xmllint', ['--noout', path], { encoding: 'utf8' });
    assert.equal(lint.status, 0, lint.stderr);
    const text = read(path), inside = text.match(/viewBox="0 0 (\d+) (\d+)"/).slice(1).map(Number);
    assert.match(text, /role="img" aria-labelledby="title desc"/);
    assert.match(text, /prefers-color-scheme:dark/);
    for (const { title } of results.battles)
        assert.equal(text.split(title.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`)).length - 1, 2,
            `${title} stands in the description and beside its bars`);
    for (const [, cx, cy] of text.matchAll(/ cx="([-\d.]+)" cy="([-\d.]+)"/g))
        assert.ok(cx >= 0 && cx <= inside[0] && cy >= 0 && cy <= inside[1], 'a mark lies outside');
    assert.ok(!/NaN|undefined/.test(text));
}
checkChart(join(docs, 'balance.svg'), JSON.parse(read(kept[0])));

// From the program to the page, with other battles and rules.
const [first, second] = ['first.json', 'second.json'].map(name => join(work, name));
const args = ['sim', '--balance', '--scenario', 'toulon,pegasus-bridge', '--json'];
writeFileSync(first, execFileSync(binary, [...args, '--pairs', '2', '--edition', 'classic']));
writeFileSync(second, execFileSync(binary, [...args, '--pairs', '1', '--p1', 'general:50', '--seed', '9']));
{
    const made = makeReport(first, second, work);
    assert.equal(made.status, 0, made.stderr);
    const page = read(join(work, 'balance.md'));
    assert.ok(page.includes('bocage sim --balance --p1 captain --pairs 2 --seed 1 --scenario toulon,pegasus-bridge --edition classic --json >'));
    assert.ok(page.includes('bocage sim --balance --p1 general:50 --pairs 1 --seed 9 --scenario toulon,pegasus-bridge --json >'));
    assert.ok(!/NaN|undefined/.test(page));
    for (const [, axis, allies] of page.matchAll(/\| (\d+) % \| (\d+) % \|/g))
        assert.equal(Number(axis) + Number(allies), 100);
    checkChart(join(work, 'balance.svg'), JSON.parse(read(first)));
    assert.equal(makeReport(first, second, work, '--check').status, 0);
    assert.equal(makeReport(second, first, work, '--check').status, 1, 'other results: not current');
}

// What proves nothing is refused in a sentence.
function refused(status, words, ...files) {
    const made = makeReport(...files);
    assert.equal(made.status, status, words);
    assert.ok(made.stderr.includes(words) && made.stderr.trimEnd().split('\n').length === 1, made.stderr);
}
const broken = join(work, 'broken.json');
writeFileSync(broken, read(first).replace('"finished":true', '"finished":false'));
refused(1, 'broken off', broken, second, work);
refused(1, 'different battles', first, kept[1], work);
writeFileSync(broken, execFileSync(binary, ['sim', '--scenario', 'toulon', '--pairs', '1', '--json']));
refused(1, 'no battles', broken, second, work);
writeFileSync(broken, '{');
refused(1, 'broken.json', broken, second, work);
refused(1, 'absent.json', join(work, 'absent.json'), second, work);
refused(2, 'usage', first, second);

console.log('the page of balance is current');
