import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withOwnValues } from '../src/assault/own_numbers';
import type { Board, Tables } from '../src/assault/types';
import { verifyReplay } from '../src/assault/verify';
import { commitmentOf, readSeed, resultOf } from '../src/common/fair';
import type { Entry, GameEvent } from '../src/common/protocol';

// A game of a few cards, dealt here by lists of card numbers: whole games are checked by tests/web/cards.mjs.

const tables = {
    units: [{ word: 'ger-jeep', side: 'german' }, { word: 'ger-tank', side: 'german' }, { word: 'usa-jeep', side: 'american' }],
    cards: [{ word: 'air-strike' }, { word: 'double-time' }, { word: 'accuracy' }, { word: 'snafu' }, { word: 'sabotage' }],
    copies: [
        { number: 1, card: 'ger-tank', decks: ['a'] }, { number: 2, card: 'ger-jeep', decks: ['a'] }, { number: 3, card: 'ger-jeep', decks: ['a'] }, { number: 4, card: 'usa-jeep', decks: ['B'] },
        { number: 5, card: 'air-strike', modifier: 2, decks: ['1'] }, { number: 6, card: 'air-strike', modifier: -1, decks: ['1'] }, { number: 7, card: 'accuracy', modifier: 0, decks: ['1'] },
        { number: 8, card: 'accuracy', modifier: 0, decks: ['2'] }, { number: 9, card: 'sabotage', modifier: 1, decks: ['1'] },
        { number: 10, card: 'snafu', modifier: 0, decks: ['1'] }, { number: 11, card: 'double-time', modifier: 2, decks: ['1'] },
    ],
    rules: [{ version: 3 }],
} as unknown as Tables;

const seed = '5a'.repeat(32), key = readSeed(seed)!;
/** In the order of the game. */
const ACTIONS = [6, 5, 11, 7, 10, 9], GERMAN = [2, 3, 1];

class Dealer {
    lines: string[] = [];
    entries: Entry[] = [];
    private results = 0;

    constructor(readonly start = 'budget prestige 9 most 2') {}

    result(n: number): number {
        return resultOf(key, [new Uint8Array(), new Uint8Array()], ++this.results).below(n);
    }

    say(who: string, action: string, ...events: GameEvent[]): void {
        const ply = this.lines.length + 1;
        this.lines.push(`${ply}     ${who} ${action} = 0123456789abcdef`);
        this.entries.push({ version: ply, did: 'act', by: who, ply, action, events });
    }

    static nameOf(number: number): string {
        const { card } = tables.copies[number - 1]!;
        return card === 'air-strike' ? `${card}#${number}` : card;
    }

    draw(pile: number[], side = 'german', ...more: GameEvent[]): number {
        const [number] = pile.splice(this.result(pile.length), 1) as [number];
        this.say('chance', `draw ${Dealer.nameOf(number)}`, { event: 'drew', side, deck: number < 5 ? 'unit' : 'action' }, ...more);
        return number;
    }

    flip(pile: number[], ...more: GameEvent[]): number {
        const [number] = pile.splice(this.result(pile.length), 1) as [number];
        this.say('chance', `flip ${Dealer.nameOf(number)}`, { event: 'flipped', card: tables.copies[number - 1]!.card, card_number: number }, ...more);
        return number;
    }

    get replay(): string {
        return `bocage 2\nreplay      assault\nrules       3\nseats       german person, american person\nseed        ${seed}\ncommitment  ${commitmentOf(key)}\nnonces      - -\nscenario\n`
            + `  side        german lot deck a\n  side        american lot deck B\n  action-deck 1\n  start       german ${this.start}\n\n  map A B\n    2 . .\n    1 . .\n      usa-jeep .\n\n  limit 3\n${this.lines.join('\n')}\nresult open\n`;
    }
}

const verify = (dealer: Dealer, change = (text: string): string => text): ReturnType<typeof verifyReplay> => verifyReplay(change(dealer.replay), tables, dealer.entries);
const played = (card: string, card_number: number): GameEvent => ({ event: 'played', side: 'german', card, card_number });
const shuffled = (zone: string): GameEvent => ({ event: 'reshuffled', zone });

/** A lot, a hand of action cards, and units. */
function begin(): { dealer: Dealer; actions: number[]; units: number[]; lot: number; hand: number[] } {
    const dealer = new Dealer(), actions = [...ACTIONS], units = [...GERMAN], lot = dealer.result(2);
    dealer.say('chance', `lot ${lot}`, { event: 'edge', side: 'german', edge: lot ? 'B' : 'A' });
    return { dealer, actions, units, lot, hand: [dealer.draw(actions), dealer.draw(actions)] };
}

test('a lot is checked, and cards after it', () => {
    const { dealer, lot } = begin();
    assert.deepEqual(verify(dealer).right, { flip: 0, draw: 2, lot: 1 });
    assert.equal(verify(dealer).left, 0);
    const { wrong } = verify(dealer, text => text.replace(`lot ${lot}`, `lot ${1 - lot}`));
    assert.deepEqual([wrong?.kind, wrong?.number, wrong?.written, wrong?.due], ['lot', 1, [String(1 - lot)], [String(lot)]]);
});

test('units that are chosen leave the deck before it is drawn from', () => {
    const { dealer, units } = begin();
    dealer.say('german', 'place ger-jeep A1', { event: 'placed', side: 'german', tile: 'A1', cost: -1 });
    units.splice(0, 1);
    while (units.length)
        dealer.draw(units);
    assert.deepEqual(verify(dealer).right, { flip: 0, draw: 4, lot: 1 });
    assert.equal(verify(dealer, text => text.replace(/ger-(tank|jeep)( = .*\nresult)/, (_, unit: string, more: string) => `ger-${unit === 'tank' ? 'jeep' : 'tank'}${more}`)).wrong?.kind, 'draw');
});

test('what is on the map, or listed, never was in the deck', () => {
    const dealer = new Dealer('list units ger-tank'), units = [2, 3];
    dealer.draw(units);
    dealer.say('german', 'place ger-tank A1');
    dealer.draw(units);
    assert.equal(verify(dealer).wrong, null);
    assert.deepEqual(verify(dealer).right, { flip: 0, draw: 2, lot: 0 });
});

test('a unit deck is shuffled anew with those that were destroyed', () => {
    const { dealer, units } = begin();
    for (let n = 0; n < 3; n++)
        dealer.draw(units);
    dealer.say('german', 'deploy ger-jeep A1');
    dealer.say('german', 'deploy ger-tank B1', { event: 'destroyed', tile: 'A1', kind: 'ger-jeep' }, { event: 'destroyed', tile: 'B1', kind: 'ger-tank' });
    dealer.say('german', 'buy unit', shuffled('german-units'));
    const again = [2, 1];
    dealer.draw(again);
    dealer.draw(again);
    assert.deepEqual(verify(dealer).right, { flip: 0, draw: 7, lot: 1 });
});

const AIR_STRIKE = 5, DOUBLE_TIME = 11, SNAFU = 10, SABOTAGE = 9;
const cardOf = (number: number): { card: string; card_number: number } => ({ card: tables.copies[number - 1]!.card, card_number: number });

/** The German side holds all cards, has thrown these away, and then something happens; the deck is shuffled anew while these lie on the
 * table, and drawn from until it is empty. Does that fit? */
function fits(thrown: number[], onTable: number[], happens: (dealer: Dealer) => void): boolean {
    const dealer = new Dealer(), actions = [...ACTIONS];
    while (actions.length)
        dealer.draw(actions);
    dealer.say('german', 'sacrifice bluff-german', ...thrown.map(number => ({ event: 'sacrificed', side: 'german', ...cardOf(number) })));
    happens(dealer);
    const again = ACTIONS.filter(number => thrown.includes(number) && !onTable.includes(number)), drawn = ACTIONS.length + again.length;
    dealer.say('american', 'pass', shuffled('actions'));
    while (again.length)
        dealer.draw(again);
    const { right, left, wrong } = verify(dealer);
    assert.equal(left, 0);
    return wrong === null && right.draw === drawn;
}

/** Cards that are played after each other: all of them were thrown away before, and taken back. */
const play = (...numbers: number[]) => (dealer: Dealer): void => numbers.forEach(number => {
    dealer.say('german', 'pass', { event: 'recovered', side: 'german', ...cardOf(number) });
    dealer.say('german', `play ${Dealer.nameOf(number)}`, played(cardOf(number).card, number));
});
const ALL = [6, 7, AIR_STRIKE, DOUBLE_TIME, SNAFU, SABOTAGE];

test('a card on the table may be in the deck that is shuffled, or not', () => {
    assert.ok(fits(ALL, [AIR_STRIKE], play(AIR_STRIKE)), 'it is still there');
    assert.ok(fits(ALL, [], play(AIR_STRIKE)), 'it had its effect');
    assert.ok(!fits(ALL, [DOUBLE_TIME], play(AIR_STRIKE)), 'another one is not');
});

test('of a card and its answer either may be there, both or none', () => {
    for (const onTable of [[AIR_STRIKE, SABOTAGE], [AIR_STRIKE], [SABOTAGE], []])
        assert.ok(fits(ALL, onTable, play(AIR_STRIKE, SABOTAGE)), onTable.join());
    assert.ok(!fits(ALL, [AIR_STRIKE], play(AIR_STRIKE, DOUBLE_TIME)), 'what is no answer comes when the card before is away');
    assert.ok(fits(ALL, [DOUBLE_TIME], play(AIR_STRIKE, DOUBLE_TIME)));
});

test('after another decision, or when it is cancelled, a card is away', () => {
    const then = (dealer: Dealer, action: string, ...events: GameEvent[]): void => {
        play(AIR_STRIKE, SNAFU)(dealer);
        dealer.say('german', action, ...events);
    };
    for (const onTable of [[AIR_STRIKE], [SNAFU], [AIR_STRIKE, SNAFU]]) {
        assert.ok(fits(ALL, onTable, dealer => then(dealer, 'gain')), 'that can come in between');
        assert.ok(!fits(ALL, onTable, dealer => then(dealer, 'move A1-A2')), onTable.join());
        assert.ok(!fits(ALL, onTable, dealer => then(dealer, 'pass', { event: 'cancelled', side: 'german', ...cardOf(AIR_STRIKE) })), onTable.join());
    }
    assert.ok(fits(ALL, [], dealer => then(dealer, 'move A1-A2')));
    assert.ok(fits(ALL, [], dealer => then(dealer, 'pass', { event: 'cancelled', side: 'german', ...cardOf(AIR_STRIKE) })));
});

test('a card that chance throws away is one of the hand', () => {
    const { dealer, hand } = begin();
    hand.sort((a, b) => ACTIONS.indexOf(a) - ACTIONS.indexOf(b));
    const number = hand[dealer.result(2)]!, other = hand.find(one => one !== number)!;
    dealer.say('chance', `flip ${Dealer.nameOf(number)}`, { event: 'discarded', side: 'german', card: tables.copies[number - 1]!.card, card_number: number });
    assert.deepEqual(verify(dealer).right, { flip: 1, draw: 2, lot: 1 });
    const { wrong } = verify(dealer, text => text.replace(`flip ${Dealer.nameOf(number)}`, `flip ${Dealer.nameOf(other)}`));
    assert.deepEqual([wrong?.written, wrong?.due], [[Dealer.nameOf(other)], [Dealer.nameOf(number)]]);
});

test('what does not fit is counted, and no alarm is raised', () => {
    const { dealer, actions } = begin();
    dealer.say('german', 'deploy ger-tank A1'); // nobody has drawn it
    dealer.flip(actions);
    const { right, left, wrong } = verify(dealer);
    assert.deepEqual([right, left, wrong], [{ flip: 0, draw: 2, lot: 1 }, 1, null]);
    const unseen = verifyReplay(dealer.replay, tables, dealer.entries.slice(0, 1));
    assert.deepEqual([unseen.right, unseen.left], [{ flip: 0, draw: 0, lot: 1 }, 3]);
});

test('rules of another version may have other decks', () => {
    const { right, left, wrong } = verify(begin().dealer, text => text.replace('rules       3', 'rules       2'));
    assert.deepEqual([right, left, wrong], [{ flip: 0, draw: 0, lot: 1 }, 2, null]);
});

test('own values have other modifiers and decks', () => {
    const own = withOwnValues(tables, { 'value-card': [{ number: 6, tm: '3', decks: [] }, { number: 8, tm: null, decks: ['1', '2'] }] } as unknown as Board);
    assert.deepEqual(own.copies.slice(5, 8).map(({ modifier, decks }) => [modifier, decks]), [[3, ['1']], [0, ['1']], [0, ['1', '2']]]);
    const { dealer } = begin();
    assert.equal(verifyReplay(dealer.replay, own, dealer.entries).wrong?.kind, 'draw');
});
