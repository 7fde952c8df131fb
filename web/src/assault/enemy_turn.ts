// The turn of a computer player or an automa, read from what happened: its moments, those that want to be read, and what it cost.
import { withoutUndone } from '../common/entries';
import { t } from '../common/i18n';
import type { Entry } from '../common/protocol';
import { isMoment } from './event_words';
import type { Shown } from './reveal';
import { other, type Side, type Tables } from './types';
import { kindName } from './words';

const text = (value: unknown): string => typeof value === 'string' ? value : '';
const number = (value: unknown): number => typeof value === 'number' ? value : 0;

/** Entries of turns of this side, those with which they begin and end among them; the last turn alone if `last`. */
function entriesOf(entries: Entry[], side: Side, last: boolean): Entry[] {
    let active = '', found: Entry[] = [];
    for (const entry of withoutUndone(entries)) {
        const before = active, turns = entry.events.filter(event => event.event === 'turn');
        active = text(turns[turns.length - 1]?.side) || active;
        if (last && turns.some(event => event.side === side))
            found = [];
        if (before === side || active === side)
            found.push(entry);
    }
    return found;
}

/** What is worth a stop in the turns of this side, after a version. */
export const momentsOf = (entries: Entry[], side: Side, after: number): Entry[] => entriesOf(entries, side, false).filter(entry => entry.version > after && (isMoment(entry) || mustBeRead(entry, other(side))));

/** It is still this side's turn. */
export function isTurnOf(entries: Entry[], side: Side): boolean {
    const turns = withoutUndone(entries).flatMap(entry => entry.events.filter(event => event.event === 'turn'));
    return turns[turns.length - 1]?.side === side;
}

/** It has to be read before anything goes on: a firing has had its result, or a card has hurt us. */
export function mustBeRead({ events }: Entry, mine: Side): boolean {
    return events.some(event => event.event === 'loss' || (event.event === 'discarded' && event.side === mine)
        || (event.event === 'morale' && number(event.change) < 0 && !events.some(one => one.event === 'mine')) || event.event === 'destroyed');
}

/** The battle is over for who looks at it: its last combat and the turn that has ended it have been told. */
export const isToldOver = (over: boolean, { isWhole }: Pick<Shown, 'isWhole'>, teller: string | null): boolean => over && isWhole && teller === null;

/** What has been done to us: by whom, or by which card. */
interface Cause {
    key: string;
    what: string;
}

/** What the enemy's last turn has cost us, and why: a sentence for each loss. */
export function lossesOf(entries: Entry[], mine: Side, tables: Tables | null): string[] {
    const said: string[] = [], enemy = other(mine);
    let fight: Record<string, Side> = {}, fires = '', card = '';
    const causeOf = (tile: string): Cause | null => fight[tile] ? { key: 'fire', what: fires } : card ? { key: 'card', what: kindName(tables, card) } : null;
    for (const entry of entriesOf(entries, enemy, true))
        for (const event of entry.events) {
            const tile = text(event.tile), side = text(event.side), cause = causeOf(tile), why = cause ? t(`assault.cost.${cause.key}`, { what: cause.what }) : '';
            const say = (key: string, more: Record<string, string | number> = {}): void => void said.push(`${t(`assault.cost.${key}`, { tile, n: Math.abs(number(event.change) || number(event.lost)), ...more })}${why ? ` (${why})` : ''}`);
            if (event.event === 'attack') {
                fight = { [text(event.from)]: side as Side, [text(event.to)]: other(side as Side) };
                card = '';
            } else if (event.event === 'fires')
                fires = text(event.from);
            else if (event.event === 'turn' || event.event === 'moved' || event.event === 'placed') {
                fight = {};
                card = '';
            }
            else if (event.event === 'played')
                card = side === enemy ? text(event.card) : card;
            else if (event.event === 'destroyed' && text(event.kind).startsWith(mine === 'german' ? 'ger-' : 'usa-'))
                say('destroyed', { unit: kindName(tables, text(event.kind)) });
            else if (event.event === 'morale' && number(event.change) < 0 && (fight[tile] === mine || (!fight[tile] && card)))
                say('morale');
            else if (event.event === 'discarded' && side === mine && card)
                said.push(`${t('assault.cost.discarded', { card: kindName(tables, text(event.card)) })} (${t('assault.cost.card', { what: kindName(tables, card) })})`);
            else if (event.event === 'prestige' && side === mine && number(event.change) < 0 && entry.by === enemy)
                say('prestige');
        }
    return said;
}
