import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { fitness } from "./claims.ts";
import { named, offeredShift } from "./offered-shift.ts";
import { shiftOfferPast } from "./refusals.ts";

const key = "shiftplan.manage";

/** As many as are shown: the next ones. */
export const mostAway = 100;
/** People who are looked through for one shift. */
export const mostCandidates = 200;
/** Shifts that are offered in one go. */
export const mostOffered = 20;

const awayShift = z.object({ shift: offeredShift, version: z.int(), user: named });
export type AwayShift = z.output<typeof awayShift>;

const candidate = z.object({
	user: named,
	...fitness,
	/** Nothing speaks against it. */
	isFit: z.boolean(),
});
export type Candidate = z.output<typeof candidate>;

export const replacementsContract = {
	listAwayShifts: endpoint("listAwayShifts", {
		route: "GET /api/away-shifts",
		summary: "Shifts to come of people who are away by then, of the departments one plans",
		access: { key, level: "READ" },
		input: nothing,
		answer: z.object({ items: z.array(awayShift) }),
	}),
	listReplacements: endpoint("listReplacements", {
		route: "GET /api/shifts/{id}/replacements",
		summary:
			"Who could have a shift instead, those first whom nothing keeps from it, and what keeps the others",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: z.object({
			shift: offeredShift,
			version: z.int(),
			/** Who has it; null: it is open. */
			user: z.nullable(named),
			items: z.array(candidate),
		}),
	}),
	offerShifts: endpoint("offerShifts", {
		route: "POST /api/shift-replacements",
		summary: "Take shifts from who has them, make them known as open, and tell those whom they fit",
		description: "What is open already is offered again.",
		access: { key, level: "WRITE" },
		input: z.object({
			shifts: z
				.array(z.object({ id, version: z.int() }))
				.check(z.minLength(1), z.maxLength(mostOffered)),
		}),
		answer: z.object({
			/** Of what was done: it can be taken back by it; null where nothing had to be changed. */
			editId: z.nullable(id),
			/** How many people were told. */
			told: z.int(),
		}),
		refusals: [shiftOfferPast],
	}),
} as const;
