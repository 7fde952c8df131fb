// An invitation: it is exchanged for a secret of the new player's own.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './frame';
import { t } from './i18n';
import { keepGame } from './kept_games';
import { get, makeSecret, post, Refused } from './protocol';
import { findRuleset, useRulesets } from './ruleset';
import { Button, useGo } from './ui';
import { Unplayable } from './unplayable';

export function Claim({ invitation }: { invitation: string }): JSX.Element {
    const go = useGo(), rulesets = useRulesets();
    const [game, setGame] = useState<{ title: string; ruleset: string } | null>(null);
    const [problem, setProblem] = useState('');
    useEffect(() => {
        get<{ title: string; ruleset: string; invitation: boolean }>('/api/game', invitation)
            .then(found => found.invitation ? setGame(found) : go(`g=${invitation}`))
            .catch(() => setProblem(t('claim.used')));
    }, [invitation]);
    const take = async (): Promise<void> => {
        const secret = makeSecret();
        try {
            await post('/api/claim', { invitation, secret });
            keepGame({ secret, title: game?.title ?? '', against: t('home.friend') });
            go(`g=${secret}`);
        } catch (error) {
            setProblem(error instanceof Refused ? error.message : t('home.unreachable'));
        }
    };
    if (game && !findRuleset(rulesets, game.ruleset))
        return <Unplayable title={game.title} ruleset={game.ruleset} secret={invitation} isInvitation />;
    return (
        <Frame page="claim">
            <div class="prose">
                <h1>{t('claim.title')}</h1>
                {problem && <p class="problem" role="alert">{problem}</p>}
                {game && !problem && (
                    <>
                        <p>{t('claim.text', { title: game.title })}</p>
                        <Button kind="primary" class="big" onClick={() => void take()}>{t('claim.take')}</Button>
                    </>
                )}
            </div>
        </Frame>
    );
}
