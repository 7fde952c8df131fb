/** Put in by build.mjs: where this game's drawings are. */
declare const ASSAULT_ART: string;
