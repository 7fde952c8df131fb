// Who sits where in a new game, for any number of seats.
import { hasText, t, textOr } from './i18n';
import type { Form } from './protocol';

/** Who can sit in a seat besides a computer player, which has the name of its level. */
export const ME = 'me', FRIEND = 'friend';
/** As an opponent: whoever sits at this screen. */
export const HOTSEAT = 'hotseat';

export interface Seating {
    /** The seat I prefer. */
    seat: string;
    /** Who sits in all others: a level, a friend, or people at this screen. */
    opponent: string;
    /** Seats for which somebody was chosen one by one. */
    chosen: Record<string, string>;
}

/** The side in the name of a seat, and what it does there: "red-left". */
const partsOf = (seat: string): [string, string] => [seat.split('-')[0] ?? '', seat.split('-').slice(1).join('-')];

/** "Red", "Red left". */
export function seatName(seat: unknown): string {
    const [side, role] = partsOf(String(seat)), word = textOr(`role.${role}`, '');
    return textOr(`side.${String(seat)}`, role && word ? t('seat.of', { side: textOr(`side.${side}`, side), role: word }) : String(seat));
}

/** What it does alone: "left"; the whole name of a seat without partners. */
export const roleName = (seat: string): string => textOr(`role.${partsOf(seat)[1]}`, seatName(seat));

/** A letter or digit that stands for it on small marks. */
export const roleLetter = (seat: string): string => roleName(seat).slice(0, 1).toUpperCase();

/** My seat, in a battle with these seats. */
export const ownSeat = ({ seat }: Seating, seats: string[]): string =>
    seats.includes(seat) ? seat : seats.find(one => one.startsWith(`${seat}-`)) ?? seats[0] ?? '';

/** The forms of play that an edition has; none where a battle has one form only. Those without a name here cannot be shown yet. */
export const formsFor = (forms: Form[] | undefined, edition: unknown): Form[] =>
    (forms ?? []).filter(({ form, editions }) => editions.includes(String(edition)) && hasText(`form.${form}`));

/** The one that is wanted, if it fits; else the usual one. */
export const formOf = (forms: Form[], wanted: string | undefined): Form | undefined => forms.find(({ form }) => form === wanted) ?? forms[0];

/** One against one: then a seat and an opponent say all. */
export const isDuel = (seats: string[]): boolean => seats.length === 2;

/** Battles for several and for one, in this order; a heading is wanted where there are both. */
export function byPlayers<B extends { sides: string[] }>(battles: B[]): { heading: string | null; its: B[] }[] {
    const several = battles.filter(({ sides }) => sides.length > 1), one = battles.filter(({ sides }) => sides.length === 1);
    return several.length && one.length ? [{ heading: 'home.battles.several', its: several }, { heading: 'home.battles.one', its: one }] : [{ heading: null, its: battles }];
}

/** Who sits in a seat of a battle: me, a friend or a computer player. */
export function sitterAt(seating: Seating, seats: string[], seat: string): string {
    const { opponent } = seating, chosen = isDuel(seats) ? undefined : seating.chosen[seat];
    return chosen ?? (opponent === HOTSEAT || seat === ownSeat(seating, seats) ? ME : opponent);
}

/** The part of a request for a game that says who sits where. */
export function seatsRequest(seating: Seating, seats: string[]): Record<string, string> {
    return Object.fromEntries(seats.map(seat => {
        const sitter = sitterAt(seating, seats, seat);
        return [seat, sitter === ME ? 'person' : sitter];
    }));
}

export const levelName = (level: string): string => textOr(`home.level.${level}`, level);

/** Against whom I play, for the list of games; `others`: who sits in the seats that are not mine, `mine`: how many are. */
export function opponentsText(others: string[], mine: number): string {
    if (!others.length)
        return mine === 1 ? t('home.alone') : mine === 2 ? t('home.hotseat') : t('home.hotseat.more', { n: mine });
    return [...new Set(others.map(who => textOr(`home.level.${who}`, t('home.friend'))))].join(', ');
}

export function opponentsOf(seating: Seating, seats: string[]): string {
    const others = seats.map(seat => sitterAt(seating, seats, seat)).filter(who => who !== ME);
    return opponentsText(others, seats.length - others.length);
}
