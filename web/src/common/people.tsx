// Everybody at the table, where more than one sits on a side: who decides, who is done, who is away, and who plays for whom.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { levelName, roleLetter, roleName, seatName } from './seats';
import type { Session, SessionState } from './session';
import { takenSeats, teamOf } from './session_state';
import { decides } from './status';
import { Button, Dialog } from './ui';

/** Who stands in for people who are away. */
export const STAND_IN = 'captain';

type Standing = 'turn' | 'done' | 'idle';

/** How a seat stands: what the marks show and the words say. */
interface Sitter {
    seat: string;
    standing: Standing;
    away: boolean;
    isMine: boolean;
    /** A computer player's name, if one plays here. */
    computer: string | null;
    standIn: boolean;
}

/** `finished`: those who have said that they are done with this step. */
export function sitterOf({ entered, status, presence }: SessionState, finished: string[], seat: string): Sitter {
    const who = entered?.seats[seat] ?? 'person', standIn = status?.substitutes?.[seat] ?? null, isPerson = who === 'person' || who === 'empty';
    return {
        seat, standing: decides(status, seat) ? 'turn' : finished.includes(seat) ? 'done' : 'idle', away: isPerson && presence[seat] === false,
        isMine: entered?.mine.includes(seat) ?? false, computer: standIn ?? (isPerson ? null : who), standIn: standIn !== null,
    };
}

/** The seat, whose it is, and how it stands. */
export function describeSitter({ seat, standing, away, isMine, computer, standIn }: Sitter): string {
    const who = [seatName(seat), isMine ? t('people.you') : '', computer ? t(standIn ? 'people.stand-in' : 'people.computer', { level: levelName(computer) }) : '',
        away ? t('people.away') : ''].filter(Boolean).join(', ');
    return standing === 'idle' ? who : `${who}: ${t(`people.${standing}`)}`;
}

/** In the head of the page, beside a side's name: a mark for each of its seats. */
export function Roster({ state, seats, finished, onOpen }: { state: SessionState; seats: string[]; finished: string[]; onOpen: () => void }): JSX.Element {
    const all = seats.map(seat => sitterOf(state, finished, seat));
    return (
        <button type="button" class="roster" onClick={onOpen} aria-label={`${t('people.title')}: ${all.map(describeSitter).join('; ')}`} title={all.map(describeSitter).join('\n')}>
            {all.map(one => (
                <span key={one.seat} data-mark={roleLetter(one.seat) + (one.standing === 'turn' ? '●' : one.standing === 'done' ? '✓' : one.away ? '?' : '')} class={`sitter ${one.standing} ${one.away ? 'away-now' : ''} ${one.isMine ? 'me' : ''} ${one.computer ? 'computer' : ''}`} />
            ))}
        </button>
    );
}

function PersonRow({ session, one, text, mayHandOver, over }: { session: Session; one: Sitter; text: string; mayHandOver: boolean; over: boolean }): JSX.Element {
    return (
        <li class="person">
            <span><strong>{describeSitter(one)}</strong>{text && <small>{text}</small>}</span>
            {one.standIn && one.isMine && !over && <Button kind="primary" onClick={() => void session.takeBack(one.seat)}>{t('people.return')}</Button>}
            {one.away && !one.standIn && !one.isMine && mayHandOver && (
                <Button onClick={() => void session.handOver(one.seat, STAND_IN)}>{t('people.hand-over', { level: levelName(STAND_IN) })}</Button>
            )}
        </li>
    );
}

/** `textOf`: what a seat does, in words. */
export function PeopleDialog({ session, state, finished, textOf, over, onClose }: {
    session: Session; state: SessionState; finished: string[]; textOf: (seat: string) => string; over: boolean; onClose: () => void;
}): JSX.Element {
    const mayHandOver = !over && (state.entered?.mine.length ?? 0) > 0;
    return (
        <Dialog title={t('people.title')} onClose={onClose}>
            <ul class="people">
                {Object.keys(state.entered?.seats ?? {}).map(seat =>
                    <PersonRow key={seat} session={session} one={sitterOf(state, finished, seat)} text={textOf(seat)} mayHandOver={mayHandOver} over={over} />)}
            </ul>
        </Dialog>
    );
}

/** The seats of people for whom the game waits, once they have been away for as long as it wants. */
function useMissing(state: SessionState): string[] {
    const { entered } = state, [due, setDue] = useState('');
    const missing = entered?.mine.length && entered.absent ? Object.keys(entered.seats).map(seat => sitterOf(state, [], seat))
        .filter(one => one.away && one.standing === 'turn' && !one.standIn && !one.isMine).map(one => one.seat) : [];
    const key = missing.join();
    useEffect(() => {
        const timer = window.setTimeout(() => setDue(key), (entered?.absent ?? 0) * 1000);
        return () => clearTimeout(timer);
    }, [key]);
    return due === key ? missing : [];
}

/** Over the board: the game waits for somebody who is away; a seat of ours is played by a computer; a partner would give up. */
export function AwayToasts({ session, state }: { session: Session; state: SessionState }): JSX.Element {
    const missing = useMissing(state), { entered } = state, mine = entered?.mine ?? [];
    const offers = state.status?.result ? [] : (state.status?.offers ?? []).filter(seat => mine.some(own => teamOf(entered, own) === teamOf(entered, seat)));
    return (
        <>
            {!state.status?.result && takenSeats(state).map(seat => (
                <div key={seat} class="toast" role="alert">
                    {t('people.taken', { seat: seatName(seat), level: levelName(state.status?.substitutes?.[seat] ?? '') })}
                    <Button kind="primary" onClick={() => void session.takeBack(seat)}>{t('people.return')}</Button>
                </div>
            ))}
            {offers.map(seat => (
                <div key={`offer ${seat}`} class="toast" role="status">
                    {t(mine.includes(seat) ? 'people.offered' : 'people.offers', { seat: seatName(seat) })}
                    {!mine.includes(seat) && <Button onClick={() => void session.resign()}>{t('people.agree')}</Button>}
                </div>
            ))}
            {missing.map(seat => (
                <div key={seat} class="toast" role="status">
                    {t('people.missing', { seat: seatName(seat) })}
                    <Button onClick={() => void session.handOver(seat, STAND_IN)}>{t('people.hand-over', { level: levelName(STAND_IN) })}</Button>
                </div>
            ))}
        </>
    );
}

/** Several seats of one team are ours and may act: which one we act for. */
export function ActingSeats({ session, seats, now }: { session: Session; seats: string[]; now: string | null }): JSX.Element | null {
    if (seats.length < 2)
        return null;
    return (
        <div class="acting-seats" role="group" aria-label={t('people.acting')}>
            {seats.map(seat => <Button key={seat} kind="quiet" pressed={seat === now} onClick={() => session.lookFor(seat)}>{roleName(seat)}</Button>)}
        </div>
    );
}
