// Where the numbers of this game come from, told honestly; and how to play with those of one's own box.
import type { JSX } from 'preact';
import { t, whole } from '../common/i18n';
import { useTablesOf } from '../common/fetched';
import { saveFile } from '../common/save_file';
import { Button } from '../common/ui';
import { numbersFile } from './own_numbers';
import type { CardRow, Tables, UnitRow } from './types';

const sources = ['printed', 'derived', 'reconstructed'] as const;

/** How many numbers of units and cards come from where. */
function countSources({ units, cards }: Tables): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const row of [...units, ...cards] as (UnitRow | CardRow)[])
        for (const [key, value] of Object.entries(row))
            if (key.endsWith('_source') && typeof value === 'string' && !key.startsWith('name') && !key.startsWith('type'))
                counts[value] = (counts[value] ?? 0) + 1;
    return counts;
}

export function Provenance(): JSX.Element {
    const tables = useTablesOf<Tables>('assault'), counts = tables ? countSources(tables) : {};
    return (
        <section class="prose provenance" aria-labelledby="provenance">
            <h2 id="provenance">{t('assault.provenance')}</h2>
            <p>{t('assault.provenance.text', { games: whole(ASSAULT_GAMES) })}</p>
            {tables && <ul>{sources.filter(source => counts[source]).map(source => <li key={source}>{t(`assault.provenance.${source}`, { n: counts[source] ?? 0 })}</li>)}</ul>}
            <p>{t('assault.provenance.own')}</p>
            {tables && <p><Button onClick={() => saveFile('our-numbers.txt', numbersFile(tables))}>{t('assault.provenance.file')}</Button></p>}
        </section>
    );
}
