// The options of a game: the ruleset lists them, the home page draws them and sends what was chosen.
import { t, textOr } from './i18n';
import type { Ruleset } from './ruleset';

/** One of several values, or something that is on or off. */
export type Option = { key: string; kind: 'choice'; values: string[]; default: string } | { key: string; kind: 'flag' };

/** What is chosen: the value of a choice, or whether a flag is on. */
export type OptionValues = Record<string, string | boolean>;

/** The options of a ruleset. The only place that knows where the list comes from. */
export const optionsOf = (ruleset: Ruleset): Option[] => ruleset.options;

export function valueOf(option: Option, values: OptionValues): string | boolean {
    return values[option.key] ?? (option.kind === 'choice' ? option.default : false);
}

/** The part of a request for a game: choices under their own keys, flags as the list of those that are on. */
export function optionsRequest(options: Option[], values: OptionValues): Record<string, unknown> {
    const choices = options.flatMap(option => option.kind === 'choice' ? [[option.key, valueOf(option, values)]] : []);
    const flags = options.flatMap(option => option.kind === 'flag' && valueOf(option, values) ? [option.key] : []);
    return { ...Object.fromEntries(choices), options: flags };
}

export const optionName = (option: Option): string => t(`option.${option.key}`);
export const optionText = (option: Option): string => textOr(`option.${option.key}.text`, '');
export const valueName = (option: Option, value: string): string => textOr(`option.${option.key}.${value}`, value);
