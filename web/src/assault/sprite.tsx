// Our drawings for this game: fetched once, when its first table is opened, and put into the page.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

let fetched: Promise<void> | null = null;

function fetchSprite(): Promise<void> {
    fetched ??= fetch(ASSAULT_ART).then(answer => answer.text()).then(text => {
        const holder = document.createElement('div');
        holder.innerHTML = text;
        document.body.prepend(holder.firstElementChild!);
    });
    fetched.catch(() => {
        fetched = null;
    });
    return fetched;
}

/** True when drawings can be used. */
export function useSprite(): boolean {
    const [here, setHere] = useState(document.getElementById('assault-markers-moved') !== null);
    useEffect(() => {
        if (!here)
            fetchSprite().then(() => setHere(true)).catch(() => undefined);
    }, []);
    return here;
}

/** A drawing in a picture; `size` is its width there. */
export function Drawn({ id, x = 0, y = 0, size, mirrored = false }: { id: string; x?: number; y?: number; size: number; mirrored?: boolean }): JSX.Element {
    const scale = (size / 100).toFixed(3);
    return <use href={`#assault-${id}`} transform={`translate(${x} ${y}) scale(${mirrored ? '-' : ''}${scale} ${scale})`} />;
}

/** A drawing among text. */
export function Icon({ id, size = 18, class: extra = '' }: { id: string; size?: number; class?: string }): JSX.Element {
    return <svg class={`icon ${extra}`} viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true"><use href={`#assault-${id}`} /></svg>;
}

/** The silhouette of a unit. */
export function Silhouette({ kind, side, width }: { kind: string; side: string; width: number }): JSX.Element {
    return (
        <svg class="silhouette" viewBox="-50 -42 100 76" width={width} height={width * 0.76} aria-hidden="true">
            <g transform={side === 'german' ? 'scale(-1 1)' : undefined}><use href={`#assault-units-${kind}`} /></g>
        </svg>
    );
}
