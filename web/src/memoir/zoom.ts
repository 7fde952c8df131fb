// Zoom and pan of the board by wheel, drag, pinch and buttons: which part of it is seen.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

export interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
}

const MOST_ZOOM = 6, DRAG_BEGINS = 7;

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
export function zoomBox(box: Box, whole: Box, factor: number, at: { x: number; y: number }): Box {
    const w = Math.min(Math.max(box.w / factor, whole.w / MOST_ZOOM), whole.w), k = w / box.w;
    return clampBox({ w, h: box.h * k, x: at.x - (at.x - box.x) * k, y: at.y - (at.y - box.y) * k }, whole);
}

export interface Zoom {
    box: Box;
    zoomBy: (factor: number) => void;
    /** All of the board; if that is seen, as at the beginning. */
    fit: () => void;
    /** Move so that a place is seen. */
    show: (x: number, y: number, margin: number) => void;
    /** True just after a drag: the click that follows is none. */
    wasDragged: () => boolean;
}

/** The whole board, widened so that it fills an element of this shape. */
function fill(whole: Box, ratio: number): Box {
    const own = whole.w / whole.h;
    if (ratio > own)
        return { ...whole, w: whole.h * ratio, x: whole.x - (whole.h * ratio - whole.w) / 2 };
    return { ...whole, h: whole.w / ratio, y: whole.y - (whole.w / ratio - whole.h) / 2 };
}

/** `smallest`: so many pixels must a hex be wide at the beginning; then not all of the board may be seen. */
export function useZoom(svg: { current: SVGSVGElement | null }, board: Box, hexWidth: number, smallest: number, focus: { x: number; y: number }): Zoom {
    const [whole, setWhole] = useState(board);
    const [box, setBox] = useState(board);
    const now = useRef({ whole, box });
    now.current = { whole, box };
    const dragged = useRef(false), changed = useRef(false);

    const begin = useCallback((): void => {
        const element = svg.current;
        if (!element?.clientWidth)
            return;
        const all = fill(board, element.clientWidth / element.clientHeight);
        setWhole(all);
        const shown = element.clientWidth * hexWidth / all.w;
        /* Zoomed in, the board should fill what is seen: no empty table beside it. */
        const factor = Math.max(smallest / shown, all.w / board.w, all.h / board.h);
        setBox(shown >= smallest ? all : zoomBox(all, clipTo(all, board), factor, focus));
    }, [board.y, board.w, board.h, smallest, svg]);

    /** Another shape: all of the board again, or the same part of it if the player has zoomed. */
    const reshape = useCallback((): void => {
        const element = svg.current;
        if (!element?.clientWidth)
            return;
        const old = now.current.box, ratio = element.clientWidth / element.clientHeight;
        if (!changed.current)
            begin();
        else
            setBox({ ...old, h: old.w / ratio, y: old.y + (old.h - old.w / ratio) / 2 });
    }, [begin]);

    useEffect(() => {
        changed.current = false;
        begin();
        const observer = new ResizeObserver(reshape);
        if (svg.current)
            observer.observe(svg.current);
        return () => observer.disconnect();
    }, [begin]);

    useEffect(() => {
        const element = svg.current;
        if (!element)
            return undefined;
        const pointers = new Map<number, { x: number; y: number }>();
        let moved = 0;
        const unit = (): number => now.current.box.w / element.clientWidth;
        const place = (x: number, y: number): { x: number; y: number } => {
            const edge = element.getBoundingClientRect();
            return { x: now.current.box.x + (x - edge.left) * unit(), y: now.current.box.y + (y - edge.top) * unit() };
        };
        const wheel = (event: WheelEvent): void => {
            event.preventDefault();
            changed.current = true;
            const { box: old, whole: all } = now.current;
            setBox(zoomBox(old, all, Math.exp(-event.deltaY * 0.0015), place(event.clientX, event.clientY)));
        };
        const down = (event: PointerEvent): void => {
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            if (pointers.size === 1) {
                moved = 0;
                dragged.current = false;
            }
        };
        const pan = (dx: number, dy: number): void => {
            const { box: old, whole: all } = now.current;
            setBox(clampBox({ ...old, x: old.x - dx * unit(), y: old.y - dy * unit() }, all));
        };
        const pinch = (before: { x: number; y: number }, after: { x: number; y: number }, still: { x: number; y: number }): void => {
            const distance = (p: { x: number; y: number }): number => Math.hypot(p.x - still.x, p.y - still.y);
            const { box: old, whole: all } = now.current;
            const middle = place((after.x + still.x) / 2, (after.y + still.y) / 2);
            setBox(zoomBox(old, all, distance(after) / Math.max(distance(before), 1), middle));
        };
        const move = (event: PointerEvent): void => {
            const old = pointers.get(event.pointerId);
            if (!old)
                return;
            const fresh = { x: event.clientX, y: event.clientY };
            moved += Math.hypot(fresh.x - old.x, fresh.y - old.y);
            if (moved > DRAG_BEGINS)
                dragged.current = changed.current = true;
            const others = [...pointers].filter(([id]) => id !== event.pointerId);
            if (others[0])
                pinch(old, fresh, others[0][1]);
            else if (dragged.current)
                pan(fresh.x - old.x, fresh.y - old.y);
            pointers.set(event.pointerId, fresh);
        };
        const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
        element.addEventListener('wheel', wheel, { passive: false });
        element.addEventListener('pointerdown', down);
        window.addEventListener('pointermove', move);
        window.addEventListener('pointerup', up);
        window.addEventListener('pointercancel', up);
        return () => {
            element.removeEventListener('wheel', wheel);
            element.removeEventListener('pointerdown', down);
            window.removeEventListener('pointermove', move);
            window.removeEventListener('pointerup', up);
            window.removeEventListener('pointercancel', up);
        };
    }, [svg]);

    return {
        box,
        zoomBy: factor => {
            changed.current = true;
            setBox(zoomBox(box, whole, factor, { x: box.x + box.w / 2, y: box.y + box.h / 2 }));
        },
        fit: () => {
            changed.current = box.w < whole.w;
            if (box.w < whole.w)
                setBox(whole);
            else
                begin();
        },
        show: (x, y, margin) => {
            const inside = x > box.x + margin && x < box.x + box.w - margin && y > box.y + margin && y < box.y + box.h - margin;
            if (!inside)
                setBox(clampBox({ ...box, x: x - box.w / 2, y: y - box.h / 2 }, whole));
        },
        wasDragged: () => dragged.current,
    };
}

function clipTo(all: Box, board: Box): Box {
    return all.w > board.w ? { ...all, x: board.x, w: board.w } : { ...all, y: board.y, h: board.h };
}
