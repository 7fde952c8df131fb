// The board: the ground as the server draws it, and on top what changes in a game.
import type { JSX } from 'preact';
import { BoardFrame, type BoardShape, DrawnTool } from '../common/board_frame';
import { LastArrow, Sheet } from '../common/board_marks';
import { percent, t } from '../common/i18n';
import { listWords } from '../common/last_event';
import { seatName } from '../common/seats';
import type { PictureProps } from '../common/table_page';
import { LineOfSight, Marks, TopMarks } from './board_marks';
import { Counter, Letters, Objectives, SectionNames } from './board_pieces';
import { at, centre, HALF_WIDTH, hexPoints, neighbourBy, type Plan } from './geometry';
import type { BoardMarks } from './marks';
import type { Board, Tables, View } from './types';
import { describeHex } from './words';

interface BoardProps extends PictureProps<Plan, Board, Tables, View, BoardMarks> {
    /** Whose left and right are named along the edge: top or bottom. */
    ownEdge: 'top' | 'bottom';
    names: { text: string; isOurs: boolean }[];
    onHex: (hex: string, touched: boolean) => void;
}

const MARGIN = 24, NAMES = 18, PHONE_HEX = 46;

/** What can be done with a hex, for screen readers. */
function describeMarks(marks: BoardMarks, hex: string): string {
    const target = marks.targets.get(hex)?.odds;
    return listWords([
        marks.selected === hex ? t('aria.selected') : '', marks.nameable.has(hex) ? t('aria.nameable') : '',
        marks.destinations.has(hex) ? t(marks.destinations.get(hex) ? 'aria.reach' : 'aria.reach.no-battle') : '',
        target ? t('aria.target', { n: target.dice, chance: percent(target.eliminate ?? 0) }) : '',
        marks.commanded.get(hex)?.isOurs ? t('aria.ours') : '', marks.pointed.has(hex) ? t('aria.pointed', { who: seatName(marks.pointed.get(hex)) }) : '',
        marks.lookout?.unseen.includes(hex) ? t('aria.unseen', { hex: marks.lookout.from }) : '',
    ]);
}

const isLive = (marks: BoardMarks, hex: string): boolean =>
    marks.nameable.has(hex) || marks.able.has(hex) || marks.destinations.has(hex) || marks.targets.has(hex);

/** Everything that is looked at and not touched. */
function Layers({ plan, board, view, marks, layers, ownEdge, names }: BoardProps): JSX.Element {
    return (
        <g aria-hidden="true" class="untouchable">
            <Letters plan={plan} />
            <SectionNames plan={plan} ownEdge={ownEdge} names={names} />
            <Marks plan={plan} marks={marks} coordinates={layers.coordinates} />
            {layers.units && view.units.map(unit => <Counter key={unit.hex} unit={unit} plan={plan} moved={marks.moved} />)}
            {view.wire.map(hex => <use key={`w${hex}`} href="#obstacle-wire" transform={at(plan, hex)} />)}
            {view.sandbags.map(hex => <use key={`s${hex}`} href="#obstacle-sandbags" transform={at(plan, hex)} />)}
            <Objectives plan={plan} board={board} view={view} />
            {marks.arrow && <LastArrow from={centre(plan, marks.arrow.from)} to={centre(plan, marks.arrow.to)} attacks={['attacked', 'ambushed'].includes(marks.arrow.kind)} />}
            {marks.sight && <LineOfSight plan={plan} sight={marks.sight} />}
            <TopMarks plan={plan} marks={marks} units={new Set(view.units.map(unit => unit.hex))} />
        </g>
    );
}

/** The whole board; a phone shows the player's own half first, large enough for fingers. */
function shapeOf({ plan, view, ownEdge }: BoardProps): BoardShape {
    const own = view.units.map(unit => centre(plan, unit.hex)).filter(point => point.y > plan.height / 2);
    const namesBelow = (ownEdge === 'bottom') !== plan.flipped;
    return {
        labels: plan.labels, cellWidth: 2 * HALF_WIDTH, smallestOnPhone: PHONE_HEX,
        whole: { x: -MARGIN, y: -MARGIN - (namesBelow ? 0 : NAMES), w: plan.width + 2 * MARGIN, h: plan.height + 2 * MARGIN + NAMES },
        middle: own.length ? { x: own.reduce((sum, p) => sum + p.x, 0) / own.length, y: plan.height } : { x: plan.width / 2, y: plan.height / 2 },
        centre: hex => centre(plan, hex), neighbourBy: (hex, arrow) => neighbourBy(plan, hex, arrow), outline: <polygon points={hexPoints} />,
    };
}

function SightTool({ pressed, onSight }: { pressed: boolean; onSight: () => void }): JSX.Element {
    return (
        <DrawnTool name="sight" pressed={pressed} onClick={onSight}>
            <path d="M2 12C7 5 17 5 22 12C17 19 7 19 2 12Z" /><circle cx="12" cy="12" r="3.2" />
        </DrawnTool>
    );
}

export function BoardPicture(props: BoardProps): JSX.Element {
    const { plan, board, tables, view, ground, marks } = props;
    return (
        <BoardFrame shape={shapeOf(props)} label={t('aria.board', { title: board.title })} class={marks.lookout ? 'looking' : ''} handle={props.handle}
            first={props.focus ?? marks.selected ?? view.units[0]?.hex ?? plan.labels[0]!} isLive={hex => isLive(marks, hex)}
            describe={hex => `${describeHex(board, tables, view, hex)}${describeMarks(marks, hex)}`}
            onFocus={props.onFocus} onLongPress={props.onLongPress} onCell={props.onHex} onFlip={props.onFlip}
            tools={<SightTool pressed={marks.lookout !== null} onSight={props.onLook} />}>
            <Sheet plan={plan} ground={ground} />
            <Layers {...props} />
        </BoardFrame>
    );
}
