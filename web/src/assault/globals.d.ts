/** Put in by build.mjs: where this game's drawings are. */
declare const ASSAULT_ART: string;
/** Put in by build.mjs: how many games of computer players stand behind the values. */
declare const ASSAULT_GAMES: number;
/** Put in by build.mjs: the special rules of battles, by their IDs. */
declare const ASSAULT_SPECIALS: Record<string, string>;
