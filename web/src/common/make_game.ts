// A new game: asks the server for it, and remembers how to come back to it.
import { keepGame } from './kept_games';
import { optionsOf, optionsRequest, type OptionValues, valueOf } from './options';
import { ownValues } from './own_values';
import { type Form, type Made, type RulesetOffer, post } from './protocol';
import type { Ruleset } from './ruleset';
import { formOf, formsFor, opponentsOf, type Seating, seatsRequest } from './seats';

/** A battle that can be played: one of the server's, or one from a file. */
export interface Playable {
    ruleset: Ruleset;
    offer: RulesetOffer;
    title: string;
    seats: string[];
    forms?: Form[];
    source: { scenario: string } | { text: string };
}

export interface GameSetup {
    seating: Seating;
    options: OptionValues;
    /** The form of play, if one was chosen. */
    form?: string;
}

/** The form in which it would be played now, and all that could be chosen. */
export function chosenForm({ offer, seats, forms }: Pick<Playable, 'offer' | 'seats' | 'forms'>, setup: GameSetup): { forms: Form[]; form: Form | undefined; seats: string[] } {
    const edition = offer.options.find(option => option.key === 'edition');
    const fitting = formsFor(forms, edition && valueOf(edition, setup.options)), form = formOf(fitting, setup.form);
    return { forms: fitting, form, seats: form?.seats ?? seats };
}

/** What is proposed before anything is chosen. */
export const firstSetup = ({ first }: Ruleset): GameSetup => ({ seating: { seat: first.seat, opponent: first.level, chosen: {} }, options: {} });

/** Make the game. Gives its address. */
export async function makeGame(playable: Playable, setup: GameSetup): Promise<string> {
    const { ruleset, offer, title, source } = playable, { seating, options } = setup, { form, seats } = chosenForm(playable, setup);
    const values = ruleset.takesValues ? ownValues.get()[ruleset.name] : null;
    const made = await post<Made>('/api/games', { ...source, ...(values ? { values: values.text } : {}), ...optionsRequest(optionsOf(offer, seats), options), ...(form ? { form: form.form } : {}), seats: seatsRequest(seating, seats) });
    const { me, invitation, invitations, spectator } = made.secrets, secret = me ?? spectator;
    keepGame({
        secret, title, scenario: 'scenario' in source ? source.scenario : '', against: opponentsOf(seating, seats),
        spectator, ...(invitation ? { invitation } : {}), ...(invitations ? { invitations } : {}),
    });
    return `g=${secret}`;
}
