// The first page: choose a battle and whom to play it with; go on with a game.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BattleList, pictureOf } from './battle_list';
import { Frame } from './frame';
import { t } from './i18n';
import { ImportFile } from './import_file';
import { forgetGame, keptGames } from './kept_games';
import { chooseGame, chosenGame, keepChoice, lastChoices } from './last_choice';
import { chosenForm, firstSetup, type GameSetup, makeGame, type Playable } from './make_game';
import { ownValues } from './own_values';
import { type Battle, get, type Imported, type RulesetOffer, Refused } from './protocol';
import { findRuleset, type Ruleset, useRulesets } from './ruleset';
import { FRIEND, HOTSEAT } from './seats';
import { settings } from './settings';
import { SetupForm } from './setup_form';
import { useStore } from './store';
import { Button, useGo } from './ui';

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

/** What the server offers, of the rulesets that can be played here. */
interface Offered {
    battles: Battle[];
    offers: RulesetOffer[];
    failed: boolean;
}

function useOffered(rulesets: Ruleset[]): Offered {
    const [offered, setOffered] = useState<Offered>({ battles: [], offers: [], failed: false });
    useEffect(() => {
        Promise.all([get<{ scenarios: Battle[] }>('/api/scenarios'), get<{ rulesets: RulesetOffer[] }>('/api/rulesets')])
            .then(([{ scenarios }, { rulesets: offers }]) => setOffered({ battles: scenarios.filter(one => findRuleset(rulesets, one.ruleset)), offers, failed: false }))
            .catch(() => setOffered({ battles: [], offers: [], failed: true }));
    }, []);
    return offered;
}

/** The battle that would be played now: from a file, or one of the server's. */
interface Chosen extends Playable {
    battle: Battle | null;
    picture: string;
}

function readChosen(rulesets: Ruleset[], { battles, offers }: Offered, wanted: string | undefined, own: Imported | null): Chosen | null {
    const battle = battles.find(one => one.id === wanted) ?? battles[0];
    const ruleset = findRuleset(rulesets, (own ?? battle)?.ruleset ?? '') ?? rulesets[0];
    const offer = offers.find(one => one.name === ruleset?.name);
    if (!ruleset || !offer)
        return null;
    if (own)
        return {
            ruleset, offer, battle: null, title: own.title, seats: own.sides ?? ruleset.seats, ...(own.forms ? { forms: own.forms } : {}), source: { text: own.text },
            picture: `data:image/svg+xml,${encodeURIComponent(own.picture ?? '')}`,
        };
    return battle ? { ruleset, offer, battle, title: battle.title, seats: battle.sides, ...(battle.forms ? { forms: battle.forms } : {}), source: { scenario: battle.id }, picture: pictureOf(battle.id) } : null;
}

/** How it was played last, if there still is such an opponent. */
function keptSetup({ ruleset, offer }: Chosen): GameSetup | undefined {
    const setup = lastChoices()[ruleset.name]?.setup;
    return setup && [FRIEND, HOTSEAT, ...offer.levels.map(({ name }) => name)].includes(setup.seating.opponent) ? setup : undefined;
}

function ChosenBattle({ chosen, onProblem }: { chosen: Chosen; onProblem: (text: string) => void }): JSX.Element {
    const go = useGo();
    const { lessonSeen } = useStore(settings), kept = useStore(ownValues);
    const { ruleset, battle, title } = chosen, { BattleFacts, lesson } = ruleset;
    const [setups, setSetups] = useState<Record<string, GameSetup>>({});
    const changeSetup = (next: GameSetup): void => {
        setSetups({ ...setups, [ruleset.name]: next });
        keepChoice(ruleset.name, { setup: next });
    };
    const [busy, setBusy] = useState(false);
    const values = ruleset.takesValues ? kept[ruleset.name] : null;
    const setup = setups[ruleset.name] ?? keptSetup(chosen) ?? firstSetup(ruleset);
    const open = async (make: () => Promise<string>): Promise<void> => {
        setBusy(true);
        try {
            go(await make());
        } catch (error) {
            onProblem(error instanceof Refused ? error.message : t('home.unreachable'));
            setBusy(false);
        }
    };
    return (
        <section class="chosen-battle" aria-labelledby="chosen-title">
            <img src={chosen.picture} alt={t('fit.alt', { title })} width="480" height="360" />
            <div class="chosen-text">
                <h2 id="chosen-title">{title}</h2>
                {battle && <BattleFacts battle={battle} />}
                {battle && <p>{battle.briefing}</p>}
                {values && <p class="battle-facts"><strong>{t('values.active', { name: values.name })}</strong></p>}
                <SetupForm offer={chosen.offer} {...chosenForm(chosen, setup)} setup={setup}
                    describeSeat={seat => battle ? ruleset.describeSeat(battle, seat) : ''} change={changeSetup} />
                <div class="row">
                    <Button kind="primary" class="big" onClick={() => void open(() => makeGame(chosen, setup))} disabled={busy}>{busy ? t('home.playing') : t('home.play')}</Button>
                    {lesson && <Button kind={lessonSeen ? 'quiet' : 'plain'} class="learn" onClick={() => void open(lesson.start)}>{t(`game.${ruleset.name}.lesson`)}</Button>}
                </div>
            </div>
        </section>
    );
}

/** The games side by side: a picture, for how many, how long, how much there is to learn. */
function Games({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }): JSX.Element | null {
    const rulesets = useRulesets();
    if (rulesets.length < 2)
        return null;
    return (
        <ul class="games" aria-label={t('home.games')}>
            {rulesets.map(({ name, first }) => (
                <li key={name}>
                    <button type="button" class={`game-card ${name === chosen ? 'chosen' : ''}`} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
                        <img src={pictureOf(first.battle)} alt="" width="160" height="120" />
                        <span class="game-text">
                            <span class="battle-title">{t(`game.${name}`)}</span>
                            <span>{t(`game.${name}.text`)}</span>
                            <span class="battle-facts">{[t(`game.${name}.players`), t(`game.${name}.length`), t(`game.${name}.weight`)].join(' · ')}</span>
                        </span>
                    </button>
                </li>
            ))}
        </ul>
    );
}

const scrollUp = (): void => document.getElementById('main')?.scrollIntoView();

export function Home(): JSX.Element {
    const rulesets = useRulesets();
    const offered = useOffered(rulesets), { battles, failed } = offered;
    const [game, setGame] = useState(() => findRuleset(rulesets, chosenGame())?.name ?? rulesets[0]?.name ?? '');
    const [wantedOf, setWanted] = useState<Record<string, string>>({});
    const ruleset = findRuleset(rulesets, game), last = wantedOf[game] ?? lastChoices()[game]?.battle;
    const wanted = battles.some(one => one.id === last && one.ruleset === game) ? last : ruleset?.first.battle, Note = ruleset?.Note;
    const [own, setOwn] = useState<Imported | null>(null);
    const [refusal, setRefusal] = useState('');
    const chosen = readChosen(rulesets, offered, wanted, own);
    const problem = refusal || (failed ? t('home.unreachable') : '');
    return (
        <Frame page="home">
            <h1 class="unseen">{t('app')}</h1>
            <p class="lead">{t('home.lead')}</p>
            {problem && <p class="problem" role="alert">{problem}</p>}
            <Games chosen={game} onChoose={name => {
                setGame(name);
                setOwn(null);
                chooseGame(name);
            }} />
            {chosen && <ChosenBattle chosen={chosen} onProblem={setRefusal} />}
            <Continue />
            <section aria-labelledby="battles">
                <h2 id="battles">{t('home.battles')}</h2>
                {!battles.length && !problem && <p>{t('home.fetching')}</p>}
                <BattleList battles={battles.filter(battle => battle.ruleset === game)} chosen={chosen?.battle?.id ?? null} onChoose={id => {
                    setWanted({ ...wantedOf, [game]: id });
                    keepChoice(game, { battle: id });
                    setOwn(null);
                    scrollUp();
                }} />
            </section>
            {Note && <Note />}
            <ImportFile onBattle={battle => {
                setGame(battle.ruleset ?? game);
                setOwn(battle);
                scrollUp();
            }} />
        </Frame>
    );
}
