// The map: the ground as the server draws it, and on top control, markers, units and what can be done where.
import type { JSX } from 'preact';
import { BoardFrame, type BoardShape, DrawnTool } from '../common/board_frame';
import { LastArrow, Sheet, useSlide } from '../common/board_marks';
import { signed, t } from '../common/i18n';
import type { PictureProps } from '../common/table_page';
import { placeAt } from '../common/view_box';
import { Marks, TileNames, TopMarks } from './board_marks';
import { centre, edgeNames, neighbourBy, type Plan, TILE } from './geometry';
import { type BoardMarks, describeMarks, isLive, unitsShown } from './marks';
import { Drawn } from './sprite';
import type { Board, Tables, Tile, Unit, View } from './types';
import { UnitCard } from './unit_card';
import { describeTile, holderOf, sideOfEdge } from './words';

interface BoardProps extends PictureProps<Plan, Board, Tables, View, BoardMarks> {
    /** The side from which the map is seen. */
    home: string;
    onTile: (tile: string, touched: boolean) => void;
    canGrab: (tile: string) => boolean;
    onCarry: (from: string, to: string) => void;
    onDrop: (tile: string) => void;
}

const MARGIN = 24, PHONE_TILE = 56;

/** An arrow ends at the rim of the card it leads to. */
const ARROW_GAP = 44;

/** Fire, defence and income of a tile: three tidy marks at its head. */
function Worth({ tile }: { tile: Tile }): JSX.Element {
    const marks = [
        ...(tile.defence ? [{ icon: 'defence', text: String(tile.defence) }] : []),
        ...(tile.fire ? [{ icon: 'fire', text: signed(tile.fire) }] : []),
        ...(tile.income ? [{ icon: 'prestige', text: String(tile.income) }] : []),
    ];
    const widths = marks.map(({ text }) => 20 + 9 * text.length), width = widths.reduce((sum, one) => sum + one, 4);
    const startOf = (i: number): number => widths.slice(0, i).reduce((sum, one) => sum + one, 4 - width / 2);
    return (
        <g class="worth" transform="translate(0 -47)">
            {marks.length > 0 && <rect x={-width / 2} y={-9.5} width={width} height={19} rx={6} />}
            {marks.map(({ icon, text }, i) => (
                <g key={icon} transform={`translate(${startOf(i)} 0)`}>
                    <Drawn id={`markers-${icon}`} x={7.5} size={15} />
                    <text x={16 + 4.5 * text.length} y={5}>{text}</text>
                </g>
            ))}
        </g>
    );
}

/** What the scenario has put on a tile, and who holds it. */
function TileMarks({ plan, view, tile }: { plan: Plan; view: View; tile: Tile }): JSX.Element {
    const holder = holderOf(view, tile.tile), base = sideOfEdge(view, tile.home_base), row = sideOfEdge(view, tile.home_row), edge = TILE / 2 - 3;
    return (
        <g transform={placeAt(centre(plan, tile.tile))}>
            {holder && <rect class={`held ${holder}`} x={-edge} y={-edge} width={2 * edge} height={2 * edge} rx={3} />}
            <Worth tile={tile} />
            {base ? <g class={base}><Drawn id={`markers-home-base-${base}`} x={-43} y={-43} size={34} /></g>
                : row && <g class={row}><Drawn id={`markers-home-row-${row}`} x={-46} y={-46} size={24} /></g>}
            {holder && <g class={holder}><Drawn id={`markers-control-${holder}`} x={48} y={-46} size={22} /></g>}
        </g>
    );
}

/** In the corner where a unit's card has neither its name nor a number. */
function Objective({ plan, tile }: { plan: Plan; tile: string }): JSX.Element {
    return <g class="objective" transform={placeAt(centre(plan, tile))}><Drawn id="markers-objective" x={-46} y={49} size={27} /></g>;
}

function PlacedUnit({ unit, plan, tables, moved }: { unit: Unit; plan: Plan; tables: Tables | null; moved: BoardMarks['moved'] }): JSX.Element {
    const element = useSlide(moved, unit.tile, tile => centre(plan, tile));
    return <g ref={element} transform={placeAt(centre(plan, unit.tile))}><UnitCard unit={unit} tables={tables} /></g>;
}

function Layers({ plan, board, tables, view, marks, layers }: BoardProps): JSX.Element {
    const objectives = board.tiles.filter(tile => tile.objective).map(({ tile }) => tile);
    return (
        <g aria-hidden="true" class="untouchable">
            <g class="letters">{edgeNames(plan).map(name => <text key={`${name.x} ${name.y}`} x={name.x} y={name.y}>{name.text}</text>)}</g>
            {board.tiles.map(tile => <TileMarks key={tile.tile} plan={plan} view={view} tile={tile} />)}
            <Marks plan={plan} marks={marks} />
            {layers.units && unitsShown(view).map(unit => <PlacedUnit key={unit.tile} unit={unit} plan={plan} tables={tables} moved={marks.moved} />)}
            {objectives.map(tile => <Objective key={tile} plan={plan} tile={tile} />)}
            {layers.coordinates && <TileNames plan={plan} objectives={objectives} />}
            {marks.arrow && <LastArrow from={centre(plan, marks.arrow.from)} to={centre(plan, marks.arrow.to)} attacks={marks.arrow.kind === 'attack'} gap={ARROW_GAP} />}
            <TopMarks plan={plan} marks={marks} units={new Set(view.units.map(unit => unit.tile))} />
        </g>
    );
}

/** A phone shows the player's own half first, large enough for fingers. */
function shapeOf({ plan }: BoardProps): BoardShape {
    const half = TILE / 2 - 1;
    return {
        labels: plan.labels, cellWidth: TILE, smallestOnPhone: PHONE_TILE,
        whole: { x: -MARGIN, y: -MARGIN, w: plan.width + MARGIN * 1.5, h: plan.height + MARGIN * 1.5 },
        middle: { x: plan.width / 2, y: plan.height }, centre: tile => centre(plan, tile),
        neighbourBy: (tile, arrow) => neighbourBy(plan, tile, arrow), outline: <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={4} />,
    };
}

function SupplyTool({ pressed, onSupply }: { pressed: boolean; onSupply: () => void }): JSX.Element {
    return (
        <DrawnTool name="assault.supply" pressed={pressed} onClick={onSupply}>
            <path d="M3 9h11v8H3zM14 12h4l3 3v2h-7zM7 19.500h.01M17 19.500h.01" stroke-linejoin="round" stroke-linecap="round" />
        </DrawnTool>
    );
}

export function BoardPicture(props: BoardProps): JSX.Element {
    const { plan, board, tables, view, ground, marks } = props;
    return (
        <BoardFrame shape={shapeOf(props)} label={t('assault.aria.map', { title: board.title })} class="tiles" handle={props.handle}
            first={props.focus ?? marks.selected ?? view.units.find(unit => unit.side === props.home)?.tile ?? plan.labels[0]!}
            isLive={tile => isLive(marks, tile)} describe={tile => `${describeTile(board, tables, view, tile)}${describeMarks(marks, tile)}`}
            onFocus={props.onFocus} onLongPress={props.onLongPress} onCell={props.onTile} onFlip={props.onFlip} onDrop={props.onDrop}
            canGrab={props.canGrab} onCarry={props.onCarry} lookAt={marks.scene}
            tools={<SupplyTool pressed={marks.supply.length > 0} onSupply={props.onLook} />}>
            <Sheet plan={plan} ground={ground} />
            <Layers {...props} />
        </BoardFrame>
    );
}
