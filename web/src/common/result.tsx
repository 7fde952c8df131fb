// After a game: who has won, how lucky everybody was, and what now. A game puts its own score into it.
import type { ComponentChildren, JSX } from 'preact';
import { t } from './i18n';
import { MatchStanding, useMatch } from './match';
import { post, type Status } from './protocol';
import { downloadReplay } from './replay_file';
import { seatName } from './seats';
import type { Session, SessionState } from './session';
import { teamOf } from './session_state';
import { Button, Dialog, useGo } from './ui';

function headline(status: Status, mine: string[]): string {
    if (status.result === 'draw')
        return t('result.draw');
    if (mine.length === 1)
        return t(mine[0] === status.result ? 'result.you.won' : 'result.you.lost');
    return t('result.won', { side: seatName(status.result) });
}

/** One row for each side: its numbers in the order of the heads. */
export function ScoreTable({ status, heads, rows }: { status: Status | null; heads: string[]; rows: { side: string; cells: (string | number)[] }[] }): JSX.Element {
    return (
        <table class="score">
            <thead><tr><td />{heads.map(head => <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>
                {rows.map(({ side, cells }) => (
                    <tr key={side} class={side}>
                        <th scope="row">{seatName(side)}{status?.result === side ? ' ★' : ''}</th>
                        {cells.map((cell, i) => <td key={i}>{cell}</td>)}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

export function ResultDialog({ session, state, title, turns, seats, points, score, luck, check, onLook }: {
    session: Session; state: SessionState;
    /** Of the battle. */
    title: string;
    turns: number;
    seats: readonly string[];
    /** The words of a match's score. */
    points: readonly string[];
    score: ComponentChildren; luck: ComponentChildren; check: ComponentChildren;
    onLook: () => void;
}): JSX.Element {
    const go = useGo(), { entered, status } = state, mine = [...new Set((entered?.mine ?? []).map(seat => teamOf(entered, seat)))];
    const gaveUp = state.entries.find(entry => entry.did === 'resign');
    const match = useMatch(session.secret, entered?.game ?? ''), goesOn = match !== null && match.length > 0 && !match.over;
    return (
        <Dialog title={headline(status!, mine)} onClose={onLook} class="result">
            {score}
            {gaveUp && <p>{t(mine.length === 1 && mine[0] === teamOf(entered, gaveUp.by) ? 'result.resigned.you' : 'result.resigned', { side: seatName(gaveUp.by) })}</p>}
            <p class="soft">{t('result.turns')}: {turns}</p>
            {match && <MatchStanding match={match} mine={mine} seats={seats} points={points} />}
            {luck}
            <div class="row">
                <Button kind={goesOn ? 'plain' : 'primary'} onClick={onLook}>{t('result.look')}</Button>
                {mine.length > 0 && (
                    <Button kind={goesOn ? 'primary' : 'plain'} onClick={() => void post<{ game: string }>('/api/rematch', {}, session.secret).then(made => session.goOn(made.game))}>
                        {t(goesOn ? 'match.next' : seats.length > 1 ? 'result.rematch' : 'result.again')}
                    </Button>
                )}
                <Button onClick={() => void downloadReplay(session.secret, title)}>{t('result.replay')}</Button>
                <Button onClick={() => go('')}>{t('result.home')}</Button>
            </div>
            {check}
        </Dialog>
    );
}
