// Are the dice and cards of a battle those of its seed? Makes every result of a replay again (common/fair.ts) and compares.
//
// This is arithmetic of chance: whether the actions between the results were allowed, `bocage replay --verify` looks at.
// How many dice are rolled is taken from the replay; which cards are in the deck follows from what was drawn and played.
import type { DiceRecord } from '../common/dice_record';
import { withoutUndone } from '../common/entries';
import { commitmentOf, type Generator, readNonce, readSeed, resultOf } from '../common/fair';
import type { Entry } from '../common/protocol';
import { Piles } from './card_piles';
import type { Tables } from './types';

/** What chance is made from; the rest of the tables does not matter. */
export type ChanceTables = Pick<Tables, 'faces' | 'directions'> & { cards: Pick<Tables['cards'][number], 'word' | 'copies' | 'traits'>[] };

export type Kind = 'roll' | 'draw' | 'drift';

/** A result that is not the one of the seed. */
export interface Difference {
    kind: Kind;
    /** Which roll, card or drift of the battle it is, from 1. */
    number: number;
    /** Its line in the replay. */
    line: number;
    written: string[];
    due: string[];
}

export interface Verdict {
    seed: string;
    commitment: string;
    /** By seat; empty where somebody gave none. */
    nonces: Record<string, string>;
    seedFits: boolean;
    /** People rolled real dice: of those nobody knows. */
    table: boolean;
    /** It went on from a position: what was in the deck then is not looked at. */
    position: boolean;
    /** How many results are as they should be. */
    right: Record<Kind, number>;
    wrong: Difference | null;
    /** Every action by its number, to be compared with what was seen. */
    actions: Map<number, string>;
}

/** A replay that cannot be checked: a line of it is none, or (0) it has not all that is needed. */
export class Unreadable extends Error {
    constructor(readonly line: number) {
        super(`line ${line}`);
    }
}

// -- the file ------------------------------------------------------------------------------------

interface Line {
    number: number;
    who: string;
    verb: string;
    words: string[];
    ply: number;
}

interface Replay {
    header: Map<string, string>;
    /** The lines of the scenario that decide about cards. */
    scenario: Map<string, string>;
    lines: Line[];
}

function readReplay(text: string): Replay {
    const header = new Map<string, string>(), scenario = new Map<string, string>(), lines: Line[] = [];
    text.split('\n').forEach((line, i) => {
        const indent = line.search(/\S/);
        if (indent < 0 || line.startsWith('#'))
            return;
        const [word = '', ...rest] = line.trim().split(/\s+/);
        if (/^\d/.test(line)) {
            const found = /^(\d+)\s+(\w+)\s+([a-z-]+)((?: [\w-]+)*) = [0-9a-f]{16}$/.exec(line);
            if (!found)
                throw new Unreadable(i + 1);
            const [, ply, who, verb, words] = found as unknown as string[];
            lines.push({ number: i + 1, ply: Number(ply), who: who!, verb: verb!, words: words!.split(' ').filter(Boolean) });
        } else if (indent === 0)
            header.set(word, rest.join(' '));
        else if (indent === 2)
            scenario.set(word, rest.join(' '));
    });
    return { header, scenario, lines };
}

/** The cards that the battle is played with: not all are in every game. */
function makeDeck(replay: Replay, cards: ChanceTables['cards']): number[] {
    const young = wordsOf(replay.header.get('options')).includes('young-generals');
    const removed = wordsOf(replay.scenario.get('removed'));
    return cards.map(card => young && card.traits.includes('tactic') ? 0
        : Math.max(0, card.copies - removed.filter(word => word === card.word).length));
}

const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** The seats in their order: `axis captain, allies person; allies resigned`. */
function seatsOf(replay: Replay): string[] {
    const [seats = ''] = (replay.header.get('seats') ?? '').split(';');
    return seats.split(',').map(seat => seat.trim().split(' ')[0]!);
}

// -- every result --------------------------------------------------------------------------------

/** The faces of dice in the order in which a roll is written. */
function roll(random: Generator, dice: number, faces: ChanceTables['faces']): string[] {
    const die = faces.flatMap(face => Array.from({ length: face.sides }, () => face.word));
    const thrown = Array.from({ length: dice }, () => die[random.below(die.length)]!);
    return faces.flatMap(face => thrown.filter(word => word === face.word));
}

function drift(random: Generator, steps: number, directions: string[]): string[] {
    const ways = [...directions, 'stay'];
    return Array.from({ length: steps }, () => ways[random.below(ways.length)]!);
}

/** What the header promises; nothing is checked yet but the seed. */
function readPromise(replay: Replay): Verdict & { key: Uint8Array; given: Uint8Array[] } {
    const { header } = replay, seed = header.get('seed') ?? '', commitment = header.get('commitment');
    const words = wordsOf(header.get('nonces')).map(word => word === '-' ? '' : word);
    const key = readSeed(seed), given = words.map(readNonce);
    if (!key || !commitment || given.includes(null) || header.get('scenario') !== '')
        throw new Unreadable(0);
    return {
        key, given: given as Uint8Array[], seed, commitment, seedFits: commitmentOf(key) === commitment,
        nonces: Object.fromEntries(seatsOf(replay).map((seat, i) => [seat, words[i] ?? ''])),
        table: header.get('dice') === 'table', position: replay.scenario.has('turn'),
        right: { roll: 0, draw: 0, drift: 0 }, wrong: null,
        actions: new Map(replay.lines.map(line => [line.ply, [line.verb, ...line.words].join(' ')])),
    };
}

/** Make every result of a replay again, up to the first that differs. */
export function verifyReplay(text: string, tables: ChanceTables): Verdict {
    const replay = readReplay(text), { key, given, ...verdict } = readPromise(replay);
    const piles = verdict.position ? null : new Piles(makeDeck(replay, tables.cards), replay.scenario.has('no-reshuffle'));
    /** The card that a line names; an Ambush is named by what is done with it. */
    const cardAt = (line: Line): number => {
        const card = tables.cards.findIndex(row => row.word === (line.words[0] ?? line.verb));
        if (card < 0)
            throw new Unreadable(line.number);
        return card;
    };
    /** What a line of chance should say; null if nobody can know. */
    const makeAgain = (line: Line, random: Generator): string[] | null => {
        if (line.verb === 'draw')
            return piles && [tables.cards[piles.draw(random)]?.word ?? ''];
        if (verdict.table)
            return null;
        return line.verb === 'roll' ? roll(random, line.words.length, tables.faces) : drift(random, line.words.length, tables.directions);
    };
    let results = 0, before = '';
    for (const line of replay.lines) {
        const { verb } = line, chance = verb === 'roll' || verb === 'draw' || verb === 'drift';
        if (chance !== (line.who === 'chance'))
            throw new Unreadable(line.number);
        if (verb === 'play')
            piles?.play(cardAt(line));
        else if (verb === 'ambush')
            piles?.ambush(cardAt(line));
        else if (verb === 'keep')
            piles?.keep(cardAt(line));
        else if (verb === 'roll' && before === 'play') /* one card alone is rolled for as soon as it is played */
            piles?.shuffleAfterTurn();
        if (chance) {
            const due = makeAgain(line, resultOf(key, given, ++results));
            if (due && due.join(' ') !== line.words.join(' '))
                return { ...verdict, wrong: { kind: verb, number: verdict.right[verb] + 1, line: line.number, written: line.words, due } };
            if (due)
                verdict.right[verb]++;
            if (verb === 'draw')
                piles?.take(cardAt(line));
        }
        before = verb;
    }
    return verdict;
}

// -- what this browser knows of it ---------------------------------------------------------------

export interface Memory {
    /** Kept during the battle; null if this browser was not there. */
    promise: DiceRecord | null;
    /** Our seats. */
    mine: string[];
    entries: Entry[];
}

/** One thing that was looked at: it is right, wrong, or nobody here can know. */
export interface Finding {
    what: 'seed' | 'promise' | 'onward' | 'nonce' | 'nonces' | 'seen' | 'results' | 'table' | 'position';
    state: 'right' | 'wrong' | 'open';
    /** Of an action that is another than the one that was seen. */
    action?: number;
}

/** The first action that is another in the replay than the one that was seen. */
function findUnseen(verdict: Verdict, entries: Entry[]): number | undefined {
    return withoutUndone(entries).find(entry => entry.did === 'act' && entry.action !== undefined
        && entry.action !== verdict.actions.get(entry.ply))?.ply;
}

/** All that can be said of a replay, in the order in which it is shown. */
export function findAll(verdict: Verdict, { promise, mine, entries }: Memory): Finding[] {
    const all: Finding[] = [];
    const add = (what: Finding['what'], state: Finding['state'] | boolean, action?: number): void => {
        all.push({ what, state: state === true ? 'right' : state === false ? 'wrong' : state, ...(action === undefined ? {} : { action }) });
    };
    const same = (kept: Record<string, string>, seats: string[]): boolean => seats.every(seat => verdict.nonces[seat] === kept[seat]);
    const onward = promise !== null && verdict.position && promise.commitment !== verdict.commitment;
    add('seed', verdict.seedFits);
    if (onward)
        add('onward', 'open');
    else {
        add('promise', promise ? promise.commitment === verdict.commitment : 'open');
        if (mine.length)
            add('nonce', promise && mine.every(seat => seat in promise.gave) ? same(promise.gave, mine) : 'open');
        if (promise && Object.keys(promise.saw).length)
            add('nonces', same(promise.saw, Object.keys(verdict.nonces)));
        const unseen = findUnseen(verdict, entries);
        if (promise)
            add('seen', unseen === undefined, unseen);
    }
    add('results', verdict.wrong === null);
    if (verdict.table)
        add('table', 'open');
    if (verdict.position)
        add('position', 'open');
    return all;
}
