// The game in a minute, before the rules in full.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { DiceLegend } from './die';
import { useTables } from './fetched';

const POINTS = ['win', 'turn', 'orders', 'move', 'battle', 'dice', 'cover'];

export function Summary(): JSX.Element {
    const tables = useTables();
    return (
        <section class="summary" aria-labelledby="summary-title">
            <h2 id="summary-title">{t('summary.title')}</h2>
            <ul>{POINTS.map(point => <li key={point}>{t(`summary.${point}`)}</li>)}</ul>
            <DiceLegend tables={tables} />
        </section>
    );
}
