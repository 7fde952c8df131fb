// The numbers of cards as a game has them: ours, or where its players have brought their own, those. Ours as a file to begin with.
import type { Board, Tables } from './types';

type Given = Record<string, unknown>;

const rowsOf = (board: Board, key: string): Given[] => {
    const rows = (board as unknown as Record<string, unknown>)[key];
    return Array.isArray(rows) ? rows as Given[] : [];
};

/** What is given in a row, without its name. */
const givenIn = (row: Given | undefined, name: string): Given =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([key, value]) => key !== name && typeof value === 'number'));

/** A modifier is a word, as its sign matters; no decks are those of ours. */
function ownCopy(row: Tables['copies'][number], own: Given | undefined): Tables['copies'][number] {
    const decks = own?.decks as string[] | undefined;
    return {
        ...row,
        ...(typeof own?.tm === 'string' && row.modifier !== undefined ? { modifier: Number(own.tm) } : {}),
        ...(decks?.length ? { decks } : {}),
    };
}

export function withOwnValues(tables: Tables, board: Board): Tables {
    const units = rowsOf(board, 'value-unit'), actions = rowsOf(board, 'value-action'), cards = rowsOf(board, 'value-card');
    if (!units.length && !actions.length && !cards.length)
        return tables;
    return {
        ...tables,
        units: tables.units.map(row => ({ ...row, ...givenIn(units.find(one => one.unit === row.word), 'unit') })),
        cards: tables.cards.map(row => ({ ...row, ...givenIn(actions.find(one => one.action === row.word), 'action') })),
        copies: tables.copies.map(row => ownCopy(row, cards.find(one => one.number === row.number))),
    };
}

const ofUnits = ['battle', 'hard', 'soft', 'support', 'defence', 'morale', 'cost'], ofCards = ['cost', 'battle'];

/** Everything that an owner of the box can replace, as it is with us: a file of own values (docs/formats.md). */
export function numbersFile({ units, cards, copies }: Tables): string {
    const line = (what: string, row: Tables['units'][number] | Tables['cards'][number], keys: readonly string[]): string =>
        `# ${row.name}\n${what} ${row.word} ${keys.map(key => `${key} ${(row as unknown as Given)[key]}`).join(' ')}`;
    return [
        'bocage 1', 'ruleset assault', '',
        ...units.map(row => line('value-unit', row, ofUnits)), '',
        ...cards.map(row => line('value-action', row, ofCards)), '',
        '# Modifiers, card by card: the number of the card, as a game has it.',
        ...copies.flatMap(({ number, card, modifier }) => modifier === undefined ? [] : [`# ${card}\nvalue-card ${number} tm ${modifier}`]), '',
    ].join('\n');
}
