// The board: the ground as the server draws it, and on top what changes in a game. Each hex is one
// element that can be pointed at, clicked and focused; everything else is looks.
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { decimal, percent, t } from '../common/i18n';
import { stepTime } from '../common/settings';
import { Button } from '../common/ui';
import type { Choice } from './actions';
import { type Arrow, centre, centreAt, columnsOf, HALF_WIDTH, hexPoints, neighbourBy, type Plan } from './geometry';
import type { BoardMarks } from './marks';
import type { Board, Odds, Tables, Unit, View } from './types';
import { describeHex, mean } from './words';
import { useZoom } from './zoom';

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

function at(plan: Plan, hex: string): string {
    const { x, y } = centre(plan, hex);
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** Slide a counter from where it was. */
function useSlide(plan: Plan, hex: string, moved: BoardMarks['moved']): RefObject<SVGGElement> {
    const element = useRef<SVGGElement>(null), comes = moved?.to === hex ? moved : null;
    useLayoutEffect(() => {
        if (!comes || !stepTime())
            return;
        const a = centre(plan, comes.from), b = centre(plan, comes.to);
        element.current?.animate([{ transform: `translate(${a.x}px, ${a.y}px)` }, { transform: `translate(${b.x}px, ${b.y}px)` }],
            { duration: stepTime(), easing: 'ease-in-out' });
    }, [comes?.version]);
    return element;
}

function Counter({ unit, plan, moved }: { unit: Unit; plan: Plan; moved: BoardMarks['moved'] }): JSX.Element {
    const element = useSlide(plan, unit.hex, moved);
    const pips = Array.from({ length: unit.start }, (_, i) => i);
    const spent = unit.marks?.includes('battled') || unit.marks?.includes('no-battle') || unit.marks?.includes('tired');
    return (
        <g ref={element} class={`counter ${unit.side}`} transform={at(plan, unit.hex)}>
            <use href={`#counter-${unit.side}`} />
            <use href={`#unit-${unit.kind}`} />
            {unit.elite && <use href="#unit-elite" />}
            {pips.map(i => (
                <use key={i} href={i < unit.figures ? '#counter-pip' : '#counter-pip-lost'}
                    transform={`translate(${11 * (i - (unit.start - 1) / 2)} 22)`} />
            ))}
            {unit.ordered && spent && <use href="#marker-spent" />}
            {unit.ordered && <use href="#marker-ordered" />}
            {(unit.medals ?? 1) > 1 && Array.from({ length: unit.medals ?? 1 }, (_, i) => (
                <use key={i} href="#marker-medal" transform={`translate(-29 ${-16 + 15 * i}) scale(.17)`} />
            ))}
        </g>
    );
}

/** Objectives: on the counter of the side that may have it, or of who holds it. */
function Objectives({ plan, board, view }: { plan: Plan; board: Board; view: View }): JSX.Element {
    const occupied = new Set(view.units.map(unit => unit.hex));
    return (
        <g>
            {view.objectives.flatMap((objective, i) => objective.hexes.map(hex => {
                const sides = board.objective[i]?.for ?? [], owner = sides.length === 1 ? sides[0] : null;
                const small = occupied.has(hex);
                const place = `${at(plan, hex)}${small ? ' translate(27 -28) scale(.85)' : ''}`;
                return (
                    <g key={`${i}${hex}`} transform={place} class={`objective ${objective.taken ? 'taken' : ''}`}>
                        {owner && <use href={`#counter-${owner}`} transform="scale(.56)" />}
                        {objective.held && <circle r="21" class={`holder ${objective.held}`} />}
                        <use href="#marker-objective" />
                    </g>
                );
            }))}
        </g>
    );
}

/** The chance to destroy; where there is none, the hits one may hope for. */
function promise(odds: Odds): string {
    return odds.eliminate ? percent(odds.eliminate) : t('odds.hits.short', { hits: decimal(mean(odds.hits)) });
}

/** A cross-hair with dice and the chance to destroy. */
function Target({ plan, choice, hex }: { plan: Plan; choice: Choice; hex: string }): JSX.Element {
    return (
        <g transform={at(plan, hex)} class="target">
            <use href="#marker-attack" />
            {choice.odds && (
                <>
                    <g transform="translate(0 -36)">
                        <rect class="badge" x="-16" y="-13" width="32" height="24" rx="7" />
                        <text class="badge-text" y="6">{choice.odds.dice}</text>
                    </g>
                    <g transform="translate(0 38)">
                        <rect class="badge pale" x="-38" y="-12" width="76" height="23" rx="7" />
                        <text class="badge-text" y="6">{promise(choice.odds)}</text>
                    </g>
                </>
            )}
        </g>
    );
}

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

/** The sections as their owner calls them, along the owner's edge. */
function SectionNames({ plan, ownEdge }: { plan: Plan; ownEdge: 'top' | 'bottom' }): JSX.Element {
    const below = (ownEdge === 'bottom') !== plan.flipped, names = ['left', 'center', 'right'];
    return (
        <g class="section-names" aria-hidden="true">
            {(below ? names : names.reverse()).map((name, i) => (
                <text key={name} x={plan.width * (2 * i + 1) / 6} y={below ? plan.height + 34 : -24}>{t(`section.${name}`)}</text>
            ))}
        </g>
    );
}

function Letters({ plan }: { plan: Plan }): JSX.Element {
    return (
        <g class="letters" aria-hidden="true">
            {columnsOf(plan).map((letter, x) => {
                const p = centreAt(plan, { x, y: 0 });
                return [<text key={letter} x={p.x} y={-7}>{letter}</text>,
                    <text key={`${letter}2`} x={p.x} y={plan.height + 17}>{letter}</text>];
            })}
            {Array.from({ length: plan.rows }, (_, y) => {
                const p = centreAt(plan, { x: 0, y });
                return [<text key={y} x={-12} y={p.y + 5}>{plan.rows - y}</text>,
                    <text key={`${y}r`} x={plan.width + 12} y={p.y + 5}>{plan.rows - y}</text>];
            })}
        </g>
    );
}

function Marks({ plan, marks, coordinates }: { plan: Plan; marks: BoardMarks; coordinates: boolean }): JSX.Element {
    const outline = (hex: string, kind: string): JSX.Element =>
        <polygon key={`${kind}${hex}`} class={`mark ${kind}`} points={hexPoints} transform={at(plan, hex)} />;
    return (
        <g>
            {marks.last.map(hex => outline(hex, 'last'))}
            {[...marks.destinations.keys()].map(hex => outline(hex, 'reach'))}
            {marks.hint.map(hex => outline(hex, 'hint'))}
            {marks.lookout?.unseen.map(hex => outline(hex, 'out-of-sight'))}
            {coordinates && plan.labels.map(hex => {
                const p = centre(plan, hex);
                return <text key={hex} class="coordinate" x={p.x} y={p.y - 34}>{hex}</text>;
            })}
        </g>
    );
}

/** `units`: the hexes that have one. */
function TopMarks({ plan, marks, units }: { plan: Plan; marks: BoardMarks; units: Set<string> }): JSX.Element {
    return (
        <g>
            {[...marks.nameable].map(hex => units.has(hex) ? <use key={`n${hex}`} href="#marker-ordered" class="offered" transform={at(plan, hex)} />
                : <use key={`n${hex}`} href="#marker-move" transform={at(plan, hex)} />)}
            {[...marks.able].filter(hex => !marks.nameable.has(hex)).map(hex =>
                <circle key={`a${hex}`} class="able" r="46" transform={at(plan, hex)} />)}
            {[...marks.orderable].map(hex => <circle key={`c${hex}`} class="could" r="46" transform={at(plan, hex)} />)}
            {marks.named.map(hex => <use key={`m${hex}`} href="#marker-attack" transform={at(plan, hex)} />)}
            {marks.lookout && <polygon class="mark lookout" points={hexPoints} transform={at(plan, marks.lookout.from)} />}
            {marks.selected && <polygon class="mark selected" points={hexPoints} transform={at(plan, marks.selected)} />}
            {[...marks.destinations].map(([hex, battle]) =>
                <use key={`d${hex}`} href={battle ? '#marker-move' : '#marker-move-no-battle'} transform={at(plan, hex)} />)}
            {[...marks.targets].map(([hex, choice]) => <Target key={`t${hex}`} plan={plan} choice={choice} hex={hex} />)}
        </g>
    );
}

function SightLine({ plan, sight }: { plan: Plan; sight: NonNullable<BoardMarks['sight']> }): JSX.Element {
    const a = centre(plan, sight.from), b = centre(plan, sight.to);
    return (
        <g class={`sight ${sight.open ? 'open' : 'blocked'}`}>
            <line class="sight-rim" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            {sight.blockers.map(hex => (
                <g key={hex} transform={at(plan, hex)}>
                    <polygon class="blocker" points={hexPoints} />
                    <path class="blocker-cross" d="M-16 -16L16 16M16 -16L-16 16" />
                </g>
            ))}
        </g>
    );
}

/** How far an arrow stays clear of the middle of its ends. */
const ARROW_GAP = 22;

/** Where the last unit came from, or whom it attacked. */
function LastArrow({ plan, arrow }: { plan: Plan; arrow: NonNullable<BoardMarks['arrow']> }): JSX.Element | null {
    const a = centre(plan, arrow.from), b = centre(plan, arrow.to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0)
        return null;
    const turn = Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI, end = length - ARROW_GAP;
    const path = `M${ARROW_GAP / 2} 0H${end.toFixed(1)}M${(end - 13).toFixed(1)} -10L${end.toFixed(1)} 0L${(end - 13).toFixed(1)} 10`;
    return (
        <g class={`arrow ${arrow.kind}`} transform={`translate(${a.x.toFixed(1)} ${a.y.toFixed(1)}) rotate(${turn.toFixed(1)})`}>
            <path class="arrow-rim" d={path} />
            <path d={path} />
        </g>
    );
}

const LONG_PRESS = 450;
const MARGIN = 24, NAMES = 18, PHONE_HEX = 46;

export function BoardPicture(props: BoardProps): JSX.Element {
    const { plan, board, tables, view, ground, marks, focus, layers, ownEdge, handle, onFocus, onLongPress, onHex, onFlip, onSight } = props;
    const svg = useRef<SVGSVGElement>(null);
    const press = useRef({ timer: 0, long: false });
    const own = view.units.map(unit => centre(plan, unit.hex)).filter(point => point.y > plan.height / 2);
    const middle = own.length ? { x: own.reduce((sum, p) => sum + p.x, 0) / own.length, y: plan.height }
        : { x: plan.width / 2, y: plan.height / 2 };
    const namesBelow = (ownEdge === 'bottom') !== plan.flipped;
    const whole = { x: -MARGIN, y: -MARGIN - (namesBelow ? 0 : NAMES), w: plan.width + 2 * MARGIN, h: plan.height + 2 * MARGIN + NAMES };
    const phone = matchMedia('(pointer: coarse)').matches || innerWidth < 700;
    const zoom = useZoom(svg, whole, 2 * HALF_WIDTH, phone ? PHONE_HEX : 0, middle);
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
    const isLive = (hex: string): boolean =>
        marks.nameable.has(hex) || marks.able.has(hex) || marks.destinations.has(hex) || marks.targets.has(hex);
    const unseen = new Set(marks.lookout?.unseen);
    const stateOf = (hex: string): string => {
        const target = marks.targets.get(hex)?.odds;
        const words = [
            marks.selected === hex ? t('aria.selected') : '', marks.nameable.has(hex) ? t('aria.nameable') : '',
            marks.destinations.has(hex) ? t(marks.destinations.get(hex) ? 'aria.reach' : 'aria.reach.no-battle') : '',
            target ? t('aria.target', { n: target.dice, chance: percent(target.eliminate ?? 0) }) : '',
            unseen.has(hex) ? t('aria.unseen', { hex: marks.lookout!.from }) : '',
        ];
        return words.filter(Boolean).map(word => `, ${word}`).join('');
    };
    const { box } = zoom;
    return (
        <div class="board-frame">
            <svg ref={svg} class={`board ${marks.lookout ? 'looking' : ''}`} viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="group"
                aria-label={t('aria.board', { title: board.title })} onPointerLeave={event => event.pointerType === 'mouse' && onFocus(null)}>
                <Patterns />
                <rect class="sheet" x="0" y="0" width={plan.width} height={plan.height} />
                {ground && <image href={ground} x="0" y="0" width={plan.width} height={plan.height} preserveAspectRatio="none" />}
                <g aria-hidden="true" class="untouchable">
                    <Letters plan={plan} />
                    <SectionNames plan={plan} ownEdge={ownEdge} />
                    <Marks plan={plan} marks={marks} coordinates={layers.coordinates} />
                    {layers.units && view.units.map(unit => <Counter key={unit.hex} unit={unit} plan={plan} moved={marks.moved} />)}
                    {view.wire.map(hex => <use key={`w${hex}`} href="#obstacle-wire" transform={at(plan, hex)} />)}
                    {view.sandbags.map(hex => <use key={`s${hex}`} href="#obstacle-sandbags" transform={at(plan, hex)} />)}
                    <Objectives plan={plan} board={board} view={view} />
                    {marks.arrow && <LastArrow plan={plan} arrow={marks.arrow} />}
                    {marks.sight && <SightLine plan={plan} sight={marks.sight} />}
                    <TopMarks plan={plan} marks={marks} units={new Set(view.units.map(unit => unit.hex))} />
                </g>
                {plan.labels.map(hex => (
                    <g key={hex} class={`hex ${isLive(hex) ? 'live' : ''}`} data-hex={hex} role="button" tabindex={hex === first ? 0 : -1}
                        aria-label={`${describeHex(board, tables, view, hex)}${stateOf(hex)}`} transform={at(plan, hex)}
                        onFocus={() => onFocus(hex)} onPointerEnter={event => {
                            if (event.pointerType === 'mouse')
                                onFocus(hex);
                        }}
                        onPointerDown={event => {
                            press.current.long = false;
                            clearTimeout(press.current.timer);
                            if (event.pointerType !== 'mouse')
                                press.current.timer = window.setTimeout(() => {
                                    if (zoom.wasDragged())
                                        return;
                                    press.current.long = true;
                                    onLongPress(hex);
                                }, LONG_PRESS);
                        }}
                        onPointerUp={() => clearTimeout(press.current.timer)}
                        onKeyDown={event => keys(event, hex)}
                        onClick={event => {
                            if (!zoom.wasDragged() && !press.current.long)
                                onHex(hex, event instanceof PointerEvent && event.pointerType === 'touch');
                        }}>
                        <polygon points={hexPoints} />
                    </g>
                ))}
            </svg>
            <div class="board-tools">
                <Button kind="quiet" label={t('zoom.in')} title={t('zoom.in')} onClick={() => zoomBy('in')}>+</Button>
                <Button kind="quiet" label={t('zoom.out')} title={t('zoom.out')} onClick={() => zoomBy('out')}>−</Button>
                <Button kind="quiet" label={t('zoom.fit')} title={t('zoom.fit')} onClick={() => zoomBy('fit')}>▢</Button>
                <Button kind="quiet" label={t('flip')} title={t('flip')} onClick={onFlip}>⇅</Button>
                <Button kind="quiet" label={t('sight')} title={t('sight')} pressed={marks.lookout !== null} onClick={onSight}>
                    <svg class="eye" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M2 12C7 5 17 5 22 12C17 19 7 19 2 12Z" /><circle cx="12" cy="12" r="3.2" /></svg>
                </Button>
            </div>
        </div>
    );
}
