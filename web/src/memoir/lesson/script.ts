// The first lesson, step by step: what the learner does, what the other side does, what the dice
// show. tests/web/lesson.mjs plays all of it.
import type { LessonScript } from '../../common/lesson_script';

export const learner = 'allies';

const orders = ['order c4', 'order D3', 'order c2'];

export const script: LessonScript = {
    learner, chance: 'roll', name: 'lesson',
    steps: [
        { by: 'allies', actions: ['play attack-left'], note: 'card' },
        { by: 'allies', actions: orders, note: 'order' },
        { by: 'allies', actions: orders },
        { by: 'allies', actions: orders },
        { by: 'allies', actions: ['move D3-d4'], note: 'move' },
        { by: 'allies', actions: ['done'], note: 'moved' },
        { by: 'allies', actions: ['attack d4-e4'], note: 'attack' },
        { by: 'axis', actions: ['pass'] },
        { by: 'chance', actions: ['roll infantry flag star'] },
        { by: 'axis', actions: ['retreat e4-F5'] },
        { by: 'allies', actions: ['take-ground'], note: 'ground' },
        { by: 'allies', actions: ['attack c4-d6'], note: 'afar' },
        { by: 'chance', actions: ['roll armor'] },
        { by: 'allies', actions: ['done'], note: 'turn' },
        { by: 'axis', actions: ['play probe-center'], note: 'enemy' },
        { by: 'axis', actions: ['order d6'] },
        { by: 'axis', actions: ['done'] },
        { by: 'axis', actions: ['move d6-D5'] },
        { by: 'axis', actions: ['done'] },
        { by: 'axis', actions: ['attack D5-c4'] },
        { by: 'allies', actions: ['pass'] },
        { by: 'chance', actions: ['roll infantry flag'] },
        { by: 'allies', actions: ['retreat c4-C3', 'retreat c4-D3'], note: 'retreat' },
    ],
};
