import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";

const firstOf = (month: string) => dayOfIso(`${month}-01`);

/** The month it is now where the person is. Example: "2026-11" */
export function thisMonth(): string {
	return isoOfDay(dayNow()).slice(0, 7);
}

/** Example: "2026-11", 2 → "2027-01" */
export function monthAfter(month: string, by: number): string {
	return isoOfDay(addMonths(firstOf(month), by)).slice(0, 7);
}

/** The first month that can be chosen. */
export const firstMonth = "2020-01";

/** The last one: a year ahead. */
export function lastMonth(): string {
	return monthAfter(thisMonth(), 12);
}
