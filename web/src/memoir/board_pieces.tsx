// What stands on the board: counters, objectives, and the names along its edges.
import type { JSX } from 'preact';
import { useSlide } from '../common/board_marks';
import { at, centre, centreAt, columnsOf, type Plan } from './geometry';
import type { BoardMarks } from './marks';
import type { Board, Unit, View } from './types';

export function Counter({ unit, plan, moved }: { unit: Unit; plan: Plan; moved: BoardMarks['moved'] }): JSX.Element {
    const element = useSlide(moved, unit.hex, hex => centre(plan, hex));
    const pips = Array.from({ length: unit.start }, (_, i) => i);
    const spent = unit.marks?.includes('battled') || unit.marks?.includes('no-battle') || unit.marks?.includes('tired');
    return (
        <g ref={element} class={`counter ${unit.side}`} transform={at(plan, unit.hex)}>
            <use href={`#counter-${unit.side}`} />
            <use href={`#unit-${unit.kind}`} />
            {unit.elite && <use href="#unit-elite" />}
            {pips.map(i => (
                <use key={i} href={i < unit.figures ? '#counter-pip' : '#counter-pip-lost'}
                    transform={`translate(${11 * (i - (unit.start - 1) / 2)} 22)`} />
            ))}
            {unit.ordered && spent && <use href="#marker-spent" />}
            {unit.ordered && <use href="#marker-ordered" />}
            {(unit.medals ?? 1) > 1 && Array.from({ length: unit.medals ?? 1 }, (_, i) => (
                <use key={i} href="#marker-medal" transform={`translate(-29 ${-16 + 15 * i}) scale(.17)`} />
            ))}
        </g>
    );
}

/** Objectives: on the counter of the side that may have it, or of who holds it. */
export function Objectives({ plan, board, view }: { plan: Plan; board: Board; view: View }): JSX.Element {
    const occupied = new Set(view.units.map(unit => unit.hex));
    return (
        <g>
            {view.objectives.flatMap((objective, i) => objective.hexes.map(hex => {
                const sides = board.objective[i]?.for ?? [], owner = sides.length === 1 ? sides[0] : null;
                const small = occupied.has(hex);
                const place = `${at(plan, hex)}${small ? ' translate(27 -28) scale(.85)' : ''}`;
                return (
                    <g key={`${i}${hex}`} transform={place} class={`objective ${objective.taken ? 'taken' : ''}`}>
                        {owner && <use href={`#counter-${owner}`} transform="scale(.56)" />}
                        {objective.held && <circle r="21" class={`holder ${objective.held}`} />}
                        <use href="#marker-objective" />
                    </g>
                );
            }))}
        </g>
    );
}

/** The sections as their owner calls them, along the owner's edge. */
export function SectionNames({ plan, ownEdge, names }: { plan: Plan; ownEdge: 'top' | 'bottom'; names: { text: string; isOurs: boolean }[] }): JSX.Element {
    const below = (ownEdge === 'bottom') !== plan.flipped;
    return (
        <g class="section-names" aria-hidden="true">
            {(below ? names : [...names].reverse()).map(({ text, isOurs }, i) => (
                <text key={text} class={isOurs ? 'ours' : ''} x={plan.width * (2 * i + 1) / 6} y={below ? plan.height + 34 : -24}>{text}</text>
            ))}
        </g>
    );
}

export function Letters({ plan }: { plan: Plan }): JSX.Element {
    return (
        <g class="letters" aria-hidden="true">
            {columnsOf(plan).map((letter, x) => {
                const p = centreAt(plan, { x, y: 0 });
                return [<text key={letter} x={p.x} y={-7}>{letter}</text>,
                    <text key={`${letter}2`} x={p.x} y={plan.height + 17}>{letter}</text>];
            })}
            {Array.from({ length: plan.rows }, (_, y) => {
                const p = centreAt(plan, { x: 0, y });
                return [<text key={y} x={-12} y={p.y + 5}>{plan.rows - y}</text>,
                    <text key={`${y}r`} x={plan.width + 12} y={p.y + 5}>{plan.rows - y}</text>];
            })}
        </g>
    );
}
