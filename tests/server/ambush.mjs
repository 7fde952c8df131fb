// Somebody is attacked and asked whether they ambush. The answer is held for a while, so that its time tells nothing; the
// attacker takes the attack back and makes it again, in one packet, over and over. An answer to one attack never counts for
// another, and neither what the attacker is told nor the server's figures tell that there was one.
// Usage: node ambush.mjs BOCAGE_BINARY SOURCE_DIR
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { OPCODE, Server, WebSocket, claim, frame, generator, get, makeGame, run, sleep, within, workFolder } from './client.mjs';

const [binary, top] = process.argv.slice(2);
const RACES = 200;
const server = await new Server(binary, join(workFolder('ambush'), 'games.db'),
                                { top, args: ['--hush', '1500', '--limit-messages', '0', '--limit-connections', '0', '--limit-games', '0'] }).start();

/** A connection that says what it likes, several things in one packet if need be. */
class Guest {
    state = {};
    told = []; // every message but answers, as it came
    #waiting = new Map();
    #number = 0;

    static async enter(secret) {
        const guest = new Guest();
        guest.ws = await WebSocket.connect(server.port);
        guest.ws.on('message', text => guest.#hear(JSON.parse(text), text));
        const entered = await guest.ask({ do: 'enter', secret });
        assert.ok(entered.ok);
        guest.seat = entered.mine[0];
        return guest;
    }
    #hear(message, text) {
        if ((message.version ?? -1) >= (this.state.version ?? 0))
            this.state = message;
        if ('ok' in message)
            this.#waiting.get(message.id)(message);
        else
            this.told.push(text);
    }
    /** The answers to all of them, which leave together. */
    askAtOnce(requests) {
        const answers = [];
        const frames = requests.map(request => {
            const id = ++this.#number;
            answers.push(new Promise(resolve => this.#waiting.set(id, resolve)));
            return frame(OPCODE.text, JSON.stringify({ ...request, id }));
        });
        this.ws.raw(Buffer.concat(frames));
        return within(Promise.all(answers), `${this.seat}: the answers to ${requests.map(r => r.do)}`);
    }
    async ask(request) {
        return (await this.askAtOnce([request]))[0];
    }
    /** The answer, if there is one soon: it may be held. */
    say(request) {
        const answer = this.askAtOnce([request]).then(list => list[0]);
        answer.catch(() => {}); // the game may be over before
        return answer;
    }
}

/** A game in which somebody has attacked and the other one is asked: { attacker, asked, attack }. */
async function attack(random) {
    for (;;) {
        const game = await makeGame(server, { seats: { axis: 'friend' } });
        const guests = [await Guest.enter(game.secrets.me), await Guest.enter(await claim(server, game.secrets.invitation))];
        let acted;
        for (const guest of guests)
            acted = await guest.ask({ do: 'join', nonce: '00' });
        while (acted.actor !== 'nobody') {
            const [now, other] = guests[0].seat === acted.actor ? guests : [guests[1], guests[0]];
            const { version, actions } = await now.ask({ do: 'legal' });
            const attacks = actions.filter(a => a.startsWith('attack '));
            const action = attacks[0] ?? actions[random(actions.length)];
            acted = await now.ask({ do: 'act', action, version });
            assert.ok(acted.ok, acted.text);
            if (attacks.length && acted.actor === other.seat && (await other.ask({ do: 'legal' })).actions.includes('pass'))
                return { attacker: now, asked: other, attack: action };
        }
    }
}

/** Until the asked one's answer has come to the server, and then some. */
async function settle(guest) {
    await guest.ask({ do: 'board' });
    await sleep(20);
}

async function anAnswerIsForItsAttackOnly() {
    const random = generator(16);
    let fight = await attack(random), counted = 0, refused = 0;
    for (let n = 0; n < RACES; n++) {
        const { attacker, asked } = fight, { version } = await asked.ask({ do: 'board' });
        // Every second one does not say which attack it is about.
        const answer = asked.say({ do: 'act', action: 'pass', ...n % 2 ? {} : { version } });
        await settle(asked);
        const [undone, again] = await attacker.askAtOnce([{ do: 'undo', version },
                                                          { do: 'act', action: fight.attack, version: version + 1 }]);
        assert.ok(undone.ok && again.ok, `${undone.text ?? ''} ${again.text ?? ''}`);
        await settle(attacker);
        if (attacker.state.version > again.version) {
            counted++;
            fight = await attack(random);
            continue;
        }
        const { reason } = await answer;
        assert.equal(reason, n % 2 ? 'BAD_REQUEST' : 'BCG_STALE');
        refused++;
    }
    assert.equal(counted, 0, `${counted} of ${RACES} answers counted for an attack they were not given for`);
    assert.equal(refused, RACES);
    console.log(`the Ambush race: ${counted} of ${RACES}`);
}

/** Without what asking for it changes. */
const figures = async () => (await get(server, '/metrics')).text.split('\n').filter(l => !/http_requests|connections/.test(l)).join('\n');

async function theFiguresTellNothing() {
    const { attacker, asked, attack: again } = await attack(generator(17));
    const { told } = attacker;
    let moved = 0;
    for (let n = 0; n < RACES; n++) {
        const { version } = await attacker.ask({ do: 'board' });
        const before = await figures(), heard = told.length;
        assert.match(before, /^bocage_messages_total \d+$/m);
        const answer = asked.say({ do: 'act', action: 'pass', version });
        await asked.ask({ do: 'legal', odds: true }); // it has been heard now
        moved += await figures() !== before || told.length !== heard;
        await attacker.askAtOnce([{ do: 'undo', version }, { do: 'act', action: again, version: version + 1 }]);
        assert.equal((await answer).reason, 'BCG_STALE');
    }
    assert.equal(moved, 0, `the figures tell of the answer in ${moved} of ${RACES} trials`);
    console.log(`what /metrics tells of a held answer: ${moved} of ${RACES}`);
}

await run([anAnswerIsForItsAttackOnly, theFiguresTellNothing]);
