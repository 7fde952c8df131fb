// The keys of the battle page. The board itself has the arrows and Enter (board_frame.tsx).
import { useEffect, useRef } from 'preact/hooks';

export interface KeyActions {
    undo: () => void;
    finish: () => void;
    askHint: () => unknown;
    nextUnit: () => void;
    stepPast: (by: number) => void;
    flip: () => void;
    letGo: () => void;
    look: () => void;
    zoom: (how: 'in' | 'out' | 'fit') => void;
    help: () => void;
    /** What waits until it is read goes on. */
    goOn: () => void;
    /** Something is told that goes on by that key: no card has anything to say meanwhile. */
    tells: boolean;
    command: () => void;
    /** What is said to partners. */
    talk: () => unknown;
    point: () => unknown;
}

const keys: Record<string, (actions: KeyActions) => void> = {
    u: actions => actions.undo(),
    e: actions => actions.finish(),
    h: actions => actions.askHint(),
    n: actions => actions.nextUnit(),
    f: actions => actions.flip(),
    l: actions => actions.look(),
    t: actions => actions.talk(),
    p: actions => actions.point(),
    b: () => focusNextButton(),
    ' ': actions => actions.goOn(),
    '?': actions => actions.help(),
    '/': actions => actions.command(),
    Escape: actions => actions.letGo(),
    ',': actions => actions.stepPast(-1),
    '.': actions => actions.stepPast(1),
    '+': actions => actions.zoom('in'),
    '-': actions => actions.zoom('out'),
    '0': actions => actions.zoom('fit'),
};

/** From one button of the bar to the next, round and round. */
function focusNextButton(): void {
    const all = [...document.querySelectorAll<HTMLElement>('.next .button:not([aria-disabled])')];
    all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length]?.focus();
}

/** Whether a key pressed on something is its own: the space bar presses a button, but a card only while nothing is told. */
const keepsKey = (key: string, on: HTMLElement, tells: boolean): boolean => key === ' ' && on.closest(tells ? 'button:not(.card), a, summary' : 'button, a, summary') !== null;

/** Digits go to the cards; typing and open dialogs have their keys for themselves. */
export function useKeys(actions: KeyActions): void {
    const latest = useRef(actions);
    latest.current = actions;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const on = event.target as HTMLElement;
            if (event.ctrlKey || event.metaKey || event.altKey || on.closest('input, select, textarea, dialog, .curtain') || keepsKey(event.key, on, latest.current.tells))
                return;
            if (/^[1-9]$/.test(event.key))
                document.querySelector<HTMLElement>(`[data-card="${event.key}"]`)?.focus();
            else if (keys[event.key]) {
                if (!event.repeat || event.key !== 'e') // a key that is held down ends one thing, not the next one too
                    keys[event.key]!(latest.current);
            }
            else if (event.key.startsWith('Arrow') && on === document.body)
                document.querySelector<SVGGElement>('.cell[tabindex="0"]')?.focus();
            else
                return;
            event.preventDefault();
        };
        window.addEventListener('keydown', press);
        return () => window.removeEventListener('keydown', press);
    }, []);
}
