// Who may decide now, and whether a game waits or is over. Nothing else reads `actor` and `actors`.
import { t } from './i18n';
import type { Status } from './protocol';
import { seatName } from './seats';

/** What the server names as the actor when it is no seat. */
const WAITING = 'waiting', OVER = 'nobody', CHANCE = 'chance';

/** The seats that may decide now: none while chance decides, somebody is waited for, or all is over. */
export function decidersOf({ actor, actors }: Status): string[] {
    return actors ?? ([WAITING, OVER, CHANCE].includes(actor) ? [] : [actor]);
}

/** Whom the game waits for, in the words of the server: seats, or chance. */
export function actorsOf(status: Status): string[] {
    const deciders = decidersOf(status);
    return deciders.length ? deciders : [status.actor];
}

export const decides = (status: Status | null, seat: string): boolean => status !== null && decidersOf(status).includes(seat);

/** Everybody who gives a nonce has to come first. */
export const isWaiting = (status: Status): boolean => status.actor === WAITING;

export const isOver = (status: Status): boolean => status.actor === OVER;

/** What is to be said while nobody has anything to do; null: somebody has. */
function idleSentence(status: Status): string | null {
    if (isOver(status))
        return status.result === 'draw' ? t('over.draw') : t('over.won', { side: seatName(status.result) });
    return isWaiting(status) ? t('waiting') : null;
}

/** What comes next: `ours` if it is ours to decide, else `theirs`, of those who do. */
export function nextSentence(status: Status, mine: string[], ours: () => string, theirs: (who: string) => string): string {
    const idle = idleSentence(status);
    if (idle)
        return idle;
    return mine.some(seat => decides(status, seat)) ? ours() : theirs(actorsOf(status).map(seatName).join(', '));
}
