// The two cards of step 10: each lies covered until both are chosen, then they turn over together.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../common/i18n';
import { stepTime } from '../common/settings';
import { longestWord } from './card_face';
import type { Secret } from './secrets';
import { Icon, Silhouette } from './sprite';
import type { Tables } from './types';
import { cardRow, isBluff, kindName, sideName, unitRow } from './words';

function Face({ kind, tables }: { kind: string; tables: Tables | null }): JSX.Element {
    const unit = unitRow(tables, kind), battle = unit?.battle ?? cardRow(tables, kind)?.battle;
    return (
        <>
            <span class="secret-name" style={{ '--longest': longestWord(kindName(tables, kind)) }}>{kindName(tables, kind)}</span>
            {unit ? <Silhouette kind={kind} side={unit.side} width={46} /> : <Icon id={`cards-${kind}`} size={40} />}
            <span class="secret-battle">{isBluff(kind) ? '◆0' : battle === undefined ? '' : `◆${battle}`}</span>
        </>
    );
}

function SecretCard({ secret: { side, state, kind }, tables }: { secret: Secret; tables: Tables | null }): JSX.Element {
    const said = state === 'open' ? t('assault.covered.none') : state === 'covered' ? (kind ? t('assault.covered.own', { card: kindName(tables, kind) }) : t('assault.covered')) : kindName(tables, kind);
    return (
        <figure class={`secret ${side} ${state}`}>
            <div class="secret-card" aria-hidden="true">
                {state !== 'open' && (
                    <div class="secret-sides" style={{ transitionDuration: `${2 * stepTime()}ms` }}>
                        <div class="secret-back"><Icon id={`markers-covered-${side}`} size={86} /></div>
                        <div class="secret-face">{state === 'turned' && kind && <Face kind={kind} tables={tables} />}</div>
                    </div>
                )}
            </div>
            <figcaption><span class="unseen">{sideName(side)}: </span>{said}</figcaption>
        </figure>
    );
}

/** When one of them is laid or turned they come into sight, where the scene is higher than its place, as on a phone; not in what is only
 * looked back at. */
export function CoveredCards({ secrets, tables }: { secrets: Secret[]; tables: Tables | null }): JSX.Element | null {
    const place = useRef<HTMLDivElement>(null), states = secrets.map(({ state }) => state).join(' ');
    const before = useRef('');
    useEffect(() => {
        if (/open|covered/.test(before.current) && before.current !== states)
            place.current?.scrollIntoView({ block: 'nearest' });
        before.current = states;
    }, [states]);
    const laid = secrets.filter(({ state, kind }) => state !== 'turned' || kind !== null);
    return laid.length ? <div class="secrets" ref={place}>{laid.map(secret => <SecretCard key={secret.side} secret={secret} tables={tables} />)}</div> : null;
}
