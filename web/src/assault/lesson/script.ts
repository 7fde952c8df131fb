// The first lesson, step by step: what the learner does; the other side passes and shows its bluff card.
// tests/web/assault_lesson.mjs plays all of it.
import type { LessonScript } from '../../common/lesson_script';

export const learner = 'american';

export const script: LessonScript = {
    learner, chance: 'roll', passes: true, name: 'assault.lesson',
    steps: [
        { by: learner, actions: ['move C2-C3'], note: 'move' },
        { by: learner, actions: ['attack D2-D3'], note: 'attack' },
        { by: learner, actions: ['play accuracy#178'], note: 'card' },
        { by: learner, actions: ['pass'], note: 'pass' },
        { by: learner, actions: ['sacrifice usa-m10'], note: 'sacrifice', meanwhile: { by: 'german', action: 'sacrifice bluff-german' } },
        { by: learner, actions: ['gain', 'take'], note: 'reward' },
        { by: learner, actions: ['advance'], note: 'advance' },
        { by: learner, actions: ['deploy usa-jeep E1'], note: 'deploy' },
        { by: learner, actions: ['done'], note: 'income' },
    ],
};
