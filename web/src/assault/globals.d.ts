/** Put in by build.mjs: where this game's drawings are. */
declare const ASSAULT_ART: string;
/** Put in by build.mjs: how many games of computer players stand behind the values. */
declare const ASSAULT_GAMES: number;
/** Put in by build.mjs: what the German side wins of a duel, the player of a solo scenario, in per cent of so many games. */
declare const ASSAULT_BALANCE: Record<string, { percent: number; games: number }>;
/** Put in by build.mjs: the special rules of battles, by their IDs. */
declare const ASSAULT_SPECIALS: Record<string, string>;
