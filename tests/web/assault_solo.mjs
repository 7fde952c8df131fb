// A solo scenario of Assault to its end: the automa's decks are shown, and what it does is told with its reason.
// Usage: node assault_solo.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { openPage, startBrowser, startServer } from './lib.mjs';
import { playOut, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
await page.goto(server.address);
await page.locator('.game-card', { hasText: 'Assault' }).click();
await page.locator('.battle-card', { hasText: 'Bocage Country' }).click();
await page.locator('#chosen-title', { hasText: 'Bocage Country' }).waitFor();
assert.equal(await page.getByText('Opponent').count(), 0, 'who plays alone is asked for nobody');
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.automa-decks');
await page.locator('.automa-decks summary').click();
assert.match(await page.locator('.automa-decks dl').textContent(), /Units\d+Operations\d+Firing\d+Target\d+/);
assert.match(await page.locator('.purse.german').textContent(), /by the rules/);
await playOut([page], withMouse, 0.7);
await page.waitForSelector('dialog.result, .past-bar');
assert.match(await page.locator('.log').textContent(), /Germans play .*\((?:against|for) /, 'why the automa has chosen so');
assert.deepEqual(page.errors, []);
await browser.close();
console.log('a solo scenario was played to its end');
process.exit();
