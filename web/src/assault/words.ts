// Assault in words: units, cards, tiles, actions.
import { percent, signed, t, textOr } from '../common/i18n';
import { seatName } from '../common/seats';
import type { Choice } from './actions';
import { kindOf } from './actions';
import type { Board, CardRow, CombatOdds, Tables, Tile, Unit, UnitRow, View } from './types';

export const sideName = seatName;

export const unitRow = (tables: Tables | null, kind: string | null): UnitRow | undefined => tables?.units.find(row => row.word === kind);
export const cardRow = (tables: Tables | null, kind: string): CardRow | undefined => tables?.cards.find(row => row.word === kind);
export const tileOf = (board: Pick<Board, 'tiles'>, label: string | null): Tile | undefined => board.tiles.find(tile => tile.tile === label);
export const unitAt = (view: View, tile: string | null | undefined): Unit | undefined => view.units.find(unit => unit.tile === tile);
export const isBluff = (kind: string): boolean => kind.startsWith('bluff');

/** A word of the server as people read it, where the tables have no name for it. */
const plain = (word: string): string => word.replace(/^(ger|usa)-/, '').replace(/-/g, ' ');

/** The name of a card of any kind. */
export function kindName(tables: Tables | null, kind: string | null): string {
    if (!kind)
        return t('assault.unit.unknown');
    if (isBluff(kind))
        return t('assault.bluff');
    return unitRow(tables, kind)?.name ?? cardRow(tables, kind)?.name ?? plain(kind);
}

export const cardName = (tables: Tables | null, key: string): string => kindName(tables, kindOf(key));

export function terrainName(tables: Tables | null, tile: Tile | undefined): string {
    const word = tile?.bridge ? 'bridge' : tile?.terrain ?? '';
    return tables?.terrains.find(row => row.word === word)?.name ?? plain(word);
}

/** It has dug in by itself and lies face down: it counts as dug in, but its marker would tell what it is (AMB-66). Who knows its kind may know. */
export const isDugInUnseen = (unit: Unit, tables: Tables | null): boolean =>
    !unit.dug_in && unit.face_down && (unit.marks?.includes('settled') ?? false) && (unitRow(tables, unit.kind)?.abilities.includes('auto-dug-in') ?? false);

/** The words for what lies on a unit. */
export function marksOf(unit: Unit, tables: Tables | null): string[] {
    return [
        unit.face_down ? 'face-down' : '', unit.dug_in ? 'dug-in' : '', isDugInUnseen(unit, tables) ? 'dug-in-unseen' : '', unit.moved ? 'moved' : '', ...(unit.marks ?? []),
        unit.extra_moves ? 'extra-move' : '', unit.extra_attacks ? 'extra-attack' : '',
    ].filter(Boolean).map(mark => textOr(`assault.mark.${mark}`, '')).filter(Boolean);
}

export function describeUnit(unit: Unit, tables: Tables | null): string {
    const parts = [`${sideName(unit.side)}: ${kindName(tables, unit.kind)}`];
    if (unit.morale !== undefined)
        parts.push(t('assault.morale.of', { n: unit.morale, of: unit.printed ?? unit.morale }));
    else if (unit.markers)
        parts.push(t('assault.morale.markers', { change: signed(unit.markers) }));
    if (unit.face_down && !unit.kind)
        parts.push(unit.told === null || unit.told === undefined ? t('assault.told.start') : t('assault.told', { n: unit.told }));
    return [...parts, ...marksOf(unit, tables)].join(', ');
}

/** Who controls a tile. */
export function holderOf(view: View, tile: string): string | null {
    return view.control.german.includes(tile) ? 'german' : view.control.american.includes(tile) ? 'american' : null;
}

/** Whose edge it is. */
export function sideOfEdge(view: View, edge: 'A' | 'B' | undefined): 'german' | 'american' | null {
    return edge === undefined ? null : view.sides.german.edge === edge ? 'german' : 'american';
}

/** Ground, markers, holder and unit of a tile, for screen readers. */
export function describeTile(board: Board, tables: Tables | null, view: View, label: string): string {
    const tile = tileOf(board, label), unit = unitAt(view, label), holder = holderOf(view, label);
    const base = sideOfEdge(view, tile?.home_base), row = sideOfEdge(view, tile?.home_row);
    return [
        label, terrainName(tables, tile), tile?.objective ? t('assault.objective') : '',
        base ? t('assault.home-base', { side: sideName(base) }) : row ? t('assault.home-row', { side: sideName(row) }) : '',
        holder ? t('assault.held', { side: sideName(holder) }) : '', unit ? describeUnit(unit, tables) : '',
    ].filter(Boolean).join(', ');
}

export const isCombat = (odds: Choice['odds']): odds is CombatOdds => odds?.kind === 'combat';

/** What an attack is likely to come to, in a few words. */
export function shortOdds({ odds }: Choice): string {
    if (!isCombat(odds) || !odds.whole)
        return '';
    return ` (${t(odds.opponent_chooses ? 'assault.odds.short.open' : 'assault.odds.short', { chance: percent(odds.whole.defender_destroyed), mine: percent(odds.whole.attacker_destroyed) })})`;
}

/** An action on a button, in a list, as a hint. */
export function describeChoice(choice: Choice, tables: Tables | null): string {
    const card = choice.card ? cardName(tables, choice.card) : '', tile = choice.tile ?? '', to = choice.to ?? '';
    const price = choice.price === null ? '' : ` (${t('assault.price', { n: choice.price })})`;
    switch (choice.verb) {
    case 'play': return t('assault.do.play', {
        card, on: [tile, to].filter(Boolean).join(', ') ? ` → ${[tile, to].filter(Boolean).join(', ')}` : '',
        wants: choice.wants ? `: ${t(`assault.do.${choice.wants}`)}` : choice.discard ? `: ${cardName(tables, `${choice.discard.card}#${choice.discard.number}`)}` : '',
    }) + price;
    case 'mix': return t('assault.do.mix', { n: choice.count ?? 0 });
    case 'buy': return t(`assault.do.buy.${choice.deck ?? 'action'}`) + price;
    case 'sacrifice': return t(choice.card && isBluff(choice.card) ? 'assault.do.bluff' : 'assault.do.sacrifice', { card, n: signed(choice.value ?? 0) });
    case 'deploy': case 'drop': case 'land': case 'place': return t(`assault.do.${choice.verb}`, { card, tile }) + price;
    default: return t(`assault.do.${choice.verb}`, { tile, to });
    }
}
