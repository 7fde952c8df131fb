// Texts for people. All of them stand in a catalogue (web/messages/*.json) under a key; components
// name the key. `{name}` in a text is a parameter. A text that depends on a number `n` stands under
// key.one, key.other and so on, as the plural rules of its language ask for. en.json has what every
// page needs; what only the table of one game says comes with that table (addTexts).
import english from '../../messages/en.json';

export type Parameters = Record<string, string | number>;
export type Catalogue = Record<string, string>;

const language = 'en';
const catalogue: Catalogue = { ...english };
const plurals = new Intl.PluralRules(language);

function findText(texts: Catalogue, key: string, n: string | number | undefined): string | undefined {
    const plural = typeof n === 'number' ? texts[`${key}.${plurals.select(n)}`] : undefined;
    return plural ?? texts[key];
}

/** The texts of a game, from when its table is there. */
export function addTexts(texts: Catalogue): void {
    Object.assign(catalogue, texts);
}

/** A number below zero has a minus, not a hyphen. */
const written = (value: string | number): string => typeof value === 'number' ? String(value).replace('-', '−') : value;

/** A change: "+2", "−1", "0". */
export const signed = (value: number): string => value > 0 ? `+${value}` : written(value);

/** Fill in the parameters of a text. */
export function fill(text: string, parameters: Parameters): string {
    return text.replace(/\{([a-z]+)\}/g, (all, name: string) => written(parameters[name] ?? all));
}

/** The text of a key. A key without a text is shown as it is: ugly, but never an empty page. */
export function t(key: string, parameters: Parameters = {}): string {
    return fill(findText(catalogue, key, parameters.n) ?? key, parameters);
}

/** Is there a text? */
export const hasText = (key: string): boolean => key in catalogue;

/** The text of a key, or what is given instead. */
export function textOr(key: string, otherwise: string, parameters: Parameters = {}): string {
    return fill(catalogue[key] ?? otherwise, parameters);
}

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "6 June 1944", or a span of days. */
export function period(from: string | null, to: string | null): string {
    if (!from)
        return '';
    return to ? days.formatRange(new Date(from), new Date(to)) : days.format(new Date(from));
}

const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });

/** A chance as people say it. Never "0 %" or "100 %" for what is only nearly so. */
export function percent(chance: number): string {
    if (chance > 0 && chance < 0.01)
        return t('chance.tiny');
    if (chance < 1 && chance > 0.99)
        return t('chance.huge');
    return percents.format(chance);
}

const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
export const decimal = (value: number): string => numbers.format(value);

const wholes = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
/** "26,700". */
export const whole = (value: number): string => wholes.format(value);

/** What a distribution (chance of 0, of 1, …) gives on the average. */
export const mean = (chances: number[] | undefined): number => (chances ?? []).reduce((sum, chance, n) => sum + chance * n, 0);

const lists = new Intl.ListFormat(language, { type: 'conjunction' });
/** "a, b and c". */
export const list = (parts: string[]): string => lists.format(parts);
