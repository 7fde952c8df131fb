// Are the dice and cards of a battle those of its seed? Makes every result of a replay again (common/fair.ts) and compares.
//
// This is arithmetic of chance: whether the actions between the results were allowed, `bocage replay --verify` looks at.
// How many dice are rolled is taken from the replay; which cards are in the deck follows from what was drawn and played.
import { type Generator, resultOf } from '../common/fair';
import { judge, type Line, readPromise, readReplay, type Replay, Unreadable, type Verdict, wordsOf } from '../common/replay_check';
import { Piles } from './card_piles';
import type { Tables } from './types';

/** What chance is made from; the rest of the tables does not matter. */
export type ChanceTables = Pick<Tables, 'faces' | 'directions'> & { cards: Pick<Tables['cards'][number], 'word' | 'copies' | 'traits'>[] };

export type Kind = 'roll' | 'draw' | 'drift';

/** The cards that the battle is played with: not all are in every game. */
function makeDeck(replay: Replay, cards: ChanceTables['cards']): number[] {
    const young = wordsOf(replay.header.get('options')).includes('young-generals');
    const removed = wordsOf(replay.scenario.get('removed'));
    return cards.map(card => young && card.traits.includes('tactic') ? 0
        : Math.max(0, card.copies - removed.filter(word => word === card.word).length));
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

/** Make every result of a replay again, up to the first that differs. */
export function verifyReplay(text: string, tables: ChanceTables): Verdict {
    const replay = readReplay(text), { key, given, ...verdict } = readPromise(replay);
    verdict.right = { roll: 0, draw: 0, drift: 0 };
    const piles = verdict.position ? null : new Piles(makeDeck(replay, tables.cards), replay.scenario.has('no-reshuffle'));
    /** The card that a line names, in the hand or open between partners; an Ambush is named by what is done with it. */
    const cardAt = (line: Line): number => {
        const card = tables.cards.findIndex(row => row.word === (line.words.find(word => word !== 'shared') ?? line.verb));
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
            const wrong = due && judge(verdict.right, line, due.join(' ') === line.words.join(' '), due);
            if (wrong)
                return { ...verdict, wrong };
            if (verb === 'draw')
                piles?.take(cardAt(line));
        }
        before = verb;
    }
    return verdict;
}
