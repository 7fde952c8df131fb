// What this is, whose it is, and how the dice are made fair.
import type { JSX } from 'preact';
import { Frame } from './frame';
import { t } from './i18n';

export function About(): JSX.Element {
    return (
        <Frame page="about">
            <div class="prose">
                <h1>{t('about.title')}</h1>
                <p>{t('about.what')}</p>
                <h2>{t('about.dice')}</h2>
                <ol>{['1', '2', '3'].map(n => <li key={n}>{t(`about.dice.${n}`)}</li>)}</ol>
                <h2>{t('about.licence')}</h2>
                <p>{t('about.licence.text')} <a href="/licenses.txt">{t('about.licence.others')}</a>.</p>
                <h2>{t('about.marks')}</h2>
                <p>{t('about.marks.text')}</p>
                <h2>{t('about.privacy')}</h2>
                <p>{t('about.privacy.text')}</p>
            </div>
        </Frame>
    );
}
