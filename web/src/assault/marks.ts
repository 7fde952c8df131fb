// Everything that is drawn on the map besides the position.
import { percent, t } from '../common/i18n';
import { type LastMarks, lastMarks, listWords, type ShownEvents } from '../common/last_event';
import { bestByCell } from '../common/targets';
import { type Choice, goals, isAttack, origins } from './actions';
import { NO_REACH, type Reach } from './reach';
import type { Unit, View } from './types';
import type { OpenTable } from './use_table';
import { isCombat } from './words';

export interface SupportLine {
    from: string;
    to: string;
    side: string;
    value: number;
}

/** An enemy that could attack a unit, with both values as they stand, if it is known. */
export interface Threat {
    from: string;
    to: string;
    fire?: number;
    target?: number;
}

export interface BoardMarks extends LastMarks {
    /** Units that can do something. */
    able: Set<string>;
    /** Where what is picked up can go. */
    goals: Map<string, Choice[]>;
    /** The best attack on each tile. */
    targets: Map<string, Choice>;
    selected: string | null;
    hint: string[];
    /** Who could support fire at the tile that is pointed at. */
    support: SupportLine[];
    /** Who could attack the own unit that is pointed at. */
    threats: Threat[];
    /** How far the own unit that is pointed at or picked up reaches. */
    reach: Reach;
    /** Free tiles where units can be placed, while that is of interest. */
    supply: string[];
    /** Who fires, and at whom, while a combat is fought. */
    scene: string[];
}

export const shown: ShownEvents = {
    onBoard: ['moved', 'attack', 'retreated', 'advanced', 'swapped', 'placed', 'stopped', 'transfer', 'destroyed'],
    names: ['played'],
    walks: ['moved', 'retreated', 'advanced'],
};

/** Of destroying the target in the whole combat. */
const chance = ({ odds }: Choice): number => isCombat(odds) ? odds.whole?.defender_destroyed ?? 0 : 0;

/** The best attack on each tile, of the unit that is picked or of any. */
const targetsOf = (choices: Choice[], unit: string | null): Map<string, Choice> =>
    bestByCell(choices, choice => isAttack(choice) && (!unit || choice.tile === unit) ? choice.to : null, (choice, than) => chance(choice) > chance(than));

/** The units as they are seen: one whose step is announced and may still be answered has not made it. */
export function unitsShown({ units, open }: Pick<View, 'units' | 'open'>): Unit[] {
    const steps = new Set(open.filter(one => one.what === 'step').map(one => one.tile));
    return units.map(unit => steps.has(unit.tile) && unit.moved ? { ...unit, moved: unit.moved - 1 } : unit);
}

/** A card that begins a combat, as Opportunity Fire does. */
export const fightOf = (choices: Choice[], card: string | null): Choice | undefined => choices.find(choice => card !== null && choice.card === card && isCombat(choice.odds));

/** The choice that a click where the player points would be about. */
export function hoveredChoice({ deciding: { choices, picked }, pointing: { focus } }: OpenTable): Choice | null {
    if (!focus)
        return null;
    return goals(choices, picked).get(focus)?.[0] ?? (picked.card ? null : targetsOf(choices, picked.unit).get(focus) ?? null);
}

function sceneOf({ view }: OpenTable): string[] {
    const { combat } = view;
    if (!combat)
        return [];
    const [firing, target] = combat.firing === 'attacker' ? [combat.attacker, combat.defender] : [combat.defender, combat.attacker];
    return [firing, target].filter((tile): tile is string => tile !== null);
}

export function marksOf(table: OpenTable): BoardMarks {
    const { deciding: { choices, picked, hint }, pointing, state, version } = table;
    const scene = sceneOf(table), found = goals(choices, picked);
    return {
        ...lastMarks(shown, state.entries, version, scene.length > 0 || table.decides && picked.unit !== null),
        able: picked.unit || picked.card ? new Set() : origins(choices), goals: found,
        targets: picked.card ? new Map() : targetsOf(choices, picked.unit), selected: picked.unit ?? picked.via,
        hint: hint?.cells ?? [], support: pointing.support, threats: picked.unit || picked.card ? [] : pointing.threats, supply: pointing.supply, scene,
        reach: picked.card ? NO_REACH : pointing.reach,
    };
}

export const isLive = (marks: BoardMarks, tile: string): boolean => marks.able.has(tile) || marks.goals.has(tile) || marks.targets.has(tile);

/** What can be done with a tile, for screen readers. */
export function describeMarks(marks: BoardMarks, tile: string): string {
    const target = marks.targets.get(tile), goal = marks.goals.get(tile)?.[0];
    return listWords([
        marks.selected === tile ? t('aria.selected') : '', marks.able.has(tile) ? t('aria.nameable') : '',
        target ? t(isCombat(target.odds) && target.odds.opponent_chooses && chance(target) > 0 ? 'assault.aria.target.open' : 'assault.aria.target', { chance: percent(chance(target)) })
            : goal ? `${t('aria.reach')}: ${t(`assault.verb.${goal.verb}`)}${goal.mines ? `, ${t('assault.mines')}` : ''}${goal.ambush.length ? `, ${t('assault.ambush', { tiles: goal.ambush.join(', ') })}` : ''}` : '',
        marks.reach.support.includes(tile) ? t('assault.aria.supports') : '', marks.reach.scouted.includes(tile) ? t('assault.aria.scouted') : '',
        marks.scene[0] === tile ? t('assault.aria.firing') : marks.scene[1] === tile ? t('assault.aria.fired-at') : '',
    ]);
}
