// The battle page: board, hand, steps, inspector, log, and every way to decide what is asked.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withoutUndone } from '../common/entries';
import { SettingsDialog } from '../common/frame';
import { t } from '../common/i18n';
import { Log, logLines, PastBar } from '../common/log';
import { type Entry, type GameEvent, get, getText, type Why } from '../common/protocol';
import type { Session } from '../common/session';
import { keptGames, settings, shownTheme, stepTime } from '../common/settings';
import { useStore } from '../common/store';
import { announcer, Button, Dialog, useGo } from '../common/ui';
import {
    buttons, type Choice, destinations, forced, goalOf, nameable, onlyOrigin, originOf, origins, readChoice, readClick, targets, unusedAttackers,
} from './actions';
import { BoardPicture, type BoardMarks } from './board';
import { makePlan } from './geometry';
import { CardFace, Hand } from './hand';
import { Inspector, RuleLink } from './inspector';
import { Lesson } from './lesson';
import { Result } from './result';
import { doneText, sentence, stepOf, steps } from './steps';
import { lastRoll, Tray } from './tray';
import { type Board, other, type Side, type Tables, type View } from './types';
import { cardName, describeChoice, describeEntry, sideName } from './words';

type Open = 'menu' | 'settings' | 'keys' | 'command' | 'resign' | 'end' | 'briefing' | 'result' | null;

let tablesOnce: Promise<Tables> | null = null;

function useTables(): Tables | null {
    const [tables, setTables] = useState<Tables | null>(null);
    useEffect(() => {
        tablesOnce ??= get<{ memoir: Tables }>('/api/tables').then(answer => answer.memoir);
        tablesOnce.then(setTables).catch(() => {
            tablesOnce = null;
        });
    }, []);
    return tables;
}

/** The ground of the board as an address an image can have. */
function useGround(secret: string, theme: string, flipped: boolean, game: string): string {
    const [ground, setGround] = useState('');
    useEffect(() => {
        let stale = false;
        getText(`/api/ground/${theme}${flipped ? '-flipped' : ''}`, secret)
            .then(text => {
                if (!stale)
                    setGround(`data:image/svg+xml,${encodeURIComponent(text)}`);
            })
            .catch(() => undefined);
        return () => {
            stale = true;
        };
    }, [secret, theme, flipped, game]);
    return ground;
}

function Medals({ view, side }: { view: View; side: Side }): JSX.Element {
    const { medals, goal } = view.sides[side];
    return (
        <div class={`medals ${side}`} role="img" aria-label={t('medals.of', { side: sideName(side), have: medals, goal })}>
            <span class="medals-name">{sideName(side)}</span>
            <svg viewBox={`0 0 ${22 * Math.max(goal, medals)} 22`} height="20" aria-hidden="true">
                {Array.from({ length: Math.max(goal, medals) }, (_, i) => (
                    <g key={i} transform={`translate(${11 + 22 * i} 11)`}>
                        {i < medals ? <use href="#marker-medal" transform="scale(.22)" /> : <circle r="7.5" class="no-medal" />}
                    </g>
                ))}
            </svg>
        </div>
    );
}

function Stepper({ view }: { view: View }): JSX.Element {
    const now = stepOf(view);
    return (
        <ol class="stepper" aria-label={now ? t('step.of', { n: steps.indexOf(now) + 1, step: t(`step.${now}`) }) : undefined}>
            {steps.map(step => (
                <li key={step} class={step === now ? 'now' : now && steps.indexOf(step) < steps.indexOf(now) ? 'past' : ''}
                    aria-current={step === now ? 'step' : undefined}>{t(`step.${step}`)}</li>
            ))}
        </ol>
    );
}

/** What a button for an action says: "no" has another word for each question. */
function buttonText(choice: Choice, view: View): string {
    if (choice.verb === 'pass' && view.doing) {
        const text = t(`pass.${view.doing}`);
        if (!text.startsWith('pass.'))
            return text;
    }
    return describeChoice(choice);
}

const keyRows = [
    ['← ↑ → ↓', 'arrows'], ['Enter', 'enter'], ['Esc', 'esc'], ['1–9', 'digits'], ['u', 'u'], ['e', 'e'], ['n', 'n'], ['h', 'h'], ['f', 'f'],
    ['+ − 0', 'zoom'], [', .', 'l'], ['/', 'slash'], ['?', 'help'],
] as const;

function KeysDialog({ onClose }: { onClose: () => void }): JSX.Element {
    return (
        <Dialog title={t('keys.title')} onClose={onClose}>
            <dl class="keys">
                {keyRows.map(([key, text]) => <div key={text}><dt><kbd>{key}</kbd></dt><dd>{t(`keys.${text}`)}</dd></div>)}
            </dl>
        </Dialog>
    );
}

function CommandDialog({ choices, onSend, onClose }: { choices: Choice[]; onSend: (text: string) => void; onClose: () => void }): JSX.Element {
    const [text, setText] = useState('');
    return (
        <Dialog title={t('command.title')} onClose={onClose}>
            <form onSubmit={event => {
                event.preventDefault();
                if (text.trim())
                    onSend(text.trim());
            }}>
                <label class="field">
                    <span>{t('command.label')}</span>
                    <input value={text} list="legal" autofocus autocomplete="off" spellcheck={false} onInput={event => setText(event.currentTarget.value)} />
                    <small>{t('command.text')}</small>
                </label>
                <datalist id="legal">{choices.map(choice => <option key={choice.text} value={choice.text} />)}</datalist>
                <div class="row">
                    <button class="button primary">{t('command.send')}</button>
                </div>
            </form>
            <details>
                <summary>{t('list.all')} ({choices.length})</summary>
                <ul class="all-actions">
                    {choices.map(choice => (
                        <li key={choice.text}><Button kind="quiet" onClick={() => onSend(choice.text)}>{describeChoice(choice)}</Button></li>
                    ))}
                </ul>
            </details>
        </Dialog>
    );
}

function Curtain({ side, ambush, onShow }: { side: string; ambush: boolean; onShow: () => void }): JSX.Element {
    return (
        <div class="curtain" role="dialog" aria-modal="true" aria-label={t('curtain.title', { side: sideName(side) })}>
            <h2>{t('curtain.title', { side: sideName(side) })}</h2>
            <p>{ambush ? t('curtain.ambush', { side: sideName(side) }) : t('curtain.text')}</p>
            <Button kind="primary" class="big" onClick={onShow}>{t('curtain.show', { side: sideName(side) })}</Button>
        </div>
    );
}

function Waiting({ secret }: { secret: string }): JSX.Element {
    const game = keptGames().find(one => one.secret === secret);
    const [copied, setCopied] = useState(false);
    const link = (kind: string, word: string | undefined): string => `${location.origin}/#${kind}=${word ?? ''}`;
    return (
        <div class="waiting">
            <h2>{t('waiting')}</h2>
            {game?.invitation && (
                <>
                    <p>{t('waiting.invite')}</p>
                    <div class="row">
                        <input readOnly class="link" aria-label={t('waiting.invite')} value={link('i', game.invitation)} onFocus={event => event.currentTarget.select()} />
                        <Button kind="primary" onClick={() => void navigator.clipboard.writeText(link('i', game.invitation)).then(() => setCopied(true))}>
                            {copied ? t('waiting.copied') : t('waiting.copy')}
                        </Button>
                    </div>
                </>
            )}
            {game?.spectator && <p class="soft">{t('waiting.watch')} <a href={link('g', game.spectator)}>{link('g', game.spectator)}</a></p>}
        </div>
    );
}

const seenOnBoard = ['moved', 'attacked', 'retreated', 'took-ground', 'bombed', 'ambushed'];

/** What the last thing that happened on the board was about. */
function lastDeed(entries: Entry[], version: number): GameEvent | null {
    const entry = [...entries].reverse().find(one => one.version <= version && one.events.some(event => seenOnBoard.includes(event.event)));
    return entry?.events.find(event => seenOnBoard.includes(event.event)) ?? null;
}

const hexesOf = (deed: GameEvent | null): string[] => [deed?.from, deed?.to].filter((hex): hex is string => typeof hex === 'string');

export function Table({ session }: { session: Session }): JSX.Element {
    const state = useStore(session.state), options = useStore(settings);
    const go = useGo();
    const tables = useTables();
    const entered = state.entered!, status = state.status!;
    const board = entered.board as Board;
    const mine = entered.mine as Side[];
    const hotseat = mine.length > 1;
    const live = state.view as View | null;
    const view = (state.past?.view ?? live) as View | null;

    const [flip, setFlip] = useState(false);
    const [selected, setSelected] = useState<string | null>(null);
    const [focus, setFocus] = useState<string | null>(null);
    const [tapped, setTapped] = useState<string | null>(null);
    const [raised, setRaised] = useState<string | null>(null);
    const [open, setOpen] = useState<Open>(null);
    const [ask, setAsk] = useState<Choice[] | null>(null);
    const [why, setWhy] = useState<{ hex: string; why: Why; sight: string | null } | null>(null);
    const [hint, setHint] = useState<{ text: string; hexes: string[] } | null>(null);
    const [lifted, setLifted] = useState<string | null>(null);
    const [sheet, setSheet] = useState<'hand' | 'info'>('hand');
    const resultSeen = useRef(false);

    const seat = (hotseat ? state.seat : mine[0] ?? 'allies') as Side;
    const home: Side = hotseat ? (live?.active ?? 'allies') : seat;
    const atTop = board.side.find(one => one.side === home)?.edge === 'top';
    const flipped = atTop !== flip;
    const plan = useMemo(() => makePlan(board.hexes.map(hex => hex.hex), flipped), [board, flipped]);
    const ground = useGround(session.secret, shownTheme(), flipped, entered.game);

    const decides = mine.includes(status.actor as Side) && state.seen === status.version && !state.past;
    const choices = useMemo(() => decides ? state.legal.map(readChoice) : [], [decides, state.legal]);
    const only = onlyOrigin(choices);
    const chosen = selected && origins(choices).has(selected) ? selected : only;
    const done = choices.find(choice => choice.verb === 'done');
    const over = status.actor === 'nobody';
    const needsCurtain = hotseat && !over && decides && lifted !== status.actor &&
        (live?.doing === 'ambush' ? choices.length > 1 : live?.active === status.actor && live.phase === 'play-card');

    // -- deciding --------------------------------------------------------------------------------

    const perform = (choice: Choice): void => {
        setSelected(null);
        setTapped(null);
        setRaised(null);
        setWhy(null);
        setHint(null);
        void session.act(choice.text);
    };
    const offer = (list: Choice[]): void => {
        if (list.length === 1)
            perform(list[0]!);
        else
            setAsk(list);
    };
    const finish = (): void => {
        if (!done)
            return;
        if (live?.phase === 'battle' && options.confirmEnd && unusedAttackers(choices).size > 0)
            setOpen('end');
        else
            perform(done);
    };
    const askWhy = async (hex: string): Promise<void> => {
        if (!decides || !live)
            return;
        const enemy = live.units.some(unit => unit.hex === hex && unit.side !== status.actor);
        const verb = live.phase === 'order' || !chosen ? 'order' : live.phase === 'battle' || enemy ? 'attack' : 'move';
        if (chosen === hex || (verb !== 'order' && !chosen))
            return;
        const question = verb === 'order' ? `order ${hex}` : `${verb} ${chosen}-${hex}`;
        if (live.phase === 'play-card' || (verb === 'order' && !live.units.some(unit => unit.hex === hex)))
            return;
        try {
            const answer = await session.why(question);
            if (!answer.allowed) {
                setWhy({ hex, why: answer, sight: answer.blockers ? chosen : null });
                announcer.say(`${t('why.title')}: ${answer.text}`);
            }
        } catch {
            // The question was not understood: then there is nothing to explain.
        }
    };
    const onHex = (hex: string, touched: boolean): void => {
        setWhy(null);
        setFocus(hex);
        const click = readClick(choices, chosen, hex);
        if (click.act) {
            /* What cannot be taken back is tapped twice on a touch screen. */
            const final = !['order', 'move'].includes(click.act[0]!.verb);
            if (touched && final && tapped !== hex) {
                setTapped(hex);
                setSheet('info');
            } else
                offer(click.act);
        } else if (click.select)
            setSelected(click.select === chosen ? null : click.select);
        else {
            setTapped(null);
            if (touched)
                setSheet('info');
            void askWhy(hex);
        }
    };
    const onCard = (card: string): void => {
        const plays = choices.filter(choice => (choice.verb === 'play' || choice.verb === 'keep') && choice.words[0] === card);
        if (!plays.length) {
            if (live?.phase === 'play-card' && decides)
                void session.why(`play ${card}`).then(answer => session.complain(answer.text, answer.rule)).catch(() => undefined);
            return;
        }
        if (matchMedia('(pointer: coarse)').matches && raised !== card)
            setRaised(card);
        else
            offer(plays);
    };
    const askHint = async (): Promise<void> => {
        if (!decides)
            return;
        setHint({ text: t('hint.thinking'), hexes: [] });
        try {
            const answer = await session.hint();
            const choice = readChoice({ action: answer.action });
            const text = t('hint.says', { action: describeChoice(choice) });
            setHint({ text, hexes: choice.hexes });
            if (choice.hexes.length > 1)
                setSelected(choice.hexes[0]!);
            announcer.say(text);
        } catch {
            setHint(null);
        }
    };
    const undo = (): void => {
        setSelected(null);
        setHint(null);
        if (state.undo?.allowed)
            void session.undo();
        else
            session.complain(state.undo ? t('undo.closed', { text: state.undo.text }) : t('undo.none'), null);
    };
    const nextUnit = (): void => {
        const list = [...new Set([...origins(choices), ...nameable(choices)])];
        const next = list[(list.indexOf(focus ?? '') + 1) % list.length];
        if (next)
            window.dispatchEvent(new CustomEvent('bocage-focus-hex', { detail: next }));
    };
    const stepPast = (by: number): void => {
        const all = withoutUndone(state.entries).map(entry => entry.version);
        const now = state.past ? all.indexOf(state.past.version) : all.length - 1, next = now + by;
        if (next >= all.length - 1)
            void session.look(null);
        else if (next >= 0)
            void session.look(all[next]!);
    };

    // -- by itself -------------------------------------------------------------------------------

    const last = state.entries[state.entries.length - 1];
    const auto = decides && live && !needsCurtain && !state.busy ? forced(choices, live.phase, live.doing, last?.did) : null;
    useEffect(() => {
        if (!auto)
            return undefined;
        const timer = window.setTimeout(() => perform(auto), auto.verb === 'pass' ? 0 : stepTime() * 2);
        return () => clearTimeout(timer);
    }, [auto?.text, state.seen]);

    const told = useRef(0);
    useEffect(() => {
        const fresh = state.entries.filter(entry => entry.version > told.current);
        told.current = last?.version ?? 0;
        if (fresh.length && fresh.length < 40)
            announcer.say(logLines(fresh, describeEntry).map(line => line.text).join('. '));
    }, [last?.version]);

    const isMyTurn = decides && !over;
    useEffect(() => {
        document.title = `${isMyTurn ? `● ${t('title.turn')} – ` : ''}${board.title} – ${t('app')}`;
        return () => {
            document.title = t('app');
        };
    }, [isMyTurn, board.title]);

    useEffect(() => {
        if (over && live && state.seen === status.version && !resultSeen.current) {
            resultSeen.current = true;
            setOpen('result');
        }
        if (!over)
            resultSeen.current = false;
    }, [over, state.seen]);

    /* A hand is seen by its owner only: it is covered again when the turn goes on. */
    useEffect(() => {
        if (hotseat && live?.active && lifted !== live.active && live.doing !== 'ambush')
            setLifted(null);
    }, [live?.active]);

    const actions = { undo, finish, askHint, nextUnit, stepPast };
    const latest = useRef(actions);
    latest.current = actions;
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const on = event.target as HTMLElement;
            if (event.ctrlKey || event.metaKey || event.altKey || on.closest('input, select, textarea, dialog, .curtain'))
                return;
            const { key } = event;
            if (/^[1-9]$/.test(key))
                document.querySelector<HTMLElement>(`[data-card="${key}"]`)?.focus();
            else if (key === 'u')
                latest.current.undo();
            else if (key === 'e')
                latest.current.finish();
            else if (key === 'h')
                void latest.current.askHint();
            else if (key === 'f')
                setFlip(old => !old);
            else if (key === 'n')
                latest.current.nextUnit();
            else if (key === ',' || key === '.')
                latest.current.stepPast(key === ',' ? -1 : 1);
            else if (key === '?')
                setOpen('keys');
            else if (key === '/') {
                event.preventDefault();
                setOpen('command');
            } else if (key === '+' || key === '-' || key === '0')
                document.querySelectorAll<HTMLElement>('.board-tools button')[key === '+' ? 0 : key === '-' ? 1 : 2]?.click();
            else if (key === 'Escape') {
                setSelected(null);
                setTapped(null);
                setRaised(null);
                setWhy(null);
                session.forgive();
            } else if (key.startsWith('Arrow') && on === document.body) {
                event.preventDefault();
                document.querySelector<SVGGElement>('.hex[tabindex="0"]')?.focus();
            }
        };
        window.addEventListener('keydown', press);
        return () => window.removeEventListener('keydown', press);
    }, [session]);

    // -- what is seen ----------------------------------------------------------------------------

    if (!view || !live)
        return (
            <div class="battle empty">
                <BattleHead title={board.title} onHome={() => go('')} />
                <main>{status.actor === 'waiting' ? <Waiting secret={session.secret} /> : <p class="loading">{t('connection.connecting')}</p>}</main>
            </div>
        );

    const version = state.past?.version ?? state.seen;
    const deed = lastDeed(withoutUndone(state.entries), version);
    const aims = targets(choices, chosen);
    const hovered = focus ? (chosen ? choices.find(choice => originOf(choice) === chosen && goalOf(choice) === focus) : null) ?? aims.get(focus) ?? null : null;
    const sightFrom = hovered?.verb === 'attack' ? hovered.hexes[0]! : why?.hex === focus ? why?.sight ?? null : null;
    const marks: BoardMarks = {
        nameable: nameable(choices), able: chosen ? new Set() : origins(choices), destinations: destinations(choices, chosen),
        targets: aims, selected: chosen, last: decides && chosen ? [] : hexesOf(deed), hint: hint?.hexes ?? [],
        arrow: deed?.from && deed.to && !(decides && chosen) ? { from: String(deed.from), to: String(deed.to), kind: deed.event } : null,
        sight: sightFrom && focus ? { from: sightFrom, to: focus, open: hovered !== null, blockers: hovered ? [] : why?.why.blockers ?? [] } : null,
    };
    const handSide = hotseat ? (lifted as Side | null) : mine[0];
    const hand = handSide ? view.sides[handSide]?.hand : undefined;
    const drawn = view.drawn && decides ? view.drawn : null;
    const inPlay = (['axis', 'allies'] as const).map(side => ({ side, card: view.sides[side].played })).find(({ card }) => card?.in_play);
    const lines = logLines(state.entries, describeEntry);
    const enemyTurn = [...withoutUndone(state.entries)].reverse().find(entry =>
        entry.events.some(event => event.event === 'turn' && mine.length === 1 && event.side === other(mine[0]!)));
    const text = sentence({ view: live, status, mine, choices, selected: chosen, thinking: status.need === 'ai' });
    const kept = keptGames().find(game => game.secret === session.secret);
    const away = Object.entries(state.presence).filter(([side, here]) => !here && !mine.includes(side as Side)).map(([side]) => side);

    return (
        <div class={`battle sheet-${sheet}`}>
            <BattleHead title={board.title} onHome={() => go('')}>
                <Medals view={view} side={other(home)} />
                <span class="versus" aria-hidden="true">·</span>
                <Medals view={view} side={home} />
                <div class="head-tools">
                    {mine.length > 0 && !over && <Button kind="quiet" onClick={() => void askHint()} disabled={!decides}>{t('hint')}</Button>}
                    {over && <Button kind="quiet" onClick={() => setOpen('result')}>{t('result.title')}</Button>}
                    <Button kind="quiet" onClick={() => setOpen('menu')}>{t('menu')}</Button>
                </div>
            </BattleHead>

            <main class="contents">
            <div class="next">
                <Stepper view={view} />
                {state.past ? <PastBar session={session} entries={state.entries} version={state.past.version} over={over} /> : (
                    <p class={`sentence ${isMyTurn ? 'mine' : ''}`}>{hint?.text ?? text}{status.need === 'ai' && <span class="thinking" aria-hidden="true" />}</p>
                )}
                <div class="decide">
                    {buttons(choices, chosen).map(choice => <Button key={choice.text} kind={choice.verb === 'pass' ? 'plain' : 'primary'} onClick={() => perform(choice)}>{buttonText(choice, live)}</Button>)}
                    {mine.length > 0 && !over && !state.past && (
                        <Button onClick={undo} disabled={!state.undo?.allowed} title={state.undo && !state.undo.allowed ? t('undo.closed', { text: state.undo.text }) : ''}>{t('undo')}</Button>
                    )}
                    {done && <Button kind="primary" class="done" onClick={finish}>{live.doing ? t('done.other') : doneText(live)}</Button>}
                </div>
            </div>

            {!options.lessonSeen && <Lesson view={live} mine={mine} scenario={entered.scenario} />}

            <div class="board-place">
                <BoardPicture plan={plan} board={board} tables={tables} view={view} ground={ground} marks={marks} focus={focus}
                    coordinates={options.coordinates} onFocus={setFocus} onHex={onHex} onFlip={() => setFlip(!flip)} />
                {(state.complaint || state.notice) && (
                    <div class="toast" role="alert">
                        {state.complaint?.text ?? state.notice} {state.complaint?.rule && <RuleLink rule={state.complaint.rule} />}
                        <Button kind="quiet" label={t('close')} onClick={() => session.forgive()}>×</Button>
                    </div>
                )}
                {state.connection === 'lost' && <div class="toast lost" role="alert">{t('connection.lost')}</div>}
                {state.awaySince !== null && state.connection === 'open' && !state.past && (
                    <div class="toast" role="alert">
                        <strong>{t('log.away')}</strong> {t('log.away.text', { n: logLines(state.entries.filter(entry => entry.version > state.awaySince!), describeEntry).length })}
                        <Button onClick={() => void session.look(state.awaySince! + 1)}>{t('log.away.show')}</Button>
                        <Button kind="quiet" onClick={() => void session.look(null)}>{t('log.away.skip')}</Button>
                    </div>
                )}
            </div>

            <section class="side" aria-label={t('side.title')}>
                <Inspector board={board} tables={tables} view={view} hex={focus ?? chosen} choice={hovered}
                    confirm={tapped && tapped === focus ? () => offer(readClick(choices, chosen, tapped).act ?? []) : null} why={why} />
                <Tray roll={lastRoll(state.entries, version)} />
                <Log lines={lines} shown={state.past?.version ?? null} onJump={to => void session.look(to)} />
                {enemyTurn && !state.past && <Button kind="quiet" onClick={() => void session.look(enemyTurn.version)}>{t('log.last')}</Button>}
            </section>

            <div class="hand-place">
                {inPlay?.card && (
                    <div class={`in-play ${inPlay.side}`}>
                        <span class="in-play-title">{t('hand.inplay')}: {sideName(inPlay.side)}</span>
                        <div class="card shown"><CardFace card={inPlay.card.as ?? inPlay.card.card} tables={tables} /></div>
                    </div>
                )}
                {drawn ? <Hand cards={drawn} tables={tables} playable={card => choices.some(choice => choice.verb === 'keep' && choice.words[0] === card)} raised={raised} onCard={onCard} />
                    : hand ? <Hand cards={hand} tables={tables} playable={card => choices.some(choice => choice.verb === 'play' && choice.words[0] === card)} raised={raised} onCard={onCard} />
                        : <p class="hand-hidden">{t('hand.hidden')}</p>}
                <div class="hand-facts">
                    {raised && <Button kind="primary" onClick={() => onCard(raised)}>{t('hand.play')}: {cardName(raised)}</Button>}
                    {mine.length === 1 && <span>{t('hand.other', { side: sideName(other(mine[0]!)), n: view.sides[other(mine[0]!)].cards })}</span>}
                    <span>{t('deck', { n: view.deck })}</span>
                    {away.map(side => <span key={side} class="away">{t('presence.away', { side: sideName(side) })}</span>)}
                </div>
            </div>

            <div class="sheet-tabs" role="group">
                <Button kind="quiet" pressed={sheet === 'hand'} onClick={() => setSheet('hand')}>{t('hand.title')}</Button>
                <Button kind="quiet" pressed={sheet === 'info'} onClick={() => setSheet('info')}>{t('log.title')}</Button>
            </div>
            </main>

            {ask && (
                <Dialog title={ask[0]!.verb === 'attack' ? t('choose.attack', { hex: goalOf(ask[0]!)! }) : ask[0]!.verb === 'play' ? t('choose.play') : t('choose.title')} onClose={() => setAsk(null)}>
                    <div class="column">
                        {ask.map(choice => (
                            <Button key={choice.text} onClick={() => {
                                setAsk(null);
                                perform(choice);
                            }}>{describeChoice(choice)}{choice.odds ? ` (${t('odds.short', { dice: choice.odds.dice, chance: `${Math.round(100 * choice.odds.eliminate)}%` })})` : ''}</Button>
                        ))}
                    </div>
                </Dialog>
            )}
            {open === 'end' && done && (
                <Dialog title={t('end.title')} onClose={() => setOpen(null)}>
                    <p>{t('end.text', { n: unusedAttackers(choices).size })}</p>
                    <div class="row">
                        <Button kind="primary" onClick={() => {
                            setOpen(null);
                            perform(done);
                        }}>{t('end.yes')}</Button>
                        <Button onClick={() => setOpen(null)}>{t('end.no')}</Button>
                    </div>
                </Dialog>
            )}
            {open === 'resign' && (
                <Dialog title={t('resign.sure')} onClose={() => setOpen(null)}>
                    <div class="row">
                        <Button kind="primary" onClick={() => {
                            setOpen(null);
                            void session.resign();
                        }}>{t('resign.yes')}</Button>
                        <Button onClick={() => setOpen(null)}>{t('cancel')}</Button>
                    </div>
                </Dialog>
            )}
            {open === 'menu' && (
                <Dialog title={t('menu')} onClose={() => setOpen(null)}>
                    <div class="column">
                        <Button onClick={() => setOpen('briefing')}>{t('menu.briefing')}</Button>
                        <Button onClick={() => setOpen('settings')}>{t('nav.settings')}</Button>
                        <Button onClick={() => setOpen('command')}>{t('command.title')}</Button>
                        <Button onClick={() => setOpen('keys')}>{t('keys.title')}</Button>
                        <a class="button plain" href="#rules" target="_blank" rel="noopener">{t('nav.rules')}</a>
                        {kept?.spectator && (
                            <Button onClick={() => void navigator.clipboard.writeText(`${location.origin}/#g=${kept.spectator}`).then(() => session.complain(t('menu.watch.copied'), null))}>{t('menu.watch')}</Button>
                        )}
                        {mine.length > 0 && !over && <Button onClick={() => setOpen('resign')}>{t('resign')}</Button>}
                        <Button onClick={() => go('')}>{t('nav.home')}</Button>
                    </div>
                </Dialog>
            )}
            {open === 'briefing' && (
                <Dialog title={board.title} onClose={() => setOpen(null)}>
                    <p>{board.briefing}</p>
                    <p><strong>{board.conditions}</strong></p>
                    <p class="soft">{board.history}</p>
                </Dialog>
            )}
            {open === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
            {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
            {open === 'command' && <CommandDialog choices={choices} onClose={() => setOpen(null)} onSend={typed => {
                setOpen(null);
                void session.act(typed);
            }} />}
            {open === 'result' && over && <Result session={session} state={state} board={board} view={live} tables={tables} onLook={() => {
                setOpen(null);
                if (!state.past)
                    void session.look(state.entries[state.entries.length - 1]?.version ?? 0);
            }} />}
            {needsCurtain && <Curtain side={status.actor} ambush={live.doing === 'ambush'} onShow={() => setLifted(status.actor)} />}
        </div>
    );
}

function BattleHead({ title, onHome, children }: { title: string; onHome: () => void; children?: JSX.Element | JSX.Element[] }): JSX.Element {
    return (
        <header class="battle-head">
            <button type="button" class="button quiet home" onClick={onHome} aria-label={t('nav.home')} title={t('nav.home')}>⌂</button>
            <h1>{title}</h1>
            {children}
        </header>
    );
}
