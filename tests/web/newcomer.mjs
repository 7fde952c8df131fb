// A first game against cadet, from the home page to the result, with a mouse; on the way it is
// measured how fast the client answers. Prints the figures; only sizes are promised here, times are
// looked at by people.
// Usage: node newcomer.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mouse, openPage, playOut, startBrowser, startServer } from './lib.mjs';
import { allScripts, figures, measure, openElsewhere } from './measure.mjs';

const script = allScripts();
assert.ok(script < 150 * 1024, `${script} bytes of JavaScript, gzipped`);

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser), scripts = await measure(page);

// Three clicks at most from the page to the first order: Play, a card, a unit.
await page.goto(server.address);
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.card.live');
const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
assert.equal(await scrolls(), false, 'nothing scrolls at 1280 x 720');
const board = await openElsewhere(browser, page.url(), 'memoir');
await playOut([page], mouse, 45000);
assert.equal(await scrolls(), false, 'nothing scrolls at 1280 x 720 at the end');

assert.match(await page.locator('dialog.result h2').textContent(), /You have (won|lost)|draw/);
assert.equal(await page.locator('.luck-line').count(), 2, 'the luck of both sides is plotted');
const downloaded = page.waitForEvent('download');
await page.getByRole('button', { name: 'Download the replay' }).click();
assert.match(readFileSync(await (await downloaded).path(), 'utf8'), /^bocage/);
await page.getByText('Check the dice').click();
await page.getByRole('button', { name: 'Check now' }).click();
await page.waitForSelector('.findings');
const findings = await page.locator('.findings li').allTextContents();
assert.equal(await page.locator('.dice-check [role=status] strong').textContent(), 'All is as it should be.', findings.join('\n'));
assert.equal(await page.locator('.findings li.right').count(), 6, findings.join('\n'));
assert.match(findings.join('\n'), /Your number is among those used[^]*\d+ rolls? and \d+ cards are those of the seed/);
assert.equal(await page.locator('.seed code').count(), 3, 'promise, seed and what the player gave');

// A replay with another die in it.
await page.route('**/api/replay', async route => {
    const response = await route.fetch(), text = await response.text();
    await route.fulfill({ response, body: text.replace(/chance roll (\w+)/, (all, face) => `chance roll ${face === 'infantry' ? 'armor' : 'infantry'}`) });
});
await page.getByRole('button', { name: 'Check now' }).click();
await page.getByText('Something is wrong with these dice.').waitFor();
assert.match((await page.locator('.findings li.wrong').allTextContents()).join('\n'), /Roll 1 \(line \d+ of the replay\) shows .*; the seed gives /);
await page.unroute('**/api/replay');
await page.getByRole('button', { name: 'Look at the board' }).click();
await page.locator('.past-bar input').fill('3');
await page.waitForFunction(() => document.querySelector('.log [aria-current]') !== null);

console.log(`a newcomer has played a battle: script ${script} bytes gzipped in all; ${await figures(page, scripts, 'memoir', board)}`);
assert.deepEqual(page.errors, []);
await browser.close();
process.exit();
