import * as z from "zod/mini";
import { named, offeredShift } from "#areas/shift-planning/open-shifts/contract/offered-shift.ts";
import { longestPlan } from "#areas/shift-planning/shifts/contract/longest-plan.ts";
import { planRange } from "#areas/shift-planning/shifts/contract/refusals.ts";
import { planViolation, shiftChange } from "#areas/shift-planning/shifts/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, queryFlag, queryList } from "#kit/contract/fields.ts";
import { ruleViolation } from "#kit/contract/rule-violation.ts";

const key = "shiftplan.manage";

/** Given to somebody else, swapped with somebody's, made shorter, made open. */
export const mendKinds = ["GIVE", "SWAP", "SHORTEN", "OPEN"] as const;

/** Shifts of which conflicts are told at once, the next ones first. */
export const mostConflicts = 200;

const conflict = z.object({
	shift: offeredShift,
	version: z.int(),
	user: named,
	violations: z.array(ruleViolation),
	/** The reader may mend it. */
	mayChange: z.boolean(),
});
export type ShiftConflict = z.output<typeof conflict>;

const mend = z.object({
	kind: z.enum(mendKinds),
	/** Who has the shift then; null: nobody, or who has it now. */
	user: z.nullable(named),
	/** With SWAP: what is given for it. With SHORTEN: the shift as it will be. */
	shift: z.nullable(offeredShift),
	/** To be sent as they are. */
	changes: z.array(shiftChange),
	/** What the plan would break then that it does not now. */
	violations: z.array(planViolation),
});
export type ShiftMend = z.output<typeof mend>;

export const contract = {
	getShiftConflicts: endpoint("getShiftConflicts", {
		route: "GET /api/shift-conflicts",
		summary: "Shifts that break rules as they stand, each with what it breaks",
		access: { key, level: "READ" },
		input: z.object({
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestPlan }),
			unitIds: z.optional(queryList(id)),
			recursive: z._default(queryFlag, true),
		}),
		answer: z.object({
			items: z.array(conflict),
			/** There are more, or more people than are looked at. */
			isShort: z.boolean(),
		}),
		refusals: [planRange],
	}),
	getShiftMends: endpoint("getShiftMends", {
		route: "GET /api/shift-conflicts/{id}/mends",
		summary:
			"How a shift could be mended, each with what the plan would break then; the best first",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: z.object({ items: z.array(mend) }),
	}),
} as const;
