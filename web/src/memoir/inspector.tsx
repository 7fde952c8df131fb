// What is where the player points: ground, unit, odds with every modifier named, why not.
import type { JSX } from 'preact';
import { decimal, percent, t, textOr } from '../common/i18n';
import { Button, RuleLink } from '../common/ui';
import type { Choice } from './actions';
import type { BoardMarks } from './board';
import { type CardNote, describeNote, type Refusal } from './deciding';
import type { Board, Odds, Tables, View } from './types';
import { cardName, cardText, describeGround, describeUnit, sideName } from './words';

function Modifier({ value, text }: { value: number; text: string }): JSX.Element | null {
    if (!value)
        return null;
    return <li><span class="number">{value > 0 ? `+${value}` : `−${-value}`}</span> {text}</li>;
}

function expected(odds: Odds): number {
    return odds.hits.reduce((sum, chance, hits) => sum + chance * hits, 0);
}

export function OddsPanel({ odds, onAttack }: { odds: Odds; onAttack?: () => void }): JSX.Element {
    const { parts } = odds;
    return (
        <div class="odds">
            {odds.from && odds.to && <h3>{t('odds.title', { from: odds.from, to: odds.to })}</h3>}
            <dl>
                <div><dt>{t('odds.dice', { n: odds.dice })}</dt><dd class="pips">{'■'.repeat(Math.min(odds.dice, 8))}</dd></div>
                <div><dt>{t('odds.eliminate')}</dt><dd><strong>{percent(odds.eliminate)}</strong></dd></div>
                <div><dt>{t('odds.retreat')}</dt><dd>{percent(odds.retreat)}</dd></div>
                <div><dt>{t('odds.hits')}</dt><dd>{decimal(expected(odds))}</dd></div>
            </dl>
            {parts && (
                <ul class="modifiers">
                    <li><span class="number">{parts.base}</span> {t('odds.base')}</li>
                    <Modifier value={parts.bonus} text={t('odds.bonus', { what: textOr(`card.${parts.bonus_of}`, parts.bonus_of) })} />
                    <Modifier value={-parts.out_of} text={t('odds.out', { what: parts.out_of_what })} />
                    <Modifier value={-parts.into} text={t('odds.into', { what: parts.into_what })} />
                </ul>
            )}
            {odds.may_ignore_flag && <p>{t('odds.ignore')}</p>}
            {odds.ambush_possible && <p>{t('odds.ambush', { n: odds.ambush_dice ?? 0 })}</p>}
            {onAttack && <Button kind="primary" onClick={onAttack}>{t('odds.attack')}</Button>}
        </div>
    );
}

/** A card that is pointed at: what it does, whom it could order, or why it cannot be played. */
function CardPanel({ note, tables }: { note: CardNote; tables: Tables | null }): JSX.Element {
    const row = tables?.cards.find(one => one.word === note.card);
    return (
        <section class="inspector">
            <h2>{cardName(note.card)} {row && <RuleLink rule={row.rule} />}</h2>
            <p>{cardText(note.card)}</p>
            {note.why ? <div class="why" role="alert"><strong>{t('why.title')}:</strong> {note.why.text}. {note.why.rule && <RuleLink rule={note.why.rule} />}</div>
                : note.units && <p class={note.units.length ? '' : 'why'}>{describeNote(note)}</p>}
        </section>
    );
}

function SightNote({ sight }: { sight: NonNullable<BoardMarks['sight']> }): JSX.Element {
    const { from, to, open, blockers } = sight;
    return <p class={open ? 'sight-note' : 'sight-note why'}>{t(open ? 'sight.open' : 'sight.blocked', { from, to, by: blockers.join(', '), n: blockers.length })}</p>;
}

export function Inspector({ board, tables, view, hex, choice, note, sight, confirm, refusal }: {
    board: Board; tables: Tables | null; view: View; hex: string | null; choice: Choice | null; note: CardNote | null; sight: BoardMarks['sight'];
    /** On a touch screen a second tap, or this button, does it. */
    confirm: (() => void) | null; refusal: Refusal | null;
}): JSX.Element {
    if (note)
        return <CardPanel note={note} tables={tables} />;
    if (!hex)
        return <section class="inspector"><p class="soft">{t('inspect.empty')}</p></section>;
    const unit = view.units.find(one => one.hex === hex);
    const objectives = view.objectives.map((one, i) => ({ one, named: board.objective[i]?.named ?? null, sides: board.objective[i]?.for ?? [] }))
        .filter(({ one }) => one.hexes.includes(hex));
    const terrain = tables?.terrains.find(row => row.word === board.hexes.find(one => one.hex === hex)?.terrain);
    const why = refusal?.hex === hex ? refusal.why : null;
    return (
        <section class="inspector">
            <h2><span class="hex-label">{hex}</span> {describeGround(board, tables, view, hex)} {terrain && terrain.word !== 'open' && <RuleLink rule={terrain.rule} />}</h2>
            {unit && <p class={`unit-line ${unit.side}`}>{describeUnit(unit)}</p>}
            {objectives.map(({ one, named, sides }, i) => (
                <p key={i} class="objective-line">★ {sides.length === 1 ? t('objective.of', { side: sideName(sides[0]) }) : t('objective.both')}
                    {named ? `: ${named}` : ''}{one.held ? `, ${t('objective.held', { side: sideName(one.held) })}` : ''}</p>
            ))}
            {choice?.verb === 'move' && !choice.battleAfter && <p>{t('inspect.no-battle')}</p>}
            {choice?.odds && <OddsPanel odds={choice.odds} {...(confirm ? { onAttack: confirm } : {})} />}
            {sight && sight.to === hex && !choice && <SightNote sight={sight} />}
            {why && (
                <div class="why" role="alert">
                    <strong>{t('why.title')}:</strong> {why.text}. {why.rule && <RuleLink rule={why.rule} />}
                </div>
            )}
        </section>
    );
}
