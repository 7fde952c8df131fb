// After the battle: who has won, with how many medals, how lucky everybody was, and what now.
import type { JSX } from 'preact';
import { decimal, t } from '../common/i18n';
import { post, type Status } from '../common/protocol';
import { downloadReplay } from '../common/replay_file';
import type { Session, SessionState } from '../common/session';
import { Button, Dialog, useGo } from '../common/ui';
import { DiceCheck } from './dice_check';
import { type LuckRoll, luckOf } from './luck';
import { MatchStanding, useMatch } from './match';
import { type Board, type Side, sides, type Tables, type View } from './types';
import { sideName } from './words';

/** Hits beyond what was to be expected, after each roll. */
function lead(rolls: LuckRoll[], side: Side): number[] {
    let sum = 0;
    return [0, ...rolls.map(roll => {
        if (roll.side === side)
            sum += roll.actual - roll.expected;
        return sum;
    })];
}

function LuckPlot({ rolls }: { rolls: LuckRoll[] }): JSX.Element {
    const lines = sides.map(side => lead(rolls, side));
    const most = Math.max(2, ...lines.flat().map(Math.abs));
    const x = (i: number): number => 30 + 460 * i / Math.max(rolls.length, 1), y = (value: number): number => 60 - 50 * value / most;
    const sum = (side: Side, field: 'expected' | 'actual'): number => rolls.filter(roll => roll.side === side).reduce((all, roll) => all + roll[field], 0);
    const texts = sides.map(side => t('result.luck.side', { side: sideName(side), n: sum(side, 'actual'), expected: decimal(sum(side, 'expected')) }));
    return (
        <figure class="luck">
            <svg viewBox="0 0 500 120" role="img" aria-label={texts.join('; ')}>
                <line class="luck-zero" x1="30" x2="490" y1="60" y2="60" />
                <text x="24" y="16">+{Math.round(most)}</text>
                <text x="24" y="64">0</text>
                <text x="24" y="114">−{Math.round(most)}</text>
                {lines.map((line, i) => <polyline key={i} class={`luck-line ${sides[i]}`} points={line.map((value, k) => `${x(k).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />)}
            </svg>
            <figcaption>
                {t('result.luck.text')}
                {texts.map((text, i) => <span key={i} class={`luck-name ${sides[i]}`}>{text}</span>)}
            </figcaption>
        </figure>
    );
}

function headline(status: Status, mine: string[]): string {
    if (status.result === 'draw')
        return t('result.draw');
    if (mine.length === 1)
        return t(mine[0] === status.result ? 'result.you.won' : 'result.you.lost');
    return t('result.won', { side: sideName(status.result) });
}

export function Result({ session, state, board, view, tables, onLook }: {
    session: Session; state: SessionState; board: Board; view: View; tables: Tables | null; onLook: () => void;
}): JSX.Element {
    const go = useGo();
    const { entered, status } = state;
    const faces = tables?.faces ?? [];
    const classes = new Map((tables?.units ?? []).map(row => [row.word, (row as unknown as { class: string }).class]));
    const gaveUp = state.entries.find(entry => entry.did === 'resign');
    const match = useMatch(session.secret, entered?.game ?? ''), goesOn = match !== null && match.length > 0 && !match.over;
    const rolls = faces.every(face => Array.isArray(face.hits)) ? luckOf(state.entries, board, faces, classes) : [];
    return (
        <Dialog title={headline(status!, entered?.mine ?? [])} onClose={onLook} class="result">
            <table class="score">
                <thead><tr><td /><th scope="col">{t('result.medals')}</th><th scope="col">{t('result.lost')}</th></tr></thead>
                <tbody>
                    {sides.map(side => (
                        <tr key={side} class={side}>
                            <th scope="row">{sideName(side)}{status?.result === side ? ' ★' : ''}</th>
                            <td>{view.sides[side].medals} / {view.sides[side].goal}</td>
                            <td>{view.sides[side].lost}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
            {gaveUp && <p>{t(entered?.mine.length === 1 && entered.mine[0] === gaveUp.by ? 'result.resigned.you' : 'result.resigned', { side: sideName(gaveUp.by) })}</p>}
            <p class="soft">{t('result.turns')}: {view.turn}</p>
            {match && <MatchStanding match={match} mine={(entered?.mine ?? []) as Side[]} />}
            <h3>{t('result.luck')}</h3>
            {rolls.length ? <LuckPlot rolls={rolls} /> : <p class="soft">{t('result.luck.none')}</p>}
            <div class="row">
                <Button kind={goesOn ? 'plain' : 'primary'} onClick={onLook}>{t('result.look')}</Button>
                {(entered?.mine.length ?? 0) > 0 && (
                    <Button kind={goesOn ? 'primary' : 'plain'} onClick={() => void post<{ game: string }>('/api/rematch', {}, session.secret).then(made => session.goOn(made.game))}>
                        {t(goesOn ? 'match.next' : 'result.rematch')}
                    </Button>
                )}
                <Button onClick={() => void downloadReplay(session.secret, board.title)}>{t('result.replay')}</Button>
                <Button onClick={() => go('')}>{t('result.home')}</Button>
            </div>
            <DiceCheck session={session} state={state} tables={tables} />
        </Dialog>
    );
}
