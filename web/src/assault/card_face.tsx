// The face of a card: a unit with its numbers, an action card with its drawing and what it does, the bluff card.
import type { JSX } from 'preact';
import { signed, t } from '../common/i18n';
import { kindOf } from './actions';
import { Icon, Silhouette } from './sprite';
import type { Card, Tables, UnitRow } from './types';
import { cardRow, isBluff, kindName, unitRow } from './words';

function UnitNumbers({ row }: { row: UnitRow }): JSX.Element {
    const cell = (icon: string, value: number | string): JSX.Element => <span><Icon id={`markers-${icon}`} size={12} />{value}</span>;
    return (
        <span class="face-numbers">
            {cell('attack-hard', row.hard)}{cell('attack-soft', row.soft)}{cell('defence', row.defence)}
            {cell('support', row.range > 1 ? `${row.support}▸${row.range}` : row.support)}
        </span>
    );
}

/** Where the longest names may be parted: else they would break anywhere. */
export const parted = (name: string): string => name.replace(/\b(panzer|fallschirm)(?=[a-z]{5})/gi, '$1\u00ad');

/** By this a name is made small enough for its card. */
export const longestWord = (name: string): number => Math.max(...parted(name).split(/[ \u00ad]/).map(word => word.length));

/** `note`: what the card would do now, instead of what it always does. */
export function CardFace({ card, tables, note }: { card: Card; tables: Tables | null; note?: JSX.Element | null }): JSX.Element {
    const { card: kind } = card, unit = unitRow(tables, kind), action = cardRow(tables, kind), battle = unit?.battle ?? action?.battle;
    const cost = unit?.cost ?? action?.cost, name = kindName(tables, kind);
    return (
        <>
            <span class="face-head">
                {cost !== undefined && <span class="face-cost"><Icon id="markers-prestige" size={14} />{cost}</span>}
                {battle !== undefined && <span class="face-battle" title={t('assault.battle')}>◆{battle}</span>}
                {unit && <span class="face-morale" title={t('assault.morale.short', { n: unit.morale })}>●{unit.morale}</span>}
                {card.modifier !== undefined && <span class="face-tm" title={t('assault.modifier')}>{signed(card.modifier)}</span>}
            </span>
            <span class="card-name" style={{ '--longest': longestWord(name) }}>{parted(name)}</span>
            {unit ? <><Silhouette kind={kind} side={unit.side} width={58} />{!note && <UnitNumbers row={unit} />}</>
                : <svg class="card-drawing" viewBox="-50 -50 100 100" width="44" height="44" aria-hidden="true"><use href={`#assault-cards-${kind}`} /></svg>}
            {note ?? (action && <span class="card-text">{t(`assault.card.${kind}`)}</span>)}
            {isBluff(kind) && !note && <span class="card-text">{t('assault.bluff.text')}</span>}
        </>
    );
}

/** The kind of a card, for its frame. */
export function frameOf(tables: Tables | null, key: string): string {
    const kind = kindOf(key);
    return unitRow(tables, kind) ? `unit ${unitRow(tables, kind)!.side}` : isBluff(kind) ? 'bluff' : cardRow(tables, kind)?.type ?? '';
}
