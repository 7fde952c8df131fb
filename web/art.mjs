// Our drawings for the page: one sprite whose colours are custom properties, and their values.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the page's sprites are made of: folders below data/art. Assault's is fetched with its table. */
export const pageGroups = ['counter', 'unit', 'marker', 'obstacle', 'die'];
export const assaultGroups = ['units', 'cards', 'markers'];

/** The drawings of some folders as symbols, each with the name of its folder and its own as an id. Terrain is drawn by the server, as a whole. */
export function drawSprite(folder, groups, prefix = '') {
    const symbols = groups.flatMap(group => readdirSync(join(folder, group)).sort().map(file => {
        const text = readFileSync(join(folder, group, file), 'utf8');
        const inside = text.replace(/^\s*<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '').replace(/\n/g, '');
        return `<g id="${prefix}${group}-${file.replace('.svg', '')}">${inside}</g>`;
    }));
    return `<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>${symbols.join('')}</defs></svg>`;
}

/** `name light dark safe` a line; light is what holds when nothing else is said. */
export function paletteCss(text) {
    const rows = text.split('\n').filter(line => line.trim() && !line.startsWith('#')).map(line => line.trim().split(/\s+/));
    const column = n => rows.map(row => `--${row[0]}:${row[n]};`).join('');
    return `:root{${column(1)}}:root[data-theme=dark]{${column(2)}}:root[data-theme=safe]{${column(3)}}\n`;
}
