import { mondayOf } from "#domain/time/iso-week.ts";
import { addMonths } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

const steps: Readonly<Record<string, (day: LocalDay) => number>> = {
	ArrowLeft: (day) => day - 1,
	ArrowRight: (day) => day + 1,
	ArrowUp: (day) => day - 7,
	ArrowDown: (day) => day + 7,
	Home: (day) => mondayOf(day),
	End: (day) => mondayOf(day) + 6,
	PageUp: (day) => addMonths(day, -1),
	PageDown: (day) => addMonths(day, 1),
};

/** The day a key leads to, maybe of another month; undefined for keys that lead nowhere. */
export function moveInMonth(key: string, day: LocalDay): LocalDay | undefined {
	return steps[key]?.(day) as LocalDay | undefined;
}
