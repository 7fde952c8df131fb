// Two at one screen: hands are hidden between turns, nobody's new cards stand in the log, and the
// question of an Ambush looks the same whether or not the card is held.
// Usage: node hotseat.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, makeGame, mouse, openPage, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const enter = async body => {
    const { me } = await makeGame(server, body);
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.curtain');
};
const hands = () => page.locator('.hand .card').count();
const curtain = page.locator('.curtain');

await enter({ text: skirmish });
assert.equal(await hands(), 0, 'no hand is seen behind the curtain');
assert.doesNotMatch(await page.locator('.log').textContent(), /draw/, 'nor in the log');
await curtain.locator('.button.primary').click();
await page.waitForSelector('.card.live');
const first = await page.evaluate(() => [...document.querySelectorAll('.medals-name')].at(-1).textContent);
/* A close assault asks too: that question is answered, the curtain between turns is not opened. */
const careful = {
    ...mouse,
    press: (one, selector) => selector.startsWith('.curtain')
        ? curtain.getByRole('button', { name: 'Do not ambush' }).click({ timeout: 300 }).catch(() => undefined) : mouse.press(one, selector),
};
const isNext = () => page.evaluate(() => /it is your turn/.test(document.querySelector('.curtain')?.textContent ?? ''));
for (let i = 0; i < 300 && !await isNext(); i++)
    await decide(page, careful, true);
assert.equal(await hands(), 0, 'the hand is covered when the turn goes on');
await curtain.locator('.button.primary').click();
await page.waitForSelector('.card.live');
const second = await page.evaluate(() => [...document.querySelectorAll('.medals-name')].at(-1).textContent);
assert.notEqual(first, second, 'the board is turned to who plays');
assert.doesNotMatch(await page.locator('.log').textContent(), /draw/);
await page.locator('.log button').first().click(); // looking back shows no hand either
await page.waitForSelector('.past-bar');
assert.equal(await hands(), 0);
await page.locator('.past-bar .primary').click();
for (let i = 0; i < 20; i++)
    await decide(page, mouse, true);
// nothing stands before the menu, and nothing comes any more
for (let i = 0, quiet = 0; i < 60 && quiet < 3; i++)
    if (await page.locator('dialog, .curtain').count()) {
        quiet = 0;
        await decide(page, mouse, true);
    } else {
        quiet++;
        await page.waitForTimeout(100);
    }
if (!await page.locator('dialog.result').count()) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
}
await page.waitForSelector('dialog.result');
assert.match(await page.locator('dialog.result h2').textContent(), /Victory for the|draw/);

/** The Allies attack next to the enemy: what is seen then, before and after the screen is handed over. */
async function attack(held) {
    const position = `bocage 1
ruleset memoir
id close-assault
title Close assault
front western
board standard countryside
side axis top DE hand 4 medals 2
side allies bottom US hand 4 medals 2
first allies
turn 1 allies phase play-card
hand axis ${held} probe-left recon-right
hand allies probe-center recon-left recon-right

map A     B     C     D     E     F     G     H     I     J     K     L     M
  9 .     .     .     .     .     .     .     .     .     .     .     .     .
  8    .     .     .     .     .     .     .     .     .     .     .     .
                   i4
  7 .     .     .     .     .     .     .     .     .     .     .     .     .
  6    .     .     .     .     .     F     .     .     .     .     .     .
                                     i4
  5 .     .     .     .     .     .     .     .     .     .     .     .     .
                                  I4
  4    .     .     .     .     .     .     .     .     .     .     .     .
  3 .     .     .     .     .     .     .     .     .     .     .     .     .
  2    .     .     .     .     .     .     .     .     .     .     .     .
                   I4
  1 .     .     .     .     .     .     .     .     .     .     .     .     .
`;
    await enter({ text: position });
    await curtain.locator('.button.primary').click();
    await page.locator('.card.live[data-name="probe-center"]').click();
    await page.locator('[data-cell="F5"].live').click();
    await page.getByRole('button', { name: 'Go to battle' }).click();
    await page.locator('[data-cell="f6"].live').click();
    await curtain.waitFor();
    const question = await page.evaluate(() => document.querySelector('.battle').innerText);
    assert.match(question, /Axis: answer with an Ambush\?\s+F5 attacks f6 in close assault/);
    assert.equal(await hands(), 0, 'the attacker sees no card of the other side');
    return question;
}
const without = await attack('recon-center');
await curtain.getByRole('button', { name: 'Do not ambush' }).click();
await page.waitForSelector('.die');
const withCard = await attack('ambush');
assert.equal(withCard, without, 'whether an Ambush is held is not to be seen');
await curtain.getByRole('button', { name: /show my cards/ }).click();
assert.equal(await page.locator('.hand .card', { hasText: 'Ambush' }).count(), 1, 'its owner sees it');
await page.locator('.decide .button', { hasText: 'Ambush!' }).click();
await page.locator('.log', { hasText: 'Ambush! f6 strikes F5' }).waitFor();
assert.equal(await hands(), 0, 'the screen is in the hands of the attacked: the attacker\'s cards stay covered');
assert.deepEqual(page.errors, []);
await browser.close();
console.log('two have played at one screen');
process.exit();
