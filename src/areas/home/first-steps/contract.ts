import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";

/** In the order in which they are proposed; they may be done in any. */
export const stepNames = ["sites", "people", "workingTime", "rules", "firstEntry"] as const;
export type StepName = (typeof stepNames)[number];

/** Setting of a person that keeps the steps from her dashboard: true. */
export const hiddenKey = "FirstSteps.Hidden";

const count = z.int();

/** What there is so far. */
const facts = z.object({
	sites: count,
	/** Of the present year. */
	year: z.int(),
	holidays: count,
	/** Everybody in use, with the person who asks. */
	people: count,
	withSignIn: count,
	withoutMail: count,
	/** With a plan that holds today or later. */
	planned: count,
	rules: count,
});
export type StepFacts = z.output<typeof facts>;

export const contract = {
	getFirstSteps: endpoint("getFirstSteps", {
		route: "GET /api/first-steps",
		summary: "What a new company still needs before its first working day",
		access: { key: "access.defaults", level: "FULL", web: true },
		input: nothing,
		answer: z.object({
			/** The person does not want them on the dashboard. */
			isHidden: z.boolean(),
			done: z.object({
				sites: z.boolean(),
				people: z.boolean(),
				workingTime: z.boolean(),
				rules: z.boolean(),
				firstEntry: z.boolean(),
			}),
			/** Null once everything is done, and for companies that have booked for a month: nothing is counted for them. */
			facts: z.nullable(facts),
		}),
	}),
} as const;
