// Assault by mouse, from the home page: what can be done with a unit and with a card, how far it can be taken back, what is told on request;
// and a duel against cadet to its natural end, with all that comes after it. Keys and fingers: assault_hands.mjs.
// Usage: node assault.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { openPage, startBrowser, startServer } from './lib.mjs';
import { carry, chooseFile, decide, engagement, playToEnd, settle, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const tile = label => page.locator(`[data-cell="${label}"]`), card = name => page.locator(`.card[data-name="${name}"]`);
const play = page.getByRole('button', { name: 'Play', exact: true }), undo = page.getByRole('button', { name: 'Undo' });
/** A tile is what its name says, soon: a unit stands there, or none. */
const holds = (label, what) => page.locator(`[data-cell="${label}"][aria-label*="${what}"]`).waitFor();
const lacks = (label, what) => page.locator(`[data-cell="${label}"]:not([aria-label*="${what}"])`).waitFor();

// A battle from a file. The computer's turn is not told: it is looked at afterwards.
await settle(page, { enemyTurn: 'off' });
await page.goto(server.address);
await chooseFile(page, engagement, 'Engagement');
await play.click();
await page.waitForSelector('.unit-card');

// Pointing at a unit of one's own marks the tiles it would support fire at, and says so.
await page.locator('[data-cell="B1"]').hover();
await page.locator('.support-range .range-border').waitFor({ state: 'attached' });
await page.locator('.inspector .reach', { hasText: /Supports your fire at \d tiles: .*B2/ }).waitFor();
await page.locator('[data-cell="B2"][aria-label*="in its support range"]').waitFor({ state: 'attached' });

// So does pointing at one that the enemy could attack: a line from each attacker with both values, and a sentence.
await page.locator('[data-cell="B2"]').hover();
await page.locator('.inspector .threats', { hasText: /Could be attacked: from B3, \d+ against \d+/ }).waitFor();
await page.locator('.support-line.threat text', { hasText: /^\d+:\d+$/ }).waitFor({ state: 'attached' });

// Odds stand beside the target of a unit that is picked up; what cannot be done is explained.
await page.locator('[data-cell="B2"].live').click();
await tile('B3').hover();
await page.locator('.inspector', { hasText: 'Whole combat' }).waitFor();
await page.locator('.support-line').first().waitFor({ state: 'attached' });
await tile('A4').click();
await page.locator('.why', { hasText: 'one tile' }).waitFor();
await page.keyboard.press('Escape');

// A unit is carried, and taken back.
await carry(page, tile('B1'), tile('C1'));
await page.locator('.log', { hasText: 'B1 moves to C1' }).waitFor();
await holds('C1', 'M4A3E8');
assert.equal(await undo.getAttribute('aria-disabled'), null, 'a move in the rear shows nothing: it can be taken back');
await undo.click();
await holds('B1', 'M4A3E8');

// So is a card: to a tile with supply, where the unit is placed; elsewhere the reason is told, and it stays in the hand.
await carry(page, card('usa-m10'), tile('A4'));
await page.locator('.why', { hasText: /not linked to the home row/ }).waitFor();
assert.equal(await card('usa-m10').count(), 1);
await page.keyboard.press('Escape');
await carry(page, card('usa-m10'), tile('C1'));
await holds('C1', 'M10');
assert.equal(await card('usa-m10').count(), 0);
await undo.click();
await lacks('C1', 'M10');
assert.equal(await card('usa-m10').count(), 1, 'the card is back');

// A hint names something that can be done.
await page.getByRole('button', { name: 'Hint' }).click();
await page.locator('.sentence', { hasText: 'A general would' }).waitFor();
// It goes when something else is pointed at.
await tile(await page.evaluate(() => [...document.querySelectorAll('.cell')].map(cell => cell.dataset.cell)
    .find(cell => !document.querySelector('.sentence').textContent.includes(cell)))).click();
await page.waitForFunction(() => !document.querySelector('.sentence').textContent.includes('A general would'));
await page.keyboard.press('Escape');

// What has been shown cannot be taken back, and it is said why: the Jeep scouts, a mortar is turned up.
await carry(page, card('usa-jeep'), tile('C1'));
await holds('A3', 'ortar');
await page.locator('.decide .button[aria-disabled][title*="shown you something"]', { hasText: 'Undo' }).waitFor();
await page.keyboard.press('u');
await page.locator('.toast', { hasText: /Undo is not possible: .*shown you something/ }).waitFor();
await holds('C1', 'Jeep');

// The enemy's turn, looked at once more: its combats wait for our answers first; then moment by moment, and back to now.
const last = page.getByRole('button', { name: "Show the enemy's last turn" });
await page.locator('.decide .done').click();
for (let i = 0; i < 1000 && !await page.locator('.log', { hasText: 'Turn 2' }).count(); i++)
    await decide(page, withMouse);
await last.click();
await page.locator('.past-bar').waitFor();
await page.locator('.log [aria-current]').first().waitFor();
await page.locator('.past-bar .primary').click();
await page.waitForSelector('.past-bar', { state: 'detached' });

// Training Grounds, to its natural end.
const duel = await openPage(browser);
await settle(duel, { enemyTurn: 'off', motion: 'off', confirmEnd: false });
await duel.goto(server.address);
await duel.locator('.game-card', { hasText: 'Assault' }).click();
await duel.locator('#chosen-title', { hasText: 'Training Grounds' }).waitFor();
await duel.getByLabel('Opponent').selectOption('cadet');
await duel.getByRole('button', { name: 'Play', exact: true }).click();
await duel.waitForSelector('.card.live');
await playToEnd([duel], withMouse, 0.5);

// After it: luck, cards that are made again, the game from its beginning, another one.
const result = duel.locator('dialog.result');
await result.waitFor();
assert.match(await result.textContent(), /Prestige[^]*How to win:[^]*Luck of the flips/);
const lines = await result.locator('.luck-line').evaluateAll(list => list.map(line => line.getAttribute('points').split(' ').length));
assert.ok(lines.length === 2 && lines[0] > 3 && lines[0] === lines[1], `the luck of both sides is plotted: ${lines}`);
await duel.getByText('Check the cards').click();
await duel.getByRole('button', { name: 'Check now' }).click();
const findings = await duel.locator('.findings').textContent();
assert.match(findings, /The seed fits the promise[^]*flips?.* those of the seed/);
assert.doesNotMatch(findings, /Wrong:|not made again/);
assert.equal(await duel.locator('.dice-check [role=status] strong').textContent(), 'All is as it should be.', findings);
await duel.getByRole('button', { name: 'Look at the board' }).click();
const map = () => duel.locator('.board').evaluate(board => [...board.querySelectorAll('.cell')].map(one => one.getAttribute('aria-label')).join());
const slider = duel.locator('.past-bar input'), end = await map();
await slider.fill('0');
await duel.waitForFunction(was => [...document.querySelectorAll('.board .cell')].map(one => one.getAttribute('aria-label')).join() !== was, end);
await slider.fill(await slider.getAttribute('max'));
await duel.waitForFunction(was => [...document.querySelectorAll('.board .cell')].map(one => one.getAttribute('aria-label')).join() === was, end);
await duel.locator('.log button', { hasText: 'Turn 1' }).first().click();
await duel.waitForFunction(was => [...document.querySelectorAll('.board .cell')].map(one => one.getAttribute('aria-label')).join() !== was, end);
await duel.locator('.past-bar .primary').click();
await duel.locator('.head-tools .button', { hasText: 'After the battle' }).click();
await result.getByRole('button', { name: 'Rematch, sides swapped' }).click();
await result.waitFor({ state: 'detached' });
await duel.waitForFunction(() => /^A/.test(document.querySelector('.letters')?.textContent ?? '') === false && document.querySelector('.card.live, .thinking') !== null);
assert.match(await duel.locator('.purse').last().getAttribute('class'), /german/, 'the sides are swapped: one\'s own comes last');

assert.deepEqual([...page.errors, ...duel.errors], []);
await browser.close();
console.log('a duel of Assault was played by mouse to its end');
process.exit();
