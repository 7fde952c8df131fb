// One address that asks for all it can get, with the limits a server has by default: everybody else plays on. Times are
// printed; what is asserted of them is only what a server that stalls could not keep.
// Usage: node attack.mjs BOCAGE_BINARY SOURCE_DIR [ATTACK...]
import { execFileSync } from 'node:child_process';
import { constants, openSync, readFileSync, readdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import assert from 'node:assert/strict';
import { OPCODE, Player, Server, SKIRMISH, WebSocket, eventually, fetchFrom, frame, generator, get, good, makeGame, playOn, post, refused, run,
         sleep, twoAndSpectator, within, workFolder } from './client.mjs';

const ATTACKER = '127.0.0.9';

/* -- the attackers, in a thread of their own ------------------------------------------------------------------------ */

/** As many bytes as a body may have, of lines no scenario has: each could be a slip of the pen. */
function manyUnknownWords() {
    const random = generator(5);
    const word = () => Array.from({ length: 7 }, () => 'abcdefghijklmnopqrstuvwxyz'[random(26)]).join('');
    return JSON.stringify({ text: `${SKIRMISH}\n${Array.from({ length: 28_000 }, word).join('\n')}` });
}

/** So many connections that ask again and again, whatever they are told. */
async function flood({ port, connections, path, body, ms }) {
    const statuses = {};
    const end = Date.now() + ms;
    await Promise.all(Array.from({ length: connections }, async () => {
        while (Date.now() < end) {
            const status = await fetchFrom({ port }, 'POST', path, { body, from: ATTACKER, limit: 60_000 }).then(a => a.status, () => 'ended');
            statuses[status] = (statuses[status] ?? 0) + 1;
        }
    }));
    return statuses;
}

function floodElsewhere(what) {
    const thread = new Worker(new URL(import.meta.url), { workerData: what });
    return within(new Promise((resolve, reject) => thread.on('message', resolve).on('error', reject)), 'the end of the flood', 120_000);
}

/* -- what others notice --------------------------------------------------------------------------------------------- */

const random = generator(44);

/** How long two players wait for each answer until `over` is settled; in milliseconds, sorted. */
async function waitsOf(server, over) {
    let honest = await twoAndSpectator(server);
    let done = false;
    const waits = [];
    over = over.finally(() => { done = true; });
    while (!done) {
        if (honest.allies.state.actor === 'nobody')
            honest = await twoAndSpectator(server);
        const before = performance.now();
        await playOn([honest.allies, honest.axis], random, { stop: step => step >= 1 });
        waits.push((performance.now() - before) / 2); // two requests: the legal list, and the action
        await sleep(20); // within what one address may say
    }
    await over;
    return waits.sort((a, b) => a - b);
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

function tellWaits(what, waits) {
    console.log(`  ${what}: ${waits.length} actions, p50 ${share(waits, 0.5).toFixed(1)} ms, p99 ${share(waits, 0.99).toFixed(1)} ms, ` +
                `longest ${waits.at(-1).toFixed(1)} ms`);
}

/** Processor time of a process so far, in milliseconds. */
function cpuOf(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function withServer(name, options, act) {
    const server = await new Server(binary, join(work, `${name}.db`), { top, ...options }).start();
    try {
        await act(server);
        await server.stop();
    } finally {
        if (server.port)
            await server.kill();
    }
}

/* -- the attacks ---------------------------------------------------------------------------------------------------- */

async function manyImports() {
    await withServer('imports', {}, async server => {
        const body = manyUnknownWords();
        const attack = floodElsewhere({ port: server.port, connections: 30, path: '/api/import', body, ms: 3000 });
        const waits = await waitsOf(server, attack);
        const statuses = await attack;
        tellWaits(`30 connections that import ${body.length} bytes, again and again (${JSON.stringify(statuses)})`, waits);
        assert.ok(waits.length > 10, 'the players could act');
        assert.ok(waits.at(-1) < 1000, `somebody waited ${waits.at(-1).toFixed(0)} ms for an answer`);
        assert.ok(statuses[422] > 0, 'imports are read');
        good(await post(server, '/api/import', { text: SKIRMISH }), 'an import from elsewhere');
    });
}

async function noDescriptors() {
    await withServer('descriptors', { wrap: ['sh', '-c', 'ulimit -n 64; exec "$0" "$@"'] }, async server => {
        const honest = await twoAndSpectator(server);
        const sockets = Array.from({ length: 200 }, (_, i) =>
            net.connect({ port: server.port, host: '127.0.0.1', localAddress: `127.0.0.${10 + i % 8}` }).on('error', () => {}));
        await sleep(500);
        const bytes = () => server.log.reduce((sum, line) => sum + line.length + 1, 0);
        const before = { cpu: cpuOf(server.pid), log: bytes() };
        await sleep(3000);
        const spent = { cpu: (cpuOf(server.pid) - before.cpu) / 30, log: (bytes() - before.log) / 3000 };
        console.log(`  200 connections where there is room for 32: ${spent.cpu.toFixed(1)} % of a processor, ${spent.log.toFixed(2)} KB/s of log`);
        assert.ok(spent.log < 10, `${spent.log.toFixed(1)} KB/s of log`);
        assert.ok(spent.cpu < 50, `${spent.cpu.toFixed(0)} % of a processor`);
        await playOn([honest.allies, honest.axis], random, { stop: step => step >= 5 });
        for (const socket of sockets)
            socket.destroy();
        await eventually(() => get(server, '/healthz').then(a => a.status === 200, () => false), 'somebody new is heard');
        for (const who of honest.all)
            await who.leave();
    });
}

async function aLogNobodyReads() {
    const pipe = join(work, 'unread');
    execFileSync('mkfifo', [pipe]);
    const stderr = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    await withServer('unread', { stderr, args: ['--limit-log', '0', '--limit-messages', '0', '--limit-connections', '0'] }, async server => {
        const honest = await twoAndSpectator(server);
        for (let i = 0; i < 50; i++) // more than 64 KiB of log
            await Promise.all(Array.from({ length: 20 }, () => post(server, '/api/claim', {}, { headers: { Origin: 'http://evil.example' } })));
        await playOn([honest.allies, honest.axis], random, { stop: step => step >= 3 });
        for (const who of honest.all)
            await who.leave();
    });
}

async function linesOfAKind() {
    await withServer('lines', {}, async server => {
        for (let i = 0; i < 30; i++)
            await Promise.all(Array.from({ length: 10 }, () => post(server, '/api/claim', {}, { headers: { Origin: 'http://evil.example' } })));
        const lines = server.log.filter(line => line.includes('event=refused') && line.includes('NOT_ALLOWED'));
        assert.equal(lines.length, 120, 'lines of one kind in a minute');
    });
}

/** Inside a game of its own, from the attacker's address. */
async function insider(server) {
    const { secrets } = await makeGame(server);
    const ws = await WebSocket.connect(server.port, { from: ATTACKER });
    ws.send(JSON.stringify({ do: 'enter', secret: secrets.me, id: 'in' }));
    await within(new Promise(resolve => ws.once('message', resolve)), 'the answer to enter');
    return ws;
}

async function framesThatSayNothing() {
    const kinds = { pings: frame(OPCODE.ping, 'x'), pongs: frame(OPCODE.pong, 'x'), fragments: frame(OPCODE.more, '', { fin: false }) };
    for (const [kind, one] of Object.entries(kinds))
        await withServer(kind, {}, async server => {
            const honest = await twoAndSpectator(server);
            const ws = await insider(server);
            const many = Buffer.concat(Array.from({ length: 5000 }, () => one));
            if (kind === 'fragments')
                ws.raw(frame(OPCODE.text, ' ', { fin: false }));
            for (let i = 0; i < 40 && ws.open; i++) { // 200,000 of them
                ws.raw(many);
                await sleep(10);
            }
            const { code, reason } = await within(ws.ended, `the end of who sends many ${kind}`, 10_000);
            assert.ok(code === 1008, `${kind}: closed with ${code} ${reason}`);
            await playOn([honest.allies, honest.axis], random, { stop: step => step >= 3 });
        });
}

async function manyBytes() {
    await withServer('bytes', { args: ['--limit-kib', '512'] }, async server => {
        const ws = await insider(server);
        const text = JSON.stringify({ do: 'why', id: 1, action: 'x'.repeat(60_000) });
        for (let i = 0; i < 20 && ws.open; i++)
            ws.send(text);
        const { code } = await within(ws.ended, 'the end of who sends many bytes', 10_000);
        assert.equal(code, 1008);
        const body = JSON.stringify({ text: 'x'.repeat(200_000) });
        const answers = [];
        for (let i = 0; i < 6; i++)
            answers.push((await fetchFrom(server, 'POST', '/api/import', { body, from: '127.0.0.8' })).status);
        assert.ok(answers[0] === 422 && answers.at(-1) === 429, `imports are answered with ${answers}`);
    });
}

/* -- titles --------------------------------------------------------------------------------------------------------- */

async function battlesOfOnesOwn() {
    await withServer('own', {}, async server => {
        const lobby = { seats: { axis: 'friend' }, lobby: true };
        const title = SKIRMISH.replace('title Skirmish', 'title Pegasus Bridge');
        const own = await makeGame(server, { text: title, ...lobby });
        const ours = await makeGame(server, { scenario: 'pegasus-bridge', ...lobby });
        const { games } = good(await get(server, '/api/lobby'));
        assert.deepEqual(Object.fromEntries(games.map(g => [g.game, g.own])), { [own.game]: true, [ours.game]: false });
        const text = SKIRMISH.replace('title Skirmish', 'title Skir\u202ehsim');
        refused(await post(server, '/api/games', { text, ...lobby }), 'a title that turns around');
        const answer = await post(server, '/api/import', { text });
        assert.equal(answer.status, 422);
        assert.match(answer.json.report.join(), /U\+202E/);
    });
}

/* -- shares --------------------------------------------------------------------------------------------------------- */

async function rematchesAreGames() {
    await withServer('rematches', { args: ['--limit-games', '2'] }, async server => {
        const { secrets } = await makeGame(server, { seats: { axis: 'captain' } });
        const statuses = [];
        for (let i = 0; i < 3; i++) {
            const player = new Player(server, secrets.me, { name: 'me' });
            await player.enter();
            await player.join();
            await player.must({ do: 'resign', seat: player.mine[0] });
            await player.leave();
            const answer = await post(server, '/api/rematch', {}, { secret: secrets.me });
            statuses.push(answer.status);
            if (answer.status !== 201) {
                refused(answer, 'a rematch too many');
                break;
            }
        }
        assert.deepEqual(statuses, [201, 429], 'one game and one rematch, where two games are allowed');
    });
}

async function hintsAreShared() {
    await withServer('hints', {}, async server => {
        const inGame = async (from) => {
            const { secrets } = await makeGame(server, { scenario: 'pegasus-bridge', seats: { axis: 'captain' } });
            const player = new Player(server, secrets.me, { name: from, connect: { from } });
            await player.enter();
            await player.join();
            return player;
        };
        const greedy = [];
        for (let i = 0; i < 5; i++)
            greedy.push(await inGame(ATTACKER));
        const other = await inGame('127.0.0.1');
        for (const player of [...greedy, other])
            await player.until(p => p.state.actor === 'allies' || p.state.actor === 'axis', 'the first turn');
        const order = [];
        let refusals = 0;
        const ask = (player, nodes) => player.ask({ do: 'hint', seat: 'allies', nodes }).then(answer => {
            refusals += !answer.ok;
            if (answer.ok)
                order.push(player.name);
            return answer;
        });
        const wants = [ask(greedy[0], 3_000_000)]; // which takes some seconds
        await sleep(200);
        wants.push(...greedy.slice(1).map(player => ask(player, 2000)));
        await eventually(() => refusals === 3, 'refusals of more hints than an address may have');
        wants.push(ask(other, 2000));
        const answers = await Promise.all(wants);
        assert.equal(answers.slice(0, 5).filter(a => a.ok).length, 2, 'so many of one address are thought about');
        assert.deepEqual([...new Set(answers.filter(a => !a.ok).map(a => a.reason))], ['TOO_MUCH']);
        assert.notEqual(order.at(-1), '127.0.0.1', `addresses take turns: hints came to ${order}`);
    });
}

/** Whoever plays goes before whoever thinks. */
async function thinkersYield() {
    await withServer('thinkers', { args: ['--threads', '2'] }, async server => {
        const nice = id => Number(readFileSync(`/proc/${server.pid}/task/${id}/stat`, 'latin1').replace(/^.*\) /, '').split(' ')[16]);
        const usual = nice(server.pid);
        const count = () => readdirSync(`/proc/${server.pid}/task`).filter(id => nice(id) > usual).length;
        await eventually(() => count() >= 4, 'threads of two players, of hints and of imports that yield to others', 5000);
    });
}

const [binary, top, ...only] = isMainThread ? process.argv.slice(2) : [];
const work = isMainThread ? workFolder('attack') : '';
const attacks = [manyImports, noDescriptors, aLogNobodyReads, linesOfAKind, framesThatSayNothing, manyBytes,
                 rematchesAreGames, hintsAreShared, thinkersYield, battlesOfOnesOwn];
if (isMainThread)
    await run(attacks.filter(attack => only.length === 0 || only.includes(attack.name)));
else
    parentPort.postMessage(await flood(workerData));
