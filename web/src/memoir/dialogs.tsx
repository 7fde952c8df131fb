// What opens over the battle: which action is meant, briefing, keys, typed orders, discards.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../common/i18n';
import { Button, Dialog } from '../common/ui';
import { type Choice, goalOf } from './actions';
import type { Board } from './types';
import { cardName, describeChoice, shortOdds } from './words';

/** Several actions fit what was clicked: which one is meant? */
export function WhichDialog({ choices, onChoose, onClose }: { choices: Choice[]; onChoose: (choice: Choice) => void; onClose: () => void }): JSX.Element {
    const first = choices[0]!;
    const title = first.verb === 'attack' ? t('choose.attack', { hex: goalOf(first)! }) : t(first.verb === 'play' ? (first.words.length > 1 ? 'choose.section' : 'choose.play') : 'choose.title');
    return (
        <Dialog title={title} onClose={onClose}>
            <div class="column">
                {choices.map(choice => (
                    <Button key={choice.text} onClick={() => onChoose(choice)}>
                        {describeChoice(choice)}{shortOdds(choice)}
                    </Button>
                ))}
            </div>
        </Dialog>
    );
}

export function BriefingDialog({ board, onClose }: { board: Board; onClose: () => void }): JSX.Element {
    return (
        <Dialog title={board.title} onClose={onClose}>
            <p>{board.briefing}</p>
            <p><strong>{board.conditions}</strong></p>
            <p class="soft">{board.history}</p>
        </Dialog>
    );
}

const keyRows = [
    ['← ↑ → ↓', 'arrows'], ['Enter', 'enter'], ['Esc', 'esc'], ['1–9', 'digits'], ['u', 'u'], ['e', 'e'], ['n', 'n'], ['l', 'sight'], ['h', 'h'],
    ['f', 'f'], ['+ − 0', 'zoom'], [', .', 'past'], ['/', 'slash'], ['?', 'help'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }): JSX.Element {
    return (
        <Dialog title={t('keys.title')} onClose={onClose}>
            <dl class="keys">
                {keyRows.map(([key, text]) => <div key={text}><dt><kbd>{key}</kbd></dt><dd>{t(`keys.${text}`)}</dd></div>)}
            </dl>
        </Dialog>
    );
}

export function CommandDialog({ choices, onSend, onClose }: { choices: Choice[]; onSend: (text: string) => void; onClose: () => void }): JSX.Element {
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

/** Everything that lies face up on the discard pile. */
export function DiscardsDialog({ cards, onClose }: { cards: string[]; onClose: () => void }): JSX.Element {
    const counts = new Map<string, number>();
    for (const card of cards)
        counts.set(card, (counts.get(card) ?? 0) + 1);
    return (
        <Dialog title={t('discards.title')} onClose={onClose}>
            {cards.length ? <ul class="discards">{[...counts].map(([card, n]) => <li key={card}>{n > 1 ? `${n} × ` : ''}{cardName(card)}</li>)}</ul> : <p>{t('discards.none')}</p>}
        </Dialog>
    );
}
