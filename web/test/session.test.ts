import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeEntries, withoutUndone } from '../src/common/entries';
import type { Entry } from '../src/common/protocol';
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
