// The board: the ground as the server draws it, and on top what changes in a game. Each hex is one
// element that can be pointed at, clicked and focused; everything else is looks.
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { percent, t } from '../common/i18n';
import { Button } from '../common/ui';
import { useZoom, type Zoom } from '../common/zoom';
import { LastArrow, LineOfSight, Marks, Patterns, TopMarks } from './board_marks';
import { Counter, Letters, Objectives, SectionNames } from './board_pieces';
import { type Arrow, at, centre, HALF_WIDTH, hexPoints, neighbourBy, type Plan } from './geometry';
import type { BoardMarks } from './marks';
import type { Board, Tables, View } from './types';
import { describeHex } from './words';

/** What others can ask the board to do. */
export interface BoardHandle {
    focusOn: (hex: string) => void;
    zoom: (how: 'in' | 'out' | 'fit') => void;
}

interface BoardProps {
    plan: Plan;
    board: Board;
    tables: Tables | null;
    view: View;
    ground: string;
    marks: BoardMarks;
    focus: string | null;
    layers: { coordinates: boolean; units: boolean };
    /** Whose left and right are named along the edge: top or bottom. */
    ownEdge: 'top' | 'bottom';
    handle: RefObject<BoardHandle>;
    onFocus: (hex: string | null) => void;
    /** On a touch screen: tell what is there, do nothing. */
    onLongPress: (hex: string) => void;
    onHex: (hex: string, touched: boolean) => void;
    onFlip: () => void;
    onSight: () => void;
}

const LONG_PRESS = 450;
const MARGIN = 24, NAMES = 18, PHONE_HEX = 46;

/** What can be done with a hex, for screen readers. */
function describeMarks(marks: BoardMarks, hex: string): string {
    const target = marks.targets.get(hex)?.odds;
    const words = [
        marks.selected === hex ? t('aria.selected') : '', marks.nameable.has(hex) ? t('aria.nameable') : '',
        marks.destinations.has(hex) ? t(marks.destinations.get(hex) ? 'aria.reach' : 'aria.reach.no-battle') : '',
        target ? t('aria.target', { n: target.dice, chance: percent(target.eliminate ?? 0) }) : '',
        marks.lookout?.unseen.includes(hex) ? t('aria.unseen', { hex: marks.lookout.from }) : '',
    ];
    return words.filter(Boolean).map(word => `, ${word}`).join('');
}

const isLive = (marks: BoardMarks, hex: string): boolean =>
    marks.nameable.has(hex) || marks.able.has(hex) || marks.destinations.has(hex) || marks.targets.has(hex);

/** A press on a touch screen that lasts: then the click that follows is none. */
function useLongPress(wasDragged: () => boolean, onLongPress: (hex: string) => void): {
    down: (event: PointerEvent, hex: string) => void; up: () => void; wasLong: () => boolean;
} {
    const press = useRef({ timer: 0, long: false });
    return {
        down: (event, hex) => {
            press.current.long = false;
            clearTimeout(press.current.timer);
            if (event.pointerType !== 'mouse')
                press.current.timer = window.setTimeout(() => {
                    if (wasDragged())
                        return;
                    press.current.long = true;
                    onLongPress(hex);
                }, LONG_PRESS);
        },
        up: () => clearTimeout(press.current.timer),
        wasLong: () => press.current.long,
    };
}

/** The part of the board that is seen: all of it, or on a phone the player's own half, large enough for fingers. */
function useBoardZoom(svg: RefObject<SVGSVGElement>, { plan, view, ownEdge }: BoardProps): Zoom {
    const own = view.units.map(unit => centre(plan, unit.hex)).filter(point => point.y > plan.height / 2);
    const middle = own.length ? { x: own.reduce((sum, p) => sum + p.x, 0) / own.length, y: plan.height }
        : { x: plan.width / 2, y: plan.height / 2 };
    const namesBelow = (ownEdge === 'bottom') !== plan.flipped;
    const whole = { x: -MARGIN, y: -MARGIN - (namesBelow ? 0 : NAMES), w: plan.width + 2 * MARGIN, h: plan.height + 2 * MARGIN + NAMES };
    const phone = matchMedia('(pointer: coarse)').matches || innerWidth < 700;
    return useZoom(svg, whole, 2 * HALF_WIDTH, phone ? PHONE_HEX : 0, middle);
}

function BoardTools({ marks, zoomBy, onFlip, onSight }: Pick<BoardProps, 'marks' | 'onFlip' | 'onSight'> & { zoomBy: BoardHandle['zoom'] }): JSX.Element {
    const tool = (key: string, sign: string, onClick: () => void): JSX.Element => <Button kind="quiet" label={t(key)} title={t(key)} onClick={onClick}>{sign}</Button>;
    return (
        <div class="board-tools">
            {tool('zoom.in', '+', () => zoomBy('in'))}
            {tool('zoom.out', '−', () => zoomBy('out'))}
            {tool('zoom.fit', '▢', () => zoomBy('fit'))}
            {tool('flip', '⇅', onFlip)}
            <Button kind="quiet" label={t('sight')} title={t('sight')} pressed={marks.lookout !== null} onClick={onSight}>
                <svg class="eye" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M2 12C7 5 17 5 22 12C17 19 7 19 2 12Z" /><circle cx="12" cy="12" r="3.2" /></svg>
            </Button>
        </div>
    );
}

/** Everything that is looked at and not touched. */
function Layers({ plan, board, view, marks, layers, ownEdge }: BoardProps): JSX.Element {
    return (
        <g aria-hidden="true" class="untouchable">
            <Letters plan={plan} />
            <SectionNames plan={plan} ownEdge={ownEdge} />
            <Marks plan={plan} marks={marks} coordinates={layers.coordinates} />
            {layers.units && view.units.map(unit => <Counter key={unit.hex} unit={unit} plan={plan} moved={marks.moved} />)}
            {view.wire.map(hex => <use key={`w${hex}`} href="#obstacle-wire" transform={at(plan, hex)} />)}
            {view.sandbags.map(hex => <use key={`s${hex}`} href="#obstacle-sandbags" transform={at(plan, hex)} />)}
            <Objectives plan={plan} board={board} view={view} />
            {marks.arrow && <LastArrow plan={plan} arrow={marks.arrow} />}
            {marks.sight && <LineOfSight plan={plan} sight={marks.sight} />}
            <TopMarks plan={plan} marks={marks} units={new Set(view.units.map(unit => unit.hex))} />
        </g>
    );
}

export function BoardPicture(props: BoardProps): JSX.Element {
    const { plan, board, tables, view, ground, marks, focus, handle, onFocus, onHex } = props;
    const svg = useRef<SVGSVGElement>(null);
    const zoom = useBoardZoom(svg, props), press = useLongPress(zoom.wasDragged, props.onLongPress), { box } = zoom;
    const first = focus ?? marks.selected ?? view.units[0]?.hex ?? plan.labels[0]!;

    const focusOn = (hex: string): void => {
        const p = centre(plan, hex);
        zoom.show(p.x, p.y, 50);
        svg.current?.querySelector<SVGGElement>(`[data-hex="${hex}"]`)?.focus();
    };
    const zoomBy = (how: 'in' | 'out' | 'fit'): void => how === 'fit' ? zoom.fit() : zoom.zoomBy(how === 'in' ? 1.4 : 1 / 1.4);
    useEffect(() => {
        handle.current = { focusOn, zoom: zoomBy };
    });
    const keys = (event: KeyboardEvent, hex: string): void => {
        if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            onHex(hex, false);
        } else if (event.key.startsWith('Arrow')) {
            event.preventDefault();
            event.stopPropagation();
            const next = neighbourBy(plan, hex, event.key as Arrow);
            if (next)
                focusOn(next);
        }
    };
    return (
        <div class="board-frame">
            <svg ref={svg} class={`board ${marks.lookout ? 'looking' : ''}`} viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="group"
                aria-label={t('aria.board', { title: board.title })} onPointerLeave={event => event.pointerType === 'mouse' && onFocus(null)}>
                <Patterns />
                <rect class="sheet" x="0" y="0" width={plan.width} height={plan.height} />
                {ground && <image href={ground} x="0" y="0" width={plan.width} height={plan.height} preserveAspectRatio="none" />}
                <Layers {...props} />
                {plan.labels.map(hex => (
                    <g key={hex} class={`hex ${isLive(marks, hex) ? 'live' : ''}`} data-hex={hex} role="button" tabindex={hex === first ? 0 : -1}
                        aria-label={`${describeHex(board, tables, view, hex)}${describeMarks(marks, hex)}`} transform={at(plan, hex)}
                        onFocus={() => onFocus(hex)} onPointerEnter={event => event.pointerType === 'mouse' && onFocus(hex)}
                        onPointerDown={event => press.down(event, hex)} onPointerUp={press.up} onKeyDown={event => keys(event, hex)}
                        onClick={event => {
                            if (!zoom.wasDragged() && !press.wasLong())
                                onHex(hex, event instanceof PointerEvent && event.pointerType === 'touch');
                        }}>
                        <polygon points={hexPoints} />
                    </g>
                ))}
            </svg>
            <BoardTools marks={marks} zoomBy={zoomBy} onFlip={props.onFlip} onSight={props.onSight} />
        </div>
    );
}
