// Are the cards of a game those of its seed? Makes flips and draws from the action deck again (common/fair.ts) and compares.
//
// This is arithmetic of chance: whether the actions between were allowed, `bocage replay --verify` looks at. What is in the deck
// follows from what was drawn and flipped, until it is shuffled anew for the first time; what comes after that, unit cards and
// the decks of an automa are left to that command, and counted here as left.
import { resultOf } from '../common/fair';
import type { Entry } from '../common/protocol';
import { type Line, readPromise, readReplay, type Replay, type Verdict, wordsOf } from '../common/replay_check';
import type { Tables } from './types';

export type ChanceTables = Pick<Tables, 'copies'> & { cards: { word: string }[] };

/** Cards that are alike, in the order in which a deck is counted through: by kind, then by modifier. */
interface Run {
    card: string;
    modifier: number;
    left: number;
}

function actionDeck(replay: Replay, { cards, copies }: ChanceTables): Run[] | null {
    const deck = wordsOf(replay.scenario.get('action-deck'))[0];
    if (!deck || replay.header.has('values') || replay.scenario.has('pile'))
        return null;
    const runs: Run[] = [];
    for (const { word } of cards)
        for (const copy of copies.filter(one => one.card === word && one.decks.includes(deck)).sort((a, b) => a.modifier! - b.modifier! || a.number - b.number)) {
            const last = runs[runs.length - 1];
            if (last?.card === word && last.modifier === copy.modifier)
                last.left++;
            else
                runs.push({ card: word, modifier: copy.modifier!, left: 1 });
        }
    return runs;
}

const sizeOf = (runs: Run[]): number => runs.reduce((sum, run) => sum + run.left, 0);

function runAt(runs: Run[], index: number): Run | undefined {
    let before = 0;
    return runs.find(run => (before += run.left) > index);
}

/** Is the card of a line, `accuracy#179`, one of this run? Without a number there is no other of its kind in the game. */
function isOf(run: Run | undefined, written: string, { copies }: ChanceTables): boolean {
    const [card, number] = written.split('#');
    if (!run || run.card !== card)
        return false;
    return !number || copies.find(copy => copy.number === Number(number))?.modifier === run.modifier;
}

/** From the action deck, as far as what happened tells: a card that is flipped for all to see, or drawn from it. */
function isFromActions(line: Line, entry: Entry | undefined): boolean {
    return entry?.events.some(event => line.verb === 'flip' ? event.event === 'flipped' : event.event === 'drew' && event.deck === 'action') ?? false;
}

/** A card of a unit deck: that has no part in the action deck. */
const isUnit = (entry: Entry | undefined): boolean => entry?.events.some(event => event.event === 'drew' && event.deck === 'unit') ?? false;

/** `entries`: what was seen, which tells where cards came from. From the first result on of which it does not, nothing is said any more: whoever
 * cannot be certain raises no alarm. */
export function verifyReplay(text: string, tables: ChanceTables, entries: Entry[]): Verdict {
    const replay = readReplay(text), { key, given, ...verdict } = readPromise(replay), byPly = new Map(entries.map(entry => [entry.ply, entry]));
    // a deck is shuffled anew by what needs its next card: a flip or draw before, or an action of somebody
    const shuffled = entries.find(({ events }) => events.some(event => event.event === 'reshuffled' && event.zone === 'actions'))?.ply ?? Infinity;
    let results = 0, deck = verdict.position ? null : actionDeck(replay, tables);
    verdict.right = { flip: 0, draw: 0 };
    verdict.left = 0;
    for (const line of replay.lines.filter(one => one.who === 'chance')) {
        const random = resultOf(key, given, ++results), entry = byPly.get(line.ply), written = line.words[0] ?? '';
        if (line.ply > shuffled)
            deck = null;
        if (!deck || !isFromActions(line, entry)) {
            verdict.left++;
            deck = isUnit(entry) ? deck : null;
        } else {
            const run = runAt(deck, random.below(sizeOf(deck)));
            if (!isOf(run, written, tables))
                return { ...verdict, wrong: { kind: line.verb, number: (verdict.right[line.verb] ?? 0) + 1, line: line.number, written: [written], due: [run?.card ?? ''] } };
            run!.left--;
            verdict.right[line.verb] = (verdict.right[line.verb] ?? 0) + 1;
        }
    }
    return verdict;
}
