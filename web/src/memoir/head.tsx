// In the head of the battle page: the medals of both sides.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { Roster } from '../common/people';
import { seatsOf } from './roles';
import type { Side, View } from './types';
import type { OpenTable } from './use_table';
import { sideName } from './words';

export function Medals({ view, side }: { view: View; side: Side }): JSX.Element {
    const { medals, goal } = view.sides[side];
    return (
        <div class={`medals ${side}`} role="img" aria-label={t('medals.of', { side: sideName(side), have: medals, goal })}>
            <span class="medals-name">{sideName(side)}</span>
            <svg viewBox={`0 0 ${22 * Math.max(goal, medals)} 22`} height="20" aria-hidden="true">
                {Array.from({ length: Math.max(goal, medals) }, (_, i) => (
                    <g key={i} transform={`translate(${11 + 22 * i} 11)`}>
                        {i < medals ? <use href="#marker-medal" transform="scale(.22)" /> : <circle r="7.5" class="no-medal" />}
                    </g>
                ))}
            </svg>
        </div>
    );
}

/** A side in the head: its medals, and where there are several a mark for each who sits there. */
export function SideHead({ table, side }: { table: OpenTable; side: Side }): JSX.Element {
    const { view, live, state, entered } = table, seats = seatsOf(entered, side);
    return (
        <div class="side-head">
            <Medals view={view} side={side} />
            {seats.length > 1 && <Roster state={state} seats={seats} finished={live.finished ?? []} onOpen={() => table.setOpen('people')} />}
        </div>
    );
}
