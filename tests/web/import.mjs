// Battles from files: one of ours, one of the community's, one with errors, one that is nothing.
// Usage: node import.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { binary, openPage, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
await page.goto(server.address);
await page.waitForSelector('.battle-card');
const bring = async (name, text) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    return page.locator('.report');
};

await (await bring('bad.scn', skirmish.replace('side axis', 'side nobody'))).filter({ hasText: /line 7, column \d+:/ }).waitFor();
await (await bring('nothing.scn', 'hello')).filter({ hasText: /cannot be played/ }).waitFor();
await (await bring('broken.m44', '{"meta_data":')).filter({ hasText: /cannot be played/ }).waitFor();
const m44 = execFileSync(binary, ['export', 'pegasus-bridge'], { encoding: 'utf8' });
await (await bring('bridge.m44', m44)).filter({ hasText: /“Pegasus Bridge” is ready/ }).waitFor();
await (await bring('good.scn', skirmish)).filter({ hasText: /“Skirmish” is ready/ }).waitFor();
assert.ok(await page.locator('.chosen-battle img').evaluate(image => image.decode().then(() => image.naturalWidth > 0)), 'the battle has a picture');
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.waitForSelector('.card.live');
assert.equal(await page.locator('.battle-head h1').textContent(), 'Skirmish');
assert.deepEqual(page.errors.filter(text => !text.includes('422')), []);
await browser.close();
console.log('battles come from files');
process.exit();
