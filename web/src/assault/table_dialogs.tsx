// All that can be open over the map: the menu and what it leads to, questions, discards, own values, the result.
import { Fragment, type JSX } from 'preact';
import { t } from '../common/i18n';
import { attacksLeft, CommonDialogs, lookAtBoard, Questions } from '../common/table_dialogs';
import { PileList } from '../common/table_parts';
import { Dialog } from '../common/ui';
import { type Choice, forgottenAttackers } from './actions';
import { CardFace, frameOf } from './card_face';
import { inHandOrder } from './hand';
import { startLesson } from './lesson/start';
import { LossesDialog } from './narration';
import { Result } from './result';
import { SetupFacts, SpecialRules } from './special_rules';
import { sides } from './types';
import type { OpenTable } from './use_table';
import { describeChoice, kindName, shortOdds, sideName } from './words';

const keyRows = [
    ['← ↑ → ↓', 'assault.arrows'], ['Enter', 'assault.enter'], ['Esc', 'esc'], ['1–9', 'assault.digits'], ['u', 'u'], ['e', 'e'], ['b', 'b'], ['n', 'n'], ['l', 'assault.supply'], ['h', 'h'],
    ['f', 'f'], ['+ − 0', 'zoom'], [', .', 'past'], ['/', 'slash'], ['?', 'help'],
] as const;

/** Decks by their size, and everything that lies face up. */
function DiscardsDialog({ table: { view, tables }, onClose }: { table: OpenTable; onClose: () => void }): JSX.Element {
    return (
        <Dialog title={t('discards.title')} onClose={onClose}>
            <p class="soft">{[t('deck', { n: view.deck }), ...sides.filter(side => !view.sides[side].automa).map(side => t('assault.deck.units', { side: sideName(side), n: view.sides[side].unit_deck }))].join(' · ')}</p>
            <h3>{t('assault.discards.actions')}</h3>
            <PileList names={view.discards.map(({ card }) => kindName(tables, card))} />
            {sides.map(side => (
                <Fragment key={side}>
                    <h3>{t('assault.discards.units', { side: sideName(side) })}</h3>
                    <PileList names={view.sides[side].unit_discards.map(({ card }) => kindName(tables, card))} />
                </Fragment>
            ))}
        </Dialog>
    );
}

/** A card out of the discard pile: they lie there as cards. */
function SalvageDialog({ table: { tables, deciding }, choices }: { table: OpenTable; choices: Choice[] }): JSX.Element {
    return (
        <Dialog title={t('assault.salvage')} onClose={deciding.closeAsk}>
            <ul class="card-picker">
                {inHandOrder(choices, tables).map(choice => (
                    <li key={choice.text}>
                        <button type="button" class={`card live ${frameOf(tables, choice.discard!.card)}`} onClick={() => deciding.perform(choice)}><CardFace card={choice.discard!} tables={tables} /></button>
                    </li>
                ))}
            </ul>
        </Dialog>
    );
}

function OwnDialogs({ table, onClose }: { table: OpenTable; onClose: () => void }): JSX.Element | null {
    if (table.open === 'discards')
        return <DiscardsDialog table={table} onClose={onClose} />;
    if (table.open === 'values')
        return <Dialog title={t('assault.values.active')} onClose={onClose}><p>{t('assault.values.text', { hash: table.entered.values ?? '' })}</p></Dialog>;
    if (table.narration.losses.length)
        return <LossesDialog table={table} />;
    return table.open === 'result' && table.over ? <Result table={table} onLook={() => lookAtBoard(table)} /> : null;
}

export function TableDialogs({ table }: { table: OpenTable }): JSX.Element {
    const { deciding, tables, live } = table, describe = (choice: Choice): string => describeChoice(choice, tables);
    return (
        <>
            {deciding.ask?.[0]?.discard ? <SalvageDialog table={table} choices={deciding.ask} /> : <Questions deciding={deciding} titleOf={first => t(first.verb === 'attack' ? 'choose.attack' : 'choose.title', { hex: first.to ?? '' })}
                describe={choice => describe(choice) + (choice.verb === 'attack' ? shortOdds(choice) : '')} atEnd={() => live.phase === 'setup'
                    ? { title: t('assault.begin.title'), text: t('assault.begin.text'), yes: t('assault.done.setup'), no: t('assault.begin.no') }
                    : attacksLeft(forgottenAttackers(deciding.choices).size)} />}
            <CommonDialogs table={table} startLesson={startLesson} keyRows={keyRows} describe={describe}
                briefing={<><SpecialRules setup={table.board} /><SetupFacts setup={table.board} /></>} />
            <OwnDialogs table={table} onClose={() => table.setOpen(null)} />
        </>
    );
}
