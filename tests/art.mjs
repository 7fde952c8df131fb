// The drawings keep to the subset the composer and the web client rely on, and the palette keeps its
// contrasts. Usage: node art.mjs SOURCE_DIR
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const art = join(process.argv[2], 'data/art');
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
let count = 0;
for (const group of readdirSync(art).filter(f => statSync(join(art, f)).isDirectory()))
    for (const file of readdirSync(join(art, group))) {
        const name = `${group}/${file}`, text = readFileSync(join(art, group, file), 'utf8');
        assert.ok(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">'), name);
        assert.ok(text.trimEnd().endsWith('</svg>'), name);
        assert.ok(text.length < 6000, `${name} is ${text.length} bytes`);
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
            }
        }
        count++;
    }
assert.ok(count >= 40);
console.log(`${count} drawings, ${Object.keys(palette).length} colours`);
