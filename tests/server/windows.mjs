// Reaction windows between people: how long one lasts does not tell whether it was passed by a standing answer, by hand, sooner or
// later, nor whether somebody held a card for it. Somebody who looks on measures; the same measurement must tell them apart where
// the host has switched the pause off, or it would prove nothing.
// Usage: node windows.mjs BOCAGE_BINARY SOURCE_DIR
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { claim, generator, makeGame, newest, Player, run, Server, sleep, workFolder } from './client.mjs';

const [binary, top] = process.argv.slice(2);
const PAUSE = 120, TRIALS = 200, GAMES = 6;
const BATTLES = ['training-grounds', 'carentan', 'metz', 'bastogne', 'lumberjack', 'hill-2018'];

/** Two people in a duel, and somebody who notes when each window was told of and when it was gone. */
class Duel {
    trials = []; // { ms, window, stands, holds, thinks, late }
    #open = null;

    static async begin(server, scenario, seed) {
        const duel = new Duel(), made = await makeGame(server, { scenario, seats: { german: 'friend' } });
        duel.random = generator(seed);
        duel.players = [made.secrets.me, await claim(server, made.secrets.invitation)].map((secret, n) => Object.assign(new Player(server, secret, { name: `p${n}` }), { stands: false }));
        duel.onlooker = new Player(server, made.secrets.spectator, { name: 'onlooker' });
        for (const player of [...duel.players, duel.onlooker])
            await player.enter();
        for (const player of duel.players)
            await player.join();
        duel.onlooker.on('news', () => duel.#note(duel.onlooker.state, performance.now()));
        return duel;
    }
    #note({ version, window, actor }, now) {
        if (this.#open?.version === version)
            return;
        if (this.#open)
            this.trials.push({ ms: now - this.#open.since, ...this.#open.answer });
        const asked = this.players.find(one => one.mine.includes(actor));
        this.#open = window ? { version, since: now, answer: { window, stands: asked.stands } } : null;
    }
    /** What else is known of a window, for the onlooker's notes. Who takes longer than the pause shows it: not so on a slow machine. */
    #add(version, facts) {
        if (this.#open?.version === version)
            Object.assign(this.#open.answer, facts, { late: performance.now() - this.#open.since > 0.8 * PAUSE });
    }

    /** Who asks to be asked from now on, or has every window passed. */
    async #stand(player, answer) {
        for (const window of ['step', 'arrived', 'card', 'turn', 'support', 'combat'])
            await player.ask({ do: 'stand', seat: player.mine[0], window, answer });
        player.stands = answer === 'pass';
    }
    async #react(player, seat, now) {
        await this.onlooker.until(one => one.state.version >= now.version, 'what is to be seen');
        const { actions } = await player.ask({ do: 'legal', seat }), thinks = PAUSE / 6 + this.random(PAUSE / 3);
        await sleep(thinks);
        this.#add(now.version, { holds: actions?.length > 1, thinks });
        if (player.stands)
            return player.until(one => one.state.version > now.version, 'the end of a window');
        return player.ask({ do: 'act', seat, action: 'pass', version: now.version });
    }
    /** One decision of whoever is asked; false when the game is over. */
    async step() {
        const now = newest(this.players);
        if (now.actor === 'nobody')
            return false;
        for (const seat of now.actors) {
            const player = this.players.find(one => one.mine.includes(seat)), other = this.players.find(one => one !== player);
            await player.until(one => one.state.version >= now.version, `version ${now.version}`);
            if (now.window)
                return await this.#react(player, seat, now), true;
            if (this.random(4) === 0)
                await this.#stand(other, this.random(2) ? 'pass' : 'ask');
            const { actions } = await player.ask({ do: 'legal', seat });
            if (actions?.length)
                await player.ask({ do: 'act', seat, action: actions[this.random(actions.length)], version: now.version });
        }
        return true;
    }
    async end() {
        for (const player of [...this.players, this.onlooker])
            await player.leave();
    }
}

/** With 30 against 170 trials chance alone stays within 0.06 of a half in two of three runs: 0.25 is four times that. */
const NOISE = 0.25, LEAST = 30;
const STANDS = one => one.stands;
const QUESTIONS = { 'a standing answer': STANDS, 'a card that could be played': one => one.holds, 'thinking': one => !one.stands && one.thinks >= PAUSE / 3 };

/** Windows of several duels at once, until there are enough of them in which people were fast, with and without what is asked about. */
async function measure(hush, wanted, questions) {
    const server = await new Server(binary, join(workFolder('windows'), 'games.db'),
                                    { top, args: ['--hush', String(hush), '--limit-messages', '0', '--limit-connections', '0', '--limit-games', '0'] }).start();
    const trials = [];
    let begun = 0, seen = 0;
    const isAnswered = is => Math.min(trials.filter(is).length, trials.filter(one => !is(one)).length) >= LEAST;
    const enough = () => trials.length >= wanted && questions.every(isAnswered) || seen >= 5 * wanted;
    const table = async n => {
        while (!enough()) {
            const duel = await Duel.begin(server, BATTLES[n], ++begun * 31);
            while (!enough() && await duel.step()) {
                const noted = duel.trials.splice(0);
                seen += noted.length;
                trials.push(...noted.filter(one => !hush || one.late === false));
            }
            await duel.end();
        }
    };
    await Promise.all(BATTLES.slice(0, GAMES).map((_, n) => table(n)));
    await server.stop();
    return trials;
}

/** How often a window that `is` so lasts longer than one of the same kind that is not: a half, if nothing can be told from it. */
function tells(trials, is) {
    const yes = trials.filter(is), no = trials.filter(one => !is(one));
    let longer = 0, pairs = 0;
    for (const a of yes)
        for (const b of no.filter(({ window }) => window === a.window)) {
            longer += a.ms > b.ms ? 1 : a.ms === b.ms ? 0.5 : 0;
            pairs++;
        }
    return { rate: longer / pairs, yes: yes.length, no: no.length };
}

const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];

async function timeTellsNothing() {
    const trials = await measure(PAUSE, TRIALS, Object.values(QUESTIONS)), times = trials.map(({ ms }) => ms);
    for (const [name, is] of Object.entries(QUESTIONS)) {
        const { rate, yes, no } = tells(trials, is);
        console.log(`${name}: ${yes} of ${yes + no} windows, longer in ${(100 * rate).toFixed(0)} % of comparisons`);
        assert.ok(Math.min(yes, no) >= LEAST, `${name}: ${yes} trials and ${no} without`);
        assert.ok(Math.abs(rate - 0.5) < NOISE, `time tells of ${name}: ${rate}`);
    }
    assert.ok(median(times) > PAUSE / 2, `windows last ${median(times)} ms`);
}

async function withoutAPauseItWouldTell() {
    const { rate } = tells(await measure(0, TRIALS / 2, [STANDS]), STANDS);
    console.log(`without a pause: longer in ${(100 * rate).toFixed(0)} % of comparisons`);
    assert.ok(rate < 0.5 - NOISE, `the measurement does not notice what it should: ${rate}`);
}

await run([timeTellsNothing, withoutAPauseItWouldTell]);
