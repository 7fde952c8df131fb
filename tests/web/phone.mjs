// A battle with a finger on a phone; everything that is to be touched is at least 44 pixels large;
// two fingers zoom, one pans, a long press tells what is there and does nothing.
// Usage: node phone.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { finger, makeGame, misplaced, openPage, playOut, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const page = await openPage(browser, phone);

/** Buttons, links and hexes that are too small, by their text. */
const small = () => page.evaluate(() => [...document.querySelectorAll('button, select, summary, .rule, .cell')].flatMap(one => {
    const { width, height } = one.getBoundingClientRect();
    return width && (width < 43.9 || height < 43.9) ? [`${one.textContent || one.getAttribute('aria-label')} ${Math.round(width)}x${Math.round(height)}`] : [];
}));
/* A page that is too wide makes a phone's window wider, too: so it is compared with the screen. */
const widens = () => page.evaluate(() => document.documentElement.scrollWidth > screen.width);

await page.goto(server.address);
await page.waitForSelector('.battle-card');
assert.deepEqual(await small(), [], 'on the home page');
assert.equal(await widens(), false, 'the home page is not wider than the phone');
for (const [hash, selector] of [['rules', '.rule-block'], ['about', '.prose']]) {
    await page.goto(`${server.address}#${hash}`);
    await page.waitForSelector(selector);
    assert.equal(await widens(), false, `${hash} is not wider than the phone`);
}
for (const [width, height] of [[667, 375], [844, 390], [360, 640], [390, 844]]) {
    await page.setViewportSize({ width, height });
    const { me } = await makeGame(server, { text: skirmish, seats: { axis: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.card.live');
    await page.waitForTimeout(300);
    assert.deepEqual(await small(), [], `in battle, ${width} wide`);
    assert.equal(await widens(), false, 'the battle is not wider than the phone');
    assert.deepEqual(await misplaced(page), [], `all has its place, ${width} wide`);
}

// Fingers on the board.
const touch = await page.context().newCDPSession(page);
const send = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
const box = () => page.evaluate(() => document.querySelector('.board').getAttribute('viewBox').split(' ').map(Number));
const { x, y } = await page.evaluate(() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    return { x: board.x + board.width / 2, y: board.y + board.height / 2 };
});
const [, , width] = await box();
await send('touchStart', [[x - 40, y], [x + 40, y]]);
for (let i = 1; i <= 10; i++)
    await send('touchMove', [[x - 40 - 8 * i, y], [x + 40 + 8 * i, y]]);
await send('touchEnd', []);
const [left, , zoomed] = await box();
assert.ok(zoomed < 0.6 * width, `two fingers zoom: ${width} to ${zoomed}`);
await send('touchStart', [[x, y]]);
for (let i = 1; i <= 10; i++)
    await send('touchMove', [[x + 10 * i, y]]);
await send('touchEnd', []);
assert.ok((await box())[0] < left, 'one finger pans');
assert.equal(await page.locator('.mark.selected, .why').count(), 0, 'and chooses nothing');
await page.waitForTimeout(500); // a tap just after a swipe only ends the swipe
await page.getByRole('button', { name: 'Whole board' }).tap();
await page.waitForFunction(old => Number(document.querySelector('.board').getAttribute('viewBox').split(' ')[2]) > old, width);
const unit = await page.evaluate(() => {
    const place = [...document.querySelectorAll('.cell')].find(hex => /Axis infantry/.test(hex.getAttribute('aria-label'))).getBoundingClientRect();
    return [place.x + place.width / 2, place.y + place.height / 2];
});
await send('touchStart', [unit]);
await page.waitForTimeout(700);
await send('touchEnd', []);
await page.locator('.inspector', { hasText: 'Axis infantry, 2 figures' }).waitFor();
assert.equal(await page.locator('.why').count(), 0, 'a long press only tells');
await page.locator('.sheet-tabs .button').first().tap();
await page.reload();
await page.waitForSelector('.card.live');

await playOut([page], finger);
assert.deepEqual(await small(), [], 'after the battle');
assert.deepEqual(page.errors, []);
await browser.close();
console.log('a battle was played on a phone');
process.exit();
