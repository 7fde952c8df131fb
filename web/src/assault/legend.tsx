// Beside the map before anything has been pointed at: what wins the battle, and what the marks on tiles and cards mean.
import type { JSX } from 'preact';
import { signed, t } from '../common/i18n';
import { EYE } from './board_marks';
import { SetupFacts, SpecialRules } from './special_rules';
import { Icon } from './sprite';
import type { Board } from './types';

/** Drawings and the texts of what they say. */
const onTiles = ['defence', 'fire', 'prestige', 'mine', 'home-base', 'home-row', 'control'] as const;
const onUnits = ['attack-hard', 'attack-soft', 'defence', 'support', 'hard', 'soft'] as const;
const stamps = ['moved', 'fired', 'dug-in'] as const;

/** These are drawn for each side, in its colour. */
const ofSides = new Set<string>(['home-base', 'home-row', 'control']);

function Legend({ title, icons, text, side = '' }: { title: string; icons: readonly string[]; text: string; side?: string }): JSX.Element {
    return (
        <>
            <h3>{t(title)}</h3>
            <ul class={`legend ${side}`}>{icons.map(icon => <li key={icon}><Icon id={`markers-${icon}${ofSides.has(icon) ? `-${side}` : ''}`} size={17} /> {t(`${text}.${icon}`)}</li>)}</ul>
        </>
    );
}

/** What stands at the head of a card in the hand, as it stands there. */
function CardLegend(): JSX.Element {
    return (
        <>
            <h3>{t('assault.legend.cards')}</h3>
            <ul class="legend">
                <li><Icon id="markers-prestige" size={17} /> {t('assault.legend.card.price')}</li>
                <li><strong class="face-battle">◆5</strong> {t('assault.legend.card.battle')}</li>
                <li><strong>●4</strong> {t('assault.legend.card.morale')}</li>
                <li><strong class="face-tm">{signed(1)}</strong> {t('assault.legend.card.modifier')}</li>
            </ul>
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
            <SpecialRules setup={board} />
            <SetupFacts setup={board} />
            <h2>{t('assault.legend.title')}</h2>
            <p class="soft">{t('assault.inspect.empty')}</p>
            <CardLegend />
            <Legend title="assault.legend.tiles" icons={board.tiles.some(tile => tile.objective) ? [...onTiles, 'objective'] : onTiles} text="assault.legend.tile" side={home} />
            <Legend title="assault.legend.units" icons={onUnits} text="assault.number" />
            <PointingLegend side={home} />
            <Legend title="assault.legend.stamps" icons={stamps} text="assault.mark" />
        </section>
    );
}
