// Assault's first lesson, from the home page to the battle that follows: every step can be done, and nothing else.
// On a phone held either way, note, map, panel and hand have their places at each step.
// Usage: node assault_lesson.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { misplacedAnywhere, openPage, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
/** The map's, step by step. */
const heights = [];
/** The step with this note; it is looked at on phones, too. */
const note = async text => {
    await page.locator('.lesson', { hasText: text }).waitFor();
    assert.deepEqual(await misplacedAnywhere(page), [], text);
    heights.push(await page.evaluate(() => document.querySelector('.board-place').offsetHeight));
    assert.equal(await page.locator('.sentence.mine').isVisible(), false, 'the note alone says what to do');
};
/** These tiles, and no others, can be clicked; the list comes a moment after the note. */
const live = tiles => page.waitForFunction(wanted => [...document.querySelectorAll('.cell.live')].map(one => one.dataset.cell).sort().join() === wanted, tiles.join());
const tile = label => page.locator(`[data-cell="${label}"].live`).click();
const press = name => page.locator('.decide').getByRole('button', { name }).click();

await page.goto(server.address);
await page.locator('.game-card', { hasText: 'Assault' }).click();
await page.getByRole('button', { name: 'Learn it in three minutes' }).click();
await note('You lead the Americans');
await page.getByRole('button', { name: 'Next' }).click();
await note('A unit moves one tile');
await live(['C2']);
await tile('C2');
await live(['C3']);
await tile('C3');
await note('attack D3');
await live(['D2', 'D3']);
await tile('D2');
await page.locator('[data-cell="D3"].live').hover();
await page.locator('.inspector', { hasText: 'Whole combat' }).waitFor();
assert.match(await page.locator('[data-cell="D3"]').getAttribute('aria-label'), /target, \d+% to destroy/);
await tile('D3');
await note('take Accuracy');
assert.match(await page.locator('.combat .value.fire').textContent(), /support from C1/);
await page.locator('.card.live[data-name="accuracy"]').click();
await press('Play Accuracy');
await note('The enemy plays nothing');
await press('Pass');
await note('Step 10');
await page.locator('.card.live').click();
await press('Sacrifice M10');
await note('are destroyed');
await press(/Gain \d+ prestige/);
await note('The tile is free');
await press('Advance');
await note('Take the Jeep');
await page.locator('.card.live[data-name="usa-jeep"]').click();
await live(['E1']);
await tile('E1');
await note('End your turn');
await press('End turn');
await note('That was a turn');
assert.equal(new Set(heights.slice(1)).size, 1, `the map stays as large as it is, once the first note is read: ${heights}`);
await page.getByRole('button', { name: 'Play Training Grounds' }).click();
await page.locator('.sentence', { hasText: 'home row' }).or(page.locator('.sentence', { hasText: 'place their units' })).waitFor();
assert.deepEqual(page.errors, []);
await browser.close();
console.log('the lesson leads through');
process.exit();
