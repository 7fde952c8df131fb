// What a page of any game is measured by: the scripts it fetches, how soon its board is there, how soon a click is answered.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openPage, source } from './lib.mjs';

const assets = join(source, 'build/web/assets');

/** A class of each game's table: the script that has it is the one with the table. */
const marks = { memoir: '"medals-name', assault: '"fires-at' };

function tableOf(ruleset) {
    const found = readdirSync(assets).filter(name => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes(marks[ruleset]));
    assert.equal(found.length, 1, `one script has the table of ${ruleset}: ${found}`);
    return found[0];
}

const sizeOf = names => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0);

/** Begin to measure: before anything is opened on the page. */
export async function measure(page) {
    const scripts = new Set();
    page.on('request', request => request.resourceType() === 'script' && scripts.add(request.url().replace(/.*\//, '')));
    await page.addInitScript(() => {
        // From a click that decides something to the next picture after the page has changed.
        window.answers = [];
        addEventListener('click', event => {
            const live = event.target.closest?.('.cell.live, .card.live, .decide .button:not([aria-disabled])');
            if (!live || document.querySelector('dialog'))
                return;
            const start = performance.now();
            const observer = new MutationObserver(() => {
                observer.disconnect();
                requestAnimationFrame(() => window.answers.push(performance.now() - start));
            });
            observer.observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true });
        }, true);
    });
    return scripts;
}

/** The page of a game has fetched the table of its own game, and never that of another. */
function assertOwnTable(scripts, ruleset) {
    for (const name of Object.keys(marks))
        assert.equal(scripts.has(tableOf(name)), name === ruleset, `a page of ${ruleset} and the table of ${name}: ${[...scripts]}`);
}

/** As somebody else's browser opens a game, which has nothing of it yet: milliseconds until the board is drawn. */
export async function openElsewhere(browser, address, ruleset) {
    const page = await openPage(browser), scripts = await measure(page), opened = Date.now();
    await page.goto(address);
    await page.waitForSelector('.board image');
    const took = Date.now() - opened;
    assertOwnTable(scripts, ruleset);
    await page.context().close();
    return took;
}

/** What a whole visit came to, in a sentence. */
export async function figures(page, scripts, ruleset, board) {
    assertOwnTable(scripts, ruleset);
    const answers = (await page.evaluate(() => window.answers)).sort((a, b) => a - b), at = part => answers[Math.floor(answers.length * part)].toFixed(0);
    assert.ok(answers.length > 20, `${answers.length} clicks`);
    return `${sizeOf([...scripts])} bytes of script fetched, gzipped; board after ${board} ms; ${answers.length} clicks, median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** All of the client, whatever game is played. */
export const allScripts = () => sizeOf(readdirSync(assets).filter(name => name.endsWith('.js')));
