import { mostMonths } from "#areas/time-tracking/target-actual/contract/ranges.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";

export interface Months {
	/** Example: 2026-11 */
	readonly from: string;
	readonly to: string;
}

const place = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;

/** How many there are, both ends among them. */
export function countOf({ from, to }: Months): number {
	return place(to) - place(from) + 1;
}

/** The present month and the two before it. */
export function usualMonths(): Months {
	const today = dayNow();
	const written = (back: number) => isoOfDay(addMonths(today, -back)).slice(0, 7);
	return { from: written(2), to: written(0) };
}

/** Another first or last month takes the other one along where they would be backwards or too far apart. */
export function movedMonths(months: Months, moved: Partial<Months>): Months {
	const { from, to } = { ...months, ...moved };
	const [first, last] = [place(from), place(to)];
	if (moved.from !== undefined)
		return { from, to: monthAt(Math.min(Math.max(first, last), first + mostMonths - 1)) };
	return { from: monthAt(Math.max(Math.min(first, last), last - mostMonths + 1)), to };
}
