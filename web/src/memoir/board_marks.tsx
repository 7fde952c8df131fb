// Marks on the board, each with a shape of its own: what can be done where, lines of sight, the last move.
import type { JSX } from 'preact';
import { Coordinates, RimmedLine } from '../common/board_marks';
import { decimal, mean, percent, t } from '../common/i18n';
import { roleLetter, roleName } from '../common/seats';
import type { Choice } from './actions';
import { at, centre, hexPoints, type Plan } from './geometry';
import type { BoardMarks, SightLine } from './marks';
import type { Odds } from './types';

/** The chance to destroy; where there is none, the hits one may hope for. */
function chanceText(odds: Odds): string {
    return odds.eliminate ? percent(odds.eliminate) : t('odds.hits.short', { hits: decimal(mean(odds.hits)) });
}

/** A cross-hair with dice and the chance to destroy. */
function Target({ plan, choice, hex }: { plan: Plan; choice: Choice; hex: string }): JSX.Element {
    return (
        <g transform={at(plan, hex)} class="target">
            <use href="#marker-attack" />
            {choice.odds && (
                <>
                    <g transform="translate(0 -36)">
                        <rect class="badge" x="-16" y="-13" width="32" height="24" rx="7" />
                        <text class="badge-text" y="6">{choice.odds.dice}</text>
                    </g>
                    <g transform="translate(0 38)">
                        <rect class="badge pale" x="-38" y="-12" width="76" height="23" rx="7" />
                        <text class="badge-text" y="6">{chanceText(choice.odds)}</text>
                    </g>
                </>
            )}
        </g>
    );
}

/** Below the counters. */
export function Marks({ plan, marks, coordinates }: { plan: Plan; marks: BoardMarks; coordinates: boolean }): JSX.Element {
    const outline = (hex: string, kind: string): JSX.Element =>
        <polygon key={`${kind}${hex}`} class={`mark ${kind}`} points={hexPoints} transform={at(plan, hex)} />;
    return (
        <g>
            {marks.last.map(hex => outline(hex, 'last'))}
            {[...marks.destinations.keys()].map(hex => outline(hex, 'reach'))}
            {marks.hint.map(hex => outline(hex, 'hint'))}
            {marks.lookout?.unseen.map(hex => outline(hex, 'out-of-sight'))}
            {coordinates && <Coordinates labels={plan.labels} centre={hex => centre(plan, hex)} by={[0, -34]} />}
        </g>
    );
}

/** Who acts with an ordered unit: a letter, on a full tag for ours and an empty one for a partner's. */
function Commander({ plan, hex, seat, isOurs }: { plan: Plan; hex: string; seat: string; isOurs: boolean }): JSX.Element {
    return (
        <g transform={`${at(plan, hex)} translate(-30 -26)`} class={`commander ${isOurs ? 'ours' : ''}`}>
            <rect x="-12" y="-13" width="24" height="24" rx={isOurs ? 3 : 12} />
            <text y="6">{roleLetter(seat)}</text>
        </g>
    );
}

/** A partner points here. */
function Pointer({ plan, hex, seat }: { plan: Plan; hex: string; seat: string }): JSX.Element {
    return (
        <g transform={at(plan, hex)} class="pointed">
            <circle r="50" />
            <path d="M0 -48L-13 -74H13Z" />
            <text y="-78">{roleName(seat)}</text>
        </g>
    );
}

/** Above the counters; `units`: the hexes that have one. */
export function TopMarks({ plan, marks, units }: { plan: Plan; marks: BoardMarks; units: Set<string> }): JSX.Element {
    return (
        <g>
            {[...marks.nameable].map(hex => units.has(hex) ? <use key={`n${hex}`} href="#marker-ordered" class="offered" transform={at(plan, hex)} />
                : <use key={`n${hex}`} href="#marker-move" transform={at(plan, hex)} />)}
            {[...marks.able].filter(hex => !marks.nameable.has(hex)).map(hex =>
                <circle key={`a${hex}`} class="able" r="46" transform={at(plan, hex)} />)}
            {[...marks.orderable].map(hex => <circle key={`c${hex}`} class="could" r="46" transform={at(plan, hex)} />)}
            {marks.named.map(hex => <use key={`m${hex}`} href="#marker-attack" transform={at(plan, hex)} />)}
            {[...marks.commanded].map(([hex, { seat, isOurs }]) => <Commander key={`u${hex}`} plan={plan} hex={hex} seat={seat} isOurs={isOurs} />)}
            {[...marks.pointed].map(([hex, seat]) => <Pointer key={`p${hex}`} plan={plan} hex={hex} seat={seat} />)}
            {marks.lookout && <polygon class="mark lookout" points={hexPoints} transform={at(plan, marks.lookout.from)} />}
            {marks.selected && <polygon class="mark selected" points={hexPoints} transform={at(plan, marks.selected)} />}
            {[...marks.destinations].map(([hex, battle]) =>
                <use key={`d${hex}`} href={battle ? '#marker-move' : '#marker-move-no-battle'} transform={at(plan, hex)} />)}
            {[...marks.targets].map(([hex, choice]) => <Target key={`t${hex}`} plan={plan} choice={choice} hex={hex} />)}
        </g>
    );
}

export function LineOfSight({ plan, sight }: { plan: Plan; sight: SightLine }): JSX.Element {
    return (
        <g class={`sight ${sight.open ? 'open' : 'blocked'}`}>
            <RimmedLine from={centre(plan, sight.from)} to={centre(plan, sight.to)} />
            {sight.blockers.map(hex => (
                <g key={hex} transform={at(plan, hex)}>
                    <polygon class="blocker" points={hexPoints} />
                    <path class="blocker-cross" d="M-16 -16L16 16M16 -16L-16 16" />
                </g>
            ))}
        </g>
    );
}
