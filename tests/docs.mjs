// Documents tell the truth: examples are run, lists are complete, pictures are current.
// Usage: node docs.mjs BOCAGE_BINARY SOURCE_DIR
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
    const files = ['core', 'grid', 'memoir', 'assault', 'game', 'ai', 'notation', 'session', 'pool', 'store', 'server', 'cli', 'api'].flatMap(folder =>
        readdirSync(join(source, 'src', folder)).filter(f => !f.includes('_test.')).map(f => `${folder}/${f}`));
    for (const file of files) {
        const stem = file.replace(/\.[ch]$/, '');
        assert.ok(text.includes(`\`${stem}`), `docs/architecture.md says nothing of src/${file}`);
    }
    for (const [, stem] of text.matchAll(/^\| `((?:core|grid|memoir|assault|game|ai|notation|session|pool|store|server|cli|api)\/[a-z_]+)/gm))
        assert.ok(files.some(f => f.startsWith(stem)), `docs/architecture.md speaks of src/${stem}, which is gone`);
}

// What the program can do, told by the program itself: its commands, and the options of each.
const commands = new Map([...run('help').matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) =>
    [name, new Set(run('help', name === 'help' ? 'show' : name).match(/(?<![\w-])--?[a-z][a-z0-9-]*/g))]));
commands.set('help', new Set());
const hasOption = (text, option) => new RegExp(`(?<![\\w-])${option}(?![a-z0-9-])`).test(text);
assert.ok(commands.size >= 19, `\`bocage help\` lists ${commands.size} commands`);

// A help text names every option that the command takes.
for (const [command, options] of commands) {
    const file = `src/cli/cmd_${command}.c`;
    for (const [, option] of (existsSync(join(source, file)) ? read(file) : '').matchAll(/\{"([a-z0-9-]+)", *(?:no|required|optional)_argument/g))
        assert.ok(options.has(`--${option}`), `\`bocage ${command} --help\` does not name --${option}, which ${file} takes`);
}

// The man page has an entry for every command, with its options there or in what is said about all; and no others.
{
    const man = read('man/bocage.6').replace(/\\-/g, '-');
    const entries = new Map(), order = man.split(/^\.BR? "?bocage (?=[a-z]+[" \n])/m).slice(1);
    for (const entry of order) {
        const name = entry.match(/^[a-z]+/)[0];
        if (!entries.has(name))
            entries.set(name, entry);
    }
    const common = man.slice(man.indexOf(entries.get('help') ?? '')); // it is the last of them
    for (const [command, options] of commands) {
        assert.ok(entries.has(command), `man/bocage.6 has no entry \`bocage ${command}\``);
        for (const option of options)
            assert.ok(hasOption(entries.get(command), option) || hasOption(common, option), `man/bocage.6 does not name ${option} of ${command}`);
        for (const [option] of command === 'help' ? [] : entries.get(command).matchAll(/--[a-z][a-z0-9-]*/g))
            assert.ok(options.has(option), `man/bocage.6 names ${option} of ${command}, which takes no such option`);
    }
    for (const name of entries.keys())
        assert.ok(commands.has(name), `man/bocage.6 has an entry \`bocage ${name}\`, which is no command`);
    const bad = spawnSync('man', ['--warnings', '-E', 'UTF-8', '-l', '-Tutf8', '-Z', join(source, 'man/bocage.6')], { encoding: 'utf8' });
    assert.equal(bad.stderr, '', 'man/bocage.6 is well-formed');
}

// Commands and options quoted in documents exist; so do the files they link to.
const folderOf = folder => readdirSync(join(source, folder)).filter(f => f.endsWith('.md')).map(f => `${folder}/${f}`);
for (const doc of ['README.md', 'CONTRIBUTING.md', ...folderOf('docs'), ...folderOf('docs/rules'), ...folderOf('changes')]) {
    const text = read(doc);
    const quoted = text.split(/^```.*\n/m).flatMap((part, i) => i % 2 ? part.split('\n') : part.match(/`[^`]+`|^ {4}.*/gm) ?? []);
    for (const line of quoted)
        for (const [, words, called, own] of line.matchAll(/(?:\bbocage|\.\/play) ((?:([a-z]+)\b(?![.:/=-])|(--listen))[^`#|]*)/g)) {
            const command = own ? 'serve' : called;
            if (/^[a-z]+ \d+$/.test(words)) // the first line of something that is hashed
                continue;
            assert.ok(commands.has(command), `${doc} quotes \`bocage ${command}\`, which does not exist`);
            for (const option of words.match(/(?<![\w-])--[a-z][a-z0-9-]*/g) ?? [])
                assert.ok(commands.get(command).has(option), `${doc} quotes ${option} of \`bocage ${command}\`, which does not exist`);
        }
    for (const [, link] of text.matchAll(/\]\((?!http)([^)#]+)/g))
        assert.ok(existsSync(join(source, dirname(doc), link)), `${doc} links to ${link}, which is not there`);
}

// docs/formats.md has every code of the tables that a map may use.
{
    const { memoir } = JSON.parse(run('tables', '--json'));
    const text = read('docs/formats.md');
    const codes = new Set([...text.matchAll(/`([^`\n]+)`/g)].map(m => m[1]));
    for (const table of ['terrains', 'structures', 'obstacles', 'units'])
        for (const { word, code } of memoir[table])
            assert.ok(codes.has(code) || codes.has(word), `docs/formats.md does not name \`${code}\` (${word}) of the ${table}`);
}

// Rules that cannot be played yet are the same ones for the program and for the page in the browser.
{
    const { readRules } = await import(pathToFileURL(join(source, 'web/rules.mjs')));
    const page = readRules(read('docs/rules/memoir.md')).filter(block => block.later).map(block => block.id);
    const program = JSON.parse(run('rules', '--json')).filter(rule => !rule.playable).map(rule => rule.id);
    assert.ok(program.length > 0, 'no rule is marked as not playable yet: take the mark and this sentence away when that is so');
    assert.deepEqual(page, program);
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

// The map in the README is what the program draws now.
assert.equal(run('show', '--format', 'svg', 'pegasus-bridge'), read('docs/pegasus-bridge.svg'),
    'docs/pegasus-bridge.svg is not current: ./play show --format svg pegasus-bridge -o docs/pegasus-bridge.svg');

// The tree keeps few pictures, small ones, and each of them is shown somewhere; the others are made (scripts/release --docs).
{
    const pictures = ['', 'screenshots/', 'scenarios/'].flatMap(folder => readdirSync(join(source, 'docs', folder)).map(f => folder + f))
        .filter(f => /\.(png|webp|svg|jpe?g)$/.test(f));
    assert.ok(pictures.reduce((sum, f) => sum + statSync(join(source, 'docs', f)).size, 0) < 400e3, 'more than 400 KB of pictures in docs/');
    const pages = ['README.md', ...readdirSync(join(source, 'docs')).filter(f => f.endsWith('.md')).map(f => `docs/${f}`)].map(read).join('\n');
    for (const picture of pictures)
        assert.ok(pages.includes(`${picture})`), `docs/${picture} is shown nowhere`);
}

console.log('documents are current');
