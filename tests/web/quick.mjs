// Quick hands on a slow line: a click that comes while the last one is on its way counts, a double click does not count twice.
// Usage: node quick.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer, threeAssaults } from './lib.mjs';

const units = ['E5', 'G5', 'I5'];
const server = await startServer(), browser = await startBrowser();
const { me } = await makeGame(server, { text: threeAssaults, seats: { axis: 'random' } });
const page = await openPage(browser), late = 150;
await page.routeWebSocket('**/ws', socket => {
    const upstream = socket.connectToServer();
    upstream.onMessage(message => setTimeout(() => socket.send(message), late));
});
/** Clicks without waiting for anything in between. */
const clickAll = selectors => page.evaluate(list => {
    for (const selector of list)
        document.querySelector(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}, selectors);
const cell = name => `[data-cell="${name}"].live`, done = '.decide .button.primary';
const log = () => page.locator('.log li').allTextContents();
const said = text => page.locator('.sentence', { hasText: text }).waitFor();

await page.goto(`${server.address}#g=${me}`);
await page.locator('.card.live[data-name="attack-center"]').click();
await page.locator(cell(units[0])).waitFor();
await clickAll(units.slice(0, 2).map(cell));
await page.locator('.log li', { hasText: 'Ordered G5' }).waitFor();
assert.deepEqual((await log()).filter(line => line.startsWith('Ordered')), ['Ordered E5', 'Ordered G5']);

// What ends a step is meant for the step that it was clicked in: not for the one that the last order leads to.
await page.waitForFunction(() => document.querySelector('.sentence').textContent.includes('Choose a unit to order'));
await clickAll([cell(units[2]), done]);
await page.getByRole('button', { name: 'Go to battle' }).waitFor();
await page.waitForTimeout(6 * late);
await page.getByRole('button', { name: 'Go to battle' }).waitFor();

// A double click goes to battle; it does not end the turn as well.
await clickAll([done, done]);
await said(/can attack|whom|target/i);
await page.waitForTimeout(6 * late);
await said(/can attack|whom|target/i);
assert.deepEqual(page.errors, []);
await browser.close();
console.log('two orders at once were given; nothing was done that nobody meant');
process.exit();
