// Which of several choices a mark on the board stands for.

/** The best choice for each cell that choices aim at, of equal ones the first; `aimOf`: none, if it is not to be marked. */
export function bestByCell<C>(choices: C[], aimOf: (choice: C) => string | null | undefined, isBetter: (choice: C, than: C) => boolean): Map<string, C> {
    const best = new Map<string, C>();
    for (const choice of choices) {
        const aim = aimOf(choice), old = aim ? best.get(aim) : undefined;
        if (aim && (!old || isBetter(choice, old)))
            best.set(aim, choice);
    }
    return best;
}
