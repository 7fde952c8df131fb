import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option, RulesetOffer } from '../src/common/protocol';
import { readChoices } from '../src/common/last_choice';
import { optionsOf, optionsRequest, optionText, valueName } from '../src/common/options';
import { readRulesAddress, rulesAddress } from '../src/common/ruleset';
import { chosenForm } from '../src/common/make_game';
import { byPlayers, formOf, formsFor, HOTSEAT, opponentsOf, seatName, type Seating, seatsRequest, sitterAt } from '../src/common/seats';
import messages from '../messages/en.json';

/** As the server lists memoir's. */
const options = [{ key: 'edition', values: ['revised', 'classic'] }, { key: 'young-generals' }, { key: 'match-play' },
    ...['no-take-ground', 'no-overrun', 'unlimited-sandbags'].map(key => ({ key, rare: true }))];
const duel: Seating = { seat: 'allies', opponent: 'cadet', chosen: {} };
const four = ['north', 'east', 'south', 'west'];

test('a duel: my side and an opponent', () => {
    const seats = ['axis', 'allies'];
    assert.deepEqual(seatsRequest(duel, seats), { axis: 'cadet', allies: 'person' });
    assert.deepEqual(seatsRequest({ ...duel, opponent: 'friend' }, seats), { axis: 'friend', allies: 'person' });
    assert.deepEqual(seatsRequest({ ...duel, opponent: HOTSEAT }, seats), { axis: 'person', allies: 'person' });
    assert.deepEqual([duel, { ...duel, opponent: 'friend' }, { ...duel, opponent: HOTSEAT }].map(one => opponentsOf(one, seats)),
        ['Cadet', 'A friend, by link', 'Two at this screen']);
});

test('any number of seats: each has somebody, as chosen or as proposed', () => {
    assert.deepEqual(seatsRequest(duel, four), { north: 'person', east: 'cadet', south: 'cadet', west: 'cadet' }, 'the first seat is mine if the one I prefer is not there');
    const chosen = { ...duel, seat: 'south', chosen: { east: 'friend', west: 'me' } };
    assert.deepEqual(seatsRequest(chosen, four), { north: 'cadet', east: 'friend', south: 'person', west: 'person' });
    assert.equal(sitterAt(chosen, four, 'north'), 'cadet');
    assert.equal(opponentsOf(chosen, four), 'Cadet, A friend, by link');
    assert.equal(opponentsOf({ ...duel, opponent: HOTSEAT }, four), '4 at this screen');
    assert.deepEqual(seatsRequest(duel, ['allies']), { allies: 'person' });
    assert.equal(opponentsOf(duel, ['allies']), 'the game itself');
});

test('options become a request: choices under their keys, flags in a list', () => {
    assert.deepEqual(optionsRequest(options, {}), { edition: 'revised', options: [] });
    assert.deepEqual(optionsRequest(options, { edition: 'classic', 'match-play': true, 'young-generals': false }), { edition: 'classic', options: ['match-play'] });
});

test('every option has its words', () => {
    for (const option of options as Option[]) {
        assert.ok(`option.${option.key}` in messages, option.key);
        if (option.values)
            assert.ok(option.values.every(value => valueName(option, value) !== value), option.key);
        else
            assert.ok(optionText(option, 'memoir'), option.key);
    }
});

test('a match is for several seats, and each game says what counts in it', () => {
    const offer = { name: 'assault', options: [{ key: 'match-play', several: true }, { key: 'other' }], levels: [] } as RulesetOffer;
    assert.deepEqual(optionsOf(offer, ['german', 'american']).map(one => one.key), ['match-play', 'other']);
    assert.deepEqual(optionsOf(offer, ['american']).map(one => one.key), ['other']);
    assert.notEqual(optionText(offer.options[0]!, 'assault'), optionText(offer.options[0]!, 'memoir'));
});

test('addresses of rules name their ruleset, but for the first', () => {
    const rulesets = [{ name: 'first' }, { name: 'second' }];
    assert.equal(rulesAddress(rulesets, 'first'), '#rules');
    assert.equal(rulesAddress(rulesets, 'first', 'MOVE-3'), '#rules/MOVE-3');
    assert.equal(rulesAddress(rulesets, 'second', 'MOVE-3'), '#rules/second/MOVE-3');
    for (const [name, id] of [['first', ''], ['first', 'MOVE-3'], ['second', ''], ['second', 'MOVE-3']] as const)
        assert.deepEqual(readRulesAddress(rulesets, rulesAddress(rulesets, name, id).slice('#rules'.length)), { book: { name }, id });
});

test('battles for one stand under a heading of their own, where there are others', () => {
    const duels = [{ sides: ['a', 'b'] }, { sides: ['a', 'b', 'c'] }], solo = { sides: ['a'] };
    assert.deepEqual(byPlayers([duels[0]!, solo, duels[1]!]), [{ heading: 'home.battles.several', its: duels }, { heading: 'home.battles.one', its: [solo] }]);
    assert.deepEqual(byPlayers(duels), [{ heading: null, its: duels }]);
    assert.deepEqual(byPlayers([solo]), [{ heading: null, its: [solo] }]);
});

test('what was chosen last is kept for each game; what is no choice is not taken for one', () => {
    const setup = { seating: duel, options: { 'match-play': true } };
    assert.deepEqual(readChoices({ one: { battle: 'a', setup }, two: { battle: 'b' } }), { one: { battle: 'a', setup }, two: { battle: 'b' } });
    assert.deepEqual(readChoices({ one: { battle: 3, setup: { seating: { seat: 'allies' } } }, two: 'b' }), { one: {} });
    assert.deepEqual([null, [], 'a'].map(readChoices), [{}, {}, {}]);
});

test('forms of play: those of the edition, and who sits there', () => {
    const forms = [{ form: 'duel', editions: ['revised', 'classic'], seats: ['axis', 'allies'] }, { form: 'alliance-1-2', editions: ['revised'], seats: ['axis', 'allies-1', 'allies-2'] }];
    assert.deepEqual(formsFor(forms, 'classic').map(({ form }) => form), ['duel']);
    assert.deepEqual(formsFor(undefined, 'revised'), []);
    assert.equal(formOf(formsFor(forms, 'revised'), 'alliance-1-2')?.seats.length, 3);
    assert.equal(formOf(formsFor(forms, 'classic'), 'alliance-1-2')?.form, 'duel', 'what does not fit is not played');
    assert.deepEqual(seatsRequest(duel, forms[1]!.seats), { axis: 'cadet', 'allies-1': 'person', 'allies-2': 'cadet' }, 'a seat of my side is mine');
    assert.deepEqual(['allies', 'allies-1', 'axis-flanks', 'blue-9'].map(seatName), ['Allies', 'Allies 1', 'Axis flanks', 'blue-9']);
    const offer = { name: 'memoir', options: [{ key: 'form', values: ['duel'] }, { key: 'edition', values: ['revised', 'classic'] }], levels: [] } as RulesetOffer;
    assert.deepEqual(optionsOf(offer, ['axis', 'allies']).map(one => one.key), ['edition'], 'the form is chosen apart');
    assert.equal(chosenForm({ offer, seats: ['axis', 'allies'], forms }, { seating: duel, options: { edition: 'classic' }, form: 'alliance-1-2' }).seats.length, 2);
});
