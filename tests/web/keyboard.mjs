// A battle by keyboard alone, from the home page to the result; and the keys that are promised.
// Usage: node keyboard.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { keys, openPage, playOut, makeGame, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

// The home page: Tab reaches Play.
await page.goto(server.address);
await page.waitForSelector('.battle-card');
for (let i = 0; i < 40 && await focused() !== 'Play'; i++)
    await page.keyboard.press('Tab');
assert.equal(await focused(), 'Play');
await page.keyboard.press('Enter');
await page.waitForSelector('.card.live');

// Keys on the battle page.
await page.keyboard.press('2');
assert.equal(await page.evaluate(() => document.activeElement.dataset.card), '2');
await page.keyboard.press('?');
await page.waitForSelector('dialog .keys');
await page.keyboard.press('Escape');
await page.waitForSelector('dialog', { state: 'detached' });
const plain = await page.evaluate(() => [...document.querySelectorAll('.hand .card')]
    .find(card => /^(Recon|Probe|Attack|Assault) (left|centre)/.test(card.textContent))?.dataset.card);
if (plain) {
    await page.keyboard.press(plain);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.in-play');
    await page.keyboard.press('u');
    await page.waitForSelector('.in-play', { state: 'detached' });
}

// An order that is typed, and one that is refused.
const card = await page.evaluate(() => document.querySelectorAll('.hand .card').length);
assert.ok(card > 0);
await page.keyboard.press('/');
await page.keyboard.type('play no-such-card');
await page.keyboard.press('Enter');
await page.waitForSelector('.toast');
await page.keyboard.press('Escape');

// A short battle to its end.
const { me } = await makeGame(server, { text: skirmish, seats: { axis: 'cadet' } });
await page.goto(`${server.address}#g=${me}`);
await page.waitForSelector('.card.live');
await playOut([page], keys);
assert.deepEqual(page.errors, []);
await browser.close();
console.log('a battle was played by keyboard alone');
process.exit();
