// Memoir's row in the table of rulesets.
import type { Ruleset } from '../common/ruleset';
import { BattleFacts, CardFacts, nationOf } from './battle_facts';
import { learner } from './lesson/script';
import { startLesson } from './lesson/start';
import './style.css';
import { Summary } from './summary';
import { sides } from './types';

export const memoir: Ruleset = {
    name: 'memoir',
    first: { battle: 'pegasus-bridge', seat: 'allies', level: 'cadet' },
    seats: sides,
    files: ['.scn', '.m44', '.txt', '.json'],
    CardFacts,
    BattleFacts,
    describeSeat: nationOf,
    loadTable: () => import('./table').then(page => page.Table),
    Summary,
    lesson: { seats: [learner], start: startLesson },
};
