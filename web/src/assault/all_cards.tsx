// All units and cards with their numbers, and where each number comes from. Fetched when somebody wants to see them.
import './texts';
import type { JSX } from 'preact';
import { useTablesOf } from '../common/fetched';
import { t } from '../common/i18n';
import { type CardRow, sides, type Tables, type UnitRow } from './types';
import { sideName } from './words';

/** Beside a number that is not as printed. */
const notes: Record<string, string> = { derived: '°', reconstructed: '*' };

/** A value as it is shown, with the mark of its source. */
export function withSource(row: UnitRow | CardRow, key: string): string {
    const values = row as unknown as Record<string, unknown>;
    return `${String(values[key] ?? '')}${notes[String(values[`${key}_source`] ?? '')] ?? ''}`;
}

const unitKeys = ['hard', 'soft', 'defence', 'support', 'morale', 'cost', 'battle', 'copies'] as const;
const cardKeys = ['cost', 'battle', 'copies'] as const;

function Units({ rows }: { rows: UnitRow[] }): JSX.Element {
    return (
        <div class="table-block" tabindex={0} role="group">
            <table>
                <thead><tr><th>{t('assault.all.unit')}</th>{unitKeys.map(key => <th key={key}>{t(`assault.all.${key}`)}</th>)}<th>{t('assault.all.class')}</th></tr></thead>
                <tbody>{rows.map(row => (
                    <tr key={row.word}>
                        <th scope="row">{row.name}</th>{unitKeys.map(key => <td key={key}>{withSource(row, key)}</td>)}
                        <td>{[t(`assault.number.${row.target}`), t(`assault.class.${row.class}`), ...row.abilities.map(ability => t(`assault.ability.${ability}`))].join(', ')}</td>
                    </tr>
                ))}</tbody>
            </table>
        </div>
    );
}

function Cards({ rows }: { rows: CardRow[] }): JSX.Element {
    return (
        <div class="table-block" tabindex={0} role="group">
            <table>
                <thead><tr><th>{t('assault.all.card')}</th>{cardKeys.map(key => <th key={key}>{t(`assault.all.${key}`)}</th>)}<th>{t('assault.all.effect')}</th></tr></thead>
                <tbody>{rows.map(row => (
                    <tr key={row.word}>
                        <th scope="row">{row.name}<br /><small>{t(`assault.type.${row.type}`)}</small></th>{cardKeys.map(key => <td key={key}>{withSource(row, key)}</td>)}<td>{row.text}</td>
                    </tr>
                ))}</tbody>
            </table>
        </div>
    );
}

export function AllCards(): JSX.Element {
    const tables = useTablesOf<Tables>('assault');
    if (!tables)
        return <p>{t('home.fetching')}</p>;
    return (
        <div class="rules all-cards">
            <p class="soft">{t('assault.all.notes')}</p>
            {sides.map(side => <section key={side}><h3>{sideName(side)}</h3><Units rows={tables.units.filter(row => row.side === side)} /></section>)}
            <section><h3>{t('assault.all.cards')}</h3><Cards rows={tables.cards} /></section>
        </div>
    );
}
