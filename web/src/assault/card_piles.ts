// The piles of a game of Assault, followed through its replay and what was told of it: which cards chance can give.
import type { GameEvent } from '../common/protocol';
import type { Line } from '../common/replay_check';
import { type Box, findSort } from './card_box';

/** What chance does with a card. */
export interface Draw {
    sort: number;
    from: string;
    /** null: onto the map. undefined: events tell. */
    to: string | null | undefined;
}

const sourceOf = (deck: string): string => deck === 'actions' ? 'discards' : deck.endsWith('-units') ? deck.replace('-units', '-discards') : `${deck}-discards`;

/** Cards that may answer another one, which stays on the table meanwhile. */
const ANSWERS = ['snafu', 'sabotage'];
/** Decisions that may come while a card is on the table. At every other one all that were announced have had their effect. */
const MEANWHILE = ['pass', 'gain', 'take', 'play'];

/** One way in which the cards may lie. */
export class Piles {
    private constructor(private readonly box: Box, private readonly piles: Map<string, number[]>, private table: number[]) {}

    static of(box: Box): Piles {
        return new Piles(box, new Map([...box.piles].map(([name, pile]) => [name, [...pile]])), []);
    }

    private copy(): Piles {
        return new Piles(this.box, new Map([...this.piles].map(([name, pile]) => [name, [...pile]])), [...this.table]);
    }

    private pile(name: string): number[] {
        const found = this.piles.get(name) ?? this.box.sorts.map(() => 0);
        this.piles.set(name, found);
        return found;
    }

    sizeOf(name: string): number {
        return this.pile(name).reduce((sum, copies) => sum + copies, 0);
    }

    /** Card n of a pile, counted through in the order of the game. */
    cardAt(name: string, n: number): number {
        let left = n;
        return this.pile(name).findIndex(copies => (left -= copies) < 0);
    }

    /** False: it does not lie there. null: the map, or the table. */
    private move(sort: number, from: string | null, to: string | null): boolean {
        if (sort < 0 || from !== null && !this.pile(from)[sort])
            return false;
        if (from !== null)
            this.pile(from)[sort]!--;
        if (to !== null)
            this.pile(to)[sort]!++;
        return true;
    }

    private discard(sort: number): boolean {
        return this.move(sort, null, this.box.sorts[sort]!.discards);
    }

    /** Cards from `first` up to `end` are put away. */
    private clearTable(first = 0, end = this.table.length): void {
        this.table.splice(first, end - first).forEach(sort => this.discard(sort));
    }

    /** Whether cards that were announced have been put away by now, nobody tells: the first of them may have been before the next was
     * played, the last since. Each way in which they can lie goes on by itself. */
    private shuffle(deck: string): Piles[] {
        const source = sourceOf(deck), matters = this.table.some(sort => this.box.sorts[sort]!.discards === source), all = this.table.length;
        const ways: Piles[] = [];
        for (let first = 0; first <= (matters ? all : 0) && !this.sizeOf(deck); first++)
            for (let end = all; end >= (matters ? first : all); end--)
                ways.push(this.shuffleWith(deck, source, first, end));
        return ways;
    }

    /** Of the cards on the table those from `first` up to `end` are still there. */
    private shuffleWith(deck: string, source: string, first: number, end: number): Piles {
        const way = this.copy();
        way.clearTable(end);
        way.clearTable(0, first);
        way.piles.set(deck, way.pile(source));
        way.piles.delete(source);
        return way;
    }

    private play(side: string, sort: number): boolean {
        const { word, home } = this.box.sorts[sort]!;
        if (!ANSWERS.includes(word))
            this.clearTable();
        this.table.push(sort);
        return this.move(sort, side === this.box.automa ? home : `${side}-hand`, null);
    }

    /** What an event tells of cards: the ways in which they may lie after it. */
    private hear(event: GameEvent): Piles[] {
        const side = String(event.side), { box } = this;
        const sort = (): number => findSort(box, String(event.card), Number(event.card_number));
        let fits = true;
        switch (event.event) {
            case 'reshuffled':
                return this.shuffle(String(event.zone));
            case 'destroyed':
                fits = this.discard(findSort(box, String(event.kind)));
                break;
            case 'sacrificed':
                if (!String(event.card).startsWith('bluff'))
                    fits = this.move(sort(), side === box.automa ? 'npc-operations' : `${side}-hand`, null) && this.discard(sort());
                break;
            case 'recovered':
                fits = this.move(sort(), box.sorts[sort()]?.discards ?? '', `${side}-hand`);
                break;
            case 'played':
                fits = this.play(side, sort());
                break;
            case 'cancelled':
                this.clearTable(Math.max(0, this.table.length - 2));
        }
        return fits ? [this] : [];
    }

    /** What somebody does with a card where nothing is told of it: a unit comes to the map. */
    private act({ who, verb, words }: Line): boolean {
        if (!MEANWHILE.includes(verb))
            this.clearTable();
        if (verb !== 'place' && verb !== 'deploy' && verb !== 'drop' && verb !== 'land')
            return true;
        return this.move(findSort(this.box, words[0] ?? ''), verb === 'place' ? this.box.starting.get(who) ?? '' : `${who}-hand`, null);
    }

    /** After a line, and what was told of it: all ways in which the cards may lie; none if it does not fit. */
    goOn(line: Line, drawn: Draw | null, events: GameEvent[]): Piles[] {
        if (!drawn ? !this.act(line) : drawn.to !== undefined && !this.move(drawn.sort, drawn.from, drawn.to))
            return [];
        return events.reduce<Piles[]>((ways, event) => ways.flatMap(way => way.hear(event)), [this]);
    }
}

/** Where the card of a line comes from, as its first event tells; null if that is not known. */
export function readDraw(box: Box, line: Line, [first]: GameEvent[]): Draw | null {
    const [word = '', number] = (line.words[0] ?? '').split('#');
    const sort = findSort(box, word, number === undefined ? undefined : Number(number)), found = box.sorts[sort];
    if (!found)
        return null;
    const { home, discards } = found, isUnit = discards === 'german-discards' || discards === 'american-discards';
    const own = isUnit ? discards.replace('-discards', '-units') : home, side = String(first?.side);
    if (line.verb === 'draw')
        return first?.event === 'drew' ? { sort, from: first.deck === 'unit' ? `${side}-units` : 'actions', to: `${side}-hand` } : null;
    if (first?.event === 'discarded')
        return { sort, from: side === box.automa ? own : `${side}-hand`, to: discards };
    return { sort, from: own, to: first?.event === 'flipped' ? discards : isUnit ? null : undefined };
}
