// Every rule has a test that cites it in square brackets, and every citation names a rule.
//
// Rules are the items `- [ID]`, rows `| [ID] |` and headings `### [ID]` of docs/rules/RULESET.md. A test cites them
//   in the heading of a position test:            % [TER-HEDGE-1] a hedgerow is entered only ...
//   in the comment right above a C test function: /* [DRAW-3] the discards are shuffled */
//   in a comment of a script in tests/:           # [SETUP-1] or // [SETUP-1]
// with the ruleset, [assault:ID], but memoir's also without it, and in the position tests of a ruleset, whose folder
// names it, always without. A test cites at most four. What has no test
// is in tests/rule-exceptions.txt with its reason, or stands under a heading that the document marks as
// *Not playable yet.*: the mark is wrong as soon as a test or a refusal of the program cites such a rule.
// Of assault, every action card is played and refused in a position test, and every special rule of a battle is shown in
// its battle and has a limit: a test with a line `refuse` that cites no other special rule, or one where it does not hold.
//
// Usage: node rule_coverage.mjs SOURCE_DIR
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = process.argv[2];
const MOST = 4;
const read = path => readFileSync(join(source, path), 'utf8');
const list = (folder, pattern) => existsSync(join(source, folder))
    ? readdirSync(join(source, folder)).filter(f => pattern.test(f)).sort().map(f => `${folder}/${f}`) : [];
const lineOf = (text, index) => text.slice(0, index).split('\n').length;
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+';

/* Everything about one ruleset; returns how many problems there are. */
function cover(game) {
    const problems = [];
    // -- rules, in the order of the document, with their chapters
    const rules = new Map(), later = new Set();
    {
        let chapter = '', level = 0, marked = 0; // how deep the heading is that we are under, and the marked one; 0: none
        for (const line of read(`docs/rules/${game}.md`).split('\n')) {
            const depth = line.match(/^#+/)?.[0].length;
            if (depth) {
                level = depth;
                marked = depth > marked ? marked : 0;
            }
            if (line === '*Not playable yet.*')
                marked ||= level;
            const heading = line.match(/^## (\d+\. .*)/);
            if (heading)
                chapter = heading[1];
            const rule = line.match(new RegExp(`^(?:- |\\| |### )\\[(${ID})\\]`));
            if (rule && rules.has(rule[1]))
                problems.push(`docs/rules/${game}.md has ${rule[1]} twice`);
            if (rule)
                rules.set(rule[1], chapter);
            if (rule && marked)
                later.add(rule[1]);
        }
    }

    // -- citations
    const cited = new Map(); // ID to places
    const named = game === 'memoir' ? '(?:memoir:)?' : `${game}:`;
    function cite(place, text, prefix = named) {
        const ids = [...text.matchAll(new RegExp(`\\[${prefix}(${ID})\\]`, 'g'))].map(m => m[1]);
        if (new Set(ids).size > MOST)
            problems.push(`${place}: one test cites ${new Set(ids).size} rules; at most ${MOST}`);
        for (const id of ids) {
            if (!rules.has(id))
                problems.push(`${place}: there is no rule ${id}`);
            cited.set(id, [...(cited.get(id) ?? []), place]);
        }
    }

    for (const path of list(`tests/positions/${game}`, /\.t$/))
        read(path).split('\n').forEach((line, i) => line.startsWith('%') && cite(`${path}:${i + 1}`, line, ''));
    for (const layer of readdirSync(join(source, 'src')).filter(f => !/\.[ch]$/.test(f)).sort())
        for (const path of list(`src/${layer}`, /_test\.c$/)) {
            const text = read(path);
            for (const m of text.matchAll(/\/\*((?:(?!\*\/)[^])*)\*\/\s*static void \w+\(void \*\*/g))
                cite(`${path}:${lineOf(text, m.index)}`, m[1]);
        }
    for (const path of list('tests', /\.(mjs|sh)$/))
        if (!path.endsWith('/rule_coverage.mjs'))
            read(path).split('\n').forEach((line, i) => /^\s*(#|\/\/) \[/.test(line) && cite(`${path}:${i + 1}`, line));

    // -- exceptions: `ID reason`; FAMILY-* stands for all rules of a family
    const excepted = new Set();
    read('tests/rule-exceptions.txt').split('\n').forEach((line, i) => {
        const place = `tests/rule-exceptions.txt:${i + 1}`;
        if (!line.trim() || line.startsWith('#'))
            return;
        const [, of, name, reason] = line.match(/^(?:([a-z]+):)?(\S+)\s*(.*)$/);
        if ((of ?? 'memoir') !== game)
            return;
        const found = name.endsWith('-*') ? [...rules.keys()].filter(id => id.startsWith(name.slice(0, -1))) : [name].filter(id => rules.has(id));
        if (!found.length)
            problems.push(`${place}: there is no rule ${name}`);
        if (!reason)
            problems.push(`${place}: ${name} without a reason`);
        for (const id of found) {
            if (cited.has(id))
                problems.push(`${place}: ${id} has a test: ${cited.get(id)[0]}`);
            if (excepted.has(id))
                problems.push(`${place}: ${id} twice`);
            if (later.has(id))
                problems.push(`${place}: ${id} is marked in docs/rules/${game}.md as not playable yet`);
            excepted.add(id);
        }
    });

    for (const id of later)
        if (cited.has(id))
            problems.push(`docs/rules/${game}.md marks ${id} as not playable yet, but it has a test: ${cited.get(id)[0]}`);

    // -- every reason of the rules names a rule
    for (const [, code, rule] of read(`src/${game}/reasons.h`).matchAll(/\bR\(([AM]R_\w+),\s*"([^"]*)"/g))
        if (!rules.has(rule.replace(`${game}:`, '')) || !rule.startsWith(`${game}:`))
            problems.push(`src/${game}/reasons.h: ${code} names ${rule || 'no rule'}, which is no rule`);
        else if (later.has(rule.replace(`${game}:`, '')))
            problems.push(`src/${game}/reasons.h: ${code} names ${rule}, which is marked as not playable yet`);

    const missing = [...rules].filter(([id]) => !cited.has(id) && !excepted.has(id) && !later.has(id));
    for (const chapter of new Set(missing.map(([, c]) => c))) {
        const ids = missing.filter(([, c]) => c === chapter).map(([id]) => id);
        console.log(`${game}, ${chapter}: ${ids.length} without a test: ${ids.join(' ')}`);
    }
    for (const problem of problems)
        console.log(problem);
    console.log(`${game}, ${rules.size} rules: ${[...rules.keys()].filter(id => cited.has(id)).length} with a test, `
        + `${later.size} not playable yet, ${excepted.size} excepted, ${missing.length} missing; ${problems.length} other problems`);
    return missing.length + problems.length;
}

/* Of each special rule of assault the battle it belongs to: [SCEN-DUEL-01] is the heading of the battle with this title. */
function findSpecialRules() {
    const titles = new Map(list('data/assault', /\.scn$/).map(read).map(text => [text.match(/^title +(.*)/m)[1], text.match(/^id +(.*)/m)[1]]));
    const rules = new Map();
    let battle;
    for (const line of read('docs/rules/assault.md').split('\n')) {
        const heading = line.match(/^#+ (?:\[SCEN-[A-Z]+-\d+\] )?(.*)/), rule = line.match(/^- \[((?:DUEL|SOLO)\d+-S\d+)\]/);
        battle = heading ? titles.get(heading[1]) : battle;
        if (rule)
            rules.set(rule[1], battle);
    }
    return rules;
}

/* A whole game (solo-games.t) refuses this and that on its way: it says nothing about the limit of a rule. */
function findCases() {
    return list('tests/positions/assault', /\.t$/).flatMap(path => read(path).split(/^(?=%)/m).slice(1).map(text => ({
        cites: [...text.split('\n')[0].matchAll(/\[((?:DUEL|SOLO)\d+-S\d+)\]/g)].map(m => m[1]),
        battle: text.match(/^scenario (\S+)/m)?.[1],
        refuses: /^refuse /m.test(text) && !path.endsWith('-games.t'),
    })));
}

/* Every action card of assault is played and refused in a position test; every special rule of its battles is shown, and so
 * is where it ends. */
function coverPositions() {
    const tests = list('tests/positions/assault', /\.t$/).map(read).join('\n').split('\n');
    const uses = (verb, word) => tests.some(line => line.startsWith(verb) && new RegExp(`(?:^|[ ;])play ${word}(?![a-z-])`).test(line));
    const cards = [...read('src/assault/catalogue.c').split('assault_action_facts_of')[1].matchAll(/^    \{"([a-z-]+)"/gm)].map(m => m[1]);
    const special = findSpecialRules(), cases = findCases();
    const problems = cards.flatMap(card => ['do', 'refuse'].filter(verb => !uses(verb, card)).map(verb => `no position test has \`${verb}\` with ${card}`));
    for (const [id, battle] of special) {
        if (!battle)
            problems.push(`no battle of data/assault has the title above ${id}`);
        const citing = cases.filter(test => test.cites.includes(id));
        if (!citing.some(test => test.battle === battle))
            problems.push(`no position test on ${battle} cites ${id}`);
        if (!citing.some(test => test.battle !== battle || (test.refuses && test.cites.length === 1)))
            problems.push(`no position test shows where ${id} ends: what it refuses, or that it does not hold elsewhere`);
    }
    for (const problem of problems)
        console.log(problem);
    console.log(`assault, ${cards.length} action cards and ${special.size} special rules in position tests: ${problems.length} missing`);
    return problems.length + (cards.length === 0 || special.size === 0);
}

process.exit(cover('memoir') + cover('assault') + coverPositions() ? 1 : 0);
