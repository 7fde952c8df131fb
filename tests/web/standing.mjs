// Whoever never wants to be asked for an Ambush says so once, and can take it back in the menu; by keyboard, by touch, and by two at one screen.
// Usage: node standing.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { axeSource, makeGame, openPage, startBrowser, startServer, threeAssaults } from './lib.mjs';

const assaults = [['E5', 'e6'], ['G5', 'g6'], ['I5', 'i6']];
const server = await startServer(), browser = await startBrowser();
const picture = (page, name) => process.env.PICTURES ? page.screenshot({ path: `${process.env.PICTURES}/${name}.png` }) : undefined;
const never = page => page.getByRole('button', { name: 'Do not ask about Ambush again in this game' });
const asks = page => page.getByLabel('Ask me whether to play Ambush');
const accessible = async page => {
    await page.evaluate(axeSource);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
};

async function toBattle(page) {
    await page.locator('.card.live[data-name="attack-center"]').click();
    for (const [from] of assaults)
        await page.locator(`[data-cell="${from}"].live`).click();
    await page.getByRole('button', { name: 'Go to battle' }).click();
}
const attack = async (page, number) => {
    const [from, to] = assaults[number];
    await page.locator(`[data-cell="${to}"].live`).waitFor();
    if (!await page.locator(`[data-cell="${to}"].live`).getAttribute('aria-label').then(text => text.includes('target')))
        await page.locator(`[data-cell="${from}"].live`).click();
    await page.locator(`[data-cell="${to}"].live`).click();
};
const press = async (page, selector) => page.locator(selector).first().click({ timeout: 500 }).catch(() => undefined);
/** Retreats and the like, until the attacker can attack again. What stands there before the attack is shown tells nothing yet. */
async function settle(attacker, defender, number) {
    await attacker.waitForFunction(made => [...document.querySelectorAll('.log li')].filter(one => /attacks/.test(one.textContent)).length >= made, number);
    const next = attacker.locator(`[data-cell="${assaults[number][0]}"].live, [data-cell="${assaults[number][1]}"].live`);
    for (let i = 0; i < 200; i++) {
        const said = await attacker.locator('.sentence').textContent(), heard = await defender.locator('.sentence').textContent();
        if (/Shall the unit in|Advance into it/.test(said))
            await press(attacker, '.decide .button:has-text("Stay")');
        else if (/must retreat/.test(heard))
            await press(defender, '.cell.live');
        else if (await next.count() && /can attack|whom/.test(said))
            return;
        await attacker.waitForTimeout(50);
    }
    assert.fail(`the attack did not end: ${await attacker.locator('.sentence').textContent()} / ${await defender.locator('.sentence').textContent()}`);
}

// Two players. The first question is answered once and for all, with keys; the second attack asks nothing.
{
    const { me, invitation } = await makeGame(server, { text: threeAssaults, seats: { allies: 'friend' } });
    const axis = await openPage(browser), allies = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await axis.goto(`${server.address}#g=${me}`);
    const attacker = await openPage(browser);
    await attacker.goto(`${server.address}#i=${invitation}`);
    await attacker.getByRole('button', { name: /Take|Play|seat/ }).click();
    await attacker.waitForSelector('.card.live');
    await toBattle(attacker);
    /* A click that was meant for what stood there before must not answer the question that has just come. */
    await axis.evaluate(() => new MutationObserver(() => {
        const bar = document.querySelector('.decide');
        if (bar && /Do not ask/.test(bar.textContent))
            window.tookClicks ??= getComputedStyle(bar).pointerEvents !== 'none';
    }).observe(document.body, { subtree: true, childList: true }));
    await attack(attacker, 0);
    await never(axis).waitFor();
    assert.equal(await axis.evaluate(() => window.tookClicks), false, 'a question that has just come takes no click');
    assert.equal(await never(attacker).count(), 0);
    await accessible(axis);
    await picture(axis, 'standing-question');
    await never(axis).focus();
    await axis.keyboard.press('Enter');
    await axis.locator('.toast[role=alert]', { hasText: 'You will not be asked again in this game' }).getByRole('button', { name: 'Ask me again' }).waitFor();
    await axis.waitForSelector('.die');
    await settle(attacker, axis, 1);
    assert.equal(await axis.locator('.log', { hasText: 'Ambush!' }).count(), 0);

    // It is kept with the game, for this seat wherever it is opened, and for nobody else.
    await allies.goto(`${server.address}#g=${me}`);
    await allies.waitForSelector('.board');
    let asked = 0;
    await axis.exposeFunction('wasAsked', () => asked++);
    await axis.evaluate(() => new MutationObserver(() => [...document.querySelectorAll('.decide .button')].some(one => /Ambush|Never/.test(one.textContent)) && window.wasAsked())
        .observe(document.body, { subtree: true, childList: true, characterData: true }));
    await attack(attacker, 1);
    await settle(attacker, axis, 2);
    assert.equal(asked, 0, 'nothing is asked, not even for a moment');

    // In the menu, with a finger, on a phone: asked again from now on.
    await allies.locator('.head-tools .button').last().tap();
    await asks(allies).waitFor();
    assert.equal(await asks(allies).isChecked(), false);
    assert.ok(await allies.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await accessible(allies);
    await picture(allies, 'standing-menu');
    await asks(allies).tap();
    await allies.waitForFunction(() => document.querySelector('dialog .check input').checked);
    await allies.keyboard.press('Escape');
    await attack(attacker, 2);
    await allies.getByRole('button', { name: 'Do not ask about Ambush again in this game' }).waitFor();
    await picture(allies, 'standing-phone');
    assert.ok(await allies.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await allies.locator('.decide .button', { hasText: 'Ambush!' }).tap();
    await attacker.locator('.log', { hasText: 'Ambush! i6 strikes I5' }).waitFor();

    await attacker.getByRole('button', { name: 'Menu' }).click();
    await asks(attacker).waitFor();
    assert.equal(await asks(attacker).isChecked(), true, 'the other side has its own answer');
    for (const page of [axis, attacker, allies]) {
        assert.deepEqual(page.errors, []);
        await page.context().close();
    }
}

// Two at one screen: the curtain has it, and the menu has both sides.
{
    const { me } = await makeGame(server, { text: threeAssaults });
    const page = await openPage(browser, { colorScheme: 'dark' }), curtain = page.locator('.curtain');
    await page.goto(`${server.address}#g=${me}`);
    await curtain.locator('.button.primary').click();
    await toBattle(page);
    await attack(page, 0);
    await curtain.waitFor();
    await picture(page, 'standing-curtain');
    await never(curtain).click();
    await curtain.waitFor({ state: 'detached' });
    await settle(page, page, 1);
    await attack(page, 1);
    await settle(page, page, 2);
    assert.equal(await curtain.count(), 0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Axis: Ask me whether to play Ambush').waitFor();
    assert.equal(await page.getByLabel('Axis: Ask me whether to play Ambush').isChecked(), false);
    assert.equal(await page.getByLabel('Allies: Ask me whether to play Ambush').isChecked(), true);
    await page.getByLabel('Axis: Ask me whether to play Ambush').check();
    await page.keyboard.press('Escape');
    await attack(page, 2);
    await curtain.waitFor();
    assert.deepEqual(page.errors, []);
}
await browser.close();
console.log('an Ambush was not asked for, and asked for again');
process.exit();
