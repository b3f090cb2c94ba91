import { weekdayOf } from "../time/iso-week.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import { sickPayLawOn } from "./leave-law.ts";

/**
 * When a certificate is due (§ 5 (1) EFZG): the next day from Monday to Friday that is no holiday, once the sickness
 * lasts longer than the law allows without one. Null: it does not.
 *
 * @param afterDays calendar days without one, where a company demands it earlier
 */
export function certificateDue(
	{ from, to }: DayRange,
	isHoliday: (day: LocalDay) => boolean,
	afterDays = sickPayLawOn(from).certificateAfterDays,
): LocalDay | null {
	if (to - from + 1 <= afterDays) return null;
	let day = (from + afterDays) as LocalDay;
	while (weekdayOf(day) > 5 || isHoliday(day)) day = (day + 1) as LocalDay;
	return day;
}
