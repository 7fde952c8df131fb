// A new game: asks the server for it, and remembers how to come back to it.
import { keepGame } from './kept_games';
import { optionsOf, optionsRequest, type OptionValues } from './options';
import { type Made, post } from './protocol';
import type { Ruleset } from './ruleset';
import { opponentsOf, type Seating, seatsRequest } from './seats';

/** A battle that can be played: one of the server's, or one from a file. */
export interface Playable {
    ruleset: Ruleset;
    title: string;
    seats: string[];
    source: { scenario: string } | { text: string };
}

export interface GameSetup {
    seating: Seating;
    options: OptionValues;
}

/** What is proposed before anything is chosen. */
export const firstSetup = ({ first }: Ruleset): GameSetup => ({ seating: { seat: first.seat, opponent: first.level, chosen: {} }, options: {} });

/** Make the game. Gives its address. */
export async function makeGame({ ruleset, title, seats, source }: Playable, { seating, options }: GameSetup): Promise<string> {
    const made = await post<Made>('/api/games', { ...source, ...optionsRequest(optionsOf(ruleset), options), seats: seatsRequest(seating, seats) });
    const secret = made.secrets.me ?? made.secrets.spectator;
    keepGame({
        secret, title, scenario: 'scenario' in source ? source.scenario : '', against: opponentsOf(seating, seats),
        spectator: made.secrets.spectator, ...(made.secrets.invitation ? { invitation: made.secrets.invitation } : {}),
    });
    return `g=${secret}`;
}
