// The licences of everything that is bundled go with the client: in licenses.txt, as served, and linked from About.
// Usage: node licenses.mjs BOCAGE_BINARY SOURCE_DIR
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import assert from 'node:assert/strict';
import { Server, get, run, workFolder } from '../server/client.mjs';

const [binary, top] = process.argv.slice(2);
const work = workFolder('licenses');
const read = path => readFileSync(join(top, path), 'utf8');
const { build } = createRequire(join(top, 'web/build.mjs'))('esbuild');
const { licenseOf, packagesOf } = await import(pathToFileURL(join(top, 'web/licenses.mjs')));

/** Packages that the client's sources import, found without the bundler: what is written, and what JSX becomes. */
function imported(folder = join(top, 'web/src')) {
    return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.isDirectory())
            return imported(path);
        const text = /\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
        return [...text.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)/g)].map(m => m[1]).concat(entry.name.endsWith('.tsx') ? 'preact' : []);
    });
}

/** What the build puts into the script. */
async function bundled() {
    const { metafile } = await build({
        entryPoints: [join(top, 'web/src/main.tsx')], bundle: true, write: false, metafile: true, format: 'esm', outdir: work,
        jsx: 'automatic', jsxImportSource: 'preact', loader: { '.scn': 'text' }, define: { RULES_ADDRESSES: '{}', BALANCE: '{}' } });
    return packagesOf(Object.keys(metafile.inputs));
}

async function every_bundled_package_has_its_licence() {
    const server = await new Server(binary, join(work, 'games.db')).start();
    const page = await get(server, '/licenses.txt');
    await server.stop();
    assert.equal(page.status, 200, 'licenses.txt is served: is the client built (web/build.mjs)?');
    assert.match(page.headers['content-type'], /^text\/plain/);
    assert.ok(page.text.includes(read('LICENSE').trim()), 'our own licence');
    const lock = JSON.parse(read('web/package-lock.json')).packages;
    const names = await bundled();
    assert.ok(names.length >= 2, names.join(' '));
    for (const name of new Set([...names, ...imported()])) {
        assert.ok(page.text.includes(`\n${name} ${lock[`node_modules/${name}`]?.version} (`), `licenses.txt has no ${name}, which is bundled`);
        assert.ok(page.text.includes(read(`web/node_modules/${name}/LICENSE`).trim()), `licenses.txt lacks the licence of ${name}`);
        assert.ok(read('NOTICE').includes(name), `NOTICE does not name ${name}`);
    }
    const listed = [...page.text.matchAll(/^(\S+) [\d.]+ \([\w.-]+\)$/gm)].map(m => m[1]);
    assert.deepEqual(listed, names, 'nothing is listed that is not bundled');
}

async function about_links_to_them() {
    assert.match(read('web/src/common/about.tsx'), /href="\/licenses\.txt"/);
}

async function a_package_without_a_licence_is_not_bundled() {
    const folder = join(work, 'node_modules/free');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"version":"1.0.0","license":"MIT"}');
    assert.throws(() => licenseOf(work, 'free'), /brings no licence/);
    writeFileSync(join(folder, 'LICENSE.md'), 'All yours.\n');
    assert.deepEqual(licenseOf(work, 'free'), { name: 'free', version: '1.0.0', license: 'MIT', text: 'All yours.' });
    assert.deepEqual(packagesOf(['web/src/a.ts', 'web/node_modules/@x/y/z.js', '../node_modules/b/c/d.js', 'node_modules/b/e.js']), ['@x/y', 'b']);
}

await run([every_bundled_package_has_its_licence, about_links_to_them, a_package_without_a_licence_is_not_bundled]);
