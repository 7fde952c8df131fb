// A new game: asks the server for it, and remembers how to come back to it.
import { keepGame } from './kept_games';
import { optionsOf, optionsRequest, type OptionValues } from './options';
import { ownValues } from './own_values';
import { type Made, type RulesetOffer, post } from './protocol';
import type { Ruleset } from './ruleset';
import { opponentsOf, type Seating, seatsRequest } from './seats';

/** A battle that can be played: one of the server's, or one from a file. */
export interface Playable {
    ruleset: Ruleset;
    offer: RulesetOffer;
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
export async function makeGame({ ruleset, offer, title, seats, source }: Playable, { seating, options }: GameSetup): Promise<string> {
    const values = ruleset.takesValues ? ownValues.get()[ruleset.name] : null;
    const made = await post<Made>('/api/games', { ...source, ...(values ? { values: values.text } : {}), ...optionsRequest(optionsOf(offer, seats), options), seats: seatsRequest(seating, seats) });
    const { me, invitation, invitations, spectator } = made.secrets, secret = me ?? spectator;
    keepGame({
        secret, title, scenario: 'scenario' in source ? source.scenario : '', against: opponentsOf(seating, seats),
        spectator, ...(invitation ? { invitation } : {}), ...(invitations ? { invitations } : {}),
    });
    return `g=${secret}`;
}
