import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRules } from '../rules.mjs';
import messages from '../messages/en.json';

const read = (path: string): string => readFileSync(join(process.env.BOCAGE_WEB ?? '.', path), 'utf8');
/** Those that build.mjs makes files of. */
const built = read('build.mjs').match(/const rulesets = \[(.*)\]/)![1]!.split(', ').map(name => name.slice(1, -1));

test('the rules that are built are those the pages name, in the same order, and each has a title', () => {
    const [, rows] = read('src/rulesets.ts').match(/rulebooks: Rulebook\[\] = \[(.*)\]/)!;
    assert.deepEqual(rows!.split(', ').map(row => row.match(/name: '(\w+)'/)?.[1] ?? row), built);
    for (const name of built)
        assert.ok(`ruleset.${name}` in messages, name);
});

test('every rule of every document is a block, and every link leads to one', () => {
    for (const name of built) {
        const text = read(`../docs/rules/${name}.md`), blocks = readRules(text), ids = blocks.flatMap(({ id }) => id ?? []);
        const written = [...text.matchAll(/^(?:\s*- |#+ )\[([A-Z][A-Z0-9-]+)\]/gm)].map(([, id]) => id!);
        assert.ok(written.length > 300, name);
        assert.deepEqual(written.filter(id => !ids.includes(id)), [], name);
        assert.equal(new Set(ids).size, ids.length, `${name}: no ID twice`);
        for (const { html } of blocks) {
            for (const [, id] of html.matchAll(/href="#rules\/([^"]*)"/g))
                assert.ok(ids.includes(id!), `${name}: ${id}`);
            assert.doesNotMatch(html, /<a [^>]*<a |```/, name);
        }
    }
});

test('a row of a table that is a rule can be led to', () => {
    const [block] = readRules('| rule | ground |\n|---|---|\n| [TERR-1] | clear |\n| none | wood |\n');
    assert.match(block!.html, /<tr id="TERR-1"><td>[^<]*TERR-1[^<]*<\/td><td>clear/);
    assert.match(block!.html, /<tr><td>none/);
    assert.ok(readRules(read('../docs/rules/assault.md')).some(({ html }) => html.includes('<tr id="TERR-10">')), 'as the panel cites them');
});

test('a rule, a cited ruling, a named heading, a drawing and a paragraph of several lines', () => {
    const blocks = readRules('# Rules\n\n## 2. Maps\n\nOne\ntwo.\n\n### [SCEN-1] A battle\n\n```\n. <V>\n- [NO-1] a\n```\nMap: as\ndrawn.\n\n- [MAP-1] See [AMB-1], AMB-1 and [SCEN-1].\n- [AMB-1] So.\n');
    const ruling = '<a href="#rules/AMB-1">AMB-1</a>';
    assert.deepEqual(blocks, [
        { kind: 'h1', html: 'Rules' },
        { kind: 'h2', html: '2. Maps', id: 'chapter-2' },
        { kind: 'p', html: 'One two.' },
        { kind: 'h3', html: 'A battle', id: 'SCEN-1' },
        { kind: 'pre', html: '. &lt;V&gt;\n- [NO-1] a' },
        { kind: 'p', html: 'Map: as drawn.' },
        { kind: 'rule', id: 'MAP-1', html: `See ${ruling}, ${ruling} and <a href="#rules/SCEN-1">SCEN-1</a>.` },
        { kind: 'rule', id: 'AMB-1', html: 'So.' },
    ]);
});
