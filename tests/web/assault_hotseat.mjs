// Two at one screen in Assault: hands are hidden between turns, in answers and in the secret choice.
// Usage: node assault_hotseat.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { engagement, patrol, playOut, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const { me } = await makeGame(server, { text: patrol });
const curtain = page.locator('.curtain'), hand = () => page.locator('.hand .card').count();
await page.goto(`${server.address}#g=${me}`);
await curtain.waitFor();
assert.equal(await hand(), 0, 'no hand is seen behind the curtain');
assert.doesNotMatch(await page.locator('.log').textContent(), /You draw/, 'nor in the log');
/* The other side may be asked first whether it answers the beginning of the turn. */
for (let i = 0; i < 60 && !await page.locator('[data-cell="B2"].live').count(); i++) {
    if (await curtain.count())
        await curtain.getByRole('button', { name: /answer/.test(await curtain.locator('h2').textContent()) ? 'Pass' : /show my cards/ }).click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(60);
}
await page.waitForSelector('.hand .card');
await page.locator('[data-cell="B2"].live').click();
await page.locator('[data-cell="B3"].live').click();

/** Who is asked covers the screen; answers are passed without a look at the cards. */
const seen = [];
for (let i = 0; i < 100; i++) {
    if (await curtain.count()) {
        assert.equal(await hand(), 0, 'nobody\'s cards lie open while the screen changes hands');
        const title = await curtain.locator('h2').textContent();
        if (/in secret/.test(title)) {
            seen.push(title);
            await curtain.locator('.button.primary').click();
            await page.waitForSelector('.card.live');
            const side = /Germans/.test(title) ? 'german' : 'american';
            await page.locator(`.card.live[data-name="bluff-${side}"]`).click();
            await page.locator('.decide .button', { hasText: 'Show the bluff card' }).click();
            if (seen.length === 2)
                break;
        } else if (/answer/.test(title))
            await curtain.getByRole('button', { name: 'Pass' }).click().catch(() => undefined);
        else
            await curtain.locator('.button.primary').click();
    } else if (/Step 10/.test(await page.locator('.sentence').textContent()) && await page.locator('.card.live[data-name^="bluff"]').count()) {
        seen.push(await page.locator('.card.live[data-name^="bluff"]').getAttribute('data-name')); // whose hand lies open anyway is asked at once
        await page.locator('.card.live[data-name^="bluff"]').click();
        await page.locator('.decide .button', { hasText: 'Show the bluff card' }).click();
        if (seen.length === 2)
            break;
    } else {
        const pass = page.locator('.decide .button', { hasText: /^Pass$|Let it|Do not fire|Keep it hidden/ });
        if (await pass.count())
            await pass.first().click({ timeout: 500 }).catch(() => undefined);
    }
    await page.waitForTimeout(60);
}
assert.equal(seen.length, 2, 'both have chosen');
await page.locator('.log', { hasText: 'show the bluff card' }).waitFor({ state: 'attached' });
await playOut([page], withMouse, 0.6, 20000);
await page.waitForSelector('dialog.result, .past-bar');

// The turn goes over. The board lies for who still decides; who takes over sees how many cards the enemy holds and the end of the log.
const table = await openPage(browser), shared = await makeGame(server, { text: engagement.replace('cards american-hand', 'cards american-hand sabotage#229').replace('cards german-hand', 'cards german-hand supply-column#149') });
const takeOver = () => table.locator('.curtain .primary').click({ timeout: 5000 });
const isBelow = (a, b) => table.evaluate(([one, other]) => ((below, above) => below > above)(...[one, other].map(cell => document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect().y)), [a, b]);
await table.goto(`${server.address}#g=${shared.me}`);
await takeOver();
await table.locator('.hand-facts', { hasText: 'Germans: 5 cards' }).waitFor();
assert.ok(await isBelow('A1', 'A4'));
await table.keyboard.press('e');
await table.locator('.decide .button', { hasText: 'Nothing now' }).waitFor();
assert.equal(await table.locator('.curtain').count(), 0);
assert.ok(await isBelow('A1', 'A4'), 'the Americans are asked for Sabotage: the board has not turned yet');
await table.locator('.decide .button', { hasText: 'Nothing now' }).click();
await takeOver();
assert.ok(await isBelow('A4', 'A1'), 'now it lies for the Germans');
await table.locator('.hand-facts', { hasText: 'Americans: 5 cards' }).waitFor();
assert.ok(await table.locator('.log ol').evaluate(list => list.scrollTop + list.clientHeight > list.scrollHeight - 8), 'the log stands at its end');
// A card is played: whoever may answer it is told which.
await table.locator('.card.live[data-name="supply-column"]').click();
await table.locator('.decide .button', { hasText: 'Play Supply Column' }).click();
await table.locator('.curtain p', { hasText: 'Germans have played Supply Column' }).waitFor();

assert.deepEqual([...page.errors, ...table.errors], []);
await browser.close();
console.log('two have played Assault at one screen');
process.exit();
