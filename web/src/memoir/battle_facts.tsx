// What the home page tells of a battle: nations, medals, how long it takes, and which side wins how often.
import type { JSX } from 'preact';
import { percent, period, t } from '../common/i18n';
import type { Battle } from '../common/protocol';

/** A battle in the server's list, with what memoir's rows say more. */
interface MemoirBattle extends Battle {
    /** To win, in the order of the sides; so are the nations. */
    medals: number[];
    nations: string[];
}

function medalsText({ medals }: MemoirBattle): string {
    const [axis = 0, allies = 0] = medals;
    return axis === allies ? t('home.medals', { n: axis }) : t('home.medals.both', { a: axis, b: allies });
}

function lengthText(battle: MemoirBattle): string {
    const turns = BALANCE[battle.id]?.turns;
    return `${medalsText(battle)}${turns ? `, ${t('home.turns', { n: Math.round(turns) })}` : ''}`;
}

/** Whose troops a side leads, or one of several seats of it. */
export function nationOf(battle: Battle, side: string): string {
    const nation = (battle as MemoirBattle).nations[battle.sides.indexOf(side.split('-')[0]!)];
    return nation ? t(`nation.${nation}`) : '';
}

function BalanceBar({ id, told = false }: { id: string; told?: boolean }): JSX.Element | null {
    const balance = BALANCE[id];
    if (!balance)
        return null;
    const text = t('home.balance', {
        axis: percent(balance.axis), allies: percent(balance.allies), games: balance.games.toLocaleString(), level: balance.level,
    });
    return (
        <span class="balance" role="img" aria-label={text} title={text}>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="fill-axis" width={100 * balance.axis} height="6" />
                <rect class="fill-allies" x={100 * (1 - balance.allies)} width={100 * balance.allies} height="6" />
            </svg>
            {told && <small aria-hidden="true">{text}</small>}
        </span>
    );
}

export function CardFacts({ battle }: { battle: Battle }): JSX.Element {
    return (
        <>
            <span class="battle-facts">{battle.sides.map(side => nationOf(battle, side)).join(' – ')}</span>
            <span class="battle-facts">{lengthText(battle as MemoirBattle)}</span>
            <BalanceBar id={battle.id} />
        </>
    );
}

export function BattleFacts({ battle }: { battle: Battle }): JSX.Element {
    return (
        <>
            <p class="battle-facts">{period(battle.from, battle.to)} · {lengthText(battle as MemoirBattle)}</p>
            <BalanceBar id={battle.id} told />
        </>
    );
}
