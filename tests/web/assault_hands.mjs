// Assault without a mouse: a battle by keyboard alone and one with a finger on a phone, both from the home page to their natural end.
// Usage: node assault_hands.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, misplaced, openPage, startBrowser, startServer } from './lib.mjs';
import { chooseFile, decide, illegible, patrol, playToEnd, settle, spilt, tabTo, withFinger, withKeys } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();

// By keyboard alone: Tab leads to the game, to its battles, to an opponent, to Play.
const keyboard = await openPage(browser), press = key => keyboard.keyboard.press(key);
await settle(keyboard, { enemyTurn: 'fast' });
await keyboard.goto(server.address);
await keyboard.waitForSelector('.battle-card');
await tabTo(keyboard, '.game-card:not([aria-pressed=true])');
await press('Enter');
await keyboard.locator('#chosen-title', { hasText: 'Training Grounds' }).waitFor();
await tabTo(keyboard, '.setup select');
for (let i = 0; i < 10 && await keyboard.locator('.setup select').first().inputValue() !== 'cadet'; i++)
    await press('ArrowUp');
assert.equal(await keyboard.locator('.setup select').first().inputValue(), 'cadet');
await tabTo(keyboard, 'button', 'Play');
await press('Enter');
await keyboard.waitForSelector('.card.live');

// A shorter battle from a file: only the file is not chosen by keys.
await keyboard.goto(server.address);
await chooseFile(keyboard, patrol, 'Patrol');
await tabTo(keyboard, 'button', 'Play');
await press('Enter');
await keyboard.waitForSelector('.unit-card');
await press('?');
await keyboard.waitForSelector('dialog .keys');
await press('Escape');
await keyboard.waitForSelector('dialog', { state: 'detached' });
await press('l');
await keyboard.locator('.mark.supplied').first().waitFor({ state: 'attached' });
await press('Escape');
await playToEnd([keyboard], withKeys);
await keyboard.waitForSelector('dialog.result, .past-bar');

// On a phone: all of the map is seen, nothing is wider than the screen, and what is tapped is large enough.
const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const small = () => phone.evaluate(() => [...document.querySelectorAll('.battle button, .battle .cell')].flatMap(one => {
    const { width, height } = one.getBoundingClientRect();
    return width && (width < 43.5 || height < 43.5) && !one.closest('.combat, .log, .hand') ? [`${one.textContent || one.dataset.cell} ${Math.round(width)} x ${Math.round(height)}`] : [];
}));
await settle(phone, { enemyTurn: 'fast' });
const duel = await makeGame(server, { scenario: 'training-grounds', seats: { german: 'cadet' } });
await phone.goto(`${server.address}#g=${duel.me}`);
await phone.waitForSelector('.cell.live, .hand .card.live');
assert.deepEqual(await small(), []);
assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
assert.deepEqual(await misplaced(phone), []);

// Turned sideways nothing lies on anything else, and the enemy's turn is told where it is seen at once.
await phone.setViewportSize({ width: 844, height: 390 });
assert.deepEqual(await misplaced(phone), []);
const panel = by => phone.locator('.side').evaluate((side, down) => {
    side.scrollTop += down;
    return side.scrollTop;
}, by);
await phone.locator('[data-cell="A1"]').tap();
await phone.locator('.inspector', { hasText: 'A1' }).waitFor();
assert.ok(await panel(200) > 0, 'the panel can be pushed up');
await phone.locator('[data-cell="F5"]').tap();
await phone.locator('.inspector', { hasText: 'F5' }).waitFor();
await phone.waitForFunction(() => document.querySelector('.side').scrollTop === 0); // what is looked at next begins at its top
const solo = await makeGame(server, { scenario: 'bocage-country' });
await phone.goto(`${server.address}#g=${solo.me}`);
await phone.waitForSelector('.decide.mixing .button');
for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await phone.setViewportSize(size);
    assert.deepEqual([await misplaced(phone), await spilt(phone), await small()], [[], [], []]);
    assert.ok((await phone.locator('.next').boundingBox()).height < 0.38 * size.height, 'eight answers leave the map and the hand their places');
}
for (let i = 0; i < 400 && !await phone.locator('.narration').count(); i++)
    await decide(phone, withFinger, 0.9);
await phone.locator('.next .moment').waitFor();
assert.deepEqual([await misplaced(phone), await spilt(phone)], [[], []]);
const said = await phone.evaluate(() => {
    const { left, top, right, bottom } = document.querySelector('.next .moment').getBoundingClientRect(), on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return on?.closest('.moment') !== null;
});
assert.ok(said, 'what is told lies on top');
await phone.setViewportSize({ width: 390, height: 844 });
await phone.goto(server.address);
await chooseFile(phone, patrol, 'Patrol');
await phone.getByRole('button', { name: 'Play', exact: true }).tap();
await phone.waitForSelector('.cell.live, .decide .button');
await playToEnd([phone], withFinger);
await phone.waitForSelector('dialog.result, .past-bar');

// Names and numbers can be read: of objectives' garrisons and guns with a long reach, and on as many cards as a battle begins with.
const desk = await openPage(browser), sizes = [[1280, 720], [1500, 800], [1920, 1080], [390, 844], [844, 390]];
await settle(desk, { enemyTurn: 'off' });
const guns = patrol.replace('usa-mortar      usa-pershing', 'usa-m12         usa-howitzer-105');
for (const battle of [{ scenario: 'bastogne', seats: { german: 'cadet' } }, { scenario: 'bocage-country' }, { text: guns, seats: { german: 'cadet' } }]) {
    await desk.goto(`${server.address}#g=${(await makeGame(server, battle)).me}`);
    await desk.waitForSelector('.hand .card');
    await desk.waitForSelector('.board image');
    assert.equal(await desk.locator('.unit-card').count() > 0 || await desk.locator('.hand .card').count() > 12, true);
    for (const [width, height] of sizes) {
        await desk.setViewportSize({ width, height });
        assert.deepEqual(await illegible(desk), [], `${battle.scenario ?? 'guns'} at ${width} x ${height}`);
    }
}

assert.deepEqual([...keyboard.errors, ...phone.errors, ...desk.errors], []);
await browser.close();
console.log('battles of Assault were played by keyboard alone and on a phone');
process.exit();
