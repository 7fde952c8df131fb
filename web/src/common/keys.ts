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
    command: () => void;
}

const keys: Record<string, (actions: KeyActions) => void> = {
    u: actions => actions.undo(),
    e: actions => actions.finish(),
    h: actions => actions.askHint(),
    n: actions => actions.nextUnit(),
    f: actions => actions.flip(),
    l: actions => actions.look(),
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

/** Digits go to the cards; typing and open dialogs have their keys for themselves. */
export function useKeys(actions: KeyActions): void {
    const latest = useRef(actions);
    latest.current = actions;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const on = event.target as HTMLElement;
            if (event.ctrlKey || event.metaKey || event.altKey || on.closest('input, select, textarea, dialog, .curtain') || (event.key === ' ' && on.closest('button, a, summary')))
                return;
            if (/^[1-9]$/.test(event.key))
                document.querySelector<HTMLElement>(`[data-card="${event.key}"]`)?.focus();
            else if (keys[event.key])
                keys[event.key]!(latest.current);
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
