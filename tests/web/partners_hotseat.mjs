// Three at one screen: hands are covered between the sides; partners at one screen change without a curtain where they share a hand.
// Usage: node partners_hotseat.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, makeGame, mouse, openPage, shortSkirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser), curtain = page.locator('.curtain');
const hands = () => page.locator('.hand .card, .small-card').count();

// An alliance of two against one: who comes next is named, and nobody sees an enemy's hand.
await page.goto(`${server.address}#g=${(await makeGame(server, { text: shortSkirmish.replaceAll('medals 1', 'medals 6'), form: 'alliance-1-2' })).me}`);
const careful = { ...mouse, press: (one, selector) => selector.startsWith('.curtain') ? undefined : mouse.press(one, selector) }; // curtains are opened here
const turns = [];
for (const end = Date.now() + 25000; turns.length < 4 && Date.now() < end;) {
    const title = await curtain.count() ? await curtain.locator('h2').textContent() : '';
    if (/it is your turn/.test(title)) {
        assert.equal(await hands(), 0, 'no hand is seen behind the curtain');
        turns.push(title.replace(/, it is.*/, ''));
        await curtain.locator('.button.primary').click();
        await page.waitForSelector('.card.live');
        assert.equal(await page.locator('.small-card').count() > 0, turns.at(-1) !== 'Axis', 'partners see each other\'s cards');
    } else if (/Ambush/.test(title))
        await curtain.getByRole('button', { name: 'Do not ambush' }).click();
    else
        await decide(page, careful, true);
}
assert.deepEqual(turns, ['Allies 1', 'Axis', 'Allies 2', 'Axis']);

// A team at one screen: the card gives orders to both commanders, who follow each other without a curtain.
const text = `${shortSkirmish.split('\nmap')[0].replace('first allies', 'form team-1-2\nfirst allies\nturn 1 allies phase play-card\nhand axis probe-left probe-right probe-center attack-left\nhand allies recon-in-force attack-left attack-right attack-center')}\nmap${shortSkirmish.split('\nmap')[1]}`;
await page.goto('about:blank');
await page.goto(`${server.address}#g=${(await makeGame(server, { text, seats: { axis: 'cadet' } })).me}`);
await page.locator('[data-name="recon-in-force"].live').click();
const acting = page.locator('.acting-seats [aria-pressed=true]');
await acting.waitFor();
const before = await acting.textContent(), units = await page.locator('.cell.live').evaluateAll(all => all.map(one => one.dataset.cell));
await page.locator('.acting-seats [aria-pressed=false]').click();
await page.waitForFunction(name => document.querySelector('.acting-seats [aria-pressed=true]')?.textContent !== name, before);
await page.waitForTimeout(200);
assert.notDeepEqual(await page.locator('.cell.live').evaluateAll(all => all.map(one => one.dataset.cell)), units, 'the other commander has other units');
assert.equal(await curtain.count(), 0);
await page.locator('.decide .done').click();
await page.locator('.acting-seats').waitFor({ state: 'detached' });
assert.equal(await curtain.count(), 0, 'no curtain between members who share a hand');
assert.deepEqual(page.errors, []);
await browser.close();
console.log('three have played at one screen');
process.exit();
