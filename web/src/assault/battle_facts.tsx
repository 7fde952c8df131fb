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

export function CardFacts({ battle }: { battle: Battle }): JSX.Element {
    return <span class="battle-facts">{lengthText(battle as AssaultBattle)}</span>;
}

export function BattleFacts({ battle }: { battle: Battle }): JSX.Element {
    const { conditions, setup } = battle as AssaultBattle;
    return (
        <>
            <p class="battle-facts">{lengthText(battle as AssaultBattle)}</p>
            {conditions && <p><strong>{conditions}</strong></p>}
            {setup && <><SpecialRules setup={setup} /><SetupFacts setup={setup} /></>}
        </>
    );
}

export const describeSeat = (battle: Battle, seat: string): string => battle.sides.length > 1 ? '' : seatName(seat);
