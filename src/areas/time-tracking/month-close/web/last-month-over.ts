import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";

/** The last month that is over. Example: 2026-10 */
export function lastMonthOver(): string {
	return isoOfDay(addMonths(dayNow(), -1)).slice(0, 7);
}
