// Are the lots and cards of a game those of its seed? Makes every result of a replay again (common/fair.ts) and compares.
//
// This is arithmetic of chance: whether the actions between were allowed, `bocage replay --verify` looks at. Which cards lie
// where follows from the scenario, the actions, and what was told of them (card_piles.ts).
import { type Generator, resultOf } from '../common/fair';
import type { Entry } from '../common/protocol';
import { type Difference, type Line, readPromise, readReplay, type Replay, type Verdict } from '../common/replay_check';
import { type Box, type ChanceTables, openBox } from './card_box';
import { type Draw, Piles, readDraw } from './card_piles';

export type { ChanceTables } from './card_box';

/** Other rules may have other decks; without a word it is the first version. */
const isOfRules = ({ header }: Replay, { rules }: ChanceTables): boolean => (header.get('rules') ?? '1') === String(rules[0]?.version);

/** As a card is written: with the lowest number of those that are alike, if there are others of its kind. */
function writtenOf({ sorts }: Box, sort: number): string {
    const due = sorts[sort];
    return !due ? '' : sorts.some(one => one !== due && one.word === due.word && one.home) ? `${due.word}#${Math.min(...due.numbers)}` : due.word;
}

/** The card that chance gives, if the cards lie like this. */
function makeAgain(way: Piles, from: string, random: Generator): number {
    const size = way.sizeOf(from);
    return size ? way.cardAt(from, random.below(size)) : -1;
}

/** `entries`: what was seen, which tells where cards came from. From the first line on that does not fit, nothing is said of cards any
 * more: whoever cannot be certain raises no alarm. */
export function verifyReplay(text: string, tables: ChanceTables, entries: Entry[]): Verdict {
    const replay = readReplay(text), { key, given, ...verdict } = readPromise(replay);
    const byPly = new Map(entries.filter(entry => entry.did === 'act').map(entry => [entry.ply, entry.events]));
    const right: Verdict['right'] = { flip: 0, draw: 0, lot: 0 }, box = openBox(replay, tables);
    /** All ways in which the cards may lie; nearly always there is one. */
    let ways = verdict.position || !isOfRules(replay, tables) ? [] : [Piles.of(box)], results = 0, left = 0;
    const findWrong = (line: Line, due: string): Difference =>
        ({ kind: line.verb, number: (right[line.verb] ?? 0) + 1, line: line.number, written: [line.words[0] ?? ''], due: [due] });
    for (const line of replay.lines) {
        const events = byPly.get(line.ply), isChance = line.who === 'chance', isLot = line.verb === 'lot';
        let drawn: Draw | null = null;
        if (isChance)
            results++;
        if (isLot) {
            const due = String(resultOf(key, given, results).below(2));
            if (due !== line.words[0])
                return { ...verdict, right, left, wrong: findWrong(line, due) };
        } else if (isChance) {
            drawn = events && ways.length ? readDraw(box, line, events) : null;
            if (drawn) {
                const { sort, from } = drawn, due = ways.map(way => makeAgain(way, from, resultOf(key, given, results)));
                if (!due.includes(sort))
                    return { ...verdict, right, left, wrong: findWrong(line, writtenOf(box, due[0]!)) };
                ways = ways.filter((_, i) => due[i] === sort);
            } else {
                left++;
                ways = [];
                continue;
            }
        }
        if (isChance)
            right[line.verb] = (right[line.verb] ?? 0) + 1;
        ways = events ? ways.flatMap(way => way.goOn(line, drawn, events)) : [];
    }
    return { ...verdict, right, left };
}
