import { type CoverSum, coverOfDays, coverOfHours } from "#domain/shifts/templates/cover-demand.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { TimelineCoverage } from "#kit/ui/timeline/timeline-given.ts";
import type { texts } from "../../text.ts";
import type { PlanCover } from "./read-demand.ts";

/** How many are planned on each day and in each of its hours, of how many that are needed, and how many lack. */
export function coverageOf(
	{ pieces }: PlanCover,
	{ from, to }: DayRange,
	{ byHours, t }: { readonly byHours: boolean; readonly t: Words<typeof texts> },
): TimelineCoverage {
	const sums = coverOfDays(pieces);
	const days = Array.from({ length: to - from + 1 }, (_, nth) => (from + nth) as LocalDay);
	return {
		...{ title: t.coverage, note: t.ofDemand, look: "ratio", shortTitle: t.belowDemand },
		days: days.map((day) => told(day, sums.get(day) ?? nothing)),
		...(byHours && {
			hours: days.flatMap((day) =>
				coverOfHours(pieces, day).map((sum, hour) => ({ ...told(day, sum), hour })),
			),
		}),
	};
}

const nothing: CoverSum = { staffed: 0, needed: 0, missing: 0 };

/** Where nobody is needed there is nothing to measure by. */
const told = (day: LocalDay, { staffed, needed, missing }: CoverSum) => ({
	...{ day, count: staffed, missing },
	...(needed > 0 && { needed }),
});
