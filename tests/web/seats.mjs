// Who sits where when a battle has more seats than two, or one: the form on the home page, and what it asks the server for.
// No battle of ours has them yet, so the page is told of some.
// Usage: node seats.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { axeSource, openPage, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const seats = ['north', 'east', 'south', 'west'];
await page.route('**/api/scenarios', async route => {
    const response = await route.fetch(), { scenarios } = await response.json();
    const like = (id, title, sides) => ({ ...scenarios[0], id, title, sides });
    await route.fulfill({ json: { scenarios: [like('four', 'Four corners', seats), like('alone', 'Alone', ['north']), { ...scenarios[0], id: 'other', ruleset: 'unknown' }] } });
});
let asked = null;
await page.route('**/api/games', route => {
    asked = JSON.parse(route.request().postData());
    return route.fulfill({ status: 400, json: { ok: false, reason: 'TEST', rule: null, text: 'not today' } });
});
const play = async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.problem', { hasText: 'not today' }).waitFor();
};

await page.goto(server.address);
await page.waitForSelector('.battle-card');
assert.equal(await page.locator('.battle-card').count(), 2, 'what cannot be played here is not offered');
const form = page.getByRole('group', { name: 'Who sits where' });
await form.getByRole('combobox').nth(seats.length - 1).waitFor();
assert.equal(await form.getByRole('combobox').count(), seats.length);
await form.getByLabel(/east/).selectOption({ label: 'A friend, by link' });
await form.getByLabel(/west/).selectOption({ label: 'Me, at this screen' });
await page.evaluate(axeSource);
assert.deepEqual((await page.evaluate(() => window.axe.run(document))).violations.map(one => one.id), []);
await play();
assert.deepEqual(asked, { scenario: 'four', edition: 'revised', options: [], seats: { north: 'person', east: 'friend', south: 'cadet', west: 'person' } });

await page.locator('.battle-card', { hasText: 'Alone' }).click();
assert.equal(await form.count(), 0, 'who plays alone is asked for nobody');
await page.locator('.option-choice select').selectOption('classic');
await page.getByLabel(/Young Generals/).check();
await play();
assert.deepEqual(asked, { scenario: 'alone', edition: 'classic', options: ['young-generals'], seats: { north: 'person' } });
assert.deepEqual(page.errors, []);
await browser.close();
console.log('every seat has somebody');
process.exit();
