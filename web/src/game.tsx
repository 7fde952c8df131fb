// Opens the game of a link and hands it to the pages of its ruleset.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './common/frame';
import { t } from './common/i18n';
import { keepGame, keptGame, moveGame } from './common/kept_games';
import type { Entered } from './common/protocol';
import { findRuleset, type Ruleset, type TablePage } from './common/ruleset';
import { opponentsText } from './common/seats';
import { Session } from './common/session';
import { useStore } from './common/store';
import { Unplayable } from './common/unplayable';
import { rulesets } from './rulesets';

/** Who sits in the other seats, for the list of games. */
function opponentsIn({ seats, mine }: Entered): string {
    return opponentsText(Object.entries(seats).filter(([seat]) => !mine.includes(seat)).map(([, who]) => who), mine.length);
}

/** Seats that are played here: none without a table, so that a program can still join with them. */
function seatsHere({ ruleset, mine }: Entered): string[] {
    return findRuleset(rulesets, ruleset) ? mine : [];
}

/** In a lesson who learns has some of the seats only; the page plays the rest. */
function learnersSeats({ ruleset, mine }: Entered): string[] {
    const { lesson } = findRuleset(rulesets, ruleset) ?? {};
    return mine.filter(seat => lesson?.seats.includes(seat));
}

/** The page of a ruleset's games, once it is here; null for a ruleset that has none, undefined while it is fetched. */
function useTablePage(ruleset: Ruleset | undefined): { Page: TablePage | null | undefined; failed: boolean } {
    const [loaded, setLoaded] = useState<{ name: string; Page: TablePage | null } | null>(null);
    useEffect(() => {
        ruleset?.loadTable().then(Page => setLoaded({ name: ruleset.name, Page }), () => setLoaded({ name: ruleset.name, Page: null }));
    }, [ruleset?.name]);
    if (!ruleset)
        return { Page: null, failed: false };
    const Page = loaded?.name === ruleset.name ? loaded.Page : undefined;
    return { Page, failed: Page === null };
}

function Opened({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const { entered, status, connection, refusal } = useStore(session.state);
    const over = status?.result !== undefined;
    useEffect(() => {
        if (entered && entered.mine.length && !isLesson)
            keepGame({
                secret: session.secret, title: entered.title, scenario: entered.scenario, over,
                ...(keptGame(session.secret)?.against ? {} : { against: opponentsIn(entered) }),
            });
    }, [entered?.game, over]);
    useEffect(() => {
        const fresh = keptGame(session.secret)?.renewing;
        if (connection !== 'refused' || !fresh)
            return;
        moveGame(session.secret, fresh); // the answer to a renewal was lost
        location.replace(`#g=${fresh}`);
    }, [connection]);
    const { Page, failed } = useTablePage(entered ? findRuleset(rulesets, entered.ruleset) : undefined);
    if (connection === 'refused')
        return <Frame page="game"><p class="problem" role="alert">{t('connection.refused', { text: refusal ?? '' })}</p></Frame>;
    if (failed)
        return <Frame page="game"><p class="problem" role="alert">{t('home.unreachable')}</p></Frame>;
    if (!entered || Page === undefined)
        return <p class="loading" role="status">{t('connection.connecting')}</p>;
    return Page ? <Page key={entered.game} session={session} isLesson={isLesson} />
        : <Unplayable title={entered.title} ruleset={entered.ruleset} secret={session.secret} over={over} />;
}

export function Game({ secret, isLesson = false }: { secret: string; isLesson?: boolean }): JSX.Element {
    const [session, setSession] = useState<Session | null>(null);
    useEffect(() => {
        const opened = new Session(secret, isLesson ? learnersSeats : seatsHere);
        setSession(opened);
        return () => opened.close();
    }, [secret]);
    return session ? <Opened session={session} isLesson={isLesson} /> : <p class="loading" role="status">{t('connection.connecting')}</p>;
}
