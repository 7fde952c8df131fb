// What the tests of the server share: a server of their own, HTTP, and players who keep a ledger of what they were told.
// The API is that of docs/server.md; nothing here knows how the server is made.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import assert from 'node:assert/strict';
import { WebSocket } from './websocket.mjs';

export * from './websocket.mjs';

/** How long anything may take: far more than it should, since tests run under sanitizers on a busy machine. */
export const LIMIT = 20_000;

/** A small battle that random players end within some hundred actions. */
export const SKIRMISH = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'skirmish.scn'), 'utf8');

export const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));

/** The promise's value, or an error that says what did not come in time. */
export function within(promise, what, limit = LIMIT) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`${what}: nothing within ${limit} ms`)), limit);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Ask again and again until it is true. */
export async function eventually(check, what, limit = LIMIT) {
    for (const end = Date.now() + limit; ;) {
        const value = await check();
        if (value)
            return value;
        assert.ok(Date.now() < end, `${what}: not within ${limit} ms`);
        await sleep(10);
    }
}

/** A folder that is gone when the test has ended. */
export function workFolder(name) {
    const folder = mkdtempSync(join(tmpdir(), `bocage-${name}-`));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
}

/** Numbers that are the same in every run: the function gives one from 0 to n - 1. */
export function generator(seed) {
    let state = seed >>> 0;
    return n => {
        state = state + 0x6d2b79f5 >>> 0; // mulberry32
        let t = Math.imul(state ^ state >>> 15, state | 1);
        t = t + Math.imul(t ^ t >>> 7, t | 61) ^ t;
        return ((t ^ t >>> 14) >>> 0) % n;
    };
}

let failures = 0;

/** One line about what went wrong; the script will end with status 1. */
export function fail(what, error) {
    const stack = (error.stack ?? '').split('\n').filter(line => /\.mjs:\d/.test(line) && !/(client|websocket)\.mjs/.test(line));
    const where = /([\w.]+\.mjs:\d+)/.exec(stack[0] ?? '');
    failures++;
    console.log(`FAILED: ${what}: ${error.message.replace(/\s+/g, ' ')}${where ? ` (${where[1]})` : ''}`);
}

/** The tests of a script one after the other. Where one begins with what another left, the first failure is the one to read. */
export async function run(tests) {
    for (const test of tests) {
        const before = failures;
        await test().catch(error => fail(test.name, error));
        if (failures === before)
            console.log(`ok: ${test.name}`);
    }
    process.exit(failures ? 1 : 0);
}

/* -- the server ----------------------------------------------------------------------------------------------------- */

const running = new Set();
process.on('exit', () => {
    for (const child of running)
        child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => process.exit(1));

/** A server on a port of its own. It can be started again after stop() or kill(), with the same database. */
export class Server {
    log = []; // lines of standard error, of all its lives
    said = []; // and of standard output
    port = 0;
    #child = null;
    #ended = null;

    /** `db`: null for the usual place. `wrap`: a command to run it under, such as strace; `stderr`: a file for the log, which is not read then. */
    constructor(binary, db, { top, args = [], wrap = [], env = {}, stderr = 'pipe' } = {}) {
        Object.assign(this, { binary, db, top, args, wrap, env, stderr });
    }

    async start() {
        const words = [...this.wrap, this.binary, 'serve', '--listen', '127.0.0.1:0', ...(this.db ? ['--db', this.db] : []), '--pace', '0', '--hush', '0', ...this.args];
        const env = { ...process.env, ...this.env };
        if (this.top)
            env.BOCAGE_DATA = join(this.top, 'data');
        const child = spawn(words[0], words.slice(1), { stdio: ['ignore', 'pipe', this.stderr], env });
        running.add(child);
        this.#child = child;
        this.#ended = new Promise(resolve => child.on('exit', (code, signal) => {
            running.delete(child);
            this.port = 0; // nobody else's server shall be taken for this one
            resolve({ code, signal });
        }));
        if (child.stderr)
            createInterface({ input: child.stderr }).on('line', line => this.log.push(line));
        const ready = new Promise((resolve, reject) => {
            child.on('error', reject);
            createInterface({ input: child.stdout }).on('line', line => {
                this.said.push(line);
                const found = /^bocage: listening on http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(line);
                if (found)
                    resolve(Number(found[1]));
                this.metricsPort ||= Number(/^bocage: figures are on port (\d+) /.exec(line)?.[1]);
            });
            this.#ended.then(({ code, signal }) => reject(new Error(
                `the server ended (${signal ?? code}) before it listened: ${this.log.slice(-3).join(' | ')}`)));
        });
        this.port = await within(ready, 'the line `bocage: listening on ...`');
        return this;
    }

    /** When it has ended, by itself or not: { code, signal }. */
    get ended() {
        return within(this.#ended, 'the end of the server');
    }
    get pid() {
        return this.#child.pid;
    }
    get origin() {
        return `http://127.0.0.1:${this.port}`;
    }

    /** SIGTERM: it must end by itself, and well. */
    async stop() {
        this.#child.kill('SIGTERM');
        const { code, signal } = await within(this.#ended, 'the end of the server after SIGTERM');
        assert.equal(signal ?? code, 0, `the server did not end well after SIGTERM: ${this.log.slice(-5).join(' | ')}`);
    }
    /** SIGKILL: as when the plug is pulled, for the program. */
    async kill() {
        this.#child.kill('SIGKILL');
        await within(this.#ended, 'the end of the server after SIGKILL');
    }

    /** The first line of the log from a place on that all the patterns fit. */
    logged(from, ...patterns) {
        return eventually(() => this.log.slice(from).find(line => patterns.every(p => p.test(line))),
                          `a line of the log with ${patterns.join(' and ')} (it has: ${this.log.slice(from).join(' | ').slice(0, 400)})`, 2000);
    }
}

/* -- HTTP ----------------------------------------------------------------------------------------------------------- */

/** { status, headers, text, json }; `json` is null if it is none. `from`: the address it comes from, one of 127.0.0.0/8. */
export function fetchFrom(server, method, path, { body, secret, headers = {}, limit = LIMIT, agent = false, from } = {}) {
    const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : body === undefined ? undefined : JSON.stringify(body);
    const all = { ...headers };
    if (sent !== undefined && !('Content-Type' in all))
        all['Content-Type'] = 'application/json';
    if (sent !== undefined && !('Content-Length' in all))
        all['Content-Length'] = Buffer.byteLength(sent);
    if (secret !== undefined)
        all.Authorization = `Bearer ${secret}`;
    return within(new Promise((resolve, reject) => {
        const request = http.request({ host: '127.0.0.1', port: server.port, localAddress: from, method, path, headers: all, agent }, answer => {
            const parts = [];
            answer.on('data', part => parts.push(part));
            answer.on('error', reject);
            answer.on('end', () => {
                const text = Buffer.concat(parts).toString();
                let json = null;
                try {
                    json = JSON.parse(text);
                } catch {} // a page, a picture
                resolve({ status: answer.statusCode, headers: answer.headers, text, json });
            });
        });
        request.on('error', reject);
        request.end(sent);
    }), `${method} ${path}`, limit);
}
export const get = (server, path, options) => fetchFrom(server, 'GET', path, options);
export const post = (server, path, body, options) => fetchFrom(server, 'POST', path, { body, ...options });

/** The JSON of an answer that must be good. */
export function good(answer, what = 'the answer') {
    assert.ok(answer.json, `${what} is no JSON: ${answer.status} ${answer.text.slice(0, 100)}`);
    assert.ok(answer.json.ok, `${what} is refused: ${answer.json.reason}: ${answer.json.text}`);
    assert.ok(answer.status === 200 || answer.status === 201, `${what} has status ${answer.status}`);
    return answer.json;
}

/** One JSON object with a reason and a sentence: what every refusal looks like. */
export function isRefusal(json, what) {
    assert.ok(json && typeof json === 'object', `${what}: no JSON object came`);
    assert.equal(json.ok, false, `${what} is not refused: ${JSON.stringify(json).slice(0, 200)}`);
    assert.match(String(json.reason), /^[A-Z][A-Z0-9_]+$/, `${what}: no reason in ${JSON.stringify(json)}`);
    assert.ok(typeof json.text === 'string' && json.text.length > 3, `${what}: no sentence in ${JSON.stringify(json)}`);
    assert.ok('rule' in json, `${what}: no \`rule\` in ${JSON.stringify(json)}`);
    return json;
}
export function refused(answer, what) {
    isRefusal(answer.json, `${what} (${answer.status} ${answer.text.slice(0, 80)})`);
    assert.ok(answer.status >= 400 && answer.status < 600, `${what} is refused with status ${answer.status}`);
    return answer.json;
}

/** Bytes to the server as they are; all it says until it closes, or until `limit`. */
export function rawTalk(server, bytes, limit = 3000) {
    return new Promise(resolve => {
        const socket = net.connect(server.port, '127.0.0.1', () => socket.write(bytes));
        const parts = [];
        const finish = closed => {
            clearTimeout(timer);
            socket.destroy();
            resolve({ text: Buffer.concat(parts).toString('latin1'), closed });
        };
        const timer = setTimeout(() => finish(false), limit);
        socket.on('data', part => parts.push(part));
        socket.on('error', () => {});
        socket.on('close', () => finish(true));
    });
}

/* -- games ---------------------------------------------------------------------------------------------------------- */

/** Every secret of this run, to look for in the log afterwards. */
export const secretsUsed = new Set();

export function newSecret() {
    const secret = randomBytes(16).toString('base64url');
    secretsUsed.add(secret);
    return secret;
}

/** `POST /api/games` with a skirmish, unless something else is asked for. */
export async function makeGame(server, body = {}) {
    const what = 'scenario' in body || 'text' in body ? body : { text: SKIRMISH, ...body };
    const game = good(await post(server, '/api/games', what), 'POST /api/games');
    for (const secret of Object.values(game.secrets)) {
        assert.match(secret, /^[A-Za-z0-9_-]{22}$/, 'a secret is 22 letters, digits, - and _');
        secretsUsed.add(secret);
    }
    return game;
}

/** The secret of the friend's seat, in exchange for the invitation. */
export async function claim(server, invitation, secret = newSecret()) {
    good(await post(server, '/api/claim', { invitation, secret }), 'POST /api/claim');
    return secret;
}

/* -- players -------------------------------------------------------------------------------------------------------- */

/** What somebody was told of a game: every version once, in order. */
export class Ledger {
    entries = [];
    constructor(whose) {
        this.whose = whose;
    }
    get last() {
        return this.entries.length;
    }
    add(entries, whence) {
        for (const entry of entries) {
            assert.equal(entry.version, this.last + 1,
                         `${this.whose}: ${whence} brings version ${entry.version} after ${this.last}`);
            this.entries.push(entry);
        }
    }
    /** What is known already must be told in the same words. */
    again(entries, whence) {
        for (const entry of entries)
            assert.deepEqual(entry, this.entries[entry.version - 1],
                             `${this.whose}: ${whence} tells another version ${entry.version} than before`);
    }
    addOrAgain(entries, whence) {
        this.again(entries.filter(e => e.version <= this.last), whence);
        this.add(entries.filter(e => e.version > this.last), whence);
    }
}

const CHANGES = new Set(['join', 'act', 'chance', 'undo', 'resign', 'substitute', 'return']);

/**
 * Somebody with a secret. Events: `presence`, `rematch`, `notice`, `lost` ({ code, reason }), `news` (any of it).
 * A `faithful` one comes back by itself whenever the connection is lost, and sends again what was not answered.
 * `fault` is the first thing that was wrong with what the server said on its own; every wait throws it.
 */
export class Player extends EventEmitter {
    state = { version: -1 }; // version, ply, actor, need, result: the newest that was told
    mine = [];
    fault = null;
    ledgers = new Map(); // by seat, or `spectator`
    #ws = null;
    #asked = []; // without an answer: { request, resolve, reject, sent }
    #number = 0;
    #caughtUp = new Set(); // seats whose ledger is up to date since the last `enter`
    #inside = false; // connected and entered
    #left = false;
    #coming = false;

    constructor(server, secret, { name = 'p', faithful = false, game, connect = {} } = {}) {
        super();
        this.setMaxListeners(0);
        Object.assign(this, { server, secret, name, faithful, gameId: game, connect });
    }

    /** Connect, enter, catch up, and send again what was not answered. */
    async enter() {
        this.#left = false;
        this.#ws?.drop();
        const ws = await WebSocket.connect(this.server.port, this.connect);
        this.#ws = ws;
        this.#inside = false;
        this.#caughtUp.clear();
        ws.on('message', text => ws === this.#ws && this.#receive(ws, text));
        ws.on('end', how => this.#lose(ws, how));
        const request = { do: 'enter', secret: this.secret };
        if (this.gameId)
            request.game = this.gameId;
        const answer = await this.#askNow(request);
        for (const seat of this.seats)
            await this.#catchUp(seat);
        this.#inside = true;
        for (const asked of this.#asked)
            this.#send(asked);
        this.emit('news');
        return answer;
    }
    /** Enter, however often it takes: for a server that comes and goes. */
    async arrive() {
        this.#left = false;
        await this.#comeBack();
        if (!this.connected)
            throw this.fault ?? new Error(`${this.name} could not enter`);
    }
    get seats() {
        return this.mine.length ? this.mine : ['spectator'];
    }
    get connected() {
        return this.#inside && this.#ws.open;
    }
    get socket() {
        return this.#ws;
    }
    ledger(seat = this.seats[0]) {
        if (!this.ledgers.has(seat))
            this.ledgers.set(seat, new Ledger(`${this.name} (${seat})`));
        return this.ledgers.get(seat);
    }

    /** The answer to a request, good or not. */
    ask(request) {
        return this.faithful ? this.#askFaithfully(request) : this.#askNow(request);
    }
    /** The same, but it must be good. */
    async must(request) {
        const answer = await this.ask(request);
        assert.ok(answer.ok, `${this.name}: ${JSON.stringify(request)} is refused: ${answer.reason}: ${answer.text}`);
        return answer;
    }
    /** The same, but it must be refused, with this reason. */
    async mustNot(request, reason) {
        const answer = await this.ask(request);
        isRefusal(answer, `${this.name}: ${JSON.stringify(request).slice(0, 100)}`);
        if (reason)
            assert.equal(answer.reason, reason, `${this.name}: ${JSON.stringify(request).slice(0, 100)}: ${answer.text}`);
        return answer;
    }
    join(seat = this.mine[0], nonce = randomBytes(8).toString('hex')) {
        return this.must({ do: 'join', seat, nonce });
    }
    act(action, seat = this.mine[0], version = this.state.version) {
        return this.must({ do: 'act', seat, action, version });
    }
    async legal(seat = this.mine[0]) {
        return (await this.must({ do: 'legal', seat })).actions;
    }
    nextId() {
        return `${this.name}-${++this.#number}`;
    }

    /** Wait until the player knows something; `check` sees the player. */
    until(check, what, limit = LIMIT) {
        let look;
        const seen = new Promise((resolve, reject) => {
            look = () => {
                if (this.fault)
                    reject(this.fault);
                else if (check(this))
                    resolve();
            };
            this.on('news', look);
            look();
        });
        return within(seen, `${this.name}: ${what}`, limit).finally(() => this.off('news', look));
    }
    reaches(version) {
        return this.until(() => this.seats.every(s => this.ledger(s).last >= version), `version ${version}`);
    }

    /** Go, and do not come back. */
    async leave() {
        this.#left = true;
        if (this.#ws?.open) {
            this.#ws.close();
            await within(this.#ws.ended, `${this.name}: the end of the connection`);
        }
    }
    /** Lose the connection; `enter` comes back, and so does a faithful player. */
    async drop() {
        this.#ws.drop();
        await within(this.#ws.ended, `${this.name}: the end of the connection`);
    }

    /** Given up when the connection is lost. */
    #askNow(request) {
        return this.#ask(request, true, LIMIT);
    }
    /** Sent again until there is an answer. */
    #askFaithfully(request) {
        return this.#ask(request, false, 6 * LIMIT);
    }
    #ask(request, fleeting, limit) {
        const id = request.id ?? this.nextId();
        return within(new Promise((resolve, reject) => {
            const asked = { request: { ...request, id }, resolve, reject, sent: 0, fleeting, repeated: 'id' in request };
            if (fleeting && !this.#ws?.open)
                return reject(new Error(`${this.name} is not connected`));
            this.#asked.push(asked);
            if (fleeting || this.connected)
                this.#send(asked);
        }), `${this.name}: the answer to ${request.do}`, limit);
    }
    #send(asked) {
        asked.sent++;
        this.#ws.send(JSON.stringify(asked.request));
    }
    async #catchUp(seat) {
        const ledger = this.ledger(seat);
        const answer = await this.#askNow({ do: 'entries', seat, since: ledger.last });
        assert.ok(answer.ok, `${this.name}: entries are refused: ${answer.text}`);
    }

    #receive(ws, text) {
        try {
            const message = JSON.parse(text);
            if ('version' in message && message.version >= this.state.version)
                this.state = message;
            if ('ok' in message)
                this.#answered(message);
            else if ('update' in message)
                this.#updated(message);
            else if ('mine' in message)
                this.#isSeated(message.mine);
            else
                for (const kind of ['presence', 'rematch', 'notice', 'told', 'pointed', 'proposed'])
                    if (kind in message)
                        this.emit(kind, message[kind], message);
        } catch (error) {
            this.fault ??= error;
            ws.drop();
        }
        this.emit('news');
    }
    /** Another seat was claimed with the same secret. */
    async #isSeated(mine) {
        const fresh = mine.filter(seat => !this.mine.includes(seat));
        this.mine = mine;
        for (const seat of fresh)
            await this.#catchUp(seat);
    }
    #answered(answer) {
        const at = this.#asked.findIndex(a => a.request.id === answer.id && a.sent);
        assert.ok(at >= 0, `${this.name}: an answer nobody asked for: ${JSON.stringify(answer).slice(0, 200)}`);
        const [asked] = this.#asked.splice(at, 1);
        if (asked.request.do === 'enter') {
            isEntered(answer, this.name);
            this.mine = answer.mine;
            this.entered = answer;
        } else if (answer.ok && asked.request.do === 'entries') {
            // Whatever was told between `enter` and this answer is in it; whatever comes after it goes on from here.
            if (!this.#caughtUp.has(answer.seat))
                this.ledger(answer.seat).addOrAgain(answer.entries, 'entries');
            this.#caughtUp.add(answer.seat);
        } else if (answer.ok && CHANGES.has(asked.request.do)) {
            const ledger = this.ledger(answer.seat);
            if (asked.sent > 1 || asked.repeated)
                ledger.addOrAgain(answer.entries, `the answer to ${answer.id}, sent again,`);
            else
                ledger.add(answer.entries, `the answer to ${answer.id}`);
        }
        asked.resolve(answer);
    }
    #updated(update) {
        assert.ok(this.seats.includes(update.update), `${this.name}: an update for ${update.update}, who is somebody else`);
        assert.ok(update.entries[0].version > this.entered.version,
                  `${this.name}: an update brings version ${update.entries[0].version}, but \`enter\` told of ${this.entered.version}`);
        if (this.#caughtUp.has(update.update))
            this.ledger(update.update).add(update.entries, 'an update');
    }
    #lose(ws, how) {
        if (ws !== this.#ws)
            return;
        this.emit('lost', how);
        const why = this.fault ?? new Error(`${this.name}: the connection ended: ${how.code} ${how.reason}`);
        const lost = this.#asked.filter(a => a.fleeting || this.fault);
        this.#asked = this.#asked.filter(a => !lost.includes(a));
        for (const asked of lost)
            asked.reject(why);
        if (this.faithful && !this.#coming)
            this.#comeBack();
    }
    async #comeBack() {
        this.#coming = true;
        for (const end = Date.now() + 3 * LIMIT; !this.#left && !this.fault && !this.connected && Date.now() < end;) {
            try {
                await sleep(20);
                await this.enter();
            } catch (error) {
                // The server may not be there yet, or gone again; what it refuses, or tells wrongly, it would do again.
                if (this.connected || error instanceof assert.AssertionError)
                    this.fault ??= error;
            }
        }
        this.#coming = false;
    }
}

function isEntered(answer, name) {
    assert.ok(answer.ok, `${name}: enter is refused: ${answer.reason}: ${answer.text}`);
    for (const key of ['version', 'game', 'mine', 'presence', 'match', 'board', 'commitment', 'seats'])
        assert.ok(key in answer, `${name}: the answer to enter has no \`${key}\``);
}

/** Two people who have joined a game, and somebody who looks on. */
export async function twoAndSpectator(server, body = {}, options = {}) {
    const game = await makeGame(server, { seats: { axis: 'friend' }, ...body });
    const friend = await claim(server, game.secrets.invitation);
    const allies = new Player(server, game.secrets.me, { name: 'allies', ...options });
    const axis = new Player(server, friend, { name: 'axis', ...options });
    const spectator = new Player(server, game.secrets.spectator, { name: 'spectator', ...options });
    for (const who of [allies, axis, spectator])
        await who.enter();
    await allies.join();
    await axis.join();
    return { game, allies, axis, spectator, all: [allies, axis, spectator] };
}

/** The newest that any of them was told. */
export const newest = players => players.reduce((a, b) => b.state.version > a.state.version ? b : a).state;

/** Random legal actions, whoever's turn it is, until `stop(step)` or the end. `each` may do something in between. */
export async function playOn(players, random, { stop = () => false, each = async () => {} } = {}) {
    for (let step = 0; ; step++) {
        const now = newest(players);
        if (now.actor === 'nobody' || stop(step))
            return now;
        const player = players.find(p => p.mine.includes(now.actor));
        if (!player) { // a computer player: its action comes as an update
            await players[0].until(p => p.state.version > now.version, `the action of ${now.actor}`);
            continue;
        }
        await player.until(p => p.state.version >= now.version, `version ${now.version}`);
        const actions = await player.legal(now.actor);
        const answer = await player.act(actions[random(actions.length)], now.actor, now.version);
        await each(step, player, answer);
    }
}

/** The same for games in which several are asked at once, and in which a window may have been passed meanwhile: all who are asked answer. */
export async function playTogether(players, random, stop) {
    for (let step = 0; ; step++) {
        assert.ok(step < 5000, 'the game does not end');
        const now = newest(players);
        if (now.actor === 'nobody' || await stop(now, step))
            return now;
        let acted = false;
        for (const seat of now.actors) {
            const player = players.find(one => one.mine.includes(seat));
            if (!player) // a computer player
                continue;
            await player.until(one => one.state.version >= now.version, `version ${now.version}`);
            if (newest(players).version > now.version)
                break;
            const { actions } = await player.ask({ do: 'legal', seat });
            acted ||= actions?.length > 0;
            if (actions?.length)
                await player.ask({ do: 'act', seat, action: actions[random(actions.length)], version: now.version });
        }
        if (!acted) // who is left to answer is a computer player
            await players[0].until(one => one.state.version > now.version, `an action after version ${now.version}`);
    }
}

/** Everybody was told the same: the same versions, of the same kind, by the same seat. */
export async function toldTheSame(players) {
    const last = newest(players).version;
    const public_ = entry => ({ version: entry.version, did: entry.did, by: entry.by, ply: entry.ply });
    let first = null;
    for (const player of players) {
        await player.reaches(last);
        for (const seat of player.seats) {
            const told = player.ledger(seat).entries.map(public_);
            first ??= told;
            assert.deepEqual(told, first, `${player.name} (${seat}) was told another game than ${players[0].name}`);
        }
    }
    assert.equal(first.length, last);
}
