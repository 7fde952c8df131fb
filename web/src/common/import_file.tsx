// A battle from a file of the player's own.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t, textOr } from './i18n';
import { type Imported, post, Refused } from './protocol';
import { findRuleset, useRulesets } from './ruleset';

export function ImportFile({ onBattle }: { onBattle: (own: Imported) => void }): JSX.Element {
    const rulesets = useRulesets(), endings = [...new Set(rulesets.flatMap(ruleset => ruleset.files))];
    const [text, setText] = useState('');
    const take = async (file: File | undefined): Promise<void> => {
        if (!file)
            return;
        try {
            const answer = await post<Imported>('/api/import', { text: await file.text() });
            if (answer.ruleset && !findRuleset(rulesets, answer.ruleset)) {
                setText(t('home.import.other', { title: answer.title, rules: textOr(`ruleset.${answer.ruleset}`, answer.ruleset) }));
                return;
            }
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
                <input type="file" accept={endings.join(',')} onChange={event => void take(event.currentTarget.files?.[0])} />
                <small>{t('home.import.text')}</small>
            </label>
            <p class="report" role="status">{text}</p>
        </section>
    );
}
