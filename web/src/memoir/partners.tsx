// What partners see of each other: what they have said and pointed at, and whose section is which.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Said } from '../common/protocol';
import type { Heard as HeardThing } from '../common/session_state';
import { describeSaid, HeardToasts } from '../common/talk';
import { readChoice } from './actions';
import { commanderOf, hasPartners, rolesOf } from './roles';
import type { OpenTable } from './use_table';
import { cardName, describeChoice } from './words';

export const saidText = (said: Said): string => describeSaid(said, action => describeChoice(readChoice({ action })), cardName);

/** Hexes that partners point at, each with who does. */
export function pointedHexes(heard: HeardThing[]): Map<string, string> {
    const all = new Map<string, string>();
    for (const { said } of heard)
        if ('at' in said)
            all.set(said.at, said.pointed);
        else if ('proposed' in said)
            for (const hex of readChoice({ action: said.action }).hexes)
                all.set(hex, said.proposed);
    return all;
}

/** The same of cards. */
export const pointedCards = (heard: HeardThing[]): Set<string> => new Set(heard.flatMap(({ said }) =>
    'card' in said ? [said.card] : 'proposed' in said && said.action.startsWith('play ') ? readChoice({ action: said.action }).words.slice(0, 1) : []));

export function Heard({ table }: { table: OpenTable }): JSX.Element {
    const { state, deciding } = table;
    return <HeardToasts state={state} describe={saidText} mayDo={action => deciding.choices.some(choice => choice.text === action)}
        onDo={action => deciding.offer(deciding.choices.filter(choice => choice.text === action))} />;
}

/** The sections along the own edge; in a team ours as such. */
export function sectionNames({ entered, home, seats }: OpenTable): { text: string; isOurs: boolean }[] {
    return ['left', 'center', 'right'].map(section => {
        const commander = commanderOf(entered, home, section), isOurs = commander !== null && seats.includes(commander);
        const text = t(`section.${section}`);
        return { text: isOurs ? t('section.yours', { section: text }) : text, isOurs };
    });
}

/** Ours among a team's units, or a partner's: null where nobody in particular acts with it. */
export const isOurUnit = ({ entered, seats }: OpenTable, commander: string | undefined): boolean | null =>
    commander && commander in rolesOf(entered) && hasPartners(entered, commander) ? seats.includes(commander) : null;
