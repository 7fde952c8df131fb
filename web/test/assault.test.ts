import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import '../src/assault/texts';
import { buttons, type Choice, forced, forgottenAttackers, goals, liveCards, NOTHING, origins, readChoice, readClick, unusedAttackers } from '../src/assault/actions';
import { withSource } from '../src/assault/all_cards';
import { longestWord } from '../src/assault/card_face';
import { awaitsFire, isOpen, lastCombat, lastPlayed, type Line, stepNumber } from '../src/assault/chronicle';
import { effectLines } from '../src/assault/combat_words';
import { isToldOver, isTurnOf, lossesOf, momentsOf, mustBeRead } from '../src/assault/enemy_turn';
import { cardsPlayed, describeEntry, isMoment } from '../src/assault/event_words';
import { borderOf, centre, edgeNames, makePlan, neighbourBy, neighbours } from '../src/assault/geometry';
import { inHandOrder, keepPlaces, playableFirst, sortHand } from '../src/assault/hand';
import { adviceOf } from '../src/assault/hint';
import { fightOf, shown, unitsShown } from '../src/assault/marks';
import { worstOf } from '../src/assault/odds';
import { withOwnValues } from '../src/assault/own_numbers';
import { describeReach, reachOf } from '../src/assault/reach';
import { questionAboutCard, questionAboutTile } from '../src/assault/refusal';
import { decidedBy } from '../src/assault/result';
import { chosenIn, secretsOf } from '../src/assault/secrets';
import { setupLines, specialRules } from '../src/assault/special_rules';
import { sentence, type Situation, whyBoughtOut } from '../src/assault/steps';
import { tallyOf } from '../src/assault/tally';
import type { BattleSetup, Board, CombatOdds, CombatView, Tables, Unit, UnitRow, View } from '../src/assault/types';
import { describeUnit } from '../src/assault/words';
import { isAbout } from '../src/common/hint';
import { lastMarks } from '../src/common/last_event';
import type { Entry, GameEvent, Offer, Status } from '../src/common/protocol';

const labels = ['A2', 'B2', 'A1', 'B1'], plan = makePlan(2, 2, labels, false);

// -- the legal list ------------------------------------------------------------------------------

const choices = [
    { action: 'move A1-A2', does: 'move', tile: 'A1', to: 'A2', mines: true, meets: ['B2'], ambush: ['B1'] },
    { action: 'dig-in A1', does: 'dig-in', tile: 'A1' },
    { action: 'attack A1-B1', does: 'attack', tile: 'A1', to: 'B1', defender_first: true },
    { action: 'deploy usa-jeep A2', does: 'deploy', card: 'usa-jeep', number: 81, tile: 'A2', price: 3, meets: [] },
    { action: 'play supply-column#149', does: 'play', card: 'supply-column', number: 149, modifier: -1, price: 0 },
    { action: 'play re-deploy#166 A1-A2', does: 'play', card: 're-deploy', number: 166, modifier: -2, tile: 'A1', to: 'A2', price: 5 },
    { action: 'play counter-offensive A1', does: 'play', card: 'counter-offensive', number: 174, tile: 'A1', price: 8 },
    { action: 'play counter-offensive A1 A2', does: 'play', card: 'counter-offensive', number: 174, tile: 'A1', to: 'A2', price: 8 },
    { action: 'done', does: 'done' },
].map(readChoice);

test('an action is what the server says it is about', () => {
    const [move, , attack, deploy] = choices;
    assert.deepEqual([move!.verb, move!.tile, move!.to, move!.mines, move!.meets, move!.ambush], ['move', 'A1', 'A2', true, ['B2'], ['B1']]);
    assert.deepEqual(attack!.ambush, []);
    assert.equal(attack!.defenderFirst, true);
    assert.deepEqual([deploy!.card, deploy!.price], ['usa-jeep#81', 3]);
    assert.equal(readChoice({ action: 'mix 3', does: 'mix', number: 3 }).count, 3);
    assert.deepEqual([...liveCards(choices)].length, 4);
});

test('a click picks a unit up, sets it down, or attacks', () => {
    assert.deepEqual(readClick(choices, NOTHING, 'A1').pick, { ...NOTHING, unit: 'A1' });
    const unit = { ...NOTHING, unit: 'A1' };
    assert.deepEqual(readClick(choices, unit, 'A2').act!.map(one => one.text), ['move A1-A2']);
    assert.deepEqual(readClick(choices, unit, 'A1').pick, NOTHING, 'a second click lets go');
    assert.deepEqual(readClick(choices, NOTHING, 'B1').act!.map(one => one.text), ['attack A1-B1']);
    assert.deepEqual(readClick(choices, NOTHING, 'B2'), {});
    const swap = [readChoice({ action: 'swap A1-B1', does: 'swap', tile: 'A1', to: 'B1' }), readChoice({ action: 'move B1-B2', does: 'move', tile: 'B1', to: 'B2' })];
    assert.deepEqual(readClick(swap, { ...NOTHING, unit: 'B1' }, 'A1').act!.map(one => one.text), ['swap A1-B1'], 'from either side');
    assert.deepEqual([...goals(swap, { ...NOTHING, unit: 'B1' }).keys()], ['A1', 'B2']);
    assert.deepEqual([...origins(swap)], ['A1', 'B1']);
    assert.deepEqual([...goals(choices, unit).keys()], ['A2', 'B1']);
    assert.deepEqual(buttons(choices, unit).map(one => one.text), ['dig-in A1']);
    assert.equal(unusedAttackers(choices).size, 1);
});

test('a swap is offered once, and begins with either unit', () => {
    const swap = [{ action: 'swap A1-B1', does: 'swap', tile: 'A1', to: 'B1' }].map(readChoice);
    assert.deepEqual([...origins(swap)], ['A1', 'B1']);
    for (const [unit, other] of [['A1', 'B1'], ['B1', 'A1']] as const) {
        assert.deepEqual([...goals(swap, { ...NOTHING, unit }).keys()], [other]);
        assert.deepEqual(readClick(swap, { ...NOTHING, unit }, other).act!.map(one => one.text), ['swap A1-B1']);
    }
});

test('a card wants a tile, two, or none', () => {
    const jeep = { ...NOTHING, card: 'usa-jeep#81' }, column = { ...NOTHING, card: 'supply-column#149' }, both = { ...NOTHING, card: 'counter-offensive#174' };
    assert.deepEqual(readClick(choices, jeep, 'A2').act!.map(one => one.text), ['deploy usa-jeep A2']);
    assert.deepEqual(buttons(choices, column).map(one => one.text), ['play supply-column#149']);
    assert.deepEqual(readClick(choices, both, 'A1').pick, { ...both, via: 'A1' });
    assert.deepEqual(buttons(choices, { ...both, via: 'A1' }).map(one => one.text), ['play counter-offensive A1'], 'the second unit can be left out');
    assert.deepEqual(readClick(choices, { ...both, via: 'A1' }, 'A2').act!.map(one => one.text), ['play counter-offensive A1 A2']);
});

test('support for several units is a button for each', () => {
    const support = [{ action: 'support A1', does: 'support', tile: 'A1' }, { action: 'support B1', does: 'support', tile: 'B1' }, { action: 'pass', does: 'pass' }].map(readChoice);
    assert.equal(buttons(support, NOTHING).length, 3);
    assert.deepEqual(readClick(support, NOTHING, 'B1').act!.map(one => one.text), ['support B1']);
});

test('only a window without an answer is passed by itself', () => {
    const pass = [readChoice({ action: 'pass', does: 'pass' })];
    assert.equal(forced(pass, 'card')!.text, 'pass');
    assert.equal(forced(pass, undefined), null, 'not an advance');
    assert.equal(forced([...pass, readChoice({ action: 'play snafu#1', does: 'play', card: 'snafu', number: 1 })], 'card'), null);
});

// -- the map -------------------------------------------------------------------------------------

test('tiles lie where their labels say, from both sides', () => {
    assert.deepEqual(centre(plan, 'A2'), { x: 60, y: 60 });
    const turned = makePlan(2, 2, labels, true);
    assert.deepEqual(centre(turned, 'A2'), { x: 180, y: 180 });
    assert.equal(neighbourBy(plan, 'A1', 'ArrowUp'), 'A2');
    assert.equal(neighbourBy(turned, 'A1', 'ArrowUp'), undefined);
    assert.equal(neighbourBy(turned, 'A1', 'ArrowDown'), 'A2');
    assert.deepEqual(neighbours(plan, 'A1').sort(), ['A2', 'B1']);
    assert.deepEqual(edgeNames(turned).map(name => name.text).join(''), 'BA12');
});

// -- why not -------------------------------------------------------------------------------------

const unit = (tile: string, side: string): object => ({ tile, side, kind: null, markers: 0, face_down: true, dug_in: false });
const live = { phase: 'operations', doing: null, units: [unit('A1', 'american'), unit('B1', 'german')] } as unknown as View;

test('it is asked about the same that could be done elsewhere', () => {
    const about = (tile: string, picked = NOTHING): unknown => questionAboutTile({ live, all: choices, plan, seat: 'american', picked }, tile);
    assert.deepEqual(about('B2', { ...NOTHING, unit: 'A1' }), { actions: ['move A1-B2'] });
    assert.deepEqual(about('B1', { ...NOTHING, unit: 'A1' }), { actions: ['attack A1-B1'] });
    assert.deepEqual(about('B2', { ...NOTHING, card: 'usa-jeep#81' }), { actions: ['deploy usa-jeep#81 B2', 'deploy usa-jeep B2'] });
    const board = { tiles: labels.map(tile => ({ tile, ...(tile.endsWith('1') ? { home_row: 'B' } : {}) })) } as unknown as Board;
    const holding = (...american: string[]): View => ({ ...live, control: { german: [], american }, sides: { american: { edge: 'B' }, german: { edge: 'A' } } }) as unknown as View;
    const asked = (view: View, card: string): unknown => questionAboutCard({ live: view, all: [], plan, seat: 'american', board }, card);
    assert.deepEqual(asked(holding('A1', 'A2'), 'usa-jeep#81'), { actions: ['deploy usa-jeep#81 A2', 'deploy usa-jeep A2'] }, 'free and linked');
    assert.match((asked(holding('A1', 'B2'), 'usa-jeep#81') as { text: string }).text, /no tile linked/);
    assert.deepEqual((asked(holding('A1'), 'accuracy#178') as { actions: string[] }).actions[0], 'play accuracy#178');
});

// -- combat --------------------------------------------------------------------------------------

const entry = (version: number, events: GameEvent[], more: Partial<Entry> = {}): Entry => ({ version, did: 'act', by: 'american', ply: version, events, ...more });

const fought = [
    entry(1, [
        { event: 'attack', from: 'A1', to: 'A2', side: 'american' }, { event: 'supports', tile: 'B1', support: 3 },
        { event: 'fire-parts', attack: 7, morale: -1, ground: 2, kind: 'usa-jeep' }, { event: 'target-parts', defence: 4, terrain: 0, trench: 2, kind: 'ger-pz-iv' },
        { event: 'fires', from: 'A1', to: 'A2', fire: 11, target: 6 },
    ]),
    entry(2, [{ event: 'played', side: 'german', card: 'forced-retreat' }, { event: 'played', side: 'german', card: 'hold-fast' }, { event: 'values', fire: 11, target: 9, card: 'hold-fast', cause: 'effect' }], { by: 'german' }),
    entry(3, [{ event: 'sacrificed', side: 'german', card: 'bluff-german' }, { event: 'sacrificed', side: 'american', card: 'accuracy' }, { event: 'values', fire: 15, target: 9, card: 'accuracy', cause: 'sacrifice' }]),
    entry(4, [
        { event: 'flipped', card: 're-deploy', modifier: -2 }, { event: 'values', fire: 13, target: 9, card: 're-deploy', cause: 'flip' }, { event: 'loss', tile: 'A2', difference: 4, lost: 2 },
        { event: 'morale', tile: 'A2', change: -2 },
    ], { by: 'chance' }),
];

test('a combat is told line by line, each change with its cause', () => {
    const combat = lastCombat(fought, 9, () => 'combat')!, [firing] = combat.firings;
    assert.deepEqual(firing!.begun.map(line => [line.step, line.what, line.change]),
        [[2, 'attack', 7], [3, 'morale', -1], [4, 'support', 3], [5, 'ground', 2], [6, 'defence', 4], [8, 'dug-in', 2]]);
    assert.deepEqual(firing!.lines.filter(line => line.column !== 'both').map(line => [line.step, line.column, line.what, line.change]),
        [[9, 'target', 'played', 3], [10, 'fire', 'sacrificed', 4], [11, 'fire', 'flipped', -2]]);
    assert.deepEqual(firing!.lines.filter(line => line.column === 'both').map(line => [line.what, line.card]),
        [['played', 'forced-retreat'], ['bluffed', 'bluff-german'], ['loss', undefined]], 'what changes no value stands below');
    assert.deepEqual([firing!.fire, firing!.target, firing!.lost, combat.over, combat.until], [13, 9, 2, false, 4]);
    assert.deepEqual(firing!.lines.filter(line => line.what === 'loss' || line.what === 'lost').map(line => [line.what, line.n]), [['loss', 2]], 'a loss is told once');
    const sum = (column: string): number => [...firing!.begun, ...firing!.lines].filter(line => line.column === column).reduce((all, line) => all + line.change!, 0);
    assert.deepEqual([sum('fire'), sum('target')], [13, 9], 'the lines add up to the values');
});

test('a change is the line of what made it, and of nothing that changed nothing', () => {
    const values = (fire: number, target: number, card: string, cause: string): GameEvent => ({ event: 'values', fire, target, card, cause });
    const played = (card: string, side: string): GameEvent => ({ event: 'played', side, card }), showed = (card: string, side: string): GameEvent => ({ event: 'sacrificed', side, card });
    const told = [...fought.slice(0, 1), entry(2, [
        played('off-target', 'german'), played('snafu', 'american'), { event: 'cancelled', side: 'german', card: 'off-target' }, // no effect
        played('forced-retreat', 'american'), { event: 'must-retreat', tile: 'A2' }, // an effect, but on no value
        played('strafing-run', 'german'), { event: 'no-support', tile: 'B1' }, values(8, 6, 'strafing-run', 'effect'), { event: 'morale', tile: 'A1', change: -1 }, values(7, 6, 'strafing-run', 'morale'),
        showed('bluff-german', 'german'), showed('supply-column', 'american'), values(12, 6, 'supply-column', 'sacrifice'), { event: 'flipped', card: 'accuracy', modifier: 0 }, values(12, 6, 'accuracy', 'flip'),
        { event: 'loss', tile: 'A2', difference: 6, lost: 3 },
    ])];
    const [firing] = lastCombat(told, 9, () => 'combat')!.firings, lines = firing!.lines.filter(line => line.column !== 'both');
    assert.deepEqual(lines.map(line => [line.what, line.card, line.column, line.change]),
        [['played', 'strafing-run', 'fire', -3], ['by-morale', 'strafing-run', 'fire', -1], ['sacrificed', 'supply-column', 'fire', 5], ['flipped', 'accuracy', 'fire', 0]]);
    assert.equal([...firing!.begun, ...lines].filter(line => line.column === 'fire').reduce((all, line) => all + line.change!, 0), 12, 'they add up');
});

test('a combat keeps the names of those who fought it', () => {
    const told = [entry(0, [{ event: 'revealed', tile: 'B2', kind: 'ger-pak-38' }, { event: 'revealed', tile: 'A1', kind: 'usa-jeep' }, { event: 'moved', from: 'B2', to: 'A2' }]), ...fought,
        entry(5, [{ event: 'destroyed', tile: 'A2', kind: 'ger-pak-38' }]), entry(6, [{ event: 'moved', from: 'B2', to: 'A2' }, { event: 'revealed', tile: 'A2', kind: 'ger-tiger' }])];
    assert.deepEqual(lastCombat(told, 9, () => 'combat')!.kinds, { A1: 'usa-jeep', A2: 'ger-pz-iv' });
});

test('what comes after a combat does not belong to it, and looking back shows it as it was', () => {
    const later = [...fought, entry(5, [{ event: 'moved', from: 'B1', to: 'B2' }, { event: 'morale', tile: 'B2', change: -1 }])];
    assert.equal(lastCombat(later, 9, () => 'combat')!.over, true);
    assert.equal(lastCombat(later, 9, () => 'combat')!.until, 4);
    assert.equal(lastCombat(later, 2, () => 'combat')!.firings[0]!.target, 9);
    assert.equal(lastCombat(later, 0, () => 'combat'), null);
    const card = [...fought, entry(5, [{ event: 'played', side: 'american', card: 'supply-column' }])];
    assert.equal(lastCombat(card, 9, one => one === 'supply-column' ? 'operations' : 'combat')!.over, true);
});

test('a card that is paid for after a combat is not booked in it', () => {
    const paid = [...fought, entry(5, [{ event: 'prestige', side: 'american', change: -4 }, { event: 'played', side: 'american', card: 'double-time' }])];
    const type = (card: string): string => card === 'double-time' ? 'operations' : 'combat', combat = lastCombat(paid, 9, type)!;
    assert.deepEqual([combat.over, combat.until], [true, 4]);
    assert.ok(!combat.firings[0]!.lines.some(line => line.what === 'reward'));
    const rewarded = lastCombat([...fought, entry(5, [{ event: 'prestige', side: 'american', change: 4 }])], 9, type)!;
    assert.deepEqual(rewarded.firings[0]!.lines.filter(line => line.what === 'reward').map(line => line.n), [4]);
});

test('the next fire is asked about before it has values, and one that a card has ended leads to no loss', () => {
    const combat = lastCombat(fought, 9, () => 'combat')!, at = (step: string): CombatView => ({ step, firing: 'defender' }) as CombatView;
    assert.equal(awaitsFire(combat, at('support')), true);
    const [killed] = lastCombat([...fought.slice(0, 1), entry(2, [{ event: 'played', side: 'american', card: 'deadly-fire' }, { event: 'morale', tile: 'A2', change: -2 }, { event: 'destroyed', tile: 'A2', kind: 'ger-pz-iv' }])], 9, () => 'combat')!.firings;
    assert.deepEqual([combat.firings[0]!, killed!, lastCombat(fought, 2, () => 'combat')!.firings[0]!].map(isOpen), [false, false, true]);
    assert.equal(awaitsFire(combat, at('cards')), false);
    assert.equal(awaitsFire(combat, undefined), false);
    assert.equal(awaitsFire(lastCombat(fought, 2, () => 'combat')!, at('support')), false, 'the first fire has not ended');
    assert.equal(awaitsFire(lastCombat(fought, 0, () => 'combat') ?? { ...combat, firings: [] }, at('support')), false, 'nobody has fired');
});

test('a battle is not over before its last combat and turn have been told', () => {
    assert.deepEqual([isToldOver(true, { isWhole: false }, null), isToldOver(true, { isWhole: true }, 'german'), isToldOver(true, { isWhole: true }, null), isToldOver(false, { isWhole: true }, null)], [false, false, true, false]);
});

test('a unit wears its marker once it has moved, not when its step is announced', () => {
    const units = [{ tile: 'A1', moved: 1 }, { tile: 'B1', moved: 1 }, { tile: 'C1' }] as Unit[], open = [{ what: 'npc-turn' }, { what: 'step', tile: 'A1', to: 'A2' }, { what: 'window', tile: 'B1' }];
    assert.deepEqual(unitsShown({ units, open }).map(unit => unit.moved ?? 0), [0, 1, 0]);
    assert.deepEqual(unitsShown({ units, open: [] }).map(unit => unit.moved ?? 0), [1, 1, 0]);
    assert.equal(unitsShown({ units: [{ tile: 'A1', moved: 2 } as Unit], open })[0]!.moved, 1, 'its first move is done');
});

// [assault:DIG-6]
test('a face-down unit that has dug in by itself is told as that to who knows what it is', () => {
    const known = { units: [{ word: 'ger-pak-38', name: 'Pak 38', abilities: ['auto-dug-in'] }, { word: 'ger-grenadiers', name: 'Grenadiers', abilities: [] }], cards: [] } as unknown as Tables;
    const unit = (more: Partial<Unit>): Unit => ({ tile: 'A1', side: 'german', kind: 'ger-pak-38', markers: 0, face_down: true, dug_in: false, marks: ['settled'], ...more });
    assert.match(describeUnit(unit({}), known), /dug in by itself/);
    for (const other of [unit({ kind: null }), unit({ kind: 'ger-grenadiers' }), unit({ marks: [] }), unit({ face_down: false, dug_in: true })])
        assert.doesNotMatch(describeUnit(other, known), /by itself/);
});

test('the printed track has sixteen steps', () => {
    assert.deepEqual(['support', 'cards', 'sacrifice', 'modifier', 'retreat'].map(step => stepNumber(step, null)), [4, 9, 10, 11, 15]);
    assert.equal(stepNumber('loss', 'reward'), 13);
});

// -- cards and words -----------------------------------------------------------------------------

const tables = {
    units: [{ word: 'usa-jeep', name: 'Jeep', cost: 3, soft: 4 }, { word: 'usa-pershing', name: 'Pershing', cost: 12, soft: 7 }],
    cards: [{ word: 'accuracy', name: 'Accuracy', type: 'combat', cost: 2 }, { word: 'supply-column', name: 'Supply Column', type: 'operations', cost: 0 }],
    copies: [{ number: 178, card: 'accuracy', modifier: 1, decks: ['1'] }], terrains: [], limits: [], rules: [],
} as unknown as Tables;

test('the hand keeps its order, copies lie on each other', () => {
    const hand = [{ card: 'accuracy', number: 178 }, { card: 'usa-jeep', number: 81 }, { card: 'bluff-american', number: 240 }, { card: 'supply-column', number: 149 },
        { card: 'usa-pershing', number: 60 }, { card: 'usa-jeep', number: 81 }];
    assert.deepEqual(sortHand(hand, tables).map(held => [held.card.card, held.count]),
        [['usa-pershing', 1], ['usa-jeep', 2], ['supply-column', 1], ['accuracy', 1], ['bluff-american', 1]]);
});

test('discards lie as they would in the hand', () => {
    const take = (card: string, number: number): Choice => readChoice({ action: `play field-salvage ${card}`, does: 'play', card: 'field-salvage', number: 237, discard: { card, number } });
    assert.deepEqual(inHandOrder([take('snafu', 224), take('bluff-german', 1), take('accuracy', 177)], null).map(one => one.discard!.card), ['accuracy', 'snafu', 'bluff-german']);
});

test('under the pointer no card of the hand moves', () => {
    assert.deepEqual(keepPlaces(['a', 'b', 'c'], ['b', 'c']), ['a', 'b', 'c'], 'what is played leaves a gap');
    assert.deepEqual(keepPlaces(['a', 'b', 'c'], ['b', 'new', 'c']), ['a', 'b', 'c', 'new'], 'what comes stands at the end');
    assert.deepEqual(keepPlaces(['a', 'b'], ['c']), ['c'], 'another hand begins anew');
    const held = sortHand([{ card: 'accuracy', number: 177 }, { card: 'ger-puma', number: 1 }, { card: 'hold-fast', number: 207 }], null);
    assert.deepEqual(playableFirst(held, new Set(['hold-fast#207'])).map(one => one.key), ['hold-fast#207', ...held.map(one => one.key).filter(key => key !== 'hold-fast#207')]);
});

test('the longest names are parted where they may be', () => {
    assert.deepEqual(['Fallschirmjaeger', 'Panzergrenadiers', 'Jagdpanzer IV', 'M10 Wolverine'].map(longestWord), [10, 10, 10, 9]);
});

test('own values take the place of ours', () => {
    const board = { 'value-unit': [{ unit: 'usa-jeep', soft: 9, cost: null }], 'value-action': [{ action: 'accuracy', cost: 5, battle: null }], 'value-card': [] } as unknown as Board;
    const own = withOwnValues(tables, board);
    assert.deepEqual([own.units[0]!.soft, own.units[0]!.cost, own.cards[0]!.cost], [9, 3, 5]);
    assert.equal(withOwnValues(tables, {} as Board), tables);
});

test('the log tells no drawn card to two, and why an automa acts', () => {
    const drew = entry(1, [{ event: 'drew', side: 'american', deck: 'unit' }], { by: 'chance', action: 'draw usa-jeep' });
    assert.match(describeEntry(drew, { tables, forAll: false, automa: null })[0]!.text, /Jeep/);
    assert.deepEqual(describeEntry(drew, { tables, forAll: true, automa: null }), []);
    assert.equal(isMoment(drew), false);
    const played = entry(2, [{ event: 'played', side: 'german', card: 'air-strike' }], { by: 'chance' });
    assert.match(describeEntry(played, { tables, forAll: false, automa: 'german' })[0]!.text, /\(against your unit with the most/);
    assert.doesNotMatch(describeEntry(played, { tables, forAll: false, automa: null })[0]!.text, /\(/);
});

test('a unit that is pointed at shows its support; a scout car what it would turn up, where it is pointed at or anywhere it can go', () => {
    const answer = { tile: 'A1', support: ['A2', 'B2'], reveals: [{ to: 'A2', tiles: ['A3'] }, { to: 'B1', tiles: ['A3', 'C3'] }, { to: 'D4', tiles: ['D5'] }] };
    const moves = ['A2', 'B1', 'B2'].map(to => readChoice({ action: `move A1-${to}`, does: 'move', tile: 'A1', to, meets: [] } as unknown as Offer));
    assert.deepEqual(reachOf(answer, moves, 'A1'), { support: ['A2', 'B2'], scouted: ['A3', 'C3'] });
    assert.deepEqual(reachOf(answer, moves, 'A2'), { support: [], scouted: ['A3'] });
    assert.deepEqual(reachOf(answer, moves, 'B2'), { support: [], scouted: [] }, 'there it would turn up nothing');
    assert.deepEqual(reachOf(answer, [], 'A1').scouted, [], 'who cannot move turns up nothing');
    assert.deepEqual(reachOf(null, moves, 'A1'), { support: [], scouted: [] });
    assert.deepEqual(describeReach({ support: ['A2', 'B2'], scouted: ['A3'] }), ['Supports your fire at 2 tiles: A2 and B2.', 'Would turn up what lies face down on A3.']);
    assert.deepEqual(describeReach({ support: [...'ABCDEFGHI'].map(column => `${column}1`), scouted: [] }), ['Supports your fire at 9 tiles.']);
});

test('the line around tiles leaves out what lies between them', () => {
    assert.equal(borderOf(plan, ['A1'], 10), 'M10 130H110M10 230H110M10 130V230M110 130V230');
    assert.equal(borderOf(plan, ['A1', 'B1'], 10), 'M10 130H120M10 230H120M10 130V230M120 130H230M120 230H230M230 130V230');
    assert.equal(borderOf(makePlan(2, 2, labels, true), ['A1'], 10), 'M130 10H230M130 110H230M130 10V110M230 10V110');
});

const automa = (events: GameEvent[], more: { stands?: boolean } = {}): string[] =>
    describeEntry(entry(1, events, { by: 'chance', action: 'flip x' }), { tables, forAll: false, automa: 'german', ...more }).map(line => line.text);

// [assault:SOLO-7]
test('an automa\'s turn begins with the order in which its units act, the player\'s own does not', () => {
    assert.match(automa([{ event: 'turn', number: 2, side: 'german' }])[1]!, /the row farthest from you first, in each row from right to left/);
    assert.equal(automa([{ event: 'turn', number: 2, side: 'american' }]).length, 1);
});

// [assault:SOLO-15]
test('a unit that the automa places is told with the rule that calls it', () => {
    const placed = (call: string, other = 'B2'): string => automa([{ event: 'called', tile: 'B2', call }, { event: 'placed', side: 'german', tile: other, cost: null }]).join('. ');
    assert.match(placed('entered'), /^Germans place a unit on B2 \(your unit was about to enter .* dug in, and yours has spent its move\)$/);
    assert.match(placed('reserve'), /a reinforcement/);
    assert.match(placed('ambush'), /an ambush/);
    assert.doesNotMatch(placed('entered', 'C3'), /\(/, 'of another tile it says nothing');
});

// [assault:SOLO-11] [assault:SOLO-12] [assault:SOLO-19]
test('cards that an automa draws are told with their step', () => {
    assert.match(automa([{ event: 'played', side: 'german', card: 'accuracy' }])[0]!, /\(step 9: .*free of charge\)/);
    assert.match(automa([{ event: 'discarded', side: 'german', card: 'accuracy' }])[0]!, /\(step 9: .*without effect/);
    assert.match(automa([{ event: 'discarded', side: 'german', card: 'air-strike' }])[0]!, /\(it has no target\)/);
    assert.match(automa([{ event: 'sacrificed', side: 'german', card: 'air-strike' }])[0]!, /\(step 10: .*operations deck for its battle value\)/);
    assert.doesNotMatch(automa([{ event: 'sacrificed', side: 'american', card: 'air-strike' }])[0]!, /\(/, 'the player has own reasons');
});

// [assault:SOLO-18]
test('a unit of the automa that waits says why, and one that stands still does not claim to be on its way', () => {
    assert.match(automa([{ event: 'waits', tile: 'C4', to: 'C3' }])[0]!, /^C4 waits \(C3 ahead is taken, or closed to it\)$/);
    assert.match(automa([{ event: 'waits', tile: 'C1', to: null }])[0]!, /the map ends/);
    const attack = { event: 'attack', from: 'A2', to: 'A1', side: 'german' };
    assert.match(automa([attack])[0]!, /in the way/);
    assert.match(automa([attack], { stands: true })[0]!, /objectives first, then from the right/);
});

test('a unit that is turned up is told with its reason', () => {
    const say = (events: GameEvent[]): string => describeEntry(entry(1, events), { tables, forAll: false, automa: null }).map(line => line.text).join('. ');
    const jeep = { event: 'revealed', tile: 'A1', kind: 'usa-jeep' };
    assert.match(say([{ event: 'attack', from: 'A2', to: 'A1', side: 'german' }, jeep]), /Jeep \(it fights\)/);
    assert.match(say([jeep, { event: 'supports', tile: 'A1', support: 2 }]), /Jeep \(it gives support\)/);
    assert.match(say([{ event: 'moved', from: 'B1', to: 'B2' }, { ...jeep, tile: 'B2' }]), /Jeep \(it stands beside an enemy\)/);
    assert.match(say([{ event: 'moved', from: 'B1', to: 'B2' }, { ...jeep, tile: 'C2' }]), /Jeep \(it stands beside an enemy\)/);
    assert.match(say([{ event: 'moved', from: 'B1', to: 'B2' }, { ...jeep, tile: 'B4' }]), /Jeep \(a scout car is near\)/);
    assert.match(say([{ event: 'moved', from: 'B1', to: 'B2' }, { ...jeep, tile: 'C3' }]), /Jeep \(a scout car is near\)/, 'across a corner nobody meets');
});

test('the log names the card behind a flip, why a unit has left its trench, and who passes', () => {
    const say = (...all: Entry[]): string[] => describeEntry(all[all.length - 1]!, { tables, forAll: false, automa: null, entries: all }).map(line => line.text);
    const flip = entry(3, [{ event: 'flipped', card: 'accuracy', modifier: -2 }], { by: 'chance' }), played = entry(1, [{ event: 'played', side: 'german', card: 'supply-column' }]), pass = entry(2, []);
    assert.deepEqual(say(played, pass, flip), ['Flipped for Supply Column: Accuracy, −2']);
    assert.deepEqual(say(played, entry(2, [{ event: 'sacrificed', side: 'german', card: 'accuracy' }]), flip), ['Flipped: Accuracy, −2'], 'the flip of a combat is nobody\'s card\'s');
    const out = { event: 'not-dug-in', tile: 'D3' };
    assert.deepEqual(say(entry(1, [out, { event: 'moved', from: 'D3', to: 'D4' }]))[0], 'D3 is no longer dug in (it leaves its place)');
    assert.deepEqual(say(entry(1, [{ event: 'attack', from: 'D3', to: 'D4', side: 'german' }, out]))[1], 'D3 is no longer dug in (it attacks)');
    assert.deepEqual(say(played, entry(2, [out])), ['D3 is no longer dug in (Supply Column)']);
    const passed = entry(1, [{ event: 'passed', side: 'german' }]);
    assert.deepEqual(say(passed), ['Germans pass in step 9']);
    assert.equal(isMoment(passed), false, 'nothing is to be seen');
});

test('a unit is named to who places it, and to nobody else', () => {
    const placed = [{ event: 'placed', side: 'american', tile: 'E1', cost: 3 }], say = (more: Partial<Entry>, forAll = false): string => describeEntry(entry(1, placed, more), { tables, forAll, automa: null })[0]!.text;
    assert.equal(say({ action: 'deploy usa-jeep E1' }), 'Americans place Jeep on E1');
    assert.equal(say({ action: 'deploy usa-jeep E1' }, true), 'Americans place a unit on E1', 'two look at this screen');
    assert.equal(say({}), 'Americans place a unit on E1');
});

// [assault:DRAW-2]
test('the mix of a draw is told to all', () => {
    const drew = (version: number, deck: string): Entry => entry(version, [{ event: 'drew', side: 'american', deck }], { by: 'chance' });
    const all = [entry(1, [], { action: 'mix 2' }), drew(2, 'action'), drew(3, 'action'), drew(4, 'unit'), entry(5, [], { action: 'done' }), drew(6, 'unit')];
    const say = (entries: Entry[]): string[] => describeEntry(all[0]!, { tables, forAll: true, automa: null, entries }).map(line => line.text);
    assert.deepEqual(say(all), ['Americans announce their draw: 2 actions + 1 unit']);
    assert.deepEqual(say(all.slice(0, 1)), [], 'while nothing has been drawn');
});

test('every kind of event has a text, or is not told', () => {
    const kinds = [...readFileSync(join(process.env.BOCAGE_WEB ?? '.', '../src/assault/events.h'), 'utf8').matchAll(/ E\(AEV_\w+, +"([a-z-]+)"/g)].map(found => found[1]!);
    assert.ok(kinds.length > 40 && kinds.includes('reactivated'));
    const said = kinds.flatMap(event => [1, -1, 0].flatMap(n => describeEntry(entry(1, [{ event, change: n, lost: n, stuck: n > 0, tile: 'A1' }]), { tables, forAll: false, automa: null })));
    assert.deepEqual(said.map(line => line.text).filter(text => text.includes('event.')), []);
});

test('what has decided the battle is told, with the numbers that did', () => {
    const score = (prestige: number, tiles: number) => ({ prestige, tiles, destroyed: 1 }), live = { sides: { german: score(44, 12), american: score(50, 9) } } as unknown as View;
    const decided = (result: string, condition: string | null): string => decidedBy([entry(1, [{ event: 'over', result, condition }])], live);
    assert.equal(decided('american', 'most-prestige'), 'At the end the Americans had more prestige: 50 to 44.');
    assert.equal(decided('german', 'most-tiles'), 'At the end the Germans held more tiles: 12 to 9.');
    assert.equal(decided('german', 'home-base'), 'Germans hold the enemy\'s home base.');
    assert.equal(decided('draw', null), 'Nothing has decided it.');
    assert.equal(decidedBy([entry(1, [{ event: 'over', result: 'german' }])], live), '', 'an earlier server does not say');
    const words = /assault_condition_words,([^;]*)\)/.exec(readFileSync(join(process.env.BOCAGE_WEB ?? '.', '../src/assault/tables.c'), 'utf8'))![1]!.match(/[\w-]+(?=")/g)!;
    assert.ok(words.length > 20);
    for (const word of words)
        assert.doesNotMatch(decided('german', word), /Nothing|\{/, word);
});

test('a card that is bought is told with its price, once', () => {
    const bought = (action: string): string[] => describeEntry(entry(1, [{ event: 'prestige', side: 'german', change: -4 }], { action }), { tables, forAll: true, automa: null }).map(line => line.text);
    assert.deepEqual(bought('buy action'), ['Germans buy an action card (4 prestige)']);
    assert.deepEqual(bought('buy unit'), ['Germans buy a unit card (4 prestige)']);
    assert.deepEqual(bought('take'), ['Germans: −4 prestige']);
});

test('the log tells what was paid for a unit, not what its card costs', () => {
    const placed = { event: 'placed', side: 'american', tile: 'E1', cost: 9 }, say = (events: GameEvent[]): string => describeEntry(entry(1, events), { tables, forAll: false, automa: null })[0]!.text;
    assert.match(say([{ event: 'prestige', side: 'american', change: -1 }, placed]), /on E1 for 1$/);
    assert.match(say([placed]), /on E1$/);
    assert.match(say([{ event: 'prestige', side: 'american', change: -2 }, { event: 'played', side: 'american', card: 'accuracy' }]), /play Accuracy \(.*2.*\)$/);
});

test('the log tells prestige that comes and goes, who fires at whom, and morale lost by a rule', () => {
    const say = (...events: GameEvent[]): string[] => describeEntry(entry(1, events), { tables, forAll: false, automa: null }).map(line => line.text);
    assert.match(say({ event: 'prestige', side: 'american', change: 8 })[0]!, /: \+8 prestige$/);
    assert.deepEqual(say({ event: 'fire-parts', attack: 4, kind: 'usa-jeep' }, { event: 'target-parts', defence: 5, kind: 'usa-pershing' }, { event: 'fires', from: 'A1', to: 'A2', fire: 4, target: 5 }),
        ['Jeep (A1) fires at Pershing (A2): 4 against 5']);
    assert.match(say({ event: 'turn', number: 3, side: 'american' }, { event: 'morale', tile: 'A1', change: -1 })[1]!, /by the rules of this battle$/);
    assert.doesNotMatch(say({ event: 'morale', tile: 'A1', change: -1 }, { event: 'turn', number: 3, side: 'american' })[0]!, /rules/);
});

test('a line of the log is its unit\'s owner\'s, or nobody\'s', () => {
    const owner = (event: GameEvent, action: string): string | undefined => describeEntry(entry(1, [event], { action }), { tables, forAll: false, automa: null })[0]!.by;
    assert.equal(owner({ event: 'dug-in', tile: 'B5' }, 'done'), 'nobody');
    assert.equal(owner({ event: 'dug-in', tile: 'B5' }, 'dig-in B5'), 'american');
    assert.equal(owner({ event: 'moved', from: 'A1', to: 'A2' }, 'move A1-A2'), 'american');
    assert.equal(owner({ event: 'destroyed', tile: 'A2', kind: 'ger-pz-iv' }, 'pass'), 'german');
    assert.equal(owner({ event: 'income', side: 'german', prestige: 3 }, 'done'), 'german');
});

const wholeOf = (theirs: number, own: number, more = {}): object => ({ attacker_loss: [1 - own, own], defender_loss: [1 - theirs, theirs], attacker_destroyed: own, defender_destroyed: theirs, vacated: theirs, blocked: 0, retreats: 0, fires_back: 0, ...more });
const rated = (action: string, card: string | null, theirs: number, own: number, values = {}): Choice => readChoice({
    action, does: action.split(' ')[0]!, ...(card ? { card, number: 1 } : {}), kind: 'combat', fire: 9, target_value: 5, loss: [1], destroyed: 0, whole: wholeOf(theirs, own), opponent_chooses: false, ...values,
} as unknown as Offer);

/** The lines, whose values are kept together. */
const told = (...given: Parameters<typeof effectLines>): string[] => effectLines(...given).map(line => line.replaceAll('\u00a0', ' '));

test('a card tells what it changes in the whole combat, for the best of its targets', () => {
    const pass = rated('pass', null, 0.43, 0.64), forcedRetreat = rated('play forced-retreat', 'forced-retreat', 0.8, 0.64), accuracy = rated('play accuracy', 'accuracy', 0.5, 0.64, { fire: 12 });
    const boosts = [rated('play morale-boost A1', 'morale-boost', 0.43, 0.64), rated('play morale-boost B1', 'morale-boost', 0.43, 0)], ends = readChoice({ action: 'play break-contact', does: 'play', card: 'break-contact', number: 2 } as unknown as Offer);
    const all = [pass, forcedRetreat, accuracy, ...boosts, ends], combat = { fire: 9, target: 5, side: 'american' } as unknown as CombatView;
        assert.deepEqual(told([forcedRetreat], all, combat, 'american'), ['enemy destroyed 43% → 80%']);
    assert.deepEqual(told([accuracy], all, combat, 'american'), ['Fire +3', 'enemy destroyed 43% → 50%']);
    assert.deepEqual(told(boosts, all, combat, 'american'), ['yours destroyed 64% → 0%'], 'of two targets the better one');
    assert.deepEqual(told([boosts[0]!], all, combat, 'american'), ['changes nothing now']);
    assert.deepEqual(told([ends], all, combat, 'american'), ['ends the combat']);
    assert.deepEqual(told([forcedRetreat], all, combat, 'german'), ['yours destroyed 43% → 80%'], 'what is the enemy to one is the own to the other');
});

test('a card promises nothing that the enemy\'s cards can still undo, and says why it is of no use', () => {
    const combat = { fire: 9, target: 5, side: 'american' } as unknown as CombatView, kills = { opponent_chooses: true };
    const pass = rated('pass', null, 0.43, 0.64, kills), accuracy = rated('play accuracy', 'accuracy', 1, 0.64, kills), nearly = rated('play accuracy', 'accuracy', 0.996, 0.64, kills);
    assert.deepEqual(told([accuracy], [pass, accuracy], combat, 'american'), ['enemy destroyed 43% → up to 100%']);
    assert.deepEqual(told([nearly], [pass, nearly], combat, 'american'), ['enemy destroyed 43% → up to 100%']);
    assert.deepEqual(told([accuracy], [rated('pass', null, 0.43, 0.64), accuracy], combat, 'american', 'german'), ['enemy destroyed 43% → 100%'], 'an automa\'s cards are chance');
    const loses = (mean: number): Choice => rated(mean ? 'play x' : 'pass', mean ? 'accuracy' : null, 0, 0, { whole: wholeOf(0, 0, { defender_loss: [1 - mean, mean] }) });
    assert.deepEqual(told([loses(0.7)], [loses(0), loses(0.7)], combat, 'american'), ['enemy loses 0.0 → 0.7']);
    const goes = { whole: wholeOf(0.4, 0, { vacated: 0.9, blocked: 0.1 }) };
    assert.deepEqual(told([rated('play forced-retreat', 'forced-retreat', 0, 0, goes)], [rated('pass', null, 0, 0, goes)], combat, 'american'), ['changes nothing: it retreats or falls anyway']);
});

test('a card that begins a combat has its forecast', () => {
    const strike = readChoice({ action: 'play air-strike A2', does: 'play', card: 'air-strike', number: 1, tile: 'A2', kind: 'flip', about: 'anti-air', modifiers: [1] } as unknown as Offer), fire = rated('play opportunity-fire B2', 'opportunity-fire', 0.5, 0);
    assert.equal(fightOf([strike, fire], fire.card), fire);
    assert.equal(fightOf([strike, fire], strike.card), undefined);
    assert.equal(fightOf([rated('pass', null, 0, 0), fire], null), undefined, 'a pass is no card');
});

test('the worst that the enemy can do is never better than what is to be expected', () => {
    const odds = (least: number, most: number): CombatOdds => ({ destroyed_range: [{ value: least }, { value: most }] }) as unknown as CombatOdds, fate = { destroyed: 0.6, loss: [] };
    assert.equal(worstOf(odds(0.2, 0.7), fate, false), 0.2);
    assert.equal(worstOf(odds(0.2, 0.7), fate, true), 0.7);
    assert.equal(worstOf(odds(0.2, 0.5), fate, true), 0.6, 'a blocked retreat makes the whole combat deadlier than the fire');
    assert.equal(worstOf({} as CombatOdds, fate, true), 0.6);
});

test('covered cards turn over together, and only when both are known', () => {
    const line = (side: string, card: string): Line => ({ step: 10, column: 'both', what: 'sacrificed', side, card } as Line), order: ['american', 'german'] = ['american', 'german'];
    const states = (...given: Parameters<typeof secretsOf>): string[] => secretsOf(...given).map(({ state, kind }) => `${state} ${kind ?? '-'}`);
    assert.deepEqual(secretsOf(order, ['american'], { lines: [] }, [], null), [], 'nothing is to be seen before step 10');
    assert.deepEqual(states(order, ['american'], { lines: [] }, [], {}), ['open -', 'open -']);
    assert.deepEqual(states(order, ['american'], { lines: [] }, [], { american: 'accuracy' }), ['covered accuracy', 'open -']);
    assert.deepEqual(states(order, ['american'], { lines: [] }, [], { german: null }), ['open -', 'covered -']);
    const lines = [line('american', 'accuracy'), line('german', 'bluff-german')];
    assert.deepEqual(states(order, ['american'], { lines }, [], null), ['covered accuracy', 'covered -'], 'until their lines are told');
    assert.deepEqual(states(order, ['american'], { lines }, lines.slice(0, 1), null), ['turned accuracy', 'turned bluff-german']);
    const asked = { combat: { chosen: { german: false, american: false } }, answered: 'sacrifice accuracy#178' } as unknown as View, at = (version: number): { answered: Record<string, number>; status: Status; seat: string } => ({ answered: { american: 7 }, status: { version } as Status, seat: 'american' });
    assert.deepEqual(chosenIn(asked, at(7)), { american: 'accuracy' });
    assert.deepEqual(chosenIn(asked, at(8)), {}, 'that was another question');
    assert.deepEqual(chosenIn(asked, { ...at(7), seat: 'german' }), { american: null }, 'the other player at this screen is not told which');
});

test('the card that was played last in this firing can be answered', () => {
    const fires = { event: 'fires', from: 'A1', to: 'A2', fire: 3, target: 2 }, holdFast = { event: 'played', side: 'german', card: 'hold-fast' };
    assert.deepEqual(lastPlayed([entry(1, [fires]), entry(2, [holdFast, { event: 'values', fire: 3, target: 5, card: 'hold-fast', cause: 'effect' }])]), { side: 'german', card: 'hold-fast' });
    assert.equal(lastPlayed([entry(1, [holdFast]), entry(2, [fires])]), null);
});

// -- the enemy's turn -----------------------------------------------------------------------------

const enemysTurn = [
    entry(10, [{ event: 'moved', from: 'A1', to: 'B1' }]), entry(11, [{ event: 'income', side: 'american', prestige: 9 }, { event: 'turn', number: 2, side: 'german' }]),
    entry(12, [{ event: 'drew', side: 'german', deck: 0 }], { by: 'chance' }), entry(13, [{ event: 'played', side: 'german', card: 'sabotage' }], { by: 'german' }),
    entry(14, [{ event: 'discarded', side: 'american', card: 'accuracy' }, { event: 'discarded', side: 'german', card: 'sabotage' }]),
    entry(15, [{ event: 'attack', from: 'A2', to: 'A1', side: 'german' }, { event: 'fires', from: 'A2', to: 'A1', fire: 9, target: 4 }], { by: 'german' }),
    entry(16, [{ event: 'loss', tile: 'A1', difference: 5, lost: 3 }, { event: 'morale', tile: 'A1', change: -3 }, { event: 'destroyed', tile: 'A1', kind: 'usa-jeep' }, { event: 'morale', tile: 'A2', change: 1 }], { by: 'chance' }),
    entry(17, [{ event: 'moved', from: 'B2', to: 'A1' }, { event: 'mine', tile: 'A1', lost: 1 }, { event: 'morale', tile: 'A1', change: -1 }], { by: 'german' }),
];
const turnOver = [...enemysTurn, entry(18, [{ event: 'income', side: 'german', prestige: 9 }, { event: 'turn', number: 3, side: 'american' }], { by: 'german' }), entry(19, [{ event: 'moved', from: 'B1', to: 'B2' }])];

test('the enemy\'s turn is told from its beginning to its end, without what was drawn', () => {
    assert.deepEqual(momentsOf(turnOver, 'german', 0).map(one => one.version), [11, 13, 14, 15, 16, 17, 18]);
    assert.deepEqual(momentsOf(turnOver, 'german', 15).map(one => one.version), [16, 17, 18]);
    assert.deepEqual([isTurnOf(enemysTurn, 'german'), isTurnOf(turnOver, 'german')], [true, false]);
    assert.deepEqual(turnOver.filter(one => mustBeRead(one, 'american')).map(one => one.version), [14, 16], 'a card lost, a unit lost; not the enemy\'s own mine');
});

test('what the enemy\'s turn has cost is told with its cause', () => {
    assert.deepEqual(lossesOf(turnOver, 'american', tables), ['Your card Accuracy is discarded (by sabotage)', 'A1 has lost 3 morale (by the fire of A2)', 'Jeep in A1 is destroyed (by the fire of A2)']);
    assert.deepEqual(lossesOf(turnOver, 'german', tables), []);
});

test('a card marks the tile it names, unless something is seen there', () => {
    const entry = (version: number, ...events: GameEvent[]): Entry => ({ version, did: 'act', by: 'german', action: '', events }) as unknown as Entry;
    const entries = [
        entry(1, { event: 'attack', from: 'A2', to: 'A3' }), entry(2, { event: 'played', side: 'german', card: 'ranged-bombardment', tile: 'C1' }),
        entry(3, { event: 'morale', tile: 'C1', change: -3 }), entry(4, { event: 'played', side: 'german', card: 'well-supplied' }),
        entry(5, { event: 'played', side: 'german', card: 're-deploy', tile: 'A1', to: 'B1' }, { event: 'moved', from: 'A1', to: 'B1' }),
    ];
    const at = (version: number): unknown => {
        const { last, arrow } = lastMarks(shown, entries, version, false);
        return [last, arrow?.kind];
    };
    assert.deepEqual([1, 2, 3, 4, 5].map(at), [[['A2', 'A3'], 'attack'], [['C1'], undefined], [['C1'], undefined], [['C1'], undefined], [['A1', 'B1'], 'moved']]);
});

test('a battle tells its special rules in the words of the rules, with the names of its tiles', () => {
    const told = (...rules: { kind: string; id?: string; tiles?: string[] }[]): string[] => specialRules(rules, ASSAULT_SPECIALS).map(({ id, text }) => `${id} ${text}`);
    assert.deepEqual(told({ kind: 'immobile', id: 'DUEL02-S2', tiles: [] }, { kind: 'lift-dug-in', id: 'DUEL02-S1' }), [
        'DUEL02-S1 In each of your even-numbered turns you may take the dug-in marker off one enemy unit.',
        'DUEL02-S2 The Flak 88 stays on the tile where it was first placed; it never moves.',
    ]);
    assert.deepEqual(told({ kind: 'free-landing', id: 'DUEL07-S4', tiles: ['E2', 'A2', 'C2'] }), [
        'DUEL07-S4 In its operations phase the American side may place one unit card on A2, C2, E2 without paying for it.',
        'DUEL07-S5 Starting units flagged as immobile may not move.',
    ], 'and those that no line of its own brings');
    assert.deepEqual(told({ kind: 'no-income', id: 'OWN-1' }, { kind: 'no-income' }), [], 'a battle of one\'s own cites no printed rules');
});

test('what each side begins with, and what the second player has more', () => {
    const side = { deck: 'D', prestige: 30, actions: 6, units: 2, choice: 0, hold: 10 }, start = { mode: 'budget' as const, prestige: 20, most: 5, controlled: false, keep: false, units: [] };
    const setup: BattleSetup = { side: [{ ...side, side: 'german' }, { ...side, side: 'american' }], start: [{ ...start, side: 'german' }, { ...start, side: 'american', mode: 'list', units: ['usa-m16'] }],
        first: { first: 'flip', prestige: 10, actions: 4 }, rule: [] };
    assert.deepEqual(setupLines(setup), [
        'Germans: 30 prestige; starting units for 20 prestige more, 5 at most; 6 action cards, 2 unit cards; unit deck D.',
        'Americans: 30 prestige; 1 starting units that the battle names; 6 action cards, 2 unit cards; unit deck D.',
        'Lots decide who moves first. Whoever moves second has 10 prestige and 4 action cards more.',
    ]);
    const solo: BattleSetup = { side: [{ ...side, side: 'german', deck: null }, { ...side, side: 'american', choice: 7, hold: 15 }], start: [{ ...start, side: 'american', prestige: 40, keep: true }],
        first: { first: 'american', prestige: 0, actions: 0 }, rule: [] };
    assert.deepEqual(setupLines(solo), [
        'Americans: 40 prestige: it buys the starting units, 5 at most, and the rest is kept; 6 action cards, 2 unit cards and 7 of either deck, up to 15 in hand; unit deck D.',
        'Americans move first.',
    ], 'nothing of the side that nobody plays');
});

test('how the battle stands: what wins is counted, the last step is told, and near the end who is ahead', () => {
    const side = (prestige: number, tiles: number): object => ({ prestige, tiles, destroyed: 0 });
    const of = (goals: View['goals'], turn = 1): ReturnType<typeof tallyOf> =>
        tallyOf({ phase: 'operations', turn, goals, sides: { german: side(30, 12), american: side(41, 11) } } as unknown as View, { limit: { turns: 8 } });
    const objectives = of({ win: [{ kind: 'objectives', german: [4, 5], american: [2, 5] }], at_limit: { kind: 'most-prestige', ahead: 'american' } })!;
    assert.deepEqual(objectives, { counts: [{ text: 'Objectives held', german: '4/5', american: '2/5' }], atLimit: null, near: [{ side: 'german', text: 'One more objective and the Germans win.' }] });
    assert.equal(of({ win: [], at_limit: { kind: 'most-prestige', ahead: 'american' } }, 7)!.atLimit, 'If the battle ended now, the Americans would win by prestige, 41 to 30.');
    assert.equal(of({ win: [], at_limit: { kind: 'wins', ahead: 'german' } }, 8)!.atLimit, 'If the battle ended now, the Germans would win.');
    assert.deepEqual(of({ win: [{ kind: 'home-base', german: [0, 1], american: [0, 1] }, { kind: 'no-enemy', german: [-3, 0], american: [-1, 0] }] }),
        { counts: [], atLimit: null, near: [{ side: 'american', text: 'One more unit destroyed and the Americans win.' }] }, 'a home base is always one step away');
    assert.deepEqual(of({ win: [{ kind: 'no-enemy', german: [-3, 0] }] })!.counts, [{ text: 'Enemy units still to destroy', german: '3', american: null }]);
    assert.deepEqual(of({ win: [{ kind: 'prestige-and-tiles', prestige: 150, german: [19, 20], american: [20, 20] }] })!.near, [], 'nobody is rich enough');
    assert.deepEqual(of({ win: [{ kind: 'home-row', german: [0, 3], american: [3, 3] }] })!.near, [{ side: 'american', text: 'If it stays so, the Americans win at the end of their turn.' }]);
    assert.equal(of(undefined), null, 'before the first turn');
});

test('a hint says why where that can be seen, and is about what it names', () => {
    const board = { tiles: [{ tile: 'B2', terrain: 'woods', fire: 0, defence: 3, income: 2 }] };
    const known = { tables: { ...tables, units: [{ word: 'usa-riflemen', name: 'Riflemen', target: 'soft' }], terrains: [], copies: [] } as unknown as Tables, board,
        live: { active: 'american', phase: 'operations', control: { german: ['B2'], american: [] }, units: [{ tile: 'A1', kind: 'usa-riflemen' }] } as unknown as View };
    const advice = (offer: Offer): string => adviceOf(offer.action, [readChoice(offer)], known).text;
    assert.equal(advice({ action: 'move A1-B2', does: 'move', tile: 'A1', to: 'B2' }),
        'A general would: Move A1 to B2. It would pay 2 prestige each turn. The ground adds 3 to its defence.');
    assert.equal(advice({ action: 'dig-in A1', does: 'dig-in', tile: 'A1' }), 'A general would: Dig in at A1. Whoever is dug in fires first when attacked.');
    assert.equal(advice({ action: 'done' }), 'A general would: End turn.');
    const hint = adviceOf('move A1-B2', [readChoice({ action: 'move A1-B2', does: 'move', tile: 'A1', to: 'B2' })], known);
    assert.deepEqual(['A1', 'B2', 'B1'].map(what => isAbout(hint, what)), [true, true, false], 'what else is pointed at ends it');
});

test('who ends a turn is reminded of attacks that promise something, and of no others', () => {
    const attack = (tile: string, odds: object): Choice => readChoice({ action: `attack ${tile}-B2`, does: 'attack', tile, to: 'B2', kind: 'combat', target: 'B2', ...odds });
    const left = (...all: Choice[]): string[] => [...forgottenAttackers(all)];
    assert.deepEqual(left(attack('A1', { loss: [1] }), attack('A2', { loss: [0.2, 0.3, 0.5] })), ['A2'], 'one would do nothing');
    assert.deepEqual(left(attack('A1', { loss: [1], whole: { defender_loss: [0.1, 0.9] } })), ['A1'], 'the cards of an automa count');
    assert.deepEqual(left(attack('A1', { target: 'A1', loss: [1] }), attack('A2', { could_be: [] })), ['A1', 'A2'], 'nobody can tell');
});

test('a card that can be answered is told with what it does, and on whom', () => {
    const ask = (window: string, played: { side: string; card: string } | null, ...open: object[]): string => sentence({
        view: { phase: 'operations', doing: null, open: [...open, { what: 'window', moment: window }], units: [] } as unknown as View,
        status: { actor: 'american', actors: ['american'], need: null, window, version: 1, ply: 1 } as Status, mine: ['american'],
        choices: [], picked: NOTHING, auto: null, stands: false, answering: false, tables: null, answered: false, played,
    });
    const strike = { what: 'card', side: 'german', card: 'air-strike', tile: 'C3' };
    assert.match(ask('card', null, strike), /^Germans play air strike on C3, which says: “A face-up enemy: −3 morale\.” Answer with a card\?/);
    assert.match(ask('card', null, { ...strike, side: 'american' }, { what: 'card', side: 'german', card: 'snafu' }), /^Germans play snafu on air strike, which says: “Cancel a card\.”/);
    assert.match(ask('combat', { side: 'german', card: 'accuracy' }), /^Germans play accuracy, which says: “Your fire \+3\.” /);
    const known = { cards: [{ word: 'snafu', name: 'SNAFU', text: 'Cancels a card.' }] } as unknown as Tables;
    assert.deepEqual(cardsPlayed(entry(1, [{ event: 'played', side: 'german', card: 'snafu' }]), known), ['SNAFU: Cancels a card.'], 'looked back at, in full');
});

test('the list of units marks the numbers that are not as printed', () => {
    const row = { word: 'usa-m16', hard: 3, hard_source: 'printed', soft: 5, soft_source: 'reconstructed', cost: 4, cost_source: 'derived' } as unknown as UnitRow;
    assert.deepEqual(['hard', 'soft', 'cost'].map(key => withSource(row, key)), ['3', '5*', '4°']);
});

// -- what comes next -----------------------------------------------------------------------------

const situation = (view: unknown, offers: Offer[], more: Partial<Situation> = {}): Situation => ({
    view: view as View, status: { actor: 'german', version: 1 } as Status, mine: ['german'], choices: offers.map(readChoice), picked: NOTHING, auto: null, stands: false,
    answering: false, tables: null, answered: false, played: null, boughtOut: null, ...more,
});

test('how many units may still be chosen is told, and why none can be any more', () => {
    const place = { action: 'place ger-pz-iv#20 A1', does: 'place', card: 'ger-pz-iv', number: 20, tile: 'A1' }, done = { action: 'done', does: 'done' };
    const told = (units: number, prestige: number, offers: Offer[]): string => sentence(situation({ phase: 'setup', doing: 'start', open: [{ units, prestige }] }, offers));
    assert.match(told(3, 12, [place, done]), /up to 3 more units for 12 prestige/);
    assert.match(told(1, 12, [place, done]), /one more unit for up to 12 prestige/);
    assert.match(told(2, 2, [done]), /No unit can be placed for the 2 prestige .* Begin/);
    assert.match(told(0, 0, [done]), /all the units .* Begin/);
});

test('who may pass its activation on is asked for that, too', () => {
    const move = { action: 'move A1-A2', does: 'move', tile: 'A1', to: 'A2' }, pass = { action: 'transfer A1-B1', does: 'transfer', tile: 'A1', to: 'B1' };
    const told = (offers: Offer[]): string => sentence(situation({ phase: 'operations', doing: null, open: [] }, offers, { picked: { ...NOTHING, unit: 'A1' } }));
    assert.match(told([move, pass]), /gets its activation/);
    assert.doesNotMatch(told([move]), /activation/);
});

test('buying that ends by itself says why, until something else is done', () => {
    const entry = (version: number, action: string): Entry => ({ version, did: 'act', by: 'german', action, ply: version, events: [] });
    const at = (prestige: number, entries: Entry[]) => whyBoughtOut({ entries, side: 'german', price: 4, view: { phase: 'operations', active: 'german', sides: { german: { prestige } } } as unknown as View });
    const bought = [entry(1, 'mix 2'), entry(2, 'buy unit')];
    assert.equal(at(9, bought), 'full');
    assert.equal(at(3, bought), 'dear');
    assert.equal(at(9, [...bought, entry(3, 'done')]), null, 'the player has ended it');
    assert.equal(at(9, [...bought, entry(3, 'move A1-A2')]), null);
    const view = { phase: 'operations', doing: null, open: [] };
    assert.match(sentence(situation(view, [{ action: 'done', does: 'done' }], { boughtOut: 'full' })), /^Your hand is full.*: end your turn/);
});
