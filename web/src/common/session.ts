// A game that is being played or watched, for the page that shows it: what can be done, asked and looked at.
// Knows no ruleset; live_game.ts keeps its state up to date.
import { recordDice } from './dice_record';
import { keepGame, keptGame, moveGame } from './kept_games';
import { type ChooseSeats, LiveGame } from './live_game';
import { type Hint, makeSecret, post, Refused, type Standing, type Why } from './protocol';
import { type SessionState, teamOf, watchingSeat } from './session_state';
import type { Store } from './store';

export type { SessionState } from './session_state';

/** Answers that hold for one game of a match only. */
class AnswersOfGame<T> {
    private game = '';
    private answers = new Map<string, T>();

    of(game: string): Map<string, T> {
        if (game !== this.game) {
            this.game = game;
            this.answers = new Map();
        }
        return this.answers;
    }
}

export class Session {
    readonly state: Store<SessionState>;
    private readonly live: LiveGame;
    private readonly pastViews = new AnswersOfGame<unknown>();
    private readonly answers = new AnswersOfGame<Promise<unknown>>();

    /** `chooseSeats`: which of our seats are played by hand; a lesson plays the others itself. */
    constructor(readonly secret: string, chooseSeats: ChooseSeats = entered => entered.mine) {
        this.live = new LiveGame(secret, chooseSeats);
        this.state = this.live.state;
    }

    close(): void {
        this.live.close();
    }

    /** The next game of the match. */
    goOn(game: string): void {
        this.live.goOn(game);
    }

    private game(): string {
        return this.state.get().entered?.game ?? '';
    }

    // -- doing -----------------------------------------------------------------------------------

    /** `aside`: what is looked at stays. */
    private async change(request: Record<string, unknown>, aside = false): Promise<boolean> {
        const { seat, seen, busy } = this.state.get();
        if (busy)
            return false;
        this.state.set({ busy: true, ...(aside ? {} : { complaint: null, past: null, awaySince: null }) });
        try {
            await this.live.askChange({ ...request, seat, version: seen });
            await this.live.settled();
            return true;
        } catch (error) {
            if (error instanceof Refused && error.reason !== 'BCG_STALE')
                this.complain(error.message, error.rule);
            void this.live.refresh();
            return false;
        } finally {
            this.state.set({ busy: false });
        }
    }

    /** An action that is on its way, and what was clicked meanwhile. */
    private acting: { action: string; meanwhile: string | null } | null = null;

    async act(action: string, aside = false): Promise<boolean> {
        if (this.state.get().busy)
            return false;
        const { seat } = this.state.get(), mine = this.acting = { action, meanwhile: null as string | null };
        const done = await this.change({ do: 'act', action }, aside);
        if (this.acting === mine)
            this.acting = null;
        const { seat: now, legal, undo, busy } = this.state.get();
        /* While nothing has come that could have changed somebody's mind. */
        if (done && mine.meanwhile && !busy && seat === now && undo?.allowed && legal.some(offer => offer.action === mine.meanwhile))
            return this.act(mine.meanwhile, aside);
        return done;
    }

    /** The same for quick hands: it follows what is on its way if it is still allowed then, unless that was a double click. */
    actNext(action: string): void {
        if (!this.acting)
            void this.act(action);
        else if (this.acting.action !== action)
            this.acting.meanwhile = action;
    }

    undo(): Promise<boolean> {
        return this.change({ do: 'undo' });
    }

    /** For a lesson: what another seat does, or the dice that are rolled. Another tab may have done it. */
    async actFor(seat: string, action: string, isRoll: boolean): Promise<void> {
        try {
            await this.live.askChange({ do: isRoll ? 'chance' : 'act', seat, action, version: this.state.get().seen });
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
            void this.live.refresh();
        }
    }

    async resign(): Promise<void> {
        const { entered, seat } = this.state.get(), one = entered?.mine.includes(seat) ? seat : entered?.mine[0] ?? seat;
        /* All seats of ours in this team agree. */
        for (const own of (entered?.mine ?? []).filter(mine => teamOf(entered, mine) === teamOf(entered, one)))
            if (!this.state.get().status?.result)
                await this.trying({ do: 'resign', seat: own });
    }

    /** What a seat of ours wants done with reaction windows of a kind from now on; the open one, too. */
    async stand(seat: string, window: string, answer: 'ask' | 'pass'): Promise<boolean> {
        try {
            const { standing } = await this.live.ask<{ standing: Standing }>({ do: 'stand', seat, window, answer });
            this.live.takeStanding(seat, standing);
            return true;
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
            this.complain(error.message, error.rule);
            return false;
        }
    }

    /** The same of seats that have not been looked through yet. */
    async learnStanding(): Promise<void> {
        const { entered, standing } = this.state.get();
        for (const seat of (entered?.mine ?? []).filter(one => !standing[one]))
            try {
                this.live.takeStanding(seat, (await this.live.ask<{ view: { standing?: Standing } }>({ do: 'view', seat })).view.standing);
            } catch (error) {
                if (!(error instanceof Refused))
                    throw error;
            }
    }

    /** A computer player stands in for somebody who is away; or has the seat of ours no longer. */
    async handOver(seat: string, level: string): Promise<void> {
        const { entered } = this.state.get(), by = entered?.mine.find(one => one !== seat) ?? '';
        await this.trying({ do: 'substitute', seat: by, for: seat, level });
    }

    async takeBack(seat: string): Promise<void> {
        await this.trying({ do: 'return', seat });
    }

    /** Say, point at or propose something: partners are told at once, and it is kept nowhere. */
    async talk(what: { do: 'tell'; phrase: string } | { do: 'point'; at: string } | { do: 'point'; card: string } | { do: 'propose'; action: string }): Promise<boolean> {
        const { entered, seat } = this.state.get(), from = entered?.mine.includes(seat) ? seat : entered?.mine[0] ?? seat;
        try {
            await this.live.ask({ ...what, seat: from });
            return true;
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
            this.complain(error.message, error.rule);
            return false;
        }
    }

    private async trying(request: Record<string, unknown>): Promise<void> {
        try {
            await this.live.askChange(request);
        } catch (error) {
            if (!(error instanceof Refused))
                throw error;
            this.complain(error.message, error.rule);
        }
    }

    /** Of our seats that may act now, look through this one. */
    lookFor(seat: string): void {
        this.state.set({ seat });
        void this.live.refresh();
    }

    /** Another link for our seat: the old one opens nothing any more. The new secret. */
    async renew(): Promise<string> {
        const secret = keptGame(this.secret)?.renewing ?? makeSecret();
        keepGame({ secret: this.secret, renewing: secret });
        await post('/api/renew', { secret }, this.secret);
        moveGame(this.secret, secret);
        return secret;
    }

    // -- asking ----------------------------------------------------------------------------------

    why(action: string): Promise<Why> {
        return this.live.ask<Why>({ do: 'why', seat: this.state.get().seat, action });
    }

    /** A ruleset's own question about the position of now; asked once for each position. */
    askOnce<T>(question: Record<string, unknown>): Promise<T> {
        const { seat, seen } = this.state.get(), answers = this.answers.of(this.game());
        const key = `${seen} ${JSON.stringify(question)}`, old = answers.get(key);
        if (old)
            return old as Promise<T>;
        const fresh = this.live.ask<T>({ ...question, seat });
        answers.set(key, fresh);
        fresh.catch(() => answers.delete(key));
        return fresh;
    }

    async hint(): Promise<Hint> {
        const answer = await this.live.ask<{ hint: Hint }>({ do: 'hint', seat: this.state.get().seat });
        return answer.hint;
    }

    complain(text: string, rule: string | null, remedy?: { text: string; run: () => void }): void {
        this.state.set({ complaint: { text, rule, ...(remedy ? { remedy } : {}) } });
    }

    clearComplaint(): void {
        if (this.state.get().complaint)
            this.state.set({ complaint: null });
    }

    /** The notice was read: it is not shown again in this browser. */
    closeNotice(): void {
        const { entered } = this.state.get();
        this.state.set({ notice: null });
        if (entered)
            recordDice(entered, { noticed: true });
    }

    // -- looking back ----------------------------------------------------------------------------

    /** Show an earlier version; null: now. */
    async look(version: number | null): Promise<void> {
        if (version === null) {
            this.state.set({ past: null, awaySince: null });
            return;
        }
        const views = this.pastViews.of(this.game()), key = String(version);
        this.state.set({ past: { version, view: views.get(key) ?? this.state.get().past?.view ?? this.state.get().view } });
        if (!views.has(key))
            try {
                const answer = await this.live.ask<{ view: unknown }>({ do: 'view', seat: watchingSeat(this.state.get()), version });
                views.set(key, answer.view);
            } catch (error) {
                if (!(error instanceof Refused))
                    throw error;
                return this.look(null);
            }
        if (this.state.get().past?.version === version)
            this.state.set({ past: { version, view: views.get(key) } });
    }
}
