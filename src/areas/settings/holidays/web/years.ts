import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";

export function yearNow(): number {
	return dateOfDay(dayNow()).year;
}

/** Chosen from, not typed: a number would get a point for its thousands. */
export function yearOptions(from: number, to: number) {
	return Array.from({ length: to - from + 1 }, (_, nth) => {
		const value = String(from + nth);
		return { value, label: value };
	});
}
