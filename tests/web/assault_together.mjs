// Two browsers in a duel of Assault: one reloads in mid-combat, the other is offline during the secret choice; nobody, neither a player
// nor who looks on, is told a hidden card or unit of somebody else before it is shown, in no frame.
// Usage: node assault_together.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { engagement, playOut, withMouse } from './assault_lib.mjs';
import { assertSecret, listen } from './assault_secrets.mjs';

const server = await startServer(), browser = await startBrowser();
const host = await openPage(browser), guest = await openPage(browser), onlooker = await openPage(browser);
const heard = { american: listen(host), german: listen(guest), spectator: listen(onlooker) };
const { me, invitation, spectator } = await makeGame(server, { text: engagement, seats: { german: 'friend' } });
await host.goto(`${server.address}#g=${me}`);
await host.waitForSelector('.waiting');
await guest.goto(`${server.address}#i=${invitation}`);
await guest.getByRole('button', { name: 'Take the seat' }).click();
await host.waitForSelector('.cell.live');
await onlooker.goto(`${server.address}#g=${spectator}`);
await onlooker.waitForSelector('.hand-hidden');
assert.equal(await onlooker.locator('.decide .button, .cell.live').count(), 0, 'who looks on decides nothing');
assert.match(await guest.evaluate(() => document.querySelector('.letters').textContent), /^C/, 'the guest sees its own side below');

// A new unit lies face down: its owner sees what it is.
await host.locator('.card.live[data-name="usa-m10"]').click();
await host.locator('[data-cell="C1"].live').click();
await host.waitForFunction(() => /M10/.test(document.querySelector('[data-cell="C1"]').getAttribute('aria-label')));
for (const page of [guest, onlooker]) {
    await page.waitForFunction(() => /face down/.test(document.querySelector('[data-cell="C1"]').getAttribute('aria-label')));
    assert.doesNotMatch(await page.locator('[data-cell="C1"]').getAttribute('aria-label'), /M10/);
}

/** Press what answers a window, until `page` is asked for a card in secret. */
async function reachSacrifice() {
    for (let i = 0; i < 200; i++) {
        for (const page of [host, guest]) {
            if (/Step 10/.test(await page.locator('.sentence').textContent()) && await page.locator('.card.live').count())
                return;
            const pass = page.locator('.decide .button', { hasText: /^Pass$|Let it|Do not fire|Keep it hidden/ });
            if (await pass.count())
                await pass.first().click({ timeout: 1000 }).catch(() => undefined);
        }
        await host.waitForTimeout(50);
    }
    assert.fail('no combat came to its tenth step');
}

// The riflemen attack the grenadiers in the wood.
await host.locator('[data-cell="B2"].live').click();
await host.locator('[data-cell="B3"].live').click();
await host.locator('.combat.fought').waitFor();
await host.reload(); // in mid-combat
await host.locator('.combat.fought').waitFor();
await reachSacrifice();

// The guest loses its connection while both choose; the host's card lies covered and tells nothing.
await host.waitForSelector('.card.live');
await guest.waitForSelector('.card.live');
await guest.context().setOffline(true);
await guest.waitForSelector('.toast.lost');
const known = Math.max(...heard.american.map(message => message.version ?? 0)), bluff = host.locator('.card.live[data-name="bluff-american"]');
await bluff.click();
await host.locator('.decide .button', { hasText: 'Show the bluff card' }).click();
await host.locator('.sentence', { hasText: 'Your card lies covered' }).waitFor();
assert.deepEqual(heard.spectator.filter(message => (message.version ?? 0) > known), [], 'nobody hears of it');
await host.reload();
await host.locator('.sentence', { hasText: 'Your card lies covered' }).waitFor();
await guest.context().setOffline(false);
await guest.waitForSelector('.toast.lost', { state: 'detached' });
await guest.waitForFunction(() => document.querySelectorAll('.card.live').length > 0, null, { timeout: 60000 });
assert.equal(await host.locator('.secret.american.covered figcaption').textContent(), 'Americans: Bluff, covered', 'its owner knows it');
assert.equal(await guest.locator('.secret.american.open').count(), 1, 'and nobody else that it lies there');
assert.equal(await host.locator('.secret.american .secret-sides').evaluate(card => getComputedStyle(card).transitionDuration), '0s', 'who wants no motion sees none');
await guest.locator('.card.live[data-name="bluff-german"]').click();
await guest.locator('.decide .button', { hasText: 'Show the bluff card' }).click();
for (const page of [host, guest, onlooker])
    await page.locator('.log', { hasText: 'show the bluff card' }).first().waitFor({ state: 'attached' });
assert.match(await onlooker.locator('.combat').textContent(), /bluff card shown/);

// To the end; then it is looked through what everybody was told on the way.
await playOut([host, guest], withMouse, 0.5);
await onlooker.waitForSelector('dialog.result, .past-bar');
const looked = await assertSecret(heard, { american: host, german: guest });
assert.deepEqual([...host.errors, ...guest.errors, ...onlooker.errors], []);
await browser.close();
console.log(`two browsers have played a duel of Assault, watched by a third; no secret in what they were told: ${looked} messages`);
process.exit();
