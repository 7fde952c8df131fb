// Forms of play for more than two: who sits on which side, and what each commands.
import { list, t } from '../common/i18n';
import type { Entered } from '../common/protocol';
import { type Side, sides, type SideView, type View } from './types';

/** What a seat does, as the server tells it. */
export interface Role {
    side: Side;
    role: string;
    /** In a team: whether it is commander-in-chief. */
    chief?: boolean;
    sections: string[];
}

/** What the answer to `board` has besides; a duel has none of it. */
interface FormOfPlay {
    form?: string;
    roles?: Record<string, Role>;
}

export const rolesOf = (entered: Entered): Record<string, Role> => (entered as Entered & FormOfPlay).roles ?? {};

/** The side of a seat: its own name in a duel. */
export const sideOf = (entered: Entered, seat: string): Side => rolesOf(entered)[seat]?.side ?? seat as Side;

/** Its seats, in order; itself alone if nobody else sits there. */
export function seatsOf(entered: Entered, side: Side): string[] {
    const all = Object.entries(rolesOf(entered)).filter(([, role]) => role.side === side).map(([seat]) => seat);
    return all.length ? all : [side];
}

export const hasPartners = (entered: Entered, seat: string): boolean => seatsOf(entered, sideOf(entered, seat)).length > 1;

/** Several commanders of sections, with one hand. */
export const isTeam = (entered: Entered, side: Side): boolean => seatsOf(entered, side).some(seat => rolesOf(entered)[seat]?.chief);

/** "commands left and right", "in chief, commands the centre", "takes turns with a partner". */
export function roleText(entered: Entered, seat: string): string {
    const role = rolesOf(entered)[seat];
    if (!role)
        return '';
    if (!hasPartners(entered, seat))
        return t('duty.alone');
    if (role.chief === undefined)
        return t('duty.partner');
    return t(role.chief ? 'duty.chief' : 'duty.commander', { sections: list(role.sections.map(section => t(`section.${section}.in`))) });
}

/** Of a section of the board as a side sees it: who commands it; null where nobody in particular does. */
export const commanderOf = (entered: Entered, side: Side, section: string): string | null =>
    isTeam(entered, side) ? seatsOf(entered, side).find(seat => rolesOf(entered)[seat]?.sections.includes(section)) ?? null : null;

/** The cards of a seat: its own in an alliance, else those of its side. */
export function handOf(view: View, entered: Entered, seat: string): Pick<SideView, 'cards' | 'hand'> {
    const side = view.sides[sideOf(entered, seat)];
    return side.partners?.[seat] ?? { cards: side.cards ?? 0, ...(side.hand ? { hand: side.hand } : {}) };
}

/** Everybody's cards that are not ours to look through, one line each. */
export function cardCounts(view: View, hidden: Side[]): { seat: string; n: number }[] {
    return sides.filter(side => hidden.includes(side)).flatMap(side => {
        const { partners, cards } = view.sides[side];
        return partners ? Object.entries(partners).map(([seat, hand]) => ({ seat, n: hand.cards })) : [{ seat: side, n: cards ?? 0 }];
    });
}
