// The frame of a board: which part of it is seen, and one element for each cell that can be pointed at, clicked and focused.
// What lies on the cells is drawn by its game; everything but the cells is looks.
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from './i18n';
import { Button } from './ui';
import { type Box, placeAt, type Point } from './view_box';
import { useZoom } from './zoom';

/** What others can ask the board to do. */
export interface BoardHandle {
    focusOn: (cell: string) => void;
    zoom: (how: 'in' | 'out' | 'fit') => void;
}

/** How many cells there are, how large all of them are, and which way round they lie. */
export interface BoardPlan {
    columns: number;
    rows: number;
    width: number;
    height: number;
    flipped: boolean;
    labels: string[];
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where the cells of a board lie and what they look like. */
export interface BoardShape {
    labels: string[];
    /** All that is to be seen. */
    whole: Box;
    cellWidth: number;
    /** So many pixels must a cell be wide on a phone. */
    smallestOnPhone: number;
    centre: (cell: string) => Point;
    /** What a phone shows first. */
    middle: Point;
    /** The cell that an arrow key leads to on the screen. */
    neighbourBy: (cell: string, arrow: Arrow) => string | undefined;
    outline: JSX.Element;
}

export interface BoardFrameProps {
    shape: BoardShape;
    label: string;
    class?: string;
    /** The cell that Tab leads to. */
    first: string;
    handle: RefObject<BoardHandle>;
    describe: (cell: string) => string;
    isLive: (cell: string) => boolean;
    onFocus: (cell: string | null) => void;
    /** On a touch screen: tell what is there, do nothing. */
    onLongPress: (cell: string) => void;
    onCell: (cell: string, touched: boolean) => void;
    onFlip: () => void;
    /** Further buttons beside those for zoom and turning. */
    tools?: ComponentChildren;
    /** Something from beside the board was carried here and let go. */
    onDrop?: (cell: string) => void;
    /** A piece can be carried with the mouse from here; and was. */
    canGrab?: (cell: string) => boolean;
    onCarry?: (from: string, to: string) => void;
    /** Where something happens: a board that is not all seen goes there. */
    lookAt?: string[];
    children: ComponentChildren;
}

const LONG_PRESS = 450;

/** A press on a touch screen that lasts: then the click that follows is none. */
function useLongPress(wasDragged: () => boolean, onLongPress: (cell: string) => void): {
    down: (event: PointerEvent, cell: string) => void; up: () => void; wasLong: () => boolean;
} {
    const press = useRef({ timer: 0, long: false });
    return {
        down: (event, cell) => {
            press.current.long = false;
            clearTimeout(press.current.timer);
            if (event.pointerType !== 'mouse')
                press.current.timer = window.setTimeout(() => {
                    if (wasDragged())
                        return;
                    press.current.long = true;
                    onLongPress(cell);
                }, LONG_PRESS);
        },
        up: () => clearTimeout(press.current.timer),
        wasLong: () => press.current.long,
    };
}

function BoardTools({ zoomBy, onFlip, children }: { zoomBy: BoardHandle['zoom']; onFlip: () => void; children: ComponentChildren }): JSX.Element {
    const tool = (key: string, sign: string, onClick: () => void): JSX.Element => <Button kind="quiet" label={t(key)} title={t(key)} onClick={onClick}>{sign}</Button>;
    return (
        <div class="board-tools">
            {tool('zoom.in', '+', () => zoomBy('in'))}
            {tool('zoom.out', '−', () => zoomBy('out'))}
            {tool('zoom.fit', '▢', () => zoomBy('fit'))}
            {tool('flip', '⇅', onFlip)}
            {children}
        </div>
    );
}

/** A tool of a game's own, with its drawing; `name` is the key of its text. */
export function DrawnTool({ name, pressed, onClick, children }: { name: string; pressed: boolean; onClick: () => void; children: ComponentChildren }): JSX.Element {
    return (
        <Button kind="quiet" label={t(name)} title={t(name)} pressed={pressed} onClick={onClick}>
            <svg class="eye" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">{children}</svg>
        </Button>
    );
}

export function BoardFrame(props: BoardFrameProps): JSX.Element {
    const { shape, handle, onFocus, onCell, onDrop } = props;
    const svg = useRef<SVGSVGElement>(null);
    const phone = matchMedia('(pointer: coarse)').matches || innerWidth < 700;
    const zoom = useZoom(svg, shape.whole, shape.cellWidth, phone ? shape.smallestOnPhone : 0, shape.middle), { box } = zoom;
    const press = useLongPress(zoom.wasDragged, props.onLongPress);
    const focusOn = (cell: string): void => {
        const p = shape.centre(cell);
        zoom.show(p.x, p.y, shape.cellWidth * 0.58);
        svg.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus();
    };
    const zoomBy = (how: 'in' | 'out' | 'fit'): void => how === 'fit' ? zoom.fit() : zoom.zoomBy(how === 'in' ? 1.4 : 1 / 1.4);
    useEffect(() => {
        handle.current = { focusOn, zoom: zoomBy };
    });
    const carried = useRef<string | null>(null), look = props.lookAt?.join() ?? '';
    useEffect(() => {
        const points = (props.lookAt ?? []).map(shape.centre);
        if (points.length)
            zoom.show(points.reduce((sum, p) => sum + p.x, 0) / points.length, points.reduce((sum, p) => sum + p.y, 0) / points.length, shape.cellWidth);
    }, [look, Math.round(box.h)]); // and again when the board has got another shape
    /** With the mouse a piece follows the pointer instead of the board. */
    const grab = (event: PointerEvent, cell: string): void => {
        carried.current = event.pointerType === 'mouse' && event.button === 0 && props.canGrab?.(cell) ? cell : null;
        if (carried.current)
            event.stopPropagation();
    };
    const letGo = (cell: string): void => {
        const from = carried.current;
        carried.current = null;
        if (from && from !== cell)
            props.onCarry?.(from, cell);
    };
    const keys = (event: KeyboardEvent, cell: string): void => {
        if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            onCell(cell, false);
        } else if (event.key.startsWith('Arrow')) {
            event.preventDefault();
            event.stopPropagation();
            const next = shape.neighbourBy(cell, event.key as Arrow);
            if (next)
                focusOn(next);
        }
    };
    return (
        <div class="board-frame">
            <svg ref={svg} class={`board ${props.class ?? ''}`} viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="group"
                aria-label={props.label} onPointerLeave={event => event.pointerType === 'mouse' && onFocus(null)}>
                {props.children}
                {shape.labels.map(cell => (
                    <g key={cell} class={`cell ${props.isLive(cell) ? 'live' : ''}`} data-cell={cell} role="button" tabindex={cell === props.first ? 0 : -1}
                        aria-label={props.describe(cell)} transform={placeAt(shape.centre(cell))}
                        onFocus={() => onFocus(cell)} onPointerEnter={event => event.pointerType === 'mouse' && onFocus(cell)}
                        onPointerDown={event => {
                            press.down(event, cell);
                            grab(event, cell);
                        }} onPointerUp={() => {
                            press.up();
                            letGo(cell);
                        }} onKeyDown={event => keys(event, cell)}
                        {...(onDrop ? {
                            onDragOver: (event: DragEvent) => {
                                event.preventDefault();
                                onFocus(cell);
                            },
                            onDrop: (event: DragEvent) => {
                                event.preventDefault();
                                onDrop(cell);
                            },
                        } : {})}
                        onClick={event => {
                            if (!zoom.wasDragged() && !press.wasLong())
                                onCell(cell, event instanceof PointerEvent && event.pointerType === 'touch');
                        }}>
                        {shape.outline}
                    </g>
                ))}
            </svg>
            <BoardTools zoomBy={zoomBy} onFlip={props.onFlip}>{props.tools}</BoardTools>
        </div>
    );
}
