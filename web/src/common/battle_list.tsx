// The battles of the home page as cards, each ruleset's for themselves.
import { Fragment, type JSX } from 'preact';
import { period, t } from './i18n';
import type { Battle } from './protocol';
import { type Ruleset, useRulesets } from './ruleset';
import { byPlayers } from './seats';
import { shownTheme } from './settings';

export const pictureOf = (id: string): string => `/api/pictures/${id}.svg?theme=${shownTheme()}`;

interface CardProps {
    battle: Battle;
    ruleset: Ruleset;
    chosen: boolean;
    onChoose: () => void;
}

function BattleCard({ battle, ruleset: { CardFacts }, chosen, onChoose }: CardProps): JSX.Element {
    return (
        <li>
            <button type="button" class={`battle-card ${chosen ? 'chosen' : ''}`} aria-pressed={chosen} onClick={onChoose}>
                <img src={pictureOf(battle.id)} alt="" loading="lazy" width="320" height="240" />
                <span class="battle-title">{battle.title}</span>
                <span class="battle-facts">{period(battle.from, battle.to)}</span>
                <CardFacts battle={battle} />
            </button>
        </li>
    );
}

/** Where there is one ruleset only, its name need not be told. */
export function BattleList({ battles, chosen, onChoose }: { battles: Battle[]; chosen: string | null; onChoose: (id: string) => void }): JSX.Element {
    const groups = useRulesets().map(ruleset => ({ ruleset, its: battles.filter(battle => battle.ruleset === ruleset.name) })).filter(({ its }) => its.length);
    return (
        <>
            {groups.map(({ ruleset, its }) => (
                <Fragment key={ruleset.name}>
                    {groups.length > 1 && <h3>{t(`ruleset.${ruleset.name}`)}</h3>}
                    {byPlayers(its).map(({ heading, its: some }) => (
                        <Fragment key={heading}>
                            {heading && <h3 class="battles-for">{t(heading)}</h3>}
                            <ul class="battles">
                                {some.map(battle => <BattleCard key={battle.id} battle={battle} ruleset={ruleset} chosen={battle.id === chosen} onChoose={() => onChoose(battle.id)} />)}
                            </ul>
                        </Fragment>
                    ))}
                </Fragment>
            ))}
        </>
    );
}
