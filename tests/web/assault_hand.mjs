// The hand of Assault and the keys that go with it: what ends or passes, what leads to the buttons, and a card that keeps no key from what is told.
// Usage: node assault_hand.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGame, misplaced, misplacedAnywhere, openPage, source, startBrowser, startServer } from './lib.mjs';
import { engagement, illegible, settle } from './assault_lib.mjs';

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

// Who ends a turn is asked whether an attack is forgotten if one would be expected to do something: the grenadiers in the wood lose nothing
// to the riflemen, a mortar there would.
const worth = await openBattle(engagement.replace('ger-mortar      ger-grenadiers', 'ger-grenadiers  ger-mortar').replace('unit A3 face-down told 2\n', ''));
await worth.keyboard.press('e');
const forgotten = worth.locator('dialog', { hasText: '1 unit could still attack' });
await forgotten.waitFor();
await worth.keyboard.press('Escape');
await forgotten.waitFor({ state: 'detached' });
await worth.locator('.decide .done').waitFor();
const idle = await openBattle(engagement);
await idle.keyboard.press('e');
await idle.locator('.log', { hasText: 'income' }).waitFor();
assert.equal(await idle.locator('dialog').count(), 0);

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

// A large hand can be read, on every screen; what can be played in a combat is in sight; no card moves under the mouse.
const many = engagement.replace(/cards american-hand.*/, 'cards american-hand accuracy#178 replacements#143 usa-m10 usa-jeep usa-commander usa-sherman-m4a1 usa-armored-infantry'
    + ' usa-paratroopers field-salvage#237 snafu#224 hold-fast#210 counter-offensive#174 commander-initiative#172 off-target#188');
const overlapping = page => page.evaluate(() => [...document.querySelectorAll('.hand .card')].map(card => [card.dataset.name, card.getBoundingClientRect()])
    .filter(([, a], i, all) => all.some(([, b], j) => j > i && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).map(([name]) => name));
const hand = await openBattle(many);
for (const [width, height] of [[1280, 720], [1600, 900], [1000, 760], [390, 844], [844, 390]]) {
    await hand.setViewportSize({ width, height });
    assert.deepEqual(await illegible(hand), [], `at ${width} x ${height}`);
    assert.deepEqual(await misplaced(hand), [], `at ${width} x ${height}`);
    assert.deepEqual(await overlapping(hand), [], `at ${width} x ${height}`);
}
await hand.setViewportSize({ width: 1280, height: 720 });
const middles = () => hand.evaluate(() => Object.fromEntries([...document.querySelectorAll('.hand .card')].map(card => {
    const { x, y } = card.parentElement.getBoundingClientRect();
    return [card.dataset.name, `${Math.round(x)} ${Math.round(y)}`];
})));
const before = await middles();
await hand.locator('.card[data-name="usa-jeep"]').click();
await hand.locator('.card[data-name="usa-jeep"].raised').waitFor();
const [chosen, pointed] = [await hand.locator('.card.raised').evaluate(card => getComputedStyle(card).boxShadow), await hand.locator('.card[data-name="usa-commander"]').hover()
    .then(() => hand.locator('.card[data-name="usa-commander"]').evaluate(card => getComputedStyle(card).boxShadow))];
assert.notEqual(chosen, pointed, 'chosen does not look like pointed at');
await hand.locator('.cell.live[data-cell="C1"]').focus();
await hand.keyboard.press('Enter'); // placed while the mouse is over the hand
await hand.locator('.card[data-name="usa-jeep"]').waitFor({ state: 'detached' });
const { 'usa-jeep': gone, ...others } = before;
assert.ok(gone);
assert.deepEqual(await middles(), others, 'the others stay where they are');
await hand.mouse.move(300, 300);
await hand.waitForFunction(() => !document.querySelector('.hand .gap'));
await hand.locator('[data-cell="B2"].live').click();
await hand.locator('[data-cell="B3"].live').click();
await hand.locator('.decide .button', { hasText: 'Keep it hidden' }).click();
await hand.locator('.decide .button', { hasText: /^Pass$/ }).waitFor();
for (const [width, height] of [[1280, 720], [1000, 760], [390, 844], [844, 390]]) {
    await hand.setViewportSize({ width, height });
    assert.equal(await hand.locator('.hand .card').first().getAttribute('data-name'), 'accuracy');
    assert.equal(await hand.locator('.hand .card.live').first().evaluate(card => card.getBoundingClientRect().right < innerWidth && card.getBoundingClientRect().bottom <= innerHeight), true);
    assert.deepEqual(await illegible(hand), [], `in a combat at ${width} x ${height}`);
}

// A card out of the discard pile is chosen from the cards that lie there, behind one button.
const salvage = await openBattle(`${many}cards discards morale-boost#195 deadly-fire#184 supply-column#149 double-time#163 well-supplied#157 national-advantage#154 air-strike#122 prep-fire#136\n`);
await salvage.locator('.card[data-name="field-salvage"].live').click();
await salvage.locator('.decide .button', { hasText: 'Choose a discarded card' }).click();
assert.equal(await salvage.locator('.card-picker .card').count(), 8);
await salvage.locator('.card-picker .card', { hasText: 'Deadly Fire' }).click();
await salvage.locator('.hand .card[data-name="deadly-fire"]').waitFor();

// While units are chosen the hand that will be played with is known, to two at one screen as well, and each of its cards tells what it is.
const begin = await openPage(browser), { me } = await makeGame(server, { text: readFileSync(join(source, 'data/assault/carentan.scn'), 'utf8') });
await begin.goto(`${server.address}#g=${me}`);
for (let i = 0; i < 100 && !await begin.locator('.card.live').count(); i++) {
    await begin.locator('.curtain .primary, .decide.mixing .button').first().click({ timeout: 500 }).catch(() => undefined);
    await begin.waitForTimeout(50);
}
const later = begin.locator('.later-hand button');
await later.first().waitFor();
assert.equal((await later.allTextContents()).reduce((sum, text) => sum + Number(/×(\d)$/.exec(text)?.[1] ?? 1), 0), 8, 'all that was drawn');
const name = (await later.last().textContent()).replace(/ ×\d$/, '');
await later.last().click();
await begin.locator('.inspector', { hasText: name }).waitFor();
assert.deepEqual(await misplacedAnywhere(begin), []);

assert.deepEqual([...begin.errors, ...keys.errors, ...told.errors, ...hand.errors, ...salvage.errors], []);
await browser.close();
console.log('the keys of the hand do what they say');
process.exit();
