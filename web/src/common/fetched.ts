// What the page of a game fetches besides the game itself: the tables of its ruleset, the ground of its board, answers to questions.
import { useEffect, useState } from 'preact/hooks';
import { get, getText } from './protocol';
import type { Session } from './session';

let tablesOnce: Promise<Record<string, unknown>> | null = null;

/** The tables of a ruleset, as the server has them. */
export function useTablesOf<T>(ruleset: string): T | null {
    const [tables, setTables] = useState<T | null>(null);
    useEffect(() => {
        tablesOnce ??= get<Record<string, unknown>>('/api/tables');
        tablesOnce.then(all => setTables(all[ruleset] as T)).catch(() => {
            tablesOnce = null;
        });
    }, [ruleset]);
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

/** An answer of the server about the position of now. */
export function useAnswer<T>(session: Session, question: Record<string, unknown> | null, seen: number): T | null {
    const [answer, setAnswer] = useState<{ key: string; value: T } | null>(null);
    const key = question ? `${seen} ${JSON.stringify(question)}` : '';
    useEffect(() => {
        let stale = false;
        if (question && seen >= 0)
            session.askOnce<T>(question).then(value => {
                if (!stale)
                    setAnswer({ key, value });
            }).catch(() => undefined);
        return () => {
            stale = true;
        };
    }, [session, key]);
    return answer?.key === key ? answer.value : null;
}
