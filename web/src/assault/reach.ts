// How far an own unit reaches, as the server tells it: tiles it would support fire at, and enemies that a scout car would turn up.
import { list, t } from '../common/i18n';
import type { Choice } from './actions';

export interface ReachAnswer {
    tile: string;
    support: string[];
    /** By arriving on a tile: these face-down units. */
    reveals: { to: string; tiles: string[] }[];
}

export interface Reach {
    support: string[];
    scouted: string[];
}

export const NO_REACH: Reach = { support: [], scouted: [] };

/** What a scout car would turn up: where it is pointed at, by going there; else by any move it has. */
function scoutedBy({ tile, reveals }: ReachAnswer, choices: Choice[], focus: string | null): string[] {
    const goals = new Set(choices.filter(choice => choice.tile === tile && choice.verb === 'move' && choice.to).map(choice => choice.to));
    const there = reveals.filter(({ to }) => goals.has(to)), here = there.filter(({ to }) => to === focus);
    return [...new Set((focus !== null && goals.has(focus) ? here : there).flatMap(({ tiles }) => tiles))];
}

/** Its support is of interest while it is pointed at itself: from elsewhere it would be another. */
export function reachOf(answer: ReachAnswer | null, choices: Choice[], focus: string | null): Reach {
    return answer ? { support: answer.tile === focus ? answer.support : [], scouted: scoutedBy(answer, choices, focus) } : NO_REACH;
}

/** More tiles than these are counted only: the map shows which. */
const MOST_NAMED = 8;

/** The same in words, for the panel. */
export function describeReach({ support, scouted }: Reach): string[] {
    return [
        !support.length ? '' : support.length > MOST_NAMED ? t('assault.reach.support.many', { count: support.length }) : t('assault.reach.support', { n: support.length, tiles: list([...support].sort()) }),
        scouted.length ? t('assault.reach.scouted', { tiles: list([...scouted].sort()) }) : '',
    ].filter(Boolean);
}
