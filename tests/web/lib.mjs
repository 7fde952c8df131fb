// What the browser tests share: a server of their own, Debian's Chromium, and a player who looks at
// the page only and clicks what can be clicked.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const [binary, source] = process.argv.slice(2);
const require = createRequire(join(source, 'web/package.json'));
const { chromium } = require('playwright-core');
export const axeSource = require('axe-core').source;

/** A battle with three close assaults in one turn, and an Ambush to answer them with. */
export const threeAssaults = `bocage 1
ruleset memoir
id three-assaults
title Three assaults
front western
board standard countryside
side axis top DE hand 4 medals 4
side allies bottom US hand 4 medals 4
first allies
turn 1 allies phase play-card
hand axis ambush probe-left recon-right
hand allies attack-center recon-left recon-right

map A     B     C     D     E     F     G     H     I     J     K     L     M
  9 .     .     .     .     .     .     .     .     .     .     .     .     .
  8    .     .     .     .     .     .     .     .     .     .     .     .
  7 .     .     .     .     .     .     .     .     .     .     .     .     .
  6    .     .     .     .     .     .     .     .     .     .     .     .
                               i4          i4          i4
  5 .     .     .     .     .     .     .     .     .     .     .     .     .
                            I4          I4          I4
  4    .     .     .     .     .     .     .     .     .     .     .     .
  3 .     .     .     .     .     .     .     .     .     .     .     .     .
  2    .     .     .     .     .     .     .     .     .     .     .     .
  1 .     .     .     .     .     .     .     .     .     .     .     .     .
`;

/** Start a server, with a copy of the games in a database if one is named; `stop` ends it, `again` starts it with the same games. */
export async function startServer(games) {
    const folder = mkdtempSync(join(tmpdir(), 'bocage-web-'));
    const db = join(folder, 'games.db');
    if (games)
        copyFileSync(games, db);
    const server = { process: null, address: '', port: 0 };
    const start = () => new Promise((resolve, reject) => {
        const child = spawn(binary, ['serve', '--listen', `127.0.0.1:${server.port}`, '--db', db, '--pace', '2', '--hush', '30', '--limit-games', '1000', '--limit-messages', '60000', '--limit-imports', '1000'],
            { stdio: ['ignore', 'pipe', 'ignore'] });
        server.process = child;
        child.stdout.on('data', text => {
            const found = String(text).match(/http:\/\/127\.0\.0\.1:(\d+)\//);
            if (!found)
                return;
            server.port = Number(found[1]);
            server.address = found[0];
            resolve();
        });
        child.on('exit', () => reject(new Error('the server ended')));
    });
    server.stop = signal => new Promise(resolve => {
        server.process.on('exit', resolve);
        server.process.kill(signal ?? 'SIGTERM');
    });
    server.again = start;
    await start();
    process.on('exit', () => {
        server.process.kill('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
    });
    return server;
}

export async function startBrowser() {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
            '--disable-component-update', '--disable-sync'],
    });
}

/** A page that tells of every error in it: none is expected. */
export async function openPage(browser, options = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.errors = [];
    page.on('pageerror', error => page.errors.push(error.message));
    page.on('console', message => {
        const expected = /WebSocket|ERR_CONNECTION|ERR_INTERNET|400|404|422/.test(message.text());
        if (message.type() === 'error' && !expected)
            page.errors.push(message.text());
    });
    return page;
}

const pick = list => list[Math.floor(Math.random() * list.length)];

/** What can be clicked now, best first: dialogs, curtain, cards, targets, destinations, units, buttons. */
function readPage() {
    const buttons = [...document.querySelectorAll('.decide .button:not([aria-disabled])')];
    const hexes = kind => [...document.querySelectorAll('.cell.live')].filter(hex => hex.getAttribute('aria-label').includes(kind)).map(hex => hex.dataset.cell);
    return {
        over: document.querySelector('dialog.result') !== null || document.querySelector('.past-bar .primary')?.textContent === 'After the battle',
        dialog: document.querySelector('dialog:not(.result)') !== null,
        curtain: document.querySelector('.curtain') !== null,
        cards: [...document.querySelectorAll('.hand .card.live')].map(card => card.dataset.card),
        targets: hexes(', target'), reach: hexes(', in reach'), named: hexes(', can be chosen'),
        able: [...document.querySelectorAll('.cell.live')].map(hex => hex.dataset.cell),
        selected: document.querySelector('.mark.selected') !== null,
        done: document.querySelector('.decide .done') !== null,
        choices: buttons.filter(button => !button.classList.contains('done')).map(button => button.textContent).filter(text => text !== 'Undo'),
        sentence: document.querySelector('.sentence')?.textContent ?? '',
    };
}

/** One decision; false if there was nothing to decide. `hands` says how to touch things. */
export async function decide(page, hands, tired) {
    const now = await page.evaluate(readPage);
    if (now.over)
        return false;
    if (now.curtain)
        await hands.press(page, '.curtain .button.primary');
    else if (now.dialog)
        await hands.press(page, 'dialog .dialog-inside .button:not(.close)');
    else if (now.cards.length)
        await hands.card(page, pick(now.cards));
    else if (now.choices.length && Math.random() < 0.9)
        await hands.button(page, pick(now.choices));
    else if (now.targets.length)
        await hands.hex(page, pick(now.targets));
    else if (now.reach.length)
        await hands.hex(page, pick(now.reach));
    else if (now.named.length && !(now.done && Math.random() < 0.1))
        await hands.hex(page, pick(now.named));
    else if (now.able.length && !now.selected && !(now.done && (tired || Math.random() < 0.3)))
        await hands.hex(page, pick(now.able));
    else if (now.done)
        await hands.press(page, '.decide .done');
    else if (now.able.length)
        await hands.hex(page, pick(now.able));
    else
        await page.waitForTimeout(60);
    return true;
}

/** With a mouse. */
export const mouse = {
    press: (page, selector) => page.locator(selector).first().click({ timeout: 3000 }).catch(() => undefined),
    card: (page, number) => page.locator(`[data-card="${number}"]`).click({ timeout: 3000 }).catch(() => undefined),
    button: (page, text) => page.locator('.decide .button', { hasText: text }).first().click({ timeout: 3000 }).catch(() => undefined),
    hex: (page, hex) => page.locator(`[data-cell="${hex}"]`).click({ timeout: 3000 }).catch(() => undefined),
};

/** With a finger: what is final is tapped twice. */
export const finger = {
    ...mouse,
    press: (page, selector) => page.locator(selector).first().tap({ timeout: 3000 }).catch(() => undefined),
    card: async (page, number) => {
        for (let i = 0; i < 2; i++)
            await page.locator(`[data-card="${number}"].live`).tap({ timeout: 1000 }).catch(() => undefined);
    },
    button: (page, text) => page.locator('.decide .button', { hasText: text }).first().tap({ timeout: 3000 }).catch(() => undefined),
    hex: async (page, hex) => {
        for (let i = 0; i < 2; i++)
            await page.evaluate(label => {
                const at = document.querySelector(`[data-cell="${label}"].live`)?.getBoundingClientRect();
                return at ? { x: at.x + at.width / 2, y: at.y + at.height / 2 } : null;
            }, hex).then(point => point ? page.touchscreen.tap(point.x, point.y) : undefined);
        await page.locator('.sheet-tabs .button').first().tap().catch(() => undefined);
    },
};

/** With keys alone. */
export const keys = {
    press: async (page, selector) => {
        await page.locator(selector).first().focus({ timeout: 1000 }).catch(() => undefined);
        await page.keyboard.press('Enter');
    },
    card: async (page, number) => {
        await page.keyboard.press(String(number));
        await page.keyboard.press('Enter');
    },
    button: async (page, text) => {
        await page.locator('.decide .button', { hasText: text }).first().focus({ timeout: 1000 }).catch(() => undefined);
        await page.keyboard.press('Enter');
    },
    hex: async (page, hex) => {
        await walkTo(page, hex);
        await page.keyboard.press('Enter');
    },
};

/** Arrow keys over the board to a hex. */
async function walkTo(page, goal) {
    const place = label => page.evaluate(hex => {
        const at = (hex ? document.querySelector(`[data-cell="${hex}"]`) : document.activeElement?.closest('.cell'))?.getBoundingClientRect();
        return at ? { x: at.x + at.width / 2, y: at.y + at.height / 2, hex: hex ?? document.activeElement.closest('.cell').dataset.cell } : null;
    }, label);
    if (!await place(null))
        await page.keyboard.press('n');
    for (let i = 0; i < 60; i++) {
        const here = await place(null), there = await place(goal);
        if (!here || !there || here.hex === goal)
            return;
        const dx = there.x - here.x, dy = there.y - here.y;
        await page.keyboard.press(Math.abs(dy) > 5 ? (dy < 0 ? 'ArrowUp' : 'ArrowDown') : dx < 0 ? 'ArrowLeft' : 'ArrowRight');
    }
}

/** A key meant for the board may have closed the result as it came. */
async function showResults(pages) {
    for (const page of pages)
        if (!await page.locator('dialog.result').count())
            await page.locator('.past-bar .primary').click().then(() => page.locator('.head-tools .button').first().click()).catch(() => undefined);
}

/** Give up through the menu. */
async function resign(page, hands) {
    await hands.press(page, '.head-tools .button:last-child');
    await page.getByRole('button', { name: 'Resign', exact: true }).click({ timeout: 3000 }).catch(() => undefined);
    await page.getByRole('button', { name: 'Yes, resign' }).click({ timeout: 3000 }).catch(() => undefined);
}

/** All people of a team give up: it has when the last of them agrees. */
export async function resignAll(pages) {
    for (let i = 0; i < 3; i++) // who has acted since has not agreed any more
        for (const page of pages)
            if (!await page.locator('dialog.result').count()) {
                await page.keyboard.press('Escape'); // a question that is open
                await resign(page, mouse);
            }
}

/** Play until the result is there. Who plays at random may need long: after a while the first gives up. */
export async function playOut(pages, hands, patience = 90000, limit = 500000) {
    const begun = Date.now(), end = begun + limit;
    let steps = 0;
    while (Date.now() < end) {
        if (Date.now() > begun + patience)
            await resign(pages[0], hands);
        let over = true;
        for (const page of pages)
            over = !await decide(page, hands, steps++ % 12 === 11) && over;
        if (over)
            return showResults(pages);
    }
    const state = await pages[0].evaluate(readPage);
    throw new Error(`the battle did not end: ${JSON.stringify(state)}`);
}

/** A battle that is soon decided, as a file. */
export const skirmish = `bocage 1
ruleset memoir
id skirmish
title Skirmish
front western
board standard countryside
side axis top DE hand 4 medals 2
side allies bottom US hand 4 medals 2
first allies

map A     B     C     D     E     F     G     H     I     J     K     L     M
  9 .     .     .     .     .     .     .     .     .     .     .     .     .
  8    .     .     .     .     .     .     .     .     .     .     .     .
  7 .     .     .     .     .     .     .     .     .     .     .     .     .
  6    .     .     .     .     .     F     .     .     .     .     .     .
                   i2                i2                i2
  5 .     .     .     .     .     .     .     .     .     .     .     .     .
  4    .     .     .     .     .     .     .     .     .     .     .     .
                   I2                I2    A3                I2
  3 .     .     .     .     .     .     .     .     .     .     .     .     .
  2    .     .     .     .     .     .     .     .     .     .     .     .
  1 .     .     .     .     .     .     .     .     .     .     .     .     .
`;

/** The same with one medal to win. */
export const shortSkirmish = skirmish.replaceAll('medals 2', 'medals 1');

export async function makeGame(server, body) {
    const answer = await fetch(`${server.address}api/games`, { method: 'POST', body: JSON.stringify(body) });
    const made = await answer.json();
    if (!made.ok)
        throw new Error(made.text);
    return made.secrets;
}

/** What axe-core finds on a page, each with its place; by its rules about colours alone, or by all of them. */
export async function findBarriers(page, name, coloursOnly = false) {
    // Our pages allow no script from elsewhere; a test's own is put in by the browser.
    await page.evaluate(axeSource);
    const rules = coloursOnly ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
    const { violations } = await page.evaluate(chosen => window.axe.run(document, { resultTypes: ['violations'], ...chosen }), rules);
    return violations.map(violation =>
        `${name}: ${violation.id}: ${violation.help}: ${violation.nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
}

/** The parts of the table that lie outside of the screen or on another part, and a map that is left too little: none should be, on any screen. */
export const misplaced = page => page.evaluate(() => {
    const parts = ['.battle-head', '.next', '.lesson', '.board-place', '.side', '.hand-place'].flatMap(name => {
        const one = document.querySelector(`.battle ${name}`), { left, top, right, bottom, width, height } = one?.getBoundingClientRect() ?? {};
        return width && height ? [{ name, left, top, right, bottom, width, height }] : [];
    });
    const outside = parts.filter(({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1).map(({ name }) => `${name} leaves the screen`);
    const covered = parts.flatMap((a, i) => parts.slice(i + 1).filter(b => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
        .map(b => `${a.name} lies on ${b.name}`));
    const map = document.querySelector('.battle .board').getBoundingClientRect();
    return [...outside, ...covered, ...map.width * map.height < 0.12 * innerWidth * innerHeight ? [`the map has ${Math.round(map.width)} x ${Math.round(map.height)}`] : []];
});

/** The same on the screen as it is, and on a phone held either way. */
export async function misplacedAnywhere(page) {
    const here = page.viewportSize(), found = [];
    for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 667, height: 375 }, here]) {
        await page.setViewportSize(size);
        found.push(...(await misplaced(page)).map(what => `${what} at ${size.width} x ${size.height}`));
    }
    return found;
}
