// The games this browser can go on with, kept in it: their links, and what the list on the home page says of them.
import { loadList, save } from './storage';

const KEY = 'bocage.games', MOST_GAMES = 12;

export interface KeptGame {
    secret: string;
    title: string;
    scenario: string;
    /** Who it is played against, as the home page says it. */
    against: string;
    when: number;
    over: boolean;
    /** For the friend who has not come yet. */
    invitation?: string;
    /** The same for several friends, by seat. */
    invitations?: Record<string, string>;
    spectator?: string;
    /** A link that is to take the place of this one: kept before it is asked for, since the answer may get lost. */
    renewing?: string;
}

export const keptGames = (): KeptGame[] => loadList<KeptGame>(KEY);

export const keptGame = (secret: string): KeptGame | undefined => keptGames().find(game => game.secret === secret);

/** Put a game first in the list, with what is new about it. */
export function keepGame(game: Pick<KeptGame, 'secret'> & Partial<KeptGame>): void {
    const games = keptGames();
    const old = games.find(kept => kept.secret === game.secret);
    const fresh: KeptGame = { title: '', scenario: '', against: '', over: false, ...old, ...game, when: Date.now() };
    save(KEY, [fresh, ...games.filter(kept => kept.secret !== game.secret)].slice(0, MOST_GAMES));
}

/** A new link has taken the place of the old one. */
export function moveGame(old: string, secret: string): void {
    save(KEY, keptGames().map(({ renewing, ...game }) =>
        game.secret === old ? { ...game, secret } : { ...game, ...(renewing ? { renewing } : {}) }));
}

export function forgetGame(secret: string): void {
    save(KEY, keptGames().filter(game => game.secret !== secret));
}
