// The hand of Assault and the keys that go with it: what ends or passes, what leads to the buttons, and a card that keeps no key from what is told.
// Usage: node assault_hand.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { engagement, settle } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();

/** A battle against a computer player, in the midst of our first turn. */
async function openBattle(text, settings = { enemyTurn: 'off' }) {
    const page = await openPage(browser);
    await settle(page, settings);
    const { me } = await makeGame(server, { text, seats: { german: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.card.live');
    return page;
}

const focused = page => page.evaluate(() => document.activeElement?.textContent ?? '');

// `b` leads to the buttons, one after the other; `e` ends the turn.
const keys = await openBattle(engagement);
await keys.locator('[data-cell="B2"].live').click();
await keys.locator('.decide .button', { hasText: 'Dig in' }).waitFor();
await keys.keyboard.press('b');
assert.match(await focused(keys), /^Dig in/);
await keys.keyboard.press('b');
assert.equal(await focused(keys), 'End turn', 'the next button');

// An attack; `e` passes in its combat.
await keys.locator('[data-cell="B3"].live').click();
const hidden = keys.locator('.decide .button', { hasText: 'Keep it hidden' });
await hidden.waitFor();
assert.equal(await keys.locator('.decide .apart').textContent(), 'Do not ask about support again', 'what is not asked again is named');
await keys.keyboard.press('e');
await hidden.waitFor({ state: 'detached' });
const pass = keys.locator('.decide .button', { hasText: /^Pass$/ });
await pass.waitFor();
await keys.keyboard.press('e');
await pass.waitFor({ state: 'detached' });
await keys.keyboard.press('?');
await keys.locator('dialog .keys', { hasText: 'pass' }).waitFor();
await keys.keyboard.press('Escape');

// What is told of the enemy's turn goes on by the space bar, though a card has the focus.
const told = await openBattle(engagement, { enemyTurn: 'normal' });
await told.keyboard.press('e');
await told.locator('dialog .button.primary').click({ timeout: 1000 }).catch(() => undefined);
for (let i = 0; i < 400 && !await told.locator('.narration .by-key').count(); i++) {
    if (await told.locator('.narration').count())
        await told.locator('.narration .button', { hasText: '❚❚' }).click({ timeout: 500 }).catch(() => undefined);
    const no = told.locator('.decide .button', { hasText: /Let it|Do not fire|Keep it hidden|^Pass$|Nothing now/ });
    if (await no.count())
        await told.keyboard.press('e');
    await told.waitForTimeout(50);
}
await told.locator('.narration .by-key').waitFor();
await told.locator('.hand .card').first().focus();
await told.keyboard.press(' ');
await told.locator('.narration .button', { hasText: '▶▶' }).waitFor({ state: 'detached' });

assert.deepEqual([...keys.errors, ...told.errors], []);
await browser.close();
console.log('the keys of the hand do what they say');
process.exit();
