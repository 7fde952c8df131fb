// Assault in a minute.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { SummaryPoints } from '../common/summary';

const POINTS = ['win', 'turn', 'units', 'support', 'combat', 'sacrifice', 'prestige', 'hidden'];

export const Summary = (): JSX.Element => <SummaryPoints points={POINTS.map(point => t(`assault.summary.${point}`))} />;
