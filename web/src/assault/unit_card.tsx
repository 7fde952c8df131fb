// A unit on its tile: a small card with its silhouette, four numbers always in the same places, morale as pips, markers as stamps.
import type { JSX } from 'preact';
import { signed } from '../common/i18n';
import { Drawn } from './sprite';
import type { Tables, Unit } from './types';
import { isDugInUnseen, unitRow } from './words';

/** Half the width and the height of a card on a tile; cards lie a little low, so that the head of the tile is seen. */
const W = 51, TOP = -35, BOTTOM = 54;

/** Americans have round corners, Germans cut ones. */
const outlines: Record<string, string> = {
    american: `M${-W + 9} ${TOP}H${W - 9}Q${W} ${TOP} ${W} ${TOP + 9}V${BOTTOM - 9}Q${W} ${BOTTOM} ${W - 9} ${BOTTOM}H${-W + 9}Q${-W} ${BOTTOM} ${-W} ${BOTTOM - 9}V${TOP + 9}Q${-W} ${TOP} ${-W + 9} ${TOP}Z`,
    german: `M${-W + 8} ${TOP}H${W - 8}L${W} ${TOP + 8}V${BOTTOM - 8}L${W - 8} ${BOTTOM}H${-W + 8}L${-W} ${BOTTOM - 8}V${TOP + 8}Z`,
};

function Number({ x, icon, value, reach }: { x: number; icon: string; value: number; reach?: number }): JSX.Element {
    return (
        <g transform={`translate(${x} 24)`}>
            <Drawn id={`markers-${icon}`} y={-8} size={13} />
            <text class="card-number" x={reach && reach > 1 ? -1 : 0} y={14}>{value}{reach && reach > 1 ? <tspan class="card-reach">▸{reach}</tspan> : null}</text>
        </g>
    );
}

/** Lost morale is hollow, gained morale has a ring. */
function Pips({ morale, printed }: { morale: number; printed: number }): JSX.Element {
    const n = Math.max(morale, printed), step = Math.min(11, 92 / n);
    return (
        <g transform={`translate(${-step * (n - 1) / 2} 46.5)`}>
            {Array.from({ length: n }, (_, i) => (
                <circle key={i} cx={step * i} r={Math.min(4.2, step * 0.42)} class={`pip ${i >= morale ? 'lost' : i >= printed ? 'gained' : ''}`} />
            ))}
        </g>
    );
}

function Stamps({ unit, tables }: { unit: Unit; tables: Tables | null }): JSX.Element {
    const stamps = [
        unit.dug_in || isDugInUnseen(unit, tables) ? 'dug-in' : '', unit.moved ? 'moved' : '', unit.marks?.includes('fired') ? 'fired' : '',
    ].filter(Boolean);
    return <>{stamps.map((stamp, i) => <Drawn key={stamp} id={`markers-${stamp}`} x={W - 11} y={TOP + 23 + 20 * i} size={21} />)}</>;
}

/** Half the width of the price on a back. */
const PAID = 28;

/** The back of a card, with what the card costs if that is known (DEPLOY-4). */
function Back({ unit }: { unit: Unit }): JSX.Element {
    return (
        <>
            <Drawn id={`markers-back-${unit.side}`} y={9} size={84} />
            <g transform="translate(0 9)">
                <rect class="paid" x={-PAID} y="-16" width={2 * PAID} height="32" rx="16" />
                {typeof unit.told === 'number' && <Drawn id="markers-prestige" x={-13} size={20} />}
                <text class="paid-text" x={typeof unit.told === 'number' ? 10 : 0} y="7">{unit.told ?? '?'}</text>
            </g>
            {unit.markers !== 0 && <text class="card-number strong" x="34" y="48">{signed(unit.markers)}</text>}
        </>
    );
}

export function UnitCard({ unit, tables }: { unit: Unit; tables: Tables | null }): JSX.Element {
    const row = unitRow(tables, unit.kind);
    return (
        <g class={`unit-card ${unit.side} ${unit.face_down ? 'face-down' : ''}`}>
            <path class="unit-shadow" d={outlines[unit.side]} transform="translate(1.5 3)" />
            <path class="unit-paper" d={outlines[unit.side]} />
            {!unit.kind ? <Back unit={unit} /> : (
                <>
                    {unit.face_down && <path class="unit-veil" d={outlines[unit.side]} />}
                    <text class="unit-name" y={TOP + 12} {...((row?.name.length ?? 0) > 13 ? { textLength: 2 * W - 10, lengthAdjust: 'spacingAndGlyphs' } : {})}>{row?.name ?? ''}</text>
                    <Drawn id={`units-${unit.kind}`} y={-5} size={51} mirrored={unit.side === 'german'} />
                    {row && (
                        <>
                            <Drawn id={`markers-${row.target}`} x={-W + 11} y={TOP + 25} size={15} />
                            <path class="number-strip" d={`M${-W + 1.5} 9.500H${W - 1.5}V40H${-W + 1.5}Z`} />
                            <Number x={-37} icon="attack-hard" value={row.hard} />
                            <Number x={-13} icon="attack-soft" value={row.soft} />
                            <Number x={12} icon="defence" value={row.defence} />
                            <Number x={37} icon="support" value={row.support} reach={row.range} />
                        </>
                    )}
                    {unit.morale !== undefined && <Pips morale={unit.morale} printed={unit.printed ?? unit.morale} />}
                </>
            )}
            <Stamps unit={unit} tables={tables} />
        </g>
    );
}
