// Four people, each in a browser of their own, play an Operation Alliance battle to its end: partners take turns, see each other's hands and
// talk; one reloads in mid-battle; one leaves, a computer player takes over and gives back. A fifth looks on.
// Usage: node partners.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { decide, findBarriers, makeGame, misplacedAnywhere, mouse, openPage, resignAll, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
/* So many medals that nobody wins before the partner is back. */
const { me, invitations, spectator } = await makeGame(server, {
    text: skirmish.replaceAll('medals 2', 'medals 3'), form: 'alliance-2-2', absent: 1, seats: { 'axis-1': 'friend', 'axis-2': 'friend', 'allies-2': 'friend' },
});
const seats = { 'allies-1': await openPage(browser) };
await seats['allies-1'].goto(`${server.address}#g=${me}`);
await seats['allies-1'].waitForSelector('.people');
assert.equal(await seats['allies-1'].getByText('has not come yet').count(), 3, 'the waiting page tells who is missing');
for (const [seat, invitation] of Object.entries(invitations)) {
    seats[seat] = await openPage(browser);
    await seats[seat].goto(`${server.address}#i=${invitation}`);
    await seats[seat].getByRole('button', { name: 'Take the seat' }).click();
}
const pages = Object.values(seats), [first, second] = [seats['allies-1'], seats['allies-2']];
for (const page of pages)
    await page.waitForSelector('.board');
const onlooker = await openPage(browser);
await onlooker.goto(`${server.address}#g=${spectator}`);
await onlooker.waitForSelector('.hand-hidden');

// The first of the pair that moves first has the turn; both see both hands, and the card between them; the other side sees neither.
await first.waitForSelector('.card.live');
assert.equal(await first.locator('.sitter.turn.me').count(), 1, 'whose turn it is stands in the head');
assert.equal(await second.locator('.card.live').count(), 0, 'only who has the turn may act');
const cards = async page => ({
    own: await page.locator('.hand > li > .card:not([data-name^=shared])').evaluateAll(all => all.map(one => one.dataset.name)),
    shared: await page.locator('.shared-card .card-name').allTextContents(),
    partner: await page.locator('.small-card').count(),
});
const [mine, theirs, enemy] = [await cards(first), await cards(second), await cards(seats['axis-1'])];
assert.equal(mine.own.length, 2);
assert.deepEqual([mine.partner, theirs.partner], [2, 2]);
assert.deepEqual(mine.shared, theirs.shared);
assert.notDeepEqual(enemy.own, mine.own);
assert.equal(await onlooker.locator('.small-card, .card.live').count(), 0, 'no hand for who looks on');
assert.deepEqual(await misplacedAnywhere(first), []);
assert.deepEqual(await findBarriers(first, 'an alliance'), []);

// Talk: a phrase, a hex, a card that is proposed and can be played by one click.
await second.keyboard.press('t');
await second.getByRole('button', { name: 'Hold the line' }).click();
await first.locator('.toast.heard', { hasText: 'Allies 2: Hold the line' }).waitFor();
await second.keyboard.press('p');
await second.locator('[data-cell="F5"]').click();
await first.locator('.pointed').waitFor();
assert.equal(await seats['axis-1'].locator('.toast.heard, .pointed').count(), 0, 'the enemy hears nothing');
await second.keyboard.press('p');
await second.locator('.shared-card .card').click({ force: true }); // to point at, not to play
const proposal = first.locator('.toast.heard', { hasText: 'proposes' });
await proposal.waitFor();
if (await proposal.getByRole('button', { name: 'Do it' }).count()) {
    await proposal.getByRole('button', { name: 'Do it' }).click();
    await first.locator('.log', { hasText: 'Allies 1: ' }).waitFor();
}

/** Everybody does something, so many times; whether the battle is over. */
async function go(rounds, who = pages) {
    for (let i = 0; i < rounds; i++)
        for (const page of who)
            await decide(page, mouse, true);
    return await first.locator('dialog.result').count() > 0;
}
let over = await go(3);
await first.reload();
await first.waitForSelector('.board');

// The partner leaves. When the turn is his, a computer player takes it; he comes back and has it again.
const address = second.url();
if (!over) {
    await second.goto('about:blank');
    const rest = pages.filter(page => page !== second), ask = first.locator('.toast', { hasText: 'waits for Allies 2' });
    for (let i = 0; i < 150 && !over && !await ask.count(); i++)
        over = await go(1, rest);
    if (!over) {
        await first.waitForTimeout(1100); // absent long enough
        await ask.getByRole('button').click();
        await first.locator('.log', { hasText: 'stands in for Allies 2' }).waitFor();
        await second.goto(address);
        await second.getByRole('button', { name: 'Take the seat back' }).first().click();
        await first.locator('.log', { hasText: 'Allies 2 is back' }).waitFor();
    }
}
const end = Date.now() + 15000;
while (!over && Date.now() < end)
    over = await go(1);
if (!over)
    await resignAll([seats['axis-1'], seats['axis-2']]); // who plays at random may need long
for (const page of [...pages, onlooker])
    await page.waitForSelector('dialog.result', { timeout: 10000 });
for (const page of [...pages, onlooker])
    assert.deepEqual(page.errors, []);
await browser.close();
console.log('partners have taken turns');
process.exit();
