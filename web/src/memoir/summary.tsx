// Memoir in a minute, and what the faces of its die do.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { SummaryPoints } from '../common/summary';
import { DiceLegend } from './die';
import { useTables } from './fetched';

const POINTS = ['win', 'turn', 'orders', 'move', 'battle', 'dice', 'cover'];

export function Summary(): JSX.Element {
    const tables = useTables();
    return <SummaryPoints points={POINTS.map(point => t(`summary.${point}`))}><DiceLegend tables={tables} /></SummaryPoints>;
}
