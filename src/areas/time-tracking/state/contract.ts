import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, queryFlag, queryList, typedText } from "#kit/contract/fields.ts";

/**
 * IN, PAUSE: an entry runs. PLANNED: not here, with a shift that is still to come or to be begun. ABSENT: away today or in
 * these hours. OUT: nothing of that.
 */
export const presenceStatuses = ["IN", "PAUSE", "PLANNED", "ABSENT", "OUT"] as const;
export type PresenceStatus = (typeof presenceStatuses)[number];

const presentPerson = z.object({
	id,
	firstName: z.string(),
	lastName: z.string(),
	unitId: id,
	unitName: z.string(),
	/** Of the person's site: its times are shown in it. */
	zone: z.string(),
	status: z.enum(presenceStatuses),
	/** Begin of the shift that runs, of a pause its own begin; empty unless IN or PAUSE. */
	since: z.nullable(instant),
	/** The last end of today; empty while an entry runs, and where there is none. */
	leftAt: z.nullable(instant),
	/** What is booked now; kept back without READ on the person's times. */
	activity: z.nullable(z.object({ name: z.string(), color: z.string() })),
	/** What it is booked on; kept back like the activity. */
	project: z.nullable(z.object({ name: z.string(), nodeName: z.string() })),
	absence: z.nullable(
		z.object({
			/** Empty without READ on the person's absences. */
			kind: z.nullable(z.enum(["LEAVE", "SICK", "ABSENCE"])),
			until: civilDay,
		}),
	),
	/** Today's published shift that is not over; standby and free days are none. */
	shift: z.nullable(
		z.object({
			begin: instant,
			end: instant,
			/** It has begun, and the person has not come. */
			isLate: z.boolean(),
		}),
	),
});
export type PresentPerson = z.output<typeof presentPerson>;

const count = z.number();

export const contract = {
	listPresence: endpoint("listPresence", {
		route: "GET /api/presence",
		summary:
			"Who is here, on a pause, expected, absent or gone, among the people one may see at the current site",
		access: { key: "liveview.enabled", level: "READ" },
		input: z.object({
			/** Words of first and last name. */
			search: z.optional(typedText({ max: 200 })),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			/** Narrows the people, not the counts. */
			statuses: z.optional(queryList(z.enum(presenceStatuses), 5)),
			/** Narrows the people, not the counts: those of whom something has changed. */
			userIds: z.optional(queryList(id)),
		}),
		answer: z.object({
			/** Sorted by name. */
			people: z.array(presentPerson),
			/** Of everybody whom search and units leave. */
			counts: z.object({ IN: count, PAUSE: count, PLANNED: count, ABSENT: count, OUT: count }),
			serverTime: instant,
		}),
	}),
} as const;
