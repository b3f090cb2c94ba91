import { refusal } from "#kit/contract/refusal.ts";

/** Somebody else was quicker. */
export const shiftTaken = refusal("InvalidAction", "SHIFT_TAKEN");
/** It has begun. */
export const shiftOfferPast = refusal("InvalidAction", "SHIFT_OFFER_PAST");
/** It was withdrawn, or decided already. */
export const claimOver = refusal("InvalidAction", "SHIFT_CLAIM_OVER");
/** It is not there any more: withdrawn, taken, or the plan has changed since. */
export const swapOver = refusal("InvalidAction", "SHIFT_SWAP_OVER");
/** It is offered already. */
export const swapTwice = refusal("InvalidAction", "SHIFT_SWAP_TWICE");
/** Whom one cannot ask. */
export const swapPersonUnfit = refusal("InvalidAction", "SHIFT_SWAP_PERSON");
/** What is given back is none of the taker's shifts, or goes against rules for the other one: why is hers to know. */
export const swapReturnUnfit = refusal("InvalidAction", "SHIFT_SWAP_RETURN");
export const offerRange = refusal("RuleViolation", "SHIFT_OFFER_RANGE");
