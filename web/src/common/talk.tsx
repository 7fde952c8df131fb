// Talk among partners: ready phrases, pointing at something, proposing an action. There is no free text.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t, textOr } from './i18n';
import type { Said } from './protocol';
import { seatName } from './seats';
import type { Session, SessionState } from './session';
import { teamOf } from './session_state';
import { announcer, Button, Dialog } from './ui';

/** A partner of ours is somebody else, and a person: there is somebody who could hear us. */
export function hasListeners({ entered }: SessionState): boolean {
    const { mine = [], seats = {}, talk } = entered ?? {};
    return talk !== undefined && mine.length > 0 && Object.entries(seats).some(([seat, who]) =>
        (who === 'person' || who === 'empty') && !mine.includes(seat) && (talk.open || mine.some(own => teamOf(entered, own) === teamOf(entered, seat))));
}

export const phraseText = (phrase: string): string => textOr(`phrase.${phrase}`, phrase);

/** What somebody has said, in words; `describe`: an action. */
export function describeSaid(said: Said, describe: (action: string) => string, cardName: (card: string) => string): string {
    if ('told' in said)
        return t('talk.told', { who: seatName(said.told), text: phraseText(said.phrase) });
    if ('proposed' in said)
        return t('talk.proposed', { who: seatName(said.proposed), text: describe(said.action) });
    const what = 'at' in said ? said.at : 'card' in said ? cardName(said.card) : '';
    return t('talk.pointed', { who: seatName(said.pointed), text: what });
}

/** Phrases as buttons; pointing goes on over the board. */
export function TalkDialog({ session, state, onPoint, onClose }: { session: Session; state: SessionState; onPoint: () => void; onClose: () => void }): JSX.Element {
    return (
        <Dialog title={t('talk.title')} onClose={onClose}>
            <p>{t('talk.text')}</p>
            <div class="phrases">
                {(state.entered?.talk?.phrases ?? []).map(phrase => (
                    <Button key={phrase} onClick={() => {
                        onClose();
                        void session.talk({ do: 'tell', phrase }).then(sent => sent && session.complain(t('talk.sent', { text: phraseText(phrase) }), null));
                    }}>{phraseText(phrase)}</Button>
                ))}
            </div>
            <div class="row">
                <Button kind="primary" onClick={() => {
                    onClose();
                    onPoint();
                }}>{t('talk.point')}</Button>
            </div>
            <p class="soft">{t('talk.point.text')}</p>
        </Dialog>
    );
}

/** What was said a moment ago; a proposal that is allowed now can be followed. */
export function HeardToasts({ state, describe, mayDo, onDo }: {
    state: SessionState; describe: (said: Said) => string; mayDo: (action: string) => boolean; onDo: (action: string) => void;
}): JSX.Element {
    const told = useRef(0);
    useEffect(() => {
        for (const { key, said } of state.heard.filter(one => one.key > told.current)) {
            told.current = key;
            announcer.say(describe(said));
        }
    }, [state.heard]);
    return (
        <>
            {state.heard.slice(-3).map(({ key, said }) => (
                <div key={key} class="toast heard">
                    {describe(said)}
                    {'proposed' in said && mayDo(said.action) && <Button kind="primary" onClick={() => onDo(said.action)}>{t('talk.do')}</Button>}
                </div>
            ))}
        </>
    );
}
