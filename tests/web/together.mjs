// Two browsers against each other: one reloads in mid-turn, one is offline for a while, the server is
// killed and started again in mid-battle; somebody looks on.
// Usage: node together.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, makeGame, mouse, openPage, playOut, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();

async function some(pages, count) {
    for (let i = 0; i < count; i++)
        for (const page of pages)
            await decide(page, mouse, false);
}

/** What everybody sees of a game: units, medals, turn. */
const position = page => page.evaluate(() => JSON.stringify([
    [...document.querySelectorAll('.cell')].map(hex => hex.getAttribute('aria-label').replace(/, (can be chosen|in reach.*|target.*|selected)/g, '')).sort(),
    [...document.querySelectorAll('.medals')].map(one => one.getAttribute('aria-label')).sort(),
]));

/** All pages show the same position; they may need a moment. */
async function agree(pages, what) {
    let seen = [];
    for (let i = 0; i < 60; i++) {
        seen = await Promise.all(pages.map(position));
        if (seen.every(one => one === seen[0]))
            return;
        await pages[0].waitForTimeout(100);
    }
    assert.fail(`${what}: the pages show different positions`);
}

// A friend by link; an onlooker, whose messages are kept.
const host = await openPage(browser), guest = await openPage(browser), onlooker = await openPage(browser);
const heard = [];
onlooker.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))));
const { me, invitation, spectator } = await makeGame(server, { text: skirmish, seats: { axis: 'friend' } });
await host.goto(`${server.address}#g=${me}`);
await host.waitForSelector('.waiting');
await guest.goto(`${server.address}#i=${invitation}`);
await guest.getByRole('button', { name: 'Take the seat' }).click();
await host.waitForSelector('.card.live');
assert.match(await host.title(), /Your turn/);
await onlooker.goto(`${server.address}#g=${spectator}`);
await onlooker.waitForSelector('.hand-hidden');
assert.match(await onlooker.title(), /^Watching/);
assert.equal(await onlooker.locator('.decide .button').count(), 0, 'who looks on decides nothing');
assert.equal(await onlooker.locator('.cell.live').count(), 0);
assert.notEqual(guest.url().split('#')[1], `g=${me}`, 'the guest has a secret of its own');
const ownEdge = page => page.evaluate(() => document.querySelector('.letters text:nth-of-type(2)') && [...document.querySelectorAll('.counter.axis')]
    .every(one => one.getBoundingClientRect().top > innerHeight / 2.6));
assert.equal(await ownEdge(guest), true, 'the guest sees its own side below');
// A used invitation says so.
const late = await openPage(browser);
await late.goto(`${server.address}#i=${invitation}`);
await late.getByText('This invitation has been used').waitFor();
await late.context().close();

await some([host, guest], 6);
await host.reload(); // in mid-turn
await host.waitForSelector('.board');
await agree([host, guest, onlooker], 'after a reload');
await some([host, guest], 6);

// Offline, meanwhile the other goes on; what happened is told on return.
await guest.context().setOffline(true);
await guest.waitForSelector('.toast.lost', { timeout: 20000 });
await some([host], 8);
await guest.context().setOffline(false);
await guest.waitForSelector('.toast.lost', { state: 'detached', timeout: 20000 });
await agree([host, guest, onlooker], 'after being offline');
await some([host, guest], 6);

// The server is killed in mid-battle and comes back: nothing that was seen is lost.
await host.waitForTimeout(500); // the last click may still be on its way
await agree([host, guest], 'before the server is killed');
const before = await position(host);
await server.stop('SIGKILL');
await host.waitForSelector('.toast.lost');
await server.again();
for (const page of [host, guest, onlooker])
    await page.waitForSelector('.toast.lost', { state: 'detached', timeout: 20000 });
await agree([host, guest, onlooker], 'after the server was killed');
assert.equal(await position(host), before);
await playOut([host, guest], mouse);
await onlooker.waitForSelector('dialog.result', { timeout: 20000 });
await agree([host, guest, onlooker], 'at the end');

// The onlooker's browser was never told a card of a hand.
const messages = heard.map(text => JSON.parse(text));
assert.ok(messages.some(message => message.update === 'spectator'), 'the onlooker was told');
for (const message of messages.filter(one => one.view && one.actor !== 'nobody'))
    for (const side of ['axis', 'allies'])
        assert.equal(message.view.sides[side].hand?.length ?? 0, 0, 'no hand for onlookers');
for (const message of messages)
    for (const entry of message.entries ?? [])
        for (const event of entry.events)
            assert.ok(event.event !== 'drew' || !event.card || message.actor === 'nobody', 'no drawn card for onlookers');

// A rematch, sides swapped: whoever asks, both are there.
await host.locator('dialog.result').getByRole('button', { name: /Rematch/ }).click();
await guest.waitForSelector('dialog.result', { state: 'detached', timeout: 10000 });
await guest.waitForSelector('.card.live', { timeout: 10000 });
for (const page of [host, guest, onlooker])
    assert.deepEqual(page.errors, []);
await browser.close();
console.log('battles were played together');
process.exit();
