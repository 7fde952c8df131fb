// Match play: two battles with sides swapped, on the screen: in memoir the medals added up, in Assault the battles won.
// Usage: node match.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { openPage, startBrowser, startServer } from './lib.mjs';

const games = [{
    title: 'Memoir', first: 'axis', second: 'allies', names: { axis: 'Axis', allies: 'Allies' }, text: /medals added up/,
    begun: '.card.live', atBottom: page => page.locator('.medals-name').last().textContent(), most: 4,
}, {
    title: 'Assault', first: 'german', second: 'american', names: { german: 'Germans', american: 'Americans' }, text: /battles won count/,
    begun: '.hand .card', most: 1,
}];
const server = await startServer(), browser = await startBrowser();

async function playMatch({ title, first, second, names, text, begun, atBottom, most }) {
    const page = await openPage(browser);
    const resign = async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Yes, resign' }).click();
        await page.waitForSelector('dialog.result .match');
    };
    const round = () => page.locator('.round').textContent();
    /** A side's row in the standing: its name, and what counts first. */
    const stands = async (side, you, points) => {
        const row = page.locator(`.match tr.${side}`);
        assert.equal(await row.locator('th').textContent(), `${names[side]}${you ? ' (you)' : ''}`);
        assert.equal(await row.locator('td').first().textContent(), String(points));
    };
    await page.goto(server.address);
    await page.locator('.game-card', { hasText: title }).click();
    const option = page.locator('.setup label', { hasText: 'Match of two battles' });
    assert.match(await option.textContent(), text);
    await option.locator('input').check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector(begun);
    assert.equal(await round(), 'Battle 1 of 2');
    await resign();
    // Who gives up leaves the other side the battle: in memoir with all its medals.
    assert.equal(await page.locator('.match h3').textContent(), `After one battle ${names[first]} lead.`);
    await stands(first, false, most);
    await stands(second, true, 0);
    await page.getByRole('button', { name: 'Second battle, sides swapped' }).click();
    await page.waitForSelector('.round:has-text("Battle 2 of 2")');
    await page.waitForFunction(() => document.querySelector('.hand .card') !== null);
    if (atBottom)
        assert.equal(await atBottom(page), names[first], 'the sides are swapped: one\'s own medals come last');
    await resign();
    assert.equal(await page.locator('.match h3').textContent(), 'You have lost the match');
    await stands(first, true, 0);
    await stands(second, false, 2 * most);
    assert.equal(await page.getByRole('button', { name: 'Rematch, sides swapped' }).count(), 1);
    assert.deepEqual(page.errors, []);
    await page.context().close();
}

for (const game of games)
    await playMatch(game);

// Who plays alone has nobody to swap sides with, though a match was wanted before.
{
    const page = await openPage(browser);
    await page.goto(server.address);
    await page.locator('.game-card', { hasText: 'Assault' }).click();
    await page.getByLabel(/Match of two battles/).check();
    await page.getByRole('button', { name: /^Aachen/ }).click();
    await page.locator('.chosen-battle', { hasText: 'Aachen' }).waitFor();
    assert.equal(await page.getByLabel(/Match of two battles/).count(), 0);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector('.hand .card');
    assert.equal(await page.locator('.round').count(), 0);
    assert.deepEqual(page.errors, []);
}
await browser.close();
console.log('matches of two battles were played');
process.exit();
