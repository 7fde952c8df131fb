// What stands around every page but a battle: name, ways to the other pages, settings.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from './i18n';
import { chosenGame } from './last_choice';
import { OwnValuesFields } from './own_values_field';
import { rulesAddress, useRulebooks } from './ruleset';
import { type Motion, settings, type Theme } from './settings';
import { useStore } from './store';
import { Check, Choose, Dialog } from './ui';

export function SettingsDialog({ onClose }: { onClose: () => void }): JSX.Element {
    const now = useStore(settings);
    const themes: Theme[] = ['system', 'light', 'dark', 'safe'], motions: Motion[] = ['off', 'fast', 'normal'];
    return (
        <Dialog title={t('nav.settings')} onClose={onClose}>
            <Choose name="theme" legend={t('settings.theme')} value={now.theme} onChange={theme => settings.set({ theme })}
                options={themes.map(value => ({ value, text: t(`settings.theme.${value}`) }))} />
            <Choose name="motion" legend={t('settings.motion')} value={now.motion} onChange={motion => settings.set({ motion })}
                options={motions.map(value => ({ value, text: t(`settings.motion.${value}`) }))} />
            <Choose name="enemy-turn" legend={t('settings.enemy')} value={now.enemyTurn} onChange={enemyTurn => settings.set({ enemyTurn })}
                options={(['normal', 'fast', 'off'] as const).map(value => ({ value, text: t(`settings.enemy.${value}`) }))} />
            <Check text={t('settings.coordinates')} checked={now.coordinates} onChange={coordinates => settings.set({ coordinates })} />
            <Check text={t('settings.units')} checked={now.units} onChange={units => settings.set({ units })} />
            <Check text={t('settings.patterns')} checked={now.patterns || now.theme === 'safe'} onChange={patterns => settings.set({ patterns })} />
            <Check text={t('end.ask')} checked={now.confirmEnd} onChange={confirmEnd => settings.set({ confirmEnd })} />
            <OwnValuesFields />
        </Dialog>
    );
}

export function Frame({ children, page }: { children: ComponentChildren; page: string }): JSX.Element {
    const [open, setOpen] = useState(false);
    /* Rules are those of the game that was looked at. */
    const books = useRulebooks(), game = chosenGame(), rules = rulesAddress(books, books.some(one => one.name === game) ? game : books[0]?.name ?? '');
    const link = (to: string): JSX.Element =>
        <a href={to === 'home' ? '#' : to === 'rules' ? rules : `#${to}`} aria-current={page === to ? 'page' : undefined}>{t(`nav.${to}`)}</a>;
    return (
        <div class="frame">
            <header class="head">
                <a class="name" href="#">{t('app')}</a>
                <nav>
                    {link('home')}
                    {link('rules')}
                    {link('about')}
                    <button type="button" class="button quiet" onClick={() => setOpen(true)}>{t('nav.settings')}</button>
                </nav>
            </header>
            <main id="main">{children}</main>
            {open && <SettingsDialog onClose={() => setOpen(false)} />}
        </div>
    );
}
