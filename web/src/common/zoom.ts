// Zoom and pan of the board: which part of it is seen.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type SvgRef, useGestures } from './gestures';
import { type Box, clampBox, clipTo, fillShape, type Point, zoomBox } from './view_box';

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

/** The element, once it has a size. */
const sizedElement = (svg: SvgRef): SVGSVGElement | null => svg.current?.clientWidth ? svg.current : null;

/** `smallest`: so many pixels must a cell be wide at the beginning; then not all of the board may be seen. */
export function useZoom(svg: SvgRef, board: Box, cellWidth: number, smallest: number, focus: Point): Zoom {
    const [whole, setWhole] = useState(board);
    const [box, setBox] = useState(board);
    const now = useRef({ whole, box });
    now.current = { whole, box };
    const dragged = useRef(false), changed = useRef(false);

    const begin = useCallback((): void => {
        const element = sizedElement(svg);
        if (!element)
            return;
        const all = fillShape(board, element.clientWidth / element.clientHeight);
        setWhole(all);
        const shown = element.clientWidth * cellWidth / all.w;
        /* Zoomed in, the board should fill what is seen: no empty table beside it. */
        const factor = Math.max(smallest / shown, all.w / board.w, all.h / board.h);
        setBox(shown >= smallest ? all : zoomBox(all, clipTo(all, board), factor, focus));
    }, [board.y, board.w, board.h, smallest, svg]);

    /** Another shape: all of the board again, or the same part of it if the player has zoomed. */
    const reshape = useCallback((): void => {
        const element = sizedElement(svg);
        if (!element)
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

    useGestures(svg, now, setBox, dragged, changed);

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
