// Chance checked in this browser, after the battle: the seed, what was promised and given, and a button that makes every
// result again.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { diceRecordOf } from './dice_record';
import { list, t } from './i18n';
import { getText } from './protocol';
import type { Session, SessionState } from './session';
import { Button } from './ui';
import { findAll, type Finding, Unreadable, type Verdict } from './replay_check';
import { seatName } from './seats';

type Outcome = 'working' | { verdict: Verdict; findings: Finding[] } | { line: number } | 'unreachable';

const SIGNS: Record<Finding['state'], string> = { right: '✓', wrong: '✗', open: '–' };

/** What a ruleset knows of its own results. */
export interface ResultsOf {
    /** Make every result of a replay again; null before that is possible. */
    verify: ((replay: string) => Verdict) | null;
    /** Kinds of results, in the order in which they are counted; `always`: those that are told if there were none. */
    kinds: readonly string[];
    always: string;
    describe: (kind: string, words: string[]) => string;
    /** Texts of its own begin with this. */
    name: string;
}

/** "62 rolls and 41 cards". */
function countResults(right: Verdict['right'], { kinds, always }: ResultsOf): string {
    return list(kinds.filter(kind => right[kind] || kind === always).map(kind => t(`result.dice.count.${kind}`, { n: right[kind] ?? 0 })));
}

function describeFinding(finding: Finding, verdict: Verdict, results: ResultsOf): string {
    const { wrong } = verdict;
    if (finding.what === 'results' && wrong)
        return t(`result.dice.wrong.${wrong.kind}`, {
            number: wrong.number, line: wrong.line, written: results.describe(wrong.kind, wrong.written), due: results.describe(wrong.kind, wrong.due),
        });
    return t(`result.dice.${finding.what}.${finding.state}`, { results: countResults(verdict.right, results), number: finding.action ?? 0 });
}

function summaryOf(findings: Finding[]): string {
    if (findings.some(finding => finding.state === 'wrong'))
        return t('result.dice.all.wrong');
    return t(findings.some(finding => finding.state === 'open') ? 'result.dice.all.open' : 'result.dice.all.right');
}

function Findings({ verdict, findings, results }: { verdict: Verdict; findings: Finding[]; results: ResultsOf }): JSX.Element {
    return (
        <>
            <p><strong>{summaryOf(findings)}</strong></p>
            <ul class="findings">
                {findings.map(finding => (
                    <li key={finding.what} class={finding.state}>
                        <span aria-hidden="true">{SIGNS[finding.state]}</span>
                        <span class="unseen">{t(`result.dice.state.${finding.state}`)}</span>
                        {describeFinding(finding, verdict, results)}
                    </li>
                ))}
            </ul>
        </>
    );
}

async function check(session: Session, state: SessionState, verify: NonNullable<ResultsOf['verify']>): Promise<Outcome> {
    const { entered, entries } = state;
    try {
        const verdict = verify(await getText('/api/replay', session.secret));
        return { verdict, findings: findAll(verdict, { promise: diceRecordOf(entered?.game ?? ''), mine: entered?.mine ?? [], entries }) };
    } catch (error) {
        return error instanceof Unreadable ? { line: error.line } : 'unreachable';
    }
}

export function ChanceCheck({ session, state, results }: { session: Session; state: SessionState; results: ResultsOf }): JSX.Element {
    const [outcome, setOutcome] = useState<Outcome | null>(null);
    const { entered, status } = state, { verify, name } = results;
    const found = typeof outcome === 'object' && outcome && 'verdict' in outcome ? outcome : null;
    const start = (): void => {
        if (!verify || outcome === 'working')
            return;
        setOutcome('working');
        void check(session, state, verify).then(setOutcome);
    };
    return (
        <details class="dice-check">
            <summary>{t(name)}</summary>
            <p>{t(`${name}.text`)}</p>
            <Button onClick={start} disabled={!verify || outcome === 'working'}>{t('result.dice.check')}</Button>
            <div role="status">
                {outcome === 'working' && <p>{t('result.dice.working')}</p>}
                {outcome === 'unreachable' && <p>{t('result.dice.unreachable')}</p>}
                {outcome && typeof outcome === 'object' && 'line' in outcome
                    && <p>{outcome.line ? t('result.dice.unreadable', { line: outcome.line }) : t('result.dice.incomplete')}</p>}
                {found && <Findings {...found} results={results} />}
            </div>
            <dl class="seed">
                <dt>{t('result.commitment')}</dt><dd><code>{entered?.commitment}</code></dd>
                <dt>{t('result.seed')}</dt><dd><code>{status?.seed ?? ''}</code></dd>
                {Object.entries(found?.verdict.nonces ?? entered?.nonces ?? {}).map(([seat, nonce]) => (
                    <div key={seat}>
                        <dt>{t('result.nonces', { side: seatName(seat) })}</dt>
                        <dd>{nonce ? <code>{nonce}</code> : t('result.nonces.none')}</dd>
                    </div>
                ))}
            </dl>
            <p>{t('result.dice.also')} <code>bocage replay --verify FILE.replay</code>. <a href="./#about" target="_blank" rel="noopener">{t('about.dice')}</a></p>
        </details>
    );
}
