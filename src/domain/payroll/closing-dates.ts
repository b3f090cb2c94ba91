import { isoOfDay } from "../time/iso-day.ts";
import { weekdayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";

/** Working days after a month on which something of its payroll is due. */
interface DueDays {
	readonly cutoffDays: number;
	readonly fileDays: number;
	readonly payDays: number;
}

/** Civil days. */
export interface ClosingDates {
	readonly monthEnd: string;
	/** Until when the month is to be closed; what comes later is a correction. */
	readonly cutoff: string;
	readonly file: string;
	readonly pay: string;
}

/** When a month of payroll is due. Example: 2026-11-30 with 2, 4 and 8 → Wed 2, Fri 4 and Thu 10 December */
export function closingDates(lastDay: LocalDay, due: DueDays): ClosingDates {
	return {
		monthEnd: isoOfDay(lastDay),
		cutoff: workdayAfter(lastDay, due.cutoffDays),
		file: workdayAfter(lastDay, due.fileDays),
		pay: workdayAfter(lastDay, due.payDays),
	};
}

/** The so many-th day from Monday to Friday behind a day. */
function workdayAfter(day: LocalDay, count: number): string {
	let [at, left] = [day, count];
	while (left > 0) {
		at = (at + 1) as LocalDay;
		if (weekdayOf(at) <= 5) left -= 1;
	}
	return isoOfDay(at);
}
