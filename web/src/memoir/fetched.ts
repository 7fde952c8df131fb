// What the battle page fetches besides the game itself: tables, the ground, lines of sight.
import { useEffect, useState } from 'preact/hooks';
import { get, getText } from '../common/protocol';
import type { Session } from '../common/session';
import type { Sight, Tables } from './types';

let tablesOnce: Promise<Tables> | null = null;

export function useTables(): Tables | null {
    const [tables, setTables] = useState<Tables | null>(null);
    useEffect(() => {
        tablesOnce ??= get<{ memoir: Tables }>('/api/tables').then(answer => answer.memoir);
        tablesOnce.then(setTables).catch(() => {
            tablesOnce = null;
        });
    }, []);
    return tables;
}

/** The ground of the board as an address an image can have. */
export function useGround(secret: string, theme: string, flipped: boolean, game: string): string {
    const [ground, setGround] = useState('');
    useEffect(() => {
        let stale = false;
        getText(`/api/ground/${theme}${flipped ? '-flipped' : ''}`, secret)
            .then(text => {
                if (!stale)
                    setGround(`data:image/svg+xml,${encodeURIComponent(text)}`);
            })
            .catch(() => undefined);
        return () => {
            stale = true;
        };
    }, [secret, theme, flipped, game]);
    return ground;
}

/** What is seen from a hex in the position of now. */
export function useSight(session: Session, from: string | null, seen: number): Sight | null {
    const [sight, setSight] = useState<Sight | null>(null);
    useEffect(() => {
        let stale = false;
        setSight(null);
        if (from && seen >= 0)
            session.askOnce<Sight>({ do: 'ask', what: 'sight', hex: from }).then(answer => {
                if (!stale)
                    setSight(answer);
            }).catch(() => undefined);
        return () => {
            stale = true;
        };
    }, [session, from, seen]);
    return sight;
}
