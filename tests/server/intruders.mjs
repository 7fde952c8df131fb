// People who want in where they do not belong, and programs that say what no client says. Each is refused in one JSON
// object or shown the door with the documented code, is in the log (without any secret), and disturbs nobody: after
// every one of them two honest players make another action, and /healthz is well.
// Usage: node intruders.mjs BOCAGE_BINARY SOURCE_DIR
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import assert from 'node:assert/strict';
import { HandshakeRefused, OPCODE, Server, SKIRMISH, WebSocket, claim, eventually, fail, fetchFrom, frame, generator, get, good, isRefusal,
         makeGame, newSecret, playOn, post, rawTalk, refused, run, secretsUsed, sleep, toldTheSame, twoAndSpectator, within,
         workFolder } from './client.mjs';

const [binary, top] = process.argv.slice(2);
const work = workFolder('intruders');
const NO_LIMITS = ['--limit-messages', '0', '--limit-connections', '0', '--limit-games', '0', '--limit-imports', '0', '--limit-kib', '0', '--limit-log', '0'];
const server = await new Server(binary, join(work, 'games.db'), { top, args: NO_LIMITS }).start();
const random = generator(13);
const KIB64 = 64 * 1024;
const EVIL = 'http://evil.example';

/* -- the honest ones ------------------------------------------------------------------------------------------------ */

let honest = await twoAndSpectator(server);

/** Nobody else noticed anything. */
async function allIsWell() {
    if (honest.allies.state.actor === 'nobody')
        honest = await twoAndSpectator(server);
    await playOn([honest.allies, honest.axis], random, { stop: step => step >= 1 });
    await toldTheSame(honest.all);
    const health = await get(server, '/healthz');
    assert.equal(health.status, 200);
    assert.match(health.text, /ok/);
}

const REFUSED = /\bevent=(refused|closed)\b/;
const REASON = /\breason=\S/;

/** What the intruder does, how it is logged, and what comes of it for others: nothing. */
async function intrude(what, act, { logged = true } = {}) {
    const from = server.log.length;
    try {
        await act();
        if (logged)
            await server.logged(from, REFUSED, REASON);
        await allIsWell();
    } catch (error) {
        fail(what, error); // and on to the next one
    }
}

/** A connection that has not entered; answers to what it says are collected. */
async function stranger(options = {}) {
    const ws = await WebSocket.connect(server.port, options);
    const answers = [];
    ws.on('message', text => {
        const message = JSON.parse(text);
        if ('ok' in message) { // presence and the like may come at any time
            answers.push(message);
            ws.emit('answer');
        }
    });
    ws.answer = async () => {
        await within(new Promise(resolve => answers.length ? resolve() : ws.once('answer', resolve)), 'an answer');
        return answers.shift();
    };
    return ws;
}

/** The same, inside a game of its own, so that nothing of it is told to the honest ones. */
async function insider() {
    const { secrets } = await makeGame(server);
    const ws = await stranger();
    ws.send(JSON.stringify({ do: 'enter', secret: secrets.me, id: 'in' }));
    assert.ok((await ws.answer()).ok);
    return ws;
}

/** It still answers a question. */
async function isAlive(ws) {
    ws.send('{"do":"board","id":"alive?"}');
    const { ok, id } = await ws.answer();
    assert.ok(ok && id === 'alive?', 'the connection answers no more');
}

async function closedWith(ws, codes, what) {
    const { code, reason } = await within(ws.ended, `${what}: the end of the connection`, 5000);
    assert.ok(codes.includes(code), `${what}: closed with ${code} (${reason}), not ${codes.join(' or ')}`);
    return reason;
}

/* -- secrets -------------------------------------------------------------------------------------------------------- */

function badSecrets() {
    const real = honest.allies.secret;
    const forged = newSecret();
    const almost = real.slice(0, 10) + (real[10] === 'A' ? 'B' : 'A') + real.slice(11);
    secretsUsed.add(almost);
    return { forged, almost, short: real.slice(0, 21), long: `${real}A`, twice: real + real, empty: '', blank: ` ${real.slice(1)}`,
             letters: '!'.repeat(22), huge: 'A'.repeat(10_000), nul: `${real.slice(0, 11)}\0${real.slice(12)}`, null: null, number: 22,
             list: [real], object: { secret: real }, truth: true };
}

async function secretsThatOpenNothing() {
    for (const [name, secret] of Object.entries(badSecrets()))
        await intrude(`enter with a secret that is ${name}`, async () => {
            const ws = await stranger();
            ws.send(JSON.stringify({ do: 'enter', secret, id: 7 }));
            const refusal = isRefusal(await ws.answer(), 'it');
            if (name !== 'nul') // which cannot be read far enough to find the id
                assert.equal(refusal.id, 7, 'the refusal has the id of the request');
            ws.send(JSON.stringify({ do: 'enter', secret: honest.spectator.secret, id: 8 }));
            assert.ok((await ws.answer()).ok, 'who was merely wrong may try again');
            ws.drop();
        });
    for (const [name, secret] of Object.entries(badSecrets()))
        if (typeof secret === 'string' && !/[^\x20-\x7e]/.test(secret) && secret.length < 1000)
            await intrude(`Bearer with a secret that is ${name}`, async () => {
                refused(await get(server, '/api/game', { secret }), '/api/game');
                refused(await get(server, '/api/replay', { secret }), '/api/replay');
                refused(await post(server, '/api/rematch', {}, { secret }), '/api/rematch');
            });
    await intrude('no secret at all', async () => {
        refused(await get(server, '/api/game'), '/api/game');
        refused(await get(server, '/api/game', { headers: { Authorization: `Basic ${honest.allies.secret}` } }), 'Basic');
        const ws = await stranger();
        ws.send('{"do":"enter","id":1}');
        isRefusal(await ws.answer(), 'enter without a secret');
        ws.send('{"do":"view","seat":"spectator","id":2}');
        isRefusal(await ws.answer(), 'a question before `enter`');
        ws.drop();
    });
    await intrude('a secret in an address', async () => {
        refused(await get(server, `/api/game?secret=${honest.allies.secret}`), 'it');
        refused(await get(server, `/api/lobby/${honest.allies.secret}`), 'it');
    });
}

async function invitationIsNoSeat() {
    const { secrets } = await makeGame(server, { seats: { axis: 'friend' } });
    await intrude('an invitation used as a secret', async () => {
        const ws = await stranger();
        ws.send(JSON.stringify({ do: 'enter', secret: secrets.invitation, id: 1 }));
        isRefusal(await ws.answer(), 'it');
        ws.drop();
        refused(await get(server, '/api/replay', { secret: secrets.invitation }), 'it');
        refused(await post(server, '/api/rematch', {}, { secret: secrets.invitation }), 'it');
    });
    for (const [what, body] of Object.entries({
        'a seat\'s secret as an invitation': { invitation: secrets.me, secret: newSecret() },
        'a spectator\'s secret as an invitation': { invitation: secrets.spectator, secret: newSecret() },
        'an invitation for itself': { invitation: secrets.invitation, secret: secrets.invitation },
        'an invitation for the spectators\' secret': { invitation: secrets.invitation, secret: secrets.spectator },
        'an invitation for a seat in another game': { invitation: secrets.invitation, secret: honest.axis.secret },
        'an invitation for a secret that is none': { invitation: secrets.invitation, secret: 'abc' },
        'an invitation without a secret': { invitation: secrets.invitation },
        'a forged invitation': { invitation: newSecret(), secret: newSecret() },
        'an invitation of a wrong type': { invitation: 5, secret: newSecret() },
    }))
        await intrude(what, async () => refused(await post(server, '/api/claim', body), 'it'));
    await intrude('an invitation that somebody else has used', async () => {
        await claim(server, secrets.invitation);
        refused(await post(server, '/api/claim', { invitation: secrets.invitation, secret: newSecret() }), 'it');
    });
}

/** Whoever knows another's secret only as text cannot make it a second key to something else. */
async function secretsOfOneGameOpenNoOther() {
    const mine = await makeGame(server);
    await intrude('a secret for a game it does not belong to', async () => {
        const ws = await stranger();
        ws.send(JSON.stringify({ do: 'enter', secret: mine.secrets.me, game: honest.game.game, id: 1 }));
        isRefusal(await ws.answer(), 'it');
        ws.send(JSON.stringify({ do: 'enter', secret: mine.secrets.me, game: '../../etc/passwd', id: 2 }));
        isRefusal(await ws.answer(), 'it');
        ws.drop();
    });
}

/* -- in the wrong seat ---------------------------------------------------------------------------------------------- */

async function seatsOfOthers() {
    const requests = [{ do: 'view' }, { do: 'entries', since: 0 }, { do: 'legal' }, { do: 'act', action: 'done', version: 1 }, { do: 'undo', version: 1 },
                      { do: 'resign' }, { do: 'hint', level: 'captain' }, { do: 'why', action: 'done' }, { do: 'join', nonce: '00' },
                      { do: 'odds', action: 'done' }, { do: 'chance', action: 'roll flag', version: 1 },
                      { do: 'substitute', for: 'axis', level: 'captain' }, { do: 'return' }, { do: 'tell', phrase: 'hold' },
                      { do: 'point', at: 'E5' }, { do: 'propose', action: 'done' }];
    for (const request of requests)
        await intrude(`${request.do} in another's seat`, async () => {
            await honest.axis.mustNot({ ...request, seat: 'allies' }, 'NOT_YOUR_SEAT');
            await honest.spectator.mustNot({ ...request, seat: 'allies' }, 'NOT_YOUR_SEAT');
            await honest.axis.mustNot({ ...request, seat: 'nobody' }, 'BAD_REQUEST');
        });
    for (const request of requests.slice(2))
        await intrude(`${request.do} by a spectator`, () => honest.spectator.mustNot(request, 'NO_SEAT'));
    for (const request of [{ do: 'new', text: SKIRMISH }, { do: 'save' }, { do: 'load', save: 'x' }])
        await intrude(`${request.do} by a guest`, () => honest.axis.mustNot(request, 'NOT_ALLOWED'));
    await intrude('seat as a number', () => honest.axis.mustNot({ do: 'view', seat: 1 }, 'BAD_REQUEST'));
}

/** A message that was overheard: sent again it does nothing, changed it is refused. */
async function replayedMessages() {
    const game = await twoAndSpectator(server);
    const [first, second] = await game.allies.legal();
    const act = { do: 'act', seat: 'allies', action: first, version: game.allies.state.version, id: 'overheard' };
    const answer = await game.allies.must(act);
    await intrude('the same message again', async () => {
        assert.deepEqual(await game.allies.must(act), answer);
        assert.equal(game.allies.state.version, answer.version);
    }, { logged: false }); // it is no crime
    await intrude('another message with the same id', async () => {
        await game.allies.mustNot({ ...act, action: second }, 'BCG_ID_USED');
        await game.allies.mustNot({ do: 'undo', seat: 'allies', version: answer.version, id: 'overheard' }, 'BCG_ID_USED');
        await game.allies.mustNot({ do: 'resign', seat: 'allies', id: 'overheard' }, 'BCG_ID_USED');
    });
    await toldTheSame(game.all);
    for (const who of game.all)
        await who.leave();
}

/* -- messages that are merely wrong --------------------------------------------------------------------------------- */

const WRONG_TEXTS = {
    'nothing': '', 'a blank': ' ', 'no JSON': 'hello', 'half an object': '{"do":"view"', 'two objects': '{"do":"board"}{"do":"board"}',
    'a list': '[{"do":"board"}]', 'a number': '5', 'a word': '"board"', 'null': 'null', 'no `do`': '{"id":1}', 'an unknown `do`': '{"do":"rule"}',
    'a `do` that is a number': '{"do":5}', 'a `do` that is an object': '{"do":{"do":"view"}}', 'an unknown key': '{"do":"board","x":1}',
    'a key twice': '{"do":"board","do":"view"}', 'a huge number': '{"do":"view","version":1e999}',
    'a number too long': `{"do":"view","version":${'9'.repeat(400)}}`, 'a negative version': '{"do":"view","seat":"axis","version":-5}',
    'a version as text': '{"do":"view","version":"1"}', 'half a version': '{"do":"view","version":1.5}',
    'an id with blanks': '{"do":"board","id":"a b"}', 'an id that is an object': '{"do":"board","id":{}}',
    'a very long id': `{"do":"board","id":"${'x'.repeat(1000)}"}`, 'NUL in a text': '{"do":"act","seat":"axis","version":1,"action":"do\\u0000ne"}',
    'half a surrogate': '{"do":"act","seat":"axis","version":1,"action":"\\ud800"}', 'NaN': '{"do":"view","version":NaN}', 'a comment': '/**/{"do":"board"}',
    'deep lists': '['.repeat(30_000), 'deep objects': '{"a":'.repeat(10_000), 'deep inside': `{"do":"view","seat":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'a nonce that is none': '{"do":"join","seat":"axis","nonce":"xyz"}', 'a nonce too long': `{"do":"join","seat":"axis","nonce":"${'ab'.repeat(500)}"}`,
    'a level that is none': '{"do":"hint","seat":"axis","level":"../../etc/passwd"}',
    'no version': '{"do":"act","seat":"axis","action":"done"}', 'an undo without version': '{"do":"undo","seat":"axis"}',
    'a very long action': `{"do":"act","seat":"axis","version":1,"action":"${'play '.repeat(10_000)}"}`,
    'format signs': '{"do":"act","seat":"axis","version":1,"action":"%s%n%x"}',
    'exactly 64 KiB': `{"do":"act","seat":"axis","version":1,"action":"${'x'.repeat(KIB64 - 60)}"}`.padEnd(KIB64, ' '),
};

async function wrongTexts() {
    const ws = await insider();
    for (const [what, text] of Object.entries(WRONG_TEXTS))
        await intrude(what, async () => {
            const from = server.log.length;
            ws.send(text);
            const { reason } = isRefusal(await ws.answer(), what);
            await isAlive(ws);
            if (!/^(BCG|MR)_/.test(reason)) // the game's own refusals happen to everybody
                await server.logged(from, REFUSED, REASON);
        }, { logged: false });
    ws.drop();
    const outside = await stranger();
    for (const [what, text] of Object.entries(WRONG_TEXTS))
        await intrude(`${what}, before enter`, async () => {
            outside.send(text);
            isRefusal(await outside.answer(), what);
            assert.ok(outside.open);
        });
    outside.drop();
}

/* -- messages that end a connection --------------------------------------------------------------------------------- */

const text = JSON.stringify({ do: 'board' });
const NOT_TEXT = [1003, 1007];
const BROKEN = [1002, 1006]; // RFC 6455 says 1002; a connection may also just be cut
const TOO_LARGE = [1009, 1006]; // who is still writing when the server has closed may lose the close frame
const ABUSES = [
    ['a message above 64 KiB', TOO_LARGE, ws => ws.send(`{"do":"board","x":"${'x'.repeat(KIB64)}"}`)],
    ['a message above 64 KiB by one byte', [1009], ws => ws.send('{"do":"board"}'.padEnd(KIB64 + 1, ' '))],
    ['a message of a megabyte', TOO_LARGE, ws => ws.send('x'.repeat(2 ** 20))],
    ['fragments above 64 KiB', TOO_LARGE, ws => {
        ws.raw(frame(OPCODE.text, '{"do":"', { fin: false }));
        for (let i = 0; i < 20; i++)
            ws.raw(frame(OPCODE.more, 'x'.repeat(5000), { fin: false }));
    }],
    ['a frame that says it has 3 GB', TOO_LARGE, ws => ws.raw(frame(OPCODE.text, 'x'.repeat(2 * KIB64), { length: 3 * 2 ** 30 }))],
    ['a flood of small fragments', [1008, ...TOO_LARGE], ws => {
        ws.raw(frame(OPCODE.text, 'x', { fin: false }));
        ws.raw(Buffer.concat(Array.from({ length: 70_000 }, () => frame(OPCODE.more, 'x', { fin: false }))));
    }],
    ['a binary message', [1003], ws => ws.raw(frame(OPCODE.binary, text))],
    ['a binary message in fragments', [1003], ws => ws.raw(Buffer.concat([frame(OPCODE.binary, text, { fin: false }), frame(OPCODE.more, 'x')]))],
    ['bytes that are no UTF-8', NOT_TEXT, ws => ws.raw(frame(OPCODE.text, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])))],
    ['UTF-8 cut in a character', NOT_TEXT, ws => ws.raw(frame(OPCODE.text, Buffer.from([0x22, 0xe2, 0x82])))],
    ['UTF-8 that is too long for its character', NOT_TEXT, ws => ws.raw(frame(OPCODE.text, Buffer.from([0x22, 0xc0, 0xaf, 0x22])))],
    ['UTF-8 of a surrogate', NOT_TEXT, ws => ws.raw(frame(OPCODE.text, Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])))],
    ['opcode 3', BROKEN, ws => ws.raw(frame(3, text))],
    ['opcode 11', BROKEN, ws => ws.raw(frame(11, ''))],
    ['bits that mean nothing', BROKEN, ws => ws.raw(frame(OPCODE.text, text, { rsv: 7 }))],
    ['a fragment of nothing', BROKEN, ws => ws.raw(frame(OPCODE.more, text))],
    ['a message inside another', BROKEN, ws => ws.raw(Buffer.concat([frame(OPCODE.text, '{', { fin: false }), frame(OPCODE.text, text)]))],
    ['a ping in fragments', BROKEN, ws => ws.raw(frame(OPCODE.ping, 'x', { fin: false }))],
    ['a ping above 125 bytes', BROKEN, ws => ws.raw(frame(OPCODE.ping, 'x'.repeat(200)))],
];

async function abusesEndTheConnection() {
    for (const [what, codes, act] of ABUSES)
        for (const where of [insider, stranger])
            await intrude(`${what} (${where.name})`, async () => {
                const ws = await where();
                act(ws);
                await closedWith(ws, codes, what);
            });
}

/** libwebsockets reads frames without a mask, which protects proxies and not servers. They must do no harm. */
async function framesWithoutMask() {
    await intrude('a frame without mask', async () => {
        const ws = await insider();
        ws.raw(frame(OPCODE.text, '{"do":"rule","id":4}', { mask: false }));
        const said = await Promise.race([ws.ended, ws.answer()]);
        if ('code' in said)
            assert.ok(BROKEN.includes(said.code), `closed with ${said.code}`);
        else
            isRefusal(said, 'it');
    }, { logged: false });
}

async function pingIsAnswered() {
    const ws = await insider();
    const pong = new Promise(resolve => ws.once('pong', resolve));
    ws.ping('still there?');
    assert.equal(await within(pong, 'a pong'), 'still there?');
    ws.raw(Buffer.concat([frame(OPCODE.text, '{"do":', { fin: false }), frame(OPCODE.ping, ''), frame(OPCODE.more, '"board",', { fin: false }),
                          frame(OPCODE.more, '"id":9}')]));
    assert.equal((await ws.answer()).id, 9, 'a message may come in fragments, with a ping between them');
    ws.close();
    assert.equal((await within(ws.ended, 'the end')).code, 1000);
    await allIsWell();
}

/* -- the handshake -------------------------------------------------------------------------------------------------- */

async function handshakeRefused(what, options, statuses) {
    await intrude(what, async () => {
        const error = await WebSocket.connect(server.port, options).then(ws => (ws.drop(), null), e => e);
        assert.ok(error, 'the handshake was accepted');
        assert.ok(error instanceof HandshakeRefused, error.message);
        assert.ok(error.status === 0 || statuses.includes(error.status), `status ${error.status}, not ${statuses.join(' or ')}`);
    });
}

async function handshakes() {
    const own = `http://127.0.0.1:${server.port}`;
    for (const origin of [EVIL, 'null', `${own}.evil.example`, `${EVIL}/${own}`, 'https://127.0.0.1', `http://127.0.0.1:${server.port + 1}`,
                          `http://user@127.0.0.1:${server.port}@evil.example`])
        await handshakeRefused(`Origin: ${origin}`, { headers: { Origin: origin } }, [403]);
    await handshakeRefused('protocol version 8', { version: 8 }, [400, 426]);
    await handshakeRefused('protocol version 0', { version: 0 }, [400, 426]);
    await handshakeRefused('another subprotocol', { protocol: 'chat' }, [400, 403, 404]);
    await handshakeRefused('another path', { path: '/elsewhere' }, [400, 403, 404]);
    await handshakeRefused('a path behind it', { path: '/ws/../ws/x' }, [400, 403, 404]);
    for (const headers of [{}, { Origin: own }, { Origin: own.toUpperCase().replace('HTTP', 'http') }]) {
        const ws = await stranger({ headers });
        assert.match(ws.head, /^Sec-WebSocket-Protocol: bocage\r?$/mi, 'the subprotocol is agreed on');
        assert.doesNotMatch(ws.head, /^Sec-WebSocket-Extensions/mi, 'no extension nobody asked for');
        ws.drop();
    }
}

/* -- HTTP ----------------------------------------------------------------------------------------------------------- */

async function originsOfPosts() {
    const body = { text: SKIRMISH };
    for (const origin of [EVIL, 'null', `http://127.0.0.1:${server.port}.evil.example`])
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
            await intrude(`POST from ${origin} as ${type}`, async () => {
                const answer = await post(server, '/api/games', body, { headers: { Origin: origin, 'Content-Type': type } });
                refused(answer, 'it');
                assert.equal(answer.status, 403);
            });
    for (const path of ['/api/claim', '/api/rematch', `/api/lobby/${honest.game.game}`])
        await intrude(`POST ${path} from elsewhere`, async () => {
            assert.equal((await post(server, path, { secret: newSecret() }, { headers: { Origin: EVIL }, secret: honest.allies.secret })).status, 403);
        });
    good(await post(server, '/api/games', body, { headers: { Origin: server.origin } }), 'a POST of our own page');
    good(await post(server, '/api/games', body), 'a POST of a program');
    const answer = await get(server, '/api/levels', { headers: { Origin: EVIL } });
    assert.ok(!('access-control-allow-origin' in answer.headers), 'pages of others cannot read ours');
}

async function bodies() {
    const wrong = { 'no JSON': 'hello', 'nothing': '', 'half an object': '{"text":', 'a list': '[]', 'null': 'null', 'deep lists': '['.repeat(30_000),
                    'bytes that are no UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'no game': '{}', 'a wrong type': '{"text":5}',
                    'an unknown key': '{"scenario":"pegasus-bridge","x":1}', 'an unknown scenario': '{"scenario":"../../../etc/passwd"}',
                    'seats that are a list': '{"scenario":"pegasus-bridge","seats":[]}', 'a seat nobody has': '{"scenario":"pegasus-bridge","seats":{"x":"friend"}}',
                    'an unknown player': '{"scenario":"pegasus-bridge","seats":{"axis":"hal"}}', 'a seed': '{"scenario":"pegasus-bridge","seed":6}',
                    'something else to do': '{"do":"load","save":"x"}', 'a broken battle': JSON.stringify({ text: SKIRMISH.replace('map A', 'map B') }) };
    for (const [what, body] of Object.entries(wrong))
        await intrude(`a game made of ${what}`, async () => refused(await post(server, '/api/games', body), 'it'));
    await intrude('a body of a megabyte', async () => {
        const answer = await post(server, '/api/games', JSON.stringify({ text: 'x'.repeat(2 ** 20) }));
        refused(answer, 'it');
        assert.equal(answer.status, 413);
    });
    await intrude('a body that says it has a gigabyte', async () => {
        const { text: said } = await rawTalk(server, `POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${2 ** 30}\r\n\r\n{"text":"`);
        assert.match(said, /^HTTP\/1\.1 413 /);
    });
    for (const [what, headers] of Object.entries({
        'a negative length': 'Content-Length: -5', 'a length that is none': 'Content-Length: many', 'two lengths': 'Content-Length: 5\r\nContent-Length: 50',
        'a length too large for any number': `Content-Length: ${'9'.repeat(40)}`, 'chunks': 'Transfer-Encoding: chunked',
        'chunks and a length': 'Transfer-Encoding: chunked\r\nContent-Length: 6' }))
        await intrude(what, async () => {
            const { text: said, closed } = await rawTalk(server, `POST /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n{}{}{}`);
            assert.ok(/^HTTP\/1\.1 4\d\d /.test(said) || said === '' && closed, `it is answered with ${said.slice(0, 60)}`);
        });
}

async function methods() {
    for (const [method, path] of [['PUT', '/api/games'], ['DELETE', '/api/games'], ['PATCH', '/api/game'], ['GET', '/api/games'], ['GET', '/api/claim'],
                                  ['POST', '/api/lobby'], ['POST', '/healthz'], ['DELETE', '/'], ['TRACE', '/'], ['OPTIONS', '/api/games'], ['POST', '/']])
        await intrude(`${method} ${path}`, async () => {
            const answer = await fetchFrom(server, method, path, method === 'GET' ? {} : { body: '{}' });
            assert.ok([400, 403, 404, 405, 501].includes(answer.status), `status ${answer.status}`);
            if (method !== 'TRACE')
                refused(answer, 'it');
        });
    for (const line of ['FOO / HTTP/1.1', 'GET  HTTP/1.1', 'CONNECT evil.example:443 HTTP/1.1',
                        '\x16\x03\x01\x02\x00\x01\x00', `GET /${'x'.repeat(100_000)} HTTP/1.1`, `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}`,
                        `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(20_000)}Y: z`])
        await intrude(`the line ${JSON.stringify(line.slice(0, 40))}`, async () => {
            const { text: said, closed } = await rawTalk(server, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 15_000);
            assert.ok(/^HTTP\/1\.[01] [45]\d\d /.test(said) || said === '' && closed, `it is answered with ${JSON.stringify(said.slice(0, 60))}`);
        });
}

/** Every usual way to climb out of the folder of the pages. */
const CLIMBS = [
    '/../../../../../../etc/passwd', '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/%252e%252e/%252e%252e/etc/passwd', '/....//....//....//etc/passwd', '/..;/..;/etc/passwd', '//etc/passwd', '///etc/passwd', '//../../etc/passwd',
    '/..\\..\\..\\etc\\passwd', '/%5c..%5c..%5cetc%5cpasswd', '/..%5c..%5cetc/passwd', '/\\etc\\passwd', '/.%00./etc/passwd', '/index.html%00.svg', '/%00',
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd', '/.%2e/.%2e/etc/passwd', '/./../../etc/passwd', '/static/../../../etc/passwd', '/index.html/../../etc/passwd',
    '/%', '/%2', '/%zz', '/%u002e%u002e/etc/passwd', '/~root/', '/.git/config', '/.', '/..', '/...', '/proc/self/environ', '../etc/passwd', 'etc/passwd', '*',
    'http://evil.example/etc/passwd', 'file:///etc/passwd',
    '/api/scenarios/../../../CMakeLists.txt', '/api/scenarios/..%2f..%2fCMakeLists.txt', '/api/scenarios/%2e%2e%2fart%2fpalette.txt',
    '/api/scenarios/../art/palette', '/api/scenarios/.', '/api/scenarios/..', '/api/scenarios/%00', '/api/scenarios/pegasus-bridge%00',
    '/api/scenarios/pegasus-bridge.scn', '/api/scenarios//etc/passwd', '/api/scenarios/%2fetc%2fpasswd',
    '/api/pictures/../../x.svg', '/api/pictures/..%2f..%2fx.svg', '/api/pictures/%2fetc%2fpasswd.svg', '/api/pictures/pegasus-bridge.svg%00',
    '/api/pictures/.svg', '/api/pictures/pegasus-bridge.SVG/', '/api/nothing', '/api/', '/api',
];

async function climbing() {
    const front = (await get(server, '/')).text;
    for (const path of [...CLIMBS, '/index.html\0.svg', '/\0', '/a b', '/\x7f', '/\xff'])
        await intrude(`GET ${JSON.stringify(path)}`, async () => {
            const from = server.log.length;
            const { text: said } = await rawTalk(server, Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'));
            const body = said.slice(said.indexOf('\r\n\r\n') + 4);
            assert.doesNotMatch(said, /root:|cmake_minimum|PATH=|\[core\]|palette/, 'it shows a file that is not for it');
            const isFront = /^HTTP\/1\.[01] 200 /.test(said) && body.includes(front); // `/.` is another name of `/`
            assert.ok(/^HTTP\/1\.[01] 4\d\d /.test(said) || said === '' || isFront, `it is answered with ${JSON.stringify(said.slice(0, 80))}`);
            if (!isFront)
                await server.logged(from, REFUSED, REASON);
        }, { logged: false });
}

async function headers() {
    const answers = { '/': await get(server, '/'), '/no-such-page': await get(server, '/no-such-page'), '/api/levels': await get(server, '/api/levels'),
                      '/api/game': await get(server, '/api/game', { secret: honest.allies.secret }), '/api/no-game': await get(server, '/api/game'),
                      '/api/lobby': await get(server, '/api/lobby'), '/healthz': await get(server, '/healthz'), '/metrics': await get(server, '/metrics'),
                      '/api/pictures/pegasus-bridge.svg': await get(server, '/api/pictures/pegasus-bridge.svg'),
                      'POST /api/games': await post(server, '/api/games', { text: SKIRMISH }) };
    for (const [path, answer] of Object.entries(answers)) {
        const h = answer.headers;
        const policy = h['content-security-policy'] ?? '';
        assert.match(policy, /default-src '(none|self)'/, `${path}: Content-Security-Policy is ${policy || 'missing'}`);
        assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:|script-src[^;]*data:|default-src[^;]*data:/, `${path}: Content-Security-Policy is too wide: ${policy}`);
        assert.ok(/frame-ancestors 'none'/.test(policy) || /DENY/i.test(h['x-frame-options'] ?? ''), `${path} may be framed`);
        assert.equal(h['x-content-type-options'], 'nosniff', `${path}: X-Content-Type-Options`);
        assert.equal(h['referrer-policy'], 'no-referrer', `${path}: Referrer-Policy`);
        assert.ok(h['content-type'], `${path}: Content-Type`);
        assert.ok(!/\d/.test(h.server ?? ''), `${path} tells the version of the server: ${h.server}`);
        if (path.includes('/api/') && !path.includes('pictures') && path !== '/api/levels')
            assert.match(h['cache-control'] ?? '', /no-store/, `${path}: Cache-Control is ${h['cache-control']}`);
    }
    const page = answers['/'].text;
    assert.doesNotMatch(page, /<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=/i, 'the page has inline scripts or styles, which its policy forbids');
    assert.doesNotMatch(page, /(?:src|href)="(?:https?:)?\/\//i, 'the page needs somebody else\'s server');
}

/* -- slow ones ------------------------------------------------------------------------------------------------------ */

const slow = []; // opened at the beginning, looked at in the end

function slowOne(first, drip, what) {
    const one = { what, closed: false, since: Date.now() };
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => socket.write(drip), 1000);
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
        one.closed = true;
        one.lasted = Date.now() - one.since;
        clearInterval(timer);
    });
    slow.push(one);
}

async function slowOnesBegin() {
    for (let i = 0; i < 60; i++)
        slowOne('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x', 'headers that never end');
    for (let i = 0; i < 30; i++)
        slowOne('POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n{', ' ', 'a body that never ends');
    for (let i = 0; i < 30; i++)
        slowOne('', '', 'a connection that says nothing');
    const silent = await stranger();
    const entered = Date.now();
    slow.push({ what: 'a WebSocket that never enters', get closed() { return !silent.open; }, ws: silent, since: entered });
    silent.ended.then(how => Object.assign(slow.at(-1), { how, lasted: Date.now() - entered }));
    await sleep(200);
    const before = Date.now();
    await allIsWell();
    assert.ok(Date.now() - before < 5000, 'an honest player waits for slow ones');
}

async function slowOnesAreShownTheDoor() {
    for (const one of slow)
        while (!one.closed) {
            assert.ok(Date.now() - one.since < 40_000, `${one.what} is still open after ${Date.now() - one.since} ms`);
            await sleep(100);
        }
    const { how, lasted } = slow.at(-1);
    assert.equal(how.code, 1008, 'who does not enter is closed with 1008');
    assert.ok(lasted > 8000 && lasted < 15_000, `who does not enter has ten seconds, not ${lasted} ms`);
    await allIsWell();
}

/* -- too much ------------------------------------------------------------------------------------------------------- */

/** A server with narrow limits of its own. */
async function narrow(name, args, test) {
    const own = await new Server(binary, join(work, `${name}.db`), { top, args: [...NO_LIMITS, ...args] }).start();
    await test(own);
    await own.logged(0, REFUSED, REASON);
    assert.match((await get(own, '/healthz')).text, /ok/);
    await own.stop();
    noSecretIn(own.log);
}

async function tooManyConnections() {
    await narrow('connections', ['--limit-connections', '5'], async own => {
        const inside = [];
        let turnedAway = null;
        while (!turnedAway && inside.length < 20) {
            const ws = await WebSocket.connect(own.port).catch(error => { turnedAway = error; });
            if (ws)
                inside.push(ws);
        }
        assert.ok(turnedAway, '20 connections at once where 5 are allowed');
        assert.ok(inside.length >= 4 && inside.length <= 5, `${inside.length} connections at once where 5 are allowed`);
        for (const ws of inside)
            ws.drop();
        await sleep(200);
        (await WebSocket.connect(own.port)).drop();
        await sleep(200);
    });
}

async function tooManyMessages() {
    await narrow('messages', ['--limit-messages', '100'], async own => {
        const { secrets } = await makeGame(own);
        const ws = await WebSocket.connect(own.port);
        let answers = 0;
        ws.on('message', text => {
            answers += 'ok' in JSON.parse(text);
            ws.send('{"do":"why"}'); // one after the other, so that nothing is unread when the server closes
        });
        ws.send(JSON.stringify({ do: 'enter', secret: secrets.me, id: 1 }));
        const { code, reason } = await within(ws.ended, 'the end of who says too much');
        assert.equal(code, 1008, `closed with ${code} ${reason}`);
        assert.ok(reason.length > 3, 'the close frame says why');
        assert.ok(answers >= 80 && answers <= 120, `${answers} messages in a moment where 100 a minute are allowed`);
    });
}

async function tooManyGames() {
    await narrow('many-games', ['--limit-games', '3'], async own => {
        let made = 0, answer;
        do {
            answer = await post(own, '/api/games', { text: SKIRMISH });
            made += answer.json.ok;
        } while (answer.json.ok && made < 50);
        refused(answer, 'one game too many');
        assert.equal(answer.status, 429);
        assert.equal(made, 3, 'as many games as are allowed');
    });
}

/* -- names and figures ---------------------------------------------------------------------------------------------- */

const STRANGE = /^this server does not know the name "rebound\.example": start it with --host rebound\.example$/;

/** A stranger's name that was made to point here: its pages would pass for ours. */
async function strangeHosts() {
    const host = `rebound.example:${server.port}`;
    for (const [method, path] of [['GET', '/'], ['GET', '/api/lobby'], ['POST', '/api/games'], ['GET', '/metrics'], ['GET', '/healthz']])
        await intrude(`${method} ${path} for another's name`, async () => {
            const answer = await fetchFrom(server, method, path, { headers: { Host: host, Origin: `http://${host}` },
                                                                   ...method === 'POST' ? { body: { text: SKIRMISH } } : {} });
            assert.equal(answer.status, 421);
            assert.match(refused(answer, path).text, STRANGE);
        });
    await handshakeRefused("another's name", { host, headers: { Origin: `http://${host}` } }, [421]);
    await handshakeRefused('a name without end', { host: 'x'.repeat(300) }, [421]);
    for (const known of ['localhost', 'LOCALHOST:1', 'bocage.localhost', '[::1]:80', '192.0.2.1'])
        assert.equal((await get(server, '/healthz', { headers: { Host: known } })).status, 200, known);
    await narrow('hosts', ['--host', 'rebound.example', '--host', 'https://safe.example', '--behind-proxy'], async own => {
        const lobby = headers => get(own, '/api/lobby', { headers });
        const make = headers => post(own, '/api/games', { text: SKIRMISH }, { headers });
        assert.equal((await lobby({ Host: 'rebound.example' })).status, 200);
        assert.equal((await lobby({ Host: 'other.example' })).status, 421);
        // http pages are not trusted by an https host
        assert.equal((await make({ Host: 'safe.example', Origin: 'https://safe.example' })).status, 201);
        assert.equal((await make({ Host: 'safe.example', Origin: 'http://safe.example' })).status, 403);
        const byTls = { Host: 'rebound.example', 'X-Forwarded-Proto': 'https' };
        assert.equal((await make({ ...byTls, Origin: 'https://rebound.example' })).status, 201);
        assert.equal((await make({ ...byTls, Origin: 'http://rebound.example' })).status, 403);
        assert.equal((await make({ Host: 'rebound.example', Origin: 'http://rebound.example' })).status, 201);
        await assert.rejects(WebSocket.connect(own.port, { host: 'safe.example', headers: { Origin: 'http://safe.example' } }), { status: 403 });
        (await WebSocket.connect(own.port, { host: 'safe.example', headers: { Origin: 'https://safe.example' } })).drop();
        // behind a proxy everybody comes from this machine
        assert.equal((await get(own, '/metrics')).status, 403);
        await make({ Host: 'safe.example', Origin: 'http://safe.example' }); // so that the last thing is a refusal
    });
}

async function figuresHaveAPort() {
    await narrow('metrics', ['--metrics', '127.0.0.1:0'], async own => {
        const port = await eventually(() => own.metricsPort, 'the port of the figures');
        const figures = { port };
        assert.match((await get(figures, '/metrics')).text, /^bocage_connections \d+$/m);
        assert.equal((await get(figures, '/healthz')).status, 200);
        for (const path of ['/', '/api/lobby', '/index.html'])
            assert.equal((await get(figures, path)).status, 404, path);
        assert.equal((await post(figures, '/api/games', { text: SKIRMISH })).status, 404);
        await assert.rejects(WebSocket.connect(port), { status: 404 });
        assert.match(refused(await get(own, '/metrics'), 'figures').text, /--metrics/);
    });
}

/* -- the log -------------------------------------------------------------------------------------------------------- */

function noSecretIn(lines) {
    const told = lines.join('\n');
    for (const secret of secretsUsed)
        assert.ok(!told.includes(secret), `a secret is in the log: ${lines.find(l => l.includes(secret))}`);
}

async function theLogIsDiscreet() {
    const metrics = (await get(server, '/metrics')).text;
    for (const who of honest.all)
        await who.leave();
    await server.stop();
    noSecretIn([...server.log, metrics]);
    assert.deepEqual(server.log.filter(line => !/^\w+=/.test(line)), [], 'every line of the log is key=value');
    const database = readFileSync(server.db, 'latin1');
    for (const secret of secretsUsed)
        assert.ok(!database.includes(secret), 'a secret is in the database');
    console.log(`  ${server.log.length} lines of log, ${secretsUsed.size} secrets, none of them in it`);
}

await run([slowOnesBegin, secretsThatOpenNothing, invitationIsNoSeat, secretsOfOneGameOpenNoOther, seatsOfOthers, replayedMessages, wrongTexts,
           abusesEndTheConnection, framesWithoutMask, pingIsAnswered, handshakes, originsOfPosts, bodies, methods, climbing, headers, tooManyConnections,
           tooManyMessages, tooManyGames, strangeHosts, figuresHaveAPort, slowOnesAreShownTheDoor, theLogIsDiscreet]);
