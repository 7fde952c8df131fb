// axe-core finds nothing on Assault's pages, in light, dark and the colours for colour-blind eyes: map, unit picked up, card, every
// step of a combat, result, solo scenario, curtain, lesson, settings.
// Usage: node assault_access.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { findBarriers, makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { decide, patrol, playOut, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const found = [];
for (const theme of ['light', 'dark', 'safe']) {
    const page = await openPage(browser), look = async name => found.push(...await findBarriers(page, `${theme} ${name}`, theme !== 'light'));
    const open = async (hash, selector) => {
        await page.goto(`${server.address}#${hash}`);
        await page.waitForSelector(selector);
    };
    await page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify({ theme: chosen })), theme);
    await open('', '.battle-card');
    await page.locator('.game-card', { hasText: 'Assault' }).click();
    await look('home');
    await page.getByRole('button', { name: 'Settings' }).click();
    await look('settings');
    await page.keyboard.press('Escape');
    const table = await makeGame(server, { text: patrol });
    await open(`g=${table.me}`, '.curtain');
    await look('curtain');
    await open(`g=${table.spectator}`, '.hand-hidden');
    await look('watching');
    const { me } = await makeGame(server, { text: patrol, seats: { german: 'cadet' } });
    await open(`g=${me}`, '.cell.live');
    await look('map');
    await page.locator('[data-card="1"]').focus();
    await look('card');
    await page.locator('[data-cell="B2"].live').click();
    await page.locator('[data-cell="B3"].live').hover();
    await page.locator('.inspector', { hasText: 'Whole combat' }).waitFor();
    await look('attack with odds');
    await page.locator('[data-cell="B3"].live').click();
    await page.waitForSelector('.combat');
    const seen = new Set();
    for (let i = 0; i < 60 && await page.locator('.combat.fought').count(); i++) {
        const step = await page.locator('.track p').textContent().catch(() => '');
        if (!seen.has(step)) {
            seen.add(step);
            await look(`combat: ${step}`);
        }
        await decide(page, withMouse, 0);
    }
    await look('after a combat');
    await playOut([page], withMouse, 0.8);
    await page.waitForSelector('dialog.result, .past-bar');
    await look('result');
    const solo = await makeGame(server, { scenario: 'aachen' });
    await open(`g=${solo.me}`, '.automa-decks');
    await page.locator('.automa-decks summary').click();
    await look('solo');
    await open('', '.battle-card');
    await page.locator('.game-card', { hasText: 'Assault' }).click();
    await page.getByRole('button', { name: /Learn it/ }).click();
    await page.waitForSelector('.lesson');
    await look('lesson');
    assert.deepEqual(page.errors, []);
    await page.context().close();
}
assert.deepEqual(found, []);
await browser.close();
console.log('no barrier was found in Assault');
process.exit();
