import * as z from "zod/mini";
import { type CivilDate, dateOfDay } from "../../time/civil-date.ts";
import type { CalendarCondition } from "../condition.ts";
import { minuteOfWallTime } from "./wall-time.ts";

const type = "DATE_TIME_RANGE" as const;

const pattern =
	/^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))T(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Month, day and time of every year, e.g. "12-24T14:00". */
const yearlyTime = z.string().check(z.regex(pattern));

const settings = z.strictObject({
	type: z.literal(type),
	from: yearlyTime,
	/** Not included; before `from`: in the next year. The same as `from`: the whole year. */
	to: yearlyTime,
});

/** Minutes of a stretch of each year. Example: 12-31T14:00 to 01-01T00:00 → the afternoon of New Year's Eve. */
export const dateTimeRange = {
	type,
	settings,
	prepare(given: z.infer<typeof settings>): CalendarCondition {
		const from = readYearly(given.from);
		const to = readYearly(given.to);
		return {
			on: "CALENDAR",
			edges: [from.minute, to.minute],
			holds(day, minute) {
				const at = orderOf(dateOfDay(day), minute);
				return from.order < to.order
					? at >= from.order && at < to.order
					: at >= from.order || at < to.order;
			},
		};
	},
};

function readYearly(text: string): { order: number; minute: number } {
	const [month, day] = text.slice(0, 5).split("-").map(Number);
	const minute = minuteOfWallTime(text.slice(6));
	const date = { month: month as number, day: day as number };
	return { order: orderOf(date, minute), minute };
}

/** Rises with the time of the year; 31 days a month leave gaps, which do no harm. */
function orderOf({ month, day }: Omit<CivilDate, "year">, minute: number): number {
	return (month * 31 + day) * 1440 + minute;
}
