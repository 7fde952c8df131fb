// What a combat may come to, in words and as bars: before an attack, after every card, and against a unit that lies face down.
import type { JSX } from 'preact';
import { decimal, mean, percent, signed, t } from '../common/i18n';
import { type Line, withLeast } from './chronicle';
import { describeLine, type Fate, fateOf, isOpen } from './combat_words';
import { Icon } from './sprite';
import { type CombatOdds, type Parts, type RangeEnd, sides, type Tables, type View } from './types';
import { isBluff, kindName, unitAt } from './words';

/** One of the two values with all that it is made of. */
export function Column({ name, total, lines, tables }: { name: 'fire' | 'target'; total: number; lines: Line[]; tables: Tables | null }): JSX.Element {
    return (
        <div class={`value ${name}`}>
            <h3><Icon id={`markers-${name === 'fire' ? 'fire' : 'defence'}`} size={16} /> {t(`assault.value.${name}`)} <output key={total}>{lines.length ? total : '…'}</output></h3>
            <ul>{lines.map((line, i) => <li key={i} class={`step-${line.step}`}><span class="number">{line.change === undefined ? '…' : i === 0 ? line.change : signed(line.change)}</span> {describeLine(line, tables)}</li>)}</ul>
        </div>
    );
}

/** What the values of a combat that could be begun are made of, by the steps of the printed track. */
function linesOf(parts: Parts, name: 'fire' | 'target', total: number): Line[] {
    const line = (step: number, what: string, change: number, tile?: string): Line => ({ step, column: name, what, change, ...(tile ? { tile } : {}) });
    const lines = name === 'fire'
        ? [line(2, 'attack', parts.attack), line(3, 'morale', parts.morale), ...parts.support.map(one => line(4, 'support', one.value, one.tile)), line(5, 'ground', parts.ground)]
        : [line(6, 'defence', parts.defence), line(7, 'terrain', parts.terrain), line(8, 'dug-in', parts.dug_in)];
    return withLeast(lines.filter((one, i) => i === 0 || one.change), name, total);
}

/** Both values of an attack before it is begun. */
export function FirstValues({ odds, tables }: { odds: CombatOdds; tables: Tables | null }): JSX.Element {
    return (
        <div class="values">
            <Column name="fire" total={odds.fire} lines={linesOf(odds.parts, 'fire', odds.fire)} tables={tables} />
            <Column name="target" total={odds.target_value} lines={linesOf(odds.parts, 'target', odds.target_value)} tables={tables} />
        </div>
    );
}

/** In one sentence: what is to be expected of the whole combat for a unit. */
function verdictOf({ destroyed, loss }: Fate, unit: string, tile: string, of: number, open: boolean): string {
    const expected = mean(loss), key = loss.length === 1 ? (open ? 'nothing.yet' : 'nothing') : destroyed >= 0.7 ? 'likely' : destroyed >= 0.3 ? 'may' : expected < 0.5 ? 'little' : 'loses';
    return t(`assault.odds.${key}`, { unit, tile, n: Math.round(expected), of });
}

/** Losses of a unit with their bars; destroyed, on what condition and at worst, and on average. */
function Losses({ title, fate: { loss, destroyed }, morale, open, worst }: { title: string; fate: Fate; morale: number; open: boolean; worst: number }): JSX.Element {
    return (
        <>
            <p class="odds-of">{title}</p>
            <div class="odds-main">
                <LossBars loss={loss} morale={morale} />
                <dl>
                    <div><dd>{percent(destroyed)}</dd><dt>{t(open ? 'assault.odds.destroyed.open' : 'assault.odds.destroyed')}</dt></div>
                    {percent(worst) !== percent(destroyed) && <div><dd>{percent(worst)}</dd><dt>{t('assault.odds.worst')}</dt></div>}
                    <div><dd>{decimal(mean(loss))}</dd><dt>{t('assault.odds.mean')}</dt></div>
                </dl>
            </div>
        </>
    );
}

/** The whole combat in a sentence. A retreat that is blocked makes it deadlier than the fire. */
function WholeCombat({ whole, automa }: { whole: NonNullable<CombatOdds['whole']>; automa: boolean }): JSX.Element {
    const values = { theirs: percent(whole.defender_destroyed), mine: percent(whole.attacker_destroyed), vacated: percent(whole.vacated) };
    return (
        <>
            <p class="whole">{t(automa ? 'assault.odds.whole.automa' : 'assault.odds.whole', values)}</p>
            {whole.blocked > 0 && <p class="soft">{t('assault.odds.blocked', { chance: percent(whole.blocked) })}</p>}
        </>
    );
}

/** How likely the unit is destroyed if the enemy uses its cards as it hurts most, as far as that is known: of the firing that is next. */
export function worstOf({ destroyed_range: range }: CombatOdds, { destroyed }: Fate, isOwn: boolean): number {
    return !range ? destroyed : isOwn ? Math.max(range[1].value, destroyed) : Math.min(range[0].value, destroyed);
}

/** What the combat may come to: the whole of it, as on cards and on the map, so that there is one number for one choice. Of an automa's
 * combats its unit is told, whose cards are chance; else the target of the fire that is next. */
export function CombatOddsPanel({ odds, view, tables }: { odds: CombatOdds; view: View; tables: Tables | null }): JSX.Element | null {
    const { whole, defender, destroyed_range: range, mean_loss_range: losses } = odds;
    if (!whole)
        return null;
    const automa = sides.find(side => view.sides[side].automa), tile = automa ? [odds.attacker, defender].find(one => unitAt(view, one)?.side === automa) : odds.target ?? defender;
    const at = unitAt(view, tile), isDefender = tile === defender, fate = fateOf(whole, isDefender), open = isOpen(odds, automa), unit = kindName(tables, at?.kind ?? null);
    const morale = (at?.morale ?? 0) + (view.combat?.lost[isDefender ? 'defender' : 'attacker'] ?? 0), isOwn = at !== undefined && view.sides[at.side].hand !== undefined;
    return (
        <div class="odds">
            {!automa && at && <p class="verdict"><strong>{verdictOf(fate, unit, at.tile, morale, open)}</strong></p>}
            {at && (automa || fate.loss.length > 1) && <Losses title={t(automa ? 'assault.odds.of.automa' : 'assault.odds.of', { unit, tile: at.tile })} fate={fate} morale={morale} open={open} worst={worstOf(odds, fate, isOwn)} />}
            {open && range && losses && losses[0].value !== losses[1].value && (
                <details><summary>{t('assault.odds.more')}</summary><p class="soft">{rangeText(range, losses, tables)}</p></details>
            )}
            <WholeCombat whole={whole} automa={automa !== undefined} />
        </div>
    );
}

/** What the opponent does for an end of a range: units that join, cards, the sacrifice. */
function describeEnd({ sacrifice, cards, joined }: RangeEnd, tables: Tables | null): string {
    const names = (cards ?? []).map(card => kindName(tables, card)).join(', ');
    return [
        ...(joined ?? []).map(one => t('assault.odds.joined', { unit: kindName(tables, one.kind), tile: one.tile })),
        names && t('assault.odds.plays', { cards: names }),
        sacrifice && t(isBluff(sacrifice) ? 'assault.odds.bluffs' : 'assault.odds.sacrifices', { card: kindName(tables, sacrifice) }),
    ].filter(Boolean).join(', ');
}

function rangeText(range: [RangeEnd, RangeEnd], losses: [RangeEnd, RangeEnd], tables: Tables | null): string {
    const isSure = range[0].value === range[1].value, ends = (isSure ? losses : range).map(end => describeEnd(end, tables));
    const values = { a: decimal(losses[0].value), b: decimal(losses[1].value), least: percent(range[0].value), most: percent(range[1].value) };
    return [
        t(isSure ? 'assault.odds.range.loss' : 'assault.odds.range', values), ends[0] && t('assault.odds.range.least', { does: ends[0] }),
        ends[1] && t('assault.odds.range.most', { does: ends[1] }),
    ].filter(Boolean).join(' ');
}

/** The target lies face down: the best and the worst of what it could be, and all of them. */
export function UnknownOdds({ odds, tables }: { odds: CombatOdds; tables: Tables | null }): JSX.Element | null {
    const { could_be: kinds, defender_destroyed_range: theirs, attacker_destroyed_range: mine } = odds;
    if (!kinds)
        return null;
    const range = (key: string, ends: typeof theirs): JSX.Element | null => ends ? (
        <p>{t(key, { least: percent(ends[0].value), a: kindName(tables, ends[0].kind), most: percent(ends[1].value), b: kindName(tables, ends[1].kind) })}</p>
    ) : null;
    return (
        <div class="odds">
            <p>{t('assault.odds.unknown', { n: kinds.length })}</p>
            {range('assault.odds.unknown.theirs', theirs)}
            {range('assault.odds.unknown.mine', mine)}
            <ul class="could-be">
                {kinds.map(one => (
                    <li key={one.kind}>{kindName(tables, one.kind)}: {one.fire !== undefined ? `${one.fire} : ${one.target_value}` : ''}
                        {one.defender_first ? `, ${t('assault.odds.second')}` : ''}{one.whole ? `, ✕ ${percent(one.whole.defender_destroyed)}` : ''}</li>
                ))}
            </ul>
        </div>
    );
}

/** How likely each loss is; from the target's morale on it is destroyed. */
function LossBars({ loss, morale }: { loss: number[]; morale: number }): JSX.Element {
    return (
        <div class="loss-bars" role="img" aria-label={loss.map((chance, n) => t('assault.odds.loss.of', { n, chance: percent(chance) })).join(', ')}>
            {loss.map((chance, n) => (
                <span key={n} class={n >= morale ? 'fatal' : ''} title={t('assault.odds.loss.of', { n, chance: percent(chance) })}>
                    <small>{percent(chance)}</small><i style={{ height: `${Math.round(30 * chance)}px` }} /><b>{n ? `−${n}` : '0'}</b>
                </span>
            ))}
        </div>
    );
}
