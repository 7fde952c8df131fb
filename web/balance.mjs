// How many games of computer players stand behind the values of Assault: those of every table of docs/assault-balance.md that has a
// column `games`.
const cellsOf = line => line.split('|').slice(1, -1).map(cell => cell.trim());

/** The games of each table, row by row; the document counts what it shows, so that nobody has to retype it. */
export function readGames(markdown) {
    const lines = markdown.split('\n'), games = [];
    for (let i = 0; i < lines.length; i++) {
        const column = /^\|-/.test(lines[i + 1] ?? '') ? cellsOf(lines[i]).indexOf('games') : -1;
        for (i += column < 0 ? 0 : 2; column >= 0 && lines[i]?.startsWith('|'); i++) {
            const count = Number(cellsOf(lines[i])[column].replace(/,/g, ''));
            if (!Number.isInteger(count) || count <= 0)
                throw new Error(`docs/assault-balance.md:${i + 1}: no number of games in "${lines[i]}"`);
            games.push({ battle: cellsOf(lines[i])[0], count });
        }
    }
    return games;
}

/** All of them. */
export function countGames(markdown) {
    const games = readGames(markdown);
    if (!games.length)
        throw new Error('docs/assault-balance.md has no table with a column `games`');
    return games.reduce((sum, { count }) => sum + count, 0);
}
