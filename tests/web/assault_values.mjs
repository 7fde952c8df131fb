// Own values: a file in the settings, good or bad; games made with it say so to all who play or watch, and in their replay.
// Usage: node assault_values.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { openPage, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const load = text => page.setInputFiles('.own-values-field input', { name: 'box.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
const head = 'bocage 1\nruleset     assault\n';
await page.goto(server.address);
await page.locator('.game-card', { hasText: 'Assault' }).click();

// Ours as a file to begin with: it is accepted as it is.
const saved = page.waitForEvent('download');
await page.getByRole('button', { name: 'Save our numbers as a file' }).click();
const ours = readFileSync(await (await saved).path(), 'utf8');
assert.match(ours, /^value-unit usa-sherman-m4a1 battle \d+ hard \d+ soft \d+ support \d+ defence \d+ morale \d+ cost \d+$/m);
assert.match(ours, /^value-action air-strike cost \d+ battle \d+$/m);
assert.match(ours, /^value-card 178 tm -?\d$/m);
await page.getByRole('button', { name: 'Settings' }).click();
await load(ours);
await page.locator('.own-values-field', { hasText: 'Your own values are used: box.txt' }).waitFor();
await page.getByRole('button', { name: 'Use ours again' }).click();

await load('something else');
await page.locator('.own-values-field .problem', { hasText: 'not a file of own values' }).waitFor();
await load(`${head}value-unit  usa-shermann soft 6\n`);
await page.locator('.own-values-field .problem', { hasText: 'line 3' }).waitFor();
assert.match(await page.locator('.own-values-field .problem').textContent(), /did you mean/);
await load(`${head}value-unit  usa-sherman-m4a1 soft 9 cost 5\n`);
await page.locator('.own-values-field', { hasText: 'Your own values are used: box.txt' }).waitFor();
await page.keyboard.press('Escape');
await page.locator('.chosen-battle', { hasText: 'Your own values are used' }).waitFor();
await page.getByRole('button', { name: 'Play', exact: true }).click();
/* The numbers are those of the file, on the card and on the map, where ours are others. */
const sherman = page.locator('.card.live[data-name="usa-sherman-m4a1"]'), onMap = page.locator('.unit-card', { hasText: 'M4A1' });
await sherman.waitFor();
assert.match(await page.locator('.own-values').textContent(), /own values/);
assert.match(await sherman.locator('.face-cost').textContent(), /^5$/);
assert.equal(await sherman.locator('.face-numbers span').nth(1).textContent(), '9', 'the second number is that against soft targets');
await sherman.click();
await page.locator('.inspector', { hasText: 'against soft 9' }).waitFor();
await page.locator('.cell.live').first().click();
await onMap.waitFor();
const soft = () => onMap.locator('.number-strip ~ g text').nth(1).textContent();
assert.equal(await soft(), '9');
await page.locator('.own-values').click();
await page.locator('dialog', { hasText: 'from an owner\'s box' }).waitFor();
await page.keyboard.press('Escape');
await page.getByRole('button', { name: 'Menu' }).click();
await page.getByRole('button', { name: 'Resign' }).click();
await page.getByRole('button', { name: 'Yes, resign' }).click();
await page.locator('dialog.result', { hasText: 'from an owner\'s box' }).waitFor();
const downloaded = page.waitForEvent('download');
await page.getByRole('button', { name: 'Download the replay' }).click();
const replay = readFileSync(await (await downloaded).path(), 'utf8');
assert.match(replay, /^values\s+[0-9a-f]+$/m);
assert.doesNotMatch(replay, /value-unit/, 'the values themselves are nobody\'s business');

// The mark stays when the game is looked at again, and so do the numbers.
await page.getByRole('button', { name: 'Look at the board' }).click();
await page.locator('.past-bar').waitFor();
await page.locator('.own-values').waitFor();
assert.equal(await soft(), '9');
await page.locator('.own-values').click();
await page.locator('dialog', { hasText: 'from an owner\'s box' }).waitFor();
await page.keyboard.press('Escape');
await page.locator('.past-bar .primary').click();
await page.getByRole('button', { name: 'After the battle' }).first().click();
await page.locator('dialog.result').waitFor();

// Ours again.
await page.getByRole('button', { name: 'Other battles' }).click();
await page.getByRole('button', { name: 'Settings' }).click();
await page.getByRole('button', { name: 'Use ours again' }).click();
await page.keyboard.press('Escape');
assert.equal(await page.locator('.chosen-battle', { hasText: 'Your own values' }).count(), 0);
assert.deepEqual(page.errors, []);
await browser.close();
console.log('own values were loaded, refused, used and put away');
process.exit();
