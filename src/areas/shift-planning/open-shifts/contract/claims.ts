import * as z from "zod/mini";
import { shiftRules } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, lastOf, nothing } from "#kit/contract/fields.ts";
import { accepting, ruleViolation } from "#kit/contract/rule-violation.ts";
import { named, offeredShift } from "./offered-shift.ts";
import { claimOver, offerRange, shiftOfferPast, shiftTaken } from "./refusals.ts";

const key = "shiftplan.manage";

/** Days that are asked about at once. */
export const longestOffers = 62;
/** As many as are shown: the next ones. */
export const mostOffers = 100;

/** FIRST_COME: who claims it has it; CHOSEN: the planner chooses among those who do. */
export const claimModes = ["FIRST_COME", "CHOSEN"] as const;

export const fitness = {
	/** What it would break, if anything; to be accepted by their codes. */
	violations: z.array(ruleViolation),
	/** Nothing of it stands in the way. */
	mayTake: z.boolean(),
};

const offer = z.object({
	shift: offeredShift,
	mode: z.enum(claimModes),
	/** The reader has claimed it. */
	isClaimed: z.boolean(),
	...fitness,
});
export type ShiftOffer = z.output<typeof offer>;

const claim = z.object({ id, user: named, madeAt: instant, ...fitness });
export type ShiftClaim = z.output<typeof claim>;

export const claimsContract = {
	listShiftOffers: endpoint("listShiftOffers", {
		route: "GET /api/shift-offers",
		summary:
			"Open shifts of one's own departments that are known, each with whether one may take it and why not",
		access: { signedIn: true },
		input: z.object({ from: civilDay, to: lastOf(civilDay, "from", { days: longestOffers }) }),
		answer: z.object({ items: z.array(offer) }),
		refusals: [offerRange],
	}),
	claimShift: endpoint("claimShift", {
		route: "POST /api/shift-offers/{id}/claim",
		summary: "Take an open shift, or apply for it where the planner chooses",
		access: { signedIn: true },
		input: z.object({ id, ...accepting }),
		/** TAKEN: it is hers. CLAIMED: she has applied. */
		answer: z.object({ state: z.enum(["TAKEN", "CLAIMED"]) }),
		refusals: [shiftTaken, shiftOfferPast, shiftRules],
	}),
	withdrawClaim: endpoint("withdrawClaim", {
		route: "DELETE /api/shift-offers/{id}/claim",
		summary: "Take back that one applied for an open shift",
		access: { signedIn: true },
		input: z.object({ id }),
		answer: nothing,
	}),
	listShiftClaims: endpoint("listShiftClaims", {
		route: "GET /api/shifts/{id}/claims",
		summary: "Who applied for an open shift, the first one first, each with what it would break",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: z.object({ items: z.array(claim) }),
	}),
	grantClaim: endpoint("grantClaim", {
		route: "POST /api/shift-claims/{id}/grant",
		summary:
			"Give an open shift to somebody who applied for it; the others are told that it is taken",
		access: { key, level: "WRITE" },
		input: z.object({ id, ...accepting }),
		answer: nothing,
		refusals: [shiftTaken, claimOver, shiftRules],
	}),
} as const;
