// Combat as a scene: who fires at whom, the printed track, both values growing line by line, what it will cost, and the odds.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { signed, t } from '../common/i18n';
import { Button } from '../common/ui';
import type { Choice } from './actions';
import { awaitsFire, type Combat, type Firing, isOpen, type Line, stepNumber, sumOf } from './chronicle';
import { describeLine } from './combat_words';
import { CoveredCards } from './covered';
import { Column, CombatOddsPanel } from './odds';
import { linesOf } from './reveal';
import { chosenIn, type Secret, secretsOf } from './secrets';
import { Silhouette } from './sprite';
import { type CombatOdds, other, type Side, type Tables, type Unit, type View } from './types';
import type { OpenTable } from './use_table';
import { cardName, isBluff, kindName, sideName, unitAt } from './words';

/** What is known of a unit that fights or fought. */
type Fought = Pick<Unit, 'kind' | 'morale'>;

/** The two units as they were seen last in each combat, on the map, which waits for the lines: they may have gone since, or others may stand
 * there. */
function useFighters(combat: Combat | null, isFought: boolean, view: View): (tile: string) => Fought | undefined {
    const kept = useRef(new Map<string, Fought>()), nameOf = (tile: string): string => `${combat?.version} ${tile}`;
    if (combat && isFought && !combat.over)
        for (const tile of [combat.attacker, combat.defender]) {
            const unit = unitAt(view, tile);
            if (unit)
                kept.current.set(nameOf(tile), unit);
        }
    return tile => kept.current.get(nameOf(tile)) ?? (combat?.kinds[tile] ? { kind: combat.kinds[tile] } : undefined);
}

function Fighter({ unit, side, tile, role, gone, tables }: {
    unit: Fought | undefined; side: string; tile: string; role: string; gone: boolean; tables: Tables | null;
}): JSX.Element {
    const state = gone ? t('assault.fight.gone') : unit?.morale !== undefined ? t('assault.morale.short', { n: unit.morale }) : '';
    return (
        <div class={`fighter ${side} ${gone ? 'gone' : ''}`}>
            {unit?.kind && <Silhouette kind={unit.kind} side={side} width={46} />}
            <div><strong>{kindName(tables, unit?.kind ?? null)}</strong><small>{[tile, state].filter(Boolean).join(' · ')}<span class="role"> · {t(`assault.role.${role}`)}</span></small></div>
        </div>
    );
}

/** From this step of the track on, all goes back to its beginning for the second fire. */
const SECOND = 14;

/** The sixteen steps of the printed track, small; the one that is on, in words. */
function Track({ now, over, again }: { now: number; over: boolean; again: boolean }): JSX.Element {
    return (
        <div class="track">
            <ol aria-hidden="true">{Array.from({ length: 16 }, (_, i) => <li key={i} class={over ? '' : i + 1 === now ? 'now' : i + 1 < now ? 'past' : ''}>{i + 1}</li>)}</ol>
            <p>{over ? t('assault.track.over') : t(again && now < SECOND ? 'assault.track.again' : 'assault.track.now', { step: t(`assault.track.${now}`) })}</p>
        </div>
    );
}

/** One firing: two columns that grow, and what came of it. */
function FiringSheet({ firing, lines, whole, fought, secrets, tables }: {
    firing: Firing; lines: Line[]; whole: boolean; fought: boolean; secrets: Secret[]; tables: Tables | null;
}): JSX.Element {
    const of = (column: Line['column']): Line[] => lines.filter(line => line.column === column);
    const fire = whole ? firing.fire : Math.max(1, sumOf(of('fire'))), target = whole ? firing.target : Math.max(1, sumOf(of('target'))), difference = fire - target;
    return (
        <>
            <div class="values">
                <Column name="fire" total={fire} lines={of('fire')} tables={tables} />
                <Column name="target" total={target} lines={of('target')} tables={tables} />
            </div>
            <CoveredCards secrets={secrets} tables={tables} />
            {fought && whole && isOpen(firing) && <p class="difference">{difference > 0 ? t('assault.fight.ahead', { n: difference, lost: Math.ceil(difference / 2) }) : t(difference ? 'assault.fight.behind' : 'assault.fight.level', { n: -difference })}</p>}
            <ul class="outcome">{of('both').map((line, i) => <li key={i} class={line.what}>{describeLine(line, tables)}</li>)}</ul>
        </>
    );
}

/** The cards thrown in, and the flip. */
const cardsOf = ({ lines }: Firing, tables: Tables | null): string =>
    lines.filter(line => line.column !== 'both' || line.what === 'played' || line.what === 'bluffed')
        .map(line => describeLine(line, tables) + (line.change === undefined ? '' : ` ${signed(line.change)}`)).join(', ');

/** Firings that are over, in a line or two each: values, cards thrown in, flip, loss. */
function Summary({ firings, tables }: { firings: Firing[]; tables: Tables | null }): JSX.Element {
    return (
        <ul class="firing-sums">
            {firings.map((firing, i) => (
                <li key={i}>
                    <strong>{firing.from} ➤ {firing.to} · {firing.fire} : {firing.target}</strong>{' '}
                    {cardsOf(firing, tables)}
                    <ul class="outcome">{firing.lines.filter(line => line.column === 'both').map((line, k) => <li key={k} class={line.what}>{describeLine(line, tables)}</li>)}</ul>
                </li>
            ))}
        </ul>
    );
}

/** Who fires at whom, as one would say it: in the first and the second firing of a combat, for who has a side in it. */
function whoFires({ attacker, side }: Combat, from: string, at: number, mine: Side[]): string {
    const by = from === attacker ? side : other(side), whose = mine.length !== 1 ? 'side' : mine[0] === by ? 'you' : 'enemy';
    return t(`assault.fires.${whose}.${at > 0 ? 'back' : by === side ? 'first' : 'dug-in'}`, { side: sideName(by) });
}

/** A firing on its button: who fires at whom; and once it is over, the values and the loss. */
function firingName({ from, to, fire, target, lost }: Firing, n: number): string {
    return lost === null ? t('assault.fight.firing', { n, from, to }) : t('assault.fight.fired', { n, from, to, fire, target, lost });
}

/** What would follow from the card that is pointed at, or from playing none. */
function NextOdds({ odds, choice, table: { view, tables, deciding } }: { odds: CombatOdds; choice: Choice; table: OpenTable }): JSX.Element {
    const card = choice.card && !isBluff(choice.card) ? cardName(tables, choice.card) : null;
    const none = deciding.choices.some(one => one.verb === 'support') ? 'assault.odds.hidden' : 'assault.odds.without';
    return (
        <>
            {view.doing !== 'sacrifice' && <h3 class="odds-if">{card ? t('assault.odds.with', { card, fire: odds.fire, target: odds.target_value }) : t(none)}</h3>}
            {view.doing === 'sacrifice' && <h3 class="odds-if">{card ? t('assault.odds.sacrificing', { card }) : t('assault.odds.bluffing')}</h3>}
            <CombatOddsPanel odds={odds} view={view} tables={tables} />
        </>
    );
}

/** While nothing has happened since, all of it is shown. */
export function CombatScene({ table, odds, inQuestion }: { table: OpenTable; odds: CombatOdds | null; inQuestion: Choice | null }): JSX.Element | null {
    const { view, tables, fight: { combat, isFresh: fresh, lines: shown, isWhole, skip } } = table, unitOf = useFighters(combat, view.combat !== undefined, table.mapView ?? view);
    const [firingShown, setFiringShown] = useState<number | null>(null);
    const last = (combat?.firings.length ?? 0) - 1, all = combat?.firings.map(firing => [...firing.begun, ...firing.lines]) ?? [];
    useEffect(() => setFiringShown(null), [combat?.version, last]);
    if (!combat)
        return null;
    let before = 0;
    const counts = all.map(lines => {
        const begun = before;
        before += lines.length;
        return Math.max(0, Math.min(lines.length, shown - begun));
    });
    /* What a firing has come to stays in sight until the first line of the next one, or until that is asked about. */
    const now = view.combat, isNext = awaitsFire(combat, now) && isWhole;
    const at = firingShown ?? (isNext ? last + 1 : Math.max(counts.filter(n => n > 0).length - 1, 0));
    const firing = combat.firings[at], told = (all[at] ?? []).slice(0, counts[at]);
    /* A firing is not named before its lines have begun, nor what came of it before they have ended. */
    const begun = combat.firings.filter((_, i) => i === 0 || isWhole || counts[i]! > 0);
    const [first, second] = isNext && now!.firing === 'defender' ? [combat.defender, combat.attacker] : [combat.attacker, combat.defender];
    const from = firing?.from ?? first, to = firing?.to ?? second, sideOf = (tile: string): Side => tile === combat.attacker ? combat.side : other(combat.side);
    const isGone = (tile: string): boolean => isWhole && combat.firings.some(one => one.lines.some(line => line.what === 'destroyed' && line.tile === tile));
    return (
        <section tabindex={0} class={`combat ${now ? 'fought' : 'past'} ${fresh ? 'fresh' : ''}`} aria-label={t('assault.fight.title')} onClick={() => !isWhole && skip()}>
            <h2 class="unseen">{t('assault.fight.title')}</h2>
            <div class="fighters">
                <Fighter unit={unitOf(from)} side={sideOf(from)} tile={from} role="firing" gone={isGone(from)} tables={tables} />
                <span class="fires-at" aria-hidden="true">➤</span>
                <Fighter unit={unitOf(to)} side={sideOf(to)} tile={to} role="target" gone={isGone(to)} tables={tables} />
            </div>
            {fresh && (firing || isNext) && <h3 class="who-fires">{whoFires(combat, from, at, table.mine)}</h3>}
            {fresh && <Track now={!isWhole ? linesOf(combat)[shown - 1]?.step ?? 1 : now ? stepNumber(now.step, view.doing) : 16} over={!now && isWhole} again={at > 0} />}
            {firingShown === null && !fresh && <Summary firings={combat.firings} tables={tables} />}
            {begun.length > (fresh && !isNext ? 1 : 0) && (
                <div class="firings" role="group">
                    {begun.map((one, i) => <Button key={i} kind="quiet" pressed={i === at && (fresh || firingShown !== null)} onClick={() => setFiringShown(firingShown === i && !fresh ? null : i)}>{firingName(counts[i] === all[i]!.length ? one : { ...one, lost: null }, i + 1)}</Button>)}
                </div>
            )}
            {fresh && firingShown === null && combat.firings.slice(0, at).map((one, i) => <p key={i} class="firing-cards">{cardsOf(one, tables)}</p>)}
            {firing && (fresh || firingShown !== null) && <FiringSheet firing={firing} lines={told} whole={counts[at] === all[at]!.length} fought={now !== undefined && at === last}
                secrets={fresh ? secretsOf([sideOf(firing.from), sideOf(firing.to)], table.mine, firing, told, now && view.doing === 'sacrifice' && at === last ? chosenIn(view, table.state) : null) : []} tables={tables} />}
            {isWhole && <ul class="outcome">{combat.after.map((line, i) => <li key={i} class={line.what}>{describeLine(line, tables)}</li>)}</ul>}
            {now && isWhole && odds && inQuestion && <NextOdds odds={odds} choice={inQuestion} table={table} />}
            {!isWhole && <Button kind="quiet" class="skip" onClick={skip}>{t('assault.skip')}</Button>}
        </section>
    );
}
