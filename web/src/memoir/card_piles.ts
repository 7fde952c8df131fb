// Deck and discard pile of a battle, followed through its replay: which cards chance can give.
import type { Generator } from '../common/fair';

/** The deck and the discard pile. Piles have no order, so that a card is a place in the table and a number of copies. */
export class Piles {
    private readonly discards: number[];
    private size: number;
    /** Cards that go to the discard pile before the next draw: an Ambush, then the card of the turn. */
    private waiting: { card: number; reshuffle: boolean }[] = [];
    private drawn: [number, number] = [-1, -1];

    constructor(private readonly deck: number[], private readonly neverShuffled: boolean) {
        this.discards = deck.map(() => 0);
        this.size = deck.reduce((sum, copies) => sum + copies, 0);
    }

    play(card: number): void {
        while (this.waiting.length)
            this.clearOne();
        this.waiting = [{ card, reshuffle: false }];
    }

    /** The ambusher draws before the turn's card is put away. */
    ambush(card: number): void {
        this.waiting.unshift({ card, reshuffle: false });
    }

    /** The card of this turn is Their Finest Hour, or a copy of it: the piles are shuffled together behind it. */
    shuffleAfterTurn(): void {
        this.waiting.forEach(one => one.reshuffle = !this.neverShuffled);
    }

    private clearOne(): void {
        const next = this.waiting.shift();
        if (!next)
            return;
        this.discards[next.card]!++;
        if (next.reshuffle)
            this.shuffle();
    }

    private shuffle(): void {
        this.discards.forEach((copies, card) => {
            this.deck[card]! += copies;
            this.size += copies;
            this.discards[card] = 0;
        });
    }

    /** The card that chance gives. */
    draw(random: Generator): number {
        this.clearOne();
        if (this.size === 0)
            this.shuffle();
        let left = this.size ? random.below(this.size) : 0, card = 0;
        while (card < this.deck.length && left >= this.deck[card]!)
            left -= this.deck[card++]!;
        return card;
    }

    take(card: number): void {
        this.deck[card]!--;
        this.size--;
        this.drawn = [this.drawn[1], card];
    }

    /** Of the last two cards drawn one is kept, the other put away. */
    keep(card: number): void {
        const other = this.drawn[0] === card ? this.drawn[1] : this.drawn[0];
        this.discards[other]!++;
    }
}
