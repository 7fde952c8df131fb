// What reaction windows cost people in time: how long a step of a duel is held up by the pauses of the windows it opens. People
// who pass at once, or have said once and for all that they pass, still wait for all of each pause: less would tell what
// somebody holds. `cadet` decides for both sides, so that as many cards are played and fights fought as people would.
// Usage: pauses.mjs BOCAGE_BINARY SOURCE_DIR
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine } from './engine.mjs';

const [binary, source] = process.argv.slice(2);
const DUELS = ['training-grounds', 'marie-du-mont', 'carentan', 'metz', 'huertgen-forest', 'bastogne', 'utah-beach', 'operation-cobra-duel',
    'lumberjack', 'bulge', 'hill-2018'];
const PAUSE = Number(readFileSync(join(source, 'src/session/assault_json.c'), 'utf8').match(/PAUSE_MS = (\d+)/)[1]);

/** The number of windows that each step of a game opens: a step is a decision outside of them. */
async function windowsOf(ask, scenario) {
    const steps = [];
    let now = await ask({ do: 'new', scenario, seed: 7 });
    while (now.actor !== 'nobody') {
        if (!now.window)
            steps.push(0);
        else if (steps.length)
            steps[steps.length - 1]++;
        for (const seat of now.actors) {
            const { hint } = await ask({ do: 'hint', seat, level: 'cadet' });
            now = await ask({ do: 'act', seat, action: hint.action, version: now.version });
        }
    }
    return steps;
}

const { ask, end } = startEngine(binary);
const pauses = [];
for (const scenario of DUELS)
    pauses.push(...(await windowsOf(ask, scenario)).map(count => count * PAUSE));
end();
pauses.sort((a, b) => a - b);
const below = share => pauses[Math.floor(share * (pauses.length - 1))], mean = pauses.reduce((sum, one) => sum + one) / pauses.length;
console.log(`${pauses.length} steps of ${DUELS.length} duels: paused ${below(0.5)} ms in the median, ${below(0.75)} in three of four, ` +
    `${below(0.9)} in nine of ten, ${Math.round(mean)} on average`);
assert.ok(mean > 0, 'no window was opened at all');
assert.ok(below(0.5) === 0, 'half of all steps open a window');
assert.ok(below(0.75) <= PAUSE && mean < PAUSE, 'windows make the game slow');
