// A duel of Assault from the home page to the result: by mouse, by keyboard alone, and on a phone.
// Usage: node assault.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { patrol, playOut, withFinger, withKeys, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const file = { name: 'patrol.scn', mimeType: 'text/plain', buffer: Buffer.from(patrol) };

// By mouse, from a file on the home page.
const page = await openPage(browser);
await page.goto(server.address);
await page.waitForSelector('.battle-card');
await page.setInputFiles('.import input[type=file]', file);
await page.locator('#chosen-title', { hasText: 'Patrol' }).waitFor();
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.unit-card');

// A unit is picked up and carried; odds stand beside its target; what cannot be done is explained.
await page.locator('[data-cell="B2"].live').click();
await page.locator('[data-cell="B3"]').hover();
await page.locator('.inspector', { hasText: 'Whole combat' }).waitFor();
await page.locator('.support-line').first().waitFor({ state: 'attached' });
await page.locator('[data-cell="A4"]').click();
await page.locator('.why', { hasText: 'one tile' }).waitFor();
await page.keyboard.press('Escape');
const unit = await page.locator('[data-cell="B1"]').boundingBox(), goal = await page.locator('[data-cell="C1"]').boundingBox();
await page.mouse.move(unit.x + unit.width / 2, unit.y + unit.height / 2);
await page.mouse.down();
await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 5 });
await page.mouse.up();
await page.locator('.log', { hasText: 'B1 moves to C1' }).waitFor();
const undo = page.getByRole('button', { name: 'Undo' });
if (await undo.getAttribute('aria-disabled') !== 'true') {
    await undo.click();
    await page.waitForFunction(() => /Pershing/.test(document.querySelector('[data-cell="B1"]').getAttribute('aria-label')));
}
await playOut([page], withMouse);
await page.waitForSelector('dialog.result');
assert.match(await page.locator('dialog.result').textContent(), /Prestige[^]*Luck of the flips/);
await page.getByText('Check the cards').click();
await page.getByRole('button', { name: 'Check now' }).click();
const findings = await page.locator('.findings').textContent();
assert.match(findings, /The seed fits the promise[^]*flips?.* those of the seed/);
assert.doesNotMatch(findings, /Wrong:|not made again/);
assert.equal(await page.locator('.dice-check [role=status] strong').textContent(), 'All is as it should be.', findings);
await page.getByRole('button', { name: 'Look at the board' }).click();
await page.waitForSelector('.past-bar');
await page.locator('.log button', { hasText: 'Turn 1' }).first().click();
await page.locator('.past-bar input').waitFor();

// By keyboard alone.
const keyboard = await openPage(browser);
const secrets = await makeGame(server, { text: patrol, seats: { german: 'cadet' } });
await keyboard.goto(`${server.address}#g=${secrets.me}`);
await keyboard.waitForSelector('.cell.live');
await keyboard.keyboard.press('?');
await keyboard.waitForSelector('dialog .keys');
await keyboard.keyboard.press('Escape');
await keyboard.waitForSelector('dialog', { state: 'detached' });
await keyboard.keyboard.press('l');
await keyboard.locator('.mark.supplied').first().waitFor({ state: 'attached' });
await keyboard.keyboard.press('Escape');
await playOut([keyboard], withKeys);
await keyboard.waitForSelector('dialog.result, .past-bar');

// On a phone: all of the map is seen, nothing is wider than the screen, and what is tapped is large enough.
const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const small = () => phone.evaluate(() => [...document.querySelectorAll('.battle button, .battle .cell')].flatMap(one => {
    const { width, height } = one.getBoundingClientRect();
    return width && (width < 43.5 || height < 43.5) && !one.closest('.combat, .log, .hand') ? [`${one.textContent || one.dataset.cell} ${Math.round(width)} x ${Math.round(height)}`] : [];
}));
const duel = await makeGame(server, { scenario: 'training-grounds', seats: { german: 'cadet' } });
await phone.goto(`${server.address}#g=${duel.me}`);
await phone.waitForSelector('.cell.live, .hand .card.live');
assert.deepEqual(await small(), []);
assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
const tapped = await makeGame(server, { text: patrol, seats: { german: 'cadet' } });
await phone.goto(`${server.address}#g=${tapped.me}`);
await phone.waitForSelector('.cell.live');
await playOut([phone], withFinger);
await phone.waitForSelector('dialog.result, .past-bar');

assert.deepEqual([...page.errors, ...keyboard.errors, ...phone.errors], []);
await browser.close();
console.log('duels of Assault were played by mouse, by keyboard and on a phone');
process.exit();
