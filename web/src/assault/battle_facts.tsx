// What the home page tells of a battle: for whom, how many turns, what wins it; and where its numbers come from.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Battle } from '../common/protocol';
import { seatName } from '../common/seats';
import { SetupFacts, SpecialRules } from './special_rules';
import type { BattleSetup } from './types';

/** A battle in the server's list, with what this game's rows say more. */
interface AssaultBattle extends Battle {
    solo: boolean;
    turns: number;
    conditions: string | null;
    setup?: BattleSetup;
}

function lengthText(battle: AssaultBattle): string {
    return [t(battle.solo ? 'assault.home.solo' : 'assault.home.duel'), t('assault.home.turns', { n: battle.turns })].join(', ');
}

/** Which side wins how often when a computer player plays itself; of a solo scenario how often it wins. */
function balanceText({ id, solo }: AssaultBattle): string {
    const known = ASSAULT_BALANCE[id];
    return known ? t(solo ? 'assault.home.balance.solo' : 'assault.home.balance', { n: known.percent, rest: Math.round(1000 - 10 * known.percent) / 10, games: known.games }) : '';
}

export function CardFacts({ battle }: { battle: Battle }): JSX.Element {
    return <span class="battle-facts">{lengthText(battle as AssaultBattle)}</span>;
}

export function BattleFacts({ battle }: { battle: Battle }): JSX.Element {
    const { conditions, setup } = battle as AssaultBattle, balance = balanceText(battle as AssaultBattle);
    return (
        <>
            <p class="battle-facts">{lengthText(battle as AssaultBattle)}</p>
            {balance && <p class="battle-facts">{balance}</p>}
            {conditions && <p><strong>{conditions}</strong></p>}
            {setup && <><SpecialRules setup={setup} /><SetupFacts setup={setup} /></>}
        </>
    );
}

export const describeSeat = (battle: Battle, seat: string): string => battle.sides.length > 1 ? '' : seatName(seat);
