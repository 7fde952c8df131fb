// Documents tell the truth: examples are run, lists are complete, pictures are current.
// Usage: node docs.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source] = process.argv.slice(2);
const read = path => readFileSync(join(source, path), 'utf8');
const run = (...args) => execFileSync(binary, args, { encoding: 'utf8' });
const work = mkdtempSync(join(tmpdir(), 'bocage-docs-'));
process.on('exit', () => rmSync(work, { recursive: true }));

// docs/formats.md: the scenario is canonical; with the position's lines it is a valid position.
{
    const blocks = read('docs/formats.md').split(/^```\n/m);
    const scenario = blocks.find(b => b.startsWith('bocage 1\n'));
    const position = blocks.find(b => b.startsWith('unit '));
    const file = join(work, 'doc.scn');
    writeFileSync(file, scenario);
    assert.equal(run('show', '--format', 'scn', file), scenario, 'the scenario in docs/formats.md is canonical');
    writeFileSync(file, scenario + position);
    run('check', file);
}

// docs/architecture.md has a line for every source file, and names none that is gone.
{
    const text = read('docs/architecture.md');
    const files = ['core', 'grid', 'memoir', 'game', 'ai', 'notation', 'session', 'crew', 'store', 'server', 'cli', 'api'].flatMap(folder =>
        readdirSync(join(source, 'src', folder)).filter(f => !f.includes('_test.')).map(f => `${folder}/${f}`));
    for (const file of files) {
        const stem = file.replace(/\.[ch]$/, '');
        assert.ok(text.includes(`\`${stem}`), `docs/architecture.md says nothing of src/${file}`);
    }
    for (const [, stem] of text.matchAll(/^\| `((?:core|grid|memoir|game|ai|notation|session|crew|store|server|cli|api)\/[a-z_]+)/gm))
        assert.ok(files.some(f => f.startsWith(stem)), `docs/architecture.md speaks of src/${stem}, which is gone`);
}

// The man page and README name every command; every option in a help text is in the man page.
{
    const man = read('man/bocage.6').replace(/\\-/g, '-');
    const commands = [...run('help').matchAll(/^ {2}([a-z]+) {2,}/gm)].map(m => m[1]);
    assert.ok(commands.length >= 4);
    for (const command of commands) {
        assert.ok(man.includes(`.B bocage ${command}`) || man.includes(`.BR "bocage ${command}"`) || man.includes(`bocage ${command}`),
            `man/bocage.6 does not name ${command}`);
        if (command === 'help')
            continue;
        for (const [option] of run('help', command).matchAll(/--[a-z0-9]+/g))
            assert.ok(man.includes(option), `man/bocage.6 does not name ${option} of ${command}`);
    }
    const bad = spawnSync('man', ['--warnings', '-E', 'UTF-8', '-l', '-Tutf8', '-Z', join(source, 'man/bocage.6')], { encoding: 'utf8' });
    assert.equal(bad.stderr, '', 'man/bocage.6 is well-formed');
}

// Commands quoted in documents exist.
for (const doc of ['README.md', 'CONTRIBUTING.md', 'docs/formats.md', 'docs/architecture.md', 'docs/testing.md', 'docs/scenarios.md', 'docs/ai.md', 'docs/balance.md', 'docs/protocol.md', 'docs/server.md', 'docs/dice.md', 'docs/rules/memoir.md']) {
    for (const [, command] of read(doc).matchAll(/(?:bocage|\.\/play) ([a-z]+)(?= [a-zA-Z-]|`)/g)) {
        const known = ['help', 'scenarios', 'check', 'import', 'export', 'show', 'rules', 'legal', 'why', 'los', 'odds', 'hint', 'replay', 'tables', 'bench', 'sim', 'engine', 'serve', 'games'];
        if (doc !== 'docs/architecture.md')
            assert.ok(known.includes(command), `${doc} quotes \`bocage ${command}\`, which does not exist`);
    }
    for (const [, link] of read(doc).matchAll(/\]\((?!http)([^)#]+)/g))
        assert.ok(existsSync(join(source, dirname(doc), link)), `${doc} links to ${link}, which is not there`);
}

// docs/testing.md names position tests by file and words of the heading; each is there.
{
    const section = read('docs/testing.md').split('## Pairs that are easily got wrong')[1].split('\n## ')[0];
    const rows = [...section.matchAll(/^\| (?!the mistake|\*\*)(.+?) \| (.+) \|$/gm)];
    assert.ok(rows.length > 50, 'docs/testing.md has the table of pairs');
    for (const [, mistake, tests] of rows)
        for (const test of tests.split('; ')) {
            const [, file, words] = test.match(/^`([a-z0-9-]+\.t)` "(.+)"$/) ?? [];
            assert.ok(file, `docs/testing.md, ${mistake}: \`${test}\` names no test`);
            const headings = read(`tests/positions/memoir/${file}`).split('\n').filter(l => l.startsWith('% '));
            assert.ok(headings.some(h => h.includes(words)), `docs/testing.md, ${mistake}: ${file} has no test "${words}"`);
        }
}

// The pictures in the README are what the program draws now.
for (const theme of ['light', 'dark'])
    assert.equal(run('show', '--format', 'svg', '--theme', theme, 'pegasus-bridge'), read(`docs/pegasus-bridge-${theme}.svg`),
        `docs/pegasus-bridge-${theme}.svg is not current: ./play show --format svg --theme ${theme} pegasus-bridge -o docs/pegasus-bridge-${theme}.svg`);

console.log('documents are current');
