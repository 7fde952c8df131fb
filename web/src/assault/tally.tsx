// How the battle stands: how far each side has come with what wins, who would win if it ended now, and a warning when one step is missing.
import type { JSX } from 'preact';
import { t, textOr } from '../common/i18n';
import { type Board, type Goals, other, type Side, sides, type View } from './types';
import { sideName } from './words';

/** What has steps to be counted. Home bases have one, and the last enemy unit is counted only when it comes near. */
const counted = new Set(['objectives', 'on-objective', 'home-row', 'adjacent-home-row', 'terrain-tiles', 'hold-tile', 'prestige-and-tiles']);

/** So near the end it is told who would win then. */
const LAST_TURNS = 2;

type Win = Goals['win'][number];

const missing = (win: Win, side: Side): number => win[side] ? win[side][1] - win[side][0] : Infinity;

/** Enough prestige, where it is asked for. */
const isRich = (win: Win, side: Side, { sides: all }: View): boolean => all[side].prestige >= (win.prestige ?? 0);

export interface Tally {
    /** Condition by condition: how many of how many. */
    counts: { text: string; german: string | null; american: string | null }[];
    /** Who would win if the last turn were over. */
    atLimit: string | null;
    /** Sides that need one more step, and which. */
    near: { side: Side; text: string }[];
}

function ofWin(win: Win, view: View, alone: boolean): Tally['counts'] {
    if (win.kind === 'no-enemy' && alone)
        return [{ text: t('assault.goal.no-enemy'), ...Object.fromEntries(sides.map(side => [side, win[side] ? String(missing(win, side)) : null])) as Record<Side, string | null> }];
    const of = (side: Side): string | null => win[side] ? `${Math.min(win[side][0], win[side][1])}/${win[side][1]}${win.prestige ? ` (${view.sides[side].prestige}/${win.prestige})` : ''}` : null;
    return counted.has(win.kind) ? [{ text: t(`assault.goal.${win.kind}`), german: of('german'), american: of('american') }] : [];
}

function limitText({ at_limit: by }: Goals, view: View): string {
    if (!by || by.ahead === 'draw')
        return t('assault.goal.limit.draw');
    const side = by.ahead, score = { 'most-prestige': 'prestige', 'most-tiles': 'tiles', 'most-destroyed-units': 'destroyed' } as const;
    const what = score[by.kind as keyof typeof score];
    return what ? t(`assault.goal.limit.${what}`, { side: sideName(side), n: view.sides[side][what], other: view.sides[other(side)][what] }) : t('assault.goal.limit', { side: sideName(side) });
}

export function tallyOf(view: View, board: Pick<Board, 'limit'>): Tally | null {
    const { goals } = view;
    if (!goals || view.phase === 'over')
        return null;
    const turns = board.limit?.turns ?? 0;
    return {
        counts: goals.win.flatMap(win => ofWin(win, view, goals.win.length === 1)),
        atLimit: turns && turns - view.turn < LAST_TURNS ? limitText(goals, view) : null,
        near: sides.flatMap(side => {
            /* Where one step is all there is, it is always one step. */
            const win = goals.win.find(one => missing(one, side) <= 1 && one[side]![1] !== 1 && isRich(one, side, view));
            const what = win && (missing(win, side) > 0 ? win.kind : 'met');
            return what ? [{ side, text: textOr(`assault.goal.near.${what}`, t('assault.goal.near', { side: sideName(side) }), { side: sideName(side) }) }] : [];
        }),
    };
}

/** `home`: whose table it is; the enemy's last step is a warning. */
export function TallyLine({ view, board, home }: { view: View; board: Board; home: Side }): JSX.Element | null {
    const tally = tallyOf(view, board);
    if (!tally || (!tally.counts.length && !tally.atLimit && !tally.near.length))
        return null;
    return (
        <section class="tally" aria-label={t('assault.goal.title')}>
            {tally.counts.map(({ text, ...of }) => (
                <p key={text}>{text}: {sides.filter(side => of[side] !== null).map(side => <span key={side} class={`tally-side ${side}`}>{sideName(side)} <strong>{of[side]}</strong></span>)}</p>
            ))}
            {tally.near.map(({ side, text }) => <p key={side} class={side === home ? '' : 'tally-warning'} role="status">{text}</p>)}
            {tally.atLimit && <p>{tally.atLimit}</p>}
        </section>
    );
}
