// The last roll: dice, large, and in words what they did.
import type { JSX } from 'preact';
import { t } from '../common/i18n';
import type { Entry, GameEvent } from '../common/protocol';
import { describeRoll, diceOf } from './words';

export interface Roll {
    version: number;
    from: string;
    to: string;
    events: GameEvent[];
}

/** The last roll at or before a version, with what it was rolled for. */
export function lastRoll(entries: Entry[], version: number): Roll | null {
    for (let i = entries.length - 1; i >= 0; i--) {
        const entry = entries[i]!;
        if (entry.version > version || !entry.events.some(event => event.event === 'rolled'))
            continue;
        const cause = entries.slice(0, i + 1).reverse().flatMap(one => [...one.events].reverse())
            .find(event => ['attacked', 'ambushed', 'bombed'].includes(event.event));
        return { version: entry.version, from: String(cause?.from ?? ''), to: String(cause?.to ?? ''), events: entry.events };
    }
    return null;
}

export function Tray({ roll }: { roll: Roll | null }): JSX.Element {
    const rolled = roll?.events.find(event => event.event === 'rolled');
    return (
        <section class="tray" aria-label={t('roll.title')}>
            {!roll || !rolled ? <p class="soft">{t('roll.none')}</p> : (
                <>
                    <div class="dice" key={roll.version}>
                        {diceOf(rolled).map((face, i) => (
                            <svg key={i} class="die" viewBox="-50 -50 100 100" role="img" aria-label={t(`face.${face}`)}>
                                <use href="#die-frame" />
                                <use href={`#die-${face}`} />
                            </svg>
                        ))}
                    </div>
                    <p><strong>{describeRoll(roll.events)}</strong> <span class="soft">
                        {roll.from ? t('roll.of', { from: roll.from, to: roll.to }) : roll.to ? t('roll.on', { to: roll.to }) : ''}
                    </span></p>
                </>
            )}
        </section>
    );
}
