import * as z from "zod/mini";
import { longestDays } from "#domain/appointments/occurrences.ts";
import { recurrenceTypes } from "#domain/appointments/recurrence.ts";
import { civilDay, id, lastOf, typedLines, typedText } from "#kit/contract/fields.ts";

export const mostParticipants = 100;
const lastMinute = 1439;

const minutes = z.nullable(z.int().check(z.gte(0), z.lte(lastMinute)));

/** In the zone of whom it is: days, and minutes of the wall clock; without minutes it takes whole days. */
export const whenFields = {
	from: civilDay,
	to: lastOf(civilDay, "from", { days: longestDays }),
	beginMinutes: minutes,
	endMinutes: minutes,
};

export const contentFields = {
	title: typedText({ min: 1, max: 200 }),
	location: z._default(z.nullable(typedText({ max: 200 })), null),
	description: z._default(z.nullable(typedLines()), null),
	/** A kind of class APPOINTMENT. */
	activityId: z._default(z.nullable(id), null),
};

export const valueFields = { ...contentFields, ...whenFields };

export const participantIds = z._default(z.array(id).check(z.maxLength(mostParticipants)), []);

const place = z.int().check(z.refine((nth) => nth === -1 || (nth >= 1 && nth <= 5)));

/** How a series comes again; its first day is the first one from `from` on, on which the rule falls. */
export const recurrence = z.object({
	type: z.enum(recurrenceTypes),
	/** Every how manieth day, week, month or year. */
	interval: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
	/** 1 = Monday. WEEKLY: on which; MONTHLY and YEARLY: among which `nth` counts. */
	weekdays: z._default(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)), []),
	/** MONTHLY and YEARLY: the how manieth of the weekdays in the month, -1 the last; null: the day of the month. */
	nth: z._default(z.nullable(place), null),
	/** The last day; with neither it goes on without end. */
	until: z._default(z.nullable(civilDay), null),
	/** How many times, those that were left out among them. */
	count: z._default(z.nullable(z.int().check(z.gte(1), z.lte(999))), null),
});
export type GivenRecurrence = z.output<typeof recurrence>;

/** Whose it is: a person's or a unit's; with neither one's own. */
export const ownerFields = {
	userId: z._default(z.nullable(id), null),
	unitId: z._default(z.nullable(id), null),
};
