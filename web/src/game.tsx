// Opens the game of a link and hands it to the pages of its ruleset.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './common/frame';
import { t } from './common/i18n';
import { Session } from './common/session';
import { keepGame } from './common/settings';
import { useStore } from './common/store';
import { Table } from './memoir/table';

/** A line for each ruleset that can be played here. */
const tables: Record<string, ComponentType<{ session: Session; isLesson: boolean }>> = { memoir: Table };

function Opened({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const { entered, connection, refusal } = useStore(session.state);
    useEffect(() => {
        if (entered && entered.mine.length && !isLesson)
            keepGame({ secret: session.secret, title: entered.title, scenario: entered.scenario });
    }, [entered?.game]);
    if (connection === 'refused')
        return <Frame page="game"><p class="problem" role="alert">{t('connection.refused', { text: refusal ?? '' })}</p></Frame>;
    const Page = entered ? tables[entered.ruleset] : undefined;
    return Page ? <Page key={entered?.game} session={session} isLesson={isLesson} /> : <p class="loading" role="status">{t('connection.connecting')}</p>;
}

/** Who learns plays the Allies; the lesson plays the rest. */
const LEARNER = ['allies'];

export function Game({ secret, isLesson = false }: { secret: string; isLesson?: boolean }): JSX.Element {
    const [session, setSession] = useState<Session | null>(null);
    useEffect(() => {
        const opened = new Session(secret, isLesson ? LEARNER : null);
        setSession(opened);
        return () => opened.close();
    }, [secret]);
    return session ? <Opened session={session} isLesson={isLesson} /> : <p class="loading" role="status">{t('connection.connecting')}</p>;
}
