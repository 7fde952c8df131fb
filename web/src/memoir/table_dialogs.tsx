// All that can be open over the battle: the menu and what it leads to, questions, the result.
import type { JSX } from 'preact';
import { SettingsDialog } from '../common/frame';
import { t } from '../common/i18n';
import { keptGame } from '../common/kept_games';
import { rulesAddress, useRulebooks } from '../common/ruleset';
import { RenewDialog, ResignDialog, SureDialog } from '../common/seat_dialogs';
import { lastVersion } from '../common/session_state';
import { StandingChecks } from '../common/standing';
import { Button, Dialog, useGo } from '../common/ui';
import { linkTo } from '../common/waiting';
import { unusedAttackers } from './actions';
import { BriefingDialog, CommandDialog, DiscardsDialog, KeysDialog, WhichDialog } from './dialogs';
import { startLesson } from './lesson/start';
import { Result } from './result';
import type { OpenTable } from './use_table';

function MenuDialog({ table, onClose }: { table: OpenTable; onClose: () => void }): JSX.Element {
    const go = useGo(), books = useRulebooks();
    const { session, entered, setOpen, mine, isLesson, over } = table, onlookers = keptGame(session.secret)?.spectator;
    const copyLink = (secret: string): void =>
        void navigator.clipboard.writeText(linkTo('g', secret)).then(() => session.complain(t('menu.watch.copied'), null));
    return (
        <Dialog title={t('menu')} onClose={onClose}>
            <div class="column">
                <Button onClick={() => setOpen('briefing')}>{t('menu.briefing')}</Button>
                <Button onClick={() => setOpen('settings')}>{t('nav.settings')}</Button>
                <Button onClick={() => setOpen('command')}>{t('command.title')}</Button>
                <Button onClick={() => setOpen('keys')}>{t('keys.title')}</Button>
                <a class="button plain" href={rulesAddress(books, entered.ruleset)} target="_blank" rel="noopener" onClick={onClose}>{t('nav.rules')}</a>
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

/** What a click has left open. */
function Questions({ table: { deciding } }: { table: OpenTable }): JSX.Element {
    const { ask, asksEnd, done, choices, perform, closeAsk } = deciding;
    return (
        <>
            {ask && <WhichDialog choices={ask} onChoose={perform} onClose={closeAsk} />}
            {asksEnd && done && (
                <SureDialog title={t('end.title')} text={t('end.text', { n: unusedAttackers(choices).size })} yes={t('end.yes')} no={t('end.no')}
                    onYes={() => perform(done)} onClose={closeAsk} />
            )}
        </>
    );
}

function OpenedDialog({ table, onClose }: { table: OpenTable; onClose: () => void }): JSX.Element | null {
    const { session, state, board, view, live, lesson } = table;
    switch (table.open) {
    case 'menu': return <MenuDialog table={table} onClose={onClose} />;
    case 'resign': return <ResignDialog session={session} onClose={onClose} />;
    case 'renew': return <RenewDialog session={session} onClose={onClose} />;
    case 'briefing': return <BriefingDialog board={board} onClose={onClose} />;
    case 'discards': return <DiscardsDialog cards={view.discard} onClose={onClose} />;
    case 'settings': return <SettingsDialog onClose={onClose} />;
    case 'keys': return <KeysDialog onClose={onClose} />;
    case 'command': return (
        <CommandDialog choices={table.deciding.choices} onClose={onClose} onSend={typed => {
            onClose();
            if (lesson?.allows(typed) ?? true)
                void session.act(typed);
            else
                session.complain(t('lesson.other'), null);
        }} />
    );
    case 'result': return table.over ? (
        <Result session={session} state={state} board={board} view={live} tables={table.tables} onLook={() => {
            onClose();
            if (!state.past)
                void session.look(lastVersion(state));
        }} />
    ) : null;
    default: return null;
    }
}

export function TableDialogs({ table }: { table: OpenTable }): JSX.Element {
    return (
        <>
            <Questions table={table} />
            <OpenedDialog table={table} onClose={() => table.setOpen(null)} />
        </>
    );
}
