#!/usr/bin/env node
// Makes what Assault has of the facts in tests/facts/assault.
// Usage: convert-assault.mjs --catalogue FACTS_FOLDER > src/assault/catalogue.c
//        convert-assault.mjs --scenarios FACTS_FOLDER DATA_FOLDER
//
// The second writes a file for each battle, with the briefing and conditions it had, and prints their names. What the
// facts say is written, compared with what is written, or named as something a file does not hold.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './assault-catalogue.mjs';
import { idOf, scenario } from './assault-scenario.mjs';
import { Unknown } from './facts.mjs';

const [option, folder, out] = process.argv.slice(2);
const wanted = { '--catalogue': 3, '--scenarios': 4 }[option];
if (process.argv.length - 1 !== wanted) {
    console.error('usage: convert-assault.mjs --catalogue FACTS_FOLDER\n       convert-assault.mjs --scenarios FACTS_FOLDER DATA_FOLDER');
    process.exit(2);
}

function writeScenarios(facts, read) {
    for (const name of readdirSync(join(folder, 'scenarios')).sort()) {
        const battle = read(join('scenarios', name.replace(/\.json$/, '')));
        const path = join(out, `${idOf(battle)}.scn`);
        writeFileSync(path, scenario(battle, facts, existsSync(path) ? readFileSync(path, 'utf8') : ''));
        console.log(path);
    }
}

try {
    const read = name => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const facts = { units: read('units'), actions: read('actions'), tiles: read('tiles') };
    if (option === '--catalogue')
        process.stdout.write(catalogue(facts));
    else
        writeScenarios(facts, read);
} catch (error) {
    console.error(`convert-assault: ${error.message}`);
    if (!(error instanceof Unknown || error instanceof SyntaxError || error.code === 'ENOENT'))
        throw error;
    process.exitCode = 1;
}
