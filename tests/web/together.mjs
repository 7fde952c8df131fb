// Two browsers against each other: one reloads in mid-turn, one is offline for a while, the server is
// killed and started again; somebody looks on. Then a hot-seat battle with hidden hands.
// Usage: node together.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, makeGame, mouse, openPage, playOut, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();

async function some(pages, count) {
    for (let i = 0; i < count; i++)
        for (const page of pages)
            await decide(page, mouse, false);
}

// A friend by link.
const host = await openPage(browser), guest = await openPage(browser), onlooker = await openPage(browser);
const { me, invitation, spectator } = await makeGame(server, { text: skirmish, seats: { axis: 'friend' } });
await host.goto(`${server.address}#g=${me}`);
await host.waitForSelector('.waiting');
await guest.goto(`${server.address}#i=${invitation}`);
await guest.getByRole('button', { name: 'Take the seat' }).click();
await host.waitForSelector('.card.live');
await onlooker.goto(`${server.address}#g=${spectator}`);
await onlooker.waitForSelector('.hand-hidden');
assert.equal(await onlooker.locator('.decide .button').count(), 0, 'who looks on decides nothing');
assert.notEqual(guest.url().split('#')[1], `g=${me}`, 'the guest has a secret of its own');
const ownEdge = page => page.evaluate(() => document.querySelector('.letters text:nth-of-type(2)') && [...document.querySelectorAll('.counter.axis')]
    .every(one => one.getBoundingClientRect().top > innerHeight / 2.6));
assert.equal(await ownEdge(guest), true, 'the guest sees its own side below');

await some([host, guest], 6);
await host.reload();
await host.waitForSelector('.board');
await some([host, guest], 6);

// Offline, meanwhile the other waits; then on with it.
await guest.context().setOffline(true);
await guest.evaluate(() => undefined);
await some([host], 4);
await guest.context().setOffline(false);
await some([host, guest], 6);

// The server is killed and comes back.
await server.stop('SIGKILL');
await host.waitForSelector('.toast.lost');
await server.again();
await host.waitForSelector('.toast.lost', { state: 'detached', timeout: 20000 });
await guest.waitForSelector('.toast.lost', { state: 'detached', timeout: 20000 });
await playOut([host, guest], mouse);
await onlooker.waitForSelector('dialog.result', { timeout: 20000 });

// A rematch, sides swapped: whoever asks, both are there.
await host.locator('dialog.result').getByRole('button', { name: /Rematch/ }).click();
await guest.waitForSelector('dialog.result', { state: 'detached', timeout: 10000 });
await guest.waitForSelector('.card.live', { timeout: 10000 });
for (const page of [host, guest, onlooker]) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
}

// At one screen.
const both = await openPage(browser);
const { me: table } = await makeGame(server, { text: skirmish });
await both.goto(`${server.address}#g=${table}`);
await both.waitForSelector('.curtain');
assert.equal(await both.locator('.hand .card').count(), 0, 'no hand is seen behind the curtain');
await both.locator('.curtain .button').click();
await both.waitForSelector('.card.live');
const first = await both.locator('.hand').textContent();
for (let i = 0; i < 200 && !await both.locator('.curtain').count(); i++)
    await decide(both, mouse, true);
assert.equal(await both.locator('.hand .card').count(), 0, 'the hand is covered when the turn goes on');
await both.locator('.curtain .button').click();
await both.waitForSelector('.card.live');
assert.ok(first);
await playOut([both], mouse);
assert.deepEqual(both.errors, []);
await browser.close();
console.log('battles were played together');
process.exit();
