import * as z from "zod/mini";
import { person } from "#areas/time-tracking/target-actual/contract/fields.ts";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { chargings, proRatas } from "#domain/payroll/payroll-facts.ts";
import { payrollWarningCodes } from "#domain/payroll/payroll-warnings.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, queryList, typedLines } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";

/** Of live messages; their ids are those of periods. */
export const payrollTopic = "PAYROLLS";

/** A site of the month has a period of its own already, or all have one together. */
export const periodOverlaps = refusal("InvalidAction", "PAYROLL_PERIOD_OVERLAPS");
/** What has changed since then is a matter of corrections. */
export const periodClosed = refusal("InvalidAction", "PAYROLL_PERIOD_CLOSED");
export const periodNotClosed = refusal("InvalidAction", "PAYROLL_PERIOD_NOT_CLOSED");
/** Somebody's month has not been looked at. */
export const periodNotChecked = refusal("InvalidAction", "PAYROLL_PERIOD_NOT_CHECKED");
/** The company wants that somebody else closes than who checked. */
export const checkedByOneself = refusal("InvalidAction", "PAYROLL_CHECKED_BY_ONESELF");
export const monthRuns = refusal("RuleViolation", "PAYROLL_MONTH_NOT_OVER");
/** A warning that nobody has acknowledged; `details` names the codes. */
export const warningsOpen = refusal("RuleViolation", "PAYROLL_WARNINGS_OPEN");

export const payrollStates = ["DRAFT", "CHECKED", "CLOSED"] as const;
export const periodStates = ["OPEN", "CHECKED", "CLOSED", "EXPORTED", "IMPORTED"] as const;

const read = { key: "payroll.manage", level: "READ" } as const;
const write = { key: "payroll.manage", level: "WRITE" } as const;

const warning = z.object({
	code: z.enum(payrollWarningCodes),
	/** Minutes or cents beside their limit; else how many there are. */
	value: z.int(),
	limit: z.nullable(z.int()),
});

const period = z.object({
	id,
	version: z.int(),
	month,
	/** Null: all sites. */
	siteName: z.nullable(z.string()),
	/** 0: the first one; corrections count from 1. */
	runNo: z.int(),
	state: z.enum(periodStates),
	people: z.int(),
	checked: z.int(),
	closed: z.int(),
});
export type PayrollPeriod = z.output<typeof period>;

const item = z.object({
	id,
	user: person,
	unitName: z.string(),
	month,
	runNo: z.int(),
	siteName: z.nullable(z.string()),
	state: z.enum(payrollStates),
});
export type PayrollItem = z.output<typeof item>;

/** Minutes, ten thousandths of a day, cents. */
const amounts = { minutes: z.int(), days: z.int(), cents: z.int() };

const line = z.object({
	accountId: id,
	code: z.string(),
	name: z.string(),
	/** As the program of payroll that takes the person's lines knows it, or its key of an absence; null: it has none. */
	wageType: z.nullable(z.string()),
	/** Null: charged to nobody. */
	costCentre: z.nullable(z.object({ id, code: z.string() })),
	...amounts,
	/** The same of the month before, as it was closed; null: nothing was. */
	before: z.nullable(z.object(amounts)),
});

const payroll = z.object({
	...item.shape,
	version: z.int(),
	periodId: id,
	/** Of a closed one as they were frozen; in the first run also what only the month before had. */
	lines: z.array(line),
	/**
	 * What each account counts of which day: minutes, or ten thousandths of a day; nothing of leave that is left. Of a closed one
	 * as it was, of a correction what it changes.
	 */
	days: z.array(
		z.object({
			accountId: id,
			days: z.array(z.object({ day: z.string(), amount: z.int() })),
		}),
	),
	/** Of surcharges of § 3b EStG: what is free of tax and of social insurance; kept and corrected as the days are. */
	surcharges: z.array(
		z.object({
			accountId: id,
			...{ paidCents: z.int(), taxFreeCents: z.int(), taxableCents: z.int() },
			...{ socialFreeCents: z.int(), socialLiableCents: z.int() },
		}),
	),
	/** What the month comes to, of a closed one as it was; null of what was closed before that was kept. */
	...{ actualMinutes: z.nullable(z.int()), targetMinutes: z.nullable(z.int()) },
	/** Lines that other runs of the month have brought as corrections. */
	corrections: z.int(),
	/** Without surcharges. */
	payCents: z.nullable(z.int()),
	warnings: z.array(warning),
	acknowledged: z.array(
		z.object({
			...{ code: z.enum(payrollWarningCodes), value: z.int(), reason: z.string() },
			/** By whom: her name. */
			...{ by: z.string(), at: instant },
		}),
	),
	/** Days of the month wait to be computed: figures may change in a moment. */
	isStale: z.boolean(),
});
export type Payroll = z.output<typeof payroll>;

const versioned = { id, version: z.int() };

export const contract = {
	listPayrollPeriods: endpoint("listPayrollPeriods", {
		route: "GET /api/payroll-periods",
		summary: "Periods of a month with how far they are; of people one may see",
		access: read,
		input: z.object({ month }),
		answer: z.object({ items: z.array(period) }),
	}),
	listPayrolls: endpoint("listPayrolls", {
		route: "GET /api/payrolls",
		summary: "Payrolls of people one may see; limited to the current site",
		access: read,
		input: z.object({
			month: z.optional(month),
			periodId: z.optional(id),
			states: z.optional(queryList(z.enum(payrollStates))),
			unitIds: z.optional(queryList(id)),
			...listInput(["name", "month", "unitName"]),
		}),
		answer: listAnswer(item),
	}),
	getPayroll: endpoint("getPayroll", {
		route: "GET /api/payrolls/{id}",
		summary: "A person's month as payroll counts it: lines with their days, pay and warnings",
		access: read,
		input: z.object({ id }),
		answer: payroll,
	}),
	createPayrolls: endpoint("createPayrolls", {
		route: "POST /api/payrolls",
		summary:
			"Begin the payroll of a month for people of a site or of all; those who are in it already stay",
		access: write,
		input: z.object({
			month,
			/** Null: all sites. */
			siteId: z.nullable(id),
			/** Null: everybody who is employed in the month and for whom one may. */
			userIds: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(1000))),
			chargeBy: z.enum(chargings),
			proRata: z.enum(proRatas),
		}),
		answer: z.object({ periodId: id, created: z.int() }),
		refusals: [periodOverlaps, periodClosed],
		bodyLimit: 128 * 1024,
	}),
	checkPayroll: endpoint("checkPayroll", {
		route: "POST /api/payrolls/{id}/check",
		summary: "Say that a person's month was looked at; each warning is acknowledged with a reason",
		access: write,
		input: z.object({
			...versioned,
			acknowledged: z
				.array(
					z.object({ code: z.enum(payrollWarningCodes), reason: typedLines({ min: 3, max: 500 }) }),
				)
				.check(z.maxLength(payrollWarningCodes.length)),
		}),
		answer: z.object({ version: z.int() }),
		refusals: [commonRefusals.staleVersion, warningsOpen, periodClosed],
	}),
	returnPayroll: endpoint("returnPayroll", {
		route: "POST /api/payrolls/{id}/return",
		summary:
			"Give a person's month back with a reason to who decides about her times: it is open again, and they are told",
		access: write,
		input: z.object({ ...versioned, reason: typedLines({ min: 3, max: 500 }) }),
		answer: z.object({ version: z.int(), told: z.int() }),
		refusals: [commonRefusals.staleVersion, periodClosed],
	}),
	closePayrollPeriod: endpoint("closePayrollPeriod", {
		route: "POST /api/payroll-periods/{id}/closing",
		summary:
			"Close a period by a job: the months of its people are locked and their lines frozen; who cannot be closed is told and stays",
		access: write,
		input: z.object(versioned),
		answer: z.object({ jobId: id }),
		refusals: [
			commonRefusals.staleVersion,
			periodClosed,
			periodNotChecked,
			monthRuns,
			checkedByOneself,
		],
	}),
	createPayrollCorrection: endpoint("createPayrollCorrection", {
		route: "POST /api/payroll-periods/{id}/corrections",
		summary:
			"Begin a further run of a closed period by a job, for those whose lines have changed since",
		access: write,
		input: z.object(versioned),
		answer: z.object({ jobId: id }),
		refusals: [commonRefusals.staleVersion, periodNotClosed],
	}),
} as const;
