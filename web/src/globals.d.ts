/** Texts that the bundler brings. */
declare module '*.scn' {
    const text: string;
    export default text;
}

/** Put in by build.mjs: where the rules are, by the name of the ruleset. */
declare const RULES_ADDRESSES: Record<string, string>;
