// The cards a game of Assault is played with: which of them are alike, in which order a pile is counted through, and where each
// of them begins. Written from docs/protocol.md and the rules (SETUP-2, SETUP-8, SOLO-2, SOLO-24), for whoever checks chance.
import { type Replay, wordsOf } from '../common/replay_check';
import type { Side, Tables } from './types';

/** What chance is made from; the rest of the tables does not matter. */
export type ChanceTables = Pick<Tables, 'copies' | 'rules'> & { units: { word: string; side: Side }[]; cards: { word: string }[] };

/** Cards that are alike. In a pile they lie side by side. */
export interface Sort {
    word: string;
    modifier: number;
    /** The pile it begins in; of units, which are alike wherever they lie, and of cards that are left in the box, ''. */
    home: string;
    /** The pile it is thrown on. */
    discards: string;
    numbers: number[];
}

/** The piles of a solo game, in the order in which they are filled. */
const SOLO = ['player-actions', 'npc-operations', 'npc-firing', 'npc-target', 'npc-units'];
/** In the order of the game. */
const HOMES = ['actions', 'german-units', 'american-units', 'npc-operations', 'npc-firing', 'npc-target', ''];

export interface Box {
    sorts: Sort[];
    /** Of the piles that cards begin in: how many of each sort. */
    piles: Map<string, number[]>;
    /** Where each side's starting units come from (SETUP-6 to SETUP-8): those at random are drawn like any other card. */
    starting: Map<string, string>;
    automa: string | undefined;
}

/** Where a card with these signs begins, if it is in the game (SETUP-2). */
function findHomes({ rows }: Replay, copies: ChanceTables['copies']): Map<number, string> {
    const decks = rows.filter(row => row[0] === 'side' && row.includes('deck')).map(row => ({ home: `${row[1]}-units`, sign: row[row.indexOf('deck') + 1] ?? '' }));
    decks.push({ home: 'actions', sign: rows.find(([word]) => word === 'action-deck')?.[1] ?? '' });
    return new Map(copies.map(({ number, decks: signs }) => [number, decks.find(({ sign }) => sign && signs.includes(sign))?.home ?? '']));
}

/** SOLO-24: the copies with the lowest numbers, pile by pile. */
function fillSoloPiles({ rows }: Replay, copies: ChanceTables['copies'], homes: Map<number, string>, automa: string): void {
    for (const pile of SOLO) {
        const home = pile === 'player-actions' ? 'actions' : pile === 'npc-units' ? `${automa}-units` : pile;
        for (const word of rows.filter(([first, name]) => first === 'pile' && name === pile).flatMap(([, , ...words]) => words)) {
            const next = copies.filter(copy => copy.card === word && homes.get(copy.number) === '').sort((a, b) => a.number - b.number)[0];
            if (next)
                homes.set(next.number, home);
        }
    }
}

/** All sorts in the order of the game: by kind, modifier and pile. */
function makeSorts({ units, cards, copies }: ChanceTables, homes: Map<number, string>): Sort[] {
    const sorts: Sort[] = [];
    for (const { word, side } of [...units, ...cards.map(card => ({ word: card.word, side: undefined }))]) {
        const found = new Map<string, Sort>();
        for (const { number, modifier = 0 } of copies.filter(copy => copy.card === word)) {
            const home = side ? '' : homes.get(number)!, key = `${modifier} ${home}`;
            const discards = side ? `${side}-discards` : home.startsWith('npc-') ? `${home}-discards` : 'discards';
            const sort = found.get(key) ?? { word, modifier, home, discards, numbers: [] };
            sort.numbers.push(number);
            found.set(key, sort);
        }
        sorts.push(...[...found.values()].sort((a, b) => a.modifier - b.modifier || HOMES.indexOf(a.home) - HOMES.indexOf(b.home)));
    }
    return sorts;
}

/** Units that lie on the map or are listed come from their side's deck, if a copy lies there (SETUP-8, AMB-65). */
function takeStarting({ rows, map }: Replay, { units }: ChanceTables, { sorts, piles }: Box): void {
    const take = (word: string, to?: number[]): void => {
        const unit = units.find(one => one.word === word), sort = sorts.findIndex(one => one.word === word);
        const pile = unit && piles.get(`${unit.side}-units`);
        if (pile?.[sort])
            pile[sort]!--;
        if (unit && to)
            to[sort]!++;
    };
    map.forEach(word => take(word));
    for (const row of rows.filter(([word, , mode]) => word === 'start' && mode === 'list')) {
        const start = sorts.map(() => 0);
        row.slice(row.indexOf('units') + 1).forEach(word => take(word, start));
        piles.set(startOf(row), start);
    }
}

const STARTS: Record<string, string> = { budget: 'units', list: 'start' };

const startOf = ([, side, mode = '']: string[]): string => `${side}-${STARTS[mode] ?? 'hand'}`;

export function openBox(replay: Replay, tables: ChanceTables): Box {
    const player = wordsOf(replay.scenario.get('player'))[0], automa = player && (player === 'german' ? 'american' : 'german');
    const homes = findHomes(replay, tables.copies);
    if (automa)
        fillSoloPiles(replay, tables.copies, homes, automa);
    const sorts = makeSorts(tables, homes), piles = new Map(HOMES.filter(Boolean).map(home => [home, sorts.map(() => 0)]));
    sorts.forEach((sort, i) => sort.numbers.forEach(number => {
        const pile = piles.get(homes.get(number)!);
        if (pile)
            pile[i]!++;
    }));
    const box = { sorts, piles, automa, starting: new Map(replay.rows.filter(([word]) => word === 'start').map(row => [row[1]!, startOf(row)])) };
    takeStarting(replay, tables, box);
    return box;
}

/** The sort of a card as it is written: `accuracy#179`, or without a number where all in the game are alike; -1: there is none. */
export function findSort({ sorts }: Box, word: string, number?: number): number {
    return sorts.findIndex((sort, i) => sort.word === word
        && (number === undefined ? sort.home || sorts[i + 1]?.word !== word : sort.numbers.includes(number)));
}
