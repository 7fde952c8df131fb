// What is where the player points: ground, unit, odds with every modifier named, why not.
import type { JSX } from 'preact';
import { decimal, mean, percent, signed, t, textOr } from '../common/i18n';
import { type Refusal, whyOf } from '../common/refusal';
import { WhyNot } from '../common/table_parts';
import { RuleLink } from '../common/ui';
import type { Choice } from './actions';
import { type CardNote, describeNote } from './card_note';
import type { SightLine } from './marks';
import type { Board, Odds, Tables, View } from './types';
import { cardName, cardText, describeGround, describeUnit, explainGround, sideName } from './words';

function Modifier({ value, text }: { value: number; text: string }): JSX.Element | null {
    if (!value)
        return null;
    return <li><span class="number">{signed(value)}</span> {text}</li>;
}

/** "31%", or "0% to 31%" if it depends on the other side. */
function range([least, most]: [number, number]): string {
    return least === most ? percent(least) : t('odds.range', { least: percent(least), most: percent(most) });
}

/** The dice, what they are made of and what they may do. */
export function OddsPanel({ odds }: { odds: Odds }): JSX.Element {
    const { parts } = odds, flagsCost = odds.blocked ? 1 - (odds.blocked[0] ?? 1) : 0;
    return (
        <div class="odds">
            {odds.from && odds.to && <h3>{t('odds.title', { from: odds.from, to: odds.to })}</h3>}
            <dl>
                <div><dt>{t('odds.dice', { n: odds.dice })}</dt><dd class="pips">{'■'.repeat(Math.min(odds.dice, 8))}</dd></div>
                {odds.eliminate !== undefined && <div><dt>{t('odds.eliminate')}</dt><dd><strong>{percent(odds.eliminate)}</strong></dd></div>}
                {odds.retreat !== undefined && <div><dt>{t('odds.retreat')}</dt><dd>{range(odds.retreat_range ?? [odds.retreat, odds.retreat])}</dd></div>}
                {odds.hits && <div><dt>{t('odds.hits')}</dt><dd>{decimal(mean(odds.hits))}</dd></div>}
                {odds.healed && <div><dt>{t('odds.healed')}</dt><dd>{decimal(mean(odds.healed))}</dd></div>}
            </dl>
            {parts && (
                <ul class="modifiers">
                    <li><span class="number">{parts.base}</span> {t('odds.base', { n: parts.base })}</li>
                    <Modifier value={parts.bonus} text={t('odds.bonus', { what: textOr(`card.${parts.bonus_of}`, parts.bonus_of) })} />
                    <Modifier value={-parts.out_of} text={t('odds.out', { what: parts.out_of_what })} />
                    <Modifier value={-parts.into} text={t('odds.into', { what: parts.into_what })} />
                </ul>
            )}
            {flagsCost > 0 && <p>{t('odds.blocked', { chance: percent(flagsCost) })}</p>}
            {odds.may_ignore_flag && <p>{t('odds.ignore')}</p>}
            {odds.ambush_possible && odds.from && <p>{t('odds.ambush', { n: odds.ambush_dice ?? 0 })}</p>}
        </div>
    );
}

/** What the ground does to those who enter it and those who attack. */
function GroundNote({ board, tables, view, hex }: { board: Board; tables: Tables | null; view: View; hex: string }): JSX.Element | null {
    const ground = board.hexes.find(one => one.hex === hex);
    if (!ground || !tables)
        return null;
    const obstacles = new Set([...(ground.obstacles ?? []).filter(word => word !== 'wire' && word !== 'sandbags'),
        ...(view.wire.includes(hex) ? ['wire'] : []), ...(view.sandbags.includes(hex) ? ['sandbags'] : [])]);
    const rows = [tables.terrains.find(row => row.word === ground.terrain), tables.structures.find(row => row.word === ground.structure),
        ...tables.obstacles.filter(row => obstacles.has(row.word))];
    const notes = rows.flatMap(row => row && row.word !== 'open' ? [{ row, text: explainGround(row).join(' ') }] : []).filter(note => note.text);
    return (
        <ul class="ground-notes">
            {notes.map(({ row, text }) => <li key={row.word}><strong>{row.name}:</strong> {text} <RuleLink rule={row.rule} /></li>)}
        </ul>
    );
}

/** A card that is pointed at: what it does, whom it could order, or why it cannot be played. */
function CardPanel({ note, tables }: { note: CardNote; tables: Tables | null }): JSX.Element {
    const row = tables?.cards.find(one => one.word === note.card);
    return (
        <section class="inspector">
            <h2>{cardName(note.card)} {row && <RuleLink rule={row.rule} />}</h2>
            <p>{textOr(`card.${note.card}.long`, cardText(note.card))}</p>
            {note.as && <p>{t('hand.copies', { card: cardName(note.as) })}</p>}
            {note.why ? <WhyNot why={note.why} /> : note.units && <p class={note.units.length ? '' : 'why'}>{describeNote(note)}</p>}
        </section>
    );
}

function SightNote({ sight }: { sight: SightLine }): JSX.Element {
    const { from, to, open, blockers } = sight;
    return <p class={open ? 'sight-note' : 'sight-note why'}>{t(open ? 'sight.open' : 'sight.blocked', { from, to, by: blockers.join(', '), n: blockers.length })}</p>;
}

export function Inspector({ board, tables, view, hex, choice, note, sight, refusal }: {
    board: Board; tables: Tables | null; view: View; hex: string | null; choice: Choice | null; note: CardNote | null; sight: SightLine | null;
    refusal: Refusal | null;
}): JSX.Element {
    if (note)
        return <CardPanel note={note} tables={tables} />;
    if (!hex)
        return <section class="inspector"><p class="soft">{t('inspect.empty')}</p></section>;
    const unit = view.units.find(one => one.hex === hex);
    const objectives = view.objectives.map((one, i) => ({ one, named: board.objective[i]?.named ?? null, sides: board.objective[i]?.for ?? [] }))
        .filter(({ one }) => one.hexes.includes(hex));
    return (
        <section class="inspector">
            <h2><span class="cell-label">{hex}</span> {describeGround(board, tables, view, hex)}</h2>
            {unit && <p class={`unit-line ${unit.side}`}>{describeUnit(unit)}</p>}
            {objectives.map(({ one, named, sides }, i) => (
                <p key={i} class="objective-line">★ {sides.length === 1 ? t('objective.of', { side: sideName(sides[0]) }) : t('objective.both')}
                    {named ? `: ${named}` : ''}{one.held ? `, ${t('objective.held', { side: sideName(one.held) })}` : ''}</p>
            ))}
            {choice?.verb === 'move' && !choice.battleAfter && <p>{t('inspect.no-battle')}</p>}
            {choice?.odds && <OddsPanel odds={choice.odds} />}
            {sight && sight.to === hex && !choice && <SightNote sight={sight} />}
            <WhyNot why={whyOf(refusal, hex)} />
            {!choice?.odds && <GroundNote board={board} tables={tables} view={view} hex={hex} />}
        </section>
    );
}
