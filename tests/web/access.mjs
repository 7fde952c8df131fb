// axe-core finds nothing on any page, in light, dark and the colours for colour-blind eyes; where
// colours are not enough patterns are there; motion ends where the system asks for none.
// Usage: node access.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, findBarriers, makeGame, mouse, openPage, playOut, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const found = [];

// A theme is other colours for the same page: what does not depend on colours is looked for in the first.
const look = async (page, name) => found.push(...await findBarriers(page, name, !name.startsWith('light')));

// A battle that is over, for all themes.
const over = (await makeGame(server, { text: skirmish, seats: { axis: 'cadet' } })).me;
const player = await openPage(browser);
await player.goto(`${server.address}#g=${over}`);
await player.waitForSelector('.card.live');
await playOut([player], mouse);
await player.context().close();

for (const theme of ['light', 'dark', 'safe']) {
    const page = await openPage(browser);
    const open = async (hash, selector) => {
        await page.goto(`${server.address}#${hash}`);
        await page.waitForSelector(selector);
    };
    await page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify({ theme: chosen })), theme);
    await open('', '.battle-card');
    await look(page, `${theme} home`);
    await page.locator('input[type=file]').setInputFiles({ name: 'bad.scn', mimeType: 'text/plain', buffer: Buffer.from('bocage 1\n') });
    await page.locator('.report', { hasText: 'cannot be played' }).waitFor();
    await look(page, `${theme} home, a bad file`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await look(page, `${theme} settings`);
    await page.keyboard.press('Escape');
    await open('about', '.prose');
    await look(page, `${theme} about`);
    await open('rules', '.rule-block');
    await look(page, `${theme} rules`);
    const friend = await makeGame(server, { scenario: 'pegasus-bridge', seats: { axis: 'friend' } });
    await open(`g=${friend.me}`, '.waiting');
    await look(page, `${theme} waiting`);
    await open(`i=${friend.invitation}`, '.prose .button');
    await look(page, `${theme} invitation`);
    const table = await makeGame(server, { scenario: 'pegasus-bridge' });
    await open(`g=${table.me}`, '.curtain');
    await look(page, `${theme} curtain`);
    await open(`g=${table.spectator}`, '.hand-hidden');
    await look(page, `${theme} watching`);
    const { me } = await makeGame(server, { scenario: 'saverne-gap', seats: { axis: 'cadet' } });
    await open(`g=${me}`, '.card.live');
    await page.locator('[data-card="1"]').focus();
    await look(page, `${theme} battle, card`);
    await page.keyboard.press('l');
    await page.locator('.mark.out-of-sight').first().waitFor({ state: 'attached' });
    await look(page, `${theme} battle, lines of sight`);
    const pattern = await page.evaluate(() => getComputedStyle(document.querySelector('.mark.out-of-sight')).fill);
    assert.equal(pattern.includes('pattern-unseen'), theme === 'safe', `${theme}: ${pattern}`);
    await page.keyboard.press('Escape');
    for (let i = 0; i < 10; i++)
        await decide(page, mouse, false);
    await look(page, `${theme} battle`);
    if (await page.locator('dialog').count())
        await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page, `${theme} menu`);
    await page.keyboard.press('Escape');
    await page.locator('.log button').first().click();
    await page.waitForSelector('.past-bar');
    await look(page, `${theme} looking back`);
    await open(`g=${over}`, 'dialog.result');
    await page.getByText('Check the dice').click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.waitForSelector('.findings');
    await look(page, `${theme} result, dice checked`);
    await open('', '.battle-card');
    await page.getByRole('button', { name: /Learn it/ }).click();
    await page.waitForSelector('.lesson');
    await look(page, `${theme} lesson`);
    assert.deepEqual(page.errors.filter(text => !text.includes('422')), []);
    await page.context().close();
}
assert.deepEqual(found, []);

// Motion as it is chosen, and none where the system asks for none.
for (const [reducedMotion, motion] of [['reduce', 'off'], ['no-preference', 'on']]) {
    const page = await openPage(browser, { reducedMotion });
    await page.goto(server.address);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.motion), motion);
    await page.context().close();
}
await browser.close();
console.log('no barrier was found');
process.exit();
