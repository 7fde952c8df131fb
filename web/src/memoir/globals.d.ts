/** Put in by build.mjs: which side wins how often, by battle. */
declare const BALANCE: Record<string, { axis: number; allies: number; turns: number; games: number; level: string }>;
