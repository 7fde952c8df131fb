import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fill, t } from '../src/common/i18n';
import { makeNonce, makeSecret, readMessage } from '../src/common/protocol';
import { clampBox, zoomBox } from '../src/common/view_box';
import { cellOf, centre, makePlan, neighbourBy } from '../src/memoir/geometry';

test('texts are filled in and follow the plural', () => {
    assert.equal(fill('{a} and {b}', { a: 1, b: 'two' }), '1 and two');
    assert.equal(fill('{n} flipped, {tile}', { n: -1, tile: 'A1-A2' }), '−1 flipped, A1-A2');
    assert.equal(t('end.text', { n: 1 }), '1 unit could still attack.');
    assert.equal(t('end.text', { n: 3 }), '3 units could still attack.');
    assert.equal(t('no.such.key'), 'no.such.key');
});

test('no component has a sentence of its own', () => {
    const folder = join(process.env.BOCAGE_WEB ?? '.', 'src');
    for (const file of readdirSync(folder, { recursive: true }).map(String).filter(name => name.endsWith('.tsx')))
        for (const [text] of readFileSync(join(folder, file), 'utf8').matchAll(/>\s*[A-Z][a-z]+ [a-z]+[^<>{}=;]*</g))
            assert.fail(`${file}: "${text}" belongs into messages/en.json`);
});

test('the common pages know no ruleset, and need nothing but themselves', () => {
    const folder = join(process.env.BOCAGE_WEB ?? '.', 'src');
    for (const file of readdirSync(folder, { recursive: true }).map(String).filter(name => /\.(tsx?|css)$/.test(name) && !/^memoir|^assault|^rulesets\.ts$/.test(name))) {
        const text = readFileSync(join(folder, file), 'utf8');
        assert.doesNotMatch(text, /memoir|m44|assault|axis|allies|german|american/i, file);
        if (file.startsWith('common'))
            for (const [, path] of text.matchAll(/from '(\.[^']*)'/g))
                assert.ok(path!.startsWith('./') || path === '../../messages/en.json', `${file}: ${path}`);
    }
});

test('secrets and nonces have the form the server asks for', () => {
    assert.match(makeSecret(), /^[\w-]{22}$/);
    assert.match(makeNonce(), /^[0-9a-f]{32}$/);
});

test('what is no object is no message', () => {
    assert.equal(readMessage('[]'), null);
    assert.equal(readMessage('{"a"'), null);
    assert.deepEqual(readMessage('{"ok":true}'), { ok: true });
});

const labels = Array.from({ length: 9 }, (_, y) => Array.from({ length: y % 2 ? 12 : 13 }, (_, x) =>
    `${String.fromCharCode((y % 2 ? 97 : 65) + x)}${9 - y}`)).flat();

test('hexes lie where their labels say', () => {
    const plan = makePlan(labels, false);
    assert.deepEqual(cellOf('A9', 9), { x: 0, y: 0 });
    assert.deepEqual(cellOf('l8', 9), { x: 23, y: 1 });
    assert.equal(plan.columns, 13);
    assert.equal(plan.height, 700);
    assert.deepEqual(centre(makePlan(labels, true), 'M1'), centre(plan, 'A9'));
});

test('arrow keys go where they point, also on a flipped board', () => {
    const plan = makePlan(labels, false), flipped = makePlan(labels, true);
    assert.equal(neighbourBy(plan, 'E5', 'ArrowRight'), 'F5');
    assert.equal(neighbourBy(flipped, 'E5', 'ArrowRight'), 'D5');
    assert.equal(neighbourBy(plan, neighbourBy(plan, 'E5', 'ArrowUp')!, 'ArrowUp'), 'E7');
    assert.equal(neighbourBy(plan, 'A9', 'ArrowUp'), undefined);
});

test('arrow keys reach every hex', () => {
    const plan = makePlan(labels, false), seen = new Set(['A9']), open = ['A9'];
    for (let hex = open.pop(); hex; hex = open.pop())
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
            const next = neighbourBy(plan, hex, arrow);
            if (next && !seen.has(next)) {
                seen.add(next);
                open.push(next);
            }
        }
    assert.equal(seen.size, labels.length);
});

test('zoom keeps the place under the pointer and stays on the board', () => {
    const whole = { x: 0, y: 0, w: 1000, h: 500 };
    const near = zoomBox(whole, whole, 2, { x: 250, y: 100 });
    assert.deepEqual(near, { x: 125, y: 50, w: 500, h: 250 });
    assert.deepEqual(clampBox({ x: 900, y: -10, w: 500, h: 250 }, whole), { x: 500, y: 0, w: 500, h: 250 });
    assert.deepEqual(zoomBox(near, whole, 0.01, { x: 0, y: 0 }), whole);
});

/** Does a range of versions, as packages write it, have this one? */
function allows(range: string, version: [number, number, number]): boolean {
    const compare = (text: string): number => {
        const other = text.replace(/^v/, '').split('.').map(Number);
        return [0, 1, 2].reduce((sign, i) => sign || version[i]! - (other[i] || 0), 0);
    };
    return range.split('||').some(part => part.trim().replace(/([<>=^~]+)\s+/g, '$1').split(/\s+/).every(one => {
        const [, sign = '', number = ''] = one.match(/^([<>=^~]*)(.*)$/)!;
        if (number === '' || number === '*')
            return true;
        if (sign === '>=' || sign === '>' || sign === '<' || sign === '<=')
            return sign.startsWith('>') ? compare(number) >= (sign === '>' ? 1 : 0) : compare(number) <= (sign === '<' ? -1 : 0);
        return compare(number) >= 0 && Number(number.split('.')[0]) === version[0];
    }));
}

test('every locked package accepts Node.js 18, which Debian 12 has', () => {
    assert.ok(allows('>=18', [18, 20, 4]) && allows('^14.21.3 || >=16', [18, 20, 4]) && allows('^18.0.0', [18, 20, 4]));
    assert.ok(!allows('>=20', [18, 20, 4]) && !allows('^16.0.0 || >= 20', [18, 20, 4]) && !allows('<18', [18, 20, 4]));
    const lock = JSON.parse(readFileSync(join(process.env.BOCAGE_WEB ?? '.', 'package-lock.json'), 'utf8')) as { packages: Record<string, { engines?: { node?: string } }> };
    for (const [name, { engines }] of Object.entries(lock.packages))
        assert.ok(!engines?.node || allows(engines.node, [18, 20, 4]), `${name} wants Node.js ${engines?.node}`);
});
