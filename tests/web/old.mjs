// Links of earlier Bocages (tests/old) still lead where they led: #g=, #i=, #l=, #rules/ID, #rules/RULESET/ID. A game that mended rules have
// interrupted says so on its page until that is closed.
// Usage: node old.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, source, startBrowser, startServer } from './lib.mjs';

const old = join(source, 'tests/old');
const games = JSON.parse(readFileSync(join(old, 'games.json'), 'utf8'));
const server = await startServer(join(old, 'games.db')), browser = await startBrowser();

async function open(link, at = server) {
    const page = await openPage(browser);
    await page.goto(`${at.address}#${link}`);
    return page;
}
async function close(page) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
}

for (const name of ['open', 'friends', 'hotseat', 'overlord', 'ambush', 'retreat', 'match', 'table']) {
    const page = await open(`g=${games[name].me}`);
    await page.waitForSelector('.cell');
    assert.equal(await page.locator('.toast.notice').count(), 0, name);
    await close(page);
}
const onlooker = await open(`g=${games.friends.spectator}`);
await onlooker.waitForSelector('.cell');
assert.equal(await onlooker.locator('.hand .card.live').count(), 0);
await close(onlooker);

const over = await open(`g=${games.finished.friend}`);
await over.waitForSelector('dialog.result');
await close(over);

const lesson = await open(`l=${games.lesson.me}`);
await lesson.waitForSelector('.lesson[role=note]');
await close(lesson);

// The invitation is taken: both have joined, and the game begins.
const guest = await open(`i=${games.invitation.invitation}`), host = await open(`g=${games.invitation.me}`);
await guest.locator('.prose .button.primary').click();
await guest.waitForSelector('.cell');
await host.waitForSelector('.card.live');
await close(guest);
await close(host);

// Every rule and chapter is on the page under its name (rulings stand in a table), and an address leads to it.
const rules = await open('rules/TER-HEDGE-4');
await rules.waitForSelector('.rule-block.current[id="TER-HEDGE-4"]');
const ids = readFileSync(join(old, 'rules.txt'), 'utf8').trim().split('\n').filter(id => !id.startsWith('AMB-'));
assert.ok(ids.length > 500);
assert.deepEqual(await rules.evaluate(all => all.filter(id => document.getElementById(id) === null), ids), []);
await close(rules);

// Rules 2 do not let landed units back into the ocean.
const page = await open(`g=${games.mended.me}`);
await page.waitForSelector('.toast.notice');
assert.match(await page.locator('.toast.notice').textContent(), /^The rules have been mended since this game began\./);
await page.locator('.curtain .button.primary').click(); // two at one screen
await page.locator('.toast.notice .button').click();
await page.waitForSelector('.toast.notice', { state: 'detached' });
await page.reload();
await page.waitForSelector('.cell');
assert.equal(await page.locator('.toast.notice').count(), 0, 'what was closed is not shown again');
await close(page);
const gone = await open(`g=${games['mended-over'].me}`);
await gone.waitForSelector('.problem:has-text("played by other rules")');
await close(gone);

// Sets that were written since (tests/server/make_old.mjs): games are found by their links, played here or not, and rules of both games.
for (const name of readdirSync(old).filter(folder => existsSync(join(old, folder, 'games.json')))) {
    const set = join(old, name), later = JSON.parse(readFileSync(join(set, 'games.json'), 'utf8')), at = await startServer(join(set, 'games.db'));
    const friends = await open(`g=${later.friends.me}`, at);
    await friends.waitForSelector('.cell');
    await close(friends);
    for (const game of ['secret', 'window', 'solo', 'battle'].filter(one => later[one])) {
        const found = await open(`g=${later[game].me}`, at);
        await found.waitForSelector('main');
        await found.waitForFunction(() => !document.querySelector('.loading'));
        assert.equal(await found.locator('.problem').count(), 0, later[game].what);
        await close(found);
    }
    for (const [ruleset, root] of [['memoir', 'rules'], ['assault', 'rules/assault']]) {
        const all = readFileSync(join(set, `rules-${ruleset}.txt`), 'utf8').trim().split('\n').filter(id => !id.startsWith('AMB-'));
        const chosen = all.find(id => !id.startsWith('chapter-')), book = await open(`${root}/${chosen}`, at);
        await book.waitForSelector(`.rule-block.current[id="${chosen}"]`);
        assert.deepEqual(await book.evaluate(ids => ids.filter(id => document.getElementById(id) === null), all), []);
        await close(book);
    }
}
await browser.close();
console.log('old links lead where they led');
process.exit();
