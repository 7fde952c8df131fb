// Are the lots and cards of a game those of its seed? Makes every result of a replay again (common/fair.ts) and compares.
//
// This is arithmetic of chance: whether the actions between were allowed, `bocage replay --verify` looks at. Which cards lie
// where follows from the scenario, the actions, and what was told of them (card_piles.ts).
import { type Generator, resultOf } from '../common/fair';
import type { Entry, GameEvent } from '../common/protocol';
import { type Difference, judge, type Line, readPromise, readReplay, type Replay, type Verdict } from '../common/replay_check';
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

/** A replay on its way: what was made again so far, and how the cards may lie. */
class Course {
    readonly right: Verdict['right'] = { flip: 0, draw: 0, lot: 0 };
    left = 0;
    private results = 0;
    /** All ways in which the cards may lie: nearly always one; none if that is not known. */
    private ways: Piles[];

    constructor(private readonly box: Box, isKnown: boolean, private readonly generatorOf: (result: number) => Generator) {
        this.ways = isKnown ? [Piles.of(box)] : [];
    }

    private checkCard(line: Line, { sort, from }: Draw): Difference | null {
        const due = this.ways.map(way => makeAgain(way, from, this.generatorOf(this.results)));
        this.ways = this.ways.filter((_, i) => due[i] === sort);
        return judge(this.right, line, due.includes(sort), [writtenOf(this.box, due[0]!)]);
    }

    private goOn(line: Line, drawn: Draw | null, events: GameEvent[] | undefined): void {
        this.ways = events ? this.ways.flatMap(way => way.goOn(line, drawn, events)) : [];
    }

    /** A line, and what was told of it. */
    follow(line: Line, events: GameEvent[] | undefined): Difference | null {
        if (line.who !== 'chance') {
            this.goOn(line, null, events);
            return null;
        }
        this.results++;
        if (line.verb === 'lot') {
            const due = String(this.generatorOf(this.results).below(2));
            this.goOn(line, null, events);
            return judge(this.right, line, due === line.words[0], [due]);
        }
        const drawn = events && this.ways.length ? readDraw(this.box, line, events) : null;
        if (!drawn) {
            this.left++;
            this.ways = [];
            return null;
        }
        const wrong = this.checkCard(line, drawn);
        this.goOn(line, drawn, events);
        return wrong;
    }
}

/** `entries`: what was seen, which tells where cards came from. From the first line on that does not fit, nothing is said of cards any
 * more: whoever cannot be certain raises no alarm. */
export function verifyReplay(text: string, tables: ChanceTables, entries: Entry[]): Verdict {
    const replay = readReplay(text), { key, given, ...verdict } = readPromise(replay);
    const byPly = new Map(entries.filter(entry => entry.did === 'act').map(entry => [entry.ply, entry.events]));
    const course = new Course(openBox(replay, tables), !verdict.position && isOfRules(replay, tables), n => resultOf(key, given, n));
    for (const line of replay.lines) {
        const wrong = course.follow(line, byPly.get(line.ply));
        if (wrong)
            return { ...verdict, right: course.right, left: course.left, wrong };
    }
    return { ...verdict, right: course.right, left: course.left };
}
