// Every ruleset that can be played here: a row of what the common pages ask of it; and those whose rules can be read.
// The first is meant where none is named, as in the addresses of rules.
import { assault } from './assault/ruleset';
import type { Rulebook, Ruleset } from './common/ruleset';
import { memoir } from './memoir/ruleset';

export const rulesets: Ruleset[] = [memoir, assault];
export const rulebooks: Rulebook[] = [memoir, assault];
