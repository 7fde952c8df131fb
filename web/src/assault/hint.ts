// A hint in words, with a reason where what is known of the action gives one.
import type { Advice } from '../common/hint';
import { t } from '../common/i18n';
import { type Choice, readChoice } from './actions';
import { doneText } from './steps';
import type { Board, Tables, View } from './types';
import { describeChoice, holderOf, shortOdds, tileOf, unitAt, unitRow } from './words';

interface Known {
    tables: Tables | null;
    live: View | null;
    board: Pick<Board, 'tiles'>;
}

/** What speaks for a tile: that it wins, pays, or protects whom it can. */
function worthOf(label: string, kind: string | null, { tables, live, board }: Known): string[] {
    const tile = tileOf(board, label);
    if (!tile || !live)
        return [];
    const isMine = live.active !== null && holderOf(live, label) === live.active;
    return [
        tile.objective ? t('assault.hint.objective') : '', !isMine && !tile.objective ? t('assault.hint.income', { n: tile.income }) : '',
        tile.defence > 0 && unitRow(tables, kind)?.target === 'soft' ? t('assault.hint.defence', { n: tile.defence }) : '',
    ].filter(Boolean);
}

/** Why, as far as it can be seen: of what a search has weighed besides nothing is known here. */
export function reasonsOf(choice: Choice, known: Known): string[] {
    const { tables, live } = known, kind = live && choice.tile ? unitAt(live, choice.tile)?.kind ?? null : null;
    switch (choice.verb) {
    case 'move': return worthOf(choice.to ?? '', kind, known);
    case 'deploy': case 'drop': case 'land': case 'place': return choice.tile ? worthOf(choice.tile, choice.card?.split('#')[0] ?? null, known) : [];
    case 'dig-in': return [t('assault.hint.dig-in')];
    case 'play': return tables?.cards.filter(row => row.word === choice.card?.split('#')[0]).map(row => row.text) ?? [];
    default: return [];
    }
}

/** `all`: the legal list, which tells what the action is about. */
export function adviceOf(action: string, all: Choice[], known: Known): Advice {
    const { tables, live } = known, choice = all.find(one => one.text === action) ?? readChoice({ action });
    const what = choice.verb === 'done' && live ? doneText(live) : describeChoice(choice, tables) + shortOdds(choice), why = reasonsOf(choice, known);
    return {
        text: t('hint.says', { action: what }) + (why.length ? ` ${why.join(' ')}` : ''), card: choice.card,
        cells: [choice.tile, choice.to].filter((tile): tile is string => tile !== null),
    };
}
