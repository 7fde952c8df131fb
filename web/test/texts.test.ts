import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import assault from '../messages/en.assault.json';
import common from '../messages/en.json';
import memoir from '../messages/en.memoir.json';
import { t } from '../src/common/i18n';

const folder = join(process.env.BOCAGE_WEB ?? '.', 'src');
const files = new Map(readdirSync(folder, { recursive: true }).map(String).filter(name => /\.tsx?$/.test(name)).map(name => [name, readFileSync(join(folder, name), 'utf8')]));
const games: Record<string, Record<string, string>> = { memoir, assault };
const all: Record<string, string> = { ...common, ...memoir, ...assault };
const withoutPlural = (key: string): string => key.replace(/\.(one|other)$/, '');
const known = new Set(Object.keys(all).flatMap(key => [key, withoutPlural(key)]));

/** What a file imports at once; `import()` fetches later. */
function importsOf(name: string): string[] {
    return [...files.get(name)!.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'(\.[^']+)'/gm)]
        .map(found => join(dirname(name), found[1]!)).flatMap(path => [`${path}.ts`, `${path}.tsx`]).filter(path => files.has(path));
}

/** All that is loaded with a file. */
function loadedWith(...names: string[]): Set<string> {
    const seen = new Set(names);
    for (const name of seen)
        importsOf(name).forEach(path => seen.add(path));
    return seen;
}

/** The keys a file names in full, and how those begin that it puts together. */
const namedIn = (text: string): string[] => [...text.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)*)['"`]/g)].map(found => found[1]!).filter(key => known.has(key));
const begunIn = (text: string): string[] => [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(found => found[1]!);

test('no text stands in two catalogues', () => {
    assert.equal(Object.keys(all).length, [common, memoir, assault].reduce((sum, texts) => sum + Object.keys(texts).length, 0));
});

test('every key that a component names has a text', () => {
    for (const [file, text] of files)
        for (const [, key] of text.matchAll(/\bt\(\s*'([a-z][a-zA-Z.-]+)'/g))
            assert.ok(known.has(key!), `${file}: ${key} has no text`);
});

test('what is on the page has its texts: the first page the common ones, a table those of its own game besides', () => {
    const first = loadedWith('main.tsx');
    assert.ok(first.has(join('assault', 'provenance.tsx')) && !first.has(join('assault', 'table.tsx')), 'tables are fetched later');
    for (const [game, texts] of Object.entries(games)) {
        const table = loadedWith(join(game, 'table.tsx')), others = Object.keys(games).filter(name => name !== game);
        assert.deepEqual([...table].filter(file => others.some(name => file.startsWith(`${name}/`))), [], `${game} loads nothing of another game`);
        assert.equal(importsOf(join(game, 'table.tsx'))[0], join(game, 'texts.ts'), 'before anything that asks for a text');
        for (const file of new Set([...first, ...table])) {
            const has = file.startsWith(`${game}/`) && !first.has(file) ? { ...common, ...texts } : common;
            /* Without a dot it may be a word of the server: `sight` is asked for by a file that shows nothing. */
            assert.deepEqual(namedIn(files.get(file)!).filter(key => key.includes('.') && !hasText(has, key)), [], file);
        }
    }
});

const hasText = (texts: Record<string, string>, key: string): boolean => key in texts || `${key}.other` in texts;

test('every text stands with those who say it: with one table, or with what every page loads', () => {
    const first = loadedWith('main.tsx'), named = [...files].map(([file, text]) => ({ file, keys: new Set(namedIn(text)), beginnings: begunIn(text) }));
    /** Which games' tables say it; null: a page says it that is none. */
    const sayers = (key: string): (string | null)[] => named
        .filter(({ keys, beginnings }) => keys.has(key) || keys.has(withoutPlural(key)) || beginnings.some(beginning => key.startsWith(beginning)))
        .map(({ file }) => first.has(file) ? null : Object.keys(games).find(game => file.startsWith(`${game}/`)) ?? null);
    for (const key of Object.keys(common)) {
        const said = new Set(sayers(key));
        assert.ok(said.has(null) || said.size > 1, said.size ? `only ${[...said][0]}'s table says ${key}` : `nobody says ${key}`);
    }
    /* The lesson and the plot of luck are told by common pages, under a name that the game gives them. */
    const given = /^(assault\.)?(lesson\.\w+|result\.luck\.(text|none|side\.\w+))$/;
    for (const [game, texts] of Object.entries(games))
        for (const key of Object.keys(texts).filter(one => one.includes('.') && !given.test(one)))
            assert.deepEqual([...new Set(sayers(key))], [game], key);
});

test('texts of a table are not there before it is', () => {
    assert.equal(t('assault.fight.title'), 'assault.fight.title');
    assert.equal(t('roll.title'), 'roll.title');
});
