// Where tiles lie: squares of the size that the server draws the ground in (src/cli/assault_svg.c).
import type { Arrow, BoardPlan } from '../common/board_frame';
import type { Point } from '../common/view_box';

export const TILE = 120;

export type Plan = BoardPlan;

export function makePlan(columns: number, rows: number, labels: string[], flipped: boolean): Plan {
    return { columns, rows, flipped, labels, width: TILE * columns, height: TILE * rows };
}

/** Column from the left and row from the top; letters name columns, numbers rows from the bottom. */
function cellOf(plan: Plan, label: string): { x: number; y: number } {
    return { x: label.charCodeAt(0) - 65, y: plan.rows - Number(label.slice(1)) };
}

export const labelAt = (plan: Plan, x: number, y: number): string | undefined =>
    x < 0 || y < 0 || x >= plan.columns || y >= plan.rows ? undefined : `${String.fromCharCode(65 + x)}${plan.rows - y}`;

/** The middle of a tile. */
export function centre(plan: Plan, label: string): Point {
    const { x, y } = cellOf(plan, label);
    return { x: TILE * ((plan.flipped ? plan.columns - 1 - x : x) + 0.5), y: TILE * ((plan.flipped ? plan.rows - 1 - y : y) + 0.5) };
}

const ways: Record<Arrow, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function neighbourBy(plan: Plan, label: string, arrow: Arrow): string | undefined {
    const { x, y } = cellOf(plan, label), turn = plan.flipped ? -1 : 1, [dx, dy] = ways[arrow];
    return labelAt(plan, x + turn * dx, y + turn * dy);
}

/** The tiles beside one, for questions about what a unit could do. */
export function neighbours(plan: Plan, label: string): string[] {
    return (Object.keys(ways) as Arrow[]).flatMap(arrow => neighbourBy(plan, label, arrow) ?? []);
}

/** Letters and numbers along the edges, with their places. */
export function edgeNames(plan: Plan): { text: string; x: number; y: number }[] {
    const column = (x: number): string => String.fromCharCode(65 + (plan.flipped ? plan.columns - 1 - x : x));
    const row = (y: number): string => String(plan.flipped ? y + 1 : plan.rows - y);
    return [
        ...Array.from({ length: plan.columns }, (_, x) => ({ text: column(x), x: TILE * (x + 0.5), y: -7 })),
        ...Array.from({ length: plan.rows }, (_, y) => ({ text: row(y), x: -12, y: TILE * (y + 0.5) + 5 })),
    ];
}
