// Marks that every board has: patterns instead of colours, the arrow of the last move, a piece that slides.
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LastMarks } from './last_event';
import { stepTime } from './settings';
import type { Point } from './view_box';

/** Diagonals, dots and a grid that say the same as the colours; styles use them where they are wanted. */
function Patterns(): JSX.Element {
    return (
        <defs>
            <pattern id="pattern-reach" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pattern-move" d="M0 0V12" /></pattern>
            <pattern id="pattern-last" width="10" height="10" patternUnits="userSpaceOnUse"><circle class="pattern-last" cx="5" cy="5" r="1.6" /></pattern>
            <pattern id="pattern-hint" width="12" height="12" patternUnits="userSpaceOnUse"><path class="pattern-hint" d="M0 0V12M0 0H12" /></pattern>
            <pattern id="pattern-blocker" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="pattern-attack" d="M0 0V10M0 0H10" /></pattern>
            <pattern id="pattern-unseen" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="pattern-unseen" d="M0 0V9" /></pattern>
        </defs>
    );
}

/** What lies below all pieces: the patterns of marks, and the ground as the server draws it. */
export function Sheet({ plan: { width, height }, ground }: { plan: { width: number; height: number }; ground: string }): JSX.Element {
    return (
        <>
            <Patterns />
            <rect class="sheet" x="0" y="0" width={width} height={height} />
            {ground && <image href={ground} x="0" y="0" width={width} height={height} preserveAspectRatio="none" />}
        </>
    );
}

/** The labels of all cells, each so far from the middle of its cell. */
export function Coordinates({ labels, centre, by: [dx, dy] }: { labels: string[]; centre: (cell: string) => Point; by: readonly [number, number] }): JSX.Element[] {
    return labels.map(cell => {
        const { x, y } = centre(cell);
        return <text key={cell} class="coordinate" x={x + dx} y={y + dy}>{cell}</text>;
    });
}

/** A line between two places, with a rim that keeps it apart from what it crosses. */
export function RimmedLine({ from: a, to: b }: { from: Point; to: Point }): JSX.Element {
    const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
    return <><line class="sight-rim" {...ends} /><line {...ends} /></>;
}

/** Where the last unit came from, or whom it attacked. `gap`: how far the arrow stays clear of the middle of where it leads. */
export function LastArrow({ from: a, to: b, attacks, gap = 22 }: { from: Point; to: Point; attacks: boolean; gap?: number }): JSX.Element | null {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0)
        return null;
    const turn = Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI, end = length - gap;
    const path = `M${gap / 2} 0H${end.toFixed(1)}M${(end - 13).toFixed(1)} -10L${end.toFixed(1)} 0L${(end - 13).toFixed(1)} 10`;
    return (
        <g class={`arrow ${attacks ? 'attacks' : ''}`} transform={`translate(${a.x.toFixed(1)} ${a.y.toFixed(1)}) rotate(${turn.toFixed(1)})`}>
            <path class="arrow-rim" d={path} />
            <path d={path} />
        </g>
    );
}

/** Slide the piece of a cell from where it was, if it has just come. */
export function useSlide(moved: LastMarks['moved'], cell: string, centre: (cell: string) => Point): RefObject<SVGGElement> {
    const element = useRef<SVGGElement>(null), comes = moved?.to === cell ? moved : null;
    useLayoutEffect(() => {
        if (!comes || !stepTime())
            return;
        const a = centre(comes.from), b = centre(comes.to);
        element.current?.animate([{ transform: `translate(${a.x}px, ${a.y}px)` }, { transform: `translate(${b.x}px, ${b.y}px)` }],
            { duration: stepTime(), easing: 'ease-in-out' });
    }, [comes?.version]);
    return element;
}
