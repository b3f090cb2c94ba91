import { weekdayOf } from "../../time/iso-week.ts";
import type { CheckedDay } from "../checked-day.ts";
import { hasWorkOnDay } from "../has-work-on-day.ts";

const sunday = 7;

/** Work on a Sunday from 0 to 24 h, § 9 (1) ArbZG, § 17 JArbSchG; told of the Sunday, whichever day the shift is of. */
export function sundayWork(checked: CheckedDay) {
	if (checked.isExempt || weekdayOf(checked.day) !== sunday) return null;
	if (!hasWorkOnDay(checked)) return null;
	return { code: "SUNDAY_WORK", severity: "WARNING" } as const;
}
