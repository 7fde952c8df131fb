// What can be open over the page of any game: the menu and what it leads to, keys, typed orders, the briefing, questions.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyDeciding } from './deciding';
import { SettingsDialog } from './frame';
import { t } from './i18n';
import { keptGame } from './kept_games';
import type { LessonGuide } from './lesson';
import type { Entered } from './protocol';
import type { AnyChoice } from './questions';
import { rulesAddress, useRulebooks } from './ruleset';
import { RenewDialog, ResignDialog, SureDialog } from './seat_dialogs';
import type { Session, SessionState } from './session';
import { lastVersion } from './session_state';
import { StandingChecks } from './standing';
import { Button, Dialog, useGo } from './ui';
import { linkTo } from './waiting';

/** Those that every game has; a game adds its own. */
export type CommonDialog = 'menu' | 'settings' | 'keys' | 'command' | 'resign' | 'renew' | 'briefing';

/** What the texts of a battle are, whatever its game. */
export interface BattleTexts {
    title: string;
    briefing?: string | null;
    conditions?: string | null;
    history?: string | null;
}

/** What these dialogs read of a table. */
interface AnyTable<C extends AnyChoice> {
    open: string | null;
    setOpen: (dialog: CommonDialog | null) => void;
    session: Session;
    state: SessionState;
    entered: Entered;
    board: BattleTexts;
    over: boolean;
    isLesson: boolean;
    lesson: LessonGuide | null;
    deciding: AnyDeciding<C>;
}

interface DialogsProps<C extends AnyChoice> {
    table: AnyTable<C>;
    startLesson: () => Promise<string>;
    /** Keys of this game and the ends of their texts, keys.*. */
    keyRows: readonly (readonly [string, string])[];
    describe: (choice: C) => string;
    /** What this game's battles have of their own, in the briefing. */
    briefing?: ComponentChildren;
}

function MenuDialog<C extends AnyChoice>({ table: { session, entered, over, isLesson, setOpen }, startLesson }: DialogsProps<C>): JSX.Element {
    const go = useGo(), books = useRulebooks(), { mine } = entered;
    const onlookers = keptGame(session.secret)?.spectator, close = (): void => setOpen(null);
    const copyLink = (secret: string): void =>
        void navigator.clipboard.writeText(linkTo('g', secret)).then(() => session.complain(t('menu.watch.copied'), null));
    return (
        <Dialog title={t('menu')} onClose={close}>
            <div class="column">
                <Button onClick={() => setOpen('briefing')}>{t('menu.briefing')}</Button>
                <Button onClick={() => setOpen('settings')}>{t('nav.settings')}</Button>
                <Button onClick={() => setOpen('command')}>{t('command.title')}</Button>
                <Button onClick={() => setOpen('keys')}>{t('keys.title')}</Button>
                <a class="button plain" href={rulesAddress(books, entered.ruleset)} target="_blank" rel="noopener" onClick={close}>{t('nav.rules')}</a>
                <Button onClick={() => void startLesson().then(go)}>{t('menu.lesson')}</Button>
                {mine.length > 0 && !over && !isLesson && <StandingChecks session={session} />}
                {onlookers && <Button onClick={() => copyLink(onlookers)}>{t('menu.watch')}</Button>}
                {mine.length > 0 && !isLesson && <Button onClick={() => setOpen('renew')}>{t('renew')}</Button>}
                {mine.length > 0 && !over && <Button onClick={() => setOpen('resign')}>{t('resign')}</Button>}
                <Button onClick={() => go('')}>{t('nav.home')}</Button>
            </div>
        </Dialog>
    );
}

/** What is said when something could still be done that is easily forgotten. */
export interface EndTexts {
    title: string;
    text: string;
    yes: string;
    no: string;
}

/** At the end of a turn with so many attacks left. */
export const attacksLeft = (n: number): EndTexts => ({ title: t('end.title'), text: t('end.text', { n }), yes: t('end.yes'), no: t('end.no') });

/** What a click has left open: which of several actions is meant, or whether the step may end. */
export function Questions<C extends AnyChoice>({ deciding: { ask, asksEnd, done, perform, closeAsk }, titleOf, describe, atEnd }: {
    deciding: AnyDeciding<C>; titleOf: (first: C) => string; describe: (choice: C) => string; atEnd: () => EndTexts;
}): JSX.Element {
    return (
        <>
            {ask && <WhichDialog title={titleOf(ask[0]!)} choices={ask} describe={describe} onChoose={perform} onClose={closeAsk} />}
            {asksEnd && done && <SureDialog {...atEnd()} onYes={() => perform(done)} onClose={closeAsk} />}
        </>
    );
}

/** From the result back to the board: to its last moment, to look at the battle again. */
export function lookAtBoard({ session, state, setOpen }: Pick<AnyTable<AnyChoice>, 'session' | 'state' | 'setOpen'>): void {
    setOpen(null);
    if (!state.past)
        void session.look(lastVersion(state));
}

function WhichDialog<C extends AnyChoice>({ title, choices, describe, onChoose, onClose }: {
    title: string; choices: C[]; describe: (choice: C) => string; onChoose: (choice: C) => void; onClose: () => void;
}): JSX.Element {
    return (
        <Dialog title={title} onClose={onClose}>
            <div class="column">
                {choices.map(choice => <Button key={choice.text} onClick={() => onChoose(choice)}>{describe(choice)}</Button>)}
            </div>
        </Dialog>
    );
}

function BriefingDialog({ board, onClose, children }: { board: BattleTexts; onClose: () => void; children: ComponentChildren }): JSX.Element {
    return (
        <Dialog title={board.title} onClose={onClose}>
            <p>{board.briefing}</p>
            <p><strong>{board.conditions}</strong></p>
            {children}
            <p class="soft">{board.history}</p>
        </Dialog>
    );
}

function KeysDialog({ rows, onClose }: { rows: readonly (readonly [string, string])[]; onClose: () => void }): JSX.Element {
    return (
        <Dialog title={t('keys.title')} onClose={onClose}>
            <dl class="keys">
                {rows.map(([key, text]) => <div key={text}><dt><kbd>{key}</kbd></dt><dd>{t(`keys.${text}`)}</dd></div>)}
            </dl>
        </Dialog>
    );
}

function CommandDialog<C extends AnyChoice>({ choices, describe, onSend, onClose }: {
    choices: C[]; describe: (choice: C) => string; onSend: (text: string) => void; onClose: () => void;
}): JSX.Element {
    const [text, setText] = useState('');
    return (
        <Dialog title={t('command.title')} onClose={onClose}>
            <form onSubmit={event => {
                event.preventDefault();
                if (text.trim())
                    onSend(text.trim());
            }}>
                <label class="field">
                    <span>{t('command.label')}</span>
                    <input value={text} list="legal" autofocus autocomplete="off" spellcheck={false} onInput={event => setText(event.currentTarget.value)} />
                    <small>{t('command.text')}</small>
                </label>
                <datalist id="legal">{choices.map(choice => <option key={choice.text} value={choice.text} />)}</datalist>
                <div class="row">
                    <button class="button primary">{t('command.send')}</button>
                </div>
            </form>
            <details>
                <summary>{t('list.all')} ({choices.length})</summary>
                <ul class="all-actions">
                    {choices.map(choice => (
                        <li key={choice.text}><Button kind="quiet" onClick={() => onSend(choice.text)}>{describe(choice)}</Button></li>
                    ))}
                </ul>
            </details>
        </Dialog>
    );
}

/** The one of these that is open; null if it is another, or none. */
export function CommonDialogs<C extends AnyChoice>(props: DialogsProps<C>): JSX.Element | null {
    const { table: { open, setOpen, session, board, deciding: { choices }, lesson }, describe } = props, close = (): void => setOpen(null);
    switch (open) {
    case 'menu': return <MenuDialog {...props} />;
    case 'resign': return <ResignDialog session={session} onClose={close} />;
    case 'renew': return <RenewDialog session={session} onClose={close} />;
    case 'briefing': return <BriefingDialog board={board} onClose={close}>{props.briefing}</BriefingDialog>;
    case 'settings': return <SettingsDialog onClose={close} />;
    case 'keys': return <KeysDialog rows={props.keyRows} onClose={close} />;
    case 'command': return (
        <CommandDialog choices={choices} describe={describe} onClose={close} onSend={typed => {
            close();
            if (lesson?.allows(typed) ?? true)
                void session.act(typed);
            else
                session.complain(t('lesson.other'), null);
        }} />
    );
    default: return null;
    }
}
