// Where a first lesson begins, and the battle that follows it.
import { t } from './i18n';
import { keepGame } from './kept_games';
import { type Made, post } from './protocol';

/** Make the lesson's game from its position: all seats and chance are in the hands of the page. Gives its address. */
export async function makeLesson(position: string): Promise<string> {
    const made = await post<Made>('/api/games', { text: position, table: true });
    return `l=${made.secrets.me ?? ''}`;
}

/** The real battle, with real chance, against the easiest opponent that knows the game. */
export async function makePractice(scenario: string, enemy: string, title: string): Promise<string> {
    const made = await post<Made>('/api/games', { scenario, seats: { [enemy]: 'cadet' } });
    const secret = made.secrets.me ?? '';
    keepGame({ secret, title, scenario, against: t('home.level.cadet'), spectator: made.secrets.spectator });
    return `g=${secret}`;
}
