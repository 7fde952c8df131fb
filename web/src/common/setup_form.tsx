// The form of a new game: who sits where, and the options of its ruleset.
import type { JSX } from 'preact';
import { t, textOr } from './i18n';
import type { GameSetup } from './make_game';
import { optionName, optionsOf, optionText, type OptionValues, valueName, valueOf } from './options';
import type { Form, Level, RulesetOffer, Option } from './protocol';
import { FRIEND, HOTSEAT, isDuel, levelName, ME, ownSeat, seatName, type Seating, sitterAt } from './seats';
import { Check, Choose, Select } from './ui';

const computerText = (level: string): string => `${t('home.computer')}: ${levelName(level)}, ${textOr(`home.level.${level}.text`, '')}`;

interface SeatsProps {
    seats: string[];
    levels: Level[];
    seating: Seating;
    describeSeat: (seat: string) => string;
    change: (change: Partial<Seating>) => void;
}

/** One against one: the opponent. */
function OpponentField({ levels, seating, change }: SeatsProps): JSX.Element {
    const options = [...levels.map(({ name }) => ({ value: name, text: computerText(name) })),
        ...[FRIEND, HOTSEAT].map(value => ({ value, text: `${t(`home.${value}`)}: ${t(`home.${value}.text`)}` }))];
    return <Select label={t('home.opponent')} value={seating.opponent} options={options} onChange={opponent => change({ opponent })} />;
}

function OwnSeatField({ seats, seating, describeSeat, change }: SeatsProps): JSX.Element {
    return (
        <Choose name="side" legend={t('home.side')} value={ownSeat(seating, seats)} onChange={seat => change({ seat })}
            options={seats.map(value => ({ value, text: seatName(value), more: describeSeat(value) }))} />
    );
}

/** Any number of seats: who sits in each. */
function SeatFields({ seats, levels, seating, describeSeat, change }: SeatsProps): JSX.Element {
    const options = [{ value: ME, text: t('home.me') }, { value: FRIEND, text: t('home.friend') },
        ...levels.map(({ name }) => ({ value: name, text: computerText(name) }))];
    return (
        <fieldset class="seats">
            <legend>{t('home.seats')}</legend>
            {seats.map(seat => (
                <Select key={seat} label={[seatName(seat), describeSeat(seat)].filter(Boolean).join(', ')} value={sitterAt(seating, seats, seat)} options={options}
                    onChange={who => change({ chosen: { ...seating.chosen, [seat]: who } })} />
            ))}
        </fieldset>
    );
}

interface OptionsProps {
    ruleset: string;
    options: Option[];
    values: OptionValues;
    change: (key: string, value: string | boolean) => void;
}

function ChoiceFields({ options, values, change }: OptionsProps): JSX.Element {
    return (
        <>
            {options.map(option => option.values && (
                <Select key={option.key} class="option-choice" label={optionName(option)} value={String(valueOf(option, values))}
                    options={option.values.map(value => ({ value, text: valueName(option, value) }))} onChange={value => change(option.key, value)} />
            ))}
        </>
    );
}

function FlagRow({ ruleset, options, values, change }: OptionsProps): JSX.Element {
    return (
        <div class="setup-row">
            {options.map(option => (
                <Check key={option.key} text={optionName(option)} more={optionText(option, ruleset)} checked={valueOf(option, values) === true}
                    onChange={checked => change(option.key, checked)} />
            ))}
        </div>
    );
}

function FlagFields(props: OptionsProps): JSX.Element {
    const flags = props.options.filter(option => !option.values), rare = flags.filter(option => option.rare);
    return (
        <>
            <FlagRow {...props} options={flags.filter(option => !option.rare)} />
            {rare.length > 0 && <details><summary>{t('home.options.more')}</summary><FlagRow {...props} options={rare} /></details>}
        </>
    );
}

/** How many people a side, and what each of them does. */
function FormField({ forms, form, change }: { forms: Form[]; form: Form; change: (form: string) => void }): JSX.Element {
    return (
        <Select label={t('home.form')} value={form.form} onChange={change}
            options={forms.map(one => ({ value: one.form, text: textOr(`form.${one.form}`, one.form) }))} />
    );
}

/** A duel has the shorter form: an opponent, and the side one takes. Who plays alone is asked for nobody. */
export function SetupForm({ offer, forms, form, seats, setup, describeSeat, change }: {
    offer: RulesetOffer; forms: Form[]; form: Form | undefined; seats: string[]; setup: GameSetup; describeSeat: (seat: string) => string; change: (setup: GameSetup) => void;
}): JSX.Element {
    const { seating } = setup, duel = isDuel(seats);
    const who: SeatsProps = { seats, levels: offer.levels, seating, describeSeat, change: part => change({ ...setup, seating: { ...seating, ...part } }) };
    const options: OptionsProps = {
        ruleset: offer.name, options: optionsOf(offer, seats), values: setup.options, change: (key, value) => change({ ...setup, options: { ...setup.options, [key]: value } }),
    };
    return (
        <div class="setup">
            {form && forms.length > 1 && <FormField forms={forms} form={form} change={next => change({ ...setup, form: next })} />}
            {form && textOr(`form.${form.form}.text`, '') && <p class="battle-facts form-text">{t(`form.${form.form}.text`)}</p>}
            {duel ? <OpponentField {...who} /> : seats.length > 1 && <SeatFields {...who} />}
            <div class="setup-row">
                {duel && seating.opponent !== HOTSEAT && <OwnSeatField {...who} />}
                <ChoiceFields {...options} />
            </div>
            <FlagFields {...options} />
        </div>
    );
}
