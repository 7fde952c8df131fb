// The drawings keep to the subset the composer and the web client rely on, and the palette keeps its
// contrasts. Usage: node art.mjs SOURCE_DIR
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { assaultGroups, drawSprite, pageGroups } from '../web/art.mjs';

const source = process.argv[2], art = join(source, 'data/art');
const themes = ['light', 'dark', 'safe'];

const palette = {};
for (const line of readFileSync(join(art, 'palette.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('# '))
        continue;
    const match = /^([a-z][a-z0-9-]*)\s+(#[0-9A-F]{6})\s+(#[0-9A-F]{6})\s+(#[0-9A-F]{6})$/.exec(line);
    assert.ok(match, `palette line: ${line}`);
    assert.ok(!(match[1] in palette), `${match[1]} stands twice`);
    palette[match[1]] = match.slice(2);
}

// WCAG 2 contrast.
function luminance(hex) {
    const [r, g, b] = [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255)
        .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a, b) {
    const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
}
const wanted = [
    ['ink', 'paper', 4.5], ['ink', 'table', 4.5], ['soft-ink', 'paper', 4.5], ['soft-ink', 'table', 4.5], ['ink', 'card', 4.5], ['card-rim', 'paper', 3], ['card-rim', 'card', 3],
    ['allies-symbol', 'allies', 3], ['axis-symbol', 'axis', 3], ['allies', 'paper', 3], ['axis', 'paper', 3],
    ['ordered', 'paper', 3], ['move', 'paper', 3], ['attack', 'paper', 3], ['medal', 'paper', 3],
    ['forest-line', 'forest-ground', 3], ['hill-line', 'hill-1', 3], ['river-line', 'river', 3],
    ['ocean-line', 'ocean', 3], ['beach-line', 'beach', 3], ['roof-line', 'town-ground', 3],
    ['deep-line', 'deep', 3], ['earth-line', 'earth', 3], ['forest-line', 'field-2', 3], ['hill-line', 'hill-2', 3], ['flame', 'card', 3],
    ['operations', 'card', 4.5], ['combat', 'card', 4.5], ['surprise', 'card', 4.5],
];
for (const [front, back, least] of wanted)
    themes.forEach((theme, i) => {
        const ratio = contrast(palette[front][i], palette[back][i]);
        assert.ok(ratio >= least, `${front} on ${back} in ${theme}: ${ratio.toFixed(2)}, wanted ${least}`);
    });

const elements = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const attributes = new Set(['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'points',
    'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-miterlimit', 'opacity',
    'fill-opacity', 'stroke-opacity', 'fill-rule', 'xmlns', 'viewBox']);
const isFolder = path => statSync(path).isDirectory();
const folders = path => readdirSync(path).filter(name => isFolder(join(path, name)));

/** One file: its frame, its elements, its colours. What it is made of is returned. */
function checkDrawing(group, file) {
    const name = `${group}/${file}`, text = readFileSync(join(art, group, file), 'utf8'), tokens = new Set();
    assert.ok(file.endsWith('.svg'), name);
    assert.ok(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">'), name);
    assert.ok(text.trimEnd().endsWith('</svg>'), name);
    assert.ok(text.length < 6000, `${name} is ${text.length} bytes`);
    assert.ok(!/NaN|undefined|Infinity/.test(text), `${name}: a number is missing`);
    for (const [, element, rest] of text.matchAll(/<([a-zA-Z!?]+)([^>]*)>/g)) {
        assert.ok(elements.has(element), `${name}: <${element}>`);
        for (const [, attribute, value] of rest.matchAll(/([a-zA-Z0-9:-]+)="([^"]*)"/g)) {
            assert.ok(attributes.has(attribute), `${name}: ${attribute}`);
            if (attribute !== 'fill' && attribute !== 'stroke')
                continue;
            const color = /^var\(--([a-z0-9-]+),(#[0-9A-F]{6})\)$/.exec(value);
            assert.ok(value === 'none' || color, `${name}: ${attribute}="${value}"`);
            if (color)
                assert.equal(color[2], palette[color[1]]?.[0], `${name}: fallback of ${color[1]}`);
            if (color)
                tokens.add(color[1]);
        }
    }
    return { text, tokens };
}

const assault = 'assault';
let count = 0;
for (const group of folders(art).filter(name => name !== assault))
    for (const file of readdirSync(join(art, group))) {
        checkDrawing(group, file);
        count++;
    }
assert.ok(count >= 40);

// Assault: every word of its tables has a drawing and every drawing its word.
const tables = readFileSync(join(source, 'src/assault/tables.c'), 'utf8');
const catalogue = readFileSync(join(source, 'src/assault/catalogue.c'), 'utf8');
const readme = readFileSync(join(art, 'README.md'), 'utf8');
const kinds = [...catalogue.split('words[ASSAULT_KINDS] = {')[1].split('};')[0].matchAll(/"([a-z0-9-]+)"/g)].map(match => match[1]);
const unitWords = [...catalogue.split('assault_unit_facts_of[ASSAULT_UNITS] = {')[1].split('};')[0].matchAll(/^ *\{"([a-z0-9-]+)"/gm)].map(match => match[1]);
const listed = group => readme.split(`| ${assault}/${group} | `)[1]?.split(' |')[0].split(' ') ?? [];
const words = {
    terrain: [...tables.matchAll(/= \{ "[^"]", +"([a-z-]+)"/g)].map(match => match[1]),
    units: unitWords,
    cards: kinds.filter(word => !unitWords.includes(word)),
    markers: listed('markers'),
    river: listed('river'),
};
assert.deepEqual([words.terrain.length, words.units.length, words.cards.length, words.river.length], [14, 50, 29, 8]);
assert.deepEqual(folders(join(art, assault)), Object.keys(words).sort());
let bytes = 0, drawn = 0;
const seen = new Map();
for (const [group, list] of Object.entries(words)) {
    assert.deepEqual(readdirSync(join(art, assault, group)).sort(), list.map(word => `${word}.svg`).sort(), `${assault}/${group}`);
    for (const word of list) {
        const { text, tokens } = checkDrawing(`${assault}/${group}`, `${word}.svg`);
        assert.ok(!seen.has(text), `${word} looks like ${seen.get(text)}`);
        seen.set(text, word);
        // A unit is drawn in the colour of its side, whatever it stands on.
        if (group === 'units')
            assert.deepEqual([...tokens], ['symbol'], word);
        bytes += text.length;
        drawn++;
    }
}
assert.ok(bytes < 200 * 1024, `Assault's drawings are ${bytes} bytes`);
// They are what their script draws, and no page of the other game carries them.
execFileSync(process.execPath, [join(source, 'scripts/draw-assault.mjs'), source], { stdio: ['ignore', 'ignore', 'inherit'] });
const symbolsOf = sprite => [...sprite.matchAll(/<g id="([a-z0-9-]+)"/g)].map(match => match[1]);
const symbols = symbolsOf(drawSprite(art, pageGroups));
const ofAssault = symbolsOf(drawSprite(join(art, assault), assaultGroups, 'assault-'));
assert.ok(ofAssault.length >= 77 && ofAssault.every(id => assaultGroups.some(group => id.startsWith(`assault-${group}-`))), ofAssault.join(' '));
assert.ok(symbols.length >= 25 && symbols.every(id => folders(art).some(group => group !== assault && id.startsWith(`${group}-`))), symbols.join(' '));

console.log(`${count} drawings, ${drawn} of Assault (${Math.ceil(bytes / 1024)} KB), ${Object.keys(palette).length} colours`);
