// A game that is being played or watched: what the server has said about it, and what can be asked.
// Knows no ruleset: views and boards are handed on as they came.
import { mergeEntries } from './entries';
import { keepGame, keepPromise, keptGames, moveGame, promiseOf, type Promised } from './settings';
import { GameSocket } from './socket';
import { Store } from './store';
import {
    type Entered, type Entry, type Hint, isObject, makeNonce, makeSecret, type Offer, post, Refused, type Sight, type Status, type Undo, type Why,
} from './protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

export interface SessionState {
    connection: Connection;
    /** Why the game cannot be opened. */
    refusal: string | null;
    entered: Entered | null;
    status: Status | null;
    /** For whom we look: our seat, in a hot-seat game that of who decides, or `spectator`. */
    seat: string;
    view: unknown;
    /** The version that `view` and `legal` belong to; -1: none yet. */
    seen: number;
    legal: Offer[];
    undo: Undo | null;
    entries: Entry[];
    presence: Record<string, boolean>;
    /** How many connections our link has, ours among them. */
    devices: number;
    /** A request of ours that changes the game is on its way. */
    busy: boolean;
    /** What was refused last, for the page to show. */
    complaint: { text: string; rule: string | null } | null;
    /** What the server has to say about the game, until it is closed. */
    notice: string | null;
    /** An earlier version that is looked at instead of now. */
    past: { version: number; view: unknown } | null;
    /** Versions that had come when the connection was lost: what follows is news. */
    awaySince: number | null;
}

const begin: SessionState = {
    connection: 'connecting', refusal: null, entered: null, status: null, seat: 'spectator', view: null, seen: -1, legal: [],
    undo: null, entries: [], presence: {}, devices: 1, busy: false, complaint: null, notice: null, past: null, awaySince: null,
};

export class Session {
    readonly state = new Store<SessionState>(begin);
    private readonly socket: GameSocket;
    private refreshing = false;
    private wanted = false;
    private round = 0;
    private next = '';
    private readonly pastViews = new Map<number, unknown>();
    private readonly sights = new Map<string, Promise<Sight>>();

    /** `plays`: of the seats that the secret opens only these are played here; a lesson plays the others. */
    constructor(readonly secret: string, private readonly plays: string[] | null = null) {
        this.socket = new GameSocket({
            opened: () => void this.enter(),
            lost: () => this.state.set({ connection: 'lost', awaySince: this.state.get().awaySince ?? this.lastVersion() }),
            heard: message => this.hear(message),
        });
    }

    close(): void {
        this.socket.close();
    }

    private lastVersion(): number {
        const { entries } = this.state.get();
        return entries.length ? entries[entries.length - 1]!.version : 0;
    }

    // -- coming in ------------------------------------------------------------------------------

    private async enter(): Promise<void> {
        try {
            const entered = await this.socket.enter<Entered>({ secret: this.secret });
            if (this.state.get().entered?.game !== entered.game)
                this.forgetGame();
            const mine = entered.mine.filter(seat => this.plays?.includes(seat) ?? true);
            this.state.set({ entered: { ...entered, mine }, status: entered, presence: entered.presence, devices: entered.devices ?? 1, connection: 'open', refusal: null,
                notice: entered.notice && !promiseOf(entered.game)?.noticed ? entered.notice : null });
            this.socket.ready();
            this.rememberPromise(entered);
            await this.join(entered);
            await this.catchUp();
        } catch (error) {
            if (error instanceof Refused)
                this.state.set({ connection: 'refused', refusal: error.message });
        }
    }

    /** Another game of the match has begun: nothing of the old one holds. */
    private forgetGame(): void {
        this.pastViews.clear();
        this.sights.clear();
        this.round++; // what is on its way for the old game is not waited for any more
        this.refreshing = this.wanted = false;
        this.state.set({ entries: [], view: null, seen: -1, legal: [], undo: null, past: null, busy: false });
    }

    /** A nonce from each seat of ours, so that nobody can have chosen the dice. */
    private async join(entered: Entered): Promise<void> {
        if (entered.actor !== 'waiting')
            return;
        for (const seat of entered.mine) {
            const gave = promiseOf(entered.game)?.gave ?? {}, nonce = gave[seat] ?? makeNonce();
            this.remember(entered, { gave: { ...gave, [seat]: nonce } });
            try {
                this.takeStatus(await this.socket.ask<Status>({ do: 'join', seat, nonce }));
            } catch (error) {
                if (!(error instanceof Refused) || error.reason !== 'BCG_HERE_ALREADY')
                    throw error;
                /* It has joined before, perhaps from another browser: the nonce given then holds. */
                this.remember(entered, { gave });
            }
        }
    }

    /** Keep what the dice are made from, for the day when they are checked. What was shown first stays. */
    private remember({ game, commitment }: Entered, more: Partial<Promised>): void {
        keepPromise({ commitment, gave: {}, saw: {}, ...promiseOf(game), ...more, game });
    }

    /** What is shown when all is over is no promise any more. */
    private rememberPromise(entered: Entered): void {
        if (entered.result)
            return;
        const shown = Object.entries(entered.nonces).filter((one): one is [string, string] => one[1] !== null);
        const { saw } = promiseOf(entered.game) ?? { saw: {} };
        this.remember(entered, { saw: { ...Object.fromEntries(shown), ...saw } });
    }

    /** The game has just begun: now the nonces of all are shown. */
    private async learnNonces(entered: Entered): Promise<void> {
        try {
            const { nonces } = await this.socket.ask<Pick<Entered, 'nonces'>>({ do: 'board' });
            this.state.set({ entered: { ...entered, nonces } });
            this.rememberPromise({ ...entered, nonces });
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
        }
    }

    private async catchUp(): Promise<void> {
        for (let since: number | undefined = this.lastVersion(); since !== undefined;) {
            const answer: Status & { entries: Entry[]; more?: number } = await this.socket.ask(
                { do: 'entries', seat: this.watchingSeat(), since });
            this.takeEntries(answer.entries, answer);
            since = answer.more;
        }
        const { awaySince } = this.state.get();
        if (awaySince !== null && awaySince >= this.lastVersion())
            this.state.set({ awaySince: null });
    }

    /** The next game of the match. Whoever asked for it is told of it too, so it may be said twice. */
    goOn(game: string): void {
        if (this.next === game || this.state.get().entered?.game === game)
            return;
        this.next = game;
        this.socket.restart();
    }

    // -- hearing ---------------------------------------------------------------------------------

    private hear(message: Record<string, unknown>): void {
        if ('update' in message && Array.isArray(message.entries))
            this.takeEntries(message.entries as Entry[], message as unknown as Status);
        else if (isObject(message.presence))
            this.state.set({ presence: message.presence as Record<string, boolean> });
        else if (typeof message.devices === 'number')
            this.state.set({ devices: message.devices });
        else if (typeof message.rematch === 'string')
            this.goOn(message.rematch);
    }

    private takeStatus(status: Status): void {
        const { status: old, entered } = this.state.get();
        if (old && old.version > status.version)
            return;
        const { version, ply, actor, need, result, seed } = status;
        this.state.set({ status: { version, ply, actor, need, ...(result ? { result } : {}), ...(seed ? { seed } : {}) } });
        if (entered && old?.actor === 'waiting' && actor !== 'waiting')
            void this.learnNonces(entered);
    }

    private takeEntries(entries: Entry[], status: Status): void {
        this.takeStatus(status);
        this.state.set({ entries: mergeEntries(this.state.get().entries, entries) });
        void this.refresh();
    }

    /** For whom the past is told: two at one screen see what everybody may. */
    private watchingSeat(): string {
        const mine = this.state.get().entered?.mine ?? [];
        return mine.length === 1 ? mine[0]! : 'spectator';
    }

    /** Whose view is shown: who decides, if it is one of ours. */
    private lookingSeat(): string {
        const { entered, status, seat } = this.state.get();
        const mine = entered?.mine ?? [];
        if (status && mine.includes(status.actor))
            return status.actor;
        return mine.includes(seat) ? seat : mine[0] ?? 'spectator';
    }

    /** Fetch view and legal list of now; once more if the game went on meanwhile. */
    private async refresh(): Promise<void> {
        this.wanted = true;
        if (this.refreshing)
            return;
        const { round } = this;
        this.refreshing = true;
        while (this.wanted && round === this.round) {
            this.wanted = false;
            try {
                await this.fetchNow();
            } catch (error) {
                if (!(error instanceof Refused))
                    throw error;
            }
        }
        if (round === this.round)
            this.refreshing = false;
    }

    private async fetchNow(): Promise<void> {
        const seat = this.lookingSeat(), { status } = this.state.get();
        if (!status || status.actor === 'waiting')
            return;
        const decides = status.actor === seat;
        const [seen, offered] = await Promise.all([
            this.socket.ask<Status & { view: Record<string, unknown> }>({ do: 'view', seat }),
            decides ? this.socket.ask<Status & { actions: Offer[] }>({ do: 'legal', seat, odds: true }) : null,
        ]);
        this.takeStatus(seen);
        if ((offered && offered.version !== seen.version) || this.lookingSeat() !== seat) {
            this.wanted = true;
            return;
        }
        this.state.set({
            seat, view: seen.view, seen: seen.version, legal: offered?.actions ?? [],
            undo: isObject(seen.view.undo) ? seen.view.undo as unknown as Undo : null,
        });
    }

    // -- doing -----------------------------------------------------------------------------------

    private async change(request: Record<string, unknown>): Promise<boolean> {
        const { seat, seen } = this.state.get();
        this.state.set({ busy: true, complaint: null, past: null, awaySince: null });
        try {
            const answer = await this.socket.ask<Status & { entries: Entry[] }>({ ...request, seat, version: seen });
            this.takeEntries(answer.entries ?? [], answer);
            await this.settled();
            return true;
        } catch (error) {
            if (error instanceof Refused && error.reason !== 'BCG_STALE')
                this.state.set({ complaint: { text: error.message, rule: error.rule } });
            void this.refresh();
            return false;
        } finally {
            this.state.set({ busy: false });
        }
    }

    /** When what is seen belongs to what was said last. */
    private settled(): Promise<void> {
        const done = (): boolean => this.state.get().seen >= (this.state.get().status?.version ?? 0);
        return new Promise(resolve => {
            if (done())
                return resolve();
            const stop = this.state.follow(() => {
                if (done()) {
                    stop();
                    resolve();
                }
            });
        });
    }

    /** Another link for our seat: the old one opens nothing any more. The new secret. */
    async renew(): Promise<string> {
        const secret = keptGames().find(game => game.secret === this.secret)?.renewing ?? makeSecret();
        keepGame({ secret: this.secret, renewing: secret });
        await post('/api/renew', { secret }, this.secret);
        moveGame(this.secret, secret);
        return secret;
    }

    act(action: string): Promise<boolean> {
        return this.state.get().busy ? Promise.resolve(false) : this.change({ do: 'act', action });
    }

    undo(): Promise<boolean> {
        return this.state.get().busy ? Promise.resolve(false) : this.change({ do: 'undo' });
    }

    /** For a lesson: what the other side does, or the dice that are rolled. Another tab may have done it. */
    async drive(seat: string, action: string, isRoll: boolean): Promise<void> {
        try {
            const { seen } = this.state.get();
            const answer = await this.socket.ask<Status & { entries: Entry[] }>({ do: isRoll ? 'chance' : 'act', seat, action, version: seen });
            this.takeEntries(answer.entries ?? [], answer);
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
            void this.refresh();
        }
    }

    async resign(): Promise<void> {
        const { entered, seat } = this.state.get();
        try {
            const answer = await this.socket.ask<Status & { entries?: Entry[] }>(
                { do: 'resign', seat: entered?.mine.includes(seat) ? seat : entered?.mine[0] ?? seat });
            this.takeEntries(answer.entries ?? [], answer);
        } catch (error) {
            if (error instanceof Refused)
                this.state.set({ complaint: { text: error.message, rule: error.rule } });
        }
    }

    // -- asking ----------------------------------------------------------------------------------

    why(action: string): Promise<Why> {
        return this.socket.ask<Why>({ do: 'why', seat: this.state.get().seat, action });
    }

    /** What is seen from a hex now; asked once for each position. */
    sight(hex: string): Promise<Sight> {
        const key = `${this.state.get().seen} ${hex}`, old = this.sights.get(key);
        if (old)
            return old;
        const fresh = this.socket.ask<Sight>({ do: 'sight', seat: this.state.get().seat, hex });
        this.sights.set(key, fresh);
        fresh.catch(() => this.sights.delete(key));
        return fresh;
    }

    async hint(): Promise<Hint> {
        const answer = await this.socket.ask<{ hint: Hint }>({ do: 'hint', seat: this.state.get().seat });
        return answer.hint;
    }

    complain(text: string, rule: string | null): void {
        this.state.set({ complaint: { text, rule } });
    }

    forgive(): void {
        if (this.state.get().complaint)
            this.state.set({ complaint: null });
    }

    /** The notice was read: it is not shown again in this browser. */
    closeNotice(): void {
        const { entered } = this.state.get();
        this.state.set({ notice: null });
        if (entered)
            this.remember(entered, { noticed: true });
    }

    // -- looking back ----------------------------------------------------------------------------

    /** Show an earlier version; null: now. */
    async look(version: number | null): Promise<void> {
        if (version === null) {
            this.state.set({ past: null, awaySince: null });
            return;
        }
        this.state.set({ past: { version, view: this.pastViews.get(version) ?? this.state.get().past?.view ?? this.state.get().view } });
        if (!this.pastViews.has(version))
            try {
                const answer = await this.socket.ask<{ view: unknown }>({ do: 'view', seat: this.watchingSeat(), version });
                this.pastViews.set(version, answer.view);
            } catch (error) {
                if (!(error instanceof Refused))
                    throw error;
                return this.look(null);
            }
        if (this.state.get().past?.version === version)
            this.state.set({ past: { version, view: this.pastViews.get(version) } });
    }
}
