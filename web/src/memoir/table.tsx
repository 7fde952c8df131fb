// The battle page: board, hand, steps, inspector, log. How one decides is in deciding.ts; what opens
// over it in dialogs.tsx.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withoutUndone } from '../common/entries';
import { SettingsDialog } from '../common/frame';
import { t } from '../common/i18n';
import { keptGame } from '../common/kept_games';
import { Log, logLines, PastBar } from '../common/log';
import { type Entry, Refused } from '../common/protocol';
import { rulesAddress, useRulesets } from '../common/ruleset';
import type { Session, SessionState } from '../common/session';
import { askedSeat } from '../common/session_state';
import { settings, shownTheme } from '../common/settings';
import { isOver, isWaiting } from '../common/status';
import { useStore } from '../common/store';
import { announcer, Button, Dialog, RuleLink, useGo } from '../common/ui';
import { Curtain, linkTo, Waiting } from '../common/waiting';
import { buttons, type Choice, destinations, goalOf, nameable, originOf, origins, targets, unusedAttackers } from './actions';
import { type BoardMarks, BoardPicture, type BoardRemote } from './board';
import { type Deciding, useDeciding } from './deciding';
import { hexesOf, lastDeed, walkOf, wayOf } from './deed';
import { BriefingDialog, CommandDialog, DiscardsDialog, KeysDialog, SureDialog, WhichDialog } from './dialogs';
import { useGround, useSight, useTables } from './fetched';
import { makePlan } from './geometry';
import { CardFace, Hand } from './hand';
import { BattleHead, Medals, Stepper } from './head';
import { Inspector } from './inspector';
import { useKeys } from './keys';
import { useLesson } from './lesson/lesson';
import { startLesson, startPractice } from './lesson/start';
import { Result } from './result';
import { doneText, sentence } from './steps';
import { lastRoll, Tray } from './tray';
import { type Board, other, type PlayedCard, type Side, sides, type Tables, type View } from './types';
import { cardName, describeChoice, describeEntry, isMoment, shortOdds, sideName } from './words';

type Open = 'menu' | 'settings' | 'keys' | 'command' | 'resign' | 'renew' | 'briefing' | 'discards' | 'result' | null;

/** What a button for an action says: "no" has another word for each question. */
function buttonText(choice: Choice, view: View): string {
    if (choice.verb === 'pass' && view.doing) {
        const text = t(`pass.${view.doing}`);
        if (!text.startsWith('pass.'))
            return text;
    }
    return describeChoice(choice) + shortOdds(choice);
}

/** The card in play, with the orders that are left. */
function InPlay({ side, own, card, left, tables }: {
    side: Side; own: boolean; card: PlayedCard; left: number | undefined; tables: Tables | null;
}): JSX.Element {
    return (
        <div class={`in-play ${side} ${own ? '' : 'theirs'}`}>
            <span class="in-play-title">{left === undefined || !own ? `${t('hand.inplay')}: ${sideName(side)}` : t('hand.left', { n: left })}</span>
            <div class="card shown"><CardFace card={card.as ?? card.card} tables={tables} /></div>
        </div>
    );
}

/** Refusals, a lost connection, and what happened meanwhile. */
function Toasts({ session, state, describe, onShow }: {
    session: Session; state: SessionState; describe: (entry: Entry) => ReturnType<typeof describeEntry>; onShow: (version: number) => void;
}): JSX.Element {
    const news = state.awaySince === null ? 0 : logLines(state.entries.filter(entry => entry.version > state.awaySince!), describe).length;
    return (
        <>
            {state.notice && (
                <div class="toast notice" role="alert">
                    {state.notice}
                    <Button kind="quiet" label={t('close')} onClick={() => session.closeNotice()}>×</Button>
                </div>
            )}
            {state.complaint && (
                <div class="toast" role="alert">
                    {state.complaint.text} {state.complaint.rule && <RuleLink rule={state.complaint.rule} />}
                    <Button kind="quiet" label={t('close')} onClick={() => session.clearComplaint()}>×</Button>
                </div>
            )}
            {state.connection === 'lost' && <div class="toast lost" role="alert">{t('connection.lost')}</div>}
            {state.awaySince !== null && state.connection === 'open' && !state.past && news > 0 && (
                <div class="toast" role="alert">
                    <strong>{t('log.away')}</strong> {t('log.away.text', { n: news })}
                    <Button onClick={() => onShow(state.awaySince! + 1)}>{t('log.away.show')}</Button>
                    <Button kind="quiet" onClick={() => void session.look(null)}>{t('log.away.skip')}</Button>
                </div>
            )}
        </>
    );
}

/** Everything that is drawn on the board besides the position. */
function marksOf(deciding: Deciding, state: SessionState, view: View, decides: boolean, version: number): BoardMarks {
    const { choices, chosen, hint, note } = deciding, { open } = view;
    const deed = lastDeed(withoutUndone(state.entries), version), busy = decides && chosen !== null;
    return {
        nameable: nameable(choices), able: chosen ? new Set() : origins(choices), destinations: destinations(choices, chosen),
        targets: targets(choices, chosen), named: open[open.length - 1]?.targets ?? [], selected: chosen, orderable: new Set(note?.units ?? []), last: busy ? [] : hexesOf(deed),
        hint: hint?.hexes ?? [], arrow: busy ? null : wayOf(deed), moved: walkOf(deed, version), sight: null, lookout: null,
    };
}

export function Table({ session, isLesson }: { session: Session; isLesson: boolean }): JSX.Element {
    const state = useStore(session.state), options = useStore(settings);
    const go = useGo(), rulesets = useRulesets();
    const tables = useTables();
    const entered = state.entered!, status = state.status!;
    const board = entered.board as Board, mine = entered.mine as Side[], hotseat = mine.length > 1;
    const live = state.view as View | null, view = (state.past?.view ?? live) as View | null;

    const [flip, setFlip] = useState(false);
    const [focus, setFocus] = useState<string | null>(null);
    const [open, setOpen] = useState<Open>(null);
    const [sheet, setSheet] = useState<'hand' | 'info'>('hand');
    const [lookout, setLookout] = useState<string | null>(null);
    /* What was pointed at last stays in the panel, so that its links can be reached. */
    const [inspected, setInspected] = useState<string | null>(null);
    const [plays, setPlays] = useState(false);
    /* Two at one screen: whose cards lie open, and whether the attacked side looks at its own. */
    const [lifted, setLifted] = useState<Side | null>(null);
    const [peeks, setPeeks] = useState(false);
    const remote = useRef<BoardRemote>(null);

    const home: Side = hotseat ? live?.active ?? 'allies' : mine[0] ?? 'allies';
    const ownEdge = board.side.find(one => one.side === home)?.edge ?? 'bottom';
    const flipped = (ownEdge === 'top') !== flip;
    const plan = useMemo(() => makePlan(board.hexes.map(hex => hex.hex), flipped), [board, flipped]);
    const ground = useGround(session.secret, shownTheme(), flipped, entered.game);

    const over = isOver(status), asked = askedSeat(state) as Side | null;
    const decides = asked !== null && state.seen === status.version && !state.past;
    const asksAmbush = hotseat && decides && live?.doing === 'ambush';
    const needsCurtain = asksAmbush ? !peeks
        : hotseat && decides && lifted !== asked && live?.active === asked && live.phase === 'play-card';
    const lesson = useLesson(session, state, isLesson, play => void (play ? startPractice() : Promise.resolve('')).then(go));
    const deciding = useDeciding({
        session, state, live, decides: decides && !needsCurtain, holds: asksAmbush, allows: lesson?.allows ?? null, onTouched: () => setSheet('info'),
    });
    const { choices, chosen, done, note } = deciding;
    const describe = (entry: Entry): ReturnType<typeof describeEntry> => describeEntry(entry, hotseat);

    // -- by itself -------------------------------------------------------------------------------

    const last = state.entries[state.entries.length - 1], told = useRef(0);
    useEffect(() => {
        const fresh = state.entries.filter(entry => entry.version > told.current);
        told.current = last?.version ?? 0;
        if (fresh.length && fresh.length < 40)
            announcer.say(logLines(fresh, describe).map(line => line.text).join('. '));
    }, [last?.version]);

    const isMyTurn = decides && !over;
    useEffect(() => {
        const what = isMyTurn ? `● ${t('title.turn')} – ` : mine.length ? '' : `${t('title.watch')}: `;
        document.title = `${what}${board.title} – ${t('app')}`;
        return () => {
            document.title = t('app');
        };
    }, [isMyTurn, board.title]);

    const resultSeen = useRef(false);
    useEffect(() => {
        if (over && live && state.seen === status.version && !resultSeen.current) {
            resultSeen.current = true;
            setOpen('result');
        }
        if (!over)
            resultSeen.current = false;
    }, [over, state.seen]);

    /* A hand is seen by its owner only: it is covered again when the turn goes on. */
    useEffect(() => setLifted(old => old === live?.active ? old : null), [live?.active]);
    useEffect(() => setPeeks(false), [live?.doing]);

    /* On a phone the hand is where it is needed. */
    useEffect(() => {
        if (decides && (live?.phase === 'play-card' || live?.doing === 'keep'))
            setSheet('hand');
    }, [decides, live?.phase, live?.doing]);

    const onFocus = (hex: string | null): void => {
        setFocus(hex);
        if (hex) {
            setInspected(hex);
            deciding.onCardFocus(null);
        }
    };
    const playFrom = (from: number): void => {
        setPlays(true);
        void session.look(from);
    };
    const toggleSight = (): void => setLookout(lookout ? null : chosen ?? focus ?? view?.units.find(unit => unit.side === home)?.hex ?? null);
    useKeys({
        undo: deciding.undo, finish: deciding.finish, askHint: () => isLesson || deciding.askHint(), flip: () => setFlip(!flip), toggleSight,
        nextUnit: () => {
            const next = deciding.nextUnit(focus);
            if (next)
                remote.current?.focusOn(next);
        },
        stepPast: by => {
            const all = withoutUndone(state.entries).map(entry => entry.version);
            const next = (state.past ? all.indexOf(state.past.version) : all.length - 1) + by;
            if (next >= 0)
                void session.look(next >= all.length - 1 ? null : all[next]!);
        },
        letGo: () => {
            setLookout(null);
            deciding.letGo();
        },
        zoom: how => remote.current?.zoom(how), help: () => setOpen('keys'), command: () => setOpen('command'),
    });

    // -- what is seen ----------------------------------------------------------------------------

    const enemyAtFocus = view?.units.some(unit => unit.hex === focus && unit.side !== asked) ?? false;
    const sightFrom = state.past ? null : lookout ?? (enemyAtFocus ? chosen : null);
    const sight = useSight(session, sightFrom, state.seen);

    if (!view || !live)
        return (
            <div class="battle empty">
                <BattleHead title={board.title} onHome={() => go('')} />
                <main>{isWaiting(status) ? <Waiting secret={session.secret} /> : <p class="loading">{t('connection.connecting')}</p>}</main>
            </div>
        );

    const version = state.past?.version ?? state.seen;
    const marks = marksOf(deciding, state, view, decides, version);
    const hovered = focus && !lookout ? (chosen ? choices.find(choice => originOf(choice) === chosen && goalOf(choice) === focus) : null) ??
        marks.targets.get(focus) ?? choices.find(choice => choice.hexes.length === 1 && choice.odds && goalOf(choice) === focus) ?? null : null;
    if (lookout && !state.past)
        marks.lookout = { from: lookout, unseen: Object.keys(sight?.blocked ?? {}) };
    if (hovered?.verb === 'attack' && hovered.odds)
        marks.sight = { from: hovered.hexes[0]!, to: focus!, open: true, blockers: [] };
    else if (sight && focus && focus !== sight.from)
        marks.sight = { from: sight.from, to: focus, open: !(focus in sight.blocked), blockers: sight.blocked[focus] ?? [] };
    const handSide = needsCurtain ? null : hotseat ? asksAmbush ? asked : lifted : mine[0];
    const hand = handSide ? view.sides[handSide]?.hand : undefined;
    const drawn = view.drawn && decides ? view.drawn : null;
    const inPlay = sides.map(side => ({ side, card: view.sides[side].played })).find(({ card }) => card?.in_play);
    const force = inPlay?.card ? inPlay.card.as ?? inPlay.card.card : '';
    const movesTwice = tables?.cards.find(row => row.word === force)?.traits.includes('freely') ?? false;
    const lines = logLines(state.entries, describe);
    const enemyTurn = [...withoutUndone(state.entries)].reverse().find(entry =>
        entry.events.some(event => event.event === 'turn' && mine.length === 1 && event.side === other(mine[0]!)));
    const text = marks.lookout ? t('sight.sentence', { hex: marks.lookout.from }) : deciding.hint?.text ??
        sentence({ view: live, status, mine, choices: deciding.all, selected: chosen, auto: deciding.auto });
    const kept = keptGame(session.secret);
    const away = Object.entries(state.presence).filter(([side, here]) => !here && !mine.includes(side as Side)).map(([side]) => side);
    const playable = (verb: string) => (card: string): boolean => choices.some(choice => choice.verb === verb && choice.words[0] === card);
    const onHex = (hex: string, touched: boolean): void => {
        onFocus(hex);
        if (lookout)
            setLookout(hex);
        else
            deciding.onHex(hex, touched);
    };

    return (
        <div class={`battle sheet-${sheet} ${isLesson ? 'learning' : ''}`}>
            <BattleHead title={board.title} match={entered.match} onHome={() => go('')}>
                <Medals view={view} side={other(home)} />
                <span class="versus" aria-hidden="true">·</span>
                <Medals view={view} side={home} />
                <div class="head-tools">
                    {mine.length > 0 && !over && !isLesson && <Button kind="quiet" onClick={deciding.askHint} disabled={!decides}>{t('hint')}</Button>}
                    {over && <Button kind="quiet" onClick={() => setOpen('result')}>{t('result.title')}</Button>}
                    <Button kind="quiet" onClick={() => setOpen('menu')}>{t('menu')}</Button>
                </div>
            </BattleHead>

            <main class="contents" inert={needsCurtain}>
            <div class="next">
                <Stepper view={view} />
                {state.past ? <PastBar session={session} entries={state.entries} isMoment={isMoment} version={state.past.version} over={over} plays={plays} /> : (
                    <p class={`sentence ${isMyTurn ? 'mine' : ''}`}>{text}{status.need === 'ai' && <span class="thinking" aria-hidden="true" />}</p>
                )}
                <div class="decide">
                    {deciding.tapped && <Button kind="primary" onClick={deciding.confirmTap}>{t(marks.targets.has(deciding.tapped) ? 'odds.attack' : 'tap.confirm')}</Button>}
                    {buttons(choices, chosen).map(choice => (
                        <Button key={choice.text} kind={choice.verb === 'pass' ? 'plain' : 'primary'} onClick={() => deciding.perform(choice)}>{buttonText(choice, live)}</Button>
                    ))}
                    {mine.length > 0 && !over && !state.past && (
                        <Button onClick={deciding.undo} disabled={!state.undo?.allowed}
                            title={state.undo && !state.undo.allowed ? t('undo.closed', { text: state.undo.text }) : ''}>{t('undo')}</Button>
                    )}
                    {done && <Button kind="primary" class="done" onClick={deciding.finish}>{live.doing ? t('done.other') : doneText(live, movesTwice)}</Button>}
                </div>
            </div>

            {lesson?.note}

            <div class="board-place">
                <BoardPicture plan={plan} board={board} tables={tables} view={view} ground={ground} marks={marks} focus={focus}
                    layers={isLesson ? { ...options, coordinates: true } : options} ownEdge={ownEdge} remote={remote} onFocus={onFocus} onLongPress={hex => {
                        onFocus(hex);
                        setSheet('info');
                    }} onHex={onHex} onFlip={() => setFlip(!flip)} onSight={toggleSight} />
                <Toasts session={session} state={state} describe={describe} onShow={playFrom} />
            </div>

            <section class="side" aria-label={t('side.title')}>
                <Inspector board={board} tables={tables} view={view} hex={focus ?? chosen ?? inspected} choice={hovered} note={note} sight={marks.sight}
                    refusal={deciding.refusal} />
                <Tray roll={lastRoll(state.entries, version)} tables={tables} />
                <Log lines={lines} shown={state.past?.version ?? null} seen={sheet === 'info'} onJump={to => {
                    setPlays(false);
                    void session.look(to);
                }} />
                {enemyTurn && !state.past && <Button onClick={() => playFrom(enemyTurn.version)}>{t('log.last')}</Button>}
            </section>

            <div class="hand-place">
                {inPlay?.card && <InPlay side={inPlay.side} own={inPlay.side === home} card={inPlay.card} left={view.orders_left} tables={tables} />}
                {drawn || hand ? (
                    <Hand cards={hand ?? []} drawn={drawn ?? []} hinted={deciding.hint?.card ?? null} tables={tables} playable={playable(drawn ? 'keep' : 'play')} raised={deciding.raised} onCard={deciding.onCard} onCardFocus={deciding.onCardFocus} />
                ) : <p class="hand-hidden">{t(mine.length ? 'hand.hidden' : 'hand.watching')}</p>}
                <div class="hand-facts">
                    {deciding.raised && <Button kind="primary" onClick={() => deciding.onCard(deciding.raised!)}>{t('hand.play')}: {cardName(deciding.raised)}</Button>}
                    {(mine.length === 1 ? [other(mine[0]!)] : mine.length ? [] : sides).map(side => (
                        <span key={side}>{t('hand.other', { side: sideName(side), n: view.sides[side].cards })}</span>
                    ))}
                    <button type="button" class="button quiet facts-button" onClick={() => setOpen('discards')}>{t('deck', { n: view.deck })}, {t('discards', { n: view.discard.length })}</button>
                    {state.devices > 1 && <span class="away devices" role="status">{t('devices', { n: state.devices })}</span>}
                    {!isLesson && away.map(side => <span key={side} class="away">{t('presence.away', { side: sideName(side) })}</span>)}
                </div>
            </div>

            <div class="sheet-tabs" role="group">
                <Button kind="quiet" pressed={sheet === 'hand'} onClick={() => setSheet('hand')}>{t('hand.title')}</Button>
                <Button kind="quiet" pressed={sheet === 'info'} onClick={() => setSheet('info')}>{t('side.tab')}</Button>
            </div>
            </main>

            {deciding.ask && <WhichDialog choices={deciding.ask} onChoose={deciding.perform} onClose={deciding.closeAsk} />}
            {deciding.asksEnd && done && (
                <SureDialog title={t('end.title')} text={t('end.text', { n: unusedAttackers(choices).size })} yes={t('end.yes')} no={t('end.no')}
                    onYes={() => deciding.perform(done)} onClose={deciding.closeAsk} />
            )}
            {open === 'resign' && (
                <SureDialog title={t('resign.sure')} yes={t('resign.yes')} no={t('cancel')} onClose={() => setOpen(null)} onYes={() => {
                    setOpen(null);
                    void session.resign();
                }} />
            )}
            {open === 'renew' && (
                <SureDialog title={t('renew.sure')} text={t('renew.text')} yes={t('renew.yes')} no={t('cancel')} onClose={() => setOpen(null)} onYes={() => {
                    setOpen(null);
                    session.renew().then(secret => location.replace(`#g=${secret}`))
                        .catch(error => session.complain(error instanceof Refused ? error.message : t('home.unreachable'), null));
                }} />
            )}
            {open === 'menu' && (
                <Dialog title={t('menu')} onClose={() => setOpen(null)}>
                    <div class="column">
                        <Button onClick={() => setOpen('briefing')}>{t('menu.briefing')}</Button>
                        <Button onClick={() => setOpen('settings')}>{t('nav.settings')}</Button>
                        <Button onClick={() => setOpen('command')}>{t('command.title')}</Button>
                        <Button onClick={() => setOpen('keys')}>{t('keys.title')}</Button>
                        <a class="button plain" href={rulesAddress(rulesets, entered.ruleset)} target="_blank" rel="noopener" onClick={() => setOpen(null)}>{t('nav.rules')}</a>
                        <Button onClick={() => void startLesson().then(go)}>{t('menu.lesson')}</Button>
                        {kept?.spectator && (
                            <Button onClick={() => void navigator.clipboard.writeText(linkTo('g', kept.spectator!)).then(() => session.complain(t('menu.watch.copied'), null))}>{t('menu.watch')}</Button>
                        )}
                        {mine.length > 0 && !isLesson && <Button onClick={() => setOpen('renew')}>{t('renew')}</Button>}
                        {mine.length > 0 && !over && <Button onClick={() => setOpen('resign')}>{t('resign')}</Button>}
                        <Button onClick={() => go('')}>{t('nav.home')}</Button>
                    </div>
                </Dialog>
            )}
            {open === 'briefing' && <BriefingDialog board={board} onClose={() => setOpen(null)} />}
            {open === 'discards' && <DiscardsDialog cards={view.discard} onClose={() => setOpen(null)} />}
            {open === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
            {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
            {open === 'command' && <CommandDialog choices={choices} onClose={() => setOpen(null)} onSend={typed => {
                setOpen(null);
                if (lesson?.allows(typed) ?? true)
                    void session.act(typed);
                else
                    session.complain(t('lesson.other'), null);
            }} />}
            {open === 'result' && over && <Result session={session} state={state} board={board} view={live} tables={tables} onLook={() => {
                setOpen(null);
                if (!state.past)
                    void session.look(state.entries[state.entries.length - 1]?.version ?? 0);
            }} />}
            {needsCurtain && (asksAmbush ? (
                <Curtain name={sideName(asked)} title={t('curtain.ambush.title', { side: sideName(asked) })} onShow={() => {
                    setPeeks(true);
                    setLifted(null); // the screen changes hands: the attacker's cards are covered
                }} text={t('curtain.ambush', { hex: live.open[live.open.length - 1]?.at ?? '', from: live.open[live.open.length - 1]?.to ?? '' })}>
                    <Button class="big" onClick={() => void session.act('pass')}>{t('pass.ambush')}</Button>
                </Curtain>
            ) : <Curtain name={sideName(asked)} text={t('curtain.text')} onShow={() => setLifted(asked)} />)}
        </div>
    );
}
