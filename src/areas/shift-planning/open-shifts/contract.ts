import { claimsContract } from "./contract/claims.ts";
import { replacementsContract } from "./contract/replacements.ts";
import { swapsContract } from "./contract/swaps.ts";

export type { ShiftClaim, ShiftOffer } from "./contract/claims.ts";
export type { AwayShift, Candidate } from "./contract/replacements.ts";
export type { ShiftSwap } from "./contract/swaps.ts";

export const offersTopic = "SHIFT_OFFERS";

export const contract = { ...claimsContract, ...replacementsContract, ...swapsContract } as const;
