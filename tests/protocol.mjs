// docs/protocol.md tells the truth: every request in it (`> ...`) is sent to the engine, one block after the
// other, and the answers (`< ...`) are those it gives. What is long is left out there: "..." stands for it.
// Its requests are what the fuzzer of sessions begins with: each alone, and all of a game, as fuzz/corpus/session/doc-*.
// Usage: node protocol.mjs BOCAGE_BINARY SOURCE_DIR [--record]      --record writes the answers into the document, and the seeds
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import assert from 'node:assert/strict';

const [binary, source, record] = process.argv.slice(2);
const path = join(source, 'docs/protocol.md');
const engine = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

const long = { board: 0, units: 1, seed: 0, commitment: 0, save: 0, replay: 0, actions: 6 };

/** The answer without its longest parts: how many items of a list are kept, `long` tells. */
function shorten(value, key) {
    if (key in long && typeof value === 'string' && value.length > 32)
        return '...';
    if (Array.isArray(value) && key in long && value.length > long[key])
        return [...value.slice(0, long[key]).map(v => shorten(v)), '...'];
    if (Array.isArray(value))
        return value.map(v => shorten(v));
    if (key in long && !Array.isArray(value) && value && typeof value === 'object')
        return '...';
    if (value && typeof value === 'object')
        return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shorten(v, k)]));
    return value;
}

/** All lines a request leads to: its answer, then what others do. A question behind it marks the end. */
async function ask(request) {
    const answers = [];
    engine.stdin.write(`${request}\n{"do":"board","id":"that-is-all"}\n`);
    for (;;) {
        const { value } = await lines.next();
        const answer = JSON.parse(value);
        if (answer.id === 'that-is-all')
            return answers;
        answers.push(`< ${JSON.stringify(shorten(answer))}`);
    }
}

const requests = [], out = [];
let inside = false;
for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('```'))
        inside = line === '```json' && !inside;
    if (inside && line.startsWith('< '))
        continue;
    out.push(line);
    if (inside && line.startsWith('> ')) {
        out.push(...await ask(line.slice(2)));
        requests.push(line.slice(2));
    }
}
engine.stdin.end();
assert.ok(requests.length >= 40, `docs/protocol.md has only ${requests.length} requests`);

/** The seeds by name: a game begins with `new`, which alone would say nothing that the game does not. */
const seeds = new Map();
let alone = 0;
for (const request of requests) {
    const { do: word, text } = JSON.parse(request);
    if (word === 'new')
        seeds.set(`doc-${text.match(/^ruleset (.*)/m)[1]}`, '');
    const [game, said] = [...seeds].findLast(([name]) => !/\d$/.test(name));
    seeds.set(game, `${said}${request}\n`);
    if (word !== 'new' && ![...seeds.values()].includes(`${request}\n`))
        seeds.set(`doc-${String(++alone).padStart(2, '0')}`, `${request}\n`);
}
assert.ok(seeds.get('doc-memoir').split('\n').length > 20 && seeds.get('doc-assault').split('\n').length > 10);
const corpus = join(source, 'fuzz/corpus/session');
const kept = readdirSync(corpus).filter(name => name.startsWith('doc-'));

if (record) {
    writeFileSync(path, out.join('\n'));
    kept.forEach(name => rmSync(join(corpus, name)));
    seeds.forEach((text, name) => writeFileSync(join(corpus, name), text));
} else {
    assert.equal(readFileSync(path, 'utf8'), out.join('\n'), 'docs/protocol.md: record the answers anew, after looking at them');
    const stale = [...new Set([...kept, ...seeds.keys()])].filter(name => !kept.includes(name) || readFileSync(join(corpus, name), 'utf8') !== seeds.get(name));
    assert.deepEqual(stale, [], `${corpus}: record these anew`);
}
console.log(`${requests.length} requests of docs/protocol.md are answered as it says`);
