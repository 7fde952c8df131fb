// Pages before and between: waiting for somebody, and handing the screen over.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from './i18n';
import { keptGame } from './kept_games';
import { levelName, seatName } from './seats';
import type { SessionState } from './session_state';
import { settlingStyle, useSettling } from './settling';
import { Button } from './ui';

/** The address that opens a game (g), a lesson (l) or an invitation (i). */
export const linkTo = (kind: 'g' | 'i' | 'l', word: string): string => `${location.origin}/#${kind}=${word}`;

/** `text` stands above it, or names it only where it is said elsewhere what to do with it. */
function InvitationLink({ invitation, text, silent = false }: { invitation: string; text: string; silent?: boolean }): JSX.Element {
    const [copied, setCopied] = useState(false);
    const link = linkTo('i', invitation);
    return (
        <>
            {!silent && <p>{text}</p>}
            <div class="row">
                <input readOnly class="link" aria-label={text} value={link} onFocus={event => event.currentTarget.select()} />
                <Button kind="primary" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
                    {copied ? t('waiting.copied') : t('waiting.copy')}
                </Button>
            </div>
        </>
    );
}

/** Who has come so far, where there are more than two. */
function WhoIsThere({ state, invitations }: { state: SessionState; invitations: Record<string, string> }): JSX.Element {
    const { entered, presence } = state;
    return (
        <ul class="people">
            {Object.entries(entered?.seats ?? {}).map(([seat, who]) => {
                const isMine = entered?.mine.includes(seat) ?? false, isPerson = who === 'person' || who === 'empty', here = presence[seat] === true;
                const standing = isMine ? t('people.you') : !isPerson ? t('people.computer', { level: levelName(who) }) : t(here ? 'waiting.here' : 'waiting.missing');
                return (
                    <li key={seat} class="person column">
                        <span><span aria-hidden="true">{here || isMine ? '✓' : '…'}</span> <strong>{seatName(seat)}</strong>: {standing}</span>
                        {!here && invitations[seat] && <InvitationLink invitation={invitations[seat]} text={t('waiting.invite.seat', { seat: seatName(seat) })} silent />}
                    </li>
                );
            })}
        </ul>
    );
}

/** Until everybody has come: the links to send, one for each seat. */
export function Waiting({ secret, state }: { secret: string; state: SessionState }): JSX.Element {
    const game = keptGame(secret), seats = Object.keys(state.entered?.seats ?? {});
    const only = Object.entries(state.entered?.seats ?? {}).find(([seat, who]) => (who === 'person' || who === 'empty') && !state.entered?.mine.includes(seat))?.[0];
    return (
        <div class="waiting">
            <h2>{t(seats.length > 2 ? 'waiting.several' : 'waiting')}</h2>
            {seats.length > 2 && (game?.invitations ?? game?.invitation) && <p>{t('waiting.invite.several')}</p>}
            {seats.length > 2 ? <WhoIsThere state={state} invitations={game?.invitations ?? (game?.invitation && only ? { [only]: game.invitation } : {})} />
                : game?.invitation && <InvitationLink invitation={game.invitation} text={t('waiting.invite')} />}
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
