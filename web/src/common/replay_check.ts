// Are the results of chance of a game those of its seed? What is the same for every game: its replay taken apart, what was
// promised before it, and what this browser remembers of it. A ruleset makes its own results again (common/fair.ts).
import type { DiceRecord } from './dice_record';
import { withoutUndone } from './entries';
import { commitmentOf, readNonce, readSeed } from './fair';
import type { Entry } from './protocol';

/** A result that is not the one of the seed. */
export interface Difference {
    kind: string;
    /** Which of its kind it is in the battle, from 1. */
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
    /** So many results were not made again: it is not known what they were drawn from. */
    left?: number;
    /** How many results are as they should be. */
    right: Record<string, number>;
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

export interface Line {
    number: number;
    who: string;
    verb: string;
    words: string[];
    ply: number;
}

export interface Replay {
    header: Map<string, string>;
    /** The lines of the scenario that decide about cards; of several that begin alike the last. */
    scenario: Map<string, string>;
    /** All of them, word by word. */
    rows: string[][];
    /** The words on its map. */
    map: string[];
    lines: Line[];
}

export function readReplay(text: string): Replay {
    const header = new Map<string, string>(), scenario = new Map<string, string>(), lines: Line[] = [], rows: string[][] = [], map: string[] = [];
    text.split('\n').forEach((line, i) => {
        const indent = line.search(/\S/);
        if (indent < 0 || line.startsWith('#'))
            return;
        const [word = '', ...rest] = line.trim().split(/\s+/);
        if (/^\d/.test(line)) {
            const found = /^(\d+)\s+([\w-]+)\s+([a-z-]+)((?: [\w#-]+)*) = [0-9a-f]{16}$/.exec(line);
            if (!found)
                throw new Unreadable(i + 1);
            const [, ply, who, verb, words] = found as unknown as string[];
            lines.push({ number: i + 1, ply: Number(ply), who: who!, verb: verb!, words: words!.split(' ').filter(Boolean) });
        } else if (indent === 0)
            header.set(word, rest.join(' '));
        else if (indent === 2) {
            scenario.set(word, rest.join(' '));
            rows.push([word, ...rest]);
        } else if (rows[rows.length - 1]?.[0] === 'map')
            map.push(word, ...rest);
    });
    return { header, scenario, rows, map, lines };
}

export const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** The seats in their order: `north captain, south person; south resigned`. */
function seatsOf(replay: Replay): string[] {
    const [seats = ''] = (replay.header.get('seats') ?? '').split(';');
    return seats.split(',').map(seat => seat.trim().split(' ')[0]!);
}

/** A verdict that is still open, and what results are made from. */
export type Promised = Verdict & { key: Uint8Array; given: Uint8Array[] };

/** What the header promises; nothing is checked yet but the seed. */
export function readPromise(replay: Replay): Promised {
    const { header } = replay, seed = header.get('seed') ?? '', commitment = header.get('commitment');
    const words = wordsOf(header.get('nonces')).map(word => word === '-' ? '' : word);
    const key = readSeed(seed), given = words.map(readNonce);
    if (!key || !commitment || given.includes(null) || header.get('scenario') !== '')
        throw new Unreadable(0);
    return {
        key, given: given as Uint8Array[], seed, commitment, seedFits: commitmentOf(key) === commitment,
        nonces: Object.fromEntries(seatsOf(replay).map((seat, i) => [seat, words[i] ?? ''])),
        table: header.get('dice') === 'table', position: replay.scenario.has('turn'),
        right: {}, wrong: null,
        actions: new Map(replay.lines.map(line => [line.ply, [line.verb, ...line.words].join(' ')])),
    };
}

/** Counts a result among those that are right; or says how it differs from what is due. */
export function judge(right: Verdict['right'], { verb, number, words }: Line, isRight: boolean, due: string[]): Difference | null {
    const count = (right[verb] ?? 0) + 1;
    if (!isRight)
        return { kind: verb, number: count, line: number, written: words, due };
    right[verb] = count;
    return null;
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
    what: 'seed' | 'promise' | 'onward' | 'nonce' | 'nonces' | 'seen' | 'results' | 'table' | 'position' | 'decks';
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
    const anyRight = Object.values(verdict.right).some(count => count > 0);
    add('results', verdict.wrong ? 'wrong' : anyRight || 'open');
    if (verdict.left)
        add('decks', 'open', verdict.left);
    if (verdict.table)
        add('table', 'open');
    if (verdict.position)
        add('position', 'open');
    return all;
}
