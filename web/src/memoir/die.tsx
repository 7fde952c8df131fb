// The die: its faces, and what each does. The first page of the rules shows them, too.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Tables } from './types';

export const faces = ['infantry', 'armor', 'grenade', 'star', 'flag'] as const;
export type Face = typeof faces[number];

export function Die({ face }: { face: string }): JSX.Element {
    return (
        <svg class="die" viewBox="-50 -50 100 100" role="img" aria-label={t(`face.${face}`)}>
            <use href="#die-frame" />
            <use href={`#die-${face}`} />
        </svg>
    );
}

/** Every face of the die, and what it does. */
export function DiceLegend({ tables }: { tables: Tables | null }): JSX.Element {
    const sides = (face: string): number => tables?.faces?.find(row => row.word === face)?.sides ?? 1;
    return (
        <ul class="dice-legend">
            {faces.map(face => <li key={face}><Die face={face} /> <span>{t(`face.${face}.text`)}{sides(face) > 1 ? ` ${t('face.sides', { n: sides(face) })}` : ''}</span></li>)}
        </ul>
    );
}
