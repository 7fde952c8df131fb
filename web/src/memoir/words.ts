// Memoir in words: units, cards, actions, and what happened.
import { describeEnd, resigned } from '../common/event_words';
import { percent, t, textOr } from '../common/i18n';
import type { Sentence } from '../common/log';
import type { Entry, GameEvent } from '../common/protocol';
import { levelName, seatName } from '../common/seats';
import type { Choice } from './actions';
import { type Face, faces } from './die';
import type { Board, GroundRow, Tables, Unit, View } from './types';

export const sideName = seatName;
/** A card by its word, or by `shared` and its word. */
export const cardName = (card: unknown): string => textOr(`card.${String(card).replace('shared ', '')}`, String(card));
export const cardText = (card: string): string => textOr(`card.${card.replace('shared ', '')}.text`, '');
export const unitName = (unit: Unit): string => t(unit.elite ? 'unit.elite' : 'unit.plain', { kind: textOr(`kind.${unit.kind}`, unit.kind) });

/** The name a table gives a word. */
export function nameIn(table: { word: string; name: string }[] | undefined, word: string): string {
    return table?.find(row => row.word === word)?.name ?? word;
}

export function describeUnit(unit: Unit): string {
    const parts = [t('unit.of', { side: sideName(unit.side), unit: unitName(unit), n: unit.figures })];
    if (unit.ordered)
        parts.push(unit.commander ? t('mark.commanded', { who: seatName(unit.commander) }) : t('mark.ordered'));
    for (const mark of unit.marks ?? [])
        parts.push(textOr(`mark.${mark}`, mark));
    return parts.join(', ');
}

/** What lies on a hex: terrain, building, obstacles. */
export function describeGround(board: Board, tables: Tables | null, view: View, hex: string): string {
    const ground = board.hexes.find(at => at.hex === hex);
    if (!ground)
        return '';
    const parts = [nameIn(tables?.terrains, ground.terrain)];
    if (ground.structure)
        parts.push(nameIn(tables?.structures, ground.structure));
    for (const obstacle of ground.obstacles ?? [])
        if (obstacle !== 'wire' && obstacle !== 'sandbags')
            parts.push(nameIn(tables?.obstacles, obstacle));
    if (view.wire.includes(hex))
        parts.push(nameIn(tables?.obstacles, 'wire'));
    if (view.sandbags.includes(hex))
        parts.push(nameIn(tables?.obstacles, 'sandbags'));
    return parts.join(', ');
}

/** What ground does, from the engine's tables: one short sentence for each trait and each loss of dice. */
export function explainGround(row: GroundRow): string[] {
    const dice = (losses: number[] | undefined, key: string): string => {
        const parts = ['infantry', 'armor', 'artillery'].flatMap((kind, i) => losses?.[i] ? [`${t(`kind.${kind}`)} −${losses[i]}`] : []);
        return parts.length ? t(key, { dice: parts.join(', ') }) : '';
    };
    return [...(row.traits ?? []).map(trait => textOr(`trait.${trait}`, '')), dice(row.into, 'ground.into'), dice(row.out_of, 'ground.out')].filter(Boolean);
}

/** A hex for a screen reader, and for the head of the inspector. */
export function describeHex(board: Board, tables: Tables | null, view: View, hex: string): string {
    const unit = view.units.find(at => at.hex === hex);
    const objective = view.objectives.some(at => at.hexes.includes(hex));
    return [hex, describeGround(board, tables, view, hex), objective ? t('objective') : '', unit ? describeUnit(unit) : '']
        .filter(Boolean).join(', ');
}

/** An action on a button. */
export function describeChoice(choice: Choice): string {
    const [first, second] = choice.words;
    const from = choice.hexes[0] ?? '', to = choice.hexes[choice.hexes.length - 1] ?? '';
    if (choice.verb === 'play') {
        const parts = [t(choice.shared ? 'do.play.shared' : 'do.play', { card: cardName(first) })];
        if (second && second !== 'as')
            parts.push(textOr(`section.${second}`, second));
        const as = choice.words[choice.words.indexOf('as') + 1];
        if (choice.words.includes('as') && as)
            parts.push(t('do.as', { card: cardName(as) }));
        return parts.join(', ');
    }
    if (choice.verb === 'keep')
        return t('do.keep', { card: cardName(first) });
    if (choice.verb === 'move' && choice.hexes.length > 2)
        return t('do.move-over', { from, to, over: choice.hexes.slice(1, -1).join(', ') });
    if (choice.verb === 'exit' && choice.hexes.length > 1)
        return t('do.exit-after', { from, to });
    if (choice.verb === 'assign')
        return t('do.assign', { hex: from, section: t(`section.${first}.in`) });
    return t(choice.verb === 'ambush' && choice.shared ? 'do.ambush.shared' : `do.${choice.verb}`, { from, to, hex: from });
}

/** " (3 dice, 12% to destroy)" behind an action that rolls for it. */
export function shortOdds({ odds }: Choice): string {
    return odds?.eliminate === undefined ? '' : ` (${t('odds.short', { n: odds.dice, chance: percent(odds.eliminate) })})`;
}

/** The dice of a roll, one by one. */
export function diceOf(event: GameEvent): Face[] {
    return faces.flatMap(face => Array.from({ length: Number(event[face] ?? 0) }, () => face));
}

/** What happened, in a sentence; an empty one if it is not worth a line. `by`: who did it, where several sit on a side. */
export function describeEvent(event: GameEvent, by: string | null = null): string {
    const side = sideName(by && event.event === 'played' ? by : event.side), n = Number(event.figures ?? event.medals ?? event.dice ?? event.number ?? 0);
    const hex = String(event.hex ?? ''), from = String(event.from ?? ''), to = String(event.to ?? '');
    switch (event.event) {
    case 'turn': return t('event.turn', { side, number: Number(event.number) });
    case 'played': {
        const as = event.as ? t('event.played-as', { card: cardName(event.as) }) : '';
        const section = event.section && event.section !== 'none' ? `, ${textOr(`section.${String(event.section)}`, '')}` : '';
        return t('event.played', { side, card: cardName(event.card), as, section });
    }
    case 'rolled': return t('event.rolled', { dice: diceOf(event).map(face => t(`face.${face}`)).join(', ') || t('face.none') });
    case 'objective': return t(Number(event.held) ? 'event.objective-held' : 'event.objective-lost', { side });
    case 'sandbags': return t(Number(event.placed) ? 'event.sandbags-placed' : 'event.sandbags-gone', { hex });
    case 'drew': return event.card ? t('event.drew', { side, card: cardName(event.card) }) : '';
    case 'over': return describeEnd(event.result);
    case 'discarded': return event.card ? t('event.discarded', { side, card: cardName(event.card) }) : '';
    case 'lost': return t('event.lost', { hex, n });
    case 'dropped': return t('event.dropped', { from: String(event.aim), to: String(event.landing) });
    case 'assigned': return t('event.assigned', { hex, section: t(`section.${String(event.section)}.in`) });
    default: return t(`event.${event.event}`, { side, n, hex, from, to });
    }
}

/** What members of a side do one by one: the log says who it was. */
const ownDeeds = new Set(['ordered', 'moved', 'attacked', 'ambushed', 'assigned', 'retreated', 'took-ground', 'exited', 'wire-removed']);

/** Somebody has gone away, or come back. */
function describeChange(entry: Entry): Sentence[] {
    return [{ text: t(`event.${entry.did}`, { who: seatName(entry.did === 'return' ? entry.by : entry.for), level: levelName(entry.level ?? '') }), title: false }];
}

/** The lines of an entry for the log; `forAll`: two read it, so it tells no card that one of them has drawn. `isMember`: several sit on the side
 * of this seat, and who plays a card is told; `isTeam`: in a team, and so is who does anything else. */
export function describeEntry(entry: Entry, forAll = false, isMember: (seat: string) => boolean = () => false, isTeam = false): Sentence[] {
    if (entry.did === 'resign')
        return [isMember(entry.by) ? { text: t('event.offered', { who: seatName(entry.by) }), title: false } : resigned(entry)];
    if (entry.did === 'substitute' || entry.did === 'return')
        return describeChange(entry);
    const isChoice = entry.action?.startsWith('keep') ?? false; // the other card lies open (memoir:CARD-RECON-2)
    const by = isMember(entry.by) ? entry.by : null;
    return entry.events.filter(event => (!forAll || event.event !== 'drew') && (isChoice || event.event !== 'discarded')).map(event => {
        const title = event.event === 'turn', text = describeEvent(event, by);
        const named = by && isTeam && text && ownDeeds.has(event.event) ? t('log.by', { who: seatName(by), text }) : text;
        return { text: named, title, ...(title ? { by: String(event.side) } : by ? { by: by.split('-')[0]! } : {}) };
    }).filter(line => line.text);
}

/** Worth a stop when looking back: something was to be seen. */
export const isMoment = (entry: Entry): boolean => entry.events.some(event => event.event !== 'drew' && event.event !== 'discarded');

/** What a roll did: hits, retreats, in words. */
export function describeRoll(events: GameEvent[]): string {
    const parts: string[] = [];
    const sum = (kind: string, field: string): number =>
        events.filter(event => event.event === kind).reduce((all, event) => all + Number(event[field] ?? 0), 0);
    const hits = sum('lost', 'figures'), flags = Number(events.find(event => event.event === 'rolled')?.flag ?? 0);
    parts.push(hits ? t('roll.hits', { n: hits }) : t('roll.miss'));
    if (events.some(event => event.event === 'destroyed'))
        parts.push(t('roll.destroyed'));
    else if (flags)
        parts.push(t('roll.flags', { n: flags }));
    const healed = sum('healed', 'figures');
    return healed ? t('roll.healed', { n: healed }) : parts.join(', ');
}
