import * as z from "zod/mini";
import { amount } from "#areas/absences/leave-accounts/contract/amount.ts";
import {
	absenceFields,
	dayPart,
	dayQuantity,
} from "#areas/absences/requests/contract/absence-answer.ts";
import {
	absenceActivityOnly,
	absenceFaultRefusals,
} from "#areas/absences/requests/contract/refusals.ts";
import { activityArchived, activityNotFound } from "#areas/time-tracking/bookings/contract.ts";
import { leftOutReasons } from "#domain/absences/company-day.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, lastOf, nothing, typedLines } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";
import { ruleViolation } from "#kit/contract/rule-violation.ts";

/** So many people get theirs with the request; more of them by a job. */
export const createdAtOnce = 62;
/** A shutdown lasts weeks, not months. */
export const mostCompanyDays = 62;
/** So many people are shown before, those with something to be known first. */
export const mostShown = 500;
const mostNamed = 2000;
const mostUnits = 100;
const mostListed = 200;

export const companyDayWithoutPeople = refusal("RuleViolation", "COMPANY_DAY_WITHOUT_PEOPLE");
export const companyDayTooLong = refusal("RuleViolation", "COMPANY_DAY_TOO_LONG");
/** Nobody is ill together, and hours are nobody's day. */
export const companyDayKindUnfit = refusal("InvalidAction", "COMPANY_DAY_KIND_UNFIT");
/** Nobody would get one. */
export const companyDayEmpty = refusal("RuleViolation", "COMPANY_DAY_EMPTY");
/** `facts.people` names those whose month is closed, each with her month. */
export const companyDayClosed = refusal("RuleViolation", "COMPANY_DAY_CLOSED");
/** It is still being created, or was taken back already. */
export const companyDayBusy = refusal("InvalidAction", "COMPANY_DAY_BUSY");

const { activityId, from, fromPart, toPart } = absenceFields;
const people = z._default(z.array(id).check(z.maxLength(mostNamed)), []);

export const companyDayFields = {
	userIds: people,
	/** Everybody of these units, and of those below; who comes to them later gets hers then. */
	unitIds: z._default(z.array(id).check(z.maxLength(mostUnits)), []),
	activityId,
	from,
	to: lastOf(civilDay, "from", { days: mostCompanyDays }),
	fromPart,
	toPart,
	reason: z._default(z.nullable(typedLines()), null),
	/** What becomes of those whose rules it breaks: left out, or created with older absences giving way. */
	onViolation: z._default(z.enum(["SKIP", "CREATE"]), "SKIP"),
	/** Left out by name. */
	skipped: people,
	/** Created by name, whatever it breaks that may be put aside. */
	forced: people,
};

const named = { userId: id, firstName: z.string(), lastName: z.string() };

/** What becomes of one person. */
const companyDayLine = z.object({
	...named,
	/** Of hers: who enters in the middle gets the rest. */
	from: civilDay,
	to: civilDay,
	cost: dayQuantity,
	/** What is left of her account; null where it is taken from none. */
	account: z.nullable(
		z.array(
			z.object({
				year: z.int(),
				/** Null where nobody has set up an account. */
				before: z.nullable(amount),
				after: z.nullable(amount),
			}),
		),
	),
	violations: z.array(ruleViolation),
	/** Why she is left out; null: she gets hers. */
	leftOut: z.nullable(z.enum(leftOutReasons)),
	/** It can be decided otherwise. */
	mayChoose: z.boolean(),
});
export type CompanyDayLine = z.output<typeof companyDayLine>;

const companyDay = z.object({
	id,
	version: z.int(),
	activityName: z.string(),
	color: z.nullable(z.string()),
	from: civilDay,
	to: civilDay,
	fromPart: dayPart,
	toPart: dayPart,
	reason: z.nullable(z.string()),
	unitNames: z.array(z.string()),
	createdAt: instant,
	createdBy: z.nullable(z.string()),
	/** False while a job creates them, and where it was ended before its time. */
	isComplete: z.boolean(),
	/** How many have got theirs, and how many were left out. */
	people: z.int(),
	leftOut: z.int(),
});
export type CompanyDay = z.output<typeof companyDay>;

const access = { key: "absences.manage", level: "FULL" } as const;

const refusals = [
	absenceFaultRefusals.ABSENCE_REVERSED,
	absenceFaultRefusals.ABSENCE_PARTS,
	absenceFaultRefusals.ABSENCE_WHOLE_DAYS,
	absenceActivityOnly,
	activityNotFound,
	activityArchived,
	companyDayWithoutPeople,
	companyDayTooLong,
	companyDayKindUnfit,
] as const;

const made = z.object({
	id,
	/** How many got theirs with the request; 0 where a job does it. */
	people: z.int(),
	leftOut: z.int(),
	jobId: z.nullable(id),
});

export const contract = {
	previewCompanyDay: endpoint("previewCompanyDay", {
		route: "POST /api/company-days/preview",
		summary:
			"What a day on which a company is away together would do to each person; nothing is kept",
		description:
			"Costs, accounts and rules as of a single request that is approved at once by who holds FULL on absences.manage. Of the people " +
			"those with something to be known come first, 500 at most; the counts are of all.",
		access,
		input: z.object(companyDayFields),
		answer: z.object({
			/** Who gets hers, who is left out, and of whom that can be decided otherwise. */
			created: z.int(),
			leftOut: z.int(),
			/** Of those who get theirs, in days. */
			cost: dayQuantity,
			createdAtOnce: z.int(),
			lines: z.array(companyDayLine),
		}),
		refusals,
	}),
	createCompanyDay: endpoint("createCompanyDay", {
		route: "POST /api/company-days",
		summary: "Be away together: an approved absence for everybody of units and for people by name",
		description:
			"Up to 62 people at once, more by a job that can be ended; what it has created until then stays and can be taken back. Once it " +
			"is through, people who enter or move into one of the units get theirs within a quarter of an hour, as long as it is not over.",
		access,
		input: z.object(companyDayFields),
		answer: made,
		refusals: [...refusals, companyDayEmpty],
	}),
	listCompanyDays: endpoint("listCompanyDays", {
		route: "GET /api/company-days",
		summary:
			"Days on which the company is away together, the latest first, those of the last two years",
		access,
		input: nothing,
		answer: z.object({ companyDays: z.array(companyDay).check(z.maxLength(mostListed)) }),
	}),
	withdrawCompanyDay: endpoint("withdrawCompanyDay", {
		route: "POST /api/company-days/{id}/withdrawal",
		summary: "Take it back: absences that it created and that still count are cancelled",
		description:
			"All or nothing: where a month of one of its people is closed, nothing is taken back and the answer names them. Absences that " +
			"had given way stay as they became.",
		access,
		input: z.object({ id, version: z.int() }),
		answer: z.object({ people: z.int(), jobId: z.nullable(id) }),
		refusals: [commonRefusals.staleVersion, companyDayClosed, companyDayBusy],
	}),
} as const;
