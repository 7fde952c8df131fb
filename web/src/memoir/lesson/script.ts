// The first lesson, step by step: what the learner does, what the other side does, what the dice
// show. The game is a real one, at a table whose dice are entered (docs/protocol.md), so every step
// is checked by the rules; tests/web/lesson.mjs plays all of it.
import { withoutUndone } from '../../common/entries';
import type { Entry } from '../../common/protocol';

export interface LessonStep {
    by: 'allies' | 'axis' | 'dice';
    /** One of these is done; of the other side and the dice the first. */
    actions: string[];
    /** What the learner is told: the end of a key, lesson.*. A step without keeps the note before it. */
    note?: string;
}

/** Who learns plays this side; the lesson plays the rest. */
export const learner = 'allies';

const orders = ['order c4', 'order D3', 'order c2'];

export const script: LessonStep[] = [
    { by: 'allies', actions: ['play attack-left'], note: 'card' },
    { by: 'allies', actions: orders, note: 'order' },
    { by: 'allies', actions: orders },
    { by: 'allies', actions: orders },
    { by: 'allies', actions: ['move D3-d4'], note: 'move' },
    { by: 'allies', actions: ['done'], note: 'moved' },
    { by: 'allies', actions: ['attack d4-e4'], note: 'attack' },
    { by: 'axis', actions: ['pass'] },
    { by: 'dice', actions: ['roll infantry flag star'] },
    { by: 'axis', actions: ['retreat e4-F5'] },
    { by: 'allies', actions: ['take-ground'], note: 'ground' },
    { by: 'allies', actions: ['attack c4-d6'], note: 'afar' },
    { by: 'dice', actions: ['roll armor'] },
    { by: 'allies', actions: ['done'], note: 'turn' },
    { by: 'axis', actions: ['play probe-center'], note: 'enemy' },
    { by: 'axis', actions: ['order d6'] },
    { by: 'axis', actions: ['done'] },
    { by: 'axis', actions: ['move d6-D5'] },
    { by: 'axis', actions: ['done'] },
    { by: 'axis', actions: ['attack D5-c4'] },
    { by: 'allies', actions: ['pass'] },
    { by: 'dice', actions: ['roll infantry flag'] },
    { by: 'allies', actions: ['retreat c4-C3', 'retreat c4-D3'], note: 'retreat' },
];

/** How many steps lie behind us: all but the cards that are drawn in between. */
export function stepsDone(entries: Entry[]): number {
    return withoutUndone(entries).filter(entry => entry.did === 'act' && (entry.by !== 'chance' || entry.action?.startsWith('roll'))).length;
}

export const notes = script.flatMap(step => step.note ?? []);

/** The note that holds at a step, and its number. */
export function noteAt(done: number): { note: string; number: number } {
    const told = script.slice(0, done + 1).flatMap(step => step.note ?? []);
    return { note: told[told.length - 1]!, number: told.length };
}
