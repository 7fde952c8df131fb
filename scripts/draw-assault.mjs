#!/usr/bin/env node
// Draws Assault's pictures: looks whether data/art/assault is what it would make, and makes it so with --record.
// Usage: draw-assault.mjs SOURCE_DIR [--record]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cards } from './assault-art/cards.mjs';
import { file } from './assault-art/pen.mjs';
import { figures } from './assault-art/figures.mjs';
import { markers } from './assault-art/markers.mjs';
import { rivers, terrain } from './assault-art/terrain.mjs';
import { vehicles } from './assault-art/vehicles.mjs';

const [source, option, ...more] = process.argv.slice(2);
if (!source || more.length || ![undefined, '--record'].includes(option)) {
    console.error('usage: draw-assault.mjs SOURCE_DIR [--record]');
    process.exit(2);
}
const light = Object.fromEntries(readFileSync(join(source, 'data/art/palette.txt'), 'utf8').split('\n')
    .filter(line => line && !line.startsWith('#')).map(line => line.split(/\s+/).slice(0, 2)));
const groups = { units: { ...vehicles, ...figures }, terrain, river: rivers, cards, markers };
const folder = join(source, 'data/art/assault');

const wrong = [];
for (const [group, drawings] of Object.entries(groups)) {
    const old = existsSync(join(folder, group)) ? readdirSync(join(folder, group)) : [];
    const surplus = old.filter(name => !(name.replace(/\.svg$/, '') in drawings)).map(name => join(folder, group, name));
    wrong.push(...surplus);
    if (option) {
        surplus.forEach(path => rmSync(path));
        mkdirSync(join(folder, group), { recursive: true });
    }
    for (const [word, body] of Object.entries(drawings)) {
        const path = join(folder, group, `${word}.svg`), text = file(body, light);
        if (existsSync(path) && readFileSync(path, 'utf8') === text)
            continue;
        wrong.push(path);
        if (option)
            writeFileSync(path, text);
    }
}
if (wrong.length && !option) {
    console.error(`not as drawn:\n${wrong.join('\n')}\nRun draw-assault.mjs ${source} --record.`);
    process.exit(1);
}
console.log(option ? `${wrong.length} drawings changed` : 'all as drawn');
