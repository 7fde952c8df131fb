// The head of the page of a game: its title and what its game puts beside it.
import type { ComponentChildren, JSX } from 'preact';
import { t } from './i18n';
import type { Match } from './protocol';

export function BattleHead({ title, match, onHome, children }: {
    title: string; match?: Match | undefined; onHome: () => void; children?: ComponentChildren;
}): JSX.Element {
    return (
        <header class="battle-head">
            <button type="button" class="button quiet home" onClick={onHome} aria-label={t('nav.home')} title={t('nav.home')}>⌂</button>
            <h1>{title}{match?.length ? <small class="round">{t('match.round', { n: match.round % match.length + 1, of: match.length })}</small> : null}</h1>
            {children}
        </header>
    );
}
