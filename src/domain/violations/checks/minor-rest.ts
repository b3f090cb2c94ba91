import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";
import { missingRest } from "../missing-rest.ts";

/** Less than twelve hours of free time for the young, § 13 JArbSchG; told of the later day. */
export function minorRest({ limits }: CheckedDay, { restBeforeMinutes }: ArbzgFigures) {
	if (limits.law !== "JARBSCHG") return null;
	const rest = missingRest(restBeforeMinutes, limits.restMinutes);
	if (rest === null) return null;
	return { code: "MINOR_REST", severity: "ERROR", ...rest } as const;
}
