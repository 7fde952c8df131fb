// Deciding: what is selected, what a click, tap or card means, and why something is not possible.
// The legal list comes from the server; here it is only pointed at.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../common/i18n';
import type { Why } from '../common/protocol';
import type { Session, SessionState } from '../common/session';
import { settings, stepTime } from '../common/settings';
import { announcer } from '../common/ui';
import { type Choice, type Click, forced, goalOf, nameable, onlyOrigin, originOf, origins, readChoice, readClick, unusedAttackers } from './actions';
import { nearest, neighbourOf } from './geometry';
import type { View } from './types';
import { cardName, describeChoice } from './words';

export interface Refusal {
    hex: string;
    why: Why;
    /** Where the line of sight begins that is blocked. */
    sight: string | null;
}

/** A card that is pointed at: whom it could order, or why it cannot be played. */
export interface CardNote {
    card: string;
    /** Units it could order; null if it orders none or that is not known beforehand. */
    units: string[] | null;
    /** What a copy would be. */
    as: string | null;
    why: Why | null;
}

/** What a computer player would do. */
export interface Advice {
    text: string;
    hexes: string[];
    card: string | null;
}

export interface Deciding {
    /** What can be done; in a lesson, what it asks for. */
    choices: Choice[];
    /** The whole legal list. */
    all: Choice[];
    /** The unit whose choices are shown. */
    chosen: string | null;
    done: Choice | undefined;
    /** Several actions fit: ask which. */
    ask: Choice[] | null;
    /** Attacks are left: ask whether the turn may end. */
    asksEnd: boolean;
    refusal: Refusal | null;
    hint: Advice | null;
    /** Something that is done by itself, since there is no choice. */
    auto: Choice | null;
    /** On a touch screen: what was tapped once. */
    raised: string | null;
    tapped: string | null;
    note: CardNote | null;
    perform: (choice: Choice) => void;
    confirmTap: () => void;
    onHex: (hex: string, touched: boolean) => void;
    onCard: (card: string) => void;
    onCardFocus: (card: string | null) => void;
    finish: () => void;
    undo: () => void;
    askHint: () => void;
    nextUnit: (focus: string | null) => string | undefined;
    letGo: () => void;
    closeAsk: () => void;
}

export interface DecidingInput {
    session: Session;
    state: SessionState;
    /** The position of now; null before there is one. */
    live: View | null;
    /** It is ours to decide, and all that is known about it is here. */
    decides: boolean;
    /** Nothing is done by itself while this is so. */
    holds: boolean;
    /** What a lesson allows of the legal list. */
    allows: ((action: string) => boolean) | null;
    onTouched: () => void;
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What is asked about a hex that cannot be clicked: the same that could be done elsewhere. */
function questionAbout(live: View, all: Choice[], seat: string, chosen: string | null, hex: string): string | null {
    const unit = live.units.find(one => one.hex === hex), isOwn = unit?.side === seat;
    const open = all.find(choice => choice.hexes.length > 0);
    if (live.phase === 'play-card' || chosen === hex)
        return null;
    if (live.doing && open)
        return originOf(open) ? `${open.verb} ${originOf(open)}-${hex}` : `${open.verb} ${hex}`;
    if (live.phase === 'order')
        return unit ? `order ${hex}` : null;
    const verb = live.phase === 'battle' || (chosen && unit && !isOwn) ? 'attack' : 'move';
    if (isOwn) { // why can it do nothing?
        const goal = verb === 'attack' ? nearest(live.units.filter(one => one.side !== seat).map(one => one.hex), hex) : neighbourOf(hex);
        return goal ? `${verb} ${hex}-${goal}` : null;
    }
    return chosen ? `${verb} ${chosen}-${hex}` : null;
}

export function useDeciding({ session, state, live, decides, holds, allows, onTouched }: DecidingInput): Deciding {
    const [selected, setSelected] = useState<string | null>(null);
    const [tapped, setTapped] = useState<string | null>(null);
    const [raised, setRaised] = useState<string | null>(null);
    const [ask, setAsk] = useState<Choice[] | null>(null);
    const [asksEnd, setAsksEnd] = useState(false);
    const [refusal, setRefusal] = useState<Refusal | null>(null);
    const [hint, setHint] = useState<Advice | null>(null);
    const [note, setNote] = useState<CardNote | null>(null);

    const all = decides ? state.legal.map(readChoice) : [];
    const choices = allows ? all.filter(choice => allows(choice.text)) : all;
    const chosen = selected && origins(choices).has(selected) ? selected : onlyOrigin(choices);
    const done = choices.find(choice => choice.verb === 'done');

    const letGo = (): void => {
        setSelected(null);
        setTapped(null);
        setRaised(null);
        setRefusal(null);
        setHint(null);
        session.clearComplaint();
    };
    const perform = (choice: Choice): void => {
        letGo();
        setAsk(null);
        setAsksEnd(false);
        setNote(null);
        void session.act(choice.text);
    };
    const offer = (list: Choice[]): void => {
        if (list.length === 1)
            perform(list[0]!);
        else if (list.length)
            setAsk(list);
    };
    const finish = (): void => {
        if (done && live?.phase === 'battle' && settings.get().confirmEnd && unusedAttackers(choices).size > 0)
            setAsksEnd(true);
        else if (done)
            perform(done);
    };

    const askWhy = async (hex: string): Promise<void> => {
        const question = decides && live ? questionAbout(live, all, state.seat, chosen, hex) : null;
        if (!question) {
            if (decides && live?.phase === 'play-card')
                setRefusal({ hex, why: { allowed: false, reason: '', rule: null, text: t('why.card-first') }, sight: null });
            return;
        }
        try {
            const why = await session.why(question);
            if (!why.allowed) {
                setRefusal({ hex, why, sight: why.blockers ? chosen : null });
                announcer.say(`${t('why.title')}: ${why.text}`);
            }
        } catch {
            // The question was not understood: then there is nothing to explain.
        }
    };
    /** What a click means; the empty hex that may be taken can be clicked, too. */
    const clickOn = (hex: string): Click => {
        const ground = choices.filter(choice => choice.verb === 'take-ground' && live?.open[live.open.length - 1]?.to === hex);
        return ground.length ? { act: ground } : readClick(choices, chosen, hex);
    };
    const onHex = (hex: string, touched: boolean): void => {
        setRefusal(null);
        const click = clickOn(hex);
        if (click.act) {
            /* What cannot be taken back is tapped twice on a touch screen. */
            const final = !['order', 'move'].includes(click.act[0]!.verb);
            /* Whoever meant another unit is asked: an attack cannot be taken back. */
            const meantAnother = refusal !== null && click.act[0]!.verb === 'attack' && !selected;
            if (meantAnother)
                setAsk(click.act);
            else if (touched && final && tapped !== hex) {
                setTapped(hex);
                onTouched();
            } else
                offer(click.act);
        } else if (click.select) {
            setTapped(null);
            setSelected(click.select === chosen ? null : click.select);
        } else {
            setTapped(null);
            if (touched)
                onTouched();
            void askWhy(hex);
        }
    };

    const playsOf = (card: string): Choice[] =>
        choices.filter(choice => (choice.verb === 'play' || choice.verb === 'keep') && choice.words[0] === card);
    const onCardFocus = (card: string | null): void => {
        if (!card)
            return setNote(null);
        const plays = playsOf(card), withUnits = plays.filter(choice => choice.units);
        const units = withUnits.length ? [...new Set(withUnits.flatMap(choice => choice.units!))] : null;
        setNote({ card, units, as: plays.find(choice => choice.as)?.as ?? null, why: null });
        if (plays.length || !decides || live?.phase !== 'play-card')
            return undefined;
        session.why(`play ${card}`).then(why => {
            if (!why.allowed)
                setNote(now => now?.card === card ? { card, units: null, as: null, why } : now);
        }).catch(() => undefined);
        return undefined;
    };
    const onCard = (card: string): void => {
        const plays = playsOf(card);
        onCardFocus(card);
        if (!plays.length)
            onTouched();
        else if (isTouch() && raised !== card)
            setRaised(card);
        else
            offer(plays);
    };

    const askHint = async (): Promise<void> => {
        if (!decides)
            return undefined;
        setHint({ text: t('hint.thinking'), hexes: [], card: null });
        try {
            const answer = await session.hint();
            if (answer.version !== session.state.get().seen) // the game went on meanwhile
                return setHint(null);
            const choice = readChoice({ action: answer.action });
            const text = t('hint.says', { action: describeChoice(choice) });
            setHint({ text, hexes: choice.hexes, card: ['play', 'keep'].includes(choice.verb) ? choice.words[0] ?? null : null });
            if (choice.hexes.length > 1)
                setSelected(choice.hexes[0]!);
            return announcer.say(text);
        } catch {
            return setHint(null);
        }
    };
    const undo = (): void => {
        letGo();
        if (state.undo?.allowed)
            void session.undo();
        else
            session.complain(state.undo ? t('undo.closed', { text: state.undo.text }) : t('undo.none'), null);
    };

    const last = state.entries[state.entries.length - 1];
    const auto = decides && live && !holds && !state.busy ? forced(all, live.phase, live.doing, last?.did) : null;
    const tried = useRef(''); // once for each position: what is refused is not asked for again and again
    useEffect(() => {
        const attempt = auto ? `${state.seen} ${auto.text}` : '';
        if (!auto || tried.current === attempt)
            return undefined;
        const timer = window.setTimeout(() => {
            tried.current = attempt;
            perform(auto);
        }, auto.verb === 'pass' ? 0 : stepTime() * 2);
        return () => clearTimeout(timer);
    }, [auto?.text, state.seen]);

    return {
        choices, all, auto, chosen, done, ask, asksEnd, refusal, hint, raised, tapped, note, perform, onHex, onCard, onCardFocus, finish, undo, letGo,
        confirmTap: () => offer(tapped ? clickOn(tapped).act ?? [] : []),
        askHint: () => void askHint(),
        nextUnit: focus => {
            const goals = choices.filter(choice => chosen && originOf(choice) === chosen).map(choice => goalOf(choice)!);
            const list = [...new Set(goals.length ? goals : [...origins(choices), ...nameable(choices)])];
            return list[(list.indexOf(focus ?? '') + 1) % list.length];
        },
        closeAsk: () => {
            setAsk(null);
            setAsksEnd(false);
        },
    };
}

/** A card in words for who cannot see what is lit: whom it could order. */
export function describeNote(note: CardNote): string {
    if (note.why)
        return `${cardName(note.card)}: ${note.why.text}`;
    if (!note.units)
        return '';
    return note.units.length ? t('hand.orders', { n: note.units.length }) : t('hand.orders.none');
}
