// Two browsers in a duel of Assault: one reloads in mid-combat, the other is offline during the secret choice; whoever looks on sees
// no hidden card, in no frame.
// Usage: node assault_together.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { patrol, playOut, withMouse } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
const host = await openPage(browser), guest = await openPage(browser), onlooker = await openPage(browser);
const heard = [];
onlooker.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))));
const { me, invitation, spectator } = await makeGame(server, { text: patrol, seats: { german: 'friend' } });
await host.goto(`${server.address}#g=${me}`);
await host.waitForSelector('.waiting');
await guest.goto(`${server.address}#i=${invitation}`);
await guest.getByRole('button', { name: 'Take the seat' }).click();
/* Who holds Sabotage is asked first whether it is played at the beginning of the turn. */
for (let i = 0; i < 300 && !await host.locator('.cell.live').count(); i++)
    await guest.locator('.decide .button', { hasText: 'Nothing now' }).click({ timeout: 100 }).catch(() => undefined);
await host.waitForSelector('.cell.live');
await onlooker.goto(`${server.address}#g=${spectator}`);
await onlooker.waitForSelector('.hand-hidden');
assert.equal(await onlooker.locator('.decide .button, .cell.live').count(), 0, 'who looks on decides nothing');
assert.match(await guest.evaluate(() => document.querySelector('.letters').textContent), /^C/, 'the guest sees its own side below');

const namesOf = page => page.evaluate(() => [...document.querySelectorAll('.hand .card')].map(card => card.dataset.name).filter(name => !name.startsWith('bluff')));
const secret = { american: await namesOf(host), german: await namesOf(guest) };
assert.equal(secret.american.length + secret.german.length > 4, true);

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

// The Pershing's place is behind the riflemen: they attack the grenadiers in the wood.
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
const before = heard.length, bluff = host.locator('.card.live[data-name="bluff-american"]');
await bluff.click();
await host.locator('.decide .button', { hasText: 'Show the bluff card' }).click();
await host.locator('.sentence', { hasText: 'Your card lies covered' }).waitFor();
assert.equal(heard.slice(before).filter(frame => /sacrific|chosen/.test(frame)).length, 0, 'nobody hears of it');
await host.reload();
await host.locator('.sentence', { hasText: 'Your card lies covered' }).waitFor();
await guest.context().setOffline(false);
await guest.waitForFunction(() => document.querySelectorAll('.card.live').length > 0, null, { timeout: 60000 });
await guest.locator('.card.live[data-name="bluff-german"]').click();
await guest.locator('.decide .button', { hasText: 'Show the bluff card' }).click();
for (const page of [host, guest, onlooker])
    await page.locator('.log', { hasText: 'show the bluff card' }).first().waitFor({ state: 'attached' });
assert.match(await onlooker.locator('.combat').textContent(), /bluff card shown/);

// To the end; no card of a hand was ever told to the onlooker before it was shown to all.
const shown = new Set(), told = heard.join('\n');
for (const [, kind] of told.matchAll(/"event":"(?:played|sacrificed|flipped|discarded|revealed|cancelled|recovered|destroyed)"[^}]*?"(?:card|kind)":"([\w-]+)"/g))
    shown.add(kind);
for (const frame of heard.filter(one => !/"update":|"entries":/.test(one)))
    assert.doesNotMatch(frame, /"hand":/, 'no hand in a view');
assert.doesNotMatch(told, /"hand":/);
assert.doesNotMatch(told, /"action":"draw /, 'a drawn card is for its owner alone');
await playOut([host, guest], withMouse, 0.5);
await onlooker.waitForSelector('dialog.result, .past-bar');
assert.deepEqual([...host.errors, ...guest.errors, ...onlooker.errors], []);
await browser.close();
console.log('two browsers have played a duel of Assault, watched by a third');
process.exit();
