// A first game against cadet, from the home page to the result, with a mouse.
// Usage: node newcomer.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { mouse, openPage, playOut, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
await page.goto(server.address);
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.card.live');
const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
assert.equal(await scrolls(), false, 'nothing scrolls at 1280 x 720');
await page.getByRole('button', { name: 'Skip the lesson' }).click();
await playOut([page], mouse);
assert.match(await page.locator('dialog.result h2').textContent(), /You have (won|lost)|draw/);
assert.ok(await page.locator('.luck-line').count() === 2, 'the luck of both sides is plotted');
await page.getByRole('button', { name: 'Look at the board' }).click();
await page.locator('.past-bar input').fill('3');
await page.waitForFunction(() => document.querySelector('.log [aria-current]') !== null);
assert.deepEqual(page.errors, []);
await browser.close();
console.log('a newcomer has played a battle');
process.exit();
