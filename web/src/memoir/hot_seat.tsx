// Two at one screen: whose cards lie open, and the page that covers them while the screen changes hands.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Session } from '../common/session';
import { WindowCurtain } from '../common/standing';
import { Curtain } from '../common/waiting';
import type { Side, View } from './types';
import { sideName } from './words';

export interface HotSeat {
    /** The attacked side is asked for an Ambush, in the middle of the other side's turn. */
    asksAmbush: boolean;
    /** The screen has to be handed over before anything is decided. */
    isCovered: boolean;
    /** Whose hand may be seen. */
    handOf: Side | null;
    uncover: () => void;
}

/** `asked`: our side that decides, if one does. */
export function useHotSeat(mine: Side[], asked: Side | null, live: View | null): HotSeat {
    const isShared = mine.length > 1;
    const [openHand, setOpenHand] = useState<Side | null>(null);
    const [ambushOpen, setAmbushOpen] = useState(false);
    /* A hand is seen by its owner only: it is covered again when the turn goes on. */
    useEffect(() => setOpenHand(old => old === live?.active ? old : null), [live?.active]);
    useEffect(() => setAmbushOpen(false), [live?.doing]);
    const asksAmbush = isShared && asked !== null && live?.doing === 'ambush';
    const isCovered = asksAmbush ? !ambushOpen
        : isShared && asked !== null && openHand !== asked && live?.active === asked && live.phase === 'play-card';
    return {
        asksAmbush, isCovered,
        handOf: isCovered ? null : !isShared ? mine[0] ?? null : asksAmbush ? asked : openHand,
        uncover: () => {
            setAmbushOpen(asksAmbush);
            setOpenHand(asksAmbush ? null : asked); // after an Ambush the attacker's cards stay covered
        },
    };
}

/** `seat`: who is to come, of those who have a hand of their own. */
export function HandOver({ session, asker, seat, asksAmbush, live, onShow }: {
    session: Session; asker: string; seat: string; asksAmbush: boolean; live: View; onShow: () => void;
}): JSX.Element {
    const name = sideName(seat), open = live.open[live.open.length - 1];
    if (!asksAmbush)
        return <Curtain name={name} text={t('curtain.text')} onShow={onShow} />;
    return <WindowCurtain session={session} seat={asker} window="ambush" title={t('curtain.ambush.title', { side: name })}
        text={t('curtain.ambush', { hex: open?.at ?? '', from: open?.to ?? '' })} pass={t('pass.ambush')} onShow={onShow} />;
}
