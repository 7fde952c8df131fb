// Match play: how the battles of a match stand together. Who leads is the server's word.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { get, type Match } from './protocol';
import { seatName } from './seats';

/** The match as it stands after this battle. */
export function useMatch(secret: string, game: string): Match | null {
    const [match, setMatch] = useState<Match | null>(null);
    useEffect(() => {
        get<{ match: Match }>(`/api/game/${game}`, secret).then(answer => setMatch(answer.match)).catch(() => undefined);
    }, [secret, game]);
    return match;
}

function headline(match: Match, mine: string[]): string {
    if (match.leader === 'draw')
        return t(match.over ? 'match.draw' : 'match.even');
    if (!match.over)
        return t('match.lead', { side: seatName(match.leader) });
    return mine.length === 1 ? t(match.leader === mine[0] ? 'match.you.won' : 'match.you.lost') : t('match.won', { side: seatName(match.leader) });
}

/** The totals of a match, or the battles won if there is no end to them. `points`: the words of the score. */
export function MatchStanding({ match, mine, seats, points }: { match: Match; mine: string[]; seats: readonly string[]; points: readonly string[] }): JSX.Element | null {
    if (!match.length)
        return match.round > 0 && seats.length > 1 ? <p>{t('match.wins', { wins: seats.map(seat => `${seatName(seat)} ${match.wins[seat] ?? 0}`).join(', ') })}</p> : null;
    return (
        <section class="match" aria-labelledby="match-title">
            <h3 id="match-title">{headline(match, mine)}</h3>
            <table class="score">
                <thead><tr><td />{points.map(word => <th key={word} scope="col">{t(`match.${word}`)}</th>)}</tr></thead>
                <tbody>
                    {seats.map(seat => (
                        <tr key={seat} class={seat}>
                            <th scope="row">{seatName(seat)}{mine.length === 1 && mine[0] === seat ? ` (${t('match.you')})` : ''}</th>
                            {points.map(word => <td key={word}>{match.score[seat]?.[word] ?? 0}</td>)}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}
