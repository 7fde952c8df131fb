// Opens the game of a link and hands it to the pages of its ruleset.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './common/frame';
import { t, textOr } from './common/i18n';
import { keepGame, keptGame, moveGame } from './common/kept_games';
import type { Entered } from './common/protocol';
import { Session } from './common/session';
import { useStore } from './common/store';
import { Table } from './memoir/table';

/** A line for each ruleset that can be played here. */
const tables: Record<string, ComponentType<{ session: Session; isLesson: boolean }>> = { memoir: Table };

/** Who sits on the other side, for the list of games. */
function opponentOf({ seats, mine }: Entered): string {
    const others = Object.entries(seats).filter(([seat]) => !mine.includes(seat)).map(([, who]) => who);
    return others.length ? others.map(who => textOr(`home.level.${who}`, t('home.friend'))).join(', ') : t('home.hotseat');
}

function Opened({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const { entered, status, connection, refusal } = useStore(session.state);
    const over = status?.result !== undefined;
    useEffect(() => {
        if (entered && entered.mine.length && !isLesson)
            keepGame({
                secret: session.secret, title: entered.title, scenario: entered.scenario, over,
                ...(keptGame(session.secret)?.against ? {} : { against: opponentOf(entered) }),
            });
    }, [entered?.game, over]);
    useEffect(() => {
        const fresh = keptGame(session.secret)?.renewing;
        if (connection !== 'refused' || !fresh)
            return;
        moveGame(session.secret, fresh); // the answer to a renewal was lost
        location.replace(`#g=${fresh}`);
    }, [connection]);
    if (connection === 'refused')
        return <Frame page="game"><p class="problem" role="alert">{t('connection.refused', { text: refusal ?? '' })}</p></Frame>;
    const Page = entered ? tables[entered.ruleset] : undefined;
    return Page ? <Page key={entered?.game} session={session} isLesson={isLesson} /> : <p class="loading" role="status">{t('connection.connecting')}</p>;
}

/** Who learns plays the Allies; the lesson plays the rest. */
const LEARNER = 'allies';

export function Game({ secret, isLesson = false }: { secret: string; isLesson?: boolean }): JSX.Element {
    const [session, setSession] = useState<Session | null>(null);
    useEffect(() => {
        const opened = isLesson ? new Session(secret, entered => entered.mine.filter(seat => seat === LEARNER)) : new Session(secret);
        setSession(opened);
        return () => opened.close();
    }, [secret]);
    return session ? <Opened session={session} isLesson={isLesson} /> : <p class="loading" role="status">{t('connection.connecting')}</p>;
}
