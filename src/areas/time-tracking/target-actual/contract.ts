import * as z from "zod/mini";
import { holidayKinds } from "../../../domain/holidays/holiday-facts.ts";
import { endpoint } from "../../../kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	instant,
	queryList,
} from "../../../kit/contract/fields.ts";
import { listAnswer, listInput } from "../../../kit/contract/list.ts";
import { refusal } from "../../../kit/contract/refusal.ts";
import { dayFlags } from "./contract/day-flags.ts";

/** Of a month that lies further ahead than results are kept. */
export const monthTooFar = refusal("RuleViolation", "MONTH_TOO_FAR");

const minutes = z.int();

/** Minutes; `balance` is all the others together less the target. */
const figures = {
	targetMinutes: minutes,
	workedMinutes: minutes,
	pauseMinutes: minutes,
	autoPauseMinutes: minutes,
	holidayCreditMinutes: minutes,
	absenceCreditMinutes: minutes,
	extraMinutes: minutes,
	balanceMinutes: minutes,
	overtimeMinutes: minutes,
	/** Nobody approved them yet; in no other figure. */
	pendingMinutes: minutes,
};

/** A month of our calendar, e.g. 2026-11. */
const month = z
	.string()
	.check(z.regex(/^(19[7-9]\d|20\d\d|21[0-8]\d)-(0[1-9]|1[0-2])$/));

const person = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNumber: z.nullable(z.string()),
});

const violation = z.looseObject({ code: z.string(), severity: z.string() });

const flags = z.array(z.enum(dayFlags));

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

export const sortings = [
	"name",
	"targetMinutes",
	"workedMinutes",
	"balanceMinutes",
	"overtimeMinutes",
	"pendingMinutes",
] as const;

const targetActualRow = z.object({
	userId: id,
	user: person,
	unitId: id,
	unitName: z.string(),
	...figures,
	/** What there is on any day of the month. */
	flags,
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

const traceStep = z.object({
	rule: z.string(),
	ruleIndex: z.nullable(z.int()),
	reason: z.string(),
	before: minutes,
	after: minutes,
	minutes,
	parameters: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
	/** The rule that did it; null for what is no rule. */
	timeRule: z.nullable(
		z.object({ ruleId: id, versionId: id, name: z.string() }),
	),
});

const oneOfPerson = { userId: id };

export const contract = {
	listTargetActuals: endpoint({
		operationId: "listTargetActuals",
		method: "GET",
		path: "/api/target-actuals",
		summary:
			"Target and actual time of a month, a row a person: one's own, and of people one may see",
		access: { signedIn: true },
		input: z.object({
			month,
			userIds: z.optional(queryList(id)),
			/** With all units below them. */
			unitIds: z.optional(queryList(id)),
			...listInput(sortings),
		}),
		answer: z.extend(listAnswer(targetActualRow), { month }),
		refusals: [monthTooFar],
	}),
	getTargetActual: endpoint({
		operationId: "getTargetActual",
		method: "GET",
		path: "/api/target-actuals/{userId}",
		summary: "The days of a person's month, with totals and violations",
		access: { signedIn: true },
		input: z.object({ ...oneOfPerson, month }),
		answer: z.object({
			userId: id,
			user: person,
			month,
			days: z.array(targetActualDay),
			totals: z.object({ ...figures, leaveDays: z.number() }),
			/** Of the days that are over: today not among them. */
			untilYesterday: z.object({
				targetMinutes: minutes,
				workedMinutes: minutes,
				balanceMinutes: minutes,
			}),
			specialAccounts: accountMinutes,
		}),
		refusals: [],
	}),
	getDayTrace: endpoint({
		operationId: "getDayTrace",
		method: "GET",
		path: "/api/target-actuals/{userId}/days/{day}",
		summary: "How a person's day came to its figures, step by step",
		access: { signedIn: true },
		input: z.object({ ...oneOfPerson, day: civilDay }),
		answer: z.object({
			userId: id,
			...targetActualDay.shape,
			zone: z.string(),
			trace: z.array(traceStep),
			intervals: z.array(
				z.object({
					begin: instant,
					end: instant,
					kind: z.enum(["WORK", "PAUSE", "BREAK", "AUTOPAUSE", "CUT"]),
				}),
			),
			/** Of the shifts that belong to the day, and what is still to be approved. */
			entries: z.array(
				z.object({
					id,
					begin: instant,
					end: instant,
					classType: z.string(),
					state: z.enum(["APPROVED", "REQUESTED"]),
				}),
			),
		}),
		refusals: [],
	}),
} as const;
