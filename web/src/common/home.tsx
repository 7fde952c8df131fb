// The first page: choose a battle and whom to play it with; go on with a game.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Frame } from './frame';
import { percent, period, t } from './i18n';
import { forgetGame, keepGame, keptGames } from './kept_games';
import { type Battle, get, type Level, type Made, post, Refused } from './protocol';
import { settings, shownTheme } from './settings';
import { useStore } from './store';
import { Button, Check, Choose, useGo } from './ui';

interface Plan {
    opponent: string;
    side: string;
    edition: string;
    young: boolean;
    match: boolean;
}

const FRIEND = 'friend', HOTSEAT = 'hotseat';
const firstPlan: Plan = { opponent: 'cadet', side: 'allies', edition: 'revised', young: false, match: false };

/** A battle from a file of the player's own. */
interface OwnBattle {
    title: string;
    text: string;
    /** An SVG drawing. */
    picture?: string;
}

function seatsOf(plan: Plan, sides: string[]): Record<string, string> {
    const others = sides.filter(side => side !== plan.side);
    const who = plan.opponent === HOTSEAT ? 'person' : plan.opponent;
    return Object.fromEntries(others.map(side => [side, who]));
}

export function opponentName(opponent: string): string {
    return opponent === FRIEND || opponent === HOTSEAT ? t(`home.${opponent}`) : t(`home.level.${opponent}`);
}

/** Make the game and remember how to come back to it. Gives its address. */
export async function makeGame(what: { scenario: string } | OwnBattle, title: string, plan: Plan, sides: string[]): Promise<string> {
    const battle = 'scenario' in what ? { scenario: what.scenario } : { text: what.text };
    const options = [...(plan.young ? ['young-generals'] : []), ...(plan.match ? ['match-play'] : [])];
    const made = await post<Made>('/api/games', { ...battle, edition: plan.edition, options, seats: seatsOf(plan, sides) });
    const secret = made.secrets.me ?? made.secrets.spectator;
    keepGame({
        secret, title, scenario: 'scenario' in what ? what.scenario : '', against: opponentName(plan.opponent),
        spectator: made.secrets.spectator, ...(made.secrets.invitation ? { invitation: made.secrets.invitation } : {}),
    });
    return `g=${secret}`;
}

export function pictureOf(id: string): string {
    return `/api/pictures/${id}.svg?theme=${shownTheme()}`;
}

function BalanceBar({ id, told = false }: { id: string; told?: boolean }): JSX.Element | null {
    const balance = BALANCE[id];
    if (!balance)
        return null;
    const text = t('home.balance', {
        axis: percent(balance.axis), allies: percent(balance.allies), games: balance.games.toLocaleString(), level: balance.level,
    });
    return (
        <span class="balance" role="img" aria-label={text} title={text}>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="fill-axis" width={100 * balance.axis} height="6" />
                <rect class="fill-allies" x={100 * (1 - balance.allies)} width={100 * balance.allies} height="6" />
            </svg>
            {told && <small aria-hidden="true">{text}</small>}
        </span>
    );
}

function medalsText(battle: Battle): string {
    const [axis = 0, allies = 0] = battle.medals;
    return axis === allies ? t('home.medals', { n: axis }) : t('home.medals.both', { a: axis, b: allies });
}

function turnsText(battle: Battle): string {
    const turns = BALANCE[battle.id]?.turns;
    return turns ? `, ${t('home.turns', { n: Math.round(turns) })}` : '';
}

function BattleCard({ battle, chosen, onChoose }: { battle: Battle; chosen: boolean; onChoose: () => void }): JSX.Element {
    return (
        <li>
            <button type="button" class={`battle-card ${chosen ? 'chosen' : ''}`} aria-pressed={chosen} onClick={onChoose}>
                <img src={pictureOf(battle.id)} alt="" loading="lazy" width="320" height="240" />
                <span class="battle-title">{battle.title}</span>
                <span class="battle-facts">{period(battle.from, battle.to)}</span>
                <span class="battle-facts">
                    {battle.nations.map(nation => t(`nation.${nation}`)).join(' – ')}
                </span>
                <span class="battle-facts">{medalsText(battle)}{turnsText(battle)}</span>
                <BalanceBar id={battle.id} />
            </button>
        </li>
    );
}

function Continue(): JSX.Element | null {
    const [games, setGames] = useState(keptGames());
    if (!games.length)
        return null;
    return (
        <section aria-labelledby="continue">
            <h2 id="continue">{t('home.continue')}</h2>
            <ul class="kept">
                {games.slice(0, 6).map(game => (
                    <li key={game.secret}>
                        <a class="kept-game" href={`#g=${game.secret}`}>
                            <strong>{game.title}</strong>
                            <span>{t('home.against', { who: game.against })}{game.over ? `, ${t('home.over')}` : ''}</span>
                        </a>
                        <Button kind="quiet" label={`${t('home.forget')}: ${game.title}`} onClick={() => {
                            forgetGame(game.secret);
                            setGames(keptGames());
                        }}>×</Button>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function PlanForm({ plan, levels, battle, change }: {
    plan: Plan; levels: Level[]; battle: Battle | null; change: (change: Partial<Plan>) => void;
}): JSX.Element {
    const opponents = [...levels.map(level => level.name), FRIEND, HOTSEAT];
    const sides = battle?.sides ?? ['axis', 'allies'];
    return (
        <div class="plan">
            <label class="field">
                <span>{t('home.opponent')}</span>
                <select value={plan.opponent} onChange={event => change({ opponent: event.currentTarget.value })}>
                    {opponents.map(name => (
                        <option key={name} value={name}>
                            {name === FRIEND || name === HOTSEAT ? `${t(`home.${name}`)}: ${t(`home.${name}.text`)}`
                                : `${t('home.computer')}: ${t(`home.level.${name}`)}, ${t(`home.level.${name}.text`)}`}
                        </option>
                    ))}
                </select>
            </label>
            <div class="plan-row">
            {plan.opponent !== HOTSEAT && (
                <Choose name="side" legend={t('home.side')} value={plan.side} onChange={side => change({ side })}
                    options={sides.map((value, i) => ({
                        value, text: t(`side.${value}`), more: battle?.nations[i] ? t(`nation.${battle.nations[i]}`) : '',
                    }))} />
            )}
            <label class="field rules-choice">
                <span>{t('home.rules')}</span>
                <select value={plan.edition} onChange={event => change({ edition: event.currentTarget.value })}>
                    {['revised', 'classic'].map(name => <option key={name} value={name}>{t(`home.edition.${name}`)}</option>)}
                </select>
            </label>
            </div>
            <div class="plan-row">
                <Check text={t('home.young')} more={t('home.young.text')} checked={plan.young} onChange={young => change({ young })} />
                <Check text={t('home.match')} more={t('home.match.text')} checked={plan.match} onChange={match => change({ match })} />
            </div>
        </div>
    );
}

function ImportFile({ onBattle }: { onBattle: (own: OwnBattle) => void }): JSX.Element {
    const [text, setText] = useState('');
    const take = async (file: File | undefined): Promise<void> => {
        if (!file)
            return;
        try {
            const answer = await post<OwnBattle & { report: string[] }>('/api/import', { text: await file.text() });
            setText([t('home.import.good', { title: answer.title }), ...answer.report].join('\n'));
            onBattle(answer);
        } catch (error) {
            setText(error instanceof Refused ? [t('home.import.bad', { text: error.message }), ...error.report].join('\n') : t('home.unreachable'));
        }
    };
    return (
        <section class="import">
            <label class="field">
                <span>{t('home.import')}</span>
                <input type="file" accept=".scn,.m44,.txt,.json" onChange={event => void take(event.currentTarget.files?.[0])} />
                <small>{t('home.import.text')}</small>
            </label>
            <p class="report" role="status">{text}</p>
        </section>
    );
}

/** `startLesson` makes the game of a first lesson and gives its address. */
export function Home({ startLesson }: { startLesson: () => Promise<string> }): JSX.Element {
    const go = useGo();
    const [battles, setBattles] = useState<Battle[]>([]);
    const [levels, setLevels] = useState<Level[]>([]);
    const [chosen, setChosen] = useState('pegasus-bridge');
    const [own, setOwn] = useState<OwnBattle | null>(null);
    const [plan, setPlan] = useState(firstPlan);
    const [problem, setProblem] = useState('');
    const [busy, setBusy] = useState(false);
    const { lessonSeen } = useStore(settings);
    useEffect(() => {
        Promise.all([get<{ scenarios: Battle[] }>('/api/scenarios'), get<{ levels: Level[] }>('/api/levels')])
            .then(([list, players]) => {
                setBattles(list.scenarios);
                setLevels(players.levels);
            })
            .catch(() => setProblem(t('home.unreachable')));
    }, []);
    const battle = battles.find(one => one.id === chosen) ?? null;
    const open = async (make: () => Promise<string>): Promise<void> => {
        setBusy(true);
        try {
            go(await make());
        } catch (error) {
            setProblem(error instanceof Refused ? error.message : t('home.unreachable'));
            setBusy(false);
        }
    };
    const start = (): void => {
        if (own)
            void open(() => makeGame(own, own.title, plan, ['axis', 'allies']));
        else if (battle)
            void open(() => makeGame({ scenario: battle.id }, battle.title, plan, battle.sides));
    };
    return (
        <Frame page="home">
            <h1 class="unseen">{t('app')}</h1>
            <p class="lead">{t('home.lead')}</p>
            {problem && <p class="problem" role="alert">{problem}</p>}
            {battle && (
                <section class="chosen-battle" aria-labelledby="chosen-title">
                    <img src={own ? `data:image/svg+xml,${encodeURIComponent(own.picture ?? '')}` : pictureOf(battle.id)}
                        alt={t('fit.alt', { title: own ? own.title : battle.title })} width="480" height="360" />
                    <div class="chosen-text">
                        <h2 id="chosen-title">{own ? own.title : battle.title}</h2>
                        {!own && <p class="battle-facts">{period(battle.from, battle.to)} · {medalsText(battle)}{turnsText(battle)}</p>}
                        {!own && <BalanceBar id={battle.id} told />}
                        {!own && <p>{battle.briefing}</p>}
                        <PlanForm plan={plan} levels={levels} battle={own ? null : battle} change={change => setPlan({ ...plan, ...change })} />
                        <div class="row">
                            <Button kind="primary" class="big" onClick={start} disabled={busy}>{busy ? t('home.playing') : t('home.play')}</Button>
                            <Button kind={lessonSeen ? 'quiet' : 'plain'} class="learn" onClick={() => void open(startLesson)}>{t('home.lesson')}</Button>
                        </div>
                    </div>
                </section>
            )}
            <Continue />
            <section aria-labelledby="battles">
                <h2 id="battles">{t('home.battles')}</h2>
                {!battles.length && !problem && <p>{t('home.fetching')}</p>}
                <ul class="battles">
                    {battles.map(one => (
                        <BattleCard key={one.id} battle={one} chosen={!own && one.id === chosen} onChoose={() => {
                            setChosen(one.id);
                            setOwn(null);
                            document.getElementById('main')?.scrollIntoView();
                        }} />
                    ))}
                </ul>
            </section>
            <ImportFile onBattle={battleOfFile => {
                setOwn(battleOfFile);
                document.getElementById('main')?.scrollIntoView();
            }} />
        </Frame>
    );
}
