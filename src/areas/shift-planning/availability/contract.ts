import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, lastOf, nothing, queryList } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { ownKey, planKey } from "./contract/keys.ts";

export const availabilityTopic = "AVAILABILITIES";

/** A year, a leap year too. */
export const longestDays = 366;
/** Who is asked about at once. */
export const mostPeople = 500;

/** The end lies before the beginning, or too far behind it. */
export const availabilityRange = refusal("InvalidAction", "AVAILABILITY_RANGE");
/** The plan of these days is being made or is known: people themselves say nothing of them any more. */
export const availabilityClosed = refusal("InvalidAction", "AVAILABILITY_CLOSED");

const wish = z.nullable(z.int().check(z.gte(1), z.lte(3)));

const availability = z.object({
	id,
	version: z.int(),
	userId: id,
	begin: instant,
	end: instant,
	available: z.boolean(),
	/** 1 to 3: a wish, and how much it weighs; null: it is so. */
	wish,
});
export type Availability = z.output<typeof availability>;

export const contract = {
	listAvailabilities: endpoint("listAvailabilities", {
		route: "GET /api/availabilities",
		summary:
			"When people said that they can come, or cannot, and what they wish for; one's own where nobody is named",
		description: "Of others with shiftplan.manage READ; who may not be read is left out.",
		access: { signedIn: true },
		input: z.object({
			from: civilDay,
			to: lastOf(civilDay, "from", { days: longestDays }),
			userIds: z.optional(queryList(id, mostPeople)),
		}),
		answer: z.object({
			items: z.array(availability),
			/** The first day of which the reader herself may still say something; null: any. */
			openFrom: z.nullable(civilDay),
		}),
		refusals: [availabilityRange],
	}),
	setAvailability: endpoint("setAvailability", {
		route: "PUT /api/availabilities",
		summary:
			"Say that somebody can come in a stretch of time, or cannot, or nothing of it any more",
		description:
			"What was said of the stretch before gives way; what touches it and says the same becomes one with it. One's own takes " +
			"shiftplan.availabilities.own.manage, that of others shiftplan.manage.",
		access: { key: planKey, level: "WRITE", orKey: ownKey },
		input: z.object({
			userId: id,
			begin: instant,
			end: lastOf(instant, "begin", { days: longestDays }),
			/** Null: nothing is said. */
			available: z.nullable(z.boolean()),
			wish: z._default(wish, null),
		}),
		answer: nothing,
		refusals: [availabilityRange, availabilityClosed],
	}),
} as const;
