// What memoir's battle page fetches besides the game itself: tables, lines of sight.
import { useAnswer, useTablesOf } from '../common/fetched';
import type { Session } from '../common/session';
import type { Sight, Tables } from './types';

export const useTables = (): Tables | null => useTablesOf<Tables>('memoir');

/** What is seen from a hex in the position of now. */
export const useSight = (session: Session, from: string | null, seen: number): Sight | null =>
    useAnswer<Sight>(session, from ? { do: 'ask', what: 'sight', hex: from } : null, seen);
