// Every ruleset that can be played here: a row of what the common pages ask of it. The first is meant where none is named,
// as in the addresses of rules.
import type { Ruleset } from './common/ruleset';
import { memoir } from './memoir/ruleset';

export const rulesets: Ruleset[] = [memoir];
