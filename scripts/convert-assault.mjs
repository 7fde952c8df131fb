#!/usr/bin/env node
// Makes what Assault has of the facts in tests/facts/assault.
// Usage: convert-assault.mjs --catalogue FACTS_FOLDER > src/assault/catalogue.c
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './assault-catalogue.mjs';
import { Unknown } from './facts.mjs';

const [option, folder] = process.argv.slice(2);
if (option !== '--catalogue' || !folder) {
    console.error('usage: convert-assault.mjs --catalogue FACTS_FOLDER');
    process.exit(2);
}
try {
    const read = name => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    process.stdout.write(catalogue({ units: read('units'), actions: read('actions'), tiles: read('tiles') }));
} catch (error) {
    console.error(`convert-assault: ${error.message}`);
    if (!(error instanceof Unknown || error instanceof SyntaxError || error.code === 'ENOENT'))
        throw error;
    process.exitCode = 1;
}
