// A part of the board, as the picture's view box, and how it changes.

export interface Point {
    x: number;
    y: number;
}

export interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
}

/** Moves a drawing to a place. */
export const placeAt = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

const MOST_ZOOM = 6;

/** Inside the whole, and no larger than it. */
export function clampBox(box: Box, whole: Box): Box {
    const w = Math.min(box.w, whole.w), h = Math.min(box.h, whole.h);
    return {
        w, h,
        x: Math.min(Math.max(box.x, whole.x), whole.x + whole.w - w),
        y: Math.min(Math.max(box.y, whole.y), whole.y + whole.h - h),
    };
}

/** Larger by a factor, with a place of the board staying where it is on the screen. */
export function zoomBox(box: Box, whole: Box, factor: number, at: Point): Box {
    const w = Math.min(Math.max(box.w / factor, whole.w / MOST_ZOOM), whole.w), k = w / box.w;
    return clampBox({ w, h: box.h * k, x: at.x - (at.x - box.x) * k, y: at.y - (at.y - box.y) * k }, whole);
}

/** The whole board, widened so that it fills an element of this shape. */
export function fillShape(whole: Box, ratio: number): Box {
    const own = whole.w / whole.h;
    if (ratio > own)
        return { ...whole, w: whole.h * ratio, x: whole.x - (whole.h * ratio - whole.w) / 2 };
    return { ...whole, h: whole.w / ratio, y: whole.y - (whole.w / ratio - whole.h) / 2 };
}

/** As much of the board as there is: no empty table beside it. */
export function clipTo(all: Box, board: Box): Box {
    return all.w > board.w ? { ...all, x: board.x, w: board.w } : { ...all, y: board.y, h: board.h };
}
