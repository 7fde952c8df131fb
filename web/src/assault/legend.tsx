// Beside the map before anything has been pointed at: what wins the battle, and what the marks on tiles and cards mean.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { Icon } from './sprite';
import type { Board } from './types';

/** Drawings and the texts of what they say. */
const onTiles = ['defence', 'fire', 'prestige', 'mine'] as const;
const onUnits = ['attack-hard', 'attack-soft', 'defence', 'support', 'hard', 'soft'] as const;
const stamps = ['moved', 'fired', 'dug-in'] as const;

function Legend({ title, icons, text }: { title: string; icons: readonly string[]; text: string }): JSX.Element {
    return (
        <>
            <h3>{t(title)}</h3>
            <ul class="legend">{icons.map(icon => <li key={icon}><Icon id={`markers-${icon}`} size={17} /> {t(`${text}.${icon}`)}</li>)}</ul>
        </>
    );
}

export function Welcome({ board }: { board: Board }): JSX.Element {
    return (
        <section class="inspector welcome">
            {board.conditions && <><h2>{t('assault.welcome.win')}</h2><p>{board.conditions}</p></>}
            <h2>{t('assault.legend.title')}</h2>
            <p class="soft">{t('assault.inspect.empty')}</p>
            <Legend title="assault.legend.tiles" icons={onTiles} text="assault.legend.tile" />
            <Legend title="assault.legend.units" icons={onUnits} text="assault.number" />
            <Legend title="assault.legend.stamps" icons={stamps} text="assault.mark" />
        </section>
    );
}
