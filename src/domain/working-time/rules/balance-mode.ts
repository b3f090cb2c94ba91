/** ACTUAL_MINUS_TARGET: plus and minus; BUILDUP_ONLY: no day counts below 0. */
export const balanceModes = ["ACTUAL_MINUS_TARGET", "BUILDUP_ONLY"] as const;
export type BalanceMode = (typeof balanceModes)[number];
