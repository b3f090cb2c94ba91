import { weekdayOf } from "../../time/iso-week.ts";
import { windowMinutes } from "../arbzg-figures.ts";
import type { CheckedDay, RecordedShift } from "../checked-day.ts";
import { isWork } from "../shift-figures.ts";

const sunday = 7;

/** Work on a Sunday from 0 to 24 h, § 9 (1) ArbZG, § 17 JArbSchG; reported on the Sunday, whichever day the shift is of. */
export function sundayWork(checked: CheckedDay) {
	if (checked.isExempt || weekdayOf(checked.day) !== sunday) return null;
	if (!hasWorkOnDay(checked)) return null;
	return { code: "SUNDAY_WORK", severity: "WARNING" } as const;
}

/** Work on a public holiday from 0 to 24 h, § 9 (1) ArbZG, § 18 JArbSchG; reported on the holiday. */
export function holidayWork(checked: CheckedDay) {
	if (checked.isExempt || !checked.isPublicHoliday) return null;
	if (!hasWorkOnDay(checked)) return null;
	return { code: "HOLIDAY_WORK", severity: "WARNING" } as const;
}

const sundays = { from: 3 * 1440, to: 4 * 1440, every: 7 * 1440 };

/** Work of the day's shifts on Sundays, of one that began on a Saturday too. */
export function sundayMinutes(checked: Pick<CheckedDay, "shifts" | "zone">): number {
	return windowMinutes(checked, sundays);
}

/** Whether any work lies on the calendar day, of its own shifts or of one begun before. */
function hasWorkOnDay({ shifts, earlierShift, bounds }: CheckedDay): boolean {
	const touches = ({ pieces }: RecordedShift) =>
		pieces.some((piece) => isWork(piece) && piece.begin < bounds.end && piece.end > bounds.begin);
	return (earlierShift !== null && touches(earlierShift)) || shifts.some(touches);
}
