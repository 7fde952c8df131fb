// Small pieces that every page uses.
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { t } from './i18n';
import { rulesAddress, useRulebooks } from './ruleset';
import { Store, useStore } from './store';

interface ButtonProps {
    children: ComponentChildren;
    onClick: () => void;
    kind?: 'primary' | 'plain' | 'quiet';
    disabled?: boolean;
    title?: string;
    label?: string;
    pressed?: boolean;
    class?: string;
}

export function Button({ children, onClick, kind = 'plain', disabled, title, label, pressed, class: extra }: ButtonProps): JSX.Element {
    return (
        <button type="button" class={`button ${kind} ${extra ?? ''}`} onClick={onClick} aria-disabled={disabled ? 'true' : undefined}
            title={title} aria-label={label || undefined} aria-pressed={pressed}>
            {children}
        </button>
    );
}

/** One of several values. */
export function Choose<T extends string>({ name, legend, value, options, onChange }: {
    name: string; legend: string; value: T; options: { value: T; text: string; more?: string }[]; onChange: (value: T) => void;
}): JSX.Element {
    return (
        <fieldset class="choose">
            <legend>{legend}</legend>
            {options.map(option => (
                <label key={option.value} class={option.value === value ? 'chosen' : ''}>
                    <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
                    <span>{option.text}{option.more && <small>{option.more}</small>}</span>
                </label>
            ))}
        </fieldset>
    );
}

/** One of several values, in a list that opens. */
export function Select({ label, value, options, onChange, class: extra }: {
    label: string; value: string; options: { value: string; text: string }[]; onChange: (value: string) => void; class?: string;
}): JSX.Element {
    return (
        <label class={`field ${extra ?? ''}`}>
            <span>{label}</span>
            <select value={value} onChange={event => onChange(event.currentTarget.value)}>
                {options.map(option => <option key={option.value} value={option.value}>{option.text}</option>)}
            </select>
        </label>
    );
}

export function Check({ text, more, checked, onChange }: { text: string; more?: string; checked: boolean; onChange: (checked: boolean) => void }): JSX.Element {
    return (
        <label class="check">
            <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
            <span>{text}{more && <small>{more}</small>}</span>
        </label>
    );
}

/** A dialog over the page. The browser keeps the focus in it; Escape closes it. */
export function Dialog({ title, onClose, children, class: extra }: {
    title: string; onClose: () => void; children: ComponentChildren; class?: string;
}): JSX.Element {
    const element = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const dialog = element.current, before = document.activeElement;
        dialog?.showModal();
        return () => {
            dialog?.close();
            if (before instanceof HTMLElement || before instanceof SVGElement)
                before.focus();
        };
    }, []);
    return (
        <dialog ref={element} class={`dialog ${extra ?? ''}`} aria-label={title} onCancel={event => {
            event.preventDefault();
            onClose();
        }} onClick={event => {
            if (event.target === element.current)
                onClose();
        }}>
            <div class="dialog-inside">
                <div class="dialog-head">
                    <h2>{title}</h2>
                    <button type="button" class="button quiet close" aria-label={t('close')} onClick={onClose}>×</button>
                </div>
                {children}
            </div>
        </dialog>
    );
}

/** A rule as refusals cite it: its ruleset, a colon and its ID. */
export function RuleLink({ rule }: { rule: string }): JSX.Element {
    const books = useRulebooks(), [, name = books[0]?.name ?? '', id = rule] = rule.match(/^([a-z]+):(.*)$/) ?? [];
    return <a class="rule" href={rulesAddress(books, name, id)} target="_blank" rel="noopener">{t('inspect.rule', { rule: id })}</a>;
}

/** Texts for screen readers, spoken when the others have been. */
export class Announcer {
    readonly texts = new Store<{ text: string; count: number }>({ text: '', count: 0 });
    say(text: string): void {
        if (text)
            this.texts.set({ text, count: this.texts.get().count + 1 });
    }
}

export const announcer = new Announcer();

export function LiveRegion(): JSX.Element {
    const { text, count } = useStore(announcer.texts);
    return <div class="unseen" role="status" aria-live="polite" key="live">{text}{count % 2 ? '\u200b' : ''}</div>;
}

export const Go = createContext<(hash: string) => void>(() => undefined);
export const useGo = (): ((hash: string) => void) => useContext(Go);
