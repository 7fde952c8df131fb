// A team battle of six: three people and three computer players. Members act in the same step, each with their own units, and say when they are done.
// Usage: node team.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, findBarriers, makeGame, misplacedAnywhere, mouse, openPage, resignAll, startBrowser, startServer } from './lib.mjs';

/** A card that gives orders in every section, so that all three have something to do. */
const opening = `bocage 1
ruleset memoir
id team
title A team
front western
board standard countryside
form team-3-3
side axis top DE hand 4 medals 2
side allies bottom US hand 4 medals 2
first allies
turn 1 allies phase play-card
hand axis probe-left probe-center probe-right attack-center
hand allies recon-in-force attack-center direct-from-hq attack-left

map A     B     C     D     E     F     G     H     I     J     K     L     M
  9 .     .     .     .     .     .     .     .     .     .     .     .     .
  8    .     .     .     .     .     .     .     .     .     .     .     .
  7 .     .     .     .     .     .     .     .     .     .     .     .     .
  6    .     .     .     .     .     F     .     .     .     .     .     .
                   i2                i2                i2
  5 .     .     .     .     .     .     .     .     .     .     .     .     .
  4    .     .     .     .     .     .     .     .     .     .     .     .
                   I2                I2    A3                I2
  3 .     .     .     .     .     .     .     .     .     .     .     .     .
  2    .     .     .     .     .     .     .     .     .     .     .     .
  1 .     .     .     .     .     .     .     .     .     .     .     .     .
`;
const server = await startServer(), browser = await startBrowser();
const { me, invitations } = await makeGame(server, {
    text: opening, seats: { 'axis-center': 'cadet', 'axis-left': 'cadet', 'axis-right': 'cadet', 'allies-left': 'friend', 'allies-right': 'friend' },
});
const chief = await openPage(browser), left = await openPage(browser), right = await openPage(browser), pages = [chief, left, right];
await chief.goto(`${server.address}#g=${me}`);
for (const [page, seat] of [[left, 'allies-left'], [right, 'allies-right']]) {
    await page.goto(`${server.address}#i=${invitations[seat]}`);
    await page.getByRole('button', { name: 'Take the seat' }).click();
}
await chief.waitForSelector('.card.live');
assert.equal(await left.locator('.hand .card').count(), 4, 'the team has one hand, and all see it');
assert.equal(await left.locator('.card.live').count(), 0, 'the commander-in-chief plays it');
assert.match(await left.locator('.section-names').textContent(), /left flank: you/);
await chief.locator('[data-name="recon-in-force"]').click();
for (const page of pages)
    await page.waitForSelector('.cell.live');
const offered = page => page.locator('.cell.live').evaluateAll(all => all.map(one => one.dataset.cell));
const all = await Promise.all(pages.map(offered));
assert.equal(new Set(all.flat()).size, all.flat().length, 'each orders units of his own sections only');
assert.deepEqual(await misplacedAnywhere(left), []);
assert.deepEqual(await findBarriers(left, 'a team'), []);
await left.locator(`[data-cell="${all[1][0]}"]`).click();
await chief.waitForSelector('.commander:not(.ours)'); // a partner's unit has his letter
await left.locator('.commander.ours').waitFor();
assert.match(await right.locator(`[data-cell="${all[1][0]}"]`).getAttribute('aria-label'), /acts for Allies left/);
await right.locator('.decide .done').click();
await chief.locator('.sitter[data-mark^="R✓"]').waitFor(); // who is done is told
await chief.locator('.log', { hasText: 'Allies left: Ordered' }).waitFor();
let over = false;
for (const end = Date.now() + 12000; !over && Date.now() < end;) {
    for (const page of pages)
        await decide(page, mouse, true);
    over = await chief.locator('dialog.result').count() > 0;
}
if (!over)
    await resignAll(pages); // a team gives up when all its people have agreed
for (const page of pages) {
    await page.waitForSelector('dialog.result', { timeout: 10000 });
    assert.deepEqual(page.errors, []);
}
await browser.close();
console.log('a team has acted together');
process.exit();
