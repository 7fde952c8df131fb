// What the bundle has from others, and under which terms: their licences ask to be passed on with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that files come from, by name, in order; `files` as esbuild's metafile names them. */
export function packagesOf(files) {
    const names = files.map(file => file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean);
    return [...new Set(names)].sort();
}

/** Name, version, licence and its text; throws if the package brings none. */
export function licenseOf(folder, name) {
    const at = join(folder, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
    const file = existsSync(at) ? readdirSync(at).find(entry => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry)) : undefined;
    if (!file || !license)
        throw new Error(`the package ${name} is bundled but brings no licence: it cannot be passed on`);
    return { name, version, license, text: readFileSync(join(at, file), 'utf8').trim() };
}

/** The page licenses.txt. `own` is our own licence. */
export function writeLicenses(own, packages) {
    const line = '-'.repeat(80);
    return ['Bocage is under the licence below. Its client for the browser, which this page comes with, has in it parts of',
        'other projects; their licences follow.', '', line, 'Bocage', line, '', own.trim(), '',
        ...packages.flatMap(({ name, version, license, text }) => [line, `${name} ${version} (${license})`, line, '', text, ''])].join('\n');
}
