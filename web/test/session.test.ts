import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../src/memoir/texts';
import { mergeEntries, othersTurn, withoutUndone } from '../src/common/entries';
import type { Entered, Entry, Status } from '../src/common/protocol';
import { askedSeat, isPassed, lookingSeat, noSession, takenSeats, watchingSeat } from '../src/common/session_state';
import { actorsOf, decidersOf, decides, isOver, isWaiting } from '../src/common/status';
import { hasListeners } from '../src/common/talk';
import { luckOf } from '../src/memoir/luck';
import { lastRoll } from '../src/memoir/tray';
import type { Board } from '../src/memoir/types';

const entry = (version: number, ply: number, did = 'act', events: Entry['events'] = []): Entry => ({ version, ply, did, by: 'allies', events });

test('what was taken back is not told', () => {
    const kept = withoutUndone([entry(1, 1), entry(2, 2), entry(3, 1, 'undo'), entry(4, 2)]);
    assert.deepEqual(kept.map(one => one.version), [1, 4]);
});

test('entries that come twice count once', () => {
    const merged = mergeEntries([entry(1, 1), entry(2, 2)], [entry(2, 2), entry(3, 3)]);
    assert.deepEqual(merged.map(one => one.version), [1, 2, 3]);
});

const rolls = [
    entry(1, 1, 'act', [{ event: 'attacked', from: 'A1', to: 'a2', dice: 3 }]),
    entry(2, 2, 'act', [{ event: 'rolled', infantry: 2, armor: 0, grenade: 0, star: 0, flag: 1 }, { event: 'lost', hex: 'a2', figures: 2, left: 2 }]),
];

test('the tray shows the last roll and what it was for', () => {
    const roll = lastRoll(rolls, 5);
    assert.equal(roll?.from, 'A1');
    assert.equal(roll?.to, 'a2');
    assert.equal(lastRoll(rolls, 1), null);
});

test('luck is hits rolled against hits to be expected', () => {
    const board = { hexes: [{ hex: 'a2', terrain: 'open', unit: { side: 'axis', type: 'infantry' } }] } as unknown as Board;
    const faces = [
        { word: 'infantry', sides: 2, hits: ['infantry'] }, { word: 'armor', sides: 1, hits: ['armor'] },
        { word: 'grenade', sides: 1, hits: ['infantry', 'armor', 'artillery'] }, { word: 'star', sides: 1, hits: [] }, { word: 'flag', sides: 1, hits: [] },
    ];
    const [roll] = luckOf(rolls, board, faces, new Map([['infantry', 'infantry']]));
    assert.deepEqual(roll, { side: 'allies', version: 2, expected: 1.5, actual: 2 });
});

const status = (actor: string, actors?: string[]): Status => ({ version: 1, ply: 1, actor, need: null, ...(actors ? { actors } : {}) });

test('who may decide is read from the list of actors, or from the one actor', () => {
    assert.deepEqual(decidersOf(status('north')), ['north']);
    assert.deepEqual(decidersOf(status('north', ['north', 'west'])), ['north', 'west']);
    assert.ok(decides(status('north', ['north', 'west']), 'west'));
    assert.ok(!decides(status('north', []), 'north'));
    for (const actor of ['chance', 'waiting', 'nobody'])
        assert.deepEqual(decidersOf(status(actor)), [], actor);
    assert.deepEqual(actorsOf(status('chance', [])), ['chance']);
    assert.ok(isWaiting(status('waiting')) && isOver(status('nobody')));
    assert.equal(decides(null, 'north'), false);
});

test('of several seats of ours one that decides is looked through', () => {
    const state = (mine: string[], seat: string, now: Status) => ({ ...noSession, seat, status: now, entered: { mine } as Entered });
    assert.equal(lookingSeat(state(['north', 'west'], 'north', status('west'))), 'west');
    assert.equal(lookingSeat(state(['north', 'west'], 'west', status('north', ['north', 'west']))), 'west', 'it stays where it is if that seat decides too');
    assert.equal(lookingSeat(state(['north', 'west'], 'west', status('east'))), 'west');
    assert.equal(askedSeat(state(['north'], 'north', status('east'))), null);
    assert.equal(lookingSeat(state([], 'spectator', status('east'))), 'spectator');
    assert.equal(watchingSeat(state(['north'], 'north', status('east'))), 'north');
    assert.equal(watchingSeat(state(['north', 'west'], 'north', status('east'))), 'spectator');
});

test('a window is passed without asking for the seat that wants it so, and for that kind only', () => {
    const state = { ...noSession, status: { ...status('north'), window: 'ambush' }, standing: { north: { ambush: 'pass', other: 'ask' }, west: { ambush: 'ask' } } as const };
    assert.ok(isPassed(state, 'north'));
    assert.ok(!isPassed(state, 'west') && !isPassed(state, 'east') && !isPassed(state, null));
    assert.ok(!isPassed({ ...state, status: { ...status('north'), window: 'other' } }, 'north'));
    assert.ok(!isPassed({ ...state, status: status('north') }, 'north'), 'an ordinary decision is always asked for');
});

test('the last turn of somebody else is found from either seat', () => {
    const turn = (version: number, side: string) => ({ version, did: 'act', by: side, ply: version, events: [{ event: 'turn', side }] });
    const entries = [turn(1, 'axis'), turn(2, 'allies'), turn(3, 'axis')];
    assert.equal(othersTurn(entries, 'axis')?.version, 2);
    assert.equal(othersTurn(entries, 'allies')?.version, 3);
    assert.equal(othersTurn(entries.slice(0, 1), 'axis'), undefined);
});

test('an undo leaves what partners have done since', () => {
    const at = (version: number, did: string, ply: number, more = {}): Entry => ({ version, did, by: 'red', ply, events: [], ...more });
    const entries = [at(1, 'act', 1), at(2, 'act', 2), at(3, 'act', 3), at(4, 'undo', 2, { undoes: [2] }), at(5, 'act', 3)];
    assert.deepEqual(withoutUndone(entries).map(entry => entry.version), [1, 3, 5]);
    assert.deepEqual(withoutUndone([...entries, at(6, 'undo', 2)]).map(entry => entry.version), [1, 3], 'the next undo counts what stayed where it is now');
});

test('who has partners, and whose seats a computer player has', () => {
    const entered = { mine: ['red', 'red-2'], teams: { reds: ['red', 'red-2'], blue: ['blue'] }, seats: { red: 'person', 'red-2': 'person', blue: 'person' }, talk: { open: false, phrases: [] } };
    const state = { ...noSession, entered: entered as unknown as Entered, status: { version: 1, ply: 1, actor: 'red', actors: ['red', 'red-2'], need: null, substitutes: { red: 'cadet' } } };
    assert.equal(watchingSeat(state), 'red', 'members of one team see the same');
    assert.equal(watchingSeat({ ...state, entered: { ...state.entered, mine: ['red', 'blue'] } }), 'spectator');
    assert.equal(askedSeat(state), 'red-2', 'a seat that a computer player has is not asked');
    assert.deepEqual(takenSeats(state), ['red']);
    assert.equal(hasListeners(state), false, 'nobody else is of this team');
    assert.equal(hasListeners({ ...state, entered: { ...state.entered, mine: ['red'] } }), true);
    assert.equal(hasListeners({ ...state, entered: { ...state.entered, mine: ['blue'] } }), false);
});
