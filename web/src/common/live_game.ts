// Keeps what a page knows of a game up to date: comes in, hears what happens, fetches view and legal list of now.
import { diceRecordOf, recordDice, recordShown } from './dice_record';
import { mergeEntries } from './entries';
import { type Entered, type Entry, isObject, makeNonce, type Offer, Refused, type Said, type Standing, type Status, type Undo } from './protocol';
import { lastVersion, lookingSeat, noSession, type SessionState, watchingSeat } from './session_state';
import { GameSocket } from './socket';
import { decides, isWaiting } from './status';
import { Store } from './store';

/** An answer to a request that changes the game. */
export type Changed = Status & { entries?: Entry[] };

/** Of the seats that a secret opens, those that are played here. */
export type ChooseSeats = (entered: Entered) => string[];

/** How long something said is shown. */
const HEARD_MS = 9000;

export class LiveGame {
    readonly state = new Store<SessionState>(noSession);
    private readonly socket: GameSocket;
    private refreshing = false;
    private wanted = false;
    private round = 0;
    private next = '';

    constructor(private readonly secret: string, private readonly chooseSeats: ChooseSeats) {
        this.socket = new GameSocket({
            opened: () => void this.enter(),
            lost: () => this.state.set({ connection: 'lost', awaySince: this.state.get().awaySince ?? lastVersion(this.state.get()) }),
            heard: message => this.hear(message),
        });
    }

    close(): void {
        this.socket.close();
    }

    ask<T>(request: Record<string, unknown>): Promise<T> {
        return this.socket.ask<T>(request);
    }

    /** Ask for a change of the game, and take what has come of it. */
    async askChange(request: Record<string, unknown>): Promise<void> {
        const answer = await this.ask<Changed>(request);
        this.takeEntries(answer.entries ?? [], answer);
    }

    // -- coming in ------------------------------------------------------------------------------

    private async enter(): Promise<void> {
        try {
            const entered = await this.socket.enter<Entered>({ secret: this.secret }), mine = this.chooseSeats(entered);
            if (this.state.get().entered?.game !== entered.game)
                this.forgetGame();
            this.state.set({
                entered: { ...entered, mine }, status: entered, presence: entered.presence, devices: entered.devices ?? 1,
                connection: 'open', refusal: null, notice: entered.notice && !diceRecordOf(entered.game)?.noticed ? entered.notice : null,
            });
            this.socket.ready();
            recordShown(entered);
            if (mine.length)
                await this.join(entered);
            await this.catchUp();
        } catch (error) {
            if (error instanceof Refused)
                this.state.set({ connection: 'refused', refusal: error.message });
        }
    }

    /** Another game of the match has begun: nothing of the old one holds. */
    private forgetGame(): void {
        this.round++; // what is on its way for the old game is not waited for any more
        this.refreshing = this.wanted = false;
        this.state.set({ entries: [], view: null, seen: -1, legal: [], undo: null, standing: {}, answered: {}, heard: [], past: null, busy: false });
    }

    /** A nonce from each seat of ours, so that nobody can have chosen the dice. */
    private async join(entered: Entered): Promise<void> {
        if (!isWaiting(entered))
            return;
        for (const seat of entered.mine) {
            const gave = diceRecordOf(entered.game)?.gave ?? {}, nonce = gave[seat] ?? makeNonce();
            recordDice(entered, { gave: { ...gave, [seat]: nonce } });
            try {
                this.takeStatus(await this.ask<Status>({ do: 'join', seat, nonce }));
            } catch (error) {
                if (!(error instanceof Refused) || error.reason !== 'BCG_HERE_ALREADY')
                    throw error;
                /* It has joined before, perhaps from another browser: the nonce given then holds. */
                recordDice(entered, { gave });
            }
        }
    }

    /** The game has just begun: now the nonces of all are shown. */
    private async learnNonces(entered: Entered): Promise<void> {
        try {
            const { nonces } = await this.ask<Pick<Entered, 'nonces'>>({ do: 'board' });
            this.state.set({ entered: { ...entered, nonces } });
            recordShown({ ...entered, nonces });
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
        }
    }

    private async catchUp(): Promise<void> {
        for (let since: number | undefined = lastVersion(this.state.get()); since !== undefined;) {
            const answer: Status & { entries: Entry[]; more?: number } = await this.ask(
                { do: 'entries', seat: watchingSeat(this.state.get()), since });
            this.takeEntries(answer.entries, answer);
            since = answer.more;
        }
        const { awaySince } = this.state.get();
        if (awaySince !== null && awaySince >= lastVersion(this.state.get()))
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
        else if (Array.isArray(message.mine) && this.state.get().entered)
            this.takeSeats(message.mine as string[]);
        else if ('told' in message || 'pointed' in message || 'proposed' in message)
            this.takeSaid(message as unknown as Said);
        else if (typeof message.rematch === 'string')
            this.goOn(message.rematch);
    }

    /** Another seat was claimed by our link. */
    private takeSeats(seats: string[]): void {
        const entered = { ...this.state.get().entered!, mine: seats }, mine = this.chooseSeats(entered);
        this.state.set({ entered: { ...entered, mine } });
        void this.join({ ...this.state.get().entered!, ...this.state.get().status! }).then(() => this.refresh());
    }

    private saidBefore = 0;

    /** It is forgotten after a while. What is hidden from us was not for us. */
    private takeSaid(said: Said): void {
        if ('hidden' in said)
            return;
        const key = ++this.saidBefore;
        this.state.set({ heard: [...this.state.get().heard, { key, said }] });
        setTimeout(() => this.state.set({ heard: this.state.get().heard.filter(one => one.key !== key) }), HEARD_MS);
    }

    private takeStatus(status: Status): void {
        const { status: old, entered } = this.state.get();
        if (old && old.version > status.version)
            return;
        const { version, ply, actor, actors, need, window, substitutes, offers, result, seed } = status;
        this.state.set({ status: { version, ply, actor, need, ...(actors ? { actors } : {}), ...(substitutes ? { substitutes } : {}), ...(offers ? { offers } : {}), ...(window ? { window } : {}), ...(result ? { result } : {}), ...(seed ? { seed } : {}) } });
        if (entered && old && isWaiting(old) && !isWaiting(status))
            void this.learnNonces(entered);
    }

    private takeEntries(entries: Entry[], status: Status): void {
        this.takeStatus(status);
        this.state.set({ entries: mergeEntries(this.state.get().entries, entries) });
        void this.refresh();
    }

    // -- the position of now ---------------------------------------------------------------------

    /** Fetch view and legal list of now; once more if the game went on meanwhile. */
    async refresh(): Promise<void> {
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
        const seat = lookingSeat(this.state.get()), { status } = this.state.get();
        if (!status || isWaiting(status))
            return;
        const [seen, offered] = await Promise.all([
            this.ask<Status & { view: Record<string, unknown> }>({ do: 'view', seat }),
            decides(status, seat) ? this.ask<Status & { actions: Offer[] }>({ do: 'legal', seat, odds: true }) : null,
        ]);
        this.takeStatus(seen);
        if ((offered && offered.version !== seen.version) || lookingSeat(this.state.get()) !== seat) {
            this.wanted = true;
            return;
        }
        this.takeStanding(seat, seen.view.standing);
        const answered = 'answered' in seen.view ? { ...this.state.get().answered, [seat]: seen.version } : this.state.get().answered;
        this.state.set({
            answered,
            seat, view: seen.view, seen: seen.version, legal: offered?.actions ?? [],
            undo: isObject(seen.view.undo) ? seen.view.undo as unknown as Undo : null,
        });
        if (lookingSeat(this.state.get()) !== seat) // of several of ours one has answered: the next
            this.wanted = true;
    }

    /** What a seat of ours wants done with reaction windows; games without them tell nothing. */
    takeStanding(seat: string, standing: unknown): void {
        if (isObject(standing))
            this.state.set({ standing: { ...this.state.get().standing, [seat]: standing as Standing } });
    }

    /** When what is seen belongs to what was said last. */
    settled(): Promise<void> {
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
}
