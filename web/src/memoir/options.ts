// The options of a memoir game, as `POST /api/games` takes them.
import type { Option } from '../common/options';

export const options: Option[] = [
    { key: 'edition', kind: 'choice', values: ['revised', 'classic'], default: 'revised' },
    { key: 'young-generals', kind: 'flag' },
    { key: 'match-play', kind: 'flag' },
];
