// axe-core finds nothing where assault_access.mjs does not come by: rules, menu, discards, the note of own values, the enemy's turn as it is
// told, what it has cost, the game looked at again, and the table on a phone; in light, dark and the colours for colour-blind eyes.
// Usage: node assault_access_states.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { findBarriers, makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { engagement, passOn, settle, spilt, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const found = [];
const values = 'bocage 1\nruleset assault\nvalue-unit usa-m10 soft 5\n';
/** The enemy's first turn has something to shoot at: recruits in the open, before pioneers. */
const prey = engagement.replace('usa-riflemen', 'usa-recruit').replace('ger-grenadiers', 'ger-pioneers');

/** A theme is other colours for the same page: what does not depend on colours is looked for in the first. */
async function look(page, name) {
    for (const theme of ['light', 'dark', 'safe']) {
        await page.evaluate(chosen => Object.assign(document.documentElement.dataset, { theme: chosen, patterns: chosen === 'safe' ? 'on' : 'off' }), theme);
        found.push(...await findBarriers(page, `${theme} ${name}`, theme !== 'light'));
    }
}

async function open(options) {
    const page = await openPage(browser, options);
    await settle(page, { confirmEnd: false });
    return page;
}

const page = await open({}), dialog = page.locator('dialog');
const close = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
};
await page.goto(`${server.address}#rules/assault`);
await page.waitForSelector('.rule-block');
await look(page, 'rules');

const { me } = await makeGame(server, { text: prey, values, seats: { german: 'cadet' } });
await page.goto(`${server.address}#g=${me}`);
await page.waitForSelector('.cell.live');
await page.getByRole('button', { name: 'Menu' }).click();
await dialog.waitFor();
await look(page, 'menu');
await close();
await page.locator('.facts-button:not(.own-values)').click();
await dialog.waitFor();
await look(page, 'discards');
await close();
await page.locator('.own-values').click();
await dialog.waitFor();
await look(page, 'own values');
await close();

// The enemy's turn is told and waits where something was lost; at its end stands what it has cost.
await page.keyboard.press('e');
const told = page.locator('.narration');
for (let i = 0; i < 1000 && !await told.filter({ hasText: 'Go on' }).count(); i++)
    await (await told.count() ? page.waitForTimeout(40) : passOn(page));
await look(page, 'narration');
for (const size of [{ width: 1280, height: 800 }, { width: 1000, height: 700 }, { width: 390, height: 844 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    assert.deepEqual(await spilt(page), [], `all buttons are in the bar at ${size.width} x ${size.height}`);
}
/* Not by the space bar: it would close the note of the cost as well, unread. */
for (let i = 0; i < 1000 && !await dialog.count(); i++)
    await (await told.count() ? withMouse.press(page, '.narration .primary') : passOn(page));
await dialog.locator('li', { hasText: 'destroyed' }).waitFor();
await look(page, 'losses');
await page.keyboard.press('Escape');
await page.locator('.log button').first().click();
await page.locator('.past-bar input').waitFor();
assert.ok((await page.locator('.past-bar input').boundingBox()).width > 150, 'the slider is long enough to be moved to a moment');
await look(page, 'looking back');

// On a phone: the table, a combat, the panel in front.
const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }), fight = await makeGame(server, { text: engagement, seats: { german: 'cadet' } });
await phone.goto(`${server.address}#g=${fight.me}`);
await phone.waitForSelector('.cell.live');
await look(phone, 'phone');
await phone.locator('.sheet-tabs .button').last().tap();
await look(phone, 'phone, panel');
await phone.locator('[data-cell="B2"].live').tap();
for (let i = 0; i < 2; i++)
    await phone.locator('[data-cell="B3"].live').tap();
await phone.locator('.combat.fought').waitFor();
await look(phone, 'phone, combat');
assert.deepEqual([...page.errors, ...phone.errors], []);
assert.deepEqual(found, []);
await browser.close();
console.log('no barrier was found in what else there is of Assault');
process.exit();
