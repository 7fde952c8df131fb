// A battle with a finger on a phone; everything that is to be touched is at least 44 pixels large.
// Usage: node phone.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { finger, makeGame, openPage, playOut, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const page = await openPage(browser, phone);

/** Buttons and hexes that are too small, by their text. */
const small = () => page.evaluate(() => [...document.querySelectorAll('button, select, .hex')].flatMap(one => {
    const { width, height } = one.getBoundingClientRect();
    const inLog = one.closest('.log');
    return width && !inLog && (width < 43.9 || height < 43.9) ? [`${one.textContent || one.getAttribute('aria-label')} ${Math.round(width)}x${Math.round(height)}`] : [];
}));
const widens = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

await page.goto(server.address);
await page.waitForSelector('.battle-card');
assert.deepEqual(await small(), [], 'on the home page');
assert.equal(await widens(), false, 'the home page is not wider than the phone');
for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 844 });
    const { me } = await makeGame(server, { text: skirmish, seats: { axis: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.card.live');
    await page.waitForTimeout(300);
    assert.deepEqual(await small(), [], `in battle, ${width} wide`);
    assert.equal(await widens(), false, 'the battle is not wider than the phone');
}
await playOut([page], finger);
assert.deepEqual(page.errors, []);
await browser.close();
console.log('a battle was played on a phone');
process.exit();
