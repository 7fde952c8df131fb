import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { DiceRecord } from '../src/common/dice_record';
import type { Entry } from '../src/common/protocol';
import { findAll, type Finding, type Memory, Unreadable } from '../src/common/replay_check';
import { verifyReplay } from '../src/memoir/verify';
import messages from '../messages/en.json';
import tables from './chance.json';

// -- a whole replay, made by the program ---------------------------------------------------------

const replay = readFileSync(join(process.env.BOCAGE_WEB ?? '.', 'test/skirmish.replay'), 'utf8');
const whole = verifyReplay(replay, tables);
const lineOf = (text: string): number => replay.split('\n').findIndex(line => line.includes(text)) + 1;

function change(from: string | RegExp, to: string): string {
    const changed = replay.replace(from, to);
    assert.notEqual(changed, replay);
    return changed;
}

test('every roll and every card of a replay is made again', () => {
    assert.equal(whole.wrong, null);
    assert.ok(whole.seedFits);
    assert.deepEqual(whole.right, { roll: 6, draw: 14, drift: 0 });
    assert.deepEqual(whole.nonces, { axis: '0badc0de', allies: '' });
});

test('a replay of version 2, with its rules, is checked like one of version 1', () => {
    const newer = verifyReplay(change('bocage 1\nreplay      memoir\n', 'bocage 2\nreplay      memoir\nrules       2\n'), tables);
    assert.deepEqual(newer, whole);
});

test('a changed die is found', () => {
    assert.deepEqual(verifyReplay(change('roll infantry star star', 'roll infantry star flag'), tables).wrong, {
        kind: 'roll', number: 4, line: lineOf('roll infantry star star'), written: ['infantry', 'star', 'flag'], due: ['infantry', 'star', 'star'],
    });
});

test('a changed card is found', () => {
    assert.deepEqual(verifyReplay(change('draw recon-right', 'draw recon-left'), tables).wrong, {
        kind: 'draw', number: 10, line: lineOf('draw recon-right'), written: ['recon-left'], due: ['recon-right'],
    });
});

test('a roll that is left out moves all that follow', () => {
    assert.equal(verifyReplay(change(/^19 .*\n/m, ''), tables).wrong?.line, lineOf('draw ambush') - 1);
});

test('another nonce gives other cards from the first one on', () => {
    for (const nonces of ['0badc0df -', '- 0badc0de', '0badc0de 00'])
        assert.equal(verifyReplay(change('0badc0de -', nonces), tables).wrong?.line, lineOf('draw assault-left'), nonces);
});

test('another seed neither fits the commitment nor gives these cards', () => {
    const { seedFits, wrong } = verifyReplay(change('seed        5', 'seed        6'), tables);
    assert.equal(seedFits, false);
    assert.equal(wrong?.line, lineOf('draw assault-left'));
});

test('another commitment does not fit, though the dice do', () => {
    const { seedFits, wrong } = verifyReplay(change('commitment  f', 'commitment  e'), tables);
    assert.equal(seedFits, false);
    assert.equal(wrong, null);
});

test('a deck with other cards gives other cards', () => {
    assert.equal(verifyReplay(change('  first       allies', '  first       allies\n  removed     recon-left recon-left'), tables).wrong?.kind, 'draw');
    assert.equal(verifyReplay(change('edition     revised', 'edition     revised\noptions     young-generals'), tables).wrong?.kind, 'draw');
});

test('real dice are not checked, cards are', () => {
    const table = change('scenario\n', 'dice        table\nscenario\n').replace('roll infantry star star', 'roll armor armor armor');
    assert.deepEqual(verifyReplay(table, tables).right, { roll: 0, draw: 14, drift: 0 });
    assert.equal(verifyReplay(table.replace('draw recon-right', 'draw recon-left'), tables).wrong?.kind, 'draw');
});

test('from a position dice are checked, cards are not', () => {
    const position = change('  first       allies', '  first       allies\n  turn        1 allies phase play-card ply 0');
    assert.deepEqual(verifyReplay(position, tables).right, { roll: 6, draw: 0, drift: 0 });
    assert.equal(verifyReplay(position.replace('roll armor =', 'roll star ='), tables).wrong?.line, lineOf('roll armor =') + 1);
});

test('what cannot be checked says so', () => {
    const refused = (text: string, line: number): void => assert.throws(() => verifyReplay(text, tables), (error: unknown) =>
        error instanceof Unreadable && error.line === line);
    refused(change(/^seed .*\n/m, ''), 0);
    refused(change(/^commitment .*\n/m, ''), 0);
    refused(change('0badc0de', '0badc0d'), 0);
    refused(change(/^scenario\n/m, 'scenario pegasus-bridge\n'), 0);
    refused(change('roll armor =', 'roll armor'), lineOf('roll armor ='));
    refused(change('axis   play recon-left', 'axis   play recon-nowhere'), lineOf('axis   play recon-left'));
    refused(change('chance draw ambush', 'allies draw ambush'), lineOf('draw ambush'));
});

// -- compared with what this browser knows -------------------------------------------------------

const promise: DiceRecord = { game: 'g', commitment: whole.commitment, gave: { axis: '0badc0de' }, saw: { axis: '0badc0de', allies: '' } };
const entry = (ply: number, action?: string): Entry => ({ version: ply + 2, did: 'act', by: 'chance', ply, events: [], ...(action ? { action } : {}) });
const memory: Memory = { promise, mine: ['axis'], entries: [entry(1, 'draw assault-left'), entry(5), entry(17, 'roll grenade star')] };

const found = (verdict = whole, more: Partial<Memory> = {}): Record<string, Finding['state']> =>
    Object.fromEntries(findAll(verdict, { ...memory, ...more }).map(finding => {
        assert.ok(`result.dice.${finding.what}.${finding.state}` in messages, 'it can be told in words');
        return [finding.what, finding.state];
    }));
const well = { seed: 'right', promise: 'right', nonce: 'right', nonces: 'right', seen: 'right', results: 'right' };

test('a battle that this browser played is right in everything', () => {
    assert.deepEqual(found(), well);
});

test('what is not as it was shown is told', () => {
    assert.deepEqual(found(whole, { promise: { ...promise, commitment: '00' } }), { ...well, promise: 'wrong' });
    assert.deepEqual(found(whole, { promise: { ...promise, gave: { axis: '0badc0df' } } }), { ...well, nonce: 'wrong' });
    assert.deepEqual(found(whole, { promise: { ...promise, saw: { axis: '0badc0de', allies: '01' } } }), { ...well, nonces: 'wrong' });
    assert.deepEqual(found({ ...whole, seedFits: false }), { ...well, seed: 'wrong' });
    const seen = findAll(whole, { ...memory, entries: [entry(1, 'draw assault-left'), entry(17, 'roll star star')] }).find(finding => finding.what === 'seen');
    assert.deepEqual(seen, { what: 'seen', state: 'wrong', action: 17 });
});

test('nothing that was checked is not right', () => {
    assert.deepEqual(found({ ...whole, right: { roll: 0, draw: 0, drift: 0 } }), { ...well, results: 'open' });
    assert.deepEqual(found({ ...whole, right: { roll: 0, draw: 0, drift: 0 }, left: 20 }), { ...well, results: 'open', decks: 'open' });
    const wrong = { kind: 'roll', number: 1, line: 20, written: [], due: [] };
    assert.equal(findAll({ ...whole, right: {}, wrong }, memory).find(finding => finding.what === 'results')?.state, 'wrong');
});

test('what this browser does not know it does not claim', () => {
    assert.deepEqual(found(whole, { promise: null }), { seed: 'right', promise: 'open', nonce: 'open', results: 'right' });
    assert.deepEqual(found(whole, { mine: [] }), { seed: 'right', promise: 'right', nonces: 'right', seen: 'right', results: 'right' });
    assert.deepEqual(found(whole, { mine: ['axis', 'allies'] }), { ...well, nonce: 'open' });
    const onward = { ...whole, position: true };
    assert.deepEqual(found(onward), { ...well, position: 'open' });
    assert.deepEqual(found(onward, { promise: { ...promise, commitment: '00' } }), { seed: 'right', onward: 'open', results: 'right', position: 'open' });
    assert.deepEqual(found({ ...whole, table: true }), { ...well, table: 'open' });
});
