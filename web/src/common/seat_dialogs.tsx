// Questions about one's seat in any game: give up, replace its link.
import type { JSX } from 'preact';
import { t } from './i18n';
import { Refused } from './protocol';
import type { Session } from './session';
import { Button, Dialog } from './ui';

/** A question with a yes and a no. */
export function SureDialog({ title, text, yes, no, onYes, onClose }: {
    title: string; text?: string; yes: string; no: string; onYes: () => void; onClose: () => void;
}): JSX.Element {
    return (
        <Dialog title={title} onClose={onClose}>
            {text && <p>{text}</p>}
            <div class="row">
                <Button kind="primary" onClick={onYes}>{yes}</Button>
                <Button onClick={onClose}>{no}</Button>
            </div>
        </Dialog>
    );
}

interface SeatDialogProps {
    session: Session;
    onClose: () => void;
}

export function ResignDialog({ session, onClose }: SeatDialogProps): JSX.Element {
    return (
        <SureDialog title={t('resign.sure')} yes={t('resign.yes')} no={t('cancel')} onClose={onClose} onYes={() => {
            onClose();
            void session.resign();
        }} />
    );
}

export function RenewDialog({ session, onClose }: SeatDialogProps): JSX.Element {
    return (
        <SureDialog title={t('renew.sure')} text={t('renew.text')} yes={t('renew.yes')} no={t('cancel')} onClose={onClose} onYes={() => {
            onClose();
            session.renew().then(secret => location.replace(`#g=${secret}`))
                .catch(error => session.complain(error instanceof Refused ? error.message : t('home.unreachable'), null));
        }} />
    );
}
