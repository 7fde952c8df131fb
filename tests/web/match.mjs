// Match play: two battles with sides swapped, the medals added up, on the screen.
// Usage: node match.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { openPage, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const resign = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.waitForSelector('dialog.result .match');
};
const round = () => page.locator('.round').textContent();

await page.goto(server.address);
await page.getByLabel(/Match of two battles/).check();
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.card.live');
assert.equal(await round(), 'Battle 1 of 2');
await resign();
// Who gives up leaves the other side all medals of the battle.
assert.equal(await page.locator('.match h3').textContent(), 'After one battle Axis lead.');
assert.match(await page.locator('.match tr.axis').textContent(), /Axis4/);
await page.getByRole('button', { name: 'Second battle, sides swapped' }).click();
await page.waitForSelector('.round:has-text("Battle 2 of 2")');
await page.waitForFunction(() => document.querySelector('.hand .card') !== null);
assert.equal(await page.locator('.medals-name').last().textContent(), 'Axis', 'the sides are swapped: one\'s own medals come last');
await resign();
assert.equal(await page.locator('.match h3').textContent(), 'You have lost the match');
assert.match(await page.locator('.match tr.axis').textContent(), /Axis \(you\)0/);
assert.match(await page.locator('.match tr.allies').textContent(), /Allies8/);
assert.equal(await page.getByRole('button', { name: 'Rematch, sides swapped' }).count(), 1);
assert.deepEqual(page.errors, []);
await browser.close();
console.log('a match of two battles was played');
process.exit();
