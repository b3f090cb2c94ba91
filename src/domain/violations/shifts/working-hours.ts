import type { LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { Span } from "../../working-time/facts.ts";
import { spanOn } from "../../working-time/layout/local-span.ts";
import { type Worksheet, worksheetDay } from "../../working-time/layout/worksheet.ts";

/**
 * When somebody works on a day by her worksheet: within its frame, else its working time. FREE: she works at given times, and not on
 * this day. Null: her shifts say when, or nobody does.
 */
export function workingHoursOn(
	worksheet: Worksheet | null,
	day: LocalDay,
	zone: Zone,
): Span | "FREE" | null {
	if (worksheet === null || worksheet.kind === "SHIFT") return null;
	const { frameTime, workingTime, targetMinutes } = worksheetDay(worksheet, day);
	const hours = frameTime ?? workingTime;
	if (hours !== null) return spanOn(day, hours, zone);
	const hasHours = worksheet.weeks.some((week) =>
		[...week.values()].some((one) => one.frameTime !== null || one.workingTime !== null),
	);
	return targetMinutes === 0 && hasHours ? "FREE" : null;
}
