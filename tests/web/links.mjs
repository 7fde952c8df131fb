// The link of a seat: its owner sees when it is open elsewhere too, and can put a new one in its place.
// Usage: node links.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, skirmish, startBrowser, startServer } from './lib.mjs';

const server = await startServer(), browser = await startBrowser();
const mine = await openPage(browser), other = await openPage(browser), onlooker = await openPage(browser);
const { me, spectator } = await makeGame(server, { text: skirmish, seats: { axis: 'captain' } });
const secretOf = page => new URL(page.url()).hash.replace('#g=', '');
const places = page => page.locator('.devices');
const renew = async page => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'New link for my seat' }).click();
    await page.getByRole('button', { name: 'Yes, make a new link' }).click();
};
const refused = page => page.locator('.problem', { hasText: 'this link opens no game' }).waitFor();

await mine.goto(`${server.address}#g=${me}`);
await onlooker.goto(`${server.address}#g=${spectator}`);
await mine.waitForSelector('.card.live');
await onlooker.waitForSelector('.board');
assert.equal(await places(mine).count(), 0, 'alone there is nothing to tell');

await other.goto(`${server.address}#g=${me}`);
await other.waitForSelector('.card.live');
await places(mine).waitFor();
assert.equal(await places(mine).textContent(), 'Your link is open in 2 places');
assert.equal(await places(other).textContent(), 'Your link is open in 2 places');
assert.equal(await places(onlooker).count(), 0, 'nobody else is told');

await renew(mine);
await mine.waitForFunction(old => !location.hash.includes(old), me);
const fresh = secretOf(mine);
assert.match(fresh, /^[\w-]{22}$/);
await mine.waitForSelector('.card.live');
await refused(other);
await places(mine).waitFor({ state: 'detached' });
await other.reload();
await refused(other);
assert.deepEqual(await mine.evaluate(() => JSON.parse(localStorage.getItem('bocage.games')).map(game => game.secret)), [fresh],
                 'the list of games has the new link, and no other');

// The answer is lost, the new link is not.
await mine.route('**/api/renew', async route => {
    await route.fetch();
    await route.abort();
});
await renew(mine);
await mine.waitForFunction(old => !location.hash.includes(old), fresh);
await mine.waitForSelector('.card.live');
await other.goto(`${server.address}#g=${fresh}`);
await other.reload();
await refused(other);
await other.goto(`${server.address}#g=${secretOf(mine)}`);
await other.reload();
await other.waitForSelector('.card.live');
await places(mine).waitFor();

assert.deepEqual(mine.errors.filter(error => !/ERR_FAILED/.test(error)), []);
assert.deepEqual([...other.errors, ...onlooker.errors], []);
await browser.close();
console.log('links were renewed');
process.exit();
