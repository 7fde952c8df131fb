// The course of a combat, read from what happened: each firing with all that changed its two values, step by step.
import { withoutUndone } from '../common/entries';
import type { Entry, GameEvent } from '../common/protocol';
import type { CombatView, Side } from './types';

/** A line in one of the two columns, or below both. */
export interface Line {
    /** Of the printed combat track, 1 to 16. */
    step: number;
    /** Which value it changes; `both`: it is told below. */
    column: 'fire' | 'target' | 'both';
    /** What it is: the end of a text key. */
    what: string;
    change?: number;
    side?: Side;
    card?: string;
    modifier?: number;
    tile?: string;
    n?: number;
}

export interface Firing {
    from: string;
    to: string;
    /** After steps 2 to 8. */
    base: { fire: number; target: number };
    /** Now, or at its end. */
    fire: number;
    target: number;
    /** Steps 2 to 8, line by line, as far as they change anything. */
    begun: Line[];
    lines: Line[];
    lost: number | null;
}

export interface Combat {
    version: number;
    /** When something happened in it last. */
    until: number;
    attacker: string;
    defender: string;
    /** The attacker's. */
    side: Side;
    /** What the two units are, by the tile they fight from: others may stand there later. Known from the first fire on. */
    kinds: Record<string, string>;
    firings: Firing[];
    /** Retreats and advances, after the last firing. */
    after: Line[];
    over: boolean;
}

const text = (value: unknown): string => typeof value === 'string' ? value : '';
const number = (value: unknown): number => typeof value === 'number' ? value : 0;

/** What ends a combat when it happens after it. */
const endings = new Set(['turn', 'income', 'moved', 'placed', 'swapped', 'transfer', 'stopped', 'over', 'edge', 'first']);

/** What a card is: operations, combat or surprise. */
export type TypeOf = (card: string) => string | undefined;

/** What is paid for: a unit, of which the event itself tells what its card costs, and the home base makes it cheaper; a card. */
const bought = new Set(['placed', 'played']);

/** A payment comes just before what it is for. */
export function isPayment(event: GameEvent, { events }: Entry): boolean {
    const next = events[events.indexOf(event) + 1];
    return event.event === 'prestige' && next !== undefined && bought.has(next.event) && next.side === event.side;
}

/** The line of a card that has changed a value, by the cause that is told. */
const lineOfCause: Record<string, string> = { effect: 'played', morale: 'played', sacrifice: 'sacrificed', flip: 'flipped' };

/** The lines of a column, and what lifts it to its value where they come to less: none is ever below 1. */
export function withLeast(all: Line[], column: 'fire' | 'target', value: number): Line[] {
    const lines = all.filter(line => line.column === column), missing = value - sumOf(lines);
    return missing ? [...lines, { step: column === 'fire' ? 5 : 8, column, what: 'least', change: missing }] : lines;
}

export const sumOf = (lines: Line[]): number => lines.reduce((all, line) => all + (line.change ?? 0), 0);

class Reader {
    combat: Combat | null = null;
    /** What is told before a firing begins. */
    private begun: Line[] = [];
    private kinds = { firing: '', target: '' };

    constructor(private readonly typeOf: TypeOf) {}

    private get firing(): Firing | null {
        return this.combat?.firings[this.combat.firings.length - 1] ?? null;
    }

    private add(line: Line): void {
        const { firing, combat } = this;
        if (combat)
            (line.step >= 15 || !firing ? combat.after : firing.lines).push(line);
    }

    /** A change of one of the two values is told with the card that made it: its line goes to that column. */
    private takeValues(event: GameEvent): void {
        const { firing } = this;
        if (!firing)
            return;
        const byFire = number(event.fire) - firing.fire, change = byFire || number(event.target) - firing.target, cause = text(event.cause), card = text(event.card);
        firing.fire = number(event.fire);
        firing.target = number(event.target);
        if (!change && cause !== 'flip')
            return;
        const column = byFire || !change ? 'fire' : 'target', what = cause === 'morale' ? 'by-morale' : null;
        const line = firing.lines.filter(one => one.what === lineOfCause[cause] && one.card === card && (one.column === 'both' || (!what && one.column === column))).pop();
        if (line)
            Object.assign(line, { column, change: (line.change ?? 0) + change, what: what ?? line.what });
        else
            firing.lines.push({ step: 9, column, what: what ?? 'played', card, change });
    }

    private begin(event: GameEvent, version: number): void {
        this.combat = { version, until: version, attacker: text(event.from), defender: text(event.to), side: text(event.side) as Side, kinds: {}, firings: [], after: [], over: false };
        this.begun = [];
    }

    /** A part of a value, unless it changes nothing. */
    private part(step: number, column: 'fire' | 'target', what: string, change: number, tile?: string): void {
        if (change || what === 'attack' || what === 'defence')
            this.begun.push({ step, column, what, change, ...(tile ? { tile } : {}) });
    }

    private fire(event: GameEvent): void {
        const from = text(event.from), values = { fire: number(event.fire), target: number(event.target) };
        const begun = [...withLeast(this.begun, 'fire', values.fire), ...withLeast(this.begun, 'target', values.target)].sort((a, b) => a.step - b.step);
        Object.assign(this.combat!.kinds, { [from]: this.kinds.firing, [text(event.to)]: this.kinds.target });
        this.combat!.firings.push({ from, to: text(event.to), base: values, ...values, begun, lines: [], lost: null });
        this.begun = [];
    }

    take(event: GameEvent, version: number): void {
        if (event.event === 'attack')
            return this.begin(event, version);
        const { combat, firing } = this, tile = text(event.tile), side = text(event.side) as Side, card = text(event.card);
        if (!combat || combat.over)
            return undefined;
        if (endings.has(event.event) || (event.event === 'played' && this.typeOf(card) === 'operations')) {
            combat.over = true;
            return undefined;
        }
        combat.until = version;
        switch (event.event) {
        case 'supports': this.part(4, 'fire', 'support', number(event.support), tile); break;
        case 'fire-parts':
            this.kinds.firing = text(event.kind);
            this.part(2, 'fire', 'attack', number(event.attack));
            this.part(3, 'fire', 'morale', number(event.morale));
            this.part(5, 'fire', 'ground', number(event.ground));
            break;
        case 'target-parts':
            this.kinds.target = text(event.kind);
            this.part(6, 'target', 'defence', number(event.defence));
            this.part(7, 'target', 'terrain', number(event.terrain));
            this.part(8, 'target', 'dug-in', number(event.trench));
            break;
        case 'fires': this.fire(event); break;
        case 'values': this.takeValues(event); break;
        case 'played': this.add({ step: 9, column: 'both', what: 'played', side, card }); break;
        case 'cancelled': this.add({ step: 9, column: 'both', what: 'cancelled', side, card }); break;
        case 'sacrificed': this.add({ step: 10, column: 'both', what: card.startsWith('bluff') ? 'bluffed' : 'sacrificed', side, card }); break;
        case 'flipped': this.add({ step: firing?.lines.some(line => line.step === 10) ? 11 : 9, column: 'both', what: 'flipped', card, modifier: number(event.modifier) }); break;
        case 'loss':
            if (firing)
                firing.lost = number(event.lost);
            this.add({ step: 12, column: 'both', what: number(event.lost) ? 'loss' : 'no-loss', tile, n: number(event.lost), change: number(event.difference) });
            break;
        case 'morale': this.hurt(tile, number(event.change)); break;
        case 'destroyed': this.add({ step: 13, column: 'both', what: 'destroyed', tile, card: text(event.kind) }); break;
        case 'prestige':
            if (firing && firing.lost !== null)
                this.add({ step: 13, column: 'both', what: 'reward', side, n: number(event.change) });
            break;
        case 'no-retreat': this.add({ step: 15, column: 'both', what: 'no-retreat', tile }); break;
        case 'retreated': this.add({ step: 15, column: 'both', what: 'retreated', tile: text(event.to) }); break;
        case 'advanced': this.add({ step: 16, column: 'both', what: 'advanced', tile: text(event.to) }); break;
        case 'broken-off': this.add({ step: 16, column: 'both', what: 'broken-off' }); break;
        default: break;
        }
        return undefined;
    }

    /** A unit loses or gains morale; what is lost by fire or for want of a retreat has a line already. */
    private hurt(tile: string, change: number): void {
        const isOpen = this.firing?.lost === null;
        if (change > 0 || isOpen || !this.firing)
            this.add({ step: isOpen || !this.firing ? 9 : 13, column: 'both', what: change > 0 ? 'gained' : 'lost', tile, n: Math.abs(change) });
    }
}

/** The last combat at or before a version. */
export function lastCombat(entries: Entry[], version: number, typeOf: TypeOf): Combat | null {
    const kept = withoutUndone(entries).filter(entry => entry.version <= version);
    let first = kept.length - 1;
    while (first >= 0 && !kept[first]!.events.some(event => event.event === 'attack'))
        first--;
    if (first < 0)
        return null;
    const reader = new Reader(typeOf);
    for (const entry of kept.slice(first))
        for (const event of entry.events)
            if (!isPayment(event, entry))
                reader.take(event, entry.version);
    return reader.combat;
}

/** Its loss is still to come: a card that destroys one of the two ends it without one. */
export const isOpen = ({ lost, lines }: Firing): boolean => lost === null && !lines.some(line => line.what === 'destroyed');

/** It is still settled who supports the next fire: it has no values yet, and those of the fire before are not its. */
export const awaitsFire = (combat: Combat, now: CombatView | undefined): boolean => now?.step === 'support' && combat.firings.length > 0 && combat.firings.every(firing => !isOpen(firing));

/** The card that was played last in the firing that is on. */
export function lastPlayed(entries: Entry[]): { side: Side; card: string } | null {
    const kept = withoutUndone(entries);
    for (let i = kept.length - 1; i >= 0; i--)
        for (const event of [...kept[i]!.events].reverse()) {
            if (event.event === 'fires' || event.event === 'attack')
                return null;
            if (event.event === 'played')
                return { side: text(event.side) as Side, card: text(event.card) };
        }
    return null;
}

/** The step of the track at which a combat stands. */
const trackSteps: Record<string, number> = { support: 4, cards: 9, sacrifice: 10, modifier: 11, loss: 12, second: 14, retreat: 15, 'retreat-2': 15, advance: 16, end: 16 };
export const stepNumber = (step: string, doing: string | null): number => doing === 'reward' ? 13 : doing === 'advance' ? 16 : trackSteps[step] ?? 1;
