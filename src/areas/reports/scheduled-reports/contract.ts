import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, nothing, queryNumber, typedText } from "#kit/contract/fields.ts";
import { exportFormats, listExportRequest } from "#kit/contract/list-export.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";

/** FILES: to the files of its owner; MAIL: she is also told by mail, which leads there. */
export const deliveries = ["FILES", "MAIL"] as const;
export const runStates = ["RUNNING", "DONE", "WITHHELD", "FAILED"] as const;

/** So many somebody may have. */
export const mostSchedules = 20;

export const tooManySchedules = refusal("InvalidAction", "TOO_MANY_SCHEDULES");
/** A list of no months was to be told of some, or the other way round. */
export const scheduleMonths = refusal("RuleViolation", "SCHEDULE_MONTHS");

const rhythm = {
	name: typedText({ min: 1, max: 200 }),
	/** So many months until the last one that is over; null where the list is of no months. */
	months: z.nullable(z.int().check(z.gte(1), z.lte(24))),
	/** Every month has it. */
	dayOfMonth: z.int().check(z.gte(1), z.lte(28)),
	delivery: z.enum(deliveries),
};

const run = z.object({
	dueOn: civilDay,
	state: z.enum(runStates),
	rows: z.nullable(z.int()),
	endedAt: z.nullable(instant),
	/** To be loaded for 30 days. */
	fileId: z.nullable(id),
});

const schedule = z.object({
	id,
	...rhythm,
	list: z.string(),
	format: z.enum(exportFormats),
	isPaused: z.boolean(),
	nextOn: civilDay,
	version: z.int(),
	/** The latest first; 12 at most. */
	runs: z.array(run),
});
export type ScheduledReport = z.output<typeof schedule>;

const access = { signedIn: true, web: true } as const;

export const contract = {
	listScheduledReports: endpoint("listScheduledReports", {
		route: "GET /api/scheduled-reports",
		summary: "One's own lists that become a file every month, each with what became of it lately",
		access,
		input: nothing,
		answer: z.object({ items: z.array(schedule) }),
	}),
	createScheduledReport: endpoint("createScheduledReport", {
		route: "POST /api/scheduled-reports",
		summary:
			"Have a view of a list made into a file every month, with one's own rights as they are on that day",
		access,
		input: z.object({ ...rhythm, request: listExportRequest }),
		answer: z.object({ id, nextOn: civilDay }),
		refusals: [tooManySchedules, scheduleMonths],
	}),
	updateScheduledReport: endpoint("updateScheduledReport", {
		route: "PUT /api/scheduled-reports/{id}",
		summary: "Change when and how one's list becomes a file, pause it or let it go on",
		access,
		input: z.object({ id, version: z.int(), ...rhythm, isPaused: z.boolean() }),
		answer: z.object({ version: z.int(), nextOn: civilDay }),
		refusals: [commonRefusals.staleVersion, scheduleMonths],
	}),
	deleteScheduledReport: endpoint("deleteScheduledReport", {
		route: "DELETE /api/scheduled-reports/{id}",
		summary: "Have one's list made into a file no more; files there are stay",
		access,
		input: z.object({ id, version: queryNumber(1, 2_000_000_000) }),
		answer: nothing,
		refusals: [commonRefusals.staleVersion],
	}),
} as const;
