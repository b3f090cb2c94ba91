import * as z from "zod/mini";
import { clockClasses } from "#domain/working-time/timeline/time-class.ts";
import { type AnswerOf, endpoint } from "#kit/contract/endpoint.ts";
import { id } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";
import { activityAnswer } from "./activity-answer.ts";

/** One of the company's activities as it is for a person. */
const bookable = z.object({
	...activityAnswer.shape,
	classType: z.enum(clockClasses),
	isEnabled: z.boolean(),
	/** The company's default of its class. */
	isCompanyDefault: z.boolean(),
	/** Whether the person may book it. */
	isAllowed: z.boolean(),
	/** The person's own default of its class; the company's holds where she has none. */
	isDefault: z.boolean(),
});
export type BookableActivity = z.output<typeof bookable>;

/** Nobody books those by a clock: absences, shifts, appointments. */
export const overrideNotBookable = refusal("InvalidAction", "ACTIVITY_OVERRIDE_NOT_BOOKABLE");
/** What is withheld from a person, or archived, cannot be her default. */
export const overrideDefaultUnusable = refusal(
	"RuleViolation",
	"ACTIVITY_OVERRIDE_DEFAULT_UNUSABLE",
);
export const overrideDefaultTwice = refusal("RuleViolation", "ACTIVITY_OVERRIDE_DEFAULT_TWICE");
/** Clocks need one kind of work and one of pause at least. */
export const overrideNothingLeft = refusal("RuleViolation", "ACTIVITY_OVERRIDE_NOTHING_LEFT");

const key = "activities.manage";
/** Counts the changes of all of a person's overrides; 0 where she never had any. */
const version = z.int();

export const overrides = {
	getActivityOverrides: endpoint("getActivityOverrides", {
		route: "GET /api/users/{userId}/activity-overrides",
		summary:
			"Which activities a person may book, and which are her defaults; archived ones only where something is said of them",
		access: { key, level: "READ" },
		input: z.object({ userId: id }),
		answer: z.object({
			userId: id,
			version,
			/** By class and name. */
			activities: z.array(bookable),
		}),
	}),
	putActivityOverrides: endpoint("putActivityOverrides", {
		route: "PUT /api/users/{userId}/activity-overrides",
		summary:
			"Say what differs for a person; of activities that are not named the company's rules hold",
		access: { key, level: "WRITE" },
		input: z.object({
			userId: id,
			version,
			overrides: z
				.array(z.object({ activityId: id, isAllowed: z.boolean(), isDefault: z.boolean() }))
				.check(z.maxLength(500)),
		}),
		answer: z.object({ version }),
		refusals: [
			overrideNotBookable,
			overrideDefaultUnusable,
			overrideDefaultTwice,
			overrideNothingLeft,
			commonRefusals.staleVersion,
		],
	}),
} as const;

export type ActivityOverrides = AnswerOf<typeof overrides.getActivityOverrides>;
