import * as z from "zod/mini";
import { holidayKinds } from "../../holidays/holiday-facts.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { CalendarCondition } from "../condition.ts";
import { dayOffset } from "./day-offset.ts";

const type = "HOLIDAY" as const;

const settings = z.strictObject({
	type: z.literal(type),
	/** Share of the day that must be free at least. None or null: half a day; a day merely written down is no holiday. */
	minFactor: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1)))),
	/** None or null: of any kind. */
	kind: z.optional(z.nullable(z.enum(holidayKinds))),
	dayOffset,
});

const halfDay = 0.5;

/** Minutes on a holiday at the place of work. Example: PUBLIC with offset −1 → all of 4 October. */
export const holiday = {
	type,
	settings,
	prepare(given: z.infer<typeof settings>): CalendarCondition {
		const minFactor = given.minFactor ?? halfDay;
		const kind = given.kind ?? null;
		const offset = given.dayOffset ?? 0;
		return {
			on: "CALENDAR",
			edges: [],
			holds: (day, _minute, calendar) =>
				calendar
					.holidaysOn((day + offset) as LocalDay)
					.some((found) => found.factor >= minFactor && (kind === null || found.kind === kind)),
		};
	},
};
