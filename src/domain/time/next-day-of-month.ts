import { dateOfDay, dayOfDate } from "./civil-date.ts";
import { addMonths } from "./month.ts";
import type { LocalDay } from "./quantities.ts";

/** The first day after another that bears a number which every month has. Example: 2026-11-21, 5 → 2026-12-05 */
export function nextDayOfMonth(after: LocalDay, dayOfMonth: number): LocalDay {
	const { year, month } = dateOfDay(after);
	const ofMonth = dayOfDate({ year, month, day: dayOfMonth });
	return ofMonth > after ? ofMonth : addMonths(ofMonth, 1);
}
