import * as z from "zod/mini";
import { customChange } from "#areas/settings/custom-fields/contract/values.ts";
import { longestShift, mostPauses } from "#domain/shifts/shift-times.ts";
import { civilDay, id } from "#kit/contract/fields.ts";

const day = 1440;
/** A night of the change may have an hour more by the clock than in fact. */
const latest = day + longestShift + 60;

const minute = z.int().check(z.gte(0), z.lte(latest));

export const shiftTimes = {
	/** On which it begins. */
	day: civilDay,
	/** Minutes on the wall clock of the workspace's site, from the midnight the day begins with. */
	beginMinute: z.int().check(z.gte(0), z.lt(day)),
	/** Beyond 1440 where it passes midnight. */
	endMinute: minute,
	/** Up to two, within it. */
	pauses: z
		.array(z.object({ minute, minutes: z.int().check(z.gte(1), z.lte(480)) }))
		.check(z.maxLength(mostPauses)),
} as const;

/** What of a shift is said. */
export const shiftValues = z.object({
	...shiftTimes,
	workspaceId: id,
	/** A kind of shift. */
	activityId: id,
	/** Null: open. */
	userId: z.nullable(id),
	customerId: z.nullable(id),
	/** Shifts planned together, of several people. */
	groupId: z.nullable(id),
});
export type ShiftValues = z.output<typeof shiftValues>;

/** What is not said stays as it is, or as it is of what is copied; of a new shift only the last two may be missing. */
export const changedValues = z.extend(z.partial(shiftValues), {
	/** Values of custom fields. */
	custom: z.optional(customChange),
});
