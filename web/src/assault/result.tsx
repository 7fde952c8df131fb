// After the battle: prestige, tiles, units destroyed, luck of the flips.
import type { JSX } from 'preact';
import { ChanceCheck } from '../common/chance_check';
import { withoutUndone } from '../common/entries';
import type { Entry } from '../common/protocol';
import { signed, t, textOr } from '../common/i18n';
import { Luck } from '../common/luck_plot';
import { ResultDialog, ScoreTable } from '../common/result';
import { luckOf } from './luck';
import { type Side, sides, type Tables, type View } from './types';
import type { OpenTable } from './use_table';
import { verifyReplay } from './verify';
import { cardName, sideName } from './words';

/** A card, with its modifier if that tells it from others, or the edge that the lot gives the first side. */
function describeResult(tables: Tables | null, kind: string, word: string): string {
    if (kind === 'lot')
        return word === '0' ? 'A' : 'B';
    const [, number] = word.split('#'), modifier = tables?.copies.find(copy => copy.number === Number(number))?.modifier;
    return modifier === undefined ? cardName(tables, word) : `${cardName(tables, word)} (${signed(modifier)})`;
}

/** What has decided the battle, as its last event tells; empty: it was given up. */
export function decidedBy(entries: Entry[], live: Pick<View, 'sides'>): string {
    const over = entries.flatMap(({ events }) => events).filter(({ event }) => event === 'over').pop();
    if (!over || !('condition' in over))
        return '';
    const side = over.result as Side | 'draw', score = (of: Side, what: 'prestige' | 'tiles' | 'destroyed'): number => live.sides[of][what];
    const ahead = side === 'draw' ? null : side, behind = sides.find(one => one !== side)!;
    const counted = { 'most-prestige': 'prestige', 'most-tiles': 'tiles', 'most-destroyed-units': 'destroyed' } as const;
    const what = counted[over.condition as keyof typeof counted];
    return textOr(`assault.decided.${String(over.condition)}`, t('assault.decided.null'), {
        side: sideName(side), ...(what && ahead ? { n: score(ahead, what), other: score(behind, what) } : {}),
    });
}

export function Result({ table, onLook }: { table: OpenTable; onLook: () => void }): JSX.Element {
    const { session, state, board, live, tables } = table, played = sides.filter(side => !live.sides[side].automa);
    const decided = decidedBy(withoutUndone(state.entries), live), luck = tables ? luckOf(state.entries, tables) : [];
    return (
        <ResultDialog session={session} state={state} title={board.title} turns={live.turn} seats={played} points={['battles', 'prestige']} onLook={onLook}
            score={(
                <>
                    <ScoreTable status={state.status} heads={[t('assault.result.prestige'), t('assault.result.tiles'), t('assault.result.destroyed'), t('assault.result.lost')]}
                        rows={sides.map(side => ({ side, cells: [live.sides[side].automa ? '–' : live.sides[side].prestige, live.sides[side].tiles, live.sides[side].destroyed, live.sides[side].lost_units] }))} />
                    {decided && <p class="decided"><strong>{decided}</strong></p>}
                    {board.conditions && <p class="soft">{t('assault.welcome.win')}: {board.conditions}</p>}
                </>
            )}
            luck={<><Luck points={luck} sides={sides} name="assault.luck" />
                {table.entered.values && <p class="soft">{t('assault.values.text', { hash: table.entered.values })}</p>}</>}
            check={<ChanceCheck session={session} state={state} results={{
                verify: tables && (replay => verifyReplay(replay, tables, withoutUndone(state.entries))), kinds: ['flip', 'draw', 'lot'], always: 'flip',
                describe: (kind, [word = '']) => describeResult(tables, kind, word), name: 'assault.check',
            }} />} />
    );
}
