// The dice checked in this browser, after the battle: the seed, what was promised and given, and a button that makes every
// roll and every card again (verify.ts).
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { diceRecordOf } from '../common/dice_record';
import { list, t } from '../common/i18n';
import { getText } from '../common/protocol';
import type { Session, SessionState } from '../common/session';
import { Button } from '../common/ui';
import type { Tables } from './types';
import { findAll, type Finding, type Kind, Unreadable, type Verdict, verifyReplay } from './verify';
import { cardName, sideName } from './words';

type Outcome = 'working' | { verdict: Verdict; findings: Finding[] } | { line: number } | 'unreachable';

const SIGNS: Record<Finding['state'], string> = { right: '✓', wrong: '✗', open: '–' };

/** Dice, a card or the steps of a drift. */
function describeResult(kind: Kind, words: string[]): string {
    if (kind === 'draw')
        return cardName(words[0]);
    return words.map(word => kind === 'roll' ? t(`face.${word}`) : t(`way.${word}`)).join(', ') || t('face.none');
}

/** "62 rolls and 41 cards". */
function countResults(right: Verdict['right']): string {
    const kinds: Kind[] = ['roll', 'draw', 'drift'];
    return list(kinds.filter(kind => right[kind] || kind === 'draw').map(kind => t(`result.dice.count.${kind}`, { n: right[kind] })));
}

function describeFinding(finding: Finding, verdict: Verdict): string {
    const { wrong } = verdict;
    if (finding.what === 'results' && wrong)
        return t(`result.dice.wrong.${wrong.kind}`, {
            number: wrong.number, line: wrong.line, written: describeResult(wrong.kind, wrong.written), due: describeResult(wrong.kind, wrong.due),
        });
    return t(`result.dice.${finding.what}.${finding.state}`, { results: countResults(verdict.right), number: finding.action ?? 0 });
}

function summaryOf(findings: Finding[]): string {
    if (findings.some(finding => finding.state === 'wrong'))
        return t('result.dice.all.wrong');
    return t(findings.some(finding => finding.state === 'open') ? 'result.dice.all.open' : 'result.dice.all.right');
}

function Findings({ verdict, findings }: { verdict: Verdict; findings: Finding[] }): JSX.Element {
    return (
        <>
            <p><strong>{summaryOf(findings)}</strong></p>
            <ul class="findings">
                {findings.map(finding => (
                    <li key={finding.what} class={finding.state}>
                        <span aria-hidden="true">{SIGNS[finding.state]}</span>
                        <span class="unseen">{t(`result.dice.state.${finding.state}`)}</span>
                        {describeFinding(finding, verdict)}
                    </li>
                ))}
            </ul>
        </>
    );
}

async function check(session: Session, state: SessionState, tables: Tables): Promise<Outcome> {
    const { entered, entries } = state;
    try {
        const verdict = verifyReplay(await getText('/api/replay', session.secret), tables);
        return { verdict, findings: findAll(verdict, { promise: diceRecordOf(entered?.game ?? ''), mine: entered?.mine ?? [], entries }) };
    } catch (error) {
        return error instanceof Unreadable ? { line: error.line } : 'unreachable';
    }
}

export function DiceCheck({ session, state, tables }: { session: Session; state: SessionState; tables: Tables | null }): JSX.Element {
    const [outcome, setOutcome] = useState<Outcome | null>(null);
    const { entered, status } = state;
    const found = typeof outcome === 'object' && outcome && 'verdict' in outcome ? outcome : null;
    const start = (): void => {
        if (!tables || outcome === 'working')
            return;
        setOutcome('working');
        void check(session, state, tables).then(setOutcome);
    };
    return (
        <details class="dice-check">
            <summary>{t('result.dice')}</summary>
            <p>{t('result.dice.text')}</p>
            <Button onClick={start} disabled={!tables || outcome === 'working'}>{t('result.dice.check')}</Button>
            <div role="status">
                {outcome === 'working' && <p>{t('result.dice.working')}</p>}
                {outcome === 'unreachable' && <p>{t('result.dice.unreachable')}</p>}
                {outcome && typeof outcome === 'object' && 'line' in outcome
                    && <p>{outcome.line ? t('result.dice.unreadable', { line: outcome.line }) : t('result.dice.incomplete')}</p>}
                {found && <Findings {...found} />}
            </div>
            <dl class="seed">
                <dt>{t('result.commitment')}</dt><dd><code>{entered?.commitment}</code></dd>
                <dt>{t('result.seed')}</dt><dd><code>{status?.seed ?? ''}</code></dd>
                {Object.entries(found?.verdict.nonces ?? entered?.nonces ?? {}).map(([seat, nonce]) => (
                    <div key={seat}>
                        <dt>{t('result.nonces', { side: sideName(seat) })}</dt>
                        <dd>{nonce ? <code>{nonce}</code> : t('result.nonces.none')}</dd>
                    </div>
                ))}
            </dl>
            <p>{t('result.dice.also')} <code>bocage replay --verify FILE.replay</code>. <a href="./#about" target="_blank" rel="noopener">{t('about.dice')}</a></p>
        </details>
    );
}
