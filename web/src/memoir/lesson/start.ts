// Where the first lesson begins, and the battle that follows it.
import { t } from '../../common/i18n';
import { keepGame } from '../../common/kept_games';
import { type Made, post } from '../../common/protocol';
import position from './pegasus.scn';

/** Make the lesson's game: both seats and the dice are in the hands of the page. Gives its address. */
export async function startLesson(): Promise<string> {
    const made = await post<Made>('/api/games', { text: position, table: true });
    return `l=${made.secrets.me ?? ''}`;
}

/** The real battle, with real dice, against the easiest opponent that knows the game. */
export async function startPractice(): Promise<string> {
    const made = await post<Made>('/api/games', { scenario: 'pegasus-bridge', seats: { axis: 'cadet' } });
    const secret = made.secrets.me ?? '';
    keepGame({ secret, title: t('lesson.battle'), scenario: 'pegasus-bridge', against: t('home.level.cadet'), spectator: made.secrets.spectator });
    return `g=${secret}`;
}
