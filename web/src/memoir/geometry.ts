// Where hexes lie. Labels and measures are those of the drawings (src/cli/svg.h): pointy-top hexes
// with a radius of 50, two half hexes a column, rows 75 apart.
import type { Arrow, BoardPlan } from '../common/board_frame';
import { placeAt, type Point } from '../common/view_box';

export const HALF_WIDTH = 43.3, RADIUS = 50, ROW_STEP = 75;

/** Doubled column and row from the top. */
export interface Cell {
    x: number;
    y: number;
}

export interface Plan extends BoardPlan {
    cells: Map<string, Cell>;
    byCell: Map<string, string>;
}

function rowOf(label: string): number {
    return Number(label.slice(1));
}

/** Capital letters stand in the even rows, small ones half a hex further right. */
export function cellOf(label: string, rows: number): Cell {
    const code = label.charCodeAt(0), small = code >= 97;
    return { x: small ? 2 * (code - 97) + 1 : 2 * (code - 65), y: rows - rowOf(label) };
}

const key = (cell: Cell): string => `${cell.x},${cell.y}`;

/** The board whose hexes have these labels, seen from its bottom, or flipped from its top. */
export function makePlan(labels: string[], flipped: boolean): Plan {
    const rows = Math.max(...labels.map(rowOf));
    const cells = new Map(labels.map(label => [label, cellOf(label, rows)]));
    const columns = Math.max(...[...cells.values()].map(cell => cell.x)) / 2 + 1;
    return {
        columns, rows, flipped, labels, cells,
        width: 2 * HALF_WIDTH * columns,
        height: ROW_STEP * (rows - 1) + 2 * RADIUS,
        byCell: new Map([...cells].map(([label, cell]) => [key(cell), label])),
    };
}

/** The middle of a place on the board, which may lie beyond its edge. */
export function centreAt(plan: Plan, cell: Cell): Point {
    const x = plan.flipped ? 2 * plan.columns - 2 - cell.x : cell.x;
    const y = plan.flipped ? plan.rows - 1 - cell.y : cell.y;
    return { x: HALF_WIDTH * (x + 1), y: RADIUS + ROW_STEP * y };
}

export function centre(plan: Plan, label: string): Point {
    return centreAt(plan, plan.cells.get(label) ?? { x: 0, y: 0 });
}

/** Moves a drawing to a hex. */
export function at(plan: Plan, hex: string): string {
    return placeAt(centre(plan, hex));
}

const corners = [[0, -50], [43.3, -25], [43.3, 25], [0, 50], [-43.3, 25], [-43.3, -25]] as const;
export const hexPoints = corners.map(([x, y]) => `${x},${y}`).join(' ');

/** The hex that an arrow key leads to on the screen. Up and down zigzag, so that they keep the column. */
export function neighbourBy(plan: Plan, label: string, arrow: Arrow): string | undefined {
    const cell = plan.cells.get(label);
    if (!cell)
        return undefined;
    const turn = plan.flipped ? -1 : 1;
    const find = (dx: number, dy: number): string | undefined =>
        plan.byCell.get(key({ x: cell.x + turn * dx, y: cell.y + turn * dy }));
    if (arrow === 'ArrowLeft' || arrow === 'ArrowRight')
        return find(arrow === 'ArrowLeft' ? -2 : 2, 0);
    const dy = arrow === 'ArrowUp' ? -1 : 1, lean = cell.y % 2 === 0 ? 1 : -1;
    return find(lean, dy) ?? find(-lean, dy);
}

/** The letters along the upper and lower edge. */
export function columnsOf(plan: Plan): string[] {
    return Array.from({ length: 2 * plan.columns - 1 }, (_, x) =>
        String.fromCharCode((x % 2 ? 97 : 65) + Math.floor(x / 2)));
}

/** Some hex next to this one: in the next row, the letter of the same column or the one before it. */
export function neighbourOf(label: string): string {
    const code = label.charCodeAt(0), small = code >= 97, row = rowOf(label);
    const letter = small ? code - 32 : Math.max(code + 31, 97);
    return `${String.fromCharCode(letter)}${row > 1 ? row - 1 : row + 1}`;
}

/** The nearest of some hexes; rows are counted from the bottom, which does not matter here. */
export function nearest(hexes: string[], from: string): string | undefined {
    const at = cellOf(from, 0);
    const distance = (hex: string): number => {
        const cell = cellOf(hex, 0), dx = Math.abs(cell.x - at.x), dy = Math.abs(cell.y - at.y);
        return dy + Math.max(0, (dx - dy) / 2);
    };
    return [...hexes].sort((a, b) => distance(a) - distance(b))[0];
}
