// Match play: how the battles of a match stand together. Who leads is the server's word.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../common/i18n';
import { get, type Match } from '../common/protocol';
import { type Side, sides } from './types';
import { sideName } from './words';

/** The match as it stands after this battle. */
export function useMatch(secret: string, game: string): Match | null {
    const [match, setMatch] = useState<Match | null>(null);
    useEffect(() => {
        get<{ match: Match }>(`/api/game/${game}`, secret).then(answer => setMatch(answer.match)).catch(() => undefined);
    }, [secret, game]);
    return match;
}

function headline(match: Match, mine: Side[]): string {
    if (match.leader === 'draw')
        return t(match.over ? 'match.draw' : 'match.even');
    if (!match.over)
        return t('match.lead', { side: sideName(match.leader) });
    return mine.length === 1 ? t(match.leader === mine[0] ? 'match.you.won' : 'match.you.lost') : t('match.won', { side: sideName(match.leader) });
}

/** The totals of a match, or the battles won if there is no end to them. */
export function MatchStanding({ match, mine }: { match: Match; mine: Side[] }): JSX.Element | null {
    if (!match.length)
        return match.round > 0 ? <p>{t('match.wins', { axis: match.wins.axis ?? 0, allies: match.wins.allies ?? 0 })}</p> : null;
    return (
        <section class="match" aria-labelledby="match-title">
            <h3 id="match-title">{headline(match, mine)}</h3>
            <table class="score">
                <thead><tr><td /><th scope="col">{t('match.medals')}</th><th scope="col">{t('match.figures')}</th></tr></thead>
                <tbody>
                    {sides.map(side => (
                        <tr key={side} class={side}>
                            <th scope="row">{sideName(side)}{mine.length === 1 && mine[0] === side ? ` (${t('match.you')})` : ''}</th>
                            <td>{match.score[side]?.medals ?? 0}</td>
                            <td>{match.score[side]?.figures ?? 0}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}
