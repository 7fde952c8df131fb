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

/** The line around some tiles, as a path; `inset`: how far it stays inside. Sides between two of them have none. */
export function borderOf(plan: Plan, tiles: string[], inset: number): string {
    const within = new Set(tiles), half = TILE / 2 - inset, reach = (tile: string, arrow: Arrow): number => within.has(neighbourBy(plan, tile, arrow) ?? '') ? TILE / 2 : half;
    return tiles.map(tile => {
        const { x, y } = centre(plan, tile), left = x - reach(tile, 'ArrowLeft'), right = x + reach(tile, 'ArrowRight'), top = y - reach(tile, 'ArrowUp'), bottom = y + reach(tile, 'ArrowDown');
        const side = (arrow: Arrow, line: string): string => within.has(neighbourBy(plan, tile, arrow) ?? '') ? '' : line;
        return side('ArrowUp', `M${left} ${top}H${right}`) + side('ArrowDown', `M${left} ${bottom}H${right}`) + side('ArrowLeft', `M${left} ${top}V${bottom}`) + side('ArrowRight', `M${right} ${top}V${bottom}`);
    }).join('');
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
