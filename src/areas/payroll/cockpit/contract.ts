import * as z from "zod/mini";
import { person } from "#areas/time-tracking/target-actual/contract/fields.ts";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { payrollWarningCodes } from "#domain/payroll/payroll-warnings.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, queryFlag } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** All who are named were told of it today already. */
export const remindedToday = refusal("InvalidAction", "PAYROLL_REMINDED_TODAY");

/** As many as are shown of who has a part in a sum or a warning. */
export const mostPeople = 100;

const read = { key: "payroll.manage", level: "READ" } as const;

/** A month, of people of one site where one is named; always of people one may see. */
const asked = { month, siteId: z.optional(id) };

const dates = z.object({ monthEnd: civilDay, cutoff: civilDay, file: civilDay, pay: civilDay });

const site = z.object({
	siteId: id,
	name: z.string(),
	/** Employed in the month, by how far they are. */
	...{ people: z.int(), open: z.int(), checked: z.int(), closed: z.int() },
	/** That nobody has acknowledged. */
	warnings: z.int(),
});
export type SiteProgress = z.output<typeof site>;

const warning = z.object({
	code: z.enum(payrollWarningCodes),
	/** How many people have it open, and acknowledged. */
	...{ open: z.int(), acknowledged: z.int() },
	/** One of them. */
	example: z.nullable(z.string()),
});
export type WarningCount = z.output<typeof warning>;

const blocker = z.object({
	/** Who could settle it. */
	user: person,
	unitName: z.string(),
	...{ requests: z.int(), daysWithoutActuals: z.int(), lateBookings: z.int() },
	/** The day of the oldest. */
	since: civilDay,
	remindedAt: z.nullable(instant),
	/** Today, by the clock of the company: not again before tomorrow. */
	isReminded: z.boolean(),
});
export type Blocker = z.output<typeof blocker>;

const sum = z.object({
	accountId: id,
	...{ code: z.string(), name: z.string(), isDays: z.boolean() },
	/** Minutes, or ten thousandths of a day. */
	...{ before: z.int(), now: z.int() },
	/** Who has a part in it now. */
	people: z.int(),
	/** As a part of before; null where there was nothing. */
	change: z.nullable(z.number()),
	/** The least and the most that it changed by from a month to the next in the year before; null where too few are known. */
	usual: z.nullable(z.object({ low: z.number(), high: z.number() })),
	isUnusual: z.boolean(),
	/** The department that most of the difference comes from. */
	where: z.nullable(z.object({ unitName: z.string(), people: z.int(), difference: z.int() })),
});
export type PayrollSum = z.output<typeof sum>;

export const contract = {
	getPayrollProgress: endpoint("getPayrollProgress", {
		route: "GET /api/payroll-progress",
		summary: "How far the people of a month are, by site, when it is due, and what warns",
		access: read,
		input: z.object(asked),
		answer: z.object({
			today: civilDay,
			dates,
			sites: z.array(site),
			warnings: z.array(warning),
		}),
	}),
	getPayrollBlockers: endpoint("getPayrollBlockers", {
		route: "GET /api/payroll-blockers",
		summary:
			"Who could settle what keeps a month open: requests, days without actuals, late bookings",
		access: read,
		input: z.object(asked),
		answer: z.object({ items: z.array(blocker) }),
	}),
	getPayrollSums: endpoint("getPayrollSums", {
		route: "GET /api/payroll-sums",
		summary: "What the accounts of a month come to beside the month before, with what is unusual",
		access: read,
		input: z.object({
			...asked,
			/** Beside all of the month before; else beside as many days of it. */
			isWhole: z._default(queryFlag, false),
		}),
		answer: z.object({
			/** When they were made; null: not yet. */
			madeAt: z.nullable(instant),
			/** The last day that counts. */
			through: z.nullable(civilDay),
			isBeingMade: z.boolean(),
			accounts: z.array(sum),
			/** Months that tell what is usual. */
			months: z.int(),
		}),
	}),
	getPayrollPeople: endpoint("getPayrollPeople", {
		route: "GET /api/payroll-people",
		summary:
			"Who has a part in a sum, the largest difference first, or whose month warns of something",
		access: read,
		input: z.object({
			...asked,
			accountId: z.optional(id),
			code: z.optional(z.enum(payrollWarningCodes)),
			isWhole: z._default(queryFlag, false),
		}),
		answer: z.object({
			items: z.array(
				z.object({
					user: person,
					unitName: z.string(),
					/** Null: nobody has begun it yet. */
					payrollId: z.nullable(id),
					/** Of the account; 0 of a warning. */
					...{ before: z.int(), now: z.int() },
				}),
			),
			total: z.int(),
			/** How the amounts read. */
			isDays: z.boolean(),
		}),
	}),
	refreshPayrollFigures: endpoint("refreshPayrollFigures", {
		route: "POST /api/payroll-figures",
		summary:
			"Have the sums and warnings of a month made again, where they are older than a few minutes",
		access: read,
		input: z.object({ month }),
		answer: z.object({ isStarted: z.boolean() }),
	}),
	remindPayrollBlockers: endpoint("remindPayrollBlockers", {
		route: "POST /api/payroll-reminders",
		summary: "Remind people of what they could settle of a month; each once a day",
		access: { key: "payroll.manage", level: "WRITE" },
		input: z.object({
			month,
			userIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
		}),
		answer: z.object({ reminded: z.int() }),
		refusals: [remindedToday],
	}),
} as const;
