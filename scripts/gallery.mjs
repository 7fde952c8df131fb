#!/usr/bin/env node
// Looks whether docs/scenarios.md is what it would make, and makes it so with --record; with --to it makes the page
// with a picture of every battle in FOLDER (build/docs), which is not kept in the tree but comes with a release.
// Usage: gallery.mjs BOCAGE_BINARY SOURCE_DIR [--record | --to FOLDER]
//
// The battles tell all about themselves; what the expansions' battles need is in
// docs/scenarios/expansions.txt, printed by `convert-facts.mjs --missing`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [binary, source, option, folder, ...more] = process.argv.slice(2);
if (!source || more.length || ![undefined, '--record', '--to'].includes(option) || (option === '--to') !== Boolean(folder)) {
    console.error('usage: gallery.mjs BOCAGE_BINARY SOURCE_DIR [--record | --to FOLDER]');
    process.exit(2);
}
const bocage = (...args) => execFileSync(binary, args, {
    encoding: 'utf8', env: { ...process.env, BOCAGE_DATA: join(source, 'data') },
});

// -- words ---------------------------------------------------------------------------------------

const NATIONS = {
    DE: 'Germany', US: 'United States', GB: 'Great Britain', FR: 'France', RU: 'Soviet Union', JP: 'Japan', IT: 'Italy',
    CA: 'Canada', PL: 'Poland', FI: 'Finland', SK: 'Slovakia', RO: 'Romania', NL: 'Netherlands',
};
const SIDES = { axis: 'Axis', allies: 'Allies' };
const SETS = {
    base: 'the box', breakthrough: 'Breakthrough', campaign_book_1: 'Campaign Book 1',
    campaign_book_1_or_web: 'Campaign Book 1 or web', community: 'community', eastern_front: 'Eastern Front',
    'eastern_front+terrain_pack': 'Eastern Front, Terrain Pack', mediterranean_theater: 'Mediterranean Theater',
    pacific_theater: 'Pacific Theater', 'pacific_theater+terrain_pack': 'Pacific Theater, Terrain Pack',
    terrain_pack: 'Terrain Pack', tiger_promo: 'Tigers', web_or_tournament: 'web or tournament',
};
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
    'December'];

// As the program writes it: what both days share stands once.
function period({ from, to }) {
    const words = date => [Number(date.slice(8)), MONTHS[date.slice(5, 7) - 1], date.slice(0, 4)];
    const [first, last] = [words(from), words(to ?? from)];
    while (to && first.length && first.at(-1) === last[first.length - 1])
        first.pop();
    return to && first.length ? `${first.join(' ')} to ${last.join(' ')}` : last.join(' ');
}

// The name by which a link reaches a heading: how the usual viewers make it.
const anchor = heading => heading.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-');

// Words broken before column 108, as in the other documents.
function wrap(text) {
    const rows = [''];
    for (const word of text.split(/\s+/))
        if (rows.at(-1) && [...rows.at(-1)].length + 1 + [...word].length > 107)
            rows.push(word);
        else
            rows.push([rows.pop(), word].filter(Boolean).join(' '));
    return rows.join('\n');
}
const paragraphs = text => text.split('\n\n').map(wrap).join('\n\n');

// -- the battles ---------------------------------------------------------------------------------

function readBattles() {
    return readdirSync(join(source, 'data/memoir')).filter(f => f.endsWith('.scn'))
        .map(f => JSON.parse(bocage('show', '--format', 'json', f.replace('.scn', ''))))
        .sort((a, b) => a.book - b.book || (a.id < b.id ? -1 : 1));
}

const heading = b => `${b.book}. ${b.title}`;
const opponents = b => b.side.map(s => NATIONS[s.nation]).join(' and ');

const pictureOf = b => `scenarios/${b.id}.svg`;

function drawBattle(b, pictures) {
    const rows = b.side.map(s =>
        `| ${SIDES[s.side]} (${NATIONS[s.nation]}) | ${s.edge} | ${s.hand} | ${s.medals} | ${b.first === s.side ? 'yes' : ''} |`);
    return [
        `## ${heading(b)}`,
        ...pictures ? [`[![Map of ${b.title}: ${opponents(b)}](${pictureOf(b)})](${pictureOf(b)})`] : [],
        `${period(b.date)}. \`bocage show ${b.id}\``,
        ['| side | edge | cards | medals to win | first turn |', '|---|---|---|---|---|', ...rows].join('\n'),
        paragraphs(b.briefing),
        paragraphs(`**What decides.** ${b.conditions}`),
    ].join('\n\n');
}

function drawList(battles) {
    return ['| | battle | when | who |', '|---|---|---|---|',
        ...battles.map(b => `| ${b.book} | [${b.title}](#${anchor(heading(b))}) | ${period(b.date)} | ${opponents(b)} |`),
    ].join('\n');
}

// -- the expansions ------------------------------------------------------------------------------

function readExpansions() {
    return readFileSync(join(source, 'docs/scenarios/expansions.txt'), 'utf8').trimEnd().split('\n').map(row => {
        const [id, set, board, title, missing] = row.split('\t');
        return { id, set, board, title, missing: missing ? missing.split(', ') : [] };
    });
}

const isBattle = b => b.set in SETS;
const byTitle = (a, b) => a.title.localeCompare(b.title, 'en') || a.id - b.id;

// How often each thing is missing, and how often nothing else is.
function countMissing(battles) {
    const counts = new Map();
    for (const { missing } of battles)
        for (const name of missing) {
            const count = counts.get(name) ?? { name, needed: 0, alone: 0 };
            count.needed++;
            count.alone += missing.length === 1;
            counts.set(name, count);
        }
    return [...counts.values()].sort((a, b) => b.needed - a.needed || b.alone - a.alone || (a.name < b.name ? -1 : 1));
}

function drawExpansions(all) {
    const battles = all.filter(isBattle).sort(byTitle), playable = battles.filter(b => b.missing.length === 0);
    const counts = countMissing(battles), often = counts.filter(c => c.needed >= 3 || c.alone > 0);
    const rare = counts.filter(c => !often.includes(c)).map(c => c.name).sort();
    const row = b => `| ${b.title} | ${SETS[b.set]} | ${b.board} | ${b.missing.length ? 'no' : 'yes'} | ${b.missing.join(', ')} |`;
    return [
        '## Battles of the expansions',
        wrap(`They are not in Bocage. But their maps, units and rules are known as facts, and from those
            \`scripts/convert-facts.mjs\` makes a scenario file whenever it has words for everything; \`--missing\` tells what it
            has none for. Of ${battles.length} battles **${playable.length} play now**. Air rules that a battle leaves to the
            players are left out. The facts of ${all.length - battles.length} more boards are no battles but tests and examples.`),
        ['| battle | set | board | plays now | missing |', '|---|---|---|---|---|', ...battles.map(row)].join('\n'),
        '### What would bring most battles',
        ['| missing | battles that need it | battles that need nothing else |', '|---|---|---|',
            ...often.map(c => `| ${c.name} | ${c.needed} | ${c.alone || ''} |`)].join('\n'),
        wrap(`Once or twice each, and never alone: ${rare.join(', ')}.`),
    ].join('\n\n');
}

// -- all of it -----------------------------------------------------------------------------------

function makePage(battles, pictures) {
    const all = `The ${battles.length} battles of the box`;
    return `${[
        '# Battles',
        '<!-- Made by scripts/gallery.mjs: change the battles or the script, not this page. -->',
        wrap(pictures ? `${all}, as \`bocage show --format svg\` draws them. Tap a picture to see it alone, as large as you like.`
            : `${all}. \`bocage show ID\` draws one in the terminal, with \`--format svg\` as a picture. A release has this page with
                all the pictures; \`scripts/gallery.mjs\` makes it.`),
        drawList(battles),
        wrap(`Further down: [battles of the expansions](#battles-of-the-expansions), which of them play already and what the
            others need.`),
        ...battles.map(b => drawBattle(b, pictures)),
        drawExpansions(readExpansions()),
    ].join('\n\n')}\n`;
}

const battles = readBattles(), kept = join(source, 'docs/scenarios.md');
if (option === '--to') {
    mkdirSync(join(folder, 'scenarios'), { recursive: true });
    writeFileSync(join(folder, 'scenarios.md'), makePage(battles, true));
    for (const b of battles)
        writeFileSync(join(folder, pictureOf(b)), bocage('show', '--format', 'svg', b.id));
    console.log(`${join(folder, 'scenarios.md')}, ${battles.length} pictures`);
} else if (option === '--record')
    writeFileSync(kept, makePage(battles, false));
else if (readFileSync(kept, 'utf8') !== makePage(battles, false)) {
    console.error(`docs/scenarios.md is not current\nmake it so: node scripts/gallery.mjs ${binary} ${source} --record`);
    process.exitCode = 1;
} else
    console.log('docs/scenarios.md is current');
