// What is told over a game: notices, refusals, a lost connection, and what happened meanwhile.
import type { JSX } from 'preact';
import { t } from './i18n';
import { logLines, type Sentence } from './log';
import type { Entry } from './protocol';
import type { Session, SessionState } from './session';
import { Button, RuleLink } from './ui';

export function Toasts({ session, state, describe, onShow }: {
    session: Session; state: SessionState; describe: (entry: Entry) => Sentence[]; onShow: (version: number) => void;
}): JSX.Element {
    const news = state.awaySince === null ? 0 : logLines(state.entries.filter(entry => entry.version > state.awaySince!), describe).length;
    return (
        <>
            {state.notice && (
                <div class="toast notice" role="alert">
                    {state.notice}
                    <Button kind="quiet" label={t('close')} onClick={() => session.closeNotice()}>×</Button>
                </div>
            )}
            {state.complaint && (
                <div class="toast" role="alert">
                    {state.complaint.text} {state.complaint.rule && <RuleLink rule={state.complaint.rule} />}
                    {state.complaint.remedy && <Button onClick={state.complaint.remedy.run}>{state.complaint.remedy.text}</Button>}
                    <Button kind="quiet" label={t('close')} onClick={() => session.clearComplaint()}>×</Button>
                </div>
            )}
            {state.connection === 'lost' && <div class="toast lost" role="alert">{t('connection.lost')}</div>}
            {state.awaySince !== null && state.connection === 'open' && !state.past && news > 0 && (
                <div class="toast" role="alert">
                    <strong>{t('log.away')}</strong> {t('log.away.text', { n: news })}
                    <Button onClick={() => onShow(state.awaySince! + 1)}>{t('log.away.show')}</Button>
                    <Button kind="quiet" onClick={() => void session.look(null)}>{t('log.away.skip')}</Button>
                </div>
            )}
        </>
    );
}
