/** Texts that the bundler brings. */
declare module '*.scn' {
    const text: string;
    export default text;
}

/** Put in by build.mjs. */
declare const RULES_ADDRESS: string;
declare const BALANCE: Record<string, { axis: number; allies: number; turns: number; games: number; level: string }>;
