// All that a page knows of a game that is being played or watched. Views and boards are handed on as they came.
import type { Entered, Entry, Offer, Said, Standing, Status, Undo } from './protocol';
import { decides } from './status';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** What a partner has said, with a number of its own. */
export interface Heard {
    key: number;
    said: Said;
}

export interface SessionState {
    connection: Connection;
    /** Why the game cannot be opened. */
    refusal: string | null;
    entered: Entered | null;
    status: Status | null;
    /** For whom we look: our seat; of several seats of ours one that decides; or `spectator`. */
    seat: string;
    view: unknown;
    /** The version that `view` and `legal` belong to; -1: none yet. */
    seen: number;
    legal: Offer[];
    undo: Undo | null;
    /** What our seats want done with reaction windows, of those that were looked through. */
    standing: Record<string, Standing>;
    /** Our seats that have answered a secret question, and the version it was asked at; they wait for the others. */
    answered: Record<string, number>;
    entries: Entry[];
    presence: Record<string, boolean>;
    /** How many connections our link has, ours among them. */
    devices: number;
    /** A request of ours that changes the game is on its way. */
    busy: boolean;
    /** What was refused last, for the page to show; and what can be done about it. */
    complaint: { text: string; rule: string | null; remedy?: { text: string; run: () => void } } | null;
    /** What the server has to say about the game, until it is closed. */
    notice: string | null;
    /** What partners have said and pointed at, a short while ago. */
    heard: Heard[];
    /** An earlier version that is looked at instead of now. */
    past: { version: number; view: unknown } | null;
    /** Versions that had come when the connection was lost: what follows is news. */
    awaySince: number | null;
}

export const noSession: SessionState = {
    connection: 'connecting', refusal: null, entered: null, status: null, seat: 'spectator', view: null, seen: -1, legal: [],
    undo: null, standing: {}, answered: {}, entries: [], presence: {}, devices: 1, busy: false, complaint: null, notice: null, heard: [], past: null, awaySince: null,
};

export const lastVersion = ({ entries }: SessionState): number => entries[entries.length - 1]?.version ?? 0;

/** With whom a seat wins and loses; its own name where there are no teams. */
export function teamOf(entered: Entered | null, seat: string): string {
    return Object.entries(entered?.teams ?? {}).find(([, seats]) => seats.includes(seat))?.[0] ?? seat;
}

/** Our seats that a computer player has meanwhile. */
export const takenSeats = ({ entered, status }: SessionState): string[] => (entered?.mine ?? []).filter(seat => status?.substitutes?.[seat]);

/** For whom the past is told: several at one screen who are not of one team see what everybody may. */
export function watchingSeat({ entered }: SessionState): string {
    const mine = entered?.mine ?? [];
    return mine.length && new Set(mine.map(seat => teamOf(entered, seat))).size === 1 ? mine[0]! : 'spectator';
}

/** Our seat that is asked now and has not answered; the one that is looked through already, if several are. */
export function askedSeat({ entered, status, seat, answered }: SessionState): string | null {
    const asked = (entered?.mine ?? []).filter(one => decides(status, one) && !status?.substitutes?.[one] && answered[one] !== status?.version);
    return asked.includes(seat) ? seat : asked[0] ?? null;
}

/** The reaction window that is open is passed for the seat, as it wants it: nothing is asked. */
export function isPassed({ status, standing }: SessionState, seat: string | null): boolean {
    return seat !== null && status?.window !== undefined && standing[seat]?.[status.window] === 'pass';
}

/** Whose view is shown: who decides, if it is one of ours. */
export function lookingSeat(state: SessionState): string {
    const mine = state.entered?.mine ?? [];
    return askedSeat(state) ?? (mine.includes(state.seat) ? state.seat : mine[0] ?? 'spectator');
}
