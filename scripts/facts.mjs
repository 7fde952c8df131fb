// What the converters of facts share: everything the facts say is written, compared with what is written, or
// named as something that is not kept. What is none of these stops the program: nothing is lost in silence.
import { readFileSync } from 'node:fs';

export class Unknown extends Error {}

export function demand(condition, text) {
    if (!condition)
        throw new Unknown(text);
}

export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// An object with these keys, and no others, whatever stands under those of `ignored`.
export function keys(object, where, required, optional = [], ignored = []) {
    for (const key of required)
        demand(object[key] !== undefined, `${where}: there is no "${key}"`);
    for (const key of Object.keys(object))
        demand([...required, ...optional, ...ignored].includes(key), `${where}: "${key}" is not known`);
}

export function oneOf(value, where, allowed) {
    demand(allowed.includes(value), `${where}: "${value}" is not known`);
    return value;
}

export function lookUp(table, value, where) {
    demand(Object.hasOwn(table, value), `${where}: "${value}" is not known`);
    return table[value];
}

// Facts have words with underscores, our files such with hyphens.
export const word = name => name.replaceAll('_', '-');
// A line of a scenario file.
export const line = (keyword, ...fields) => [keyword.padEnd(11), ...fields].join(' ').replace(/ +$/, '');

// Does something with the facts of a file; false, with a complaint of the program, if that is impossible.
export function withFacts(program, path, work) {
    try {
        work(JSON.parse(readFileSync(path, 'utf8')));
        return true;
    } catch (error) {
        console.error(`${program}: ${path}: ${error.message}`);
        if (!(error instanceof Unknown || error instanceof SyntaxError || error.code === 'ENOENT'))
            throw error;
        return false;
    }
}
