import type { CheckedDay } from "../checked-day.ts";
import { hasWorkOnDay } from "../has-work-on-day.ts";

/** Work on a public holiday from 0 to 24 h, § 9 (1) ArbZG, § 18 JArbSchG; told of the holiday. */
export function holidayWork(checked: CheckedDay) {
	if (checked.isExempt || !checked.isPublicHoliday) return null;
	if (!hasWorkOnDay(checked)) return null;
	return { code: "HOLIDAY_WORK", severity: "WARNING" } as const;
}
