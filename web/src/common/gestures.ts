// Wheel, drag and pinch on the board.
import { useEffect } from 'preact/hooks';
import { type Box, clampBox, type Point, zoomBox } from './view_box';

export interface SvgRef {
    current: SVGSVGElement | null;
}

interface Flag {
    current: boolean;
}

const DRAG_BEGINS = 7;

/** What is seen, and all that can be. */
interface Seen {
    current: { whole: Box; box: Box };
}

/** The part of the board that is seen after a pan or a pinch; places are given as on the screen. */
function changesOf(element: SVGSVGElement, seen: Seen, setBox: (box: Box) => void): {
    pan: (dx: number, dy: number) => void; zoomAt: (factor: number, x: number, y: number) => void;
} {
    const unit = (): number => seen.current.box.w / element.clientWidth;
    return {
        pan: (dx, dy) => {
            const { box, whole } = seen.current;
            setBox(clampBox({ ...box, x: box.x - dx * unit(), y: box.y - dy * unit() }, whole));
        },
        zoomAt: (factor, x, y) => {
            const { box, whole } = seen.current, edge = element.getBoundingClientRect();
            setBox(zoomBox(box, whole, factor, { x: box.x + (x - edge.left) * unit(), y: box.y + (y - edge.top) * unit() }));
        },
    };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** `dragged`: the click that follows is none; `changed`: the player has chosen what is seen. */
export function useGestures(svg: SvgRef, seen: Seen, setBox: (box: Box) => void, dragged: Flag, changed: Flag): void {
    useEffect(() => {
        const element = svg.current;
        if (!element)
            return undefined;
        const { pan, zoomAt } = changesOf(element, seen, setBox);
        const pointers = new Map<number, Point>();
        let moved = 0;
        const wheel = (event: WheelEvent): void => {
            event.preventDefault();
            changed.current = true;
            zoomAt(Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
        };
        const down = (event: PointerEvent): void => {
            pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
            if (pointers.size === 1) {
                moved = 0;
                dragged.current = false;
            }
        };
        const move = (event: PointerEvent): void => {
            const old = pointers.get(event.pointerId);
            if (!old)
                return;
            const fresh = { x: event.clientX, y: event.clientY };
            moved += distance(fresh, old);
            if (moved > DRAG_BEGINS)
                dragged.current = changed.current = true;
            const [still] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
            if (still)
                zoomAt(distance(fresh, still) / Math.max(distance(old, still), 1), (fresh.x + still.x) / 2, (fresh.y + still.y) / 2);
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
}
