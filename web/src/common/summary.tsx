// A game in a minute, before the rules in full.
import type { ComponentChildren, JSX } from 'preact';
import { t } from './i18n';

export function SummaryPoints({ points, children }: { points: string[]; children?: ComponentChildren }): JSX.Element {
    return (
        <section class="summary" aria-labelledby="summary-title">
            <h2 id="summary-title">{t('summary.title')}</h2>
            <ul>{points.map(point => <li key={point}>{point}</li>)}</ul>
            {children}
        </section>
    );
}
