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
}

const text = (value: unknown): string => typeof value === 'string' ? value : '';

/** Not worth a line: the scene and the map show it. */
const silent = new Set(['control', 'values', 'drew', 'supports', 'fire-parts', 'target-parts', 'edge', 'called']);

/** After these answers of the player the automa goes on by itself. */
const answers = new Set(['pass', 'done', 'sacrifice', 'gain', 'take', 'support', 'play']);

/** Why a unit is turned up: it fights, it gives support, or units have met. */
function whyRevealed(tile: string, { events }: Entry): string {
    const fights = events.some(event => event.event === 'attack' && (event.from === tile || event.to === tile)), supports = events.some(event => event.event === 'supports' && event.tile === tile);
    const meets = events.some(event => ['moved', 'placed', 'retreated', 'advanced', 'swapped'].includes(event.event));
    return fights ? t('assault.revealed.fights') : supports ? t('assault.revealed.supports') : meets ? t('assault.revealed.meets') : '';
}

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

function describeEvent(event: GameEvent, tables: Tables | null, entry: Entry): string {
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
    case 'placed': return paid ? t('assault.event.placed.paid', { ...values, n: paid }) : t('assault.event.placed', values);
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
        const why = event.event === 'revealed' ? whyRevealed(text(event.tile), entry) : reasonOf(event, telling, entry), said = describeEvent(event, tables, entry), by = ownerOf(event, entry);
        const line = { text: why ? `${said} (${why})` : said, title: event.event === 'turn', by };
        return event.event === 'turn' && automa !== null && event.side === automa ? [line, { text: t('assault.automa.order'), title: false, by }] : [line];
    });
    const drawn = entry.by === 'chance' && entry.action?.startsWith('draw ') && !forAll ? entry.action.slice(5).split('#')[0]! : null;
    return drawn ? [...lines, { text: t('assault.event.drew', { card: kindName(tables, drawn) }), title: false }] : lines;
}

/** Worth a stop when looking back: something was to be seen. */
export const isMoment = (entry: Entry): boolean => entry.events.some(event => !['drew', 'edge', 'discarded', 'reshuffled'].includes(event.event));
