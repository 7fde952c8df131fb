// An invitation: it is exchanged for a secret of the new player's own.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './frame';
import { t } from './i18n';
import { keepGame } from './kept_games';
import { get, makeSecret, post, Refused } from './protocol';
import { Button, useGo } from './ui';

export function Claim({ invitation }: { invitation: string }): JSX.Element {
    const go = useGo();
    const [title, setTitle] = useState<string | null>(null);
    const [problem, setProblem] = useState('');
    useEffect(() => {
        get<{ title: string; invitation: boolean }>('/api/game', invitation)
            .then(game => game.invitation ? setTitle(game.title) : go(`g=${invitation}`))
            .catch(() => setProblem(t('claim.used')));
    }, [invitation]);
    const take = async (): Promise<void> => {
        const secret = makeSecret();
        try {
            await post('/api/claim', { invitation, secret });
            keepGame({ secret, title: title ?? '', against: t('home.friend') });
            go(`g=${secret}`);
        } catch (error) {
            setProblem(error instanceof Refused ? error.message : t('home.unreachable'));
        }
    };
    return (
        <Frame page="claim">
            <div class="prose">
                <h1>{t('claim.title')}</h1>
                {problem && <p class="problem" role="alert">{problem}</p>}
                {title !== null && !problem && (
                    <>
                        <p>{t('claim.text', { title })}</p>
                        <Button kind="primary" class="big" onClick={() => void take()}>{t('claim.take')}</Button>
                    </>
                )}
            </div>
        </Frame>
    );
}
