// Two at one screen: whose cards lie open, and the page that covers them while the screen changes hands: between turns, when
// somebody may answer with a card, and for the secret choice of step 10.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Status } from '../common/protocol';
import type { Session } from '../common/session';
import { WindowCurtain } from '../common/standing';
import { Curtain } from '../common/waiting';
import { Icon } from './sprite';
import type { Side, Tables, View } from './types';
import { kindName, sideName } from './words';

export interface HotSeat {
    isShared: boolean;
    /** The screen has to be handed over before anything is decided. */
    isCovered: boolean;
    /** Whose hand may be seen. */
    handOf: Side | null;
    uncover: () => void;
}

/** `asked`: our side that decides, if one does. */
export function useHotSeat(mine: Side[], asked: Side | null): HotSeat {
    const isShared = mine.length > 1;
    const [openFor, setOpenFor] = useState<Side | null>(null);
    const isCovered = isShared && asked !== null && openFor !== asked;
    return { isShared, isCovered, handOf: !isShared ? mine[0] ?? null : openFor === asked ? openFor : null, uncover: () => setOpenFor(asked) };
}

export function HandOver({ session, asked, status, live, tables, onShow }: {
    session: Session; asked: Side; status: Status; live: View; tables: Tables | null; onShow: () => void;
}): JSX.Element {
    const name = sideName(asked), { window } = status, picture = <Icon id={`markers-covered-${asked}`} size={150} />;
    if (window === undefined)
        return <Curtain name={name} picture={picture} text={t(live.doing === 'sacrifice' ? 'assault.curtain.sacrifice' : 'curtain.text')} onShow={onShow}
            {...(live.doing === 'sacrifice' ? { title: t('assault.curtain.sacrifice.title', { side: name }) } : {})} />;
    /* What is answered has been told to both: the card that lies below the question. */
    const played = live.open[live.open.length - 2];
    const text = window === 'card' && played?.card ? t('assault.window.card.played', { side: sideName(played.side), card: kindName(tables, played.card) }) : t(`assault.window.${window}.text`);
    return <WindowCurtain session={session} seat={asked} window={window} title={t('assault.curtain.window', { side: name })}
        text={text} pass={t('assault.do.pass')} onShow={onShow} picture={picture} />;
}
