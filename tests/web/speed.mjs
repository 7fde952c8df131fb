// How soon the first board is seen, and how soon a click is answered on the screen; and how large the
// client is. Prints the figures; fails if they are not what is promised.
// Usage: node speed.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { decide, makeGame, mouse, openPage, source, startBrowser, startServer } from './lib.mjs';

const folder = join(source, 'build/web/assets');
const script = readdirSync(folder).filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);
assert.ok(script < 150 * 1024, `${script} bytes of JavaScript, gzipped`);

const server = await startServer(), browser = await startBrowser();
const page = await openPage(browser);
const { me } = await makeGame(server, { scenario: 'pegasus-bridge', seats: { axis: 'cadet' } });
await page.addInitScript(() => {
    localStorage.setItem('bocage.settings', JSON.stringify({ lessonSeen: true }));
    // From a click that decides something to the next picture after the page has changed.
    window.answers = [];
    addEventListener('click', event => {
        const live = event.target.closest?.('.hex.live, .card.live, .decide .button:not([aria-disabled])');
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
const opened = Date.now();
await page.goto(`${server.address}#g=${me}`);
await page.waitForSelector('.board image');
const board = Date.now() - opened;
for (let i = 0; i < 150; i++)
    if (!await decide(page, mouse, false))
        break;
const answers = (await page.evaluate(() => window.answers)).sort((a, b) => a - b);
const p95 = answers[Math.floor(answers.length * 0.95)];
console.log(`script ${script} bytes gzipped; board after ${board} ms; ${answers.length} clicks, median ${answers[answers.length >> 1].toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
assert.ok(board < 1000, `the board is seen after ${board} ms`);
assert.ok(answers.length > 20 && p95 < 100, `95 of 100 clicks are answered within ${p95} ms`);
await browser.close();
process.exit();
