// Bundles the client into build/web: a script, and parts of it that are fetched when a game is opened; one style sheet, one page with our drawings in it,
// the rules as data, the licences of what others wrote. Names under assets/ carry a hash of their content, so that browsers keep them.
// Does nothing when nothing has changed since the last time; --force builds anyway.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { assaultGroups, drawSprite, pageGroups, paletteCss } from './art.mjs';
import { countGames, latestBalance } from './balance.mjs';
import { licenseOf, packagesOf, writeLicenses } from './licenses.mjs';
import { readRules } from './rules.mjs';
import { readSpecials } from './specials.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const top = join(here, '..');
const out = join(top, 'build/web');
/** Those whose rules can be read, as in src/rulesets.ts. Each is a file of its own, fetched when somebody reads it. */
const rulesets = ['memoir', 'assault'];
const read = path => readFileSync(join(top, path), 'utf8');

function filesBelow(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.name === 'node_modules' || entry.name === 'test')
            return [];
        return entry.isDirectory() ? filesBelow(path) : [path];
    }).sort();
}

/** Everything that the client is made from, as sha256sum lists it: scripts/needs.sh compares it without Node.js. */
function listSources() {
    const single = ['LICENSE', 'docs/balance/captain.json', 'docs/assault-balance.md', ...rulesets.map(name => `docs/rules/${name}.md`)].map(path => join(top, path));
    return [...filesBelow(here), ...filesBelow(join(top, 'data/art')), ...single].map(path =>
        `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${relative(top, path)}\n`).join('');
}

/** Which side wins how often, for the cards of the home page. */
function readBalance() {
    const { ai, battles } = JSON.parse(read('docs/balance/captain.json'));
    return Object.fromEntries(battles.map(b => [b.id,
        { axis: b.axis.rate, allies: b.allies.rate, turns: b.turns, games: b.games, level: ai }]));
}

function writeAsset(name, ending, content) {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const path = `assets/${name}-${hash}.${ending}`;
    writeFileSync(join(out, path), content);
    return `/${path}`;
}

const bundled = new Set(); // files that are in what was bundled

/** Writes the script and its parts; gives its address, and the style sheets that it imports. */
async function bundle(entry, define) {
    const result = await build({
        entryPoints: [join(here, entry)],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        splitting: true, // the page of a game is fetched when one is opened
        target: ['es2021'],
        jsx: 'automatic',
        jsxImportSource: 'preact',
        loader: { '.scn': 'text' },
        define,
        legalComments: 'none', // licenses.txt has them
        metafile: true,
        outdir: join(out, 'assets'),
        entryNames: 'client-[hash]',
        chunkNames: 'part-[hash]',
    });
    for (const file of Object.keys(result.metafile.inputs))
        bundled.add(file);
    const entryName = Object.keys(result.metafile.outputs).find(name => result.metafile.outputs[name].entryPoint && name.endsWith('.js'));
    for (const file of result.outputFiles.filter(one => one.path.endsWith('.js')))
        writeFileSync(file.path, file.contents);
    return { script: `/assets/${basename(entryName)}`, css: result.outputFiles.find(file => file.path.endsWith('.css')).contents };
}

async function buildAll() {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(join(out, 'assets'), { recursive: true });
    const rules = Object.fromEntries(rulesets.map(name => [name, writeAsset('rules', 'json', JSON.stringify(readRules(read(`docs/rules/${name}.md`))))]));
    const client = await bundle('src/main.tsx', {
        RULES_ADDRESSES: JSON.stringify(rules),
        BALANCE: JSON.stringify(readBalance()),
        ASSAULT_BALANCE: JSON.stringify(latestBalance(read('docs/assault-balance.md'))),
        ASSAULT_GAMES: String(countGames(read('docs/assault-balance.md'))),
        ASSAULT_SPECIALS: JSON.stringify(readSpecials(read('docs/rules/assault.md'))),
        ASSAULT_ART: JSON.stringify(writeAsset('art', 'svg', drawSprite(join(top, 'data/art/assault'), assaultGroups, 'assault-'))),
    });
    const style = writeAsset('style', 'css', Buffer.concat([Buffer.from(paletteCss(read('data/art/palette.txt'))), client.css]));
    const page = read('web/index.html')
        .replace('STYLE', style).replace('SCRIPT', client.script)
        .replace('<!--SPRITE-->', drawSprite(join(top, 'data/art'), pageGroups));
    writeFileSync(join(out, 'index.html'), page);
    const packages = packagesOf([...bundled]).map(name => licenseOf(here, name));
    writeFileSync(join(out, 'licenses.txt'), writeLicenses(read('LICENSE'), packages));
}

function printSizes() {
    for (const path of filesBelow(out)) {
        const gzipped = gzipSync(readFileSync(path), { level: 9 }).length;
        console.log(`${path.slice(out.length + 1).padEnd(34)} ${String(statSync(path).size).padStart(8)} bytes, ${gzipped} gzipped`);
    }
}

const sources = listSources(), kept = join(top, 'build/web.sums');
if (process.argv.includes('--force') || !existsSync(out) || !existsSync(kept) || readFileSync(kept, 'utf8') !== sources) {
    rmSync(kept, { force: true });
    await buildAll();
    writeFileSync(kept, sources);
    if (!process.argv.includes('--quiet'))
        printSizes();
}
