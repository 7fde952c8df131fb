// What comes from the server (docs/protocol.md, docs/server.md), as types. Everything that enters
// the page passes through here; what a ruleset alone understands stays `unknown` until its own
// folder takes it.

export interface Refusal {
    ok: false;
    reason: string;
    rule: string | null;
    text: string;
    report?: string[];
}

/** How the game stands: part of every answer. */
export interface Status {
    version: number;
    ply: number;
    /** A seat, or why none decides; ask status.ts. */
    actor: string;
    /** Every seat that may decide now. */
    actors?: string[];
    need: string | null;
    /** The kind of reaction window that is open. */
    window?: string;
    /** Computer players that stand in for people who are away, by seat. */
    substitutes?: Record<string, string>;
    /** Seats that would give up: their team has when all its people would. */
    offers?: string[];
    result?: string;
    seed?: string;
}

/** What a seat wants done with reaction windows, by their kind. */
export type Standing = Record<string, 'ask' | 'pass'>;

export interface GameEvent {
    event: string;
    [key: string]: unknown;
}

export interface Entry {
    version: number;
    did: string;
    by: string;
    action?: string;
    ply: number;
    events: GameEvent[];
    /** An undo after which partners' actions stay: the versions that do not count any more. */
    undoes?: number[];
    /** Of a `substitute`: the seat, and the computer player that stands in. */
    for?: string;
    level?: string;
}

/** How a match stands, for whoever sits in each seat now. */
export interface Match {
    first: string;
    round: number;
    /** So many battles make a match; 0: as many as one likes. */
    length: number;
    over: boolean;
    wins: Record<string, number>;
    draws: number;
    /** Points in the words of the ruleset. */
    score: Record<string, Record<string, number>>;
    leader: string;
}

export interface Entered extends Status {
    ok: true;
    ruleset: string;
    scenario: string;
    title: string;
    edition: string;
    options: string;
    table: boolean;
    /** After so many seconds away a computer player may stand in; never if it is not there. */
    absent?: number;
    seats: Record<string, string>;
    commitment: string;
    /** What each seat gave for the dice; null before everybody is there. */
    nonces: Record<string, string | null>;
    board: unknown;
    /** The seats of each team, where several win and lose together. */
    teams?: Record<string, string[]>;
    talk?: Talk;
    /** The mark of own values that it is played with. */
    values?: string;
    game: string;
    mine: string[];
    presence: Record<string, boolean>;
    /** Own seats that a computer player has meanwhile: `return` takes them back. */
    offered?: string[];
    match: Match;
    /** How many connections have come by this link; for seats only. */
    devices?: number;
    /** What people should know of the game: the rules were mended, and it has gone on from an earlier point. */
    notice?: string;
}

/** What can be said to partners, or in an open game to all; there is no free text. */
export interface Talk {
    open: boolean;
    phrases: string[];
}

/** What a seat has said or pointed at, as a message of its own; `hidden` is all that others get, whatever it was. */
export type Said =
    | { told: string; phrase: string }
    | { pointed: string; at: string }
    | { pointed: string; card: string }
    | { proposed: string; action: string }
    | { pointed: string; hidden: true };

export interface Undo {
    allowed: boolean;
    reason: string;
    text: string;
}

/** A legal action; a ruleset adds its odds. */
export interface Offer {
    action: string;
    [key: string]: unknown;
}

export interface Why {
    allowed: boolean;
    reason: string;
    rule: string | null;
    text: string;
    /** What stands in the way, where the board can show it. */
    blockers?: string[];
}

export interface Hint {
    version: number;
    action: string;
    plan: string[];
    chance?: number;
}

/** A form of play that fits a battle: the editions it is for, and who sits there. */
export interface Form {
    form: string;
    editions: string[];
    seats: string[];
}

/** A battle of the server's; a ruleset adds what it tells of it. */
export interface Battle {
    id: string;
    ruleset: string;
    title: string;
    /** Its seats. */
    sides: string[];
    from: string | null;
    to: string | null;
    briefing: string | null;
    /** How it can be played, the usual way first; without them by its sides. */
    forms?: Form[];
    [key: string]: unknown;
}

/** A battle from a file, as the server has read it. */
export interface Imported {
    title: string;
    text: string;
    /** An SVG drawing. */
    picture?: string;
    /** What one should know of it. */
    report: string[];
    ruleset?: string;
    sides?: string[];
    forms?: Form[];
}

export interface Level {
    name: string;
    text: string;
}

/** An option of a ruleset: one of these values, the usual one first; without values it is on or off. A rare one is out of the way. */
export interface Option {
    key: string;
    values?: string[];
    rare?: boolean;
    /** Of no use to who plays alone. */
    several?: boolean;
}

/** What the server offers of a ruleset, as `GET /api/rulesets` lists them. */
export interface RulesetOffer {
    name: string;
    options: Option[];
    levels: Level[];
}

export interface Made {
    ok: true;
    game: string;
    secrets: { me?: string; invitation?: string; invitations?: Record<string, string>; spectator: string };
}

export type Answer = { ok: boolean; id?: number | string } & Record<string, unknown>;

export function isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A message of the socket; null if it is none. */
export function readMessage(text: unknown): Record<string, unknown> | null {
    if (typeof text !== 'string')
        return null;
    try {
        const value: unknown = JSON.parse(text);
        return isObject(value) ? value : null;
    } catch {
        return null;
    }
}

/** A refusal that is thrown where an answer was expected. */
export class Refused extends Error {
    readonly reason: string;
    readonly rule: string | null;
    /** Every error of a file, if it was one. */
    readonly report: string[];
    constructor(refusal: Refusal) {
        super(refusal.text);
        this.report = refusal.report ?? [];
        this.reason = refusal.reason;
        this.rule = refusal.rule;
    }
}

/** 128 random bits as the links have them. */
export function makeSecret(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Random bytes of ours for the dice, as hexadecimal digits. */
export function makeNonce(): string {
    return [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

async function answerOf<T>(response: Response): Promise<T> {
    const value: unknown = await response.json();
    if (!isObject(value) || value.ok === false)
        throw new Refused(value as unknown as Refusal);
    return value as T;
}

export async function get<T>(path: string, secret?: string): Promise<T> {
    return answerOf<T>(await fetch(path, secret ? { headers: { Authorization: `Bearer ${secret}` } } : {}));
}

export async function post<T>(path: string, body: unknown, secret?: string): Promise<T> {
    const headers: Record<string, string> = secret ? { Authorization: `Bearer ${secret}` } : {};
    return answerOf<T>(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

export async function getText(path: string, secret: string): Promise<string> {
    const response = await fetch(path, { headers: { Authorization: `Bearer ${secret}` } });
    if (!response.ok)
        return answerOf<never>(response);
    return response.text();
}
