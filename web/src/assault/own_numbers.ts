// The numbers of cards as a game has them: ours, or where its players have brought their own, those.
import type { Board, Tables } from './types';

type Given = Record<string, unknown>;

const rowsOf = (board: Board, key: string): Given[] => {
    const rows = (board as unknown as Record<string, unknown>)[key];
    return Array.isArray(rows) ? rows as Given[] : [];
};

/** What is given in a row, without its name. */
const givenIn = (row: Given | undefined, name: string): Given =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([key, value]) => key !== name && typeof value === 'number'));

export function withOwnValues(tables: Tables, board: Board): Tables {
    const units = rowsOf(board, 'value-unit'), actions = rowsOf(board, 'value-action'), cards = rowsOf(board, 'value-card');
    if (!units.length && !actions.length && !cards.length)
        return tables;
    return {
        ...tables,
        units: tables.units.map(row => ({ ...row, ...givenIn(units.find(one => one.unit === row.word), 'unit') })),
        cards: tables.cards.map(row => ({ ...row, ...givenIn(actions.find(one => one.action === row.word), 'action') })),
        copies: tables.copies.map(row => {
            const own = cards.find(one => one.card === row.number || one.number === row.number);
            return own && typeof own.tm === 'number' && row.modifier !== undefined ? { ...row, modifier: own.tm } : row;
        }),
    };
}
