// A card of the own hand: a button that can be pointed at.
import type { JSX } from 'preact';

export interface HandCardProps extends JSX.ButtonHTMLAttributes {
    /** Its key, from 1. */
    place: number;
    name: string;
    /** Something can be done with it. */
    isLive: boolean;
    isRaised: boolean;
    /** A hint says so. */
    isHinted: boolean;
    /** Further classes. */
    looks?: string;
    /** It is pointed at, or not any more. */
    onPoint: (isPointed: boolean) => void;
    onClick: () => void;
}

export function HandCard({ place, name, isLive, isRaised, isHinted, looks = '', onPoint, children, ...more }: HandCardProps): JSX.Element {
    return (
        <button type="button" data-card={place} data-name={name} onFocus={() => onPoint(true)}
            onPointerEnter={event => event.pointerType === 'mouse' && onPoint(true)} onPointerLeave={event => event.pointerType === 'mouse' && onPoint(false)}
            class={`card ${looks} ${isLive ? 'live' : ''} ${isRaised ? 'raised' : ''} ${isHinted ? 'hinted' : ''}`} aria-disabled={isLive ? undefined : 'true'} {...more}>
            {children}
        </button>
    );
}
