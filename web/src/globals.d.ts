/** Put in by build.mjs. */
declare const RULES_ADDRESS: string;
declare const BALANCE: Record<string, { axis: number; allies: number; turns: number }>;
