// Pages before and between: waiting for somebody, and handing the screen over.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from './i18n';
import { keptGame } from './kept_games';
import { seatName } from './seats';
import { settlingStyle, useSettling } from './settling';
import { Button } from './ui';

/** The address that opens a game (g), a lesson (l) or an invitation (i). */
export const linkTo = (kind: 'g' | 'i' | 'l', word: string): string => `${location.origin}/#${kind}=${word}`;

function InvitationLink({ invitation, text }: { invitation: string; text: string }): JSX.Element {
    const [copied, setCopied] = useState(false);
    const link = linkTo('i', invitation);
    return (
        <>
            <p>{text}</p>
            <div class="row">
                <input readOnly class="link" aria-label={text} value={link} onFocus={event => event.currentTarget.select()} />
                <Button kind="primary" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
                    {copied ? t('waiting.copied') : t('waiting.copy')}
                </Button>
            </div>
        </>
    );
}

/** Until everybody has come: the links to send, one for each seat. */
export function Waiting({ secret }: { secret: string }): JSX.Element {
    const game = keptGame(secret);
    return (
        <div class="waiting">
            <h2>{t('waiting')}</h2>
            {game?.invitation && <InvitationLink invitation={game.invitation} text={t('waiting.invite')} />}
            {Object.entries(game?.invitations ?? {}).map(([seat, invitation]) => (
                <InvitationLink key={seat} invitation={invitation} text={t('waiting.invite.seat', { seat: seatName(seat) })} />
            ))}
            {game?.spectator && <p class="soft">{t('waiting.watch')} <a href={linkTo('g', game.spectator)}>{linkTo('g', game.spectator)}</a></p>}
        </div>
    );
}

/** Several at one screen: nobody's cards are seen until their owner says so. */
export function Curtain({ name, title = t('curtain.title', { side: name }), text, picture, onShow, children, below }: {
    name: string; title?: string; text: string; picture?: ComponentChildren; onShow: () => void; children?: ComponentChildren;
    /** What is not to be pressed by mistake. */
    below?: ComponentChildren;
}): JSX.Element {
    const settling = useSettling(title);
    return (
        <div class="curtain" role="dialog" aria-modal="true" aria-label={title}>
            {picture}
            <h2>{title}</h2>
            <p>{text}</p>
            <div class="row" style={settlingStyle(settling)}>
                {children}
                <Button kind="primary" class="big" onClick={onShow}>{t('curtain.show', { side: name })}</Button>
            </div>
            {below && <div style={settlingStyle(settling)}>{below}</div>}
        </div>
    );
}
