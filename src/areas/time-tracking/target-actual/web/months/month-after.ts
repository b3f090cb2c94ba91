import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { parseSearchText } from "#kit/web/router/search-text.ts";
import { month as schema } from "../../contract/month.ts";

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

/** The month that the address names, the present one where it names none that is open. */
export function monthOfAddress(): string {
	const { month = "" } = parseSearchText(location.search);
	const isOpen = schema.safeParse(month).success && month >= firstMonth && month <= lastMonth();
	return isOpen ? month : thisMonth();
}
