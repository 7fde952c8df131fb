// A first game of Assault against cadet, from the home page, as far as it takes to measure how fast the client answers. Prints the figures;
// what is promised is which scripts are fetched. Times are looked at by people.
// Usage: node assault_newcomer.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { openPage, startBrowser, startServer } from './lib.mjs';
import { decide, settle, withMouse } from './assault_lib.mjs';
import { figures, measure, openElsewhere } from './measure.mjs';

const CLICKS = 60;
const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser), scripts = await measure(page);
await settle(page, { enemyTurn: 'off' });
await page.goto(server.address);
await page.locator('.game-card', { hasText: 'Assault' }).click();
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.card.live');
const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
assert.equal(await scrolls(), false, 'nothing scrolls at 1280 x 720');
const board = await openElsewhere(browser, page.url(), 'assault');
const clicks = () => page.evaluate(() => window.answers.length);
for (let i = 0; i < 3000 && await clicks() < CLICKS && await decide(page, withMouse); i++);
assert.equal(await scrolls(), false, 'nor later');
console.log(`a newcomer has begun a duel of Assault: ${await figures(page, scripts, 'assault', board)}`);
assert.deepEqual(page.errors, []);
await browser.close();
process.exit();
