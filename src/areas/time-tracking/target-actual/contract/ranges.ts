import * as z from "zod/mini";
import { figures } from "#domain/working-time/day-minutes.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, lastOf } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { countedViolations, flags, monthTooFar, person, whoseTimes } from "./fields.ts";
import { month } from "./month.ts";

/** As many months as are answered at once. */
export const mostMonths = 24;

/** The first month lies after the last one. */
export const monthsBackwards = refusal("RuleViolation", "MONTHS_BACKWARDS");
export const monthsTooMany = refusal("RuleViolation", "MONTHS_TOO_MANY");

/** Whose months, and which; both months inclusive. */
const rangeInput = z.object({
	fromMonth: month,
	toMonth: lastOf(month, "fromMonth", { months: mostMonths }),
	...whoseTimes,
	...listInput(["name"]),
});
export type RangeInput = z.output<typeof rangeInput>;

const whose = { userId: id, user: person, unitName: z.string() };

const rangeDay = z.object({
	...whose,
	day: civilDay,
	...figures,
	leaveDays: z.number(),
	firstBegin: z.nullable(instant),
	lastEnd: z.nullable(instant),
	zone: z.string(),
	violations: countedViolations,
	flags,
});
export type RangeDay = z.output<typeof rangeDay>;

const rangeMonth = z.object({
	...whose,
	month,
	...figures,
	leaveDays: z.number(),
	violations: countedViolations,
	flags,
});
export type RangeMonth = z.output<typeof rangeMonth>;

const refusals = [monthTooFar, monthsBackwards, monthsTooMany] as const;
const access = { signedIn: true } as const;

/** Several months as records have them: without what runs at this moment. */
export const ranges = {
	listTargetActualMonths: endpoint("listTargetActualMonths", {
		route: "GET /api/target-actual-months",
		summary:
			"Target and actual time of several months, a row a person and month: one's own, and of people one may see",
		access,
		input: rangeInput,
		answer: listAnswer(rangeMonth),
		refusals,
	}),
	listTargetActualDays: endpoint("listTargetActualDays", {
		route: "GET /api/target-actual-days",
		summary:
			"Target and actual time of single days, a row a person and day: one's own, and of people one may see",
		access,
		input: rangeInput,
		answer: listAnswer(rangeDay),
		refusals,
	}),
} as const;
