import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../src/memoir/texts';
import { buttons, cardIn, destinations, forced, nameable, onlyOrigin, readChoice, readClick, targets, unusedAttackers } from '../src/memoir/actions';

const read = (...texts: string[]) => texts.map(action => readChoice({ action }));

test('an action is taken apart into verb, hexes and words', () => {
    const [move, play, exit] = read('move D5-e6-F7', 'play infantry-assault left', 'exit A9');
    assert.deepEqual(move!.hexes, ['D5', 'e6', 'F7']);
    assert.deepEqual(play!.words, ['infantry-assault', 'left']);
    assert.deepEqual(exit!.hexes, ['A9']);
});

test('a click on a unit selects it, a second one on its goal acts', () => {
    const choices = read('move D5-e6', 'move D5-E5', 'move F1-F2', 'done');
    assert.deepEqual(readClick(choices, null, 'D5'), { select: 'D5' });
    assert.equal(readClick(choices, 'D5', 'e6').act?.[0]?.text, 'move D5-e6');
    assert.deepEqual(readClick(choices, 'F1', 'e6'), {});
});

test('several ways to one hex are all offered', () => {
    const choices = read('move D5-e6', 'move D5-d6-e6');
    assert.equal(readClick(choices, 'D5', 'e6').act?.length, 2);
});

test('units to be ordered and hexes to be named act at once', () => {
    assert.equal(readClick(read('order E5', 'done'), null, 'E5').act?.[0]?.text, 'order E5');
    assert.equal(readClick(read('target a8'), null, 'a8').act?.[0]?.text, 'target a8');
    assert.deepEqual([...nameable(read('order E5', 'order e4', 'done'))], ['E5', 'e4']);
});

test('a target may be clicked before its attacker', () => {
    const choices = read('attack A1-a2', 'attack B1-a2');
    assert.equal(readClick(choices, null, 'a2').act?.length, 2);
});

test('one retreating unit need not be selected', () => {
    assert.equal(onlyOrigin(read('retreat C3-b2', 'retreat C3-c2')), 'C3');
    assert.equal(onlyOrigin(read('move C3-b2', 'move D3-c2')), null);
    assert.equal(onlyOrigin(read('order C3')), null);
});

test('what has no place on the board has a button', () => {
    const texts = (choices: ReturnType<typeof read>, selected: string | null) => buttons(choices, selected).map(choice => choice.text);
    assert.deepEqual(texts(read('take-ground', 'pass'), null), ['take-ground', 'pass']);
    assert.deepEqual(texts(read('attack A1-a2', 'remove-wire A1', 'done'), 'A1'), ['remove-wire A1']);
    assert.deepEqual(texts(read('attack A1-a2', 'remove-wire A1', 'done'), null), []);
});

test('the best attack on a hex is shown', () => {
    const offer = (action: string, dice: number, eliminate: number) => readChoice({ action, dice, eliminate });
    const best = targets([offer('attack A1-a2', 3, 0.2), offer('attack B1-a2', 2, 0.5)], null);
    assert.equal(best.get('a2')?.text, 'attack B1-a2');
});

test('a destination is hollow if no battle may follow', () => {
    const choices = [readChoice({ action: 'move A1-A2', battle_after: true }), readChoice({ action: 'move A1-A3', battle_after: false })];
    assert.deepEqual([...destinations(choices, 'A1')], [['A2', true], ['A3', false]]);
});

test('only what leaves no choice is done by itself, and never after an undo', () => {
    assert.equal(forced(read('pass'), 'battle', 'ambush', 'act')?.text, 'pass');
    assert.equal(forced(read('pass', 'ambush'), 'battle', 'ambush', 'act'), null);
    assert.equal(forced(read('retreat A1-a2'), 'battle', 'retreat', 'act')?.text, 'retreat A1-a2');
    assert.equal(forced(read('done'), 'battle', null, 'act'), null);
    assert.equal(forced(read('done'), 'move', null, 'act')?.text, 'done');
    assert.equal(forced(read('done'), 'move', null, 'undo'), null);
});

test('units that could still attack are counted once', () => {
    assert.equal(unusedAttackers(read('attack A1-a2', 'attack A1-b2', 'attack C1-b2', 'done')).size, 2);
});

test('a card between partners is another than the same one in the hand', () => {
    const all = ['play probe-left', 'play shared probe-left', 'play shared recon-left as barrage', 'ambush shared'].map(action => readChoice({ action }));
    assert.deepEqual(all.slice(0, 3).map(cardIn), ['probe-left', 'shared probe-left', 'shared recon-left']);
    assert.deepEqual(all.map(choice => choice.shared), [false, true, true, true]);
    assert.deepEqual(all[2]!.words, ['recon-left', 'as', 'barrage']);
});

test('a unit is given away by a button, never by a click', () => {
    const all = ['assign E5 left', 'assign E5 right', 'move E5-E6', 'done'].map(action => readChoice({ action }));
    assert.deepEqual(readClick(all, 'E5', 'E5').act, undefined);
    assert.deepEqual(buttons(all, 'E5').map(choice => choice.text), ['assign E5 left', 'assign E5 right']);
    assert.deepEqual(buttons(all, null), []);
    assert.deepEqual([...nameable(all)], []);
});
