// The scene of a combat of Assault where motion is wanted: both values grow line by line, and until the last of them has told what
// comes of it that is seen nowhere, and nothing can be decided; one tap shows all of it. Fast is faster, off shows all at once.
// Usage: node assault_scene.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { makeGame, openPage, startBrowser, startServer } from './lib.mjs';
import { engagement, passOn, settle } from './assault_lib.mjs';

const server = await startServer(), browser = await startBrowser();
/** A fire that has a loss for certain, and is answered: engineers at a gun in the open, whose owner holds nothing but the bluff card. */
const battle = engagement.replace('  3 .               w', '  3 .               .').replace('ger-grenadiers', 'ger-pak-38').replace('usa-riflemen', 'usa-engineers').replace(/cards german-hand.*\n/, '');

/** How long a line takes, by the setting (web/src/common/settings.ts). */
const times = { normal: 250, fast: 120, off: 0 };

/** A page on which the time of lines does not pass by itself: `lineOn` lets one pass. What it was asked to wait is kept. */
async function openScene(motion) {
    const page = await openPage(browser, { reducedMotion: 'no-preference' });
    await settle(page, { motion, enemyTurn: 'off' });
    page.heard = '';
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => {
        page.heard += payload;
    }));
    await page.addInitScript(steps => {
        const { setTimeout: wait, clearTimeout: forget } = window, lines = { asked: [], run: null, id: -1 };
        window.lines = lines;
        window.setTimeout = (run, ms, ...rest) => {
            if (!steps.includes(ms))
                return wait(run, ms, ...rest);
            lines.asked.push(ms);
            lines.run = run;
            return --lines.id;
        };
        window.clearTimeout = id => {
            if (id === lines.id)
                lines.run = null;
            else if (id > 0)
                forget(id);
        };
    }, [times.normal, times.fast]);
    const { me } = await makeGame(server, { text: battle, seats: { german: 'cadet' } });
    await page.goto(`${server.address}#g=${me}`);
    await page.locator('[data-cell="B2"].live').click();
    page.mapTop = (await look(page)).top;
    await page.locator('[data-cell="B3"].live').click();
    await page.waitForSelector('.combat.fought');
    return page;
}

/** Let one line come; false if none is waiting. */
const lineOn = page => page.evaluate(() => {
    const { run } = window.lines;
    window.lines.run = null;
    run?.();
    return run !== null;
});

/** What is on the screen of the combat, and what could be done. */
const look = page => page.evaluate(() => {
    const count = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length).length;
    const column = name => {
        const lines = [...document.querySelectorAll(`.combat .value.${name} li`)];
        const sum = lines.reduce((all, line) => all + (Number(line.querySelector('.number').textContent.replace('−', '-')) || 0), 0);
        const total = document.querySelector(`.combat .value.${name} output`)?.textContent ?? '…'; // no value without a line
        return { lines: lines.length, total: total === '…' ? null : Number(total), sum };
    };
    return {
        fire: column('fire'), target: column('target'), told: count('.combat .outcome li'), outcome: count('.combat .outcome li:not(.played, .bluffed, .cancelled)'), waits: window.lines.run !== null, firing: document.querySelector('.who-fires')?.textContent,
        top: Math.round(document.querySelector('[data-cell="A4"]').getBoundingClientRect().top),
        reckons: /Both values are added up/.test(document.querySelector('.sentence').textContent),
        decisions: count('.decide .button:not([aria-disabled])') + count('.cell.live') + count('.card.live'),
        log: count('.log'), map: ['B2', 'B3'].map(tile => document.querySelector(`[data-cell="${tile}"]`).getAttribute('aria-label').replace(/, (target|can be|in reach).*/, '')),
    };
});

/** Answer what is asked until what comes of a fire has been told to the page, and waits to be shown; lines before it are looked at by `each`. */
async function reachOutcome(page, each = () => undefined) {
    for (let i = 0; i < 3000; i++) {
        const now = await look(page);
        assert.equal(now.top, page.mapTop, 'the map stays where it is, whatever is asked');
        if (now.reckons && now.waits)
            return now;
        if (now.waits) {
            await each(now);
            await lineOn(page);
        } else if (!now.reckons)
            await passOn(page);
    }
    return assert.fail('no fire came to its result');
}

/** The next line has come, and the one after it waits; or all have. */
async function nextLine(page) {
    await lineOn(page);
    await page.waitForFunction(() => window.lines.run !== null || !/Both values are added up/.test(document.querySelector('.sentence').textContent));
    return look(page);
}

/* Line by line. */
const page = await openScene('normal');
let before = { fire: { lines: 0 }, target: { lines: 0 }, told: 0 };
const linesOf = ({ fire, target, told }) => fire.lines + target.lines + told;
const addsUp = now => ['fire', 'target'].forEach(name => assert.equal(now[name].total, now[name].lines ? Math.max(1, now[name].sum) : null, `${name} is the sum of its lines: ${JSON.stringify(now)}`));
let grown = 0;
let now = await reachOutcome(page, one => {
    addsUp(one);
    assert.ok(linesOf(one) - linesOf(before) <= 1, `one line at a time: ${JSON.stringify([before, one])}`);
    grown += linesOf(one) - linesOf(before);
    before = one;
});
assert.ok(grown >= 1, `values have grown line by line: ${grown}`);
/* The page knows already that the gun fires back, and names it nowhere. */
for (let i = 0; i < 3000 && !/"event":"fires","from":"B3"/.test(page.heard); i++)
    await page.waitForTimeout(20);
assert.match(page.heard, /"event":"fires","from":"B3"/);
assert.equal(await page.locator('.combat .firings button').count(), 0);
now = await look(page);
const { map, firing } = now;
assert.equal(now.outcome, 0, 'the sum comes first');
for (let i = 0; now.reckons && i < 20; i++) {
    addsUp(now);
    assert.deepEqual([now.decisions, now.log, now.map], [0, 0, map], `nothing can be decided, and the map waits: ${JSON.stringify(now)}`);
    const next = await nextLine(page);
    assert.equal(now.outcome > 0 && next.reckons && next.fire.lines + next.target.lines > now.fire.lines + now.target.lines, false, 'what comes of it is told after the sum');
    if (next.reckons)
        assert.equal(linesOf(next), linesOf(now) + 1, `one line at a time: ${JSON.stringify([now, next])}`);
    now = next;
}
assert.equal(now.firing, firing, 'the loss is seen where the sum was');
assert.ok(now.outcome > 0, JSON.stringify(now));
assert.notDeepEqual(now.map, map, 'the map shows it, too');
assert.ok((await page.evaluate(() => window.lines.asked)).every(ms => ms === times.normal));

/* One tap shows all of it, up to the next decision. */
const tapped = await openScene('normal');
const waiting = await reachOutcome(tapped);
await tapped.locator('.combat.fought').click({ position: { x: 5, y: 5 } });
await tapped.waitForFunction(() => window.lines.run === null && !/Both values are added up/.test(document.querySelector('.sentence').textContent));
const whole = await look(tapped);
assert.notDeepEqual(whole.map, waiting.map);
assert.equal(await tapped.locator('.combat .skip').count(), 0);
await tapped.locator('.decide .button:not([aria-disabled]), .card.live, .cell.live').first().waitFor();

/* Fast lines wait less; without motion none waits. */
const fast = await openScene('fast');
await reachOutcome(fast);
assert.ok((await fast.evaluate(() => window.lines.asked)).every(ms => ms === times.fast));
const still = await openScene('off');
for (let i = 0; i < 3000 && await still.locator('[data-cell="B3"][aria-label*="morale 4 of 4"]').count(); i++) {
    const one = await look(still);
    assert.equal(one.reckons, false);
    assert.equal(await still.locator('.sentence.mine .thinking').count(), 0, 'who is asked does not wait for the computer');
    addsUp(one);
    await passOn(still);
}
assert.deepEqual(await still.evaluate(() => window.lines.asked), []);
assert.deepEqual([...page.errors, ...tapped.errors, ...fast.errors, ...still.errors], []);
await browser.close();
console.log('the scene of a combat was followed line by line, by a tap, fast and without motion');
process.exit();
