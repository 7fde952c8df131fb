// Who sits where when a battle has more seats than two, or one: the form on the home page, and what it asks the server for.
// Some seats are of no battle of ours, and the page is told of them; Memoir's forms of play are those of the server.
// Usage: node seats.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { axeSource, openPage, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const seats = ['north', 'east', 'south', 'west'];
await page.route('**/api/scenarios', async route => {
    const response = await route.fetch(), { scenarios } = await response.json();
    const like = (id, title, sides) => ({ ...scenarios[0], id, title, sides, forms: undefined });
    await route.fulfill({ json: { scenarios: [like('four', 'Four corners', seats), like('alone', 'Alone', ['north']), scenarios[0], { ...scenarios[0], id: 'other', ruleset: 'unknown' }] } });
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
assert.equal(await page.locator('.battle-card').count(), 3, 'what cannot be played here is not offered');
await page.locator('.battle-card', { hasText: 'Four corners' }).click();
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
// Memoir's forms of play: what an edition does not have is not offered, and each seat of the form can be anybody's.
await page.locator('.battle-card', { hasText: 'Pegasus Bridge' }).click();
const players = page.getByLabel('Players');
assert.equal(await players.locator('option[value^=alliance]').count(), 0, 'the classic edition has no Operation Alliance');
await page.locator('.option-choice select').selectOption('revised');
await players.selectOption('alliance-2-2');
assert.equal(await form.getByRole('combobox').count(), 4);
await form.getByLabel(/Allies 2/).selectOption({ label: 'A friend, by link' });
await form.getByLabel(/Axis 1/).selectOption({ label: 'Me, at this screen' });
await page.getByLabel(/Young Generals/).uncheck();
await page.evaluate(axeSource);
assert.deepEqual((await page.evaluate(() => window.axe.run(document))).violations.map(one => one.id), []);
await play();
assert.deepEqual(asked, { scenario: 'pegasus-bridge', edition: 'revised', options: [], form: 'alliance-2-2', seats: { 'axis-1': 'person', 'axis-2': 'cadet', 'allies-1': 'person', 'allies-2': 'friend' } });
await page.reload(); // it is remembered
await page.waitForSelector('.battle-card');
await page.locator('.battle-card', { hasText: 'Pegasus Bridge' }).click();
assert.equal(await players.inputValue(), 'alliance-2-2');
await page.locator('.option-choice select').selectOption('classic');
assert.equal(await players.inputValue(), 'duel', 'what does not fit any more gives way to the usual form');
assert.deepEqual(page.errors, []);
await browser.close();
console.log('every seat has somebody');
process.exit();
