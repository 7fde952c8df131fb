// `bocage import` and `bocage export` as a user meets them: statuses, reports, and that a file which went
// through our own format says all it said before. Usage: node m44.mjs BOCAGE_BINARY SOURCE_DIR
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import assert from 'node:assert/strict';

const [binary, source] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'bocage-m44-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const samples = ['sample-1-simple', 'sample-2-obstacles-medals-badges', 'sample-3-subtly-malformed']
    .map(name => join(source, 'tests/m44', `${name}.m44`));
const env = { ...process.env, BOCAGE_DATA: join(source, 'data') };
let checks = 0;

const call = (...args) => {
    const { status, stdout, stderr } = spawnSync(binary, args, { encoding: 'utf8', env, maxBuffer: 1 << 26 });
    return { status, stdout, stderr, lines: stderr.split('\n').slice(0, -1) };
};
const good = (...args) => {
    const answer = call(...args);
    assert.equal(answer.status, 0, `bocage ${args.join(' ')}: ${answer.stderr}`);
    return answer;
};
const refused = (status, text, ...args) => {
    const answer = call(...args);
    assert.equal(answer.status, status, `bocage ${args.join(' ')}`);
    assert.equal(answer.stdout, '');
    assert.equal(answer.lines.length, 1, answer.stderr);
    assert.ok(answer.stderr.includes(text), `${text} is not in ${answer.stderr}`);
    checks++;
};
const file = (name, content) => {
    const path = join(work, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
};
const load = path => JSON.parse(readFileSync(path, 'utf8'));

// -- what a file says, however it is written ---------------------------------------------------

const list = value => Array.isArray(value) ? value : value?.item ?? (value ? Object.values(value) : []);
const letters = row => row % 2 ? 'abcdefghijklmnopqrstuvwxyz' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const loose = value => {
    if (typeof value === 'string')
        return /^\d+$/.test(value) ? Number(value) : value.toLowerCase().trim();
    if (Array.isArray(value))
        return value.map(loose);
    if (value && typeof value === 'object')
        return Object.fromEntries(Object.entries(value).sort().map(([k, v]) => [k, k === 'group' ? [...v].sort() : loose(v)]));
    return value;
};
const figures = { inf: 4, inf2: 4, tank: 3, tank2: 4, gun: 2 };
const nothing = v => v === null || v === '' || v === false || (typeof v === 'object' && Object.keys(v).length === 0);

// The same facts in one form: hexes by label, medals and exits by their hexes, no defaults.
const facts = m => {
    const rows = { standard: 9, overlord: 9, brkthru: 17 }[m.board.type.toLowerCase()];
    const label = h => letters(Number(h.row))[Number(h.col) >> 1] + (rows - Number(h.row));
    const hexes = {}, zones = [];
    for (const h of list(m.board.hexagons)) {
        const { row, col, tags, ...pieces } = h;
        const here = hexes[label(h)] ??= {};
        for (const [key, value] of Object.entries(pieces)) {
            if (value === null)
                continue;
            here[key] = structuredClone(value);
            if (Number(value.orientation) === 1)
                delete here[key].orientation;
        }
        if (here.unit && Number(here.unit.nbr_units) === figures[here.unit.name?.match(/^[a-z]+2?/)[0].replace(/(us|ger|ru|jp|brit)$/, '')])
            delete here.unit.nbr_units;
        for (const tag of list(tags)) {
            const { group, ...rest } = tag;
            const places = [...new Set([label(h), ...list(group)])].sort();
            const medal = Object.fromEntries(Object.entries(tag.medal ?? {}).filter(([k, v]) =>
                !nothing(v) && !(['counts_for', 'nbr_hex'].includes(k) && Number(v) === 1)));
            zones.push(JSON.stringify(loose({ places, ...rest, medal })));
        }
        if (Object.keys(here).length === 0)
            delete hexes[label(h)];
    }
    const labels = list(m.board.labels).map(l => JSON.stringify([Number(l.row), Number(l.col), l.text]));
    return { hexes: loose(hexes), zones: zones.sort(), labels: labels.sort() };
};

// Everything the first says the second says too. What is nothing may be left out.
const contains = (a, b, path, skip = []) => {
    for (const [key, value] of Object.entries(a)) {
        if (skip.includes(key) || nothing(value))
            continue;
        if (value && typeof value === 'object' && !Array.isArray(value)) {
            assert.ok(b?.[key] !== undefined, `${path}.${key} is lost`);
            contains(value, b[key], `${path}.${key}`);
        } else
            assert.deepEqual(loose(b?.[key]), loose(value), `${path}.${key}`);
    }
};
const survives = (name, m44) => {
    const first = file('first.m44', m44), scn = join(work, 'between.scn'), last = join(work, 'last.m44');
    good('import', first, '-o', scn);
    good('export', scn, '-o', last);
    const now = load(last);
    assert.deepEqual(facts(now), facts(m44), name);
    contains(m44, now, name, ['board', 'bocage']);
    contains(m44.board, now.board, `${name}.board`, ['hexagons', 'labels']);
    assert.equal(good('import', last).stdout, readFileSync(scn, 'utf8'), `${name} read again`);
    checks++;
};

// -- round trips -------------------------------------------------------------------------------

const [simple, rich] = samples.map(load);
survives('sample 1', simple);
survives('sample 2', rich);

// A new member in every object; every name replaced by one that nobody knows, one kind after the other.
const objects = value => value && typeof value === 'object'
    ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objects)] : [];
const pieces = m => list(m.board.hexagons).flatMap(h => Object.entries(h).flatMap(([kind, value]) =>
    kind === 'tags' ? list(value).map(object => ({ kind, object })) : typeof value === 'object' ? [{ kind, object: value }] : []));
for (const m44 of [simple, rich]) {
    const changed = structuredClone(m44);
    const keyed = [changed.board.hexagons, changed.board.labels, ...list(changed.board.hexagons).map(h => h.tags)];
    const closed = list(changed.game_info.victory?.condition).flatMap(objects);
    for (const object of objects(changed))
        if (!keyed.includes(object) && !closed.includes(object))
            object['unheard of'] = { x: [1, 'zwei', null], 'é.': '\u007f' };
    survives('a new member in every object', changed);
}
for (const kind of ['terrain', 'rect_terrain', 'obstacle', 'unit', 'tags'])
    for (const key of ['name', 'behavior', 'badge', 'original_owner', 'equipment', 'orientation']) {
        const changed = structuredClone(rich);
        const mine = pieces(changed).filter(p => p.kind === kind && (p.object[key] !== undefined || key !== 'name'));
        mine.forEach(({ object }, i) => { object[key] = key === 'orientation' ? 1 + i % 6 : `unheard of ${i}`; });
        survives(`another ${key} of every ${kind}`, changed);
    }
for (const [key, value] of [['russian_commissar_rule', 'ALLIES'], ['no_such_option', { a: 1 }]]) {
    const changed = structuredClone(simple);
    changed.game_info.options = { [key]: value };
    survives(`option ${key}`, changed);
}
{
    const changed = structuredClone(simple);
    changed.text.fr = { name: 'La butte', rules: 'Aucune.\nVraiment.' };
    changed.text.en.sdate = 'early';
    changed.board.labels.push({ row: 0, col: 0, text: ['', 'two', 'lines'], size: 3 });
    survives('languages and labels', changed);
}
{
    const changed = structuredClone(simple);
    const [first, second] = list(changed.board.hexagons).filter(h => h.terrain?.name === 'hills');
    first.terrain.behavior = 'HILL';
    first.tags = [{ name: 'Medal1', medal: { any_hex: 'true', side: 'AXIS' } }, { name: 'medal0', medal: { any_hex: 1 } }];
    second.terrain.name = 'Hills';
    changed.game_info.date_begin += ' 00:00:00';
    changed.game_info.date_end = 77771;
    changed.game_info.options = { deck_reshuffling: 'false', blitz_rules: '0' };
    survives('values in other forms', changed);
    const now = load(join(work, 'last.m44'));
    assert.ok(JSON.stringify(now).includes('"name":"Hills"'), 'names are written as they were');
}

// -- our own battles, and what other programs see of them ----------------------------------------

for (const name of readdirSync(join(source, 'data/memoir')).filter(n => n.endsWith('.scn'))) {
    const scn = join(source, 'data/memoir', name), m44 = join(work, 'own.m44');
    good('export', scn, '-o', m44);
    const back = good('import', m44);
    assert.equal(back.stdout, readFileSync(scn, 'utf8'), name);
    assert.equal(back.stderr, '', name);
    const data = load(m44);
    delete data.bocage; // others do not see it
    const plain = JSON.parse(good('import', '--json', file('plain.m44', data)).stdout);
    assert.ok(plain.ok && plain.problems.some(p => p.text.startsWith('no key `bocage`')), name);
    const shown = text => text.split('\n\n')[1]; // the map
    // A lake that is laid with river tiles is a river to other programs.
    const lakes = back.stdout.includes('\nriver-in-classic ');
    assert.equal(shown(plain.scn), lakes ? shown(back.stdout).replace(/^  \d.*$/gm, row => row.replaceAll(' L ', ' ~ ')) : shown(back.stdout),
        `the map of ${name} needs no help`);
    checks++;
}
{
    const pegasus = good('export', 'pegasus-bridge');
    assert.deepEqual(pegasus.lines, ['map', 'river', 'river-in-classic', 'objective', 'draws'].map(kind =>
        `bocage: pegasus-bridge: warning: \`${kind}\`: other programs will not see all of this; it is under \`bocage\``));
    const position = join(source, 'tests/positions/memoir/many-rules.scn');
    const canonical = good('show', '--format', 'scn', position).stdout;
    assert.equal(good('import', file('position.m44', good('export', position).stdout)).stdout, canonical);
    const replay = join(source, 'tests/replays/memoir/pegasus-bridge.replay@40');
    assert.equal(good('import', file('replay.m44', good('export', replay).stdout)).stdout,
        good('show', '--format', 'scn', replay).stdout);
    checks += 3;
}

// -- reports and statuses ------------------------------------------------------------------------

{
    const answer = good('import', samples[1]);
    assert.equal(answer.stdout, readFileSync(join(source, 'tests/m44/sample-2.scn'), 'utf8'), 'tests/m44/sample-2.scn');
    const report = answer.lines.map(l => l.replace(samples[1], 'sample-2.m44')).join('\n') + '\n';
    assert.equal(report, readFileSync(join(source, 'tests/m44/sample-2.report'), 'utf8'), 'tests/m44/sample-2.report');
    const data = JSON.parse(good('import', '--json', samples[1]).stdout);
    assert.equal(data.ok, true);
    assert.equal(data.playable, false);
    assert.equal(data.scn, answer.stdout);
    assert.equal(data.problems.filter(p => p.code === 'SCN_FOREIGN').length, 7);
    const out = join(work, 'sample-2.scn');
    const other = JSON.parse(good('import', '--json', '-o', out, samples[1]).stdout);
    assert.equal(other.scn, undefined);
    assert.equal(readFileSync(out, 'utf8'), answer.stdout);

    // It can be looked at, not played.
    good('show', out);
    good('show', '--format', 'svg', out);
    for (const command of ['check', 'legal', 'los']) {
        const { status, lines } = call(command, out);
        assert.equal(status, 1, command);
        assert.ok(lines.some(l => l.endsWith('the battle can be looked at, not played: there are no rules for ' +
            '`tags` on K3, which is [{"name":"tag3","behavior":"MINE_FIELD",')), `${command}: ${lines.join('\n')}`);
    }
    // Without the mark it is played as if the part were not there.
    const tamed = readFileSync(out, 'utf8').replaceAll(' matters is ', ' is ');
    const { status, stderr } = call('check', file('tamed.scn', tamed));
    assert.equal(status, 0);
    assert.match(stderr, /tamed\.scn:52:1: warning: 18 `foreign` lines are kept for other programs; nothing changes in play\n$/);
    good('legal', join(work, 'tamed.scn'));
    assert.match(call('check', file('bad.scn', tamed.replace(' is "FORD"', ' is FORD'))).stderr, /:59:1: warning: what stands behind `is` is no JSON/);
    checks += 12;
}
refused(1, 'board.hexagons[6]: there is no hex at row 3, col 14: odd rows have odd columns only', 'import', samples[2]);
refused(1, 'there is no such file', 'import', join(work, 'absent.m44'));
refused(1, 'folder', 'import', work);
refused(1, 'cut.m44:1:7: this is no JSON', 'import', file('cut.m44', '{"board'));
refused(1, 'larger than 1024 KiB', 'import', file('large.m44', ' '.repeat(1 << 21)));
refused(2, 'name a file', 'import');
refused(2, 'one file', 'import', 'a', 'b');
refused(2, 'unknown option', 'import', '--bogus', 'a');
refused(2, 'name a scenario', 'export');
refused(2, 'one scenario', 'export', 'a', 'b');
refused(2, 'unknown option', 'export', '--json', 'a');
refused(1, 'no such scenario', 'export', 'waterloo');
{
    const answer = call('import', '--json', samples[2]);
    assert.equal(answer.status, 1);
    assert.equal(answer.stderr, '');
    const data = JSON.parse(answer.stdout);
    assert.ok(!data.ok && !data.playable && data.problems.length === 1 && data.problems[0].code === 'SCN_BAD_HEX');
    const folder = call('export', '-o', work, 'pegasus-bridge');
    assert.equal(folder.status, 3);
    assert.match(folder.stderr, /cannot be written/);
    checks += 2;
}

console.log(`${checks} checks passed`);
