// How many games of computer players stand behind the values of Assault: those of every table of docs/assault-balance.md that has a
// column `games`.
const cellsOf = line => line.split('|').slice(1, -1).map(cell => cell.trim());

/** The games of each table, row by row; the document counts what it shows, so that nobody has to retype it. */
export function readGames(markdown) {
    const lines = markdown.split('\n'), games = [];
    for (let i = 0; i < lines.length; i++) {
        const column = /^\|-/.test(lines[i + 1] ?? '') ? cellsOf(lines[i]).indexOf('games') : -1;
        /* Of a duel what the German side wins, of a solo scenario what the player does. */
        const share = cellsOf(lines[i]).findIndex(cell => cell === 'German' || cell === 'won');
        for (i += column < 0 ? 0 : 2; column >= 0 && lines[i]?.startsWith('|'); i++) {
            const count = Number(cellsOf(lines[i])[column].replace(/,/g, ''));
            if (!Number.isInteger(count) || count <= 0)
                throw new Error(`docs/assault-balance.md:${i + 1}: no number of games in "${lines[i]}"`);
            const percent = Number(cellsOf(lines[i])[share] ?? NaN);
            games.push({ battle: cellsOf(lines[i])[0], count, percent });
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

/** How a battle comes out, in per cent, by the last table that tells: those further down are played by better players, or by newer rules. */
export const latestBalance = markdown => Object.fromEntries(readGames(markdown).filter(({ percent }) => Number.isFinite(percent))
    .map(({ battle, count, percent }) => [battle.replace(/^\d+ /, ''), { percent, games: count }]));
