// Beside the map: what is where the player points, the combat, the automa's decks, and the log.
import type { JSX } from 'preact';
import { useAnswer } from '../common/fetched';
import { t } from '../common/i18n';
import { useTop } from '../common/table_hooks';
import { TableLog } from '../common/table_page';
import type { Choice } from './actions';
import { CombatScene } from './combat';
import { Inspector } from './inspector';
import { fightOf } from './marks';
import { Moment } from './moment';
import { AutomaDecks } from './solo';
import { TallyLine } from './tally';
import type { CombatOdds } from './types';
import type { OpenTable } from './use_table';
import { isBluff, isCombat } from './words';

/** The action whose odds are of interest: the attack that is pointed at, or the card that begins one; in combat the card that is, or doing nothing more. */
function actionInQuestion({ deciding: { choices, cardInFocus, picked }, view }: OpenTable, hovered: Choice | null): Choice | null {
    if (!view.combat)
        return hovered && isCombat(hovered.odds) ? hovered : fightOf(choices, cardInFocus ?? picked.card) ?? null;
    const card = cardInFocus ?? picked.card, rated = choices.filter(choice => isCombat(choice.odds));
    return rated.find(choice => card !== null && choice.card === card) ?? rated.find(choice => choice.verb === 'pass')
        ?? rated.find(choice => choice.card && isBluff(choice.card)) ?? null;
}

/** While a combat is the news (`fresh`) it has the panel for itself (`alone`), until something is pointed at. */
function attention({ view, fight: { isFresh: fresh }, deciding, pointing }: OpenTable): { fresh: boolean; points: boolean; alone: boolean } {
    const fought = view.combat !== undefined;
    /* What a card does is of no interest while it is only to be sacrificed. */
    const card = (deciding.cardInFocus !== null || deciding.picked.card !== null) && view.doing !== 'sacrifice';
    const points = card || deciding.refusal !== null || (!fought && (pointing.focus !== null || deciding.picked.unit !== null));
    return { fresh, points, alone: fresh && (fought || !points) };
}

/** A combat is to be seen, on a phone too. */
export const showsCombat = (table: OpenTable): boolean => attention(table).alone;

export function SidePanel({ table, hovered }: { table: OpenTable; hovered: Choice | null }): JSX.Element {
    const { state, view, session, pointing, deciding } = table, { combat } = table.fight;
    const { fresh, points, alone } = attention(table);
    const inQuestion = state.past ? null : actionInQuestion(table, hovered);
    const answer = useAnswer<{ odds: CombatOdds }>(session, inQuestion ? { do: 'odds', action: inQuestion.text } : null, state.seen);
    const odds = answer?.odds ?? (inQuestion && isCombat(inQuestion.odds) ? inQuestion.odds : null);
    /* What is still to be told is not told beforehand. */
    const told = table.narration.of ? state.entries.filter(entry => entry.version <= table.version) : state.entries;
    const panel = useTop(deciding.cardInFocus ?? deciding.picked.card ?? pointing.inspected ?? '');
    return (
        <section ref={panel} class={`side ${alone ? 'fighting' : ''}`} aria-label={t('side.title')}>
            {state.past && <Moment table={table} />}
            {!state.past && !alone && !table.isLesson && <TallyLine view={view} board={table.board} home={table.home} />}
            {(state.past ? pointing.focus !== null || deciding.cardInFocus !== null : !view.combat && (!fresh || points)) && <Inspector table={table} hovered={hovered} full={odds} />}
            {combat && <CombatScene table={table} odds={odds} inQuestion={inQuestion} />}
            {/* A card's text below the combat: what it would change there stays in sight. */}
            {!state.past && view.combat && points && <Inspector table={table} hovered={hovered} full={odds} />}
            <AutomaDecks view={view} tables={table.tables} />
            <TableLog table={table} entries={told} />
        </section>
    );
}
