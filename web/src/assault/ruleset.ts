// Assault's row in the table of rulesets.
import type { Ruleset } from '../common/ruleset';
import { BattleFacts, CardFacts, describeSeat } from './battle_facts';
import { learner } from './lesson/script';
import { startLesson } from './lesson/start';
import { Provenance } from './provenance';
import { Reference } from './reference';
import './style.css';
import { Summary } from './summary';
import { sides } from './types';

export const assault: Ruleset = {
    name: 'assault',
    first: { battle: 'training-grounds', seat: 'american', level: 'cadet' },
    seats: sides,
    files: ['.scn', '.txt'],
    CardFacts,
    BattleFacts,
    describeSeat,
    Summary,
    Reference,
    loadTable: () => import('./table').then(page => page.Table),
    lesson: { seats: [learner], start: startLesson },
    takesValues: true,
    Note: Provenance,
};
