import * as z from "zod/mini";
import { holidayKinds } from "#domain/holidays/holiday-facts.ts";
import { figureNames, figures } from "#domain/working-time/day-minutes.ts";
import { stretchKinds } from "#domain/working-time/stretches/stretch.ts";
import { traceStep } from "#domain/working-time/trace.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, queryFlag, queryList } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { dayEntry, dayExplanation } from "./contract/day-explanation.ts";
import {
	countedViolations,
	dayFlags,
	flags,
	minutes,
	monthTooFar,
	person,
	violationFilters,
	whoseTimes,
} from "./contract/fields.ts";
import { month } from "./contract/month.ts";
import { ranges } from "./contract/ranges.ts";
import { timesheets } from "./contract/timesheets.ts";

export { monthTooFar };

const violation = z.looseObject({ code: z.string(), severity: z.string() });

const accountMinutes = z.array(
	z.object({
		accountId: id,
		code: z.string(),
		name: z.string(),
		minutes,
		/** Minutes × factor where the account is valued by a wage. */
		factorMinutes: minutes,
	}),
);

const monthFigures = {
	...figures,
	creditMinutes: minutes.check(z.describe("Gutschriften: holidays, absences and extra together")),
	actualMinutes: minutes.check(
		z.describe("Ist: worked + credits; less the target it is the balance"),
	),
	/** Of the days that are over: today not among them. */
	balanceToDateMinutes: minutes,
};

/** In the order in which they are shown. */
export const monthFigureNames = [
	...figureNames,
	"creditMinutes",
	"actualMinutes",
	"balanceToDateMinutes",
] as const;

const targetActualRow = z.object({
	userId: id,
	user: person,
	unitId: id,
	unitName: z.string(),
	...monthFigures,
	/** Of the month, its weeks and its days. */
	violations: countedViolations,
	/** What there is on any day of the month. */
	flags,
	/** So many days wait that the figures are not those that hold yet; these follow by themselves. */
	isBeingComputed: z.boolean(),
});

const targetActualDay = z.object({
	day: civilDay,
	...figures,
	leaveDays: z.number(),
	/** First coming and last going as they were recorded. */
	firstBegin: z.nullable(instant),
	lastEnd: z.nullable(instant),
	holidayKind: z.nullable(z.enum(holidayKinds)),
	/** Working time as the law counts it, without rounding. */
	netMinutes: minutes,
	specialAccounts: accountMinutes,
	violations: z.array(violation),
	flags,
});

const explainedStep = z.extend(traceStep, {
	/** The rule that did it; null for what is no rule. */
	timeRule: z.nullable(z.object({ ruleId: id, versionId: id, name: z.string() })),
});

const stand = { targetMinutes: minutes, workedMinutes: minutes, balanceMinutes: minutes };

export const contract = {
	...ranges,
	...timesheets,
	listTargetActuals: endpoint("listTargetActuals", {
		route: "GET /api/target-actuals",
		summary:
			"Target and actual time of a month, a row a person: one's own, and of people one may see",
		access: { signedIn: true },
		input: z.object({
			month,
			...whoseTimes,
			/** Only whose month has one of these. */
			flags: z.optional(queryList(z.enum(dayFlags))),
			/** Only whose month has a violation of one of these kinds; ANY: of whichever. */
			violations: z.optional(queryList(z.enum(violationFilters))),
			/** Without them a page by name costs no more than its own people, however many there are. */
			withSums: z._default(queryFlag, true),
			// violations: by how many are grave, then by how many there are
			...listInput(["name", "violations", ...monthFigureNames]),
		}),
		answer: z.extend(listAnswer(targetActualRow), {
			month,
			/**
			 * Of all hits; absent where nobody asked, where there are more than are computed for one page of them, and while any
			 * of them is being computed.
			 */
			sums: z.optional(z.object(monthFigures)),
		}),
		refusals: [monthTooFar],
	}),
	getTargetActual: endpoint("getTargetActual", {
		route: "GET /api/target-actuals/{userId}",
		summary: "The days of a person's month, with totals and violations",
		access: { signedIn: true },
		input: z.object({ userId: id, month }),
		answer: z.object({
			userId: id,
			user: person,
			unitName: z.string(),
			month,
			/** Of her site; days are those of its wall clock. */
			zone: z.string(),
			days: z.array(targetActualDay),
			totals: z.object({ ...figures, leaveDays: z.number() }),
			/** Of the days that are over: today not among them. */
			untilYesterday: z.object(stand),
			/** The same with the day that runs, of which the target counts only to now; null where the month has no such day. */
			untilNow: z.nullable(z.object({ day: civilDay, ...stand })),
			specialAccounts: accountMinutes,
		}),
	}),
	getDayTrace: endpoint("getDayTrace", {
		route: "GET /api/target-actuals/{userId}/days/{day}",
		summary: "How a person's day came to its figures, step by step",
		access: { signedIn: true },
		input: z.object({ userId: id, day: civilDay }),
		answer: z.object({
			userId: id,
			...targetActualDay.shape,
			zone: z.string(),
			trace: z.array(explainedStep),
			intervals: z.array(z.object({ begin: instant, end: instant, kind: z.enum(stretchKinds) })),
			/** Of the shifts that belong to the day, and what is still to be approved. */
			entries: z.array(dayEntry),
			explanation: dayExplanation,
		}),
	}),
} as const;
