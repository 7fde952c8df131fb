// After the battle: medals, figures lost, luck of the dice.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { Luck } from '../common/luck_plot';
import { ResultDialog, ScoreTable } from '../common/result';
import type { Session, SessionState } from '../common/session';
import { DiceCheck } from './dice_check';
import { luckOf } from './luck';
import { type Board, sides, type Tables, type View } from './types';

export function Result({ session, state, board, view, tables, onLook }: {
    session: Session; state: SessionState; board: Board; view: View; tables: Tables | null; onLook: () => void;
}): JSX.Element {
    const faces = tables?.faces ?? [];
    const classes = new Map((tables?.units ?? []).map(row => [row.word, (row as unknown as { class: string }).class]));
    const rolls = faces.every(face => Array.isArray(face.hits)) ? luckOf(state.entries, board, faces, classes) : [];
    return (
        <ResultDialog session={session} state={state} title={board.title} turns={view.turn} seats={sides} points={['medals', 'figures']} onLook={onLook}
            score={<ScoreTable status={state.status} heads={[t('result.medals'), t('result.lost')]} rows={sides.map(side =>
                ({ side, cells: [`${view.sides[side].medals} / ${view.sides[side].goal}`, view.sides[side].lost] }))} />}
            luck={<Luck points={rolls} sides={sides} name="result.luck" />}
            check={<DiceCheck session={session} state={state} tables={tables} />} />
    );
}
