// In the settings: a file of own values for each ruleset that takes them.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t, textOr } from './i18n';
import { ownValues, problemsOf } from './own_values';
import { useRulesets } from './ruleset';
import { useStore } from './store';
import { Button } from './ui';

function ValuesField({ ruleset }: { ruleset: string }): JSX.Element {
    const values = useStore(ownValues)[ruleset] ?? null;
    const [problems, setProblems] = useState<string[]>([]);
    const take = async (file: File | undefined): Promise<void> => {
        if (!file)
            return;
        try {
            const text = await file.text(), found = await problemsOf(ruleset, text);
            if (typeof found === 'string')
                setProblems([t(`values.${found}`)]);
            else if (found.length)
                setProblems([t('values.bad', { name: file.name }), ...found]);
            else {
                setProblems([]);
                ownValues.set({ [ruleset]: { name: file.name, text } });
            }
        } catch {
            setProblems([t('home.unreachable')]);
        }
    };
    return (
        <fieldset class="own-values-field">
            <legend>{t('values.title', { rules: textOr(`game.${ruleset}`, ruleset) })}</legend>
            <p>{t('values.text')}</p>
            {values && <p role="status"><strong>{t('values.active', { name: values.name })}</strong> <Button onClick={() => ownValues.set({ [ruleset]: null })}>{t('values.remove')}</Button></p>}
            <label class="field"><span>{t('values.load')}</span><input type="file" accept=".txt,.scn,.values" onChange={event => void take(event.currentTarget.files?.[0])} /></label>
            {problems.length > 0 && <p class="problem report" role="alert">{problems.join('\n')}</p>}
        </fieldset>
    );
}

export function OwnValuesFields(): JSX.Element {
    return <>{useRulesets().filter(ruleset => ruleset.takesValues).map(({ name }) => <ValuesField key={name} ruleset={name} />)}</>;
}
