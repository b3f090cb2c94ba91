import * as z from "zod/mini";
import { customInvalid } from "#areas/settings/custom-fields/contract/values.ts";
import { reasonFields } from "#areas/time-tracking/approvals/contract/matter-contract.ts";
import { rulesViolated } from "#areas/time-tracking/approvals/contract/refusals.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, lastOf } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { accepting, ruleViolation } from "#kit/contract/rule-violation.ts";
import { endBeforeBegin } from "./refusals.ts";
import { customFields } from "./tracking-answer.ts";

/** So many entries are created with the request; more of them by a job. */
export const createdAtOnce = 62;
/** So many people times days can be created by one request. */
export const mostLines = 2000;
const mostPeople = 500;
export const seriesDays = 366;

export const nobodyChosen = refusal("RuleViolation", "SERIES_WITHOUT_PEOPLE");
/** The last day lies before the first, or more than a year after it. */
export const seriesRange = refusal("RuleViolation", "SERIES_RANGE");
export const tooManyLines = refusal("RuleViolation", "SERIES_TOO_LONG");
/** No day is left on which anything would be created. */
export const seriesEmpty = refusal("RuleViolation", "SERIES_EMPTY");
/** Nothing was created; `facts.lines` names those that cannot be. */
export const seriesFaulty = refusal("RuleViolation", "SERIES_FAULTY");

const seriesLine = { userId: id, day: civilDay };

/** Tells the lines of a series apart. */
export const lineKey = ({ userId, day }: Readonly<Record<"userId" | "day", string>>): string =>
	`${userId} ${day}`;

const wanted = {
	userIds: z._default(z.array(id).check(z.maxLength(mostPeople)), []),
	/** Everybody of these units, and of those below, for whom one may enter time. */
	unitIds: z._default(z.array(id).check(z.maxLength(100)), []),
	from: civilDay,
	to: lastOf(civilDay, "from", { days: seriesDays }),
	/** 1 = Monday to 7 = Sunday. */
	weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
	/** Minutes of the wall clock at each person's site, beyond 1440 on the next day; null: as each is planned for. */
	times: z.nullable(
		z.object({
			begin: z.int().check(z.gte(0), z.lte(1439)),
			end: z.int().check(z.gte(1), z.lte(2879)),
		}),
	),
	activityId: id,
	projectNodeId: z._default(z.nullable(id), null),
	state: z._default(z.enum(["PLANNED", "REQUESTED", "APPROVED"]), "REQUESTED"),
	...reasonFields,
};

/** One entry of the series. */
const plannedLine = z.object({
	...seriesLine,
	user: z.object({ firstName: z.string(), lastName: z.string() }),
	begin: instant,
	end: instant,
	zone: z.string(),
	/** The code of why it cannot be created; null where it can. */
	fault: z.nullable(z.string()),
	/** What has to be accepted for it. */
	violations: z.array(ruleViolation),
});
export type PlannedLine = z.output<typeof plannedLine>;

const seriesRefusals = [
	nobodyChosen,
	seriesRange,
	tooManyLines,
	seriesEmpty,
	endBeforeBegin,
] as const;

export const seriesContract = {
	previewTimeTrackings: endpoint("previewTimeTrackings", {
		route: "POST /api/time-tracking-series/preview",
		summary: "The entries that a series would create, with what stands against each",
		access: { signedIn: true },
		input: z.object(wanted),
		answer: z.object({ lines: z.array(plannedLine), createdAtOnce: z.int() }),
		refusals: seriesRefusals,
	}),
	requestTimeTrackings: endpoint("requestTimeTrackings", {
		route: "POST /api/time-tracking-series",
		summary: "Enter time for several people and days",
		access: { signedIn: true },
		input: z.object({
			...wanted,
			...customFields,
			/** Dates that are left out. */
			skipped: z._default(z.array(z.object(seriesLine)).check(z.maxLength(mostLines)), []),
			/** Create nothing where one of them cannot be, or only those that can. */
			onFault: z._default(z.enum(["NOTHING", "VALID_ONLY"]), "NOTHING"),
			...accepting,
		}),
		answer: z.object({
			/** With a job: as many as it is going to create. */
			created: z.int(),
			/** Those that were left out, with the code of why. */
			left: z.array(z.object({ ...seriesLine, fault: z.string() })),
			/** Creates them where they are many. */
			jobId: z.nullable(id),
		}),
		refusals: [...seriesRefusals, seriesFaulty, rulesViolated, customInvalid],
	}),
} as const;
