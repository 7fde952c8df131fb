// The script of a first lesson: all its steps, and what is told at each.
import { withoutUndone } from './entries';
import type { Entry } from './protocol';

export interface LessonStep {
    /** A seat, or chance. */
    by: string;
    /** One of these is done; of the other side and chance the first. */
    actions: string[];
    /** What another seat answers to a secret question that both are asked. */
    meanwhile?: { by: string; action: string };
    /** What the learner is told: the end of a key. A step without keeps the note before it. */
    note?: string;
}

export interface LessonScript {
    /** Who learns plays this side; the lesson plays the rest. */
    learner: string;
    /** The first word of what chance does in the script; other results of chance come by themselves. */
    chance: string;
    /** Reaction windows of others are passed by themselves: they are no steps, nor are secret answers of others. */
    passes?: boolean;
    /** Its texts begin with this. */
    name: string;
    steps: LessonStep[];
}

/** How many steps lie behind us. */
export function stepsDone({ chance, learner, passes }: LessonScript, entries: Entry[]): number {
    const isStep = ({ did, by, action }: Entry): boolean => did === 'act' && (by === 'chance' ? action?.startsWith(chance) ?? false
        : !passes || by === learner || (action !== undefined && action !== 'pass'));
    return withoutUndone(entries).filter(isStep).length;
}

/** The note that holds at a step, its number, and how many there are. */
export function noteAt({ steps }: LessonScript, done: number): { note: string; number: number; of: number } {
    const told = steps.slice(0, done + 1).flatMap(step => step.note ?? []);
    return { note: told[told.length - 1]!, number: told.length, of: steps.flatMap(step => step.note ?? []).length };
}
