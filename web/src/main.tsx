// Which page is shown follows from what stands behind the `#`, which browsers keep to themselves.
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './style.css';
import { About } from './common/about';
import { Claim } from './common/claim';
import { Home } from './common/home';
import { Rules } from './common/rules';
import { readRulesAddress, Rulebooks, Rulesets } from './common/ruleset';
import { Go, LiveRegion } from './common/ui';
import { Game } from './game';
import { rulebooks, rulesets } from './rulesets';

function pageOf(hash: string): JSX.Element {
    const game = hash.match(/^([gl])=([\w-]+)$/), invitation = hash.match(/^i=([\w-]+)$/), rules = hash.match(/^rules((?:\/[\w-]+)*)$/);
    if (game)
        return <Game key={game[2]} secret={game[2]!} isLesson={game[1] === 'l'} />;
    if (invitation)
        return <Claim invitation={invitation[1]!} />;
    const { book, id } = readRulesAddress(rulebooks, rules?.[1] ?? '');
    if (rules && book)
        return <Rules book={book} id={id} />;
    return hash === 'about' ? <About /> : <Home />;
}

const read = (): string => location.hash.slice(1);

function App(): JSX.Element {
    const [hash, setHash] = useState(read());
    useEffect(() => {
        const change = (): void => setHash(read());
        window.addEventListener('hashchange', change);
        return () => window.removeEventListener('hashchange', change);
    }, []);
    return (
        <Go.Provider value={to => {
            location.hash = to;
        }}>
            <Rulesets.Provider value={rulesets}>
                <Rulebooks.Provider value={rulebooks}>
                    {pageOf(hash)}
                </Rulebooks.Provider>
            </Rulesets.Provider>
            <LiveRegion />
        </Go.Provider>
    );
}

render(<App />, document.getElementById('app')!);
