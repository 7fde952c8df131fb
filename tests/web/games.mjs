// More than one game: both on the home page, the rules of each with search of its own, and a game that has no table in the browser.
// Usage: node games.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, makeGame, openPage, source, startBrowser, startServer } from './lib.mjs';

/** Of all rows of tables whose second column is `games`. */
const gamesOf = text => [...text.matchAll(/^\|[^|]*\| games \|.*\n\|-.*\n((?:\|.*\n)+)/gm)]
    .flatMap(([, rows]) => rows.trim().split('\n')).reduce((sum, row) => sum + Number(row.split('|')[2].replace(/,/g, '')), 0);

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const battle = 'training-grounds', making = /can be played in the terminal and by programs; the browser table is in the making/;
const fetched = [];
page.on('request', request => /assets\/rules-/.test(request.url()) && fetched.push(request.url()));
const isSeen = id => page.waitForFunction(one => {
    const at = document.getElementById(one)?.getBoundingClientRect();
    return at && at.top >= 0 && at.bottom <= innerHeight;
}, id);

// The home page has both games side by side, and the battles of the one that is chosen.
await page.goto(server.address);
await page.waitForSelector('.battle-card');
const { scenarios } = await (await fetch(`${server.address}api/scenarios`)).json(), count = name => scenarios.filter(one => one.ruleset === name).length;
const game = name => page.locator('.game-card', { hasText: name });
assert.equal(await page.locator('.battle-card').count(), count('memoir'));
await game('Assault').click();
assert.equal(await page.locator('.battle-card').count(), count('assault'));
assert.equal(await page.locator('#chosen-title').textContent(), 'Training Grounds');
await page.locator('.provenance', { hasText: /values are not public[^]*\d+ (?:entries )?are reconstructed/ }).waitFor(); // the count comes with the tables
const balanced = Number((await page.locator('.provenance').textContent()).match(/balanced by ([\d,]+) games/)[1].replace(/,/g, ''));
assert.equal(balanced, gamesOf(readFileSync(join(source, 'docs/assault-balance.md'), 'utf8')), 'the games of the document');
await page.locator('.battle-card', { hasText: 'Carentan' }).click();
assert.deepEqual(await page.locator('.chosen-battle .special-rules .rule').evaluateAll(links => links.map(link => link.getAttribute('href'))),
    ['S1', 'S2', 'S3'].map(rule => `#rules/assault/DUEL03-${rule}`), 'a battle tells its special rules');
assert.match(await page.locator('.chosen-battle .setup-facts').textContent(), /Whoever moves second has 10 prestige and 2 action cards more/);
assert.equal(await page.locator('.head nav').getByRole('link', { name: 'Rules' }).getAttribute('href'), '#rules/assault', 'its rules are one step away');
await page.getByLabel('Opponent').selectOption('captain');
await page.reload();
await page.waitForSelector('.battle-card');
assert.equal(await page.locator('#chosen-title').textContent(), 'Carentan', 'the game and the battle that were chosen last come first');
assert.equal(await page.getByLabel('Opponent').inputValue(), 'captain', 'and so does the opponent');
assert.deepEqual(fetched, [], 'rules come when somebody reads them');

// A file leads to its game.
await game('Memoir').click();
assert.equal(await page.locator('#chosen-title').textContent(), 'Pegasus Bridge');
await page.setInputFiles('.import input[type=file]', { name: 'own.scn', mimeType: 'text/plain', buffer: Buffer.from(execFileSync(binary, ['show', '--format', 'scn', battle])) });
await page.locator('.import .report', { hasText: 'is ready' }).waitFor();
assert.equal(await page.locator('#chosen-title').textContent(), 'Training Grounds');
assert.equal(await game('Assault').getAttribute('aria-pressed'), 'true');

// Rules: one file for each game, its own words found, its rules lead to each other.
const books = page.getByRole('navigation', { name: "Which game's rules" }), chosen = () => books.locator('[aria-current=page]').textContent();
const search = async words => {
    await page.getByLabel('Search the rules').fill(words);
    return page.locator('.search [role=status]').textContent();
};
await page.getByRole('link', { name: 'Rules', exact: true }).click();
await page.locator('.rule-block').first().waitFor();
assert.equal(fetched.length, 1);
assert.match(await chosen(), /Memoir/);
assert.ok(await page.locator('.summary').count());
assert.match(await search('prestige'), /No rule/);
assert.match(await search('medals'), /\d+ rules/);
await search('');
await books.getByRole('link', { name: /Assault/ }).click();
await page.locator('#PRES-1').waitFor();
assert.equal(fetched.length, 2);
assert.match(await chosen(), /Assault/);
assert.equal(new URL(page.url()).hash, '#rules/assault');
assert.match(await search('prestige'), /\d+ rules/);
assert.match(await search('medals'), /No rule/, 'only the rules that are open are searched');
await search('');
assert.ok(await page.locator('.rules pre').count() >= 14, 'maps are drawn as maps');
assert.equal(await page.locator('.rules').getByText('```').count(), 0);
assert.equal(await page.locator('.rules a a').count(), 0);
const stray = await page.evaluate(() => [...document.querySelectorAll('.rules a')].map(one => one.getAttribute('href'))
    .filter(to => !to.startsWith('#rules/assault/') || !document.getElementById(to.slice('#rules/assault/'.length))));
assert.deepEqual(stray, [], 'every link leads to a rule of the same game');

// Addresses: with the name of the game, and without it as ever.
await page.goto(`${server.address}#rules/assault/COMBAT-13`);
await isSeen('COMBAT-13');
assert.equal(await page.locator('.rule-block.current .rule-id').textContent(), 'COMBAT-13');
await page.goto(`${server.address}#rules/assault/SCEN-DUEL-01`);
await isSeen('SCEN-DUEL-01');
assert.equal(await page.locator('.named-block.current .rule-id').textContent(), 'SCEN-DUEL-01');
await page.goto(`${server.address}#rules/MOVE-3`);
await isSeen('MOVE-3');
assert.match(await chosen(), /Memoir/);
await page.getByRole('link', { name: 'All the rules' }).click();
await page.waitForSelector('.summary');
assert.equal(new URL(page.url()).hash, '#rules');

// The link of a game without a table, as one of a later server may be: one page that says so; the seat is left to a program.
const { me, invitation, spectator } = await makeGame(server, { scenario: battle, seats: { american: 'friend' } });
const rename = text => text.replace('"ruleset":"assault"', '"ruleset":"other"');
const hide = async one => {
    await one.routeWebSocket('**/ws', socket => {
        const upstream = socket.connectToServer();
        upstream.onMessage(message => socket.send(rename(String(message))));
    });
    await one.route('**/api/game', async route => {
        const response = await route.fetch();
        await route.fulfill({ response, body: rename(await response.text()) });
    });
};
await hide(page);
await page.reload(); // it holds for pages that are loaded from now on
const show = async address => {
    await page.goto(`${server.address}#${address}`);
    await page.locator('.unplayable .making', { hasText: making }).waitFor();
    assert.equal(await page.locator('h1').textContent(), 'Training Grounds');
    return (await page.locator('.wire').allTextContents()).join('\n');
};
assert.ok((await show(`g=${me}`)).includes(`{"do":"enter","secret":"${me}","id":1}`));
await show(`l=${me}`);
assert.ok((await show(`g=${spectator}`)).includes(spectator));
assert.match(await show(`i=${invitation}`), new RegExp(`POST http.*/api/claim[^]*"invitation":"${invitation}"`));
assert.match(await page.locator('.unplayable').textContent(), /The invitation is still open/);
const claim = await fetch(`${server.address}api/claim`, { method: 'POST', body: JSON.stringify({ invitation, secret: 'abcdefghijklmnopqrstuQ' }) });
assert.equal((await claim.json()).ok, true, 'looking has not used the invitation up');
await page.goto(`${server.address}#g=${me}`);
await page.getByRole('link', { name: 'Battles that can be played here' }).click();
await page.waitForSelector('.battle-card');
assert.equal(await page.locator('.kept-game').count(), 0);

/** A program with a secret: says these things one after the other. */
const program = (secret, ...requests) => page.evaluate(([own, list]) => new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`, 'bocage'), answers = [];
    const next = () => answers.length < list.length ? socket.send(JSON.stringify({ id: answers.length + 1, ...list[answers.length] })) : socket.close();
    list.unshift({ do: 'enter', secret: own });
    socket.onopen = next;
    socket.onerror = () => reject(new Error('no connection'));
    socket.onmessage = ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id === undefined)
            return;
        answers.push(answer);
        next();
    };
    socket.onclose = () => resolve(answers);
}), [secret, requests]);

// The page did not join for the seat; when a program has played on, the open page offers the replay.
await show(`g=${me}`);
assert.match(await page.locator('.unplayable').textContent(), /When the game is over, its replay/);
const nonce = '00112233445566778899aabbccddeeff';
const answers = [...await program('abcdefghijklmnopqrstuQ', { do: 'join', nonce }), ...await program(me, { do: 'join', nonce }, { do: 'resign' })];
assert.ok(answers.every(answer => answer.ok), answers.map(({ text }) => text).join());
const downloaded = page.waitForEvent('download');
await page.getByRole('button', { name: 'Download the replay' }).click();
assert.match(readFileSync(await (await downloaded).path(), 'utf8'), /^bocage[^]*ruleset +assault/);

// On a phone nothing is wider than the screen.
const phone = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });
await hide(phone);
for (const address of [`g=${me}`, 'rules/assault', 'rules/assault/TEST-A', 'rules']) {
    await phone.goto(`${server.address}#${address}`);
    await phone.waitForSelector(address.startsWith('g') ? '.unplayable .making' : '.rule-block');
    assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, `${address} fits`);
    if (process.env.PICTURES)
        await phone.screenshot({ path: `${process.env.PICTURES}/phone-${address.replace(/\W.*/, '')}-${address.length}.png` });
}

// A page loads the texts of its own game with the table, and none of the other's.
const own = { memoir: ['pegasus-bridge', 'Hits rolled minus hits expected'], assault: [battle, 'Ahead by {n}'] };
for (const [name, [scenario, text]] of Object.entries(own)) {
    const fresh = await openPage(browser), scripts = [];
    fresh.on('response', response => /\.js$/.test(response.url()) && scripts.push(response.text()));
    const others = Object.entries(own).filter(([other]) => other !== name).map(([, [, words]]) => words);
    const loads = async words => (await Promise.all(scripts)).some(script => script.includes(words));
    await fresh.goto(server.address);
    await fresh.waitForSelector('.battle-card');
    assert.equal(await loads(text), false, `the first page does without the table of ${name}`);
    await fresh.goto(`${server.address}#g=${(await makeGame(server, { scenario, seats: {} })).me}`);
    await fresh.waitForSelector('.cell');
    assert.equal(await loads(text), true, `${name} has its texts`);
    for (const words of others)
        assert.equal(await loads(words), false, `${name} loads nothing of the other game`);
    assert.deepEqual(fresh.errors, []);
}

assert.deepEqual([...page.errors, ...phone.errors], []);
await browser.close();
console.log('the rules of both games were read, and a game without a table was met');
process.exit();
