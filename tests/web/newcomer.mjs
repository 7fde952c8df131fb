// A first game against cadet, from the home page to the result, with a mouse; on the way it is
// measured how fast the client answers. Prints the figures; only sizes are promised here, times are
// looked at by people.
// Usage: node newcomer.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mouse, openPage, playOut, source, startBrowser, startServer } from './lib.mjs';

const assets = join(source, 'build/web/assets');
const script = readdirSync(assets).filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0);
assert.ok(script < 150 * 1024, `${script} bytes of JavaScript, gzipped`);

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
await page.addInitScript(() => {
    // From a click that decides something to the next picture after the page has changed.
    window.answers = [];
    addEventListener('click', event => {
        const live = event.target.closest?.('.cell.live, .card.live, .decide .button:not([aria-disabled])');
        if (!live || document.querySelector('dialog'))
            return;
        const start = performance.now();
        const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => window.answers.push(performance.now() - start));
        });
        observer.observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true });
    }, true);
});

// Three clicks at most from the page to the first order: Play, a card, a unit.
await page.goto(server.address);
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.card.live');
const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth);
assert.equal(await scrolls(), false, 'nothing scrolls at 1280 x 720');
// As somebody else's browser opens it, which has nothing of it yet.
const other = await openPage(browser), opened = Date.now();
await other.goto(page.url());
await other.waitForSelector('.board image');
const board = Date.now() - opened;
await other.context().close();
await playOut([page], mouse);
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

const answers = (await page.evaluate(() => window.answers)).sort((a, b) => a - b);
const at = part => answers[Math.floor(answers.length * part)].toFixed(0);
console.log(`a newcomer has played a battle: script ${script} bytes gzipped; board after ${board} ms; ` +
    `${answers.length} clicks, median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
assert.ok(answers.length > 20);
assert.deepEqual(page.errors, []);
await browser.close();
process.exit();
