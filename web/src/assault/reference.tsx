// On the rules page: the lists of all units and cards, fetched when they are opened.
import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../common/i18n';

export function Reference(): JSX.Element {
    const [all, setAll] = useState<{ Cards: ComponentType } | null>(null);
    return (
        <details class="summary reference" onToggle={event => {
            if (event.currentTarget.open && !all)
                void import('./all_cards').then(page => setAll({ Cards: page.AllCards }));
        }}>
            <summary>{t('assault.all.title')}</summary>
            {all && <all.Cards />}
        </details>
    );
}
