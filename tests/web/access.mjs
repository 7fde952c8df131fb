// axe-core finds nothing on any page, in light and dark.
// Usage: node access.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { axeSource, decide, makeGame, mouse, openPage, playOut, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const found = [];

async function look(page, name) {
    // Our pages allow no script from elsewhere; a test's own is put in by the browser.
    await page.evaluate(axeSource);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    for (const violation of violations)
        found.push(`${name}: ${violation.id}: ${violation.help}: ${violation.nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
}

for (const theme of ['light', 'dark', 'safe']) {
    const page = await openPage(browser);
    await page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify({ theme: chosen })), theme);
    await page.goto(server.address);
    await page.waitForSelector('.battle-card');
    await look(page, `${theme} home`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await look(page, `${theme} settings`);
    await page.keyboard.press('Escape');
    await page.goto(`${server.address}#about`);
    await page.waitForSelector('.prose');
    await look(page, `${theme} about`);
    await page.goto(`${server.address}#rules`);
    await page.waitForSelector('.rule-block');
    await look(page, `${theme} rules`);
    const { me } = await makeGame(server, { scenario: 'pegasus-bridge', seats: { axis: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.card.live');
    await look(page, `${theme} battle, card`);
    for (let i = 0; i < 10; i++)
        await decide(page, mouse, false);
    await look(page, `${theme} battle`);
    await page.locator('.log button').first().click();
    await page.waitForSelector('.past-bar');
    await look(page, `${theme} looking back`);
    const { me: short } = await makeGame(server, { text: skirmish, seats: { axis: 'cadet' } });
    await page.goto(`${server.address}#g=${short}`);
    await page.waitForSelector('.card.live');
    await playOut([page], mouse);
    await look(page, `${theme} result`);
    await page.getByText('Check the dice').click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.waitForSelector('.findings');
    await look(page, `${theme} dice`);
    await page.context().close();
}
assert.deepEqual(found, []);
await browser.close();
console.log('no barrier was found');
process.exit();
