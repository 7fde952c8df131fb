// The game in a minute, before the rules in full.
import type { JSX } from 'preact';
import { t } from '../common/i18n';

const POINTS = ['win', 'turn', 'units', 'support', 'combat', 'sacrifice', 'prestige', 'hidden'];

export function Summary(): JSX.Element {
    return (
        <section class="summary" aria-labelledby="summary-title">
            <h2 id="summary-title">{t('summary.title')}</h2>
            <ul>{POINTS.map(point => <li key={point}>{t(`assault.summary.${point}`)}</li>)}</ul>
        </section>
    );
}
