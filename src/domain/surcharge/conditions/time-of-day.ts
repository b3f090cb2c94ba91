import * as z from "zod/mini";
import type { CalendarCondition } from "../condition.ts";
import { minuteOfWallTime, wallTime } from "./wall-time.ts";

const type = "TIME_OF_DAY" as const;

const settings = z.strictObject({
	type: z.literal(type),
	from: wallTime,
	/** Not included; before `from`: on the next day. The same as `from`: the whole day. */
	to: wallTime,
});

/**
 * Minutes between two times on the wall clock, wherever they lie; on the night of the change each hour that is shown
 * twice counts twice. Example: 20:00 to 06:00 → 22:00 and 05:59 meet it, 06:00 does not.
 */
export const timeOfDay = {
	type,
	settings,
	prepare(given: z.infer<typeof settings>): CalendarCondition {
		const from = minuteOfWallTime(given.from) % 1440;
		const to = minuteOfWallTime(given.to) % 1440;
		return {
			on: "CALENDAR",
			edges: [from, to],
			holds: (_day, minute) =>
				from < to ? minute >= from && minute < to : minute >= from || minute < to,
		};
	},
};
