import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, lastOf, nothing } from "#kit/contract/fields.ts";
import { hourForms } from "#kit/contract/hour-forms.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { monthTooFar } from "./fields.ts";
import { month } from "./month.ts";
import { monthsBackwards, monthsTooMany, mostMonths } from "./ranges.ts";

/** A single document, or an archive with one for each department. */
export const timesheetSplits = ["ONE", "UNITS"] as const;
export type TimesheetSplit = (typeof timesheetSplits)[number];

/** So many pages are made at once. */
export const mostTimesheets = 20_000;

export const timesheetsNone = refusal("RuleViolation", "TIMESHEETS_NONE");
export const timesheetsTooMany = refusal("RuleViolation", "TIMESHEETS_TOO_MANY");

const access = { signedIn: true } as const;
const hours = z._default(z.enum(hourForms), "TIME");
const ids = z.array(id).check(z.maxLength(500));

/** Months on paper, a page each, with lines to be signed on; as records have them, without what runs. */
export const timesheets = {
	getTimesheet: endpoint("getTimesheet", {
		route: "GET /api/target-actuals/{userId}/timesheet",
		summary: "A person's month as PDF to be signed: one's own, and of people one may see",
		access,
		input: z.object({ userId: id, month, hours }),
		answer: nothing,
		raw: true,
		refusals: [monthTooFar],
	}),
	startTimesheets: endpoint("startTimesheets", {
		route: "POST /api/timesheets",
		summary:
			"Timesheets of months as PDF, a page a person and month, by a job: one's own, and of people one may see",
		description:
			"Who is not employed on any day of a month has none of it. With `split` UNITS the job's file is a ZIP archive of one PDF a department.",
		access,
		input: z.object({
			fromMonth: month,
			toMonth: lastOf(month, "fromMonth", { months: mostMonths }),
			userIds: z.optional(ids),
			unitIds: z.optional(ids),
			/** With the departments below those of `unitIds`. */
			recursive: z._default(z.boolean(), true),
			/** Those who are archived too; people who are named count anyway. */
			includeDisabled: z._default(z.boolean(), false),
			hours,
			split: z._default(z.enum(timesheetSplits), "ONE"),
		}),
		answer: z.object({ jobId: id }),
		refusals: [monthTooFar, monthsBackwards, monthsTooMany, timesheetsNone, timesheetsTooMany],
	}),
} as const;
