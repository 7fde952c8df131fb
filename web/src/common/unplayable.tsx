// A game of a ruleset that has no table here: what it is, and how it can be played all the same.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Frame } from './frame';
import { t, textOr } from './i18n';
import { downloadReplay } from './replay_file';
import { rulesAddress, useRulebooks } from './ruleset';
import { Button } from './ui';

interface UnplayableProps {
    title: string;
    ruleset: string;
    /** What opens the game; or a seat of it that nobody has taken yet. */
    secret: string;
    isInvitation?: boolean;
    over?: boolean;
}

/** What a program says first. */
function ProgramWay({ secret, isInvitation }: UnplayableProps): JSX.Element {
    const { host, origin, protocol } = location;
    return (
        <>
            <h2>{t('unplayable.program')}</h2>
            {isInvitation && (
                <>
                    <p>{t('unplayable.claim')}</p>
                    <pre class="wire" tabindex={0}>{`POST ${origin}/api/claim\n${JSON.stringify({ invitation: secret, secret: '…' })}`}</pre>
                </>
            )}
            <p>{t(isInvitation ? 'unplayable.enter.then' : 'unplayable.enter')}</p>
            <pre class="wire" tabindex={0}>{`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws\n${JSON.stringify({ do: 'enter', secret: isInvitation ? '…' : secret, id: 1 })}`}</pre>
            <p>{t('unplayable.engine')}</p>
        </>
    );
}

function ReplayWay({ secret, title, over }: UnplayableProps): JSX.Element {
    const [problem, setProblem] = useState(false);
    return (
        <>
            <h2>{t('unplayable.replay')}</h2>
            <p>{t(over ? 'unplayable.replay.over' : 'unplayable.replay.later')}</p>
            {problem && <p class="problem" role="alert">{t('result.dice.unreachable')}</p>}
            {over && <Button kind="primary" onClick={() => {
                setProblem(false);
                downloadReplay(secret, title).catch(() => setProblem(true));
            }}>{t('result.replay')}</Button>}
        </>
    );
}

export function Unplayable(props: UnplayableProps): JSX.Element {
    const { title, ruleset, isInvitation } = props, books = useRulebooks();
    return (
        <Frame page="game">
            <div class="prose unplayable">
                <h1>{title}</h1>
                <p class="making">{t('unplayable.text', { rules: textOr(`ruleset.${ruleset}`, ruleset) })}</p>
                {isInvitation && <p>{t('unplayable.open')}</p>}
                <div class="row">
                    {books.some(book => book.name === ruleset) && <a class="button plain" href={rulesAddress(books, ruleset)}>{t('unplayable.rules')}</a>}
                    <a class="button plain" href="#">{t('unplayable.home')}</a>
                </div>
                <ProgramWay {...props} />
                {!isInvitation && <ReplayWay {...props} />}
            </div>
        </Frame>
    );
}
