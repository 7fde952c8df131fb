// Beside the map before anything has been pointed at: what wins the battle, and what the marks on tiles and cards mean.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { EYE } from './board_marks';
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

/** What is drawn while an own unit is pointed at, as small as it is there. */
const drawings = {
    supporter: <g class="support-line legend-line"><path d="M2 9H26" /></g>,
    threat: <g class="support-line threat legend-line"><path d="M2 9H26" /></g>,
    range: <g class="support-range"><rect class="range-border" x="4" y="3" width="20" height="12" /></g>,
    scouted: <g class="scouted" transform="translate(14 9) scale(.8)"><path class="eye-rim" d={EYE} /><circle class="eye-pupil" r="4.2" /></g>,
} as const;

function PointingLegend({ side }: { side: string }): JSX.Element {
    return (
        <>
            <h3>{t('assault.legend.pointing')}</h3>
            <ul class={`legend pointing ${side}`}>{Object.entries(drawings).map(([name, drawing]) =>
                <li key={name}><svg viewBox="0 0 28 18" width="28" height="18" aria-hidden="true">{drawing}</svg> {t(`assault.legend.pointing.${name}`)}</li>)}</ul>
        </>
    );
}

export function Welcome({ board, home }: { board: Board; home: string }): JSX.Element {
    return (
        <section class="inspector welcome" tabindex={0} aria-label={t('assault.legend.title')}>
            {board.conditions && <><h2>{t('assault.welcome.win')}</h2><p>{board.conditions}</p></>}
            <h2>{t('assault.legend.title')}</h2>
            <p class="soft">{t('assault.inspect.empty')}</p>
            <Legend title="assault.legend.tiles" icons={onTiles} text="assault.legend.tile" />
            <Legend title="assault.legend.units" icons={onUnits} text="assault.number" />
            <PointingLegend side={home} />
            <Legend title="assault.legend.stamps" icons={stamps} text="assault.mark" />
        </section>
    );
}
