#!/usr/bin/env node
// Makes docs/balance.md and its chart from what `bocage sim --balance --json` printed, and keeps those
// results beside them; or looks whether all is what it would make.
// Usage: balance.mjs CAPTAIN.json GENERAL.json DOCS_DIR [--check]
//
// The results:
//   bocage sim --balance --p1 captain --pairs 500 --json >CAPTAIN.json
//   bocage sim --balance --p1 general --pairs 50 --json >GENERAL.json
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [captainFile, generalFile, docs, option, ...more] = process.argv.slice(2);
if (!docs || more.length || ![undefined, '--check'].includes(option)) {
    console.error('usage: balance.mjs CAPTAIN.json GENERAL.json DOCS_DIR [--check]');
    process.exit(2);
}
const source = join(dirname(fileURLToPath(import.meta.url)), '..');

function refuse(what) {
    console.error(`balance.mjs: ${what}`);
    process.exit(1);
}

// -- the results ---------------------------------------------------------------------------------

function readResults(file) {
    let results;
    try {
        results = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
        refuse(`${file}: ${error.message}`);
    }
    if (!results.battles?.length)
        refuse(`${file}: it has no battles; make it with \`bocage sim --balance --json\``);
    if (!results.finished)
        refuse(`${file}: these games were broken off`);
    return results;
}

const players = [readResults(captainFile), readResults(generalFile)];
const [captain, general] = players;
const ids = results => results.battles.map(b => b.id).join();
if (ids(captain) !== ids(general))
    refuse(`${captainFile} and ${generalFile} are about different battles`);

// -- words ---------------------------------------------------------------------------------------

const playerName = r => (r.nodes ? `${r.ai}:${r.nodes}` : r.ai);
// Shares of both sides in whole percent that add up to 100.
const alliedShare = b => Math.round(100 * b.allies.rate);
const axisShare = b => 100 - alliedShare(b);
const span = ([low, high]) => `${Math.round(100 * low)} to ${Math.round(100 * high)} %`;
const many = n => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
const gamesEach = r => many(r.battles[0].games);
const isOpen = b => b.allies.ci95[0] <= 0.5 && b.allies.ci95[1] >= 0.5;
const listed = words => (words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0]);
// Who does better there, and how often: "Allies 72 %".
const favourite = b => (axisShare(b) > 50 ? `Axis ${axisShare(b)} %` : axisShare(b) < 50 ? `Allies ${alliedShare(b)} %` : 'even');

// What has to be typed to play these very games.
function command(r, file) {
    const parts = ['bocage sim --balance', '--p1', playerName(r), '--pairs', r.pairs, '--seed', r.seed];
    if (r.scenario !== 'all')
        parts.push('--scenario', r.scenario);
    if (r.edition)
        parts.push('--edition', r.edition);
    r.options.forEach(name => parts.push('--option', name));
    return `${parts.join(' ')} --json >${file}`;
}

// Words broken before column 108, as in the other documents.
function wrap(text) {
    const rows = [''];
    for (const word of text.split(/\s+/))
        if (rows.at(-1) && [...rows.at(-1)].length + 1 + [...word].length > 107)
            rows.push(word);
        else
            rows.push([rows.pop(), word].filter(Boolean).join(' '));
    return rows.join('\n');
}

// -- the page ------------------------------------------------------------------------------------

function drawTable(r) {
    const draws = r.battles.some(b => b.draws > 0);
    const head = ['battle', 'Axis wins', 'Allies win', '95 % interval (Allies)', ...(draws ? ['draws'] : []),
        'medals Axis : Allies', 'turns'];
    const row = b => [b.title, `${axisShare(b)} %`, `${alliedShare(b)} %`, span(b.allies.ci95), ...(draws ? [b.draws] : []),
        `${b.axis.medals.toFixed(1)} : ${b.allies.medals.toFixed(1)}`, b.turns.toFixed(0)];
    const line = cells => `| ${cells.join(' | ')} |`;
    return [line(head), `|---${'|--:'.repeat(head.length - 1)}|`, ...r.battles.map(b => line(row(b)))].join('\n');
}

// Battles in which the two players' intervals have nothing in common.
const disputed = () => captain.battles.filter((b, i) => {
    const [low, high] = b.allies.ci95, [otherLow, otherHigh] = general.battles[i].allies.ci95;
    return high < otherLow || otherHigh < low;
});

function drawFindings() {
    const even = captain.battles.filter(isOpen).map(b => b.title);
    const steepest = [...captain.battles].sort((a, b) => Math.abs(b.allies.rate - 0.5) - Math.abs(a.allies.rate - 0.5))[0];
    const differ = disputed().map(b => b.title);
    return [
        even.length ? `Between captains ${listed(even)} ${even.length > 1 ? 'are' : 'is'} even as far as ${gamesEach(captain)} games
            can tell.` : 'Between captains no battle is even.',
        `The most one-sided is ${steepest.title}: ${favourite(steepest)}.`,
        differ.length ? `The intervals of the two players have nothing in common in ${listed(differ)}.`
            : 'In every battle the intervals of the two players overlap.',
    ].join(' ');
}

function drawPage() {
    return `${[
        '# Which side wins?',
        '<!-- Made by scripts/balance.mjs: change the results in balance/ or the script, not this page. -->',
        wrap(`Every battle for two, played by a computer player against itself: ${gamesEach(captain)} games of each by
            \`${playerName(captain)}\`, ${gamesEach(general)} by \`${playerName(general)}\`, which searches ahead. A draw counts
            as half a win for both. Every game has dice and cards of its own.`),
        '[![Chart: the share of games each side won, for every battle](balance.svg)](balance.svg)',
        wrap(drawFindings()),
        ...players.flatMap(r => [`## ${playerName(r)} against itself`, drawTable(r)]),
        '## What it means',
        wrap(`The figures tell how these players fare with either side, not how fair a battle is between people. A player that
            attacks worse than it defends makes the side that must attack look weak; where the two players differ, that may be
            why. The interval is what chance leaves open for this player after so many games, no more. For an even
            match whatever the battle, play it twice with sides swapped.`),
        '## Made by',
        players.map((r, i) => `    ${command(r, `docs/balance/${['captain', 'general'][i]}.json`)}`).join('\n') +
            '\n    node scripts/balance.mjs docs/balance/captain.json docs/balance/general.json docs',
        wrap(`with bocage ${[...new Set(players.map(r => r.bocage))].join(' and ')}. The same commands give the same games until
            the players change.`),
    ].join('\n\n')}\n`;
}

// -- the chart -----------------------------------------------------------------------------------

// Drawn for the width of a phone: names stand above their bars, not beside them.
const WIDTH = 440, LEFT = 20, RIGHT = 420, TOP = 180, ROW = 64, BAND = 31;
const x = share => LEFT + share * (RIGHT - LEFT);
const fix = n => String(Math.round(10 * n) / 10);
const escape = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

// The colours of the drawings, from their palette.
const palette = Object.fromEntries(readFileSync(join(source, 'data/art/palette.txt'), 'utf8').split('\n')
    .filter(row => /^[a-z]/.test(row)).map(row => row.split(/\s+/)).map(([name, light, dark]) => [name, { light, dark }]));

const rules = theme => Object.entries({
    '.paper': `fill:${palette.paper[theme]}`,
    text: `fill:${palette.ink[theme]}`,
    '.soft': `fill:${palette['soft-ink'][theme]}`,
    '.axis': `fill:${palette.axis[theme]}`,
    '.allies': `fill:${palette.allies[theme]}`,
    '.line': `stroke:${palette.grid[theme]}`,
    '.middle': `stroke:${palette['soft-ink'][theme]}`,
    '.first': `stroke:${palette.ink[theme]};fill:${palette.ink[theme]}`,
    '.second': `stroke:${palette.ordered[theme]};fill:${palette.paper[theme]}`,
}).map(([what, look]) => `${what}{${look}}`).join('');

const STYLE = `text{font:14px system-ui,'DejaVu Sans',sans-serif}.title{font:bold 22px ui-serif,'DejaVu Serif',Georgia,serif}` +
    `.name{font-size:16px}.end{text-anchor:end}.mid{text-anchor:middle}.band{opacity:.14}.middle{stroke-width:1.5}` +
    `.first,.second{stroke-width:2.5}${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}`;

// A filled disc and a hollow diamond: told apart without colour.
const MARKS = [
    (cx, cy) => `<circle class="first" cx="${fix(cx)}" cy="${cy}" r="5"/>`,
    (cx, cy) => `<path class="second" d="M${fix(cx)} ${cy - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>`,
];

function drawResult(b, which, y) {
    const [low, high] = b.allies.ci95.map(x), name = ['first', 'second'][which];
    return `<path class="${name}" d="M${fix(low)} ${y}H${fix(high)}M${fix(low)} ${y - 4}v8M${fix(high)} ${y - 4}v8"/>` +
        MARKS[which](x(b.allies.rate), y);
}

// Both halves of a row, and the lines of the scale: no line runs through a name.
function drawGround(y) {
    const half = (name, from) =>
        `<rect class="${name} band" x="${fix(x(from))}" y="${y}" width="${(RIGHT - LEFT) / 2}" height="${BAND}"/>`;
    const lines = shares => shares.map(share => `M${fix(x(share))} ${y}v${BAND}`).join('');
    return `${half('axis', 0)}${half('allies', 0.5)}<path class="line" d="${lines([0, 0.25, 0.75, 1])}"/>` +
        `<path class="middle" d="M${fix(x(0.5))} ${y - 3}v${BAND + 6}"/>`;
}

function drawRow(b, i) {
    const y = TOP + i * ROW;
    return [drawGround(y + 22), `<text class="name" x="${LEFT}" y="${y + 14}">${escape(b.title)}</text>`,
        `<text class="end" x="${RIGHT}" y="${y + 14}">${favourite(b)}</text>`,
        drawResult(b, 0, y + 30), drawResult(general.battles[i], 1, y + 45)].join('\n');
}

function drawScale(y) {
    return [[0, '', '100'], [0.25, 'mid', '75'], [0.5, 'mid', '50 %'], [0.75, 'mid', '75'], [1, 'end', '100']].map(
        ([share, anchor, text]) => `<text class="soft ${anchor}" x="${fix(x(share))}" y="${y}">${text}</text>`);
}

function drawHead() {
    const key = (r, i, y) => [MARKS[i](LEFT + 7, y - 5),
        `<text x="${LEFT + 24}" y="${y}">${escape(playerName(r))} against itself, ${gamesEach(r)} games each</text>`];
    return [
        `<text class="title" x="${LEFT}" y="38">Which side wins?</text>`,
        ...key(captain, 0, 66), ...key(general, 1, 88),
        `<text class="soft" x="${LEFT}" y="110">Bars: 95 % interval. Numbers: ${escape(playerName(captain))}.</text>`,
        `<text x="${LEFT}" y="142">\u25C0 Axis wins</text>`,
        `<text class="end" x="${RIGHT}" y="142">Allies win \u25B6</text>`,
        ...drawScale(162),
    ];
}

function describe() {
    const one = (b, i) => `${b.title}: ${favourite(b)} by ${playerName(captain)}, ${favourite(general.battles[i])} by ${playerName(general)}.`;
    return `For every battle the share of games the favoured side won when a computer player played against itself. ${captain.battles.map(one).join(' ')}`;
}

function drawChart() {
    const bottom = TOP + captain.battles.length * ROW, height = bottom + 26;
    return `${[
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">`,
        `<title id="title">Which side wins? The balance of ${captain.battles.length} battles</title>`,
        `<desc id="desc">${escape(describe())}</desc>`,
        `<style>${STYLE}</style>`,
        `<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>`,
        ...drawHead(), ...captain.battles.map(drawRow), ...drawScale(bottom + 8),
        '</svg>',
    ].join('\n')}\n`;
}

// -- all of it -----------------------------------------------------------------------------------

const made = new Map([
    ['balance.md', drawPage()],
    ['balance.svg', drawChart()],
    ['balance/captain.json', readFileSync(captainFile, 'utf8')],
    ['balance/general.json', readFileSync(generalFile, 'utf8')],
]);
if (option === '--check') {
    const stale = [...made].filter(([path, text]) =>
        !existsSync(join(docs, path)) || readFileSync(join(docs, path), 'utf8') !== text);
    for (const [path] of stale)
        console.error(`${join(docs, path)} is not current`);
    if (stale.length)
        refuse(`make it so: node scripts/balance.mjs ${captainFile} ${generalFile} ${docs}`);
    console.log('the page of balance and its chart are current');
} else {
    mkdirSync(join(docs, 'balance'), { recursive: true });
    for (const [path, text] of made)
        writeFileSync(join(docs, path), text);
}
