// The first lesson from the home page to its end: card, orders, a move, attacks, taking ground, and a
// retreat; only what it asks for can be done. Then the battle it leads to.
// Usage: node lesson.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { misplacedAnywhere, openPage, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
/** The step with this note; on a phone held either way note, map, panel and hand have their places, too. */
const note = async text => {
    await page.locator('.lesson', { hasText: text }).waitFor({ timeout: 10000 });
    assert.deepEqual(await misplacedAnywhere(page), [], text);
};
const hex = label => page.locator(`[data-cell="${label}"].live`).click();
/** These hexes, and no others, can be clicked; the list comes a moment after the note. */
const live = hexes => page.waitForFunction(wanted => [...document.querySelectorAll('.cell.live')].map(one => one.dataset.cell).sort().join() === wanted, hexes.join());

await page.goto(server.address);
await page.getByRole('button', { name: /Learn it/ }).click();
await note('You are the Allies');
assert.equal(await page.locator('.card.live').count(), 0, 'first it is read');
await page.getByRole('button', { name: 'Next' }).click();
await note('Every turn begins with a card');
assert.equal(await page.locator('.card.live').count(), 1, 'one card is asked for');
await page.locator('.card.live').click();
await note('dashed ring');
for (const unit of ['c4', 'D3', 'c2'])
    await hex(unit);
await note('Now ordered units may move');
await page.reload(); // nothing is lost
await note('Now ordered units may move');
await live(['d4']);
await hex('d4');
await note('Go on to battle');
await page.locator('.decide .done').waitFor();
await page.waitForFunction(() => document.querySelector('.decide .button:not([aria-disabled])')?.textContent === 'Undo');
await page.keyboard.press('u'); // an undo leads back in the lesson too
await note('Now ordered units may move');
await hex('d4');
await page.locator('.decide .done').click();
await note('A cross-hair is a target');
assert.match(await page.locator('[data-cell="e4"]').getAttribute('aria-label'), /target, 3 dice/);
await hex('e4');
await note('You may take the ground');
await page.locator('.decide .button', { hasText: 'Take the ground' }).click();
await note('c4 can still attack');
await hex('d6');
await note('A miss');
await page.locator('.decide .done').click();
await note('your unit must retreat');
await live(['C3', 'D3']);
await hex('D3');
await note('That is all');
await page.getByRole('button', { name: 'Play Pegasus Bridge' }).click();
await page.waitForSelector('.card.live');
assert.equal(await page.locator('.lesson').count(), 0);
assert.match(page.url(), /#g=/);

// It can be left at any time, and is not among the games to go on with.
await page.goto(server.address);
await page.waitForSelector('.kept-game');
assert.equal(await page.locator('.kept-game').count(), 1, 'only the battle is kept');
await page.getByRole('button', { name: /Learn it/ }).click();
await page.getByRole('button', { name: 'Skip the lesson' }).click();
await page.waitForSelector('.battle-card');
assert.deepEqual(page.errors, []);
await browser.close();
console.log('the lesson leads through');
process.exit();
