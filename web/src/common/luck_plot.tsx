// Luck: what chance brought beyond what was to be expected, after each result.
import type { JSX } from 'preact';
import { decimal, t } from './i18n';
import { seatName } from './seats';

export interface LuckPoint {
    side: string;
    expected: number;
    actual: number;
}

function lead(points: LuckPoint[], side: string): number[] {
    let sum = 0;
    return [0, ...points.map(point => {
        if (point.side === side)
            sum += point.actual - point.expected;
        return sum;
    })];
}

function LuckPlot({ points, sides, name }: { points: LuckPoint[]; sides: readonly string[]; name: string }): JSX.Element {
    const lines = sides.map(side => lead(points, side));
    const most = Math.max(2, ...lines.flat().map(Math.abs));
    const x = (i: number): number => 30 + 460 * i / Math.max(points.length, 1), y = (value: number): number => 60 - 50 * value / most;
    const sum = (side: string, field: 'expected' | 'actual'): number => points.filter(point => point.side === side).reduce((all, point) => all + point[field], 0);
    const texts = sides.map(side => t(`${name}.side`, { side: seatName(side), n: sum(side, 'actual'), expected: decimal(sum(side, 'expected')) }));
    return (
        <figure class="luck">
            <svg viewBox="0 0 500 120" role="img" aria-label={texts.join('; ')}>
                <line class="luck-zero" x1="30" x2="490" y1="60" y2="60" />
                <text x="24" y="16">+{Math.round(most)}</text>
                <text x="24" y="64">0</text>
                <text x="24" y="114">−{Math.round(most)}</text>
                {lines.map((line, i) => <polyline key={i} class={`luck-line ${sides[i]}`} points={line.map((value, k) => `${x(k).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />)}
            </svg>
            <figcaption>
                {t(`${name}.text`)}
                {texts.map((text, i) => <span key={i} class={`luck-name ${sides[i]}`}>{text}</span>)}
            </figcaption>
        </figure>
    );
}

/** After a game; `name`: the texts of this kind of luck begin with it. */
export function Luck({ points, sides, name }: { points: LuckPoint[]; sides: readonly string[]; name: string }): JSX.Element {
    return <><h3>{t(name)}</h3>{points.length ? <LuckPlot points={points} sides={sides} name={name} /> : <p class="soft">{t(`${name}.none`)}</p>}</>;
}
