// What is where the player points: ground, unit with its numbers and abilities, odds with every part named, why not; or a card.
import type { JSX } from 'preact';
import { decimal, list, percent, signed, t, textOr } from '../common/i18n';
import { whyOf } from '../common/refusal';
import { WhyNot } from '../common/table_parts';
import { RuleLink } from '../common/ui';
import { type Choice, kindOf } from './actions';
import { Welcome } from './legend';
import { CombatOddsPanel, FirstValues, UnknownOdds } from './odds';
import { fightOf, type Threat } from './marks';
import { describeReach } from './reach';
import { Icon } from './sprite';
import type { CombatOdds, FlipOdds, Tables, UnitRow, View } from './types';
import type { OpenTable } from './use_table';
import { cardRow, describeChoice, describeUnit, holderOf, isBluff, isCombat, kindName, shortOdds, sideName, sideOfEdge, terrainName, tileOf, unitAt, unitRow } from './words';

/** A unit's numbers, each with its name. */
function UnitFacts({ row }: { row: UnitRow }): JSX.Element {
    const fact = (icon: string, key: string, value: string | number): JSX.Element => <span title={t(`assault.number.${key}`)}><Icon id={`markers-${icon}`} size={14} /> {t(`assault.number.${key}`)} <strong>{value}</strong></span>;
    return (
        <>
            <p class="unit-facts">
                {fact(row.target, row.target, '')}{fact('attack-hard', 'attack-hard', row.hard)}{fact('attack-soft', 'attack-soft', row.soft)}{fact('defence', 'defence', row.defence)}
                {fact('support', 'support', row.range > 1 ? t('assault.number.range', { n: row.support, range: row.range }) : row.support)}
                {row.anti_air > 0 && fact('anti-air', 'anti-air', row.anti_air)}{fact('prestige', 'cost', row.cost)}
            </p>
            <p class="soft">{[t(`assault.class.${row.class}`), ...row.abilities.map(ability => t(`assault.ability.${ability}`))].join(' · ')}</p>
        </>
    );
}

function AttackOdds({ choice, odds, view, tables }: { choice: Choice; odds: CombatOdds; view: View; tables: Tables | null }): JSX.Element {
    return (
        <>
            <h3>{t('assault.odds.title', { from: odds.attacker, to: odds.defender })}</h3>
            {odds.could_be && <UnknownOdds odds={odds} tables={tables} />}
            {choice.defenderFirst && <p class="why">{t('assault.odds.defender-first')}</p>}
            {odds.loss && (
                <>
                    <FirstValues odds={odds} tables={tables} />
                    <CombatOddsPanel odds={odds} view={view} tables={tables} />
                </>
            )}
        </>
    );
}

function FlipPanel({ odds }: { odds: FlipOdds }): JSX.Element {
    return (
        <p>{t('assault.flip.odds')} {odds.modifiers.map((chance, i) => `${signed(odds.least_modifier + i)}: ${percent(chance)}`).join(', ')}
            {' '}({t('assault.flip.mean', { n: decimal(odds.modifiers.reduce((sum, chance, i) => sum + chance * (odds.least_modifier + i), 0)) })})</p>
    );
}

function ChoicePanel({ choice, full, view, tables }: { choice: Choice; full: CombatOdds | null; view: View; tables: Tables | null }): JSX.Element {
    const { odds } = choice;
    if (isCombat(odds) && !view.combat)
        return <AttackOdds choice={choice} odds={full ?? odds} view={view} tables={tables} />;
    return (
        <>
            <p><strong>{describeChoice(choice, tables)}</strong>{shortOdds(choice)}</p>
            {choice.mines && <p class="why"><Icon id="markers-mine" size={16} /> {t('assault.mines.text')}</p>}
            {choice.ambush.length > 0 && <p class="why">{t(choice.ambush.includes(choice.to ?? '') ? 'assault.garrison' : 'assault.ambush', { tiles: choice.ambush.join(', ') })}</p>}
            {choice.meets.length > 0 && choice.verb !== 'play' && <p>{t(choice.verb === 'deploy' ? 'assault.meets.deploy' : 'assault.meets', { tiles: choice.meets.join(', ') })}</p>}
            {odds?.kind === 'flip' && <FlipPanel odds={odds} />}
        </>
    );
}

/** What a card may flip: where anti-air could fire at it, and nowhere else. */
function CardFlip({ choices }: { choices: Choice[] }): JSX.Element | null {
    const flips = choices.filter(choice => choice.odds?.kind === 'flip'), [first] = flips, odds = first?.odds;
    if (odds?.kind !== 'flip')
        return null;
    const airs = flips.filter(choice => choice.odds?.kind === 'flip' && choice.odds.about === 'anti-air'), tiles = [...new Set(airs.flatMap(choice => choice.tile ?? []))];
    return (
        <>
            {airs.length > 0 && <p class="why">{t(tiles.length && flips.length < choices.length ? 'assault.flip.anti-air.at' : 'assault.flip.anti-air', { tiles: list(tiles) })}</p>}
            <FlipPanel odds={odds} />
        </>
    );
}

function CardPanel({ table, card, full }: { table: OpenTable; card: string; full: CombatOdds | null }): JSX.Element {
    const { tables, deciding, view } = table, fight = view.combat ? undefined : fightOf(deciding.choices, card), kind = kindOf(card), unit = unitRow(tables, kind), action = cardRow(tables, kind);
    const its = deciding.choices.filter(choice => choice.card === card);
    return (
        <section class="inspector" tabindex={0} aria-label={kindName(tables, kind)}>
            <h2>{kindName(tables, kind)} <small>{action ? t(`assault.type.${action.type}`) : ''}</small></h2>
            {isBluff(kind) && <p>{t('assault.bluff.long')}</p>}
            {action && <p>{action.text}</p>}
            {unit && <UnitFacts row={unit} />}
            {(action ?? unit) && <p class="soft">{t('assault.card.facts', { cost: (action ?? unit)!.cost, battle: (action ?? unit)!.battle })}</p>}
            <CardFlip choices={its} />
            {fight && isCombat(fight.odds) && <AttackOdds choice={fight} odds={full ?? fight.odds} view={view} tables={tables} />}
            <WhyNot why={whyOf(deciding.refusal, card)} />
        </section>
    );
}

/** Who could attack the unit that is pointed at. */
function Threats({ attackers }: { attackers: Threat[] }): JSX.Element | null {
    if (!attackers.length)
        return null;
    const told = attackers.map(({ from, fire, target = 0 }) => fire === undefined ? t('assault.threat.unknown', { tile: from }) : t('assault.threat', { tile: from, fire, target }));
    return <p class="threats">{t('assault.threats', { from: told.join('; ') })}</p>;
}

/** `full`: the odds of what is pointed at, with the whole combat. */
export function Inspector({ table, hovered, full }: { table: OpenTable; hovered: Choice | null; full: CombatOdds | null }): JSX.Element {
    const { board, tables, view, deciding, pointing } = table, card = deciding.cardInFocus ?? (pointing.focus ? null : deciding.picked.card), label = pointing.inspected;
    if (card)
        return <CardPanel table={table} card={card} full={full} />;
    if (!label)
        return <Welcome board={board} home={table.home} />;
    const tile = tileOf(board, label), unit = unitAt(view, label), row = unitRow(tables, unit?.kind ?? null), holder = holderOf(view, label);
    const terrain = tables?.terrains.find(one => one.word === (tile?.bridge ? 'bridge' : tile?.terrain));
    const base = sideOfEdge(view, tile?.home_base), homeRow = sideOfEdge(view, tile?.home_row);
    return (
        <section class={`inspector ${hovered?.verb === 'attack' ? 'attacking' : ''}`}>
            <h2><span class="cell-label">{label}</span> {terrainName(tables, tile)} {terrain && <RuleLink rule={terrain.rule} />}</h2>
            {hovered && <ChoicePanel choice={hovered} full={full} view={view} tables={tables} />}
            <WhyNot why={whyOf(deciding.refusal, label)} />
            {unit && <p class={`unit-line ${unit.side}`}>{describeUnit(unit, tables)}</p>}
            {row && !(hovered?.verb === 'attack') && <UnitFacts row={row} />}
            {!hovered && <Threats attackers={pointing.threats} />}
            {hovered?.verb !== 'attack' && describeReach(pointing.reach).map(line => <p key={line} class="reach">{line}</p>)}
            {tile && <p class="soft">{[
                t('assault.tile.worth', { fire: signed(tile.fire), defence: tile.defence, income: tile.income }), holder ? t('assault.held', { side: sideName(holder) }) : t('assault.held.nobody'),
                base ? t('assault.home-base', { side: sideName(base) }) : homeRow ? t('assault.home-row', { side: sideName(homeRow) }) : '', tile.objective ? t('assault.objective') : '',
                textOr(`assault.terrain.${tile.bridge ? 'bridge' : tile.terrain}`, ''),
            ].filter(Boolean).join(' · ')}</p>}
        </section>
    );
}
