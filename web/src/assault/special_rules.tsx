// What a battle has of its own: its special rules, in the words of the rules page, and what each side begins with.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import { seatName as sideName } from '../common/seats';
import { RuleLink } from '../common/ui';
import type { BattleSetup, SideSetup, SpecialRule, StartSetup } from './types';

/** Rules that other lines of a battle bring, such as `unit B2 immobile`; told after one that its own line brings. */
const besides: Record<string, string> = { 'SOLO1-S3': 'SOLO1-S4', 'SOLO2-S5': 'SOLO2-S4', 'DUEL07-S4': 'DUEL07-S5', 'DUEL11-S4': 'DUEL11-S5' };

/** Printed names of tiles say nothing on the map: there stand those that the battle's line names. */
function withTiles(text: string, { tiles = [] }: SpecialRule): string {
    return tiles.length ? text.replace(/\d+[AB](?:(?:, | and | or )\d+[AB])+/, [...tiles].sort().join(', ')) : text;
}

/** Those of a battle, each once, by their numbers. A battle of somebody's own may have rules without a sentence. */
export function specialRules(rules: SpecialRule[], texts: Record<string, string>): { id: string; text: string }[] {
    const found = new Map<string, string>();
    for (const rule of rules)
        for (const id of rule.id ? [rule.id, besides[rule.id] ?? ''] : [])
            if (texts[id] && !found.has(id))
                found.set(id, withTiles(texts[id], id === rule.id ? rule : { kind: '' }));
    const number = (id: string): number => Number(id.split('-S')[1]);
    return [...found].map(([id, text]) => ({ id, text })).sort((a, b) => number(a.id) - number(b.id));
}

function startText({ mode, prestige, most, keep, controlled, units }: StartSetup): string {
    const n = mode === 'list' ? units.length : most;
    return t(`assault.setup.${mode}${keep ? '.keep' : ''}`, { n, prestige }) + (controlled ? t('assault.setup.controlled') : '');
}

const handText = ({ actions, units, choice, hold }: SideSetup): string =>
    t(choice ? 'assault.setup.hand.choice' : 'assault.setup.hand', { actions, units, choice }) + (hold > 10 ? t('assault.setup.hold', { n: hold }) : '');

/** What each side begins with, and what whoever moves second has more. */
export function setupLines({ side, start, first }: BattleSetup): string[] {
    /* The side that nobody plays has no deck. */
    const lines = side.filter(({ deck }) => deck !== null).map(one => {
        const its = start.find(two => two.side === one.side);
        return t('assault.setup.side', {
            side: sideName(one.side),
            has: [its?.keep ? '' : t('assault.setup.prestige', { n: one.prestige }), its ? startText(its) : '', handText(one), t('assault.setup.deck', { deck: one.deck ?? '' })].filter(Boolean).join('; '),
        });
    });
    const more = [first?.prestige ? t('assault.setup.prestige', { n: first.prestige }) : '', first?.actions ? t('assault.setup.actions', { n: first.actions }) : ''].filter(Boolean);
    if (first)
        lines.push((first.first === 'flip' ? t('assault.setup.flip') : t('assault.setup.first', { side: sideName(first.first) }))
            + (more.length ? ` ${t('assault.setup.second', { more: more.join(t('assault.setup.and')) })}` : ''));
    return lines;
}

export function SpecialRules({ setup }: { setup: BattleSetup }): JSX.Element | null {
    const rules = specialRules(setup.rule, ASSAULT_SPECIALS);
    if (!rules.length)
        return null;
    return (
        <section class="special-rules">
            <h3>{t('assault.specials')}</h3>
            <ul>{rules.map(({ id, text }) => <li key={id}>{text} <RuleLink rule={`assault:${id}`} /></li>)}</ul>
        </section>
    );
}

export function SetupFacts({ setup }: { setup: BattleSetup }): JSX.Element {
    return (
        <details class="setup-facts">
            <summary>{t('assault.setup.title')}</summary>
            <ul>{setupLines(setup).map(line => <li key={line}>{line}</li>)}</ul>
        </details>
    );
}
