// Parts that the page of every game has.
import type { ComponentChildren, JSX } from 'preact';
import { BattleHead } from './battle_head';
import { t } from './i18n';
import type { Why } from './protocol';
import { seatName } from './seats';
import type { SessionState } from './session';
import { Button, RuleLink, useGo } from './ui';
import { Waiting } from './waiting';

/** On a phone: which of the two lies in front. */
export type Sheet = 'hand' | 'info';

/** On a phone: the hand or the panel. */
export function SheetTabs({ sheet, setSheet }: { sheet: Sheet; setSheet: (sheet: Sheet) => void }): JSX.Element {
    return (
        <div class="sheet-tabs" role="group">
            <Button kind="quiet" pressed={sheet === 'hand'} onClick={() => setSheet('hand')}>{t('hand.title')}</Button>
            <Button kind="quiet" pressed={sheet === 'info'} onClick={() => setSheet('info')}>{t('side.tab')}</Button>
        </div>
    );
}

/** Before there is a position: somebody is waited for, or the server. */
export function NothingYet({ title, waits, secret, state }: { title: string; waits: boolean; secret: string; state: SessionState }): JSX.Element {
    const go = useGo();
    return (
        <div class="battle empty">
            <BattleHead title={title} onHome={() => go('')} />
            <main>{waits ? <Waiting secret={secret} state={state} /> : <p class="loading">{t('connection.connecting')}</p>}</main>
        </div>
    );
}

/** Where in a turn we are. */
export function Stepper({ steps, now }: { steps: readonly string[]; now: string | null }): JSX.Element {
    const at = now ? steps.indexOf(now) : -1;
    return (
        <ol class="stepper" aria-label={now ? t('step.of', { n: at + 1, step: t(`step.${now}`) }) : undefined}>
            {steps.map((step, i) => (
                <li key={step} class={i === at ? 'now' : i < at ? 'past' : ''} aria-current={i === at ? 'step' : undefined}>{t(`step.${step}`)}</li>
            ))}
        </ol>
    );
}

/** Who is not there, and whether our link is open elsewhere, too. */
export function Presence({ state, isLesson }: { state: SessionState; isLesson: boolean }): JSX.Element {
    const mine = state.entered?.mine ?? [], away = Object.entries(state.presence).filter(([seat, here]) => !here && !mine.includes(seat)).map(([seat]) => seat);
    return (
        <>
            {state.devices > 1 && <span class="away devices" role="status">{t('devices', { n: state.devices })}</span>}
            {!isLesson && away.map(seat => <span key={seat} class="away">{t('presence.away', { side: seatName(seat) })}</span>)}
        </>
    );
}

/** Why something cannot be done, in the panel. */
export function WhyNot({ why }: { why: Why | null }): JSX.Element | null {
    return why && <div class="why" role="alert"><strong>{t('why.title')}:</strong> {why.text}. {why.rule && <RuleLink rule={why.rule} />}</div>;
}

/** Those whose hands are never seen here. */
export const othersOf = <Seat extends string>(seats: readonly Seat[], mine: readonly Seat[]): Seat[] => mine.length > 1 ? [] : seats.filter(seat => !mine.includes(seat));

/** Below the hand: hands of others, deck and discards, and who is not there. */
export function HandFacts({ hands, deck, discards, onDiscards, presence, before, children }: {
    hands: { seat: string; text: string }[]; deck: number; discards: number; onDiscards: () => void;
    presence: { state: SessionState; isLesson: boolean };
    before?: ComponentChildren; children?: ComponentChildren;
}): JSX.Element {
    return (
        <div class="hand-facts">
            {before}
            {hands.map(({ seat, text }) => <span key={seat}>{text}</span>)}
            <button type="button" class="button quiet facts-button" onClick={onDiscards}>{t('deck', { n: deck })}, {t('discards', { n: discards })}</button>
            <Presence {...presence} />
            {children}
        </div>
    );
}

/** Cards of a pile by their names, equal ones counted. */
export function PileList({ names }: { names: string[] }): JSX.Element {
    const counts = new Map<string, number>();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return names.length ? <ul class="discards">{[...counts].map(([name, n]) => <li key={name}>{n > 1 ? `${n} × ` : ''}{name}</li>)}</ul> : <p>{t('discards.none')}</p>;
}
