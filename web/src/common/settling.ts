// Buttons that have just changed take no click for a moment: it was meant for what stood there before.
import { useEffect, useState } from 'preact/hooks';

/** About as long as it takes to see that something has changed. */
const SETTLING_MS = 350;

/** Whether what is known by `key` has only just come. Keys are not held up: what has the focus stays what it is. */
export function useSettling(key: string): boolean {
    const [settled, setSettled] = useState<string | null>(null);
    useEffect(() => {
        const timer = window.setTimeout(() => setSettled(key), SETTLING_MS);
        return () => clearTimeout(timer);
    }, [key]);
    return settled !== key;
}

/** The style of buttons that take no click while they settle. */
export const settlingStyle = (settling: boolean): { pointerEvents?: 'none' } => settling ? { pointerEvents: 'none' } : {};
