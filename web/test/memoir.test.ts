import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../src/memoir/texts';
import { cellsOf, lastEvent, walkOf } from '../src/common/last_event';
import { noteAt, stepsDone } from '../src/common/lesson_script';
import type { Entry, GameEvent, Status } from '../src/common/protocol';
import { buttons, onlyOrigin, readChoice, readClick } from '../src/memoir/actions';
import { nearest, neighbourOf } from '../src/memoir/geometry';
import { script } from '../src/memoir/lesson/script';
import { luckOf } from '../src/memoir/luck';
import { causedEvents } from '../src/memoir/rolls';
import { doneText, sentence } from '../src/memoir/steps';
import { lastRoll } from '../src/memoir/tray';
import type { Board, View } from '../src/memoir/types';
import { describeEntry, explainGround } from '../src/memoir/words';

const shown = { onBoard: ['moved', 'attacked'], walks: ['moved'] };

const entry = (version: number, events: GameEvent[], more: Partial<Entry> = {}): Entry =>
    ({ version, did: 'act', by: 'allies', ply: version, events, ...more });
const rolled = (faces: Record<string, number>): GameEvent => ({ event: 'rolled', infantry: 0, armor: 0, grenade: 0, star: 0, flag: 0, ...faces });

/** D7 attacks C7, C7 ambushes, D7 survives and rolls; later dice that order units. */
const ambush: Entry[] = [
    entry(1, [{ event: 'attacked', from: 'D7', to: 'C7', dice: 3 }]),
    entry(2, [{ event: 'ambushed', from: 'C7', to: 'D7', dice: 2 }], { by: 'axis' }),
    entry(3, [rolled({ star: 2 })], { by: 'chance', action: 'roll star star' }),
    entry(4, [rolled({ infantry: 2, flag: 1 }), { event: 'lost', hex: 'C7', figures: 2 }], { by: 'chance', action: 'roll infantry infantry flag' }),
    entry(5, [{ event: 'turn', number: 2, side: 'axis' }]),
    entry(6, [rolled({ armor: 1 })], { by: 'chance', action: 'roll armor' }),
];

test('a roll belongs to its own attack, also after an ambush', () => {
    const causes = [...causedEvents(ambush)].filter(one => one.event.event === 'rolled').map(one => one.cause?.from ?? null);
    assert.deepEqual(causes, ['C7', 'D7', null]);
    assert.equal(lastRoll(ambush, 3)?.from, 'C7');
    assert.equal(lastRoll(ambush, 4)?.from, 'D7');
    assert.equal(lastRoll(ambush, 6)?.to, '', 'dice that order units are for no attack');
});

test('luck counts the attack after an ambush', () => {
    const unit = (side: string) => ({ side, type: 'infantry' });
    const board = { hexes: [{ hex: 'C7', terrain: 'open', unit: unit('axis') }, { hex: 'D7', terrain: 'open', unit: unit('allies') }] } as unknown as Board;
    const faces = [{ word: 'infantry', sides: 2, hits: ['infantry'] }, { word: 'star', sides: 1, hits: [] }, { word: 'flag', sides: 1, hits: [] }];
    const rolls = luckOf(ambush, board, faces, new Map([['infantry', 'infantry']]));
    assert.deepEqual(rolls.map(roll => [roll.side, roll.actual]), [['axis', 0], ['allies', 2]]);
});

test('the last event on the board is shown, and slides only in its own moment', () => {
    const moves = [entry(1, [{ event: 'moved', from: 'A1', to: 'A2' }]), entry(2, [{ event: 'ordered', hex: 'B1' }])];
    assert.deepEqual(cellsOf(lastEvent(shown, moves, 2)), ['A1', 'A2']);
    assert.equal(walkOf(shown, lastEvent(shown, moves, 2), 2), null);
    assert.deepEqual(walkOf(shown, lastEvent(shown, moves, 1), 1), { from: 'A1', to: 'A2', version: 1 });
    assert.equal(lastEvent(shown, moves, 0), null);
});

test('two who read one log are told no drawn card; a discard after Recon lies open', () => {
    const draw = entry(1, [{ event: 'drew', side: 'axis', card: 'ambush' }], { action: 'draw ambush' });
    assert.equal(describeEntry(draw).length, 1);
    assert.equal(describeEntry(draw, true).length, 0);
    const discarded: GameEvent = { event: 'discarded', side: 'axis', card: 'barrage' };
    assert.equal(describeEntry(entry(2, [discarded], { action: 'done' })).length, 0);
    assert.match(describeEntry(entry(2, [discarded], { action: 'keep ambush' }))[0]!.text, /Barrage/);
    assert.equal(describeEntry(entry(3, [{ event: 'turn', number: 4, side: 'allies' }], { by: 'axis' }))[0]!.by, 'allies');
});

test('what a unit does where it stands needs a button', () => {
    const choices = ['remove-wire A1', 'done'].map(action => readChoice({ action }));
    assert.deepEqual(readClick(choices, null, 'A1'), { select: 'A1' });
    assert.equal(onlyOrigin(choices), 'A1');
    assert.deepEqual(buttons(choices, 'A1').map(choice => choice.text), ['remove-wire A1']);
    assert.deepEqual(buttons(choices, null), []);
});

test('neighbours and the nearest hex by their labels', () => {
    assert.equal(neighbourOf('D3'), 'c2');
    assert.equal(neighbourOf('A1'), 'a2');
    assert.equal(neighbourOf('d4'), 'D3');
    assert.equal(neighbourOf('M9'), 'l8');
    assert.equal(nearest(['A9', 'F5', 'M1'], 'e4'), 'F5');
    assert.equal(nearest([], 'e4'), undefined);
});

test('ground is explained from the tables', () => {
    const [stop, dice] = explainGround({ word: 'forest', name: 'forest', rule: '', traits: ['stop', 'nobody-knows'], into: [1, 2, 0], out_of: [0, 0, 0] });
    assert.equal(stop, 'Units that enter stop.');
    assert.equal(dice, 'Attackers of a unit it protects roll fewer dice: infantry −1, armor −2.');
});

const view = (more: Partial<View>): View => ({
    turn: 1, active: 'allies', phase: 'battle', doing: null, open: [], sides: {} as View['sides'], deck: 0, discard: [], units: [], wire: [], sandbags: [],
    objectives: [], ...more,
});
const say = (more: Partial<View>, auto: string | null = null, stands = false): string => sentence({
    view: view(more), status: { version: 1, ply: 1, actor: 'allies', need: null } as Status, seats: ['allies'], side: 'allies' as const, choices: [], selected: null,
    auto: auto ? readChoice({ action: auto }) : null, stands,
});

test('one sentence says what comes next', () => {
    const frame = { what: 'retreat', side: 'allies' as const, at: 'C3', to: 'C4', dice: 0, steps: 2, more: 0, targets: [] };
    assert.match(say({ phase: 'order', orders_left: 2 }), /No more units/);
    assert.match(say({ doing: 'retreat', open: [frame] }), /C3 must retreat 2 hexes/);
    assert.match(say({ doing: 'retreat', open: [frame] }, 'retreat C3-c2'), /only one way/);
    assert.match(say({ doing: 'take-ground', open: [frame] }), /C4 is empty/);
    assert.match(say({ doing: 'take-ground', open: [frame], objectives: [{ hexes: ['C3'], medals: 1, held: 'allies', taken: null }] }), /leave an objective/);
    assert.match(say({ doing: 'ambush', open: [frame] }), /C3 is attacked .* Play Ambush\?/);
    assert.match(say({ doing: 'ambush', open: [frame] }, null, true), /C3 is attacked .* You are not asked/);
    assert.match(say({ phase: 'move-again' }), /End your turn/);
    assert.equal(doneText(view({}), false), 'End turn');
    assert.equal(doneText(view({}), true), 'Go to the second move');
});

test('the lesson counts its steps, without draws and what was taken back', () => {
    assert.equal(stepsDone(script, []), 0);
    const done = [entry(1, [], { action: 'play attack-left' }), entry(2, [], { by: 'chance', action: 'draw barrage' }), entry(3, [], { action: 'order c4' })];
    assert.equal(stepsDone(script, done), 2);
    assert.equal(stepsDone(script, [...done, entry(4, [], { did: 'undo', ply: 2 })]), 1);
    assert.equal(stepsDone(script, [...done, entry(4, [], { by: 'chance', action: 'roll flag' })]), 3);
});

test('every step of the lesson has a note that holds', () => {
    assert.equal(noteAt(script, 0).note, 'card');
    assert.equal(noteAt(script, 2).note, 'order');
    assert.deepEqual(noteAt(script, script.steps.length), { note: 'retreat', number: 10, of: 10 });
    assert.ok(script.steps.every(step => step.actions.length > 0));
});
