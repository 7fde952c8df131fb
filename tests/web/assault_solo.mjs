// A solo scenario of Assault to its end: the automa's decks are shown, and what it does is told with its reason.
// Usage: node assault_solo.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { playToEnd, settle, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
await settle(page, { enemyTurn: 'fast', confirmEnd: false });
await page.goto(server.address);
await page.locator('.game-card', { hasText: 'Assault' }).click();
await page.locator('.battle-card', { hasText: 'Bocage Country' }).click();
await page.locator('#chosen-title', { hasText: 'Bocage Country' }).waitFor();
assert.equal(await page.getByText('Opponent').count(), 0, 'who plays alone is asked for nobody');
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.automa-decks');
assert.match(await page.locator('.welcome').textContent(), /On your cards.*◆5 sacrificed.*flipped.*On tiles.*home base.*home row.*who holds it.*objective/s, 'what the marks mean');
assert.match(await page.locator('.automa-decks summary').textContent(), /^Automa's decks: Units \d+ · Operations \d+ · Firing \d+ · Target \d+$/);
await page.locator('.automa-decks summary').click();
assert.match(await page.locator('.automa-decks dl').textContent(), /Units\d+Operations\d+Firing\d+Target\d+/);
assert.match(await page.locator('.purse.german').textContent(), /led by cards/);
await playToEnd([page], withMouse, 0.7);
await page.waitForSelector('dialog.result, .past-bar');
assert.match(await page.locator('.log').textContent(), /Germans (?:play|discard) .*\((?:against|for|it has no target|step 9)/, 'why the automa has chosen so');
assert.match(await page.locator('.log').textContent(), /Its units act one by one: the row farthest from you first/);

// A small one, in which it is known what the automa has to do: a place nobody holds is defended, one unit stands in the way of another.
const wayside = `bocage 1
ruleset assault
id wayside
title Wayside
player american
side german A
side american B deck F actions 2
pile player-actions accuracy accuracy deadly-fire off-target supply-column supply-column
pile npc-operations improved-defenses replacements
pile npc-firing accuracy deadly-fire
pile npc-target hold-fast off-target
pile npc-units ger-grenadiers ger-volkssturm
first american
start german fixed
start american fixed

map A              B
  5 .              .
    ger-waffen-ss
  4 .              .
    ger-volkssturm
  3 .              V
  2 .              .
                   usa-rangers
  1 .              .

limit 3
win no-enemy
at-limit wins side german
rule npc-advance cards ger-waffen-ss
`;
const small = await openPage(browser);
await small.goto(`${server.address}#g=${(await makeGame(server, { text: wayside })).me}`);
await small.locator('[data-cell="B2"].live').click();
await small.locator('[data-cell="B3"].live').click();
await small.locator('.log', { hasText: 'B2 is stopped on the way to B3' }).waitFor();
await small.locator('.log', { hasText: /Germans place a unit on B3 \(your unit was about to enter a place that nobody holds/ }).waitFor();
await small.locator('.decide .done').click();
await small.locator('.log', { hasText: /A5 waits \(A4 ahead is taken, or closed to it\)/ }).waitFor();
assert.deepEqual([...page.errors, ...small.errors], []);
await browser.close();
console.log('a solo scenario was played to its end');
process.exit();
