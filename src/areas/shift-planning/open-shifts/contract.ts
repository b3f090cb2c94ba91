import { claimsContract } from "./contract/claims.ts";
import { swapsContract } from "./contract/swaps.ts";

export type { ShiftClaim, ShiftOffer } from "./contract/claims.ts";
export type { ShiftSwap } from "./contract/swaps.ts";

export const offersTopic = "SHIFT_OFFERS";

export const contract = { ...claimsContract, ...swapsContract } as const;
