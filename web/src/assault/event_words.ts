// What happened, in words: the log; of the automa also why.
import { describeEnd, resigned } from '../common/event_words';
import { signed, t, textOr } from '../common/i18n';
import type { Sentence } from '../common/log';
import type { Entry, GameEvent } from '../common/protocol';
import { isPayment } from './chronicle';
import type { Side, Tables } from './types';
import { cardRow, isBluff, kindName, sideName } from './words';

interface Telling {
    tables: Tables | null;
    /** Two read it, so it tells no card that one of them has drawn. */
    forAll: boolean;
    automa: Side | null;
    /** The automa's units never move in this battle, by a rule of its own. */
    stands?: boolean;
    /** All that has happened: some lines need what came before, or after. */
    entries?: Entry[];
}

const text = (value: unknown): string => typeof value === 'string' ? value : '';

/** Not worth a line: the scene and the map show it. */
const silent = new Set(['control', 'values', 'drew', 'supports', 'fire-parts', 'target-parts', 'edge', 'called']);

/** After these answers of the player the automa goes on by itself. */
const answers = new Set(['pass', 'done', 'sacrifice', 'gain', 'take', 'support', 'play']);

/** What ends the effects of a card. */
const afterCards = new Set(['turn', 'moved', 'attack', 'fires', 'sacrificed', 'cancelled', 'shot-down', 'loss']);

/** The card for which something happens: the one played last, if nothing else has come between. */
function cardBehind(event: GameEvent, entry: Entry, entries: Entry[]): string {
    const at = entries.findIndex(one => one.version === entry.version), earlier = entries.slice(Math.max(0, at - 8), Math.max(0, at));
    const before = [...earlier.flatMap(one => one.events), ...entry.events.slice(0, entry.events.indexOf(event))].reverse().find(one => one.event === 'played' || afterCards.has(one.event));
    return before?.event === 'played' ? text(before.card) : '';
}

/** Two tiles side by side, by their names. */
const areBeside = (a: string, b: string): boolean => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a.slice(1)) - Number(b.slice(1))) === 1;

/** Where units arrive by what happens. */
const arrivals = ({ events }: Entry): string[] => events.flatMap(({ event, tile, from, to }) =>
    event === 'placed' ? [text(tile)] : event === 'swapped' ? [text(from), text(to)] : ['moved', 'retreated', 'advanced'].includes(event) ? [text(to)] : []);

/** Why a unit is turned up: it fights, it gives support, units have met, or a scout car has come near. */
function whyRevealed(tile: string, entry: Entry): string {
    const { events } = entry, places = arrivals(entry);
    const fights = events.some(event => event.event === 'attack' && (event.from === tile || event.to === tile)), supports = events.some(event => event.event === 'supports' && event.tile === tile);
    const meets = places.some(place => place === tile || areBeside(place, tile));
    return fights ? t('assault.revealed.fights') : supports ? t('assault.revealed.supports') : meets ? t('assault.revealed.meets') : places.length ? t('assault.revealed.scouted') : '';
}

/** Why a unit is no longer dug in. */
function whyNotDugIn(event: GameEvent, entry: Entry, { entries = [], tables }: Telling): string {
    const tile = text(event.tile), attacks = entry.events.some(one => one.event === 'attack' && one.from === tile), card = cardBehind(event, entry, entries);
    return attacks ? t('assault.dug-out.attacks') : entry.events.some(one => one.from === tile) ? t('assault.dug-out.leaves') : card ? kindName(tables, card) : '';
}

/** What is drawn is announced before, and seen by all (DRAW-2): so many action cards and unit cards. */
function describeMix(entry: Entry, entries: Entry[]): string {
    const after = entries.slice(entries.findIndex(one => one.version === entry.version) + 1), end = after.findIndex(one => one.by !== 'chance');
    const drawn = (end < 0 ? after : after.slice(0, end)).flatMap(one => one.events).filter(event => event.event === 'drew' && event.side === entry.by);
    const parts = (['action', 'unit'] as const).map(deck => ({ deck, n: drawn.filter(event => event.deck === deck).length })).filter(({ n }) => n);
    return parts.length ? t('assault.event.mix', { side: sideName(entry.by), mix: parts.map(({ deck, n }) => t(`assault.mix.${deck}s`, { n })).join(' + ') }) : '';
}

/** The unit that is placed, for who placed it: to the enemy the action is not told unless the unit lies open. */
const placedKind = ({ action = '' }: Entry, forAll: boolean): string => forAll ? '' : /^(?:place|deploy|drop|land) ((?:ger|usa)-[a-z0-9-]+)/.exec(action)?.[1] ?? '';

/** The last words of the key under which the automa's reason stands: mostly the kind of event. */
function whyOf(event: GameEvent, { events }: Entry, { tables, stands }: Telling): string {
    const isCombat = cardRow(tables, text(event.card))?.type === 'combat';
    switch (event.event) {
    case 'played': return isCombat ? 'step-9' : text(event.card);
    case 'discarded': return isCombat ? 'step-9.no-effect' : 'discarded';
    case 'placed': return `called.${text(events.find(one => one.event === 'called' && one.tile === event.tile)?.call)}`;
    case 'waits': return event.to ? 'waits' : 'waits.edge';
    case 'attack': return stands ? 'attack.stands' : 'attack';
    default: return event.event;
    }
}

/** Why the automa does it, by the rule it follows. */
function reasonOf(event: GameEvent, telling: Telling, entry: Entry): string {
    const { automa } = telling, isIts = typeof event.side === 'string' ? event.side === automa : entry.by === 'chance' || answers.has(entry.action?.split(' ')[0] ?? '');
    return automa !== null && isIts ? textOr(`assault.automa.why.${whyOf(event, entry, telling)}`, '', { to: text(event.to) }) : '';
}

function paidFor(event: GameEvent, entry: Entry): number {
    const before = entry.events[entry.events.indexOf(event) - 1];
    return before && isPayment(before, entry) ? -Number(before.change) : 0;
}

/** The deck from which a card is bought; empty: it is something else. */
const boughtFrom = ({ action = '' }: Entry): string => /^buy (\w+)$/.exec(action)?.[1] ?? '';

/** Who fires at whom, by the parts of the values, which are told just before. */
function firedBy(event: GameEvent, { events }: Entry, tables: Tables | null): { unit: string; aim: string } {
    const nameIn = (what: string): string => kindName(tables, text(events.slice(0, events.indexOf(event)).filter(one => one.event === what).pop()?.kind) || null);
    return { unit: nameIn('fire-parts'), aim: nameIn('target-parts') };
}

/** Morale that goes as a turn begins goes by a rule of the battle. */
const isWorn = (event: GameEvent, { events }: Entry): boolean => events.slice(0, events.indexOf(event)).every(one => one.event !== 'loss') && events.slice(0, events.indexOf(event)).some(one => one.event === 'turn');

function describeEvent(event: GameEvent, { tables, forAll, entries = [] }: Telling, entry: Entry): string {
    const paid = paidFor(event, entry);
    const side = sideName(event.side), card = kindName(tables, text(event.card) || text(event.kind) || null), change = Number(event.change ?? 0);
    const values = {
        side, card, tile: text(event.tile), from: text(event.from), to: text(event.to), number: Number(event.number ?? 0), n: Math.abs(change) || Number(event.lost ?? event.prestige ?? 0),
        modifier: signed(Number(event.modifier ?? 0)), fire: Number(event.fire ?? 0), target: Number(event.target ?? 0),
    };
    switch (event.event) {
    case 'played': {
        const on = [text(event.tile), text(event.to)].filter(Boolean).join(', ');
        return t(on ? 'assault.event.played.on' : 'assault.event.played', { ...values, on }) + (paid ? ` (${t('assault.price', { n: paid })})` : '');
    }
    case 'sacrificed': return t(isBluff(text(event.card)) ? 'assault.event.bluffed' : 'assault.event.sacrificed', values);
    case 'fires': return t('assault.event.fires', { ...values, ...firedBy(event, entry, tables) });
    case 'prestige': return textOr(`assault.event.bought.${boughtFrom(entry)}`, t('assault.event.prestige', { ...values, modifier: signed(change) }), values);
    case 'morale': return t(change > 0 ? 'assault.event.gained' : isWorn(event, entry) ? 'assault.event.worn' : 'assault.event.lost', values);
    case 'mine': return t(Number(event.lost) ? 'assault.event.mine' : 'assault.event.no-mine', values);
    case 'loss': return Number(event.lost) ? t('assault.event.loss', values) : t('assault.event.no-loss', values);
    case 'placed': {
        const kind = event.side === entry.by ? placedKind(entry, forAll) : '', unit = kind ? kindName(tables, kind) : t('assault.event.placed.unit');
        return paid ? t('assault.event.placed.paid', { ...values, unit, n: paid }) : t('assault.event.placed', { ...values, unit });
    }
    case 'flipped': {
        const cause = cardBehind(event, entry, entries);
        return cause ? t('assault.event.flipped.for', { ...values, cause: kindName(tables, cause) }) : t('assault.event.flipped', values);
    }
    case 'stuck': return t(event.stuck ? 'assault.event.stuck' : 'assault.event.clear', values);
    case 'over': return describeEnd(event.result);
    case 'reshuffled': return t('assault.event.reshuffled', { deck: textOr(`assault.zone.${text(event.zone)}`, text(event.zone)) });
    default: return t(`assault.event.${event.event}`, values);
    }
}

/** What a unit does itself when its side says so. */
const ownDeeds = new Set(['move', 'swap', 'dig-in', 'transfer']);

/** Whose line it is: the side that is told, or that of the unit; who acted last may be the other side. */
function ownerOf(event: GameEvent, entry: Entry): string {
    if (typeof event.side === 'string')
        return event.side;
    const kind = text(event.kind), [verb = '', first = ''] = (entry.action ?? '').split(/[ -](?!in\b)/);
    if (/^(ger|usa)-/.test(kind))
        return kind.startsWith('ger') ? 'german' : 'american';
    return entry.by === 'chance' || (ownDeeds.has(verb) && first === (text(event.from) || text(event.tile))) ? entry.by : 'nobody';
}

/** Cards that were played, with what they do. */
export const cardsPlayed = ({ events }: Entry, tables: Tables | null): string[] =>
    events.filter(({ event }) => event === 'played').flatMap(({ card }) => cardRow(tables, String(card)) ?? []).map(({ name, text }) => `${name}: ${text}`);

/** The lines of an entry for the log. */
export function describeEntry(entry: Entry, telling: Telling): Sentence[] {
    const { tables, forAll, automa } = telling;
    if (entry.did === 'resign')
        return [resigned(entry)];
    /* The two morale events of a loss say the same: the loss has the difference. */
    const hasLoss = entry.events.some(event => event.event === 'loss');
    const lines = entry.events.filter(event => !silent.has(event.event) && !isPayment(event, entry) && !(hasLoss && event.event === 'morale' && Number(event.change) < 0)).flatMap((event): Sentence[] => {
        const why = event.event === 'revealed' ? whyRevealed(text(event.tile), entry) : event.event === 'not-dug-in' ? whyNotDugIn(event, entry, telling) : reasonOf(event, telling, entry), said = describeEvent(event, telling, entry), by = ownerOf(event, entry);
        const line = { text: why ? `${said} (${why})` : said, title: event.event === 'turn', by };
        return event.event === 'turn' && automa !== null && event.side === automa ? [line, { text: t('assault.automa.order'), title: false, by }] : [line];
    });
    const mix = entry.action?.startsWith('mix ') ? describeMix(entry, telling.entries ?? []) : '';
    if (mix)
        lines.unshift({ text: mix, title: false, by: entry.by });
    const drawn = entry.by === 'chance' && entry.action?.startsWith('draw ') && !forAll ? entry.action.slice(5).split('#')[0]! : null;
    return drawn ? [...lines, { text: t('assault.event.drew', { card: kindName(tables, drawn) }), title: false }] : lines;
}

/** Worth a stop when looking back: something was to be seen. */
export const isMoment = (entry: Entry): boolean => entry.events.some(event => !['drew', 'edge', 'discarded', 'reshuffled', 'passed'].includes(event.event));
