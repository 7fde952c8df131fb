// Reaction windows: whether a seat is asked in those of a kind, or passes them without being asked.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from './i18n';
import { seatName } from './seats';
import type { Session } from './session';
import { useStore } from './store';
import { Button, Check } from './ui';
import { Curtain } from './waiting';

/** Beside the answers to a window: this one is passed, and all that follow; it can be taken back at once. */
export function NeverAskButton({ session, seat, window, class: extra = '' }: { session: Session; seat: string; window: string; class?: string }): JSX.Element {
    const stand = async (): Promise<void> => {
        if (await session.stand(seat, window, 'pass'))
            session.complain(t('window.stands'), null, { text: t('window.ask-again'), run: () => void session.stand(seat, window, 'ask').then(() => session.clearComplaint()) });
    };
    const what = t(`window.never.${window}`), text = t('window.never', { what });
    return <Button kind="quiet" class={`apart ${extra}`} label={text} title={text} onClick={() => void stand()}>{what}</Button>;
}

/** Several at one screen: a window can be passed without looking at the cards, so that nobody sees who has something to think about. */
export function WindowCurtain({ session, seat, window, title, text, pass, picture, onShow }: {
    session: Session; seat: string; window: string; title: string; text: string;
    /** The words of passing. */
    pass: string;
    picture?: ComponentChildren;
    onShow: () => void;
}): JSX.Element {
    return (
        <Curtain name={seatName(seat)} title={title} text={text} picture={picture} onShow={onShow} below={<NeverAskButton session={session} seat={seat} window={window} />}>
            <Button class="big" onClick={() => void session.act('pass')}>{pass}</Button>
        </Curtain>
    );
}

/** In the menu: every kind of window in which a seat of ours can be asked. */
export function StandingChecks({ session }: { session: Session }): JSX.Element {
    const { entered, standing } = useStore(session.state), mine = entered?.mine ?? [];
    useEffect(() => void session.learnStanding(), []);
    return (
        <>
            {mine.flatMap(seat => Object.entries(standing[seat] ?? {}).map(([window, answer]) => (
                <Check key={`${seat} ${window}`} text={[...(mine.length > 1 ? [seatName(seat)] : []), t(`window.${window}`)].join(': ')} checked={answer === 'ask'}
                    onChange={asks => void session.stand(seat, window, asks ? 'ask' : 'pass')} />
            )))}
        </>
    );
}
