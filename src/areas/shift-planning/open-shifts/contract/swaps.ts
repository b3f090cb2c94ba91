import * as z from "zod/mini";
import { shiftRules } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { accepting, ruleViolation } from "#kit/contract/rule-violation.ts";
import { named, offeredShift } from "./offered-shift.ts";
import {
	shiftOfferPast,
	swapOver,
	swapPersonUnfit,
	swapReturnUnfit,
	swapTwice,
} from "./refusals.ts";

const key = "shiftplan.manage";

/** GIVE: for nothing; SWAP: for a shift of who takes it. */
export const swapKinds = ["GIVE", "SWAP"] as const;
export const swapStates = ["OFFERED", "TAKEN"] as const;
/** What the reader has to do with it: she offered it, may take it, has taken it, or decides. */
export const swapRoles = ["OFFERED", "ASKED", "TAKEN", "DECIDES"] as const;

/** As many as are shown. */
export const mostSwaps = 100;
export const longestNote = 200;

const swap = z.object({
	id,
	version: z.int(),
	kind: z.enum(swapKinds),
	state: z.enum(swapStates),
	role: z.enum(swapRoles),
	note: z.string(),
	madeAt: instant,
	offeredBy: named,
	/** Null: whom it fits. */
	offeredTo: z.nullable(named),
	takenBy: z.nullable(named),
	shift: offeredShift,
	returnShift: z.nullable(offeredShift),
	/** What it would break: of the reader where she may take it for nothing, of both where she decides. */
	violations: z.array(ruleViolation),
});
export type ShiftSwap = z.output<typeof swap>;

const decision = z.object({ id, version: z.int() });

export const swapsContract = {
	listShiftSwaps: endpoint("listShiftSwaps", {
		route: "GET /api/shift-swaps",
		summary:
			"Shifts that are to be handed over or swapped: those one offers, may take, has taken, or decides about",
		access: { signedIn: true },
		input: z.object({ shiftId: z.optional(id) }),
		answer: z.object({ items: z.array(swap) }),
	}),
	listSwapPartners: endpoint("listSwapPartners", {
		route: "GET /api/shift-swap-partners",
		summary:
			"Colleagues whom one can ask to take a shift: those of one's own department that one may see",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ items: z.array(named) }),
	}),
	offerShift: endpoint("offerShift", {
		route: "POST /api/shift-swaps",
		summary: "Offer a shift of one's own to somebody, or to all whom it fits",
		access: { signedIn: true },
		input: z.object({
			shiftId: id,
			kind: z.enum(swapKinds),
			userId: z._default(z.nullable(id), null),
			note: z._default(typedText({ max: longestNote }), ""),
		}),
		answer: z.object({ id }),
		refusals: [shiftOfferPast, swapTwice, swapPersonUnfit],
	}),
	takeSwap: endpoint("takeSwap", {
		route: "POST /api/shift-swaps/{id}/take",
		summary: "Take a shift that somebody offers, where it is a swap for one of one's own",
		access: { signedIn: true },
		input: z.object({
			id,
			returnShiftId: z._default(z.nullable(id), null),
			...accepting,
		}),
		/** TAKEN: who plans decides. */
		answer: z.object({ state: z.enum(["TAKEN", "DONE"]) }),
		refusals: [swapOver, swapReturnUnfit, shiftRules],
	}),
	approveSwap: endpoint("approveSwap", {
		route: "POST /api/shift-swaps/{id}/approve",
		summary: "Let two people hand over or swap what they agreed on",
		access: { key, level: "WRITE" },
		input: z.object({ ...decision.shape, ...accepting }),
		answer: nothing,
		refusals: [swapOver, shiftRules],
	}),
	declineSwap: endpoint("declineSwap", {
		route: "POST /api/shift-swaps/{id}/decline",
		summary: "Say no: the one who was asked, or who plans",
		access: { signedIn: true },
		input: decision,
		answer: nothing,
		refusals: [swapOver],
	}),
	withdrawSwap: endpoint("withdrawSwap", {
		route: "POST /api/shift-swaps/{id}/withdraw",
		summary: "Take back an offer, or that one took one, as long as nothing is decided",
		access: { signedIn: true },
		input: decision,
		answer: nothing,
		refusals: [swapOver],
	}),
} as const;
