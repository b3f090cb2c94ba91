import * as z from "zod/mini";
import { weekdayOf } from "../../time/iso-week.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { CalendarCondition } from "../condition.ts";
import { dayOffset } from "./day-offset.ts";

const type = "WEEKDAY" as const;

const settings = z.strictObject({
	type: z.literal(type),
	/** 1 = Monday to 7 = Sunday. */
	weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
	dayOffset,
});

/** Minutes on some days of the week. Example: [7] with offset −1 → all Monday. */
export const weekday = {
	type,
	settings,
	prepare(given: z.infer<typeof settings>): CalendarCondition {
		const { weekdays } = given;
		const offset = given.dayOffset ?? 0;
		return {
			on: "CALENDAR",
			edges: [],
			holds: (day) => weekdays.includes(weekdayOf((day + offset) as LocalDay)),
		};
	},
};
