// What the common pages ask of a game's rules: one row for each ruleset in web/src/rulesets.ts.
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Battle } from './protocol';
import type { Session } from './session';

/** Rules that can be read, whether or not the game can be played here. */
export interface Rulebook {
    /** As the server calls the ruleset. */
    name: string;
    /** What a newcomer reads before the rules in full. */
    Summary?: ComponentType;
    /** Lists to look things up in. */
    Reference?: ComponentType;
}

export interface Ruleset extends Rulebook {
    /** What the home page proposes first: a battle, a seat of it and a computer player. */
    first: { battle: string; seat: string; level: string };
    /** The seats of a battle from a file, for which the server sends no list. */
    seats: string[];
    /** How the names of files end that have battles in them. */
    files: string[];
    /** What a card on the home page tells of a battle, below title and date. */
    CardFacts: ComponentType<{ battle: Battle }>;
    /** What is told of the chosen battle, above its briefing. */
    BattleFacts: ComponentType<{ battle: Battle }>;
    /** A word or two about a seat: whose troops it leads. */
    describeSeat: (battle: Battle, seat: string) => string;
    /** The page of its games, which is fetched when one is opened. */
    loadTable: () => Promise<TablePage>;
    lesson: Lesson | null;
    /** Its numbers can be replaced by those of a box of one's own. */
    takesValues?: boolean;
    /** What should be known of the game before it is played: shown below its battles. */
    Note?: ComponentType;
}

export type TablePage = ComponentType<{ session: Session; isLesson: boolean }>;

/** A first game whose steps are given; the page plays all but the learner's. */
export interface Lesson {
    /** The seats of who learns. */
    seats: string[];
    /** Make its game; gives its address. */
    start: () => Promise<string>;
}

/** All that can be played here; the first is meant where none is named. */
export const Rulesets = createContext<Ruleset[]>([]);
export const useRulesets = (): Ruleset[] => useContext(Rulesets);

export const Rulebooks = createContext<Rulebook[]>([]);
export const useRulebooks = (): Rulebook[] => useContext(Rulebooks);

export const findRuleset = (rulesets: Ruleset[], name: string): Ruleset | undefined => rulesets.find(one => one.name === name);

/** Where the rules of a ruleset begin, and each of them: `#rules/MOVE-3`, `#rules/other/MOVE-3`. */
export function rulesAddress(books: Pick<Rulebook, 'name'>[], name: string, id = ''): string {
    return ['#rules', ...(name === books[0]?.name ? [] : [name]), ...(id ? [id] : [])].join('/');
}

/** Which rules and which one of them an address means, from what follows `rules`: '', '/MOVE-3', '/other/MOVE-3'. */
export function readRulesAddress<B extends Pick<Rulebook, 'name'>>(books: B[], path: string): { book: B | undefined; id: string } {
    const parts = path.split('/').filter(Boolean), named = books.find(one => one.name === parts[0]);
    return { book: named ?? books[0], id: parts[named ? 1 : 0] ?? '' };
}
