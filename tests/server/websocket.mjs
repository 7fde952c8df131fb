// A WebSocket client (RFC 6455) over a plain socket, because Node 18 has none and because a test must be able to send
// what a well-behaved client never would: broken frames, no mask, half a handshake.
import { EventEmitter } from 'node:events';
import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 };
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** One frame as bytes. `mask: false` is what only servers may do; `length` can lie about what follows. */
export function frame(opcode, payload = '', { fin = true, mask = true, rsv = 0, length } = {}) {
    const body = Buffer.from(payload);
    const size = length ?? body.length;
    const head = [(fin ? 0x80 : 0) | rsv << 4 | opcode];
    const masked = mask ? 0x80 : 0;
    if (size < 126)
        head.push(masked | size);
    else if (size < 65536)
        head.push(masked | 126, size >> 8, size & 255);
    else
        head.push(masked | 127, 0, 0, 0, 0, size / 2 ** 24 & 255, size >> 16 & 255, size >> 8 & 255, size & 255);
    if (!mask)
        return Buffer.concat([Buffer.from(head), body]);
    const key = randomBytes(4);
    for (let i = 0; i < body.length; i++)
        body[i] ^= key[i & 3];
    return Buffer.concat([Buffer.from(head), key, body]);
}

/** The first whole frame in some bytes, or null: { fin, opcode, payload, size }. */
function takeFrame(bytes) {
    if (bytes.length < 2)
        return null;
    let size = bytes[1] & 127, at = 2;
    if (size === 126) {
        if (bytes.length < 4)
            return null;
        size = bytes.readUInt16BE(2);
        at = 4;
    } else if (size === 127) {
        if (bytes.length < 10)
            return null;
        size = Number(bytes.readBigUInt64BE(2));
        at = 10;
    }
    if (bytes[1] & 128)
        throw new Error('the server masks its frames');
    if (bytes.length < at + size)
        return null;
    return { fin: !!(bytes[0] & 128), opcode: bytes[0] & 15, payload: bytes.subarray(at, at + size), size: at + size };
}

/** The request that begins a WebSocket. Options: path, protocol, version, key, host, and headers to add. */
export function handshake(port, { path = '/ws', protocol = 'bocage', version = 13, key = randomBytes(16).toString('base64'),
                                  host = `127.0.0.1:${port}`, headers = {} } = {}) {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade',
                   `Sec-WebSocket-Key: ${key}`];
    if (version !== null)
        lines.push(`Sec-WebSocket-Version: ${version}`);
    if (protocol !== null)
        lines.push(`Sec-WebSocket-Protocol: ${protocol}`);
    for (const [name, value] of Object.entries(headers))
        lines.push(`${name}: ${value}`);
    return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A refused handshake: the status and body of the HTTP answer, or none if the connection just ended. */
export class HandshakeRefused extends Error {
    constructor(status, body) {
        super(status ? `the WebSocket handshake was refused with ${status}` : 'the connection ended in the handshake');
        this.status = status;
        this.body = body;
    }
}

/**
 * Events: `message` (text), `pong` (payload), `end` ({ code, reason }); code 1006 is a connection that ended without
 * a close frame. `ended` is a promise of the same.
 */
export class WebSocket extends EventEmitter {
    #bytes = Buffer.alloc(0);
    #parts = [];
    #close = { code: 1006, reason: '' };
    #over = false;

    /** Connect to a server of 127.0.0.1, `from` an address of that network; resolves when the handshake is done, throws HandshakeRefused if it is refused. */
    static connect(port, options = {}, limit = 10_000) {
        return new Promise((resolve, reject) => {
            const socket = net.connect({ port, host: '127.0.0.1', localAddress: options.from });
            const key = options.key ?? randomBytes(16).toString('base64');
            let bytes = Buffer.alloc(0);
            const fail = error => {
                clearTimeout(timer);
                socket.destroy();
                reject(error);
            };
            const timer = setTimeout(() => fail(new Error(`no WebSocket handshake within ${limit} ms`)), limit);
            const refuse = () => {
                const [head, ...body] = bytes.toString().split('\r\n\r\n');
                fail(new HandshakeRefused(Number(/^HTTP\/1\.[01] (\d+)/.exec(head)?.[1] ?? 0), body.join('\r\n\r\n')));
            };
            socket.setNoDelay(true);
            socket.on('error', fail);
            socket.on('close', refuse);
            socket.on('connect', () => socket.write(handshake(port, { ...options, key })));
            socket.on('data', function read(data) {
                bytes = Buffer.concat([bytes, data]);
                const end = bytes.indexOf('\r\n\r\n');
                if (end < 0)
                    return;
                const head = bytes.subarray(0, end).toString();
                if (!/^HTTP\/1\.1 101 /.test(head))
                    return setTimeout(refuse, 200); // its body may follow
                const accept = createHash('sha1').update(key + GUID).digest('base64');
                if (!head.includes(accept))
                    return fail(new Error('the server gives a wrong Sec-WebSocket-Accept'));
                clearTimeout(timer);
                socket.off('data', read);
                socket.off('error', fail);
                socket.off('close', refuse);
                resolve(new WebSocket(socket, head, bytes.subarray(end + 4)));
            });
        });
    }

    constructor(socket, head, rest) {
        super();
        this.socket = socket;
        this.head = head;
        this.ended = new Promise(resolve => this.on('end', resolve));
        socket.on('data', data => this.#read(data));
        socket.on('error', () => {}); // `close` follows
        socket.on('close', () => this.#end());
        if (rest.length)
            queueMicrotask(() => this.#read(rest));
    }

    get open() {
        return !this.#over;
    }
    send(text) {
        this.raw(frame(OPCODE.text, text));
    }
    raw(bytes) {
        if (!this.socket.destroyed)
            this.socket.write(bytes);
    }
    ping(payload = '') {
        this.raw(frame(OPCODE.ping, payload));
    }
    close(code = 1000) {
        this.raw(frame(OPCODE.close, Buffer.from([code >> 8, code & 255])));
    }
    /** As when a cable is pulled: no close frame. */
    drop() {
        this.socket.destroy();
    }

    #read(data) {
        this.#bytes = Buffer.concat([this.#bytes, data]);
        try {
            for (let f; !this.#over && (f = takeFrame(this.#bytes));) {
                this.#bytes = this.#bytes.subarray(f.size);
                this.#take(f);
            }
        } catch (error) {
            this.#close = { code: 1002, reason: error.message };
            this.drop();
        }
    }
    #take({ fin, opcode, payload }) {
        if (opcode === OPCODE.ping)
            return this.raw(frame(OPCODE.pong, payload));
        if (opcode === OPCODE.pong)
            return this.emit('pong', payload.toString());
        if (opcode === OPCODE.close) {
            this.#close = { code: payload.length >= 2 ? payload.readUInt16BE(0) : 1005, reason: payload.subarray(2).toString() };
            this.raw(frame(OPCODE.close, payload.subarray(0, 2)));
            this.socket.end();
            return this.#end();
        }
        this.#parts.push(Buffer.from(payload));
        if (fin) {
            const text = Buffer.concat(this.#parts).toString();
            this.#parts = [];
            this.emit('message', text);
        }
    }
    #end() {
        if (this.#over)
            return;
        this.#over = true;
        this.emit('end', this.#close);
    }
}
