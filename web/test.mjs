// Bundles the unit tests of the pure parts and runs them with node's own runner.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSpecials } from './specials.mjs';

const here = join(dirname(fileURLToPath(import.meta.url)), 'test');
const out = mkdtempSync(join(tmpdir(), 'bocage-web-units-'));
const tests = readdirSync(here).filter(name => name.endsWith('.test.ts'));
const specials = readSpecials(readFileSync(join(here, '../../docs/rules/assault.md'), 'utf8'));
await build({
    entryPoints: tests.map(name => join(here, name)), bundle: true, platform: 'node', format: 'esm', outdir: out,
    outExtension: { '.js': '.mjs' }, jsx: 'automatic', jsxImportSource: 'preact', loader: { '.scn': 'text' }, external: ['node:*'],
    define: { RULES_ADDRESSES: '{}', BALANCE: '{}', ASSAULT_ART: '""', ASSAULT_GAMES: '0', ASSAULT_BALANCE: '{}', ASSAULT_SPECIALS: JSON.stringify(specials) },
    // Browsers and newer Nodes have it; Node 18 keeps it in a module of its own.
    banner: { js: "import { webcrypto as nodeCrypto } from 'node:crypto';\nglobalThis.crypto ??= nodeCrypto;" },
});
const result = spawnSync(process.execPath, ['--test', ...tests.map(name => join(out, name.replace('.ts', '.mjs')))], { stdio: 'inherit', env: { ...process.env, BOCAGE_WEB: dirname(here) } });
rmSync(out, { recursive: true });
process.exit(result.status ?? 1);
