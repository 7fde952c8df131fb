// Pictures of the client: positions from games that computer players played, so that they are the same
// each time, and what a player would point at. They come with a release (scripts/release --docs); the
// tree keeps a few of them, small, in docs/screenshots, which --record makes anew.
// Usage: node screenshots.mjs BOCAGE_BINARY SOURCE_DIR [FOLDER | --record [SCENE]]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngine } from '../tests/engine.mjs';
import { decide as decideAssault, patrol, playOut as playOutAssault, withMouse } from '../tests/web/assault_lib.mjs';
import { binary, finger, makeGame, mouse, openPage, playOut, skirmish, source, startBrowser, startServer } from '../tests/web/lib.mjs';

const record = process.argv[4] === '--record';
const folder = record || !process.argv[4] ? join(source, 'build/docs/screenshots') : process.argv[4];
const kept = ['odds', 'home', 'phone-move', 'assault-odds']; // the README, docs/browser.md
mkdirSync(folder, { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'bocage-pictures-'));
process.on('exit', () => rmSync(work, { recursive: true }));
const run = (...words) => execFileSync(binary, words, { encoding: 'utf8', maxBuffer: 1 << 26 });

/** A game of two captains, as a replay. */
async function playedGame(scenario, seed) {
    const { ask, end } = startEngine(binary);
    let game = await ask({ do: 'new', scenario, seed });
    while (game.actor !== 'nobody') {
        const { hint } = await ask({ do: 'hint', seat: game.actor, level: 'captain' });
        game = await ask({ do: 'act', seat: game.actor, action: hint.action, version: game.version });
    }
    const { replay } = await ask({ do: 'replay' });
    end();
    const file = join(work, `${scenario}-${seed}.replay`);
    writeFileSync(file, replay);
    return { file, plies: game.ply };
}

/** The first position after the middle of the game where the Allies decide and `fits` says yes. */
function findPosition({ file, plies }, fits) {
    for (let ply = plies >> 1; ply < plies; ply++) {
        const now = JSON.parse(run('legal', '--json', `${file}@${ply}`));
        if (now.actor === 'allies' && fits(now))
            return run('show', '--format', 'scn', `${file}@${ply}`);
    }
    throw new Error(`no such position in ${file}`);
}

const game = await playedGame('arracourt', 12);
const count = (actions, verb) => new Set(actions.filter(action => action.startsWith(verb)).map(action => action.split(/[ -]/)[1])).size;
const positions = {
    card: findPosition(game, now => now.phase === 'play-card'),
    move: findPosition(game, now => now.phase === 'move' && count(now.actions, 'move') >= 3),
    battle: findPosition(game, now => now.phase === 'battle' && count(now.actions, 'attack') >= 2 && now.actions.some(action => action.startsWith('attack'))),
};

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const server = await startServer(), browser = await startBrowser();
const shot = [];
const shoot = async (page, name) => {
    await page.waitForTimeout(400);
    const picture = await page.screenshot({ path: join(folder, `${name}.png`) });
    if (record && kept.includes(name))
        writeFileSync(join(source, 'docs/screenshots', `${name}.webp`), await reduce(picture));
    shot.push(name);
    console.log(name);
};

/** As WebP, a fifth of the size, at most 1280 pixels high. The browser knows how. */
async function reduce(picture) {
    const page = await browser.newPage();
    const data = await page.evaluate(async png => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const scale = Math.min(1, 1280 / image.height), canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
        canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', 0.75);
    }, picture.toString('base64'));
    await page.close();
    return Buffer.from(data.split(',')[1], 'base64');
}
const hex = (page, label) => page.locator(`[data-cell="${label}"]`);

/** The page of a game from a position, in a theme. */
async function enter(position, theme = 'light', options = {}) {
    const page = await openPage(browser, options);
    await page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify({ theme: chosen, lessonSeen: true })), theme);
    const { me } = await makeGame(server, { text: positions[position] ?? position, seats: { axis: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.card.live, .cell.live');
    await page.waitForSelector('.board image');
    return page;
}

/** The target on the screen with the best chance. */
const bestTarget = page => page.evaluate(() => [...document.querySelectorAll('.cell.live')]
    .filter(one => one.getBoundingClientRect().x > 0 && one.getBoundingClientRect().right < innerWidth)
    .map(one => ({ hex: one.dataset.cell, chance: Number(one.getAttribute('aria-label').match(/(\d+)% to destroy/)?.[1] ?? -1) }))
    .sort((a, b) => b.chance - a.chance)[0].hex);

/** Click enemies that no unit of ours sees, until one is hidden behind something. */
async function showRefusal(page) {
    await hex(page, await page.evaluate(() => [...document.querySelectorAll('.cell.live')].find(one => /Allies/.test(one.getAttribute('aria-label'))).dataset.cell)).click();
    const enemies = await page.evaluate(() => [...document.querySelectorAll('.cell:not(.live)')]
        .filter(one => /Axis .*figure/.test(one.getAttribute('aria-label'))).map(one => one.dataset.cell));
    for (const enemy of enemies) {
        await hex(page, enemy).click();
        await page.waitForSelector('.why', { timeout: 1000 }).catch(() => undefined);
        if (await page.locator('.blocker').count())
            return;
    }
}

const scenes = {
    async home() {
        for (const theme of ['light', 'dark']) {
            const page = await openPage(browser, { colorScheme: theme });
            await page.goto(server.address);
            await page.waitForSelector('.battle-card');
            await shoot(page, theme === 'light' ? 'home' : 'home-dark');
        }
    },
    async lesson() {
        const page = await openPage(browser);
        await page.goto(server.address);
        await page.getByRole('button', { name: /Learn it/ }).click();
        await page.getByRole('button', { name: 'Next' }).click();
        await page.waitForSelector('.card.live');
        await shoot(page, 'lesson');
    },
    async card() {
        const page = await enter('card');
        await page.locator('.card.live').last().hover();
        await shoot(page, 'card');
    },
    async move() {
        const page = await enter('move');
        await hex(page, await page.evaluate(() => document.querySelector('.cell.live').dataset.cell)).click();
        await shoot(page, 'move');
    },
    async battle() {
        const page = await enter('battle'), target = await bestTarget(page);
        await hex(page, target).hover();
        await shoot(page, 'odds');
        await showRefusal(page);
        await shoot(page, 'why-not');
        await page.keyboard.press('Escape');
        await hex(page, await page.evaluate(() => document.querySelector('.able') && [...document.querySelectorAll('.cell.live')]
            .filter(one => /Allies infantry/.test(one.getAttribute('aria-label'))).at(-1).dataset.cell)).hover();
        await page.keyboard.press('l');
        await page.locator('.mark.out-of-sight').first().waitFor({ state: 'attached' });
        const hidden = await page.evaluate(() => [...document.querySelectorAll('.cell')]
            .find(one => /Axis.*not seen/.test(one.getAttribute('aria-label')))?.dataset.cell ?? 'A9');
        await hex(page, hidden).hover();
        await shoot(page, 'line-of-sight');
        await page.keyboard.press('Escape');
        await hex(page, target).click();
        await page.locator('dialog .dialog-inside .button:not(.close)').first().click({ timeout: 1000 }).catch(() => undefined);
        await page.waitForFunction(() => document.querySelectorAll('.die').length > 0);
        await page.waitForTimeout(1800); // an Ambush is answered after a second and a half
        await shoot(page, 'dice');
    },
    async themes() {
        for (const [theme, name] of [['dark', 'dark'], ['safe', 'colour-blind']]) {
            const page = await enter('battle', theme);
            await hex(page, await bestTarget(page)).hover();
            await shoot(page, name);
        }
        const page = await enter('move', 'safe');
        await hex(page, await page.evaluate(() => document.querySelector('.cell.live').dataset.cell)).click();
        await shoot(page, 'colour-blind-move');
    },
    async phone() {
        const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
        await shoot(await enter('card', 'light', size), 'phone-card');
        const moving = await enter('move', 'light', size);
        await finger.hex(moving, await moving.evaluate(() => document.querySelector('.cell.live').dataset.cell));
        await shoot(moving, 'phone-move');
        const battle = await enter('battle', 'light', size), target = await bestTarget(battle);
        const place = await hex(battle, target).boundingBox();
        await battle.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
        await shoot(battle, 'phone-odds');
    },
    async result() {
        const page = await enter(skirmish);
        await playOut([page], mouse);
        await page.getByText('Check the dice').click();
        await page.getByRole('button', { name: 'Check now' }).click();
        await page.waitForSelector('.findings');
        await page.locator('dialog.result').evaluate(dialog => dialog.scrollTo(0, 0));
        await shoot(page, 'result');
        await page.getByRole('button', { name: 'Look at the board' }).click();
        await page.locator('.past-bar input').fill('12');
        await shoot(page, 'replay');
    },
    async assault() {
        for (const [theme, suffix, options] of [['light', '', {}], ['dark', '-dark', {}], ['safe', '-colour-blind', {}],
            ['light', '-phone', { ...phone, viewport: { width: 390, height: 844 } }], ['light', '-sideways', { ...phone, viewport: { width: 844, height: 390 } }]])
            await shootAssault(theme, suffix, options);
    },
    async assaultHome() {
        for (const [suffix, options] of Object.entries({ '': {}, '-dark': { colorScheme: 'dark' }, '-phone': { ...phone, viewport: { width: 390, height: 844 } } })) {
            const page = await openPage(browser, options);
            await page.goto(server.address);
            await page.locator('.game-card', { hasText: 'Assault' }).click();
            await page.locator('.provenance li').first().waitFor();
            await shoot(page, `assault-home${suffix}`);
        }
    },
    async assaultCombat() {
        const page = await atSacrifice({ reducedMotion: 'no-preference' }, 'assault-grows');
        await page.locator('.card.live').first().click();
        await page.locator('.decide .button', { hasText: 'Sacrifice' }).click();
        await page.locator('.secret.covered + .secret.covered').waitFor();
        await page.screenshot({ path: join(folder, 'assault-covered.png') });
        shot.push('assault-covered');
        await page.locator('.secret.turned + .secret.turned').waitFor();
        await shoot(page, 'assault-turned');
    },
    async assaultHotSeat() {
        const page = await openPage(browser);
        const { me } = await makeGame(server, { text: patrol });
        await page.goto(`${server.address}#g=${me}`);
        await page.waitForSelector('.curtain, .cell.live');
        for (let i = 0; i < 60 && !await page.locator('.curtain').count(); i++)
            await page.locator('.decide .button:not([aria-disabled])').last().click({ timeout: 1000 }).catch(() => undefined);
        await shoot(page, 'assault-curtain');
    },
    async assaultReplay() {
        const page = await enterAssault(patrol);
        await playOutAssault([page], withMouse);
        await page.waitForSelector('dialog.result .luck');
        await shoot(page, 'assault-result');
        await page.locator('dialog.result .luck').scrollIntoViewIfNeeded();
        await shoot(page, 'assault-luck');
        await page.getByRole('button', { name: 'Look at the board' }).click();
        await page.locator('.past-bar input').fill('6');
        await shoot(page, 'assault-replay');
    },
    async solo() {
        const page = await openPage(browser);
        const { me } = await makeGame(server, { scenario: 'aachen' });
        await page.goto(`${server.address}#g=${me}`);
        await page.waitForSelector('.automa-decks');
        for (let i = 0; i < 200 && !await page.locator('.turn-track .now', { hasText: '2' }).count(); i++)
            await decideAssault(page, withMouse, 0.25);
        await page.getByRole('button', { name: 'Show the enemy' }).click();
        await shoot(page, 'assault-solo');
    },
};

/** The page of a game of Assault against the computer, in a theme; without a text from the position of its lesson. */
async function enterAssault(text = readFileSync(join(source, 'web/src/assault/lesson/training.scn'), 'utf8'), theme = 'light', options = {}) {
    const page = await openPage(browser, options);
    await page.addInitScript(chosen => localStorage.setItem('bocage.settings', JSON.stringify({ theme: chosen, lessonSeen: true })), theme);
    const { me } = await makeGame(server, { text, seats: { german: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.waitForSelector('.cell.live');
    await page.waitForSelector('.board image');
    return page;
}

/** A combat whose values grow, in three pictures; then on to where cards are chosen in secret. */
async function atSacrifice(options, name) {
    const page = await enterAssault(undefined, 'light', options), cell = label => page.locator(`[data-cell="${label}"]`);
    await cell('C2').click();
    await cell('C3').click();
    await cell('D2').click();
    await page.locator('[data-cell="D3"].live').click();
    for (let i = 1; i <= 3; i++) {
        await page.waitForFunction(least => document.querySelectorAll('.values li').length >= least, 2 * i - 1);
        await page.screenshot({ path: join(folder, `${name}-${i}.png`) });
        shot.push(`${name}-${i}`);
    }
    const asked = page.locator('.sentence', { hasText: 'Step 10' }), pass = page.locator('.decide .button', { hasText: /^Pass$/ });
    for (let i = 0; i < 40 && !await asked.count(); i++)
        await pass.click({ timeout: 500 }).catch(() => undefined);
    return page;
}

/** A combat of Assault, step by step. */
async function shootAssault(theme, suffix, options) {
    const page = await enterAssault(undefined, theme, options), cell = label => page.locator(`[data-cell="${label}"]`);
    const press = options.hasTouch ? async label => {
        for (let i = 0; i < 2; i++) {
            const place = await cell(label).boundingBox();
            await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
        }
    } : label => cell(label).click();
    await press('C2');
    await shoot(page, `assault-move${suffix}`);
    await press('C3');
    await page.waitForFunction(() => document.querySelector('[data-cell="D2"].live'));
    await page.locator('.sheet-tabs .button').first().click({ timeout: 500 }).catch(() => undefined);
    await page.locator('.card.live').first().click();
    await shoot(page, `assault-deploy${suffix}`);
    await page.keyboard.press('Escape');
    await cell('D2').click();
    if (!options.hasTouch)
        await cell('D3').hover();
    await page.waitForTimeout(400);
    await shoot(page, `assault-odds${suffix}`);
    await press('D3');
    for (const [name, sentence] of [['cards', 'or pass'], ['sacrifice', 'Step 10']]) {
        await page.locator('.sentence', { hasText: sentence }).waitFor({ timeout: 5000 }).catch(() => undefined);
        await shoot(page, `assault-${name}${suffix}`);
        await page.locator('.decide .button', { hasText: /^Pass$/ }).click({ timeout: 1000 }).catch(() => undefined);
    }
    await page.locator('.card.live').first().click();
    await page.locator('.decide .button', { hasText: 'Sacrifice' }).click();
    await page.waitForTimeout(800);
    await shoot(page, `assault-outcome${suffix}`);
}
for (const name of process.argv[5] ? [process.argv[5]] : Object.keys(scenes))
    await scenes[name]();
writeFileSync(join(folder, 'README.md'), `# In the browser\n\n${shot.map(name => `![${name}](${name}.png)\n`).join('\n')}`);
await browser.close();
process.exit();
