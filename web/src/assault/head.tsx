// In the head: both sides with their prestige and what comes next, and the turns.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { Icon } from './sprite';
import type { Board, Side, View } from './types';
import { sideName } from './words';

export function Purse({ view, side }: { view: View; side: Side }): JSX.Element {
    const { prestige, income, automa, tiles } = view.sides[side];
    if (automa)
        return <div class={`purse ${side}`}><span class="side-name">{sideName(side)}</span><span>{t('assault.automa')}</span></div>;
    return (
        <div class={`purse ${side} ${view.active === side ? 'active' : ''}`} role="img" aria-label={t('assault.purse', { side: sideName(side), n: prestige, income, tiles })}
            title={t('assault.purse', { side: sideName(side), n: prestige, income, tiles })}>
            <span class="side-name">{sideName(side)}</span>
            <Icon id="markers-prestige" size={20} /><strong>{prestige}</strong><small>+{income} <span class="purse-next">{t('assault.purse.next')}</span></small>
        </div>
    );
}

/** More turns than this leave the title no room on a phone: there only the turn that is played is shown. */
const FEW_TURNS = 8;

/** One pip for each turn that may be played. */
export function TurnTrack({ board, view }: { board: Board; view: View }): JSX.Element | null {
    const turns = board.limit?.turns ?? 0, now = Math.max(view.turn, 1);
    if (!turns)
        return <span class="turn-track">{t('assault.turn', { n: now })}</span>;
    return (
        <div class={`turn-track ${turns > FEW_TURNS ? 'long' : ''}`} data-of={turns} role="img" aria-label={t('assault.turn.of', { n: now, of: turns })} title={t('assault.turn.of', { n: now, of: turns })}>
            {Array.from({ length: turns }, (_, i) => <span key={i} class={i + 1 === now ? 'now' : i + 1 < now ? 'past' : ''}>{i + 1}</span>)}
        </div>
    );
}
