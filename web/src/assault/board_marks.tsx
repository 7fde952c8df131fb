// Marks on the map, each with a shape of its own: where units and cards can go, targets with what a combat may come to,
// supply, who supports whom, how far a unit reaches, the last move.
import type { JSX } from 'preact';
import { Coordinates, RimmedLine } from '../common/board_marks';
import { decimal, mean, percent, t } from '../common/i18n';
import { placeAt, type Point } from '../common/view_box';
import type { Choice } from './actions';
import { borderOf, centre, type Plan, TILE } from './geometry';
import type { BoardMarks } from './marks';
import { Drawn } from './sprite';
import { isCombat } from './words';

const half = TILE / 2 - 2;

function Outline({ plan, tile, kind }: { plan: Plan; tile: string; kind: string }): JSX.Element {
    const { x, y } = centre(plan, tile);
    return <rect class={`mark ${kind}`} x={x - half} y={y - half} width={2 * half} height={2 * half} rx={4} />;
}

/** An eye: what is face down there would be turned up. */
export const EYE = 'M-11 0Q0 -11 11 0Q0 11 -11 0Z';

/** Around the tiles that a unit would support fire at: one line, so that it is not taken for a mark of each. */
function SupportRange({ plan, support }: { plan: Plan; support: string[] }): JSX.Element {
    return (
        <g class="support-range">
            {support.map(tile => <Outline key={tile} plan={plan} tile={tile} kind="in-range" />)}
            <path class="sight-rim" d={borderOf(plan, support, 4)} />
            <path class="range-border" d={borderOf(plan, support, 4)} />
        </g>
    );
}

function Scouted({ plan, tile }: { plan: Plan; tile: string }): JSX.Element {
    return (
        <g class="scouted" transform={placeAt(centre(plan, tile))}>
            <rect class="could" x="-53" y="-37" width="106" height="93" rx="10" />
            <g transform="translate(0 51)"><circle class="eye-disc" r="15" /><path class="eye-rim" d={EYE} /><circle class="eye-pupil" r="4.2" /></g>
        </g>
    );
}

/** Below the units. */
export function Marks({ plan, marks }: { plan: Plan; marks: BoardMarks }): JSX.Element {
    return (
        <g>
            {marks.supply.map(tile => <Outline key={`s${tile}`} plan={plan} tile={tile} kind="supplied" />)}
            {marks.last.map(tile => <Outline key={`l${tile}`} plan={plan} tile={tile} kind="last" />)}
            {[...marks.goals.keys()].filter(tile => !marks.targets.has(tile)).map(tile => <Outline key={`r${tile}`} plan={plan} tile={tile} kind="reach" />)}
            {marks.reach.support.length > 0 && <SupportRange plan={plan} support={marks.reach.support} />}
            {marks.hint.map(tile => <Outline key={`h${tile}`} plan={plan} tile={tile} kind="hint" />)}
        </g>
    );
}

/** Above the units, in a corner of the tile where a card has nothing: beside its morale, and not where the star of an objective is. */
export function TileNames({ plan, objectives }: { plan: Plan; objectives: string[] }): JSX.Element {
    const middle = (tile: string): Point => centre(plan, tile);
    return (
        <>
            <Coordinates labels={plan.labels.filter(tile => !objectives.includes(tile))} centre={middle} by={[-43, 53]} />
            <Coordinates labels={objectives} centre={middle} by={[43, 53]} />
        </>
    );
}

/** Corners around the card that could be fired at: its numbers stay to be read. */
const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => `M${54 * x!} ${(y! < 0 ? -38 : 57) - 20 * y!}V${y! < 0 ? -38 : 57}H${34 * x!}`).join('');

/** A target: corners, and a cross-hair with the chance to destroy it (at most, while the enemy can still use a card), or the loss to hope
 * for; or that it fires first. */
function Target({ plan, tile, choice }: { plan: Plan; tile: string; choice: Choice }): JSX.Element {
    const odds = isCombat(choice.odds) ? choice.odds : null, firesFirst = odds?.target === tile, losses = odds?.whole?.defender_loss, destroyed = odds?.whole?.defender_destroyed ?? 0, most = odds?.opponent_chooses ? '≤' : '';
    const loss = mean(losses), text = odds?.could_be ? '?' : !losses ? '' : !firesFirst ? t('assault.odds.second') : destroyed > 0 ? most + percent(destroyed) : loss < 0.05 ? '0' : t('assault.odds.loss', { loss: decimal(loss) });
    const width = 34 + 11 * text.length;
    return (
        <g transform={placeAt(centre(plan, tile))} class="target">
            <path class="target-rim" d={corners} />
            <path class="target-corners" d={corners} />
            <g transform="translate(0 -6)">
                <rect class="badge pale" x={-width / 2} y="-14" width={width} height="28" rx="14" />
                <g transform={`translate(${(text ? 15 : width / 2) - width / 2} 0) scale(.3)`}><use href="#marker-attack" /></g>
                <text class="badge-text" x="13" y="7">{text}</text>
            </g>
        </g>
    );
}

/** Where something goes: a dot; two arrows for a swap, one that leaps over for the activation; what it costs; mines. */
function Goal({ plan, tile, choices, taken }: { plan: Plan; tile: string; choices: Choice[]; taken: boolean }): JSX.Element {
    const [first] = choices, price = first?.verb === 'play' ? null : first?.price ?? null;
    return (
        <g transform={placeAt(centre(plan, tile))}>
            {taken ? <rect class="could" x="-53" y="-37" width="106" height="93" rx="10" /> : <use href="#marker-move" />}
            {first?.verb === 'transfer' && <><circle class="swap-disc" cy="-7" r="16" /><path class="hand-on" d="M-9 -4Q0 -18 8 -8M9 -16V-7H0" /></>}
            {first?.verb === 'swap' && <><circle class="swap-disc" cy="-7" r="16" /><text class="swap" y="2">⇄</text></>}
            {choices.some(choice => choice.ambush.length) && <text class="swap" x={-40} y={46}>!</text>}
            {choices.some(choice => choice.mines) && <Drawn id="markers-mine" x={36} y={36} size={28} />}
            {price !== null && (
                <g transform="translate(0 38)">
                    <rect class="badge pale price" x="-22" y="-12" width="44" height="23" rx="7" />
                    <Drawn id="markers-prestige" x={-9} size={16} />
                    <text class="badge-text" x="9" y="6">{price}</text>
                </g>
            )}
        </g>
    );
}

/** Where a line to another tile leaves a card: what is to be read on it stays clear. */
function leaving(from: Point, to: Point): Point {
    const part = (half - 8) / Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A line between two cards, with a few words in its middle. */
function Link({ between: [from, to], text, kind }: { between: [Point, Point]; text: string; kind: string }): JSX.Element {
    const a = leaving(from, to), b = leaving(to, from);
    const { x, y } = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width = 12 + 10 * text.length;
    return (
        <g class={kind}>
            <RimmedLine from={a} to={b} />
            <g transform={placeAt({ x, y })}>
                <rect x={-width / 2} y="-11" width={width} height="22" rx="7" />
                <text y="6">{text}</text>
            </g>
        </g>
    );
}

/** Above the units. */
export function TopMarks({ plan, marks, units }: { plan: Plan; marks: BoardMarks; units: Set<string> }): JSX.Element {
    return (
        <g>
            {[...marks.able].map(tile => <Outline key={`a${tile}`} plan={plan} tile={tile} kind="able" />)}
            {marks.scene.map((tile, i) => <Outline key={`c${tile}`} plan={plan} tile={tile} kind={i === 0 ? 'firing' : 'fired-at'} />)}
            {marks.selected && <Outline plan={plan} tile={marks.selected} kind="selected" />}
            {marks.support.map(({ from, to, side, value }) =>
                <Link key={`${from}${to}`} between={[centre(plan, from), centre(plan, to)]} text={`+${value}`} kind={`support-line ${side}`} />)}
            {marks.threats.map(({ from, to, fire, target }) =>
                <Link key={`t${from}`} between={[centre(plan, from), centre(plan, to)]} text={fire === undefined ? '?' : `${fire}:${target}`} kind="support-line threat" />)}
            {marks.reach.scouted.map(tile => <Scouted key={`e${tile}`} plan={plan} tile={tile} />)}
            {[...marks.goals].filter(([tile]) => !marks.targets.has(tile)).map(([tile, choices]) =>
                <Goal key={`g${tile}`} plan={plan} tile={tile} choices={choices} taken={units.has(tile)} />)}
            {[...marks.targets].map(([tile, choice]) => <Target key={`t${tile}`} plan={plan} tile={tile} choice={choice} />)}
        </g>
    );
}
