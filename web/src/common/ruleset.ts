// What the common pages ask of a game's rules: one row for each ruleset in web/src/rulesets.ts.
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Battle } from './protocol';
import type { Session } from './session';

export interface Ruleset {
    /** As the server calls it. */
    name: string;
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
    Table: ComponentType<{ session: Session; isLesson: boolean }>;
    /** What a newcomer reads before the rules in full. */
    Summary: ComponentType;
    lesson: Lesson | null;
}

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

export const findRuleset = (rulesets: Ruleset[], name: string): Ruleset | undefined => rulesets.find(one => one.name === name);

/** Where the rules of a ruleset begin, and each of them: `#rules/MOVE-3`, `#rules/other/MOVE-3`. */
export function rulesAddress(rulesets: Pick<Ruleset, 'name'>[], name: string, id = ''): string {
    return ['#rules', ...(name === rulesets[0]?.name ? [] : [name]), ...(id ? [id] : [])].join('/');
}

/** Which ruleset and which of its rules an address means, from what follows `rules`: '', '/MOVE-3', '/other/MOVE-3'. */
export function readRulesAddress<R extends Pick<Ruleset, 'name'>>(rulesets: R[], path: string): { ruleset: R | undefined; id: string } {
    const parts = path.split('/').filter(Boolean), named = rulesets.find(one => one.name === parts[0]);
    return { ruleset: named ?? rulesets[0], id: parts[named ? 1 : 0] ?? '' };
}
