// Which page is shown follows from what stands behind the `#`, which browsers keep to themselves.
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { About } from './common/about';
import { Claim } from './common/claim';
import { Home } from './common/home';
import { Rules } from './common/rules';
import { Go, LiveRegion } from './common/ui';
import { Game } from './game';
import { startLesson } from './memoir/lesson/start';
import { Summary } from './memoir/summary';

function pageOf(hash: string): JSX.Element {
    const game = hash.match(/^([gl])=([\w-]+)$/), invitation = hash.match(/^i=([\w-]+)$/), rule = hash.match(/^rules(?:\/([\w-]+))?$/);
    if (game)
        return <Game key={game[2]} secret={game[2]!} isLesson={game[1] === 'l'} />;
    if (invitation)
        return <Claim invitation={invitation[1]!} />;
    if (rule)
        return <Rules id={rule[1] ?? ''} summary={<Summary />} />;
    return hash === 'about' ? <About /> : <Home startLesson={startLesson} />;
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
            {pageOf(hash)}
            <LiveRegion />
        </Go.Provider>
    );
}

render(<App />, document.getElementById('app')!);
