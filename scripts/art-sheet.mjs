#!/usr/bin/env node
// Contact sheets of Assault's drawings, to look at: HTML pages in FOLDER (build/art-sheets by default), one a group, in the three
// themes. A browser makes pictures of them: chromium --headless --screenshot=units.png --window-size=1300,1900 units.html
// Usage: art-sheet.mjs SOURCE_DIR [FOLDER]
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [source, folder = join(source ?? '.', 'build/art-sheets')] = process.argv.slice(2);
if (!source) {
    console.error('usage: art-sheet.mjs SOURCE_DIR [FOLDER]');
    process.exit(2);
}
const art = join(source, 'data/art/assault');
const THEMES = ['light', 'dark', 'safe'];
const rows = readFileSync(join(source, 'data/art/palette.txt'), 'utf8').split('\n')
    .filter(line => line && !line.startsWith('#')).map(line => line.split(/\s+/));
const css = THEMES.map((theme, i) => `.${theme}{${rows.map(row => `--${row[0]}:${row[i + 1]}`).join(';')}}`).join('\n');

const words = group => readdirSync(join(art, group)).map(name => name.replace(/\.svg$/, '')).sort();
/** A drawing in a square of so many pixels, cut to `view`. */
const draw = (group, word, px, { view = '-50 -50 100 100', turn = 0, style = '' } = {}) => {
    const inside = readFileSync(join(art, group, `${word}.svg`), 'utf8').replace(/<\/?svg[^>]*>/g, '');
    const [, , w, h] = view.split(' ');
    return `<svg viewBox="${view}" width="${px}" height="${px * h / w}" style="${style}"><g transform="rotate(${turn})">${inside}</g></svg>`;
};
const side = word => word.startsWith('ger-') || word.includes('german') ? 'axis' : 'allies';
const card = (word, px) => `<span class="unit ${side(word)}">${draw('units', word, px, { view: '-50 -40 100 72' })}</span>`;
const page = (name, body) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><meta charset="utf-8"><style>${css}
body{margin:0;font:10px sans-serif}
.theme{background:var(--table);color:var(--ink);padding:8px}
figure{display:inline-block;margin:3px;text-align:center;vertical-align:top}
.unit,.paper{display:inline-block;line-height:0;border-radius:5px;margin:1px}
.unit.axis{background:var(--axis);--symbol:var(--axis-symbol)}
.unit.allies{background:var(--allies);--symbol:var(--allies-symbol)}
.paper{background:var(--card)}
.land{background:var(--field-2)}
.ink{--symbol:var(--ink)}
.map{display:inline-grid;gap:1px;background:var(--grid);border:2px solid var(--grid)}
.tile{position:relative;line-height:0}
.tile .unit{position:absolute;left:21%;top:24%;margin:0;box-shadow:1px 2px 2px #0006}
.tile>svg+svg{position:absolute;left:0;top:0}
</style>${body}`);
};
const themed = (name, body) => page(name, THEMES.map(theme => `<div class="theme ${theme}">${body}</div>`).join('\n'));
const figure = (word, body) => `<figure>${body}<br>${word}</figure>`;

const units = words('units');
for (const theme of ['light', 'dark'])
    page(`units-${theme}`, `<div class="theme ${theme}">${units.map(word => figure(word, card(word, 128) + card(word, 64) + card(word, 32))).join('')}</div>`);
themed('units-one-colour', units.map(word => `<span class="paper ink">${draw('units', word, 64, { view: '-50 -40 100 72' })}</span>`).join(''));

const board = (columns, px, tiles) => `<div class="map" style="grid-template-columns:repeat(${columns},${px}px)">${tiles.join('')}</div>`;
const tile = (inside, card = '') => `<div class="tile">${inside}${card}</div>`;
themed('terrain', [...words('terrain').map(word => figure(word, draw('terrain', word, 150) + draw('terrain', word, 64))),
    ...words('river').map(word => figure(word, draw('river', word, 100)))].join(''));

/** A map of 6 x 5 with a card on every second tile. */
const MAP = `heavy-woods light-woods clear village passable-river clear
hills heavy-woods bocage clear passable-river town
impassable-river impassable-river impassable-river+ impassable-river impassable-end: city
bocage bocage swamp fortification clear village
beach beach beach beach beach beach`.split('\n').map(line => line.split(' '));
const map = px => board(6, px, MAP.flatMap((line, y) => line.map((word, x) => {
    const name = word.replace('+', ''), turn = word === 'passable-river' ? 90 : 0;
    const ground = word.endsWith(':') ? draw('river', word.slice(0, -1), px) : draw('terrain', name, px, { turn });
    const bridge = word.endsWith('+') ? draw('terrain', 'bridge', px) : '';
    return tile(ground + bridge, (x + y) % 2 ? '' : card(units[(x * 9 + y * 7) % units.length], px * 0.58));
})));

/** A river with every part, each turned by so many quarters. */
const RIVERS = [
    ['end', 2], ['tee', 0], ['straight', 0], ['bend', 2],
    ['bend', 1], ['cross', 0], ['tee', 0], ['tee', 1],
    ['bend', 0], ['bend', 3], ['bend', 0], ['bend', 3],
];
const waters = (kind, px) => board(4, px, RIVERS.map(([way, quarters]) => tile(way === 'straight'
    ? draw('terrain', `${kind}-river`, px) : draw('river', `${kind}-${way}`, px, { turn: quarters * 90 }))));
themed('map', `${map(150)} ${map(64)} ${waters('passable', 80)} ${waters('impassable', 80)}`);

themed('cards', words('cards').map(word => figure(word, [128, 64, 32].map(px => `<span class="paper">${draw('cards', word, px)}</span>`).join(''))).join(''));
const OWN_COLOUR = /^(control|home|back|objective|mine|moved|fired|dug-in|prestige)/;
themed('markers', words('markers').map(word => figure(word, [64, 24].map(px => OWN_COLOUR.test(word)
    ? `<span class="paper land">${draw('markers', word, px)}</span>` : `<span class="unit allies">${draw('markers', word, px)}</span>`).join(''))).join(''));
