// The options of a game: the server lists them for each ruleset, the home page draws them and sends what was chosen.
import { t, textOr } from './i18n';
import type { Option, RulesetOffer } from './protocol';

/** What is chosen: the value of a choice, or whether a flag is on. */
export type OptionValues = Record<string, string | boolean>;

export const valueOf = (option: Option, values: OptionValues): string | boolean => values[option.key] ?? option.values?.[0] ?? false;

/** Those that a battle with these seats has. Its form of play is chosen apart: it decides who sits there. */
export const optionsOf = ({ options }: RulesetOffer, seats: string[]): Option[] => options.filter(option => option.key !== 'form' && (!option.several || seats.length > 1));

/** The part of a request for a game: choices under their own keys, flags as the list of those that are on. */
export function optionsRequest(options: Option[], values: OptionValues): Record<string, unknown> {
    const choices = options.filter(option => option.values).map(option => [option.key, valueOf(option, values)]);
    const flags = options.filter(option => !option.values && valueOf(option, values));
    return { ...Object.fromEntries(choices), options: flags.map(option => option.key) };
}

export const optionName = (option: Option): string => t(`option.${option.key}`);
/** A ruleset may have words of its own for it. */
export const optionText = (option: Option, ruleset: string): string => textOr(`option.${option.key}.${ruleset}.text`, textOr(`option.${option.key}.text`, ''));
export const valueName = (option: Option, value: string): string => textOr(`option.${option.key}.${value}`, value);
