// The connection to a game. Comes back by itself after it is lost; requests that were not answered
// are sent again with their old id, which the server answers as before (docs/server.md).
import { type Answer, readMessage, Refused, type Refusal } from './protocol';

interface Pending {
    message: Record<string, unknown>;
    resolve: (answer: Answer) => void;
    reject: (error: Error) => void;
}

export interface SocketEvents {
    /** Connected, or again: enter the game. Requests go out only after `ready`. */
    opened: () => void;
    lost: () => void;
    /** What comes without being asked for. */
    heard: (message: Record<string, unknown>) => void;
}

const SHORTEST_WAIT = 300, LONGEST_WAIT = 8000;

export class GameSocket {
    private socket: WebSocket | null = null;
    private readonly pending = new Map<string, Pending>();
    private next = 1;
    private wait = SHORTEST_WAIT;
    private timer = 0;
    private closed = false;
    private isReady = false;
    /** An id is used once in a game, also by a page that was loaded again: so each page has its own. */
    private readonly page = Math.random().toString(36).slice(2, 10);

    constructor(private readonly events: SocketEvents) {
        this.open();
        window.addEventListener('online', this.hurry);
        window.addEventListener('offline', this.cut);
        document.addEventListener('visibilitychange', this.hurry);
    }

    private readonly hurry = (): void => {
        if (!this.closed && !this.socket && document.visibilityState === 'visible')
            this.open();
    };

    /** Without a network a socket may seem alive for minutes: better to know at once. */
    private readonly cut = (): void => {
        const old = this.socket;
        if (!old)
            return;
        this.lose();
        old.close();
    };

    private open(): void {
        clearTimeout(this.timer);
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        const socket = new WebSocket(`${scheme}://${location.host}/ws`, 'bocage');
        this.socket = socket;
        const ifCurrent = (act: () => void): void => {
            if (this.socket === socket)
                act();
        };
        socket.onopen = () => ifCurrent(() => this.events.opened());
        socket.onmessage = event => ifCurrent(() => this.hear(readMessage(event.data)));
        socket.onclose = () => ifCurrent(() => this.lose());
    }

    private lose(): void {
        this.socket = null;
        this.isReady = false;
        if (this.closed)
            return;
        this.events.lost();
        this.timer = window.setTimeout(() => this.open(), this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }

    private hear(message: Record<string, unknown> | null): void {
        if (!message)
            return;
        const id = typeof message.id === 'string' ? message.id : '';
        const pending = this.pending.get(id);
        if (!pending) {
            if (!('ok' in message))
                this.events.heard(message);
            return;
        }
        this.pending.delete(id);
        if (message.ok === true)
            pending.resolve(message as Answer);
        else
            pending.reject(new Refused(message as unknown as Refusal));
    }

    /** The game is entered: what waits may go out. */
    ready(): void {
        this.isReady = true;
        this.wait = SHORTEST_WAIT;
        for (const { message } of this.pending.values())
            this.send(message);
    }

    private send(message: Record<string, unknown>): void {
        if (this.socket?.readyState === WebSocket.OPEN)
            this.socket.send(JSON.stringify(message));
    }

    private enqueue<T>(message: Record<string, unknown>, now: boolean): Promise<T> {
        const id = `${this.page}.${this.next++}`;
        const whole = { ...message, id };
        return new Promise<T>((resolve, reject) => {
            this.pending.set(id, { message: whole, resolve: answer => resolve(answer as unknown as T), reject });
            if (now)
                this.send(whole);
        });
    }

    /** Ask; the answer may take a while if the connection is lost in between. */
    ask<T>(message: Record<string, unknown>): Promise<T> {
        return this.enqueue<T>(message, this.isReady);
    }

    /** The first message of a connection. It is never sent again: each connection has its own. */
    enter<T>(message: Record<string, unknown>): Promise<T> {
        for (const [id, pending] of this.pending)
            if (pending.message.do === 'enter')
                this.pending.delete(id);
        return this.enqueue<T>({ ...message, do: 'enter' }, true);
    }

    /** Begin again with a new connection: one connection is in one game. */
    restart(): void {
        const old = this.socket;
        this.socket = null;
        this.isReady = false;
        this.pending.clear();
        old?.close();
        this.open();
    }

    close(): void {
        this.closed = true;
        clearTimeout(this.timer);
        window.removeEventListener('online', this.hurry);
        window.removeEventListener('offline', this.cut);
        document.removeEventListener('visibilitychange', this.hurry);
        this.socket?.close();
    }
}
