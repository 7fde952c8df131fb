// Pictures of the client for docs/screenshots: plays a little and photographs what is worth seeing.
// Usage: node screenshots.mjs BOCAGE_BINARY SOURCE_DIR [FOLDER [home | battle | dark | safe | phone | result]]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { decide, finger, makeGame, mouse, openPage, playOut, skirmish, source, startBrowser, startServer } from '../tests/web/lib.mjs';

const folder = process.argv[4] ?? join(source, 'docs/screenshots');
mkdirSync(folder, { recursive: true });
const server = await startServer(), browser = await startBrowser();

const shoot = async (page, name) => {
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(name);
};

async function enter(page, secret, theme = 'light') {
    await page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify({ theme: chosen, lessonSeen: true })), theme);
    await page.goto(`${server.address}#g=${secret}`);
    await page.waitForSelector('.card.live, .hex.live');
}

/** Decide until something is on the page. */
async function playUntil(page, hands, test, most = 400) {
    for (let i = 0; i < most; i++) {
        if (await page.evaluate(test))
            return true;
        if (!await decide(page, hands, false))
            return false;
        await page.waitForTimeout(30);
    }
    return false;
}

/* Targets worth a picture: at least one with a chance to destroy it. */
const hasTargets = () => document.querySelector('.sentence.mine') !== null && !document.querySelector('dialog') &&
    [...document.querySelectorAll('.target .badge.pale + text')].some(text => text.textContent !== '0%');
const hasAnyTarget = () => document.querySelector('.target') !== null && !document.querySelector('dialog');
const hasReach = () => document.querySelectorAll('.mark.reach').length > 3;
const hasRoll = () => document.querySelectorAll('.die').length > 1;

/** Where the sides meet soon. */
const battles = ['sainte-mere-eglise', 'arracourt', 'st-vith', 'saverne-gap'];

/** A battle may end before there is a target worth a picture: then another is played. */
async function shootBattle(theme, names, tries = 4) {
    const page = await openPage(browser);
    const { me } = await makeGame(server, { scenario: battles[tries % battles.length], seats: { axis: 'cadet' } });
    await enter(page, me, theme);
    if (names.card && await playUntil(page, mouse, () => document.querySelector('.card.live') !== null))
        await shoot(page, names.card);
    if (names.move && await playUntil(page, mouse, hasReach))
        await shoot(page, names.move);
    await playUntil(page, mouse, hasRoll);
    if (await playUntil(page, mouse, hasTargets)) {
        const target = await page.evaluate(() => [...document.querySelectorAll('.hex.live')].find(hex => /, target, \d+ di(c?)e, (?!0%)/.test(hex.getAttribute('aria-label'))).dataset.hex);
        await page.locator(`[data-hex="${target}"]`).hover();
        await shoot(page, names.odds);
        if (names.why) {
            const able = await page.evaluate(() => [...document.querySelectorAll('.hex.live')].find(hex => !hex.getAttribute('aria-label').includes(', target'))?.dataset.hex);
            if (able)
                await page.locator(`[data-hex="${able}"]`).click();
            const enemies = await page.evaluate(() => [...document.querySelectorAll('.hex:not(.live)')]
                .filter(hex => /Axis .*figure/.test(hex.getAttribute('aria-label'))).map(hex => hex.dataset.hex));
            /* Best one that is hidden behind something. */
            for (const enemy of enemies) {
                await page.locator(`[data-hex="${enemy}"]`).click();
                await page.waitForSelector('.why', { timeout: 1000 }).catch(() => undefined);
                if (await page.locator('.blocker').count())
                    break;
            }
            await shoot(page, names.why);
        }
        return page.context().close();
    }
    await page.context().close();
    return tries > 1 ? shootBattle(theme, { odds: names.odds, why: names.why }, tries - 1) : undefined;
}

async function shootHome() {
    for (const theme of ['light', 'dark']) {
        const page = await openPage(browser, { colorScheme: theme });
        await page.goto(server.address);
        await page.waitForSelector('.battle-card');
        await shoot(page, theme === 'light' ? 'home' : 'home-dark');
        await page.context().close();
    }
}

async function shootPhone() {
    const page = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const { me } = await makeGame(server, { scenario: 'pegasus-bridge', seats: { axis: 'cadet' } });
    await enter(page, me);
    await shoot(page, 'phone-card');
    if (await playUntil(page, finger, hasReach))
        await shoot(page, 'phone-move');
    if (await playUntil(page, finger, hasAnyTarget))
        await shoot(page, 'phone-odds');
    await page.context().close();
}

async function shootResult() {
    const page = await openPage(browser);
    const { me } = await makeGame(server, { text: skirmish, seats: { axis: 'cadet' } });
    await enter(page, me);
    await playOut([page], mouse);
    await shoot(page, 'result');
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.locator('.past-bar input').fill('12');
    await shoot(page, 'replay');
    await page.context().close();
}

const scenes = {
    home: shootHome,
    battle: () => shootBattle('light', { card: 'card', move: 'move', odds: 'odds', why: 'why-not' }),
    dark: () => shootBattle('dark', { odds: 'dark' }),
    safe: () => shootBattle('safe', { odds: 'colour-blind' }),
    phone: shootPhone,
    result: shootResult,
};
for (const name of process.argv[5] ? [process.argv[5]] : Object.keys(scenes))
    await scenes[name]();
await browser.close();
process.exit();
