// The rules of a game with search and an anchor for each rule; which game's is chosen above them.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Frame } from './frame';
import { t } from './i18n';
import { type Rulebook, rulesAddress, useRulebooks } from './ruleset';

interface Block {
    kind: 'h1' | 'h2' | 'h3' | 'h4' | 'rule' | 'item' | 'table' | 'pre' | 'p';
    id?: string;
    html: string;
    later?: boolean; // a rule that cannot be played yet
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').toLowerCase();

/** Rules that have all the words; headings are left out. */
export function searchRules(blocks: { kind: string; id?: string; html: string }[], words: string): number[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    return blocks.flatMap((block, i) => {
        const text = `${block.id?.toLowerCase() ?? ''} ${plain(block.html)}`;
        return !block.kind.startsWith('h') && wanted.every(word => text.includes(word)) ? [i] : [];
    });
}

/** A heading that rules cite. */
const isNamed = ({ kind, id }: Block): boolean => kind.startsWith('h') && id !== undefined && !id.startsWith('chapter-');

/** The text is our own, rendered by web/rules.mjs, which escapes it. */
function BlockView({ block, root, current }: { block: Block; root: string; current: boolean }): JSX.Element {
    const inside = { dangerouslySetInnerHTML: { __html: block.html } };
    if (block.kind === 'rule')
        return (
            <div class={`rule-block ${current ? 'current' : ''}`} id={block.id}>
                <a class="rule-id" href={`${root}/${block.id}`}>{block.id}</a>
                <div>{block.later && <em class="later">{t('rules.later')}</em>}<p {...inside} /></div>
            </div>
        );
    if (block.kind === 'h1' || block.kind === 'h2' || block.kind === 'h3' || block.kind === 'h4') {
        const Heading = block.kind, title = <Heading id={block.id} {...inside} />;
        return isNamed(block) ? <div class={`named-block ${current ? 'current' : ''}`}>{title}<a class="rule-id" href={`${root}/${block.id}`}>{block.id}</a></div> : title;
    }
    if (block.kind === 'pre')
        return <pre tabindex={0} {...inside} />;
    if (block.kind === 'table')
        return <div class="table-block" tabindex={0} role="group" {...inside} />;
    return <p class={block.kind === 'item' ? 'item' : ''} {...inside} />;
}

/** In the text rules lead to each other as in the first ruleset: `#rules/ID`. */
function readBlocks(blocks: Block[], root: string): Block[] {
    return root === '#rules' ? blocks : blocks.map(block => ({ ...block, html: block.html.replace(/href="#rules\//g, `href="${root}/`) }));
}

/** A rule comes into sight; a row of a table, whose text is no element of ours, is marked, too. */
function showRule(id: string): void {
    const element = document.getElementById(id);
    document.querySelectorAll('tr.current').forEach(row => row.classList.remove('current'));
    if (element instanceof HTMLTableRowElement)
        element.classList.add('current');
    element?.scrollIntoView({ block: 'center' });
}

/** Fetched when they are read, each game's for themselves. */
function useBlocks(name: string, root: string): { blocks: Block[]; failed: boolean } {
    const [fetched, setFetched] = useState<{ name: string; blocks: Block[]; failed: boolean }>({ name, blocks: [], failed: false });
    useEffect(() => {
        let wanted = true;
        const take = (blocks: Block[], failed = false): void => {
            if (wanted)
                setFetched({ name, blocks, failed });
        };
        fetch(RULES_ADDRESSES[name] ?? '').then(response => response.json()).then((all: Block[]) => take(readBlocks(all, root))).catch(() => take([], true));
        return () => {
            wanted = false;
        };
    }, [name]);
    return fetched.name === name ? fetched : { blocks: [], failed: false };
}

/** Which rules are meant, where there are several games. */
function BookLinks({ name }: { name: string }): JSX.Element | null {
    const books = useRulebooks();
    if (books.length < 2)
        return null;
    return (
        <nav class="books" aria-label={t('rules.books')}>
            {books.map(one => <a key={one.name} class="button plain" href={rulesAddress(books, one.name)} aria-current={one.name === name ? 'page' : undefined}>{t(`ruleset.${one.name}`)}</a>)}
        </nav>
    );
}

export function Rules({ book: { name, Summary, Reference }, id }: { book: Rulebook; id: string }): JSX.Element {
    const root = rulesAddress(useRulebooks(), name), { blocks, failed } = useBlocks(name, root);
    const [words, setWords] = useState('');
    useEffect(() => {
        if (id && blocks.length)
            showRule(id);
    }, [id, name, blocks.length]);
    const found = useMemo(() => words.trim() ? searchRules(blocks, words) : null, [blocks, words]);
    const shown = found ? found.map(i => blocks[i]!) : blocks;
    return (
        <Frame page="rules">
            <BookLinks name={name} />
            <div class="search">
                <label class="field">
                    <span>{t('rules.search')}</span>
                    <input type="search" value={words} onInput={event => setWords(event.currentTarget.value)} />
                </label>
                <span role="status">{found ? (found.length ? t('rules.found', { n: found.length }) : t('rules.none')) : ''}</span>
            </div>
            {!blocks.length && (failed ? <p class="problem" role="alert">{t('home.unreachable')}</p> : <p>{t('rules.fetching')}</p>)}
            {!found && !id && blocks.length > 0 && (
                <>
                    {Summary && <Summary />}
                    {Reference && <Reference />}
                    <nav class="chapters" aria-label={t('rules.chapters')}>
                        <h2>{t('rules.chapters')}</h2>
                        <ul>{blocks.filter(block => block.kind === 'h2' && block.id).map(block => (
                            <li key={block.id}><a href={`${root}/${block.id}`} dangerouslySetInnerHTML={{ __html: block.html }} /></li>
                        ))}</ul>
                    </nav>
                </>
            )}
            {id && !found && <p><a href={root}>{t('rules.back')}</a></p>}
            <div class="rules">
                {found && <h1 class="unseen">{t('rules.title')}</h1>}
                {shown.map((block, i) => <BlockView key={i} block={block} root={root} current={block.id === id} />)}
            </div>
        </Frame>
    );
}
